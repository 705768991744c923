#pragma once

#include "core/json/json_reader.h"

#include <QByteArray>
#include <QHash>
#include <QSet>
#include <QString>

namespace stemdesk::mcp {

/// Names by the texts of ids.
using NamesById = QHash<QByteArray, QString>;

/// Additions to an event's JSON for assistants.
struct EventNotes {
    NamesById names;
    QSet<QByteArray> chosen{}; ///< The lines, by id, whose supplier was chosen here.
    QByteArray quotes{}; ///< JSON.
};

/// The same JSON with names beside the ids that have one (after "variantId" comes "variantName"), and the other notes.
QByteArray withNotes(JsonObject event, const EventNotes &notes);

} // namespace stemdesk::mcp
