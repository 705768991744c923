#pragma once

#include <QByteArrayList>
#include <QString>

namespace stemdesk {

struct InvoiceBuyer;
struct Shop;

// What the rules of Peppol BIS Billing 3 ask of seller and buyer and they lack, in the order and by the names of the
// invoice's JSON; the seller's bank details, which that does not say, come last. Some countries ask for more between
// parties at home.

QByteArrayList lackedBySeller(const Shop &seller, const QString &buyerCountry);
QByteArrayList lackedByBuyer(const InvoiceBuyer &buyer, const QString &sellerCountry);

} // namespace stemdesk
