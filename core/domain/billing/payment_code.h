#pragma once

#include <QString>

namespace stemdesk {

struct Invoice;

/// The text of an invoice's QR code, from which a bank's app fills in the transfer: EPC069-12, version 002. Empty
/// for credit notes, currencies other than EUR, and shops without an IBAN.
QString paymentCodeText(const Invoice &invoice);

} // namespace stemdesk
