#pragma once

#include "core/base/result.h"
#include "core/documents/layout/document_pages.h"
#include "core/documents/layout/stationery_pages.h"
#include "core/domain/billing/balance.h"

namespace stemdesk {

struct Shop;

/// A contact's account on the shop's paper.
class StatementPages : public StationeryPages {
public:
    StatementPages(const AccountStatement &statement, const Shop &shop, QPageSize::PageSizeId size);
};

/// Empty if `goOn` stopped it.
Result<QByteArray> statementPdf(const AccountStatement &statement, const Shop &shop,
                                const DocumentPages::GoOn &goOn = {});

} // namespace stemdesk
