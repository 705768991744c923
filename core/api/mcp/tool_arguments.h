#pragma once

#include "core/api/mcp/tool.h"
#include "core/base/clock.h"
#include "core/json/object_reader.h"

#include <optional>

namespace stemdesk::mcp {

/// Whether a day given as a moment means its beginning or its end.
enum class DayMeans { Beginning, End };

/// A moment: milliseconds, or ISO 8601, in the shop's time if it names no zone.
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

/// The words of "q"; invalid_q if they are more than a search allows.
void readSearch(ObjectReader &reader, QString &words);

/// Replaces a notFound() without a sentence by one that names the id.
Error unknownEvent(const Error &error, const EventId &event);

} // namespace stemdesk::mcp
