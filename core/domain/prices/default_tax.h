#pragma once

#include "core/domain/prices/tax_group.h"

#include <QList>
#include <QString>

namespace stemdesk {

/// The most likely tax multiplier of a new price list of the type: for flowers that of the lowest rate above 0, because
/// where they have a rate of their own it is a reduced one; for everything else that of the shop's default rate. 1 if
/// no rate is known.
double defaultTaxMultiplier(const QString &productType, const QList<TaxGroup> &groups, const TaxGroupId &own);

} // namespace stemdesk
