#pragma once

#include "core/base/id.h"

#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace stemdesk {

struct Labour {
    std::optional<double> percent; ///< Percentage of the visible lines' customer price.
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

/// The discount on everything that the customer pays.
struct Discount {
    std::optional<double> percent; ///< At most 100.
    std::optional<double> amountIncTax;

    friend bool operator==(const Discount &, const Discount &) = default;
};

/// Pinned list by product type.
using PinnedLists = QMap<QString, PriceListId>;
/// Product type -> factor > 0.
using MarkupFactors = QMap<QString, double>;

/// The pricing of one event. Reads return everything as it was written, including empty maps and lists; absent values
/// fall back to the shop's settings.
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

/// Fields of errors are the last components of the contract's names ("invalid_markups", "invalid_hours").
Result<EventPricing> patched(EventPricing pricing, const EventPricingPatch &patch);
EventPricingPatch inverse(const EventPricing &before, const EventPricingPatch &patch);

} // namespace stemdesk
