#pragma once

#include "core/documents/stationery_pages.h"
#include "core/domain/tasks/work_sheets.h"

namespace stemdesk {

/// The event's stops one after the other, each with what is loaded or taken back to be ticked.
EventText runSheetText(const RunSheet &sheet, const Stationery &stationery);

} // namespace stemdesk
