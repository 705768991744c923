#include "core/api/mcp/rpc_message.h"

#include "core/json/json_writer.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

constexpr double kMostExact = 9'007'199'254'740'991;

RpcError invalidRequest(const QString &message)
{
    return {.code = RpcCode::InvalidRequest, .message = message};
}

RpcError unreadable(QByteArrayView bytes, const Error &error)
{
    if (bytes.trimmed().startsWith('['))
        return invalidRequest(u"Send one message at a time; batches are not taken."_s);
    const bool isValue = QJsonDocument::fromJson('[' + bytes.toByteArray() + ']').array().size() == 1;
    if (isValue)
        return invalidRequest(error.message);
    return {.code = RpcCode::ParseError, .message = error.message};
}

/// A text or a whole number, as JSON; empty if the value cannot be an id.
QByteArray idFrom(const JsonValue &value)
{
    JsonWriter json;
    if (value.type() == JsonValue::Type::String)
        json.value(value.utf8());
    else if (value.type() == JsonValue::Type::Number && std::trunc(value.toNumber()) == value.toNumber()
             && std::abs(value.toNumber()) <= kMostExact)
        json.value(qint64(value.toNumber()));
    return json.take();
}

bool isText(const std::optional<JsonValue> &value)
{
    return value && value->type() == JsonValue::Type::String;
}

/// A response to a request that was not made here.
bool isAnswer(const JsonObject &root)
{
    return !root.find("method") && (root.find("result") || root.find("error"));
}

std::optional<RpcError> faultOf(const JsonObject &root, const RpcMessage &message)
{
    const auto version = root.find("jsonrpc");
    if (!isText(version) || version->utf8() != "2.0")
        return invalidRequest(u"Say \"jsonrpc\": \"2.0\"."_s);
    if (root.find("id") && message.id.isEmpty())
        return invalidRequest(u"Give \"id\" as a text or a whole number below 2^53."_s);
    if (!isText(root.find("method")) && !isAnswer(root))
        return invalidRequest(u"Say in \"method\" what is to be done."_s);
    const auto params = root.find("params");
    const bool isAsked = root.find("id").has_value(); // A faulty notification has no answer.
    if (isAsked && params && !params->isNull() && !message.params)
        return invalidRequest(u"Give \"params\" as an object."_s);
    return std::nullopt;
}

} // namespace

QByteArray RpcMessage::text(QByteArrayView name) const
{
    const auto value = params ? params->find(name) : std::nullopt;
    return isText(value) ? value->utf8().toByteArray() : QByteArray();
}

std::optional<JsonObject> RpcMessage::object(QByteArrayView name) const
{
    const auto value = params ? params->find(name) : std::nullopt;
    return value && value->type() == JsonValue::Type::Object ? std::optional(value->toObject()) : std::nullopt;
}

RpcMessage rpcMessageFrom(QByteArrayView bytes)
{
    constexpr QByteArrayView kByteOrderMark = "\xef\xbb\xbf"; // From clients on Windows.
    if (bytes.startsWith(kByteOrderMark))
        bytes = bytes.sliced(kByteOrderMark.size());
    RpcMessage message;
    Result<JsonDocument> document = JsonDocument::parse(bytes);
    if (!document) {
        message.fault = unreadable(bytes, document.error());
        return message;
    }
    message.document = *std::move(document);
    const JsonObject root = message.document->root();
    if (const auto id = root.find("id"))
        message.id = idFrom(*id);
    if (const auto method = root.find("method"); isText(method))
        message.method = method->utf8().toByteArray();
    if (const auto params = root.find("params"); params && params->type() == JsonValue::Type::Object)
        message.params = params->toObject();
    message.fault = faultOf(root, message);
    if (isAnswer(root))
        message.id.clear();
    return message;
}

QByteArray rpcResult(const QByteArray &id, const QByteArray &result)
{
    JsonWriter json(result.size() + 64);
    json.beginObject();
    json.field("jsonrpc", QByteArrayView("2.0"));
    json.key("id");
    json.rawValue(id);
    json.key("result");
    json.rawValue(result);
    json.endObject();
    return json.take();
}

QByteArray rpcError(const QByteArray &id, const RpcError &error)
{
    JsonWriter json;
    json.beginObject();
    json.field("jsonrpc", QByteArrayView("2.0"));
    json.key("id");
    json.rawValue(id.isEmpty() ? QByteArray("null") : id);
    json.key("error");
    json.beginObject();
    json.field("code", int(error.code));
    json.field("message", QStringView(error.message));
    if (!error.data.isEmpty()) {
        json.key("data");
        json.rawValue(error.data);
    }
    json.endObject();
    json.endObject();
    return json.take();
}

} // namespace stemdesk::mcp
