#pragma once

#include "core/storage/clients/invoice_store.h"

namespace stemdesk {

/// The invoice with all that its row keeps.
Result<Invoice> wholeInvoice(const StoredInvoice &stored);
Result<QList<Invoice>> wholeInvoices(const QList<StoredInvoice> &stored);

} // namespace stemdesk
