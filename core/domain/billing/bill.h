#pragma once

#include "core/domain/billing/minor_unit.h"
#include "core/domain/prices/tax_category.h"

#include <QList>
#include <QString>

namespace stemdesk {

/// A charge of a version of an event, at one tax rate.
struct BillCharge {
    enum class Kind { Group, Labour, Fee, Travel };

    Kind kind = Kind::Group;
    QString name; ///< Only for groups and fees.
    double quantity = 1; ///< Number of copies of a group.
    double rate = 0; ///< Tax rate: 0.2 for 20 %.
    double amountIncTax = 0;
    TaxKind tax; ///< The rate's category in VAT.

    friend bool operator==(const BillCharge &, const BillCharge &) = default;
};

/// The parts of an event's customer price, with their tax rates.
struct Bill {
    QList<BillCharge> charges; ///< Visible groups, labour, fees, travel; without charges of 0.
    double discount = 0; ///< Subtracted from the charges, proportionally from each rate; at most their sum.

    friend bool operator==(const Bill &, const Bill &) = default;
};

/// The amount charged at one tax rate, in one category and for one reason.
struct RatedPrice {
    double rate = 0;
    double discount = 0; ///< This rate's share of the discount.
    qint64 amountIncTax = 0; ///< In minor units, less the discount.
    TaxKind tax;

    friend bool operator==(const RatedPrice &, const RatedPrice &) = default;
};

/// Whether invoices add the two up: same rate, category and reason.
bool isTaxedAlike(double rate, const TaxKind &tax, double otherRate, const TaxKind &other);

/// Lowest rate first; their sum is `total`.
QList<RatedPrice> pricesByRate(const Bill &bill, MinorUnit unit, qint64 total);

} // namespace stemdesk
