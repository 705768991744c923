#include "core/services/backup/backup_folder.h"

#include "core/base/log.h"
#include "core/services/database/database.h"
#include "core/storage/engine/durable_file.h"
#include "core/storage/sqlite/sqlite_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kTime = "yyyy-MM-ddTHHmmss"_L1;
constexpr auto kByHand = "-by-hand"_L1;

std::optional<BackupFile> backupFrom(const QFileInfo &info)
{
    static const QRegularExpression form(
        u"^stemdesk-(\\d{4}-\\d\\d-\\d\\dT\\d{6})Z(-by-hand)?(?:-(\\d{1,15}))?\\.db$"_s);
    const QRegularExpressionMatch match = form.match(info.fileName());
    if (!match.hasMatch())
        return {};
    QDateTime at = QDateTime::fromString(match.captured(1), kTime);
    at.setTimeZone(QTimeZone::utc());
    if (!at.isValid())
        return {};
    return BackupFile{.path = info.absoluteFilePath(),
                      .at = at.toMSecsSinceEpoch(),
                      .bytes = info.size(),
                      .number = match.captured(3).toLongLong(),
                      .isAutomatic = match.captured(2).isEmpty(),
                      .isWhole = looksWhole(info.absoluteFilePath())};
}

} // namespace

BackupFolder::BackupFolder(const QString &dataFolder) : m_path(QDir(dataFolder).absoluteFilePath(u"backups"_s)) {}

QList<BackupFile> BackupFolder::list() const
{
    QList<BackupFile> files;
    for (const QFileInfo &info : QDir(m_path).entryInfoList({u"stemdesk-*.db"_s}, QDir::Files)) {
        if (const auto file = backupFrom(info))
            files.append(*file);
    }
    std::ranges::stable_sort(files, std::ranges::greater(),
                             [](const BackupFile &file) { return std::pair(file.number, file.at); });
    return files;
}

std::optional<BackupFile> BackupFolder::newest() const
{
    const QList<BackupFile> files = list();
    const auto found = std::ranges::find(files, true, &BackupFile::isWhole);
    return found == files.end() ? std::nullopt : std::optional(*found);
}

Status BackupFolder::prepare() const
{
    TRY(prepareDataFolder(m_path));
    for (const QFileInfo &info : QDir(m_path).entryInfoList({u"*.part"_s}, QDir::Files))
        removeDatabase(info.absoluteFilePath());
    return {};
}

QString BackupFolder::nameFor(Instant now, bool isAutomatic) const
{
    const QList<BackupFile> files = list();
    const qint64 number = files.isEmpty() ? 1 : files.constFirst().number + 1;
    const QString time = QDateTime::fromMSecsSinceEpoch(now, QTimeZone::utc()).toString(kTime);
    return QDir(m_path).filePath(u"stemdesk-%1Z%2-%3.db"_s.arg(time, isAutomatic ? QString() : kByHand).arg(number));
}

void BackupFolder::prune() const
{
    const QList<BackupFile> files = list();
    int kept = 0;
    for (const BackupFile &file : files) {
        if (!file.isAutomatic || !file.isWhole || ++kept <= kKept)
            continue;
        if (!QFile::remove(file.path))
            qCWarning(logStorage).noquote() << "an old backup cannot be deleted:" << file.path;
    }
}

} // namespace stemdesk
