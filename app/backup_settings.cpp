#include "app/backup_settings.h"

#include <QDir>
#include <QSettings>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kDaily = "daily"_L1;

QString backupSettingsFile(const QString &folder)
{
    return QDir(folder).filePath(u"backups.ini"_s);
}

} // namespace

std::optional<bool> loadDailyBackups(const QString &folder)
{
    const QSettings file(backupSettingsFile(folder), QSettings::IniFormat);
    if (!file.contains(kDaily))
        return {};
    return file.value(kDaily).toBool();
}

Status saveDailyBackups(const QString &folder, bool daily)
{
    QSettings file(backupSettingsFile(folder), QSettings::IniFormat);
    file.setValue(kDaily, daily);
    file.sync();
    if (file.status() == QSettings::NoError)
        return {};
    return unavailable("storage_unavailable",
                       u"The file %1 cannot be written."_s.arg(QDir::toNativeSeparators(backupSettingsFile(folder))));
}

} // namespace stemdesk
