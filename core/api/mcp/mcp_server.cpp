#include "core/api/mcp/mcp_server.h"

#include "core/api/mcp/resources.h"
#include "core/base/log.h"
#include "core/base/version.h"
#include "core/base/wording.h"
#include "core/json/json_writer.h"

#include <algorithm>
#include <array>

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QByteArrayView, 2> kHandshakeVersions{"2025-11-25", "2025-06-18"}; // The newest first.
/// Clients of these versions use the same features. The first one is assumed if a client names none.
constexpr std::array<QByteArrayView, 2> kOlderVersions{"2025-03-26", "2024-11-05"};
constexpr QByteArrayView kNamespace = "io.modelcontextprotocol/";

/// A request on its way.
struct Exchange {
    const Caller &caller;
    const RpcMessage &message;
    QByteArrayView headerVersion; ///< The HTTP header; empty: none.
};

/// Writes the members of the result.
using Method = std::optional<RpcError> (*)(const Exchange &, JsonWriter &);

struct MethodForm {
    std::string_view name;
    Method run;
    bool isOfHandshake; ///< Whether that version of the protocol has such a method.
    bool isPerRequest;
    int freshMs; ///< How long a client may keep the result; below 0: not at all.
};

QByteArray metaName(QByteArrayView name)
{
    return kNamespace.toByteArray().append(name);
}

/// For a failure that is not a refusal.
RpcError failure(const Error &error)
{
    qCWarning(logApi).noquote() << "an assistant's request failed:" << error.code << error.message;
    const bool isBusy = error.kind == Error::Kind::Unavailable;
    return {.code = RpcCode::InternalError,
            .message = isBusy ? u"The store cannot be used now; try again shortly."_s
                              : u"Something went wrong here; it was logged."_s,
            .data = isBusy ? QByteArray(R"({"code":"busy"})") : QByteArray()};
}

std::optional<RpcError> outcomeOf(const Status &status)
{
    return status ? std::nullopt : std::optional(failure(status.error()));
}

void writeServer(JsonWriter &json)
{
    json.beginObject();
    json.field("name", QByteArrayView("stemdesk"));
    json.field("title", QByteArrayView("Stemdesk"));
    json.field("version", programVersion());
    json.endObject();
}

void writeCapabilities(JsonWriter &json)
{
    json.key("capabilities");
    json.rawValue(R"({"tools":{},"resources":{}})");
}

void writeInstructions(JsonWriter &json, const Shop &shop)
{
    json.field("instructions",
               QStringView(u"The florist's shop %1: its catalogue, events (weddings and the like) with the groups and "
                           "lines of their recipes, prices and supplier orders. Amounts are in %2, moments in "
                           "milliseconds since 1970 (UTC); the shop is in the time zone %3. Find a product before "
                           "you name it, and try a change with dryRun before you make it."_s.arg(
                               quoted(shop.name), shop.currency, shop.timeZone)));
}

std::optional<RpcError> initialize(const Exchange &exchange, JsonWriter &json)
{
    const QByteArray named = exchange.message.text("protocolVersion");
    const QByteArrayView asked = named.isEmpty() ? exchange.headerVersion : QByteArrayView(named);
    if (asked.isEmpty())
        return RpcError{.code = RpcCode::InvalidParams, .message = u"Say the \"protocolVersion\" that you speak."_s};
    json.field("protocolVersion", isHandshakeVersion(asked) ? asked : kHandshakeVersions.front());
    writeCapabilities(json);
    json.key("serverInfo");
    writeServer(json);
    writeInstructions(json, exchange.caller.settings);
    return std::nullopt;
}

void writeVersions(JsonWriter &json)
{
    json.beginArray();
    json.value(kPerRequestVersion);
    for (const QByteArrayView version : kHandshakeVersions)
        json.value(version);
    json.endArray();
}

std::optional<RpcError> discover(const Exchange &exchange, JsonWriter &json)
{
    json.key("supportedVersions");
    writeVersions(json);
    writeCapabilities(json);
    writeInstructions(json, exchange.caller.settings);
    return std::nullopt;
}

std::optional<RpcError> ping(const Exchange & /*exchange*/, JsonWriter & /*json*/)
{
    return std::nullopt;
}

std::optional<RpcError> listTools(const Exchange &exchange, JsonWriter &json)
{
    json.key("tools");
    json.beginArray();
    for (const Tool &tool : allTools()) {
        if (tool.isFor(exchange.caller.scopes))
            json.rawValue(formOf(tool));
    }
    json.endArray();
    return std::nullopt;
}

