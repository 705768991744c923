#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/domain/money.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

template <class Object, class Patch>
struct SpecOf;

/// A line: a number of units of a variant from a supplier, for each copy of its group.
struct EventItem {
    EventItemId id;
    EventGroupId groupId;
    VariantId variantId;
    SupplierId supplierId; ///< Null: the Default supplier.
    double quantity = 0; ///< Per copy of the group.
    QString notes;
    int position = 0; ///< 0-based within the group.
    LinePrice price; ///< Computed on read; filled only where money is asked for.
    std::optional<KeptPrice> kept; ///< Replaces the price lists for this line; see EventService::keepPrices().
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;

    friend bool operator==(const EventItem &, const EventItem &) = default;
};

struct EventItemPatch {
    std::optional<VariantId> variantId;
    std::optional<SupplierId> supplierId; ///< A null id: the Default supplier.
    std::optional<double> quantity;
    std::optional<QString> notes;
    std::optional<int> position; ///< Clamped to the end.
    std::optional<std::optional<KeptPrice>> kept; ///< Never sent: reverts a change of the variant or supplier.

    friend bool operator==(const EventItemPatch &, const EventItemPatch &) = default;
};

/// The places of an arrangement: the ceremony or the venue.
inline constexpr QLatin1StringView kCeremonyPlace("ceremony");
inline constexpr QLatin1StringView kVenuePlace("venue");

/// A section of an event, made `quantity` times: a bouquet, a table centre.
struct EventGroup {
    EventGroupId id;
    EventId eventId;
    QString name;
    double quantity = 1; ///< Copies of this arrangement, > 0.
    bool isHidden = false; ///< Hidden groups are in no price and on no order.
    std::optional<double> fixedPriceIncTax; ///< The customer's price of a copy, independent of its lines.
    std::optional<double> minutesPerCopy; ///< Working time per copy.
    QString place; ///< kCeremonyPlace or kVenuePlace; empty: to the venue, or to the only place that the event has.
    QString description;
    QStringList imageUrls; ///< https URLs, and ids of stored images (see core/domain/image.h).
    QString notes;
    int position = 0;
    QList<EventItem> items; ///< In order of position.
    Totals subtotal; ///< Computed on read.
    double calculatedPriceIncTax = 0; ///< Computed on read: the price by its lines, without the fixed price.
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;

    friend bool operator==(const EventGroup &, const EventGroup &) = default;
};

struct EventGroupPatch {
    std::optional<QString> name;
    std::optional<double> quantity;
    std::optional<bool> isHidden;
    std::optional<std::optional<double>> fixedPriceIncTax;
    std::optional<std::optional<double>> minutesPerCopy;
    std::optional<QString> place;
    std::optional<QString> description;
    std::optional<QStringList> imageUrls;
    std::optional<QString> notes;
    std::optional<int> position;

    friend bool operator==(const EventGroupPatch &, const EventGroupPatch &) = default;
};

/// A group to be made with its lines.
struct NewGroup {
    EventGroupPatch group;
    QList<EventItemPatch> items;

    friend bool operator==(const NewGroup &, const NewGroup &) = default;
};

constexpr qsizetype kMostNewGroups = 40; ///< Per event.
constexpr qsizetype kMostNewLines = 2'000; ///< Per event or group.

/// Describe the fields of a line, and of a group.
const SpecOf<EventItem, EventItemPatch> &eventItemSpec();
const SpecOf<EventGroup, EventGroupPatch> &eventGroupSpec();

/// `position` is stored as given; the service moves the neighbours.
Result<EventItem> patched(EventItem item, const EventItemPatch &patch);
EventItemPatch inverse(const EventItem &before, const EventItemPatch &patch);
Result<EventGroup> patched(EventGroup group, const EventGroupPatch &patch);
EventGroupPatch inverse(const EventGroup &before, const EventGroupPatch &patch);

} // namespace stemdesk
