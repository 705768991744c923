#pragma once

#include "core/domain/prices/tax_group.h"

#include <QList>
#include <QString>

namespace stemdesk {

/// The tax multiplier that a new price list of the type most likely has: flowers that of the lowest rate above 0, for
/// where they have a rate of their own it is a reduced one; everything else that of the shop's own rate. 1 where
/// nothing is known of a tax.
double usualTaxMultiplier(const QString &productType, const QList<TaxGroup> &groups, const TaxGroupId &own);

} // namespace stemdesk
