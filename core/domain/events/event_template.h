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

/// A line of a template. Its names are stored with it, in case the catalogue loses its product.
struct EventTemplateItem {
    VariantId variantId;
    QString productName;
    QString variantName;
    bool isMissing = false; ///< Computed on read: the catalogue no longer has such a variant.
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

/// An event without its dates and its client, from which new ones are made.
struct EventTemplate {
    EventTemplateId id;
    QString name;
    std::optional<QStringList> colourScheme; ///< Colour names.
    QString notes;
    bool isRecipe = false; ///< A single arrangement, to be added to events; it does not make an event.
    std::optional<EventPricing> pricing; ///< Without pinned lists: prices depend on the event's date.
    std::optional<PaymentPlan> paymentPlan; ///< nullopt: that of the shop.
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
    int missingLines = 0; ///< Number of lines whose variant is gone.

    friend bool operator==(const EventTemplateSummary &, const EventTemplateSummary &) = default;
};

/// A line that was skipped when an event was made.
struct MissingLine {
    QString group;
    QString productName;
    QString variantName;
    double quantity = 0;

    friend bool operator==(const MissingLine &, const MissingLine &) = default;
};

/// Changes the name: name_required, invalid_name.
Result<EventTemplate> renamed(EventTemplate value, const QString &name);

/// Makes a template of `event`, which must be read whole; without a name, and without the names of its lines.
EventTemplate templateOf(const Event &event);
/// An arrangement as a recipe, for one copy of it; without the names of its lines.
EventTemplate recipeOf(const EventGroup &group);
/// The event made from a template, without its missing lines; the caller sets ids and times.
Event eventFrom(const EventTemplate &value);
/// The arrangement of a recipe, without its missing lines and without ids.
EventGroup groupFrom(const EventTemplateGroup &value);
QList<MissingLine> missingLinesOf(const EventTemplate &value);

} // namespace stemdesk
