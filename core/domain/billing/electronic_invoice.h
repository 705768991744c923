#pragma once

#include <QByteArrayList>
#include <QString>

namespace stemdesk {

struct InvoiceBuyer;
struct Shop;

// The fields that Peppol BIS Billing 3 requires of seller and buyer and that are missing, in the order and by the names
// of the invoice's JSON; the seller's bank details, which are not in it, come last. Some countries require more for
// domestic invoices.

QByteArrayList lackedBySeller(const Shop &seller, const QString &buyerCountry);
QByteArrayList lackedByBuyer(const InvoiceBuyer &buyer, const QString &sellerCountry);

} // namespace stemdesk
