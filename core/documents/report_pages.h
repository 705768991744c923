#pragma once

#include "core/base/result.h"
#include "core/documents/layout/stationery_pages.h"
#include "core/domain/reports/period_report.h"
#include "core/domain/shops/shop.h"

namespace stemdesk {

/// A month or a year in figures beside the year before, for the shop and its accountant.
class ReportPages : public StationeryPages {
public:
    ReportPages(const ComparedReport &report, const Shop &shop, QPageSize::PageSizeId size);
};

/// A PDF file on the paper size of the shop's country. Empty if `goOn` stopped it.
Result<QByteArray> reportPdf(const ComparedReport &report, const Shop &shop, const DocumentPages::GoOn &goOn = {});

} // namespace stemdesk
