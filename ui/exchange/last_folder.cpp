#include "ui/exchange/last_folder.h"

#include <QDir>
#include <QSettings>
#include <QStandardPaths>

namespace stemdesk::ui {

QString lastFolder(const QSettings &settings, const QString &key)
{
    for (const QString &folder :
         {settings.value(key).toString(), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (!folder.isEmpty() && QDir(folder).exists())
            return folder;
    }
    return QDir::homePath();
}

} // namespace stemdesk::ui
