#pragma once

#include "core/domain/events/event.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

struct EventTemplateTag {
    static constexpr std::string_view kPrefix = "evttpl", kTable = "event_templates", kResource = "event_template";
};
using EventTemplateId = Id<EventTemplateTag>;

/// A line of a template. Its names are kept with it, for the day when the catalogue no longer has its product.
struct EventTemplateItem {
    VariantId variantId;
    QString productName;
    QString variantName;
    bool isMissing = false; ///< Computed on read: the catalogue has no such variant now.
    SupplierId supplierId; ///< Null: the Default supplier.
    double quantity = 0;
    QString notes;

    friend bool operator==(const EventTemplateItem &, const EventTemplateItem &) = default;
};

struct EventTemplateGroup {
    QString name;
    double quantity = 1;
    bool isHidden = false;
    std::optional<double> fixedPriceIncTax;
    std::optional<double> minutesPerCopy;
    QString place;
    QString description;
    QString notes;
    QList<EventTemplateItem> items;

    friend bool operator==(const EventTemplateGroup &, const EventTemplateGroup &) = default;
};

/// The recipe of an event without its day and its client, from which others are made.
struct EventTemplate {
    EventTemplateId id;
    QString name;
    std::optional<QStringList> colourScheme; ///< Colour names.
    QString notes;
    bool isRecipe = false; ///< One arrangement, kept to be put into events; no event is made from it.
    std::optional<EventPricing> pricing; ///< Without pinned lists: prices are those of the event's own day.
    std::optional<PaymentPlan> paymentPlan; ///< Nullopt: the shop's.
    QList<EventTemplateGroup> groups;
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;

    friend bool operator==(const EventTemplate &, const EventTemplate &) = default;
};

/// A template in a list.
struct EventTemplateSummary {
    EventTemplateId id;
    QString name;
    int groups = 0;
    int lines = 0;
    int missingLines = 0; ///< Of the lines, those whose variant is gone.

    friend bool operator==(const EventTemplateSummary &, const EventTemplateSummary &) = default;
};

/// A line that an event could not be given.
struct MissingLine {
    QString group;
    QString productName;
    QString variantName;
    double quantity = 0;

    friend bool operator==(const MissingLine &, const MissingLine &) = default;
};

/// With another name: name_required, invalid_name.
Result<EventTemplate> renamed(EventTemplate value, const QString &name);

/// What `event`, which is read whole, has of a template; without a name, and its lines without their names.
EventTemplate templateOf(const Event &event);
/// An arrangement as a recipe, for one copy of it; its lines without their names.
EventTemplate recipeOf(const EventGroup &group);
/// The event that a template makes, without its missing lines; ids and times are the caller's.
Event eventFrom(const EventTemplate &value);
/// The arrangement of a recipe, without its missing lines and without ids.
EventGroup groupFrom(const EventTemplateGroup &value);
QList<MissingLine> missingLinesOf(const EventTemplate &value);

} // namespace stemdesk