/// Why the assistant's call was refused, in its own words.
QString refusalText(const Error &error)
{
    const QString sentence =
        error.message.isEmpty() ? u"This shop has no such object; find it, and use its id."_s : error.message;
    return error.code.isEmpty() ? sentence : sentence + u" ("_s + QString::fromUtf8(error.code) + u')';
}

void writeText(JsonWriter &json, QByteArrayView text)
{
    json.beginObject();
    json.field("type", QByteArrayView("text"));
    json.field("text", text);
    json.endObject();
}

/// `last` is what programs read; `notes` are for readers who start at the beginning.
void writeContent(JsonWriter &json, const QStringList &notes, QByteArrayView last)
{
    json.key("content");
    json.beginArray();
    for (const QString &note : notes)
        writeText(json, note.toUtf8());
    writeText(json, last);
    json.endArray();
}

std::optional<RpcError> callTool(const Exchange &exchange, JsonWriter &json)
{
    const QByteArray name = exchange.message.text("name");
    const Tool *tool = findTool(name);
    if (!tool || !tool->isFor(exchange.caller.scopes))
        return RpcError{.code = RpcCode::InvalidParams,
                        .message = u"Unknown tool: %1"_s.arg(quoted(QByteArrayView(name)))};
    static const JsonDocument kNone = *JsonDocument::parse("{}");
    const std::optional<JsonObject> arguments = exchange.message.object("arguments");
    const auto given = exchange.message.params->find("arguments");
    if (!arguments && given && !given->isNull())
        return RpcError{.code = RpcCode::InvalidParams, .message = u"Give \"arguments\" as an object."_s};
    const JsonDocument meant = argumentsAsMeant(arguments.value_or(kNone.root()), argumentForm(*tool));
    const Result<ToolAnswer> result = tool->run({exchange.caller, meant.root()});
    if (result) {
        writeContent(json, result->notes, result->json);
        json.key("structuredContent");
        json.rawValue(result->json);
        json.field("isError", false);
        return std::nullopt;
    }
    const Error::Kind kind = result.error().kind;
    if (kind == Error::Kind::Unavailable || kind == Error::Kind::Internal)
        return failure(result.error());
    writeContent(json, {}, refusalText(result.error()).toUtf8());
    json.field("isError", true);
    return std::nullopt;
}

std::optional<RpcError> listResources(const Exchange &exchange, JsonWriter &json)
{
    return outcomeOf(writeResourceList(json, exchange.caller));
}

std::optional<RpcError> listTemplates(const Exchange &exchange, JsonWriter &json)
{
    writeResourceTemplates(json, exchange.caller);
    return std::nullopt;
}

std::optional<RpcError> noSuchResource(QByteArrayView uri)
{
    JsonWriter data;
    data.beginObject();
    data.field("uri", uri);
    data.endObject();
    return RpcError{.code = RpcCode::InvalidParams, .message = u"Resource not found"_s, .data = data.take()};
}

std::optional<RpcError> readOneResource(const Exchange &exchange, JsonWriter &json)
{
    const QByteArray uri = exchange.message.text("uri");
    const Result<QByteArray> content = readResource(exchange.caller, uri);
    const auto isRefusal = [](Error::Kind kind) {
        return kind != Error::Kind::Unavailable && kind != Error::Kind::Internal;
    };
    if (!content)
        return isRefusal(content.error().kind) ? noSuchResource(uri) : failure(content.error());
    json.key("contents");
    json.beginArray();
    json.beginObject();
    json.field("uri", QByteArrayView(uri));
    json.field("mimeType", QByteArrayView("application/json"));
    json.field("text", QByteArrayView(*content));
    json.endObject();
    json.endArray();
    return std::nullopt;
}

constexpr int kFormsFresh = 300'000;

constexpr std::array kMethods{
    MethodForm{"initialize", initialize, true, false, -1},
    MethodForm{"ping", ping, true, false, -1},
    MethodForm{"server/discover", discover, false, true, kFormsFresh},
    MethodForm{"tools/list", listTools, true, true, kFormsFresh},
    MethodForm{"tools/call", callTool, true, true, -1},
    MethodForm{"resources/list", listResources, true, true, 0},
    MethodForm{"resources/templates/list", listTemplates, true, true, kFormsFresh},
    MethodForm{"resources/read", readOneResource, true, true, 0},
};

