#include "core/api/mcp/tool.h"

#include "core/api/mcp/event_changes.h"
#include "core/api/mcp/product_tools.h"
#include "core/api/mcp/tools.h"
#include "core/base/day.h"
#include "core/base/search_text.h"
#include "core/base/wording.h"
#include "core/domain/shops/time_zone.h"
#include "core/json/reserialize.h"

#include <QDateTime>
#include <QFile>
#include <QHash>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

// A static library's resources must be asked for, and outside any namespace.
static void loadForms()
{
    Q_INIT_RESOURCE(mcp_tools);
}

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

/// The tools' schemas by name, from the file that tools/list serves.
struct Forms {
    Forms()
    {
        loadForms();
        QFile file(u":/mcp/tools.json"_s);
        if (!file.open(QFile::ReadOnly))
            qFatal("%s is not in the program", qPrintable(file.fileName()));
        const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
        for (auto form = all.begin(); form != all.end(); ++form) {
            QJsonObject told = form->toObject();
            told.insert("name"_L1, form.key());
            byName.insert(form.key().toUtf8(), QJsonDocument(told).toJson(QJsonDocument::Compact));
            arguments.insert(form.key().toUtf8(), told.value("inputSchema"_L1).toObject());
        }
    }
    QHash<QByteArray, QByteArray> byName;
    QHash<QByteArray, QJsonObject> arguments;
};

const Forms &forms()
{
    static const Forms kForms;
    return kForms;
}

QByteArray toolName(const Tool &tool)
{
    return {tool.name.data(), qsizetype(tool.name.size())};
}

QString typeIn(const QJsonObject &schema)
{
    return schema.value("type"_L1).toString();
}

/// Whether the text was converted in place.
bool writeMeant(JsonWriter &json, const QString &text, const QString &type)
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    if ((type == "number"_L1 || type == "integer"_L1) && isNumber && std::isfinite(number)) {
        json.value(number);
        return true;
    }
    if (type == "boolean"_L1 && (text == "true"_L1 || text == "false"_L1)) {
        json.value(text == "true"_L1);
        return true;
    }
    return false;
}

// NOLINTNEXTLINE(misc-no-recursion): documents are at most kMaxJsonDepth deep.
void write(JsonWriter &json, const JsonValue &value, const QJsonObject &schema)
{
    using Type = JsonValue::Type;
    if (value.type() == Type::Object) {
        const QJsonObject members = schema.value("properties"_L1).toObject();
        json.beginObject();
        for (const JsonValue member : value.toObject()) {
            if (member.isNull())
                continue;
            writeKeyAgain(json, member);
            write(json, member, members.value(QString::fromUtf8(member.name())).toObject());
        }
        json.endObject();
    } else if (value.type() == Type::Array) {
        const QJsonObject elements = schema.value("items"_L1).toObject();
        json.beginArray();
        for (const JsonValue element : value.toArray())
            write(json, element, elements);
        json.endArray();
    } else if (value.type() != Type::String || !writeMeant(json, value.toText(), typeIn(schema))) {
        writePlainAgain(json, value);
    }
}

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

bool Tool::isFor(Scopes granted) const
{
    return std::ranges::all_of(scopes, [&](Scope scope) { return granted.has(scope); });
}

std::span<const Tool> allTools()
{
    using enum Scope;
    static const std::vector<Tool> kTools{
        {"find_products", {ProductsRead}, RequestQueue::Read, findProducts},
        {"find_events", {EventsRead}, RequestQueue::Read, findEvents},
        {"read_event", {EventsRead}, RequestQueue::Read, readEvent},
        {"create_event", {EventsWrite, ProductsRead}, RequestQueue::Write, createEvent},
        {"change_lines", {EventsWrite, ProductsRead}, RequestQueue::Write, changeLines},
        {"update_event", {EventsWrite}, RequestQueue::Write, updateEvent},
        {"delete_event", {EventsWrite}, RequestQueue::Write, deleteEvent},
        {"price_event", {EventsRead}, RequestQueue::Read, priceOfEvent},
        {"compare_quotes", {EventsRead}, RequestQueue::Read, compareQuotes},
        {"substitute", {EventsWrite, ProductsRead}, RequestQueue::Write, substitute},
        {"order_sheet", {OrdersRead}, RequestQueue::Document, orderSheet},
        {"mark_ordered", {OrdersWrite}, RequestQueue::Write, markOrdered},
        {"keep_prices", {EventsWrite}, RequestQueue::Write, keepPrices},
        {"current_prices", {EventsWrite}, RequestQueue::Write, currentPrices},
        {"find_invoices", {InvoicesRead, ContactsRead}, RequestQueue::Read, findInvoices},
        {"invoice_month", {InvoicesWrite, ContactsRead}, RequestQueue::Write, invoiceMonth},
        {"statement", {PaymentsRead, ContactsRead}, RequestQueue::Read, statement},
        {"reminder", {PaymentsRead}, RequestQueue::Read, reminder},
        {"note_reminder", {InvoicesWrite}, RequestQueue::Write, noteReminder},
        {"month_report", {PaymentsRead, EventsRead, OrdersRead}, RequestQueue::Read, monthReport},
        {"hire_availability", {EventsRead}, RequestQueue::Read, hireAvailability},
        {"week_plan", {EventsRead}, RequestQueue::Read, weekPlan},
        {"list_series", {EventsRead}, RequestQueue::Read, listSeries},
    };
    return kTools;
}

const Tool *findTool(QByteArrayView name)
{
    const auto tools = allTools();
    const auto tool = std::ranges::find(tools, std::string_view(name.data(), size_t(name.size())), &Tool::name);
    return tool == tools.end() ? nullptr : &*tool;
}

const QByteArray &formOf(const Tool &tool)
{
    const auto form = forms().byName.constFind(toolName(tool));
    Q_ASSERT(form != forms().byName.cend());
    return *form;
}

const QJsonObject &argumentForm(const Tool &tool)
{
    const auto form = forms().arguments.constFind(toolName(tool));
    Q_ASSERT(form != forms().arguments.cend());
    return *form;
}

JsonDocument argumentsAsMeant(const JsonObject &arguments, const QJsonObject &schema)
{
    JsonWriter json;
    write(json, JsonValue(arguments.node()), schema);
    Result<JsonDocument> meant = JsonDocument::parse(json.take());
    Q_ASSERT(meant); // It was one before.
    return *std::move(meant);
}

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
