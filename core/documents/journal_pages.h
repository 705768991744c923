#pragma once

#include "core/documents/stationery_pages.h"
#include "core/domain/clients/journal.h"

#include <QList>

namespace stemdesk {

struct Shop;

/// The journal of invoices and payments on the shop's paper, for auditors.
class JournalPages : public StationeryPages {
public:
    JournalPages(const QList<JournalEntry> &entries, const Shop &shop, QPageSize::PageSizeId size);
};

} // namespace stemdesk
