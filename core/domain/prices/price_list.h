#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

template <class Object, class Patch>
struct SpecOf;

/// One variant's price on one list, for one supplier or (null supplier) for any.
struct PriceEntry {
    PriceEntryId id;
    PriceListId priceListId;
    VariantId variantId;
    SupplierId supplierId; ///< Null: the price at any supplier.
    double unitCostExclTax = 0;
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;

    friend bool operator==(const PriceEntry &, const PriceEntry &) = default;
};

struct PriceEntryPatch {
    std::optional<VariantId> variantId;
    std::optional<SupplierId> supplierId; ///< A null id: for any supplier.
    std::optional<double> unitCostExclTax;

    friend bool operator==(const PriceEntryPatch &, const PriceEntryPatch &) = default;
};

/// A dated set of prices for one product type.
struct PriceList {
    PriceListId id;
    QString name;
    QString productType;
    QDate date;
    double taxMultiplier = 0; ///< 1.2 for 20 % tax; > 0.
    QString taxCategory; ///< See TaxKind; empty: that of the rate.
    QString exemptionReason;
    QString externalId; ///< Its id in another system; unique among the shop's lists.
    int entriesCount = 0; ///< Computed on read.
    QList<PriceEntry> entries; ///< Filled only where a read asks for them.
    Instant createdAt = 0;
    Instant updatedAt = 0; ///< Follows the entries too.
    int version = 0;

    friend bool operator==(const PriceList &, const PriceList &) = default;
};

/// An event that pins a price list.
struct PinningEvent {
    EventId id;
    QString name;

    friend bool operator==(const PinningEvent &, const PinningEvent &) = default;
};

struct PriceListPatch {
    std::optional<QString> name;
    std::optional<QString> productType;
    std::optional<QDate> date;
    std::optional<double> taxMultiplier;
    std::optional<QString> taxCategory;
    std::optional<QString> exemptionReason;
    std::optional<QString> externalId;

    friend bool operator==(const PriceListPatch &, const PriceListPatch &) = default;
};

/// Describe the fields of a list, and of an entry.
const SpecOf<PriceList, PriceListPatch> &priceListSpec();
const SpecOf<PriceEntry, PriceEntryPatch> &priceEntrySpec();

Result<PriceList> patched(PriceList list, const PriceListPatch &patch);
PriceListPatch inverse(const PriceList &before, const PriceListPatch &patch);
Result<PriceEntry> patched(PriceEntry entry, const PriceEntryPatch &patch);
PriceEntryPatch inverse(const PriceEntry &before, const PriceEntryPatch &patch);

/// Number of days after its date that a price list is valid.
inline constexpr int kPriceListDays = 90;

/// The last day on which a list of this date is valid.
QDate lastGoodDay(QDate listDate);

/// Whether new prices are needed: `newest` is the date of the newest list of its type.
bool isOutOfDate(QDate newest, QDate day);

} // namespace stemdesk
