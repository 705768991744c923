#pragma once

#include "core/base/result.h"
#include "core/documents/layout/stationery_pages.h"
#include "core/domain/shops/shop.h"
#include "core/domain/tasks/work_sheets.h"

namespace stemdesk {

/// An event's run sheet: places and times, people to call, what goes into the van and what comes back.
class RunSheetPages : public StationeryPages {
public:
    RunSheetPages(const RunSheet &sheet, const Shop &shop, QPageSize::PageSizeId size);
};

/// The workroom's production sheets, with stems in buckets and without costs. Each day begins a page.
class ProductionPages : public StationeryPages {
public:
    ProductionPages(const QList<ProductionSheet> &days, const Shop &shop, QPageSize::PageSizeId size, Instant now);
};

// Both as PDF files, on the paper size of the shop's country. Empty if `goOn` stopped them.
Result<QByteArray> runSheetPdf(const RunSheet &sheet, const Shop &shop, const DocumentPages::GoOn &goOn = {});
Result<QByteArray> productionPdf(const ProductionSheet &sheet, const Shop &shop, Instant now,
                                 const DocumentPages::GoOn &goOn = {});

} // namespace stemdesk
