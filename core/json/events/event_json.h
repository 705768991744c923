#pragma once

#include "core/domain/events/event.h"
#include "core/json/billing/payment_json.h"
#include "core/json/events/event_group_json.h"
#include "core/json/events/event_pricing_json.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {

class JsonWriter;

inline constexpr FieldTable kEventLinkFields{"label", "url"};
inline constexpr FieldTable kAcceptedQuoteFields{
    "quoteId", "number", "acceptedAt", "acceptedBy", "customerPriceIncTax", "isChangedSince"};
inline constexpr FieldTable kEventContactFields{"contactId", "role"};
inline constexpr FieldTable kQuotedContactFields{"contactId", "role", "name"};
/// The shape of a row of the list.
extern const FieldList kEventRowFields;
/// The shape of the whole event: begins with the fields of a row, in the same order.
extern const FieldList kEventFields;
/// The shape of an event in a quote, which keeps the names of its contacts.
extern const FieldList kQuotedEventFields;

struct EventBody : ResourceBody<EventId, EventPatch> {
    QList<NewGroup> groups; ///< Only for a new event.

    friend bool operator==(const EventBody &, const EventBody &) = default;
};

// The parts of an event that a selection of its fields requires.
bool needsHeavy(const FieldSelection &fields);
bool needsGroups(const FieldSelection &fields);
/// Whether figures of lines and groups have to be computed; `totals` are stored.
bool needsMoney(const FieldSelection &fields);

/// A row; `fields` is a selection of kEventRowFields. A selection without `totals` gets them as null.
void writeEventRow(JsonWriter &json, const Event &event, const FieldSelection &fields);
/// The whole event; `fields` is a selection of kEventFields.
void writeEvent(JsonWriter &json, const Event &event, const FieldSelection &fields);
Result<EventBody> eventBodyFrom(JsonObject object, BodyKind kind);
/// {"eventItemIds": [...]}: the lines whose prices are kept or released; nullopt: all of them.
Result<std::optional<QList<EventItemId>>> keptLinesFrom(JsonObject object);

} // namespace stemdesk
