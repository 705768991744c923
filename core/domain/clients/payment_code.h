#pragma once

#include <QString>

namespace stemdesk {

struct Invoice;

/// What the QR code of an invoice says by which a bank's program fills in the transfer: EPC069-12, version 002. Empty
/// where there is none: of credit notes, of other currencies than EUR, and of shops without an IBAN.
QString paymentCodeText(const Invoice &invoice);

} // namespace stemdesk
