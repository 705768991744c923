#pragma once

#include "core/api/mcp/tool.h"
#include "core/base/clock.h"
#include "core/json/object_reader.h"

#include <optional>

namespace stemdesk::mcp {

/// Whether a moment that is given as a day alone is its beginning or its end.
enum class DayMeans { Beginning, End };

/// A moment: milliseconds, or a text of ISO 8601, which is the shop's time where it names no zone.
void readMoment(ObjectReader &reader, const ToolCall &call, QByteArrayView name, std::optional<Instant> &moment,
                DayMeans means = DayMeans::Beginning);

/// Whether the argument is a day alone.
bool isDay(const ToolCall &call, QByteArrayView name);

/// 1 to 100.
void readLimit(ObjectReader &reader, int &limit);

/// An id that must be given.
template <class Tag>
void readRequiredId(ObjectReader &reader, QByteArrayView name, Id<Tag> &id)
{
    if (!reader.has(name))
        reader.fail(name, required(reader.pathOf(name)));
    reader.read(name, id);
}

/// A text that must be given.
void readRequiredText(ObjectReader &reader, QByteArrayView name, QString &text);

/// The words of "q"; invalid_q for more than a search may ask for.
void readSearch(ObjectReader &reader, QString &words);

/// notFound() without a sentence becomes one that names the id.
Error unknownEvent(const Error &error, const EventId &event);

} // namespace stemdesk::mcp
