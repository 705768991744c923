#pragma once

#include "core/documents/stationery_pages.h"
#include "core/domain/tasks/work_sheets.h"

namespace stemdesk {

/// The day's stems and buckets, then what is made for each event, as the workroom's recipes have it.
EventText productionText(const ProductionSheet &sheet, const Stationery &stationery);

} // namespace stemdesk
