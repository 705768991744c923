#pragma once

#include "core/domain/imports/import_batch.h"
#include "ui/import/import_plan.h"
#include "ui/undo/edits.h"

namespace stemdesk::ui {

/// An import that was done already, as a step that undo takes back as far as nobody changed its rows since, and that
/// redo does once more from the same file.
Edit importEdit(const ImportPlan &plan, const QString &fileName, const ImportId &batch);

} // namespace stemdesk::ui
