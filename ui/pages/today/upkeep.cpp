#include "ui/pages/today/upkeep.h"

#include "core/base/day.h"
#include "core/services/backup/backup_service.h"
#include "core/services/services.h"
#include "core/services/today_service.h"
#include "ui/words/backup_words.h"

#include <QCoreApplication>

#include <algorithm>

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

namespace {

constexpr int kRowsAtOnce = 500;

Status countShort(ShopServices &services, QDate today, WorkroomUpkeep &upkeep)
{
    PageRequest request{.limit = kRowsAtOnce};
    do {
        const auto page = TRY(services.hire.list({.days = {today, plusDays(today, kComingDays)}}, request));
        upkeep.shortThings += int(std::ranges::count_if(page.rows, [](const HireRow &row) {
            return std::ranges::any_of(row.days, [](const HireDay &day) { return day.availableUnits < 0; });
        }));
        request.after = page.next;
    } while (request.after);
    return {};
}

} // namespace

Result<WorkroomUpkeep> readWorkroom(ShopServices &services, QDate today)
{
    WorkroomUpkeep upkeep;
    TRY(countShort(services, today, upkeep));
    upkeep.lateTasks = TRY(services.tasks.late(today, 0)).count;
    upkeep.openTasks = int(TRY(services.tasks.open(today, today)).size());
    const OpenClaims claims = TRY(services.savedOrders.openClaims());
    upkeep.claims = claims;
    return upkeep;
}

} // namespace stemdesk::ui
