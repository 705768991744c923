#include "core/api/mcp/tool_arguments.h"

#include "core/base/day.h"
#include "core/base/search_text.h"
#include "core/base/wording.h"
#include "core/domain/shops/time_zone.h"

#include <QDateTime>

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostRows = 100;

std::optional<Instant> momentFrom(const QString &text, const QTimeZone &zone, DayMeans means)
{
    bool isNumber = false;
    const qint64 milliseconds = text.toLongLong(&isNumber);
    if (isNumber)
        return milliseconds;
    QDateTime moment = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!moment.isValid())
        return std::nullopt;
    if (moment.timeSpec() == Qt::LocalTime)
        moment = QDateTime(moment.date(), moment.time(), zone);
    const bool isDay = !text.contains(u'T');
    if (isDay && means == DayMeans::End)
        moment = moment.date().endOfDay(zone);
    return moment.toMSecsSinceEpoch();
}

} // namespace

void readMoment(ObjectReader &reader, const ToolCall &call, QByteArrayView name, std::optional<Instant> &moment,
                DayMeans means)
{
    const auto value = call.arguments.find(name);
    if (!value || value->type() != JsonValue::Type::String) {
        std::optional<std::optional<qint64>> number;
        reader.instant(name, number);
        moment = number.value_or(std::nullopt);
        return;
    }
    QString text;
    reader.read(name, text);
    moment = momentFrom(text, zoneNamed(call.caller.settings.timeZone), means);
    if (!moment)
        reader.fail(name,
                    unfit(reader.pathOf(name), u"a day (2026-05-30), a time (2026-05-30T14:00) or milliseconds"_s,
                          quoted(text)));
}

bool isDay(const ToolCall &call, QByteArrayView name)
{
    const auto value = call.arguments.find(name);
    return value && value->type() == JsonValue::Type::String && dayFrom(value->toText()).has_value();
}

void readLimit(ObjectReader &reader, int &limit)
{
    if (reader.read("limit", limit) && (limit < 1 || limit > kMostRows))
        reader.fail("limit", unfit(u"limit"_s, u"a whole number from 1 to 100"_s, QString::number(limit)));
}

void readRequiredText(ObjectReader &reader, QByteArrayView name, QString &text)
{
    const bool isThere = reader.has(name);
    if (!isThere || (reader.read(name, text) && text.trimmed().isEmpty()))
        reader.fail(name, required(reader.pathOf(name)));
}

void readSearch(ObjectReader &reader, QString &words)
{
    if (!reader.read("q", words))
        return;
    if (const Status searchable = requireSearchable(words, reader.pathOf("q")); !searchable)
        reader.fail("q", searchable.error());
}

Error unknownEvent(const Error &error, const EventId &event)
{
    return error.kind == Error::Kind::NotFound ? missing("event", u"eventId"_s, event.text()) : error;
}

} // namespace stemdesk::mcp
