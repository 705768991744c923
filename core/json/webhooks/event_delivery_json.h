#pragma once

#include "core/domain/events/event.h"
#include "core/json/field_selection.h"

#include <QByteArray>

namespace stemdesk {

inline constexpr FieldTable kDeliveredEventFields{
    "eventId",     "slug",       "name",     "status", "ceremonyAddress", "venueAddress",   "ceremonyStart",
    "ceremonyEnd", "venueStart", "venueEnd", "budget", "numberOfGuests",  "numberOfTables", "colourScheme"};
inline constexpr FieldTable kEventDeliveryFields{"type", "timestamp", FieldNode{"data", kDeliveredEventFields}};

/// The bytes that a webhook delivery sends: {type, timestamp, data}, with the 14 fields of specification 6.2 in `data`.
/// There, and only there, `eventId` comes without its prefix.
QByteArray eventDeliveryBody(QByteArrayView type, Instant timestamp, const Event &event);

} // namespace stemdesk
