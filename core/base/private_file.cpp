#include "core/base/private_file.h"

#include <QFile>
#include <QSaveFile>

namespace stemdesk {

bool openPrivately(QSaveFile &file)
{
    return file.open(QSaveFile::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
}

Status writePrivately(const QString &name, const QByteArray &bytes)
{
    QSaveFile file(name);
    if (openPrivately(file) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return unavailable("file_not_written", file.errorString());
}

} // namespace stemdesk
