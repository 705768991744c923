#pragma once

#include "core/json/json_reader.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace stemdesk::mcp {

/// The codes of JSON-RPC 2.0 and those that MCP adds.
enum class RpcCode {
    ParseError = -32700,
    InvalidRequest = -32600,
    MethodNotFound = -32601,
    InvalidParams = -32602,
    InternalError = -32603,
    HeaderMismatch = -32020,
    UnsupportedVersion = -32022,
};

struct RpcError {
    RpcCode code = RpcCode::InternalError;
    QString message;
    QByteArray data{}; ///< JSON; empty: none.
};

/// One message of a client.
struct RpcMessage {
    std::optional<JsonDocument> document; ///< The bytes that the views refer to.
    QByteArray id; ///< JSON; empty if no answer is expected.
    QByteArray method; ///< Empty for an answer, which is ignored.
    std::optional<JsonObject> params;
    std::optional<RpcError> fault; ///< The reason why it is not one.

    /// The text of a member of `params`; empty if there is none.
    QByteArray text(QByteArrayView name) const;
    /// An object inside `params`.
    std::optional<JsonObject> object(QByteArrayView name) const;
};

RpcMessage rpcMessageFrom(QByteArrayView bytes);

/// `result`: JSON.
QByteArray rpcResult(const QByteArray &id, const QByteArray &result);
/// An empty id is written as null: the request's id could not be read.
QByteArray rpcError(const QByteArray &id, const RpcError &error);

} // namespace stemdesk::mcp
