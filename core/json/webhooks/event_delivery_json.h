#pragma once

#include "core/domain/events/event.h"

#include <QByteArray>

namespace stemdesk {

/// The bytes that a webhook delivery sends: {type, timestamp, data}, with the 14 fields of specification 6.2 in `data`.
/// There, and only there, `eventId` comes without its prefix.
QByteArray eventDeliveryBody(QByteArrayView type, Instant timestamp, const Event &event);

} // namespace stemdesk
