#pragma once

#include "core/documents/stationery_pages.h"
#include "core/domain/tasks/work_sheets.h"

namespace stemdesk {

/// For each day its stems and buckets, then the recipes of each event as in the workroom's papers.
EventText productionText(const QList<ProductionSheet> &days, const Stationery &stationery);

} // namespace stemdesk
