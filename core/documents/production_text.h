#pragma once

#include "core/documents/stationery_pages.h"
#include "core/domain/tasks/work_sheets.h"

namespace stemdesk {

/// Of each day the stems and buckets, then what is made for each event, as the workroom's recipes have it.
EventText productionText(const QList<ProductionSheet> &days, const Stationery &stationery);

} // namespace stemdesk
