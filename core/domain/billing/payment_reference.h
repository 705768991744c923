#pragma once

#include <QString>

namespace stemdesk {

struct Invoice;

/// The reference that identifies a payment, made from the invoice's number: a creditor reference of ISO 11649
/// ("RF38 20260001" without spaces), in Belgium (`country` is ISO 3166) the one of its banks ("+++202/6000/01...+++").
QString paymentReference(const QString &number, const QString &country);

/// Whether it is a reference of ISO 11649 with the right check digits.
bool isCreditorReference(const QString &reference);

/// The text of an invoice's QR code, from which a bank's app fills in the transfer: EPC069-12, version 002. Empty
/// for credit notes, currencies other than EUR, and shops without an IBAN.
QString paymentCodeText(const Invoice &invoice);

} // namespace stemdesk
