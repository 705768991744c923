#include "ui/pages/today/backup_upkeep.h"

#include "core/services/backup/backup_service.h"
#include "ui/words/backup_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>

namespace stemdesk::ui {

namespace {

constexpr int kOldDays = 7;

struct UpkeepWords {
    Q_DECLARE_TR_FUNCTIONS(UpkeepWords)
};

int daysSince(Instant at, Instant now)
{
    return int((now - at) / std::chrono::milliseconds(std::chrono::hours(24)).count());
}

} // namespace

QString backupTrouble(const BackupService &backups, Instant now)
{
    const auto problem = backups.problem();
    if (problem && problem->code == "not_restorable") // A backup was made, but could not be restored.
        return BackupWords::refusal(*problem);
    if (problem)
        return UpkeepWords::tr("No backup could be made. %1").arg(BackupWords::refusal(*problem));
    const QList<BackupFile> files = backups.list();
    const auto newest = std::ranges::find(files, true, &BackupFile::isWhole);
    if (newest == files.end())
        return {}; // There will be one soon; without automatic backups, that was the user's choice.
    const int days = daysSince(newest->at, now);
    return days >= kOldDays ? UpkeepWords::tr("The last backup is %n day(s) old.", nullptr, days) : QString();
}

} // namespace stemdesk::ui
