#include "ui/pages/today/backup_upkeep.h"

#include "core/services/backup/backup_service.h"
#include "ui/words/backup_words.h"

#include <QCoreApplication>

namespace stemdesk::ui {

namespace {

struct UpkeepWords {
    Q_DECLARE_TR_FUNCTIONS(UpkeepWords)
};

} // namespace

QString backupTrouble(const BackupService &backups, Instant now)
{
    const auto problem = backups.problem();
    if (problem && problem->code == "not_restorable") // A backup was made, but could not be restored.
        return BackupWords::refusal(*problem);
    if (problem)
        return UpkeepWords::tr("No backup could be made. %1").arg(BackupWords::refusal(*problem));
    return BackupWords::oldness(backups.list(), now); // Without any there will be one soon, or the user wants none.
}

} // namespace stemdesk::ui
