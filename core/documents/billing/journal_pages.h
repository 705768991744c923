#pragma once

#include "core/documents/layout/stationery_pages.h"
#include "core/domain/billing/journal.h"

#include <QList>

namespace stemdesk {

struct Shop;

/// The journal of invoices and payments on the shop's paper, for auditors.
class JournalPages : public StationeryPages {
public:
    JournalPages(const QList<JournalEntry> &entries, const Shop &shop, QPageSize::PageSizeId size);
};

} // namespace stemdesk
