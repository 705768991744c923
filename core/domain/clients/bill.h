#pragma once

#include "core/domain/clients/minor_unit.h"

#include <QList>
#include <QString>

namespace stemdesk {

/// Something that a version of an event charges for, at one rate of tax.
struct BillCharge {
    enum class Kind { Group, Labour, Fee, Travel };

    Kind kind = Kind::Group;
    QString name; ///< Of groups and fees.
    double quantity = 1; ///< Copies of a group.
    double rate = 0; ///< Of the tax: 0.2 for 20 %.
    double amountIncTax = 0;

    friend bool operator==(const BillCharge &, const BillCharge &) = default;
};

/// What an event's customer price consists of, by rates of tax.
struct Bill {
    QList<BillCharge> charges; ///< Visible groups, labour, fees, travel; without what costs nothing.
    double discount = 0; ///< Taken off the charges, of each rate in proportion; no more than they are.

    friend bool operator==(const Bill &, const Bill &) = default;
};

/// What is charged at one rate.
struct RatedPrice {
    double rate = 0;
    double discount = 0; ///< This rate's share of it.
    qint64 amountIncTax = 0; ///< In minor units; the discount is taken off.

    friend bool operator==(const RatedPrice &, const RatedPrice &) = default;
};

/// A rate as bills name it.
double billedRate(double rate);

/// The lower rate first; together they are `total`.
QList<RatedPrice> pricesByRate(const Bill &bill, MinorUnit unit, qint64 total);

} // namespace stemdesk
