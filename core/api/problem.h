#pragma once

#include "core/base/error.h"
#include "core/http/message.h"

namespace stemdesk {

/// The answer that tells a caller of `error`. The only place where an Error becomes a status; what is internal goes to
/// the log under the request's id and not to the caller.
http::Response problem(const Error &error, const QByteArray &requestId);

/// An answer of the transport's own kind: a status with the body that every error has.
http::Response problem(int status, const QByteArray &code, const QString &message, const QByteArray &requestId);

/// The detail and code of a problem response, for the log; empty for any other response.
QString refusalIn(const http::Response &response);

/// To a method that no endpoint of the path takes: OPTIONS hears which ones do, any other one is refused with 405.
/// `allow` names the methods that the path takes.
http::Response otherMethodAnswer(const http::Request &request, const QByteArray &allow);

} // namespace stemdesk
