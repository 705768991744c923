#pragma once

#include "core/domain/billing/invoice.h"

namespace stemdesk {

// The form in which an invoice is stored: all but its id, its number, its event and its relations to other invoices.
// Amounts are in minor units.

QByteArray invoiceText(const Invoice &invoice);
/// Into an invoice that has the rest.
Result<Invoice> invoiceFrom(Invoice invoice, const QByteArray &json);

} // namespace stemdesk
