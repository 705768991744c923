#pragma once

#include "core/base/result.h"
#include "core/domain/clients/invoice.h"

namespace stemdesk {

/// The invoice as a UBL 2.1 Invoice, or the credit note as a CreditNote, by the rules of Peppol BIS Billing 3.
/// currency_not_supported where the currency has other than two digits; country_not_supported for sellers in Greece;
/// seller_incomplete:<field>[,...] and
/// buyer_incomplete:<field>[,...] where they lack what those rules ask for.
Result<QByteArray> ublOf(const Invoice &invoice);

} // namespace stemdesk
