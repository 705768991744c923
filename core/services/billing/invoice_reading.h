#pragma once

#include "core/domain/page.h"
#include "core/storage/billing/invoice_store.h"

namespace stemdesk {

/// The invoice with everything that its row stores.
Result<Invoice> wholeInvoice(const StoredInvoice &stored);
Result<QList<Invoice>> wholeInvoices(const QList<StoredInvoice> &stored);
/// The same, for those that can be read.
Page<Invoice> readableInvoices(const QList<StoredInvoice> &stored);

} // namespace stemdesk
