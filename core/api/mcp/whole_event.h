#pragma once

#include "core/api/mcp/tool.h"
#include "core/json/events/event_pricing_json.h"
#include "core/json/json_reader.h"
#include "core/json/json_writer.h"

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

/// The whole event as JSON, with names beside ids, and its quotes. `chosen`: lines whose supplier was chosen here.
/// event_not_found.
Result<QByteArray> wholeEvent(const Caller &caller, const EventId &id, const QSet<QByteArray> &chosen = {});

inline void writeTotalsPair(JsonWriter &json, const Totals &before, const Totals &after)
{
    json.key("totalsBefore");
    writeTotals(json, before, FieldSelection());
    json.key("totalsAfter");
    writeTotals(json, after, FieldSelection());
}

} // namespace stemdesk::mcp
