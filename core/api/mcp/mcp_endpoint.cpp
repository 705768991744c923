#include "core/api/api.h"
#include "core/api/call.h"
#include "core/api/mcp/mcp_server.h"
#include "core/base/wording.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace mcp {

namespace {

/// A header field that may hold any text, encoded unless it is plain ASCII; nullopt unless it is there exactly once and
/// well encoded.
std::optional<QByteArray> unpackedField(const http::Request &request, QByteArrayView name)
{
    constexpr QByteArrayView kBegin = "=?base64?";
    constexpr QByteArrayView kEnd = "?=";
    const QList<QByteArray> values = request.headerValues(name);
    if (values.size() != 1)
        return std::nullopt;
    const QByteArray &value = values.constFirst();
    if (!value.startsWith(kBegin) || !value.endsWith(kEnd) || value.size() < kBegin.size() + kEnd.size())
        return value;
    const auto unpacked = QByteArray::fromBase64Encoding(value.sliced(kBegin.size()).chopped(kEnd.size()),
                                                         QByteArray::AbortOnBase64DecodingErrors);
    return unpacked ? std::optional(*unpacked) : std::nullopt;
}

/// The member of `params` that the header Mcp-Name repeats; empty if there is none.
QByteArrayView nameMemberOf(QByteArrayView method)
{
    if (method == "tools/call" || method == "prompts/get")
        return "name";
    return method == "resources/read" ? QByteArrayView("uri") : QByteArrayView();
}

std::optional<RpcError> mismatch(const http::Request &request, QByteArrayView field, const QByteArray &wanted)
{
    const std::optional<QByteArray> given = unpackedField(request, field);
    if (given == wanted)
        return std::nullopt;
    return RpcError{.code = RpcCode::HeaderMismatch,
                    .message = u"Header mismatch: %1 must be there once and repeat what the body says, %2."_s.arg(
                        QString::fromLatin1(field), quoted(QByteArrayView(wanted)))};
}

/// Header fields that repeat parts of the body, for intermediaries that do not read it.
std::optional<RpcError> headerFault(const http::Request &request, const RpcMessage &message)
{
    if (const auto version = mismatch(request, "MCP-Protocol-Version", namedVersion(message).value_or(QByteArray())))
        return version;
    if (const auto method = mismatch(request, "Mcp-Method", message.method))
        return method;
    const QByteArrayView member = nameMemberOf(message.method);
    return member.isEmpty() ? std::nullopt : mismatch(request, "Mcp-Name", message.text(member));
}

/// Notifications repeat nothing, in neither place.
std::optional<RpcError> perRequestFault(const http::Request &request, const RpcMessage &message)
{
    if (message.id.isEmpty())
        return std::nullopt;
    if (!namedVersion(message))
        return metadataFault(message);
    const auto fault = headerFault(request, message);
    return fault ? fault : metadataFault(message);
}

Reply replyTo(const Call &call, const RpcMessage &message)
{
    if (message.fault)
        return refusal(message, *message.fault);
    const QByteArray version = call.request.header("mcp-protocol-version");
    const Caller caller{call.shop, call.owner.shop, Scopes::fromBits(call.owner.key.scopes)};
    if (message.method == "initialize" && !namedVersion(message)) // Versions are negotiated here.
        return answered(caller, message, Era::Handshake, version);
    if (namedVersion(message) || version == kPerRequestVersion) {
        const std::optional<RpcError> fault = perRequestFault(call.request, message);
        return fault ? refusal(message, *fault) : answered(caller, message, Era::PerRequest);
    }
    const bool isAsked = !message.id.isEmpty(); // A notification is never answered.
    if (isAsked && !version.isEmpty() && !isHandshakeVersion(version))
        return refusal(message, unsupportedVersion(version));
    return answered(caller, message, Era::Handshake);
}

Result<http::Response> post(const Call &call)
{
    constexpr QByteArrayView kAskAgain = "1"; // Seconds.
    Reply reply = replyTo(call, rpcMessageFrom(call.request.body));
    http::Response response{.status = reply.status, .body = std::move(reply.json)};
    if (response.status == 503)
        response.headers.append(http::Header{"Retry-After", kAskAgain.toByteArray()});
    return response;
}

/// Only tools that write run where writes do.
RequestQueue queueOf(const Call &call)
{
    const RpcMessage message = rpcMessageFrom(call.request.body);
    const Tool *tool = message.method == "tools/call" ? findTool(message.text("name")) : nullptr;
    return tool ? tool->queue : RequestQueue::Read;
}

} // namespace

} // namespace mcp

void addMcpRoutes(Routes &routes)
{
    routes.add(http::Method::Post, "/mcp",
               {.handler = mcp::post, .mediaTypes = {"application/json"}, .queue = mcp::queueOf});
}

} // namespace stemdesk
