#include "ui/import/import_edit.h"

#include "core/services/imports/import_service.h"
#include "core/services/services.h"
#include "ui/import/import_words.h"

#include <QCoreApplication>

#include <memory>

namespace stemdesk::ui {

namespace {

/// The state of the import that undo would revert.
struct Done {
    std::optional<ImportId> batch;
    bool isKnown = false; ///< The edit was already reported as done.
};

} // namespace

Edit importEdit(const ImportPlan &plan, const QString &fileName, const ImportId &batch)
{
    const auto done = std::make_shared<Done>(Done{.batch = batch}); // Owned by both steps.
    const auto progress = std::make_shared<EditProgress>();
    const auto apply = [plan, done, progress](ShopServices &shop) -> Status {
        if (!std::exchange(done->isKnown, true))
            return {};
        const auto watch = [progress](const ImportProgress &now) {
            const bool isWriting = now.stage == ImportProgress::Stage::Writing;
            progress->done = isWriting ? now.done : 0;
            progress->total = now.total;
            return true;
        };
        const ImportReport report = TRY(imported(shop, plan, {.refused = [](const RefusedRow &) {}, .watch = watch}));
        done->batch = report.batch;
        return report.failure ? Status(*report.failure) : Status();
    };
    const auto revert = [done, progress](ShopServices &shop) -> Status {
        if (!done->batch)
            return {};
        const RevertReport report = TRY(shop.imports.revert(*done->batch, [progress](qint64 rows, qint64 total) {
            progress->done = rows;
            progress->total = total;
            return true;
        }));
        // Reported like anything else that cannot be undone.
        return report.kept.isEmpty() ? Status() : Status(conflict("import_rows_kept", ImportWords::reverted(report)));
    };
    return {.text = QCoreApplication::translate("ImportWords", "Import %1").arg(fileName),
            .apply = apply,
            .revert = revert,
            .progress = progress};
}

} // namespace stemdesk::ui
