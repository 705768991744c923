#pragma once

#include "core/domain/imports/import_batch.h"
#include "ui/import/import_plan.h"
#include "ui/undo/edits.h"

namespace stemdesk::ui {

/// Makes an import that has already run undoable. Undo reverts rows that nobody has changed since; redo imports the
/// same file again.
Edit importEdit(const ImportPlan &plan, const QString &fileName, const ImportId &batch);

} // namespace stemdesk::ui
