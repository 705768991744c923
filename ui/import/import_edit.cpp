#include "ui/import/import_edit.h"

#include "core/services/imports/import_service.h"
#include "core/services/services.h"
#include "ui/import/import_words.h"

#include <QCoreApplication>

#include <memory>

namespace stemdesk::ui {

namespace {

/// What undo would take back now.
struct Done {
    std::optional<ImportId> batch;
    bool isKnown = false; ///< The edit was told once that it is done.
};

} // namespace

Edit importEdit(const ImportPlan &plan, const QString &fileName, const ImportId &batch)
{
    const auto done = std::make_shared<Done>(Done{.batch = batch}); // Owned by both steps.
    const auto apply = [plan, done](ShopServices &shop) -> Status {
        if (!std::exchange(done->isKnown, true))
            return {};
        const ImportReport report = TRY(imported(
            shop, plan, {.refused = [](const RefusedRow &) {}, .watch = [](const ImportProgress &) { return true; }}));
        done->batch = report.batch;
        return report.failure ? Status(*report.failure) : Status();
    };
    const auto revert = [done](ShopServices &shop) -> Status {
        if (!done->batch)
            return {};
        const RevertReport report = TRY(shop.imports.revert(*done->batch));
        // As where anything else cannot be undone: it is said.
        return report.kept.isEmpty() ? Status() : Status(conflict("import_rows_kept", ImportWords::reverted(report)));
    };
    return {.text = QCoreApplication::translate("ImportWords", "Import %1").arg(fileName),
            .apply = apply,
            .revert = revert};
}

} // namespace stemdesk::ui
