#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace stemdesk {

struct Shop;

// What settings of the command line say of a shop's invoices and instalments: each sets one, or says which rule the
// value breaks.

Status setBankDetails(Shop &shop, const QString &key, const QString &value);
Status setElectronicAddress(Shop &shop, const QString &key, const QString &value);
Status setInvoiceNumber(Shop &shop, const QString &key, const QString &value);
Status setInvoiceTerms(Shop &shop, const QString &key, const QString &value);
Status setPaymentPlan(Shop &shop, const QString &key, const QString &value);
Status setTaxNumber(Shop &shop, const QString &key, const QString &value);

/// The settings without which the shop's invoices lack what its country asks for; with an electronic address also those
/// that its electronic invoices need.
QStringList missingOnInvoices(const Shop &shop);

} // namespace stemdesk
