#pragma once

#include "core/base/id.h"

#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace stemdesk {

struct Labour {
    std::optional<double> percent; ///< Of the visible lines' customer price.
    std::optional<double> hours;
    std::optional<double> hourlyRateExclTax;
    std::optional<double> amountExclTax;

    friend bool operator==(const Labour &, const Labour &) = default;
};

struct AdditionalFee {
    QString name;
    double amountExclTax = 0;

    friend bool operator==(const AdditionalFee &, const AdditionalFee &) = default;
};

struct Travel {
    std::optional<double> distance;
    std::optional<double> rateExclTax; ///< Per unit of distance.
    std::optional<double> amountExclTax;

    friend bool operator==(const Travel &, const Travel &) = default;
};

/// What is taken off everything that the customer pays.
struct Discount {
    std::optional<double> percent; ///< At most 100.
    std::optional<double> amountIncTax;

    friend bool operator==(const Discount &, const Discount &) = default;
};

/// Product type -> the list pinned for it.
using PinnedLists = QMap<QString, PriceListId>;
/// Product type -> factor > 0.
using MarkupFactors = QMap<QString, double>;

/// How one event is priced. Everything reads as it was written, an empty map or list too; what is absent falls back on
/// the shop's settings.
struct EventPricing {
    std::optional<PinnedLists> priceListIds;
    std::optional<double> unitUpliftIncTax;
    std::optional<MarkupFactors> markups;
    std::optional<Labour> labour;
    std::optional<QList<AdditionalFee>> additionalFees;
    std::optional<Travel> travel;
    std::optional<TaxGroupId> taxGroupId;
    std::optional<Discount> discount;

    friend bool operator==(const EventPricing &, const EventPricing &) = default;
};

struct LabourPatch {
    std::optional<std::optional<double>> percent;
    std::optional<std::optional<double>> hours;
    std::optional<std::optional<double>> hourlyRateExclTax;
    std::optional<std::optional<double>> amountExclTax;

    friend bool operator==(const LabourPatch &, const LabourPatch &) = default;
};

struct TravelPatch {
    std::optional<std::optional<double>> distance;
    std::optional<std::optional<double>> rateExclTax;
    std::optional<std::optional<double>> amountExclTax;

    friend bool operator==(const TravelPatch &, const TravelPatch &) = default;
};

struct DiscountPatch {
    std::optional<std::optional<double>> percent;
    std::optional<std::optional<double>> amountIncTax;

    friend bool operator==(const DiscountPatch &, const DiscountPatch &) = default;
};

/// A merge patch (RFC 7396): an outer nullopt keeps, an inner nullopt clears, maps and objects merge, lists are
/// replaced.
struct EventPricingPatch {
    std::optional<std::optional<QMap<QString, std::optional<PriceListId>>>> priceListIds;
    std::optional<std::optional<double>> unitUpliftIncTax;
    std::optional<std::optional<QMap<QString, std::optional<double>>>> markups;
    std::optional<std::optional<LabourPatch>> labour;
    std::optional<std::optional<QList<AdditionalFee>>> additionalFees;
    std::optional<std::optional<TravelPatch>> travel;
    std::optional<std::optional<TaxGroupId>> taxGroupId;
    std::optional<std::optional<DiscountPatch>> discount;

    friend bool operator==(const EventPricingPatch &, const EventPricingPatch &) = default;
};

/// Fields of errors are the last names of the contract ("invalid_markups", "invalid_hours").
Result<EventPricing> patched(EventPricing pricing, const EventPricingPatch &patch);
EventPricingPatch inverse(const EventPricing &before, const EventPricingPatch &patch);

} // namespace stemdesk
