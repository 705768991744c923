#pragma once

#include "core/api/request_queue.h"
#include "core/base/clock.h"
#include "core/json/json_reader.h"
#include "core/json/object_reader.h"
#include "core/security/scope.h"
#include "core/services/services.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace stemdesk::mcp {

/// The caller and its shop.
struct Caller {
    ShopServices &shop;
    const Shop &settings;
    Scopes scopes;
};

struct ToolCall {
    const Caller &caller;
    JsonObject arguments;

    ShopServices &shop() const { return caller.shop; }
};

struct ToolAnswer {
    ToolAnswer(QByteArray structured) : json(std::move(structured)) {} // NOLINT(google-explicit-constructor): most are.
    ToolAnswer(QByteArray structured, QStringList sentences) : json(std::move(structured)), notes(std::move(sentences))
    {}

    QByteArray json;
    QStringList notes; ///< To be read before it.
};

/// A tool that an assistant can call. tools.json describes its name, arguments and results.
struct Tool {
    std::string_view name;
    std::vector<Scope> scopes;
    RequestQueue queue;
    /// An error tells the assistant what to change.
    Result<ToolAnswer> (*run)(const ToolCall &);

    bool isFor(Scopes granted) const;
};

/// In the order in which they are listed.
std::span<const Tool> allTools();
/// nullptr where there is none.
const Tool *findTool(QByteArrayView name);
/// Its name, description and schemas, as JSON on one line.
const QByteArray &formOf(const Tool &tool);
/// The schema of its arguments.
const QJsonObject &argumentForm(const Tool &tool);

/// Reads the arguments of a tool as the assistant meant them, by their schema: null counts as left out, and "5" as 5
/// where a number is expected, because models and frameworks write them like this.
JsonDocument argumentsAsMeant(const JsonObject &arguments, const QJsonObject &schema);

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
