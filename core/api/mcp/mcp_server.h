#pragma once

#include "core/api/mcp/rpc_message.h"
#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

/// How a client says which version of the protocol it speaks: once, when it says hello, or with each request.
enum class Era { Handshake, PerRequest };

inline constexpr QByteArrayView kPerRequestVersion = "2026-07-28";

/// Those of the handshake that a client may name in its requests. The oldest is what is spoken where none is named.
bool isHandshakeVersion(QByteArrayView version);

/// What the request says of its version in its metadata; nothing where it says nothing.
std::optional<QByteArray> namedVersion(const RpcMessage &message);

/// -32022, with the versions that are spoken here.
RpcError unsupportedVersion(QByteArrayView version);

/// What is missing in the metadata that each request carries since kPerRequestVersion, or wrong with it.
std::optional<RpcError> metadataFault(const RpcMessage &message);

/// What a message is answered with.
struct Reply {
    int status = 200; ///< Of HTTP.
    QByteArray json; ///< Empty where nobody waits for an answer.
};

Reply refusal(const RpcMessage &message, const RpcError &error);
/// Where what is needed for an answer cannot be had now.
Reply unanswered(const RpcMessage &message, const Error &error);
/// The message has no fault. `era` says by which rules it is answered; `headerVersion` is what a field of HTTP says.
Reply answered(const Caller &caller, const RpcMessage &message, Era era, QByteArrayView headerVersion = {});

} // namespace stemdesk::mcp
