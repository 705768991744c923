#pragma once

#include "core/api/mcp/rpc_message.h"
#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

/// How a client says which version of the protocol it uses: once, in its handshake, or with each request.
enum class Era { Handshake, PerRequest };

inline constexpr QByteArrayView kPerRequestVersion = "2026-07-28";

/// The handshake's versions that a client may name in its requests. The oldest is assumed if it names none.
bool isHandshakeVersion(QByteArrayView version);

/// The version in the request's metadata; nullopt if there is none.
std::optional<QByteArray> namedVersion(const RpcMessage &message);

/// -32022, with the supported versions.
RpcError unsupportedVersion(QByteArrayView version);

/// What is missing or wrong in the metadata that each request has since kPerRequestVersion; nullopt if nothing is.
std::optional<RpcError> metadataFault(const RpcMessage &message);

/// The answer to a message.
struct Reply {
    int status = 200; ///< The HTTP status.
    QByteArray json; ///< Empty if no answer is expected.
};

Reply refusal(const RpcMessage &message, const RpcError &error);
/// If a resource that the response needs is not available now.
Reply unanswered(const RpcMessage &message, const Error &error);
/// Handles a well-formed message. `era` decides by which rules; `headerVersion` is the version in HTTP's header field.
Reply answered(const Caller &caller, const RpcMessage &message, Era era, QByteArrayView headerVersion = {});

} // namespace stemdesk::mcp
