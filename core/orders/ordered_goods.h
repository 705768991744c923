#pragma once

#include "core/base/function_ref.h"
#include "core/domain/orders/order_sheet.h"

#include <QHash>
#include <QList>

#include <optional>
#include <utility>

namespace stemdesk {

/// A variant from a supplier.
using GoodsKey = std::pair<VariantId, SupplierId>;

/// The units of this event that are on their way.
struct OrderedUnits {
    double units = 0;
    std::optional<double> packs; ///< nullopt: it was never ordered in packs.
};

/// The goods on ordered sheets. A line's units to order are shared among its events by the units that each needed.
class OrderedGoods {
public:
    OrderedGoods() = default;
    /// In order of the sheets.
    explicit OrderedGoods(const QList<OrderedLine> &lines);

    bool isEmpty() const { return m_keys.isEmpty(); }
    /// In order of first use.
    const QList<GoodsKey> &keys() const { return m_keys; }
    /// The newest line of the goods, which are among keys().
    const OrderSheetLine &newest(const GoodsKey &key) const;

    /// For the events that count.
    OrderedUnits of(const GoodsKey &key, FunctionRef<bool(EventId)> counts) const;
    OrderedUnits of(const GoodsKey &key) const;
    QHash<EventId, double> byEvent(const GoodsKey &key) const;

private:
    QList<GoodsKey> m_keys;
    QHash<GoodsKey, QList<OrderSheetLine>> m_lines;
};

/// The units still missing if `had` of the `wanted` ones, which include spare ones, are in stock or on their way.
/// Rounding errors of sums do not count as missing.
double missingUnits(double wanted, double had);

/// Divides `missing` units by what each part lacks; nothing in `lacks` is negative.
QList<double> sharedByLack(double missing, const QList<double> &lacks);

} // namespace stemdesk
