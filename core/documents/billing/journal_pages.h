#pragma once

#include "core/documents/layout/stationery_pages.h"
#include "core/domain/billing/journal.h"

#include <QList>

namespace stemdesk {

struct Shop;

/// The rows that were written on some days.
struct JournalExtract {
    JournalFilter filter;
    QList<JournalRecord> records;
};

/// The journal of invoices and payments on the shop's paper, for auditors.
class JournalPages : public StationeryPages {
public:
    JournalPages(const JournalExtract &journal, const Shop &shop, QPageSize::PageSizeId size);
};

} // namespace stemdesk
