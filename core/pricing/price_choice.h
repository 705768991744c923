#pragma once

#include "core/base/id.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

#include <optional>
#include <span>

class QTimeZone;

namespace stemdesk {

class PriceTable;

struct Event;

/// The properties of a price list that decide whether it applies.
struct PriceListHead {
    PriceListId id;
    QString productType;
    QDate date;
    double taxMultiplier = 0;

    friend bool operator==(const PriceListHead &, const PriceListHead &) = default;
};

/// The lists to search for prices of a product type, in order: a wholesaler's weekly lists are partial, and a variant
/// missing on one keeps its last price. Points into PriceLists.
class PriceListChain {
public:
    PriceListChain() = default;
    /// `older` is by date, the newest last.
    PriceListChain(const PriceListHead *first, std::span<const PriceListHead> older) : m_first(first), m_older(older) {}

    /// The list that is tried first; nullptr if there is none.
    const PriceListHead *first() const { return m_first; }
    qsizetype size() const { return m_first ? 1 + qsizetype(m_older.size()) : 0; }
    const PriceListHead &at(qsizetype place) const
    {
        return place == 0 ? *m_first : m_older[m_older.size() - size_t(place)];
    }

    friend bool operator==(const PriceListChain &a, const PriceListChain &b)
    {
        return a.m_first == b.m_first && a.m_older.size() == b.m_older.size();
    }

private:
    const PriceListHead *m_first = nullptr;
    std::span<const PriceListHead> m_older;
};

/// A price with its list.
struct FoundPrice {
    const PriceListHead *list = nullptr; ///< The first list if none has a price; nullptr if there are no lists.
    std::optional<double> unitCostExclTax;
};

/// The variant's price from the supplier: the first list with a price for that supplier, or for any, decides. Within a
/// list the supplier's own price wins.
FoundPrice foundPrice(const PriceListChain &lists, const PriceTable &entries, VariantId variant, SupplierId supplier);

/// Suppliers for which foundPrice() finds a price of their own.
QList<SupplierId> ownPricedSuppliers(const PriceListChain &lists, const PriceTable &entries, VariantId variant);

/// The price lists of a shop, prepared for choosing.
class PriceLists {
public:
    PriceLists() = default;
    explicit PriceLists(const QList<PriceListHead> &inOrderOfCreation);

    /// The lists of the type dated on or before `day`, from the newest back (of equal dates the later created first).
    /// Before them the list that is pinned for the type, whatever its date; then those dated after it are left out. A
    /// pinned list that is gone or is now of another type counts as not pinned.
    PriceListChain chain(const QString &productType, QDate day, const QMap<QString, PriceListId> &pinned) const;

    /// 1 for a list that does not exist.
    double taxMultiplier(PriceListId list) const { return m_multipliers.value(list, 1); }

private:
    QHash<QString, QList<PriceListHead>> m_byType; ///< Each by date, of equal dates in order of creation.
    QHash<PriceListId, double> m_multipliers;
};

/// The day that decides an event's prices in `zone`: that of its venueStart, else ceremonyStart, else createdAt.
QDate pricingDay(const Event &event, const QTimeZone &zone);

} // namespace stemdesk
