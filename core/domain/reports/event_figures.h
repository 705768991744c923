#pragma once

#include "core/base/id.h"

#include <QByteArray>
#include <QList>

namespace stemdesk {

/// The use of one variant in an event's visible groups.
struct GoodsUse {
    VariantId variantId;
    double units = 0;
    double costExclTax = 0; ///< Without pack leftovers.
    double wasteCostExclTax = 0; ///< Pack leftovers.

    friend bool operator==(const GoodsUse &, const GoodsUse &) = default;
};

/// An event's amounts without tax. Stored beside its totals and as fresh as they are. Unrounded.
struct EventFigures {
    double customerPriceExclTax = 0;
    double costOfGoodsExclTax = 0; ///< As designed, with pack leftovers, without own stock.
    double wasteCostExclTax = 0; ///< The part of the cost that is pack leftovers, line by line.
    double ownHireExclTax = 0; ///< The customer's price of hired things that the shop owns.
    double labourExclTax = 0; ///< The customer's price of labour.
    QList<GoodsUse> goods; ///< In order of first use.

    friend bool operator==(const EventFigures &, const EventFigures &) = default;
};

/// The stored form: for each the id and three doubles, the lowest byte first. Reading stops at the first part that is
/// cut short.
QByteArray goodsBytes(const QList<GoodsUse> &goods);
QList<GoodsUse> goodsFrom(QByteArrayView bytes);
/// How many bytes each takes.
inline constexpr qsizetype kGoodsUseBytes = 40;

} // namespace stemdesk
