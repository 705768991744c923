#pragma once

#include "core/base/result.h"
#include "core/domain/billing/invoice.h"

namespace stemdesk {

/// The invoice as a UBL 2.1 Invoice, or the credit note as a CreditNote, by the rules of Peppol BIS Billing 3. Fails
/// with currency_not_supported if the currency does not have two decimals, country_not_supported for sellers in Greece,
/// and seller_incomplete:<field>[,...] or buyer_incomplete:<field>[,...] if required fields are missing.
Result<QByteArray> ublOf(const Invoice &invoice);

} // namespace stemdesk
