#pragma once

#include "core/domain/clients/invoice.h"

namespace stemdesk {

// How an invoice is kept: all but its id, its number, its event and what it has to do with other invoices. Amounts are
// in minor units.

QByteArray invoiceText(const Invoice &invoice);
/// Into an invoice that has the rest.
Result<Invoice> invoiceFrom(Invoice invoice, const QByteArray &json);

} // namespace stemdesk
