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

UpkeepBackup upkeepOf(const BackupService &backups, Instant now)
{
    const auto problem = backups.problem();
    if (problem && problem->code == "not_restorable") // A backup was made, but could not be restored.
        return {.sentence = BackupWords::refusal(*problem), .isWarning = true};
    if (problem)
        return {.sentence = UpkeepWords::tr("No backup could be made. %1").arg(BackupWords::refusal(*problem)),
                .isWarning = true};
    const QList<BackupFile> files = backups.list();
    const auto newest = std::ranges::find(files, true, &BackupFile::isWhole);
    if (newest == files.end())
        return {}; // There will be one soon; without automatic backups, that was the user's choice.
    if (const int days = daysSince(newest->at, now); days >= kOldDays)
        return {.sentence = UpkeepWords::tr("The last backup is %n day(s) old.", nullptr, days), .isWarning = true};
    return {.sentence = UpkeepWords::tr("Last backup: %1").arg(BackupWords::when(newest->at, now))};
}

} // namespace stemdesk::ui