const MethodForm *formOf(QByteArrayView name, Era era)
{
    const auto form =
        std::ranges::find(kMethods, std::string_view(name.data(), size_t(name.size())), &MethodForm::name);
    if (form == kMethods.end())
        return nullptr;
    return (era == Era::Handshake ? form->isOfHandshake : form->isPerRequest) ? &*form : nullptr;
}

/// Fields of every result since kPerRequestVersion.
void writeEnvelope(JsonWriter &json, const MethodForm &form)
{
    json.field("resultType", QByteArrayView("complete"));
    if (form.freshMs >= 0) {
        json.field("ttlMs", form.freshMs);
        json.field("cacheScope", QByteArrayView("private")); // Each key sees other things.
    }
    json.key("_meta");
    json.beginObject();
    json.key(QByteArrayView(metaName("serverInfo")));
    writeServer(json);
    json.endObject();
}

bool isBusy(const RpcError &error)
{
    return error.code == RpcCode::InternalError && !error.data.isEmpty();
}

int statusOf(const RpcError &error, Era era)
{
    switch (error.code) {
    case RpcCode::ParseError:
    case RpcCode::InvalidRequest:
    case RpcCode::HeaderMismatch:
    case RpcCode::UnsupportedVersion: return 400;
    case RpcCode::MethodNotFound: return era == Era::PerRequest ? 404 : 200;
    case RpcCode::InvalidParams: return 200;
    case RpcCode::InternalError: return isBusy(error) ? 503 : 500;
    }
    return 500;
}

} // namespace

bool isHandshakeVersion(QByteArrayView version)
{
    return std::ranges::find(kHandshakeVersions, version) != kHandshakeVersions.end()
        || std::ranges::find(kOlderVersions, version) != kOlderVersions.end();
}

std::optional<QByteArray> namedVersion(const RpcMessage &message)
{
    const auto meta = message.object("_meta");
    const auto version = meta ? meta->find(metaName("protocolVersion")) : std::nullopt;
    if (!version || version->type() != JsonValue::Type::String)
        return std::nullopt;
    return version->utf8().toByteArray();
}

RpcError unsupportedVersion(QByteArrayView version)
{
    JsonWriter data;
    data.beginObject();
    data.key("supported");
    writeVersions(data);
    data.field("requested", version);
    data.endObject();
    return {.code = RpcCode::UnsupportedVersion, .message = u"Unsupported protocol version"_s, .data = data.take()};
}

std::optional<RpcError> metadataFault(const RpcMessage &message)
{
    const auto missing = [](QByteArrayView name) {
        return RpcError{.code = RpcCode::InvalidParams,
                        .message = u"Give %1 in \"_meta\"."_s.arg(quoted(QByteArrayView(metaName(name))))};
    };
    const auto version = namedVersion(message);
    if (!version)
        return missing("protocolVersion");
    if (*version != kPerRequestVersion)
        return unsupportedVersion(*version);
    const auto capabilities = message.object("_meta")->find(metaName("clientCapabilities"));
    if (!capabilities || capabilities->type() != JsonValue::Type::Object)
        return missing("clientCapabilities");
    return std::nullopt;
}

Reply refusal(const RpcMessage &message, const RpcError &error)
{
    return {.status = 400, .json = rpcError(message.id, error)};
}

Reply unanswered(const RpcMessage &message, const Error &error)
{
    if (message.id.isEmpty() && !message.fault)
        return {.status = 202};
    return {.status = 503, .json = rpcError(message.id, failure(error))};
}

Reply answered(const Caller &caller, const RpcMessage &message, Era era, QByteArrayView headerVersion)
{
    if (message.id.isEmpty())
        return {.status = 202};
    const MethodForm *form = formOf(message.method, era);
    if (!form) {
        const RpcError unknown{.code = RpcCode::MethodNotFound, .message = u"Method not found"_s};
        return {.status = statusOf(unknown, era), .json = rpcError(message.id, unknown)};
    }
    JsonWriter result;
    result.beginObject();
    if (era == Era::PerRequest)
        writeEnvelope(result, *form);
    if (const std::optional<RpcError> error = form->run({caller, message, headerVersion}, result))
        return {.status = statusOf(*error, era), .json = rpcError(message.id, *error)};
    result.endObject();
    return {.json = rpcResult(message.id, result.take())};
}

} // namespace stemdesk::mcp
