#pragma once

#include "core/documents/stationery_pages.h"
#include "core/domain/tasks/work_sheets.h"

namespace stemdesk {

/// The event's stops in order, each with checklists of what is loaded or taken back.
EventText runSheetText(const RunSheet &sheet, const Stationery &stationery);

} // namespace stemdesk
