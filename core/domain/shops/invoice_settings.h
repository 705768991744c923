#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace stemdesk {

struct Shop;

// Command line settings for a shop's invoices and instalments: each sets one, or returns the rule that the value
// breaks.

Status setBankDetails(Shop &shop, const QString &key, const QString &value);
Status setElectronicAddress(Shop &shop, const QString &key, const QString &value);
Status setExemptionReason(Shop &shop, const QString &key, const QString &value);
Status setInvoiceNumber(Shop &shop, const QString &key, const QString &value);
Status setInvoiceTerms(Shop &shop, const QString &key, const QString &value);
Status setPaymentDays(Shop &shop, const QString &key, const QString &value);
Status setPaymentPlan(Shop &shop, const QString &key, const QString &value);
Status setSmallBusiness(Shop &shop, const QString &key, const QString &value);
Status setTaxNumber(Shop &shop, const QString &key, const QString &value);

/// The missing settings that the shop's country requires for invoices; with an electronic address also those for
/// electronic invoices.
QStringList missingOnInvoices(const Shop &shop);

} // namespace stemdesk
