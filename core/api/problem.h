#pragma once

#include "core/base/error.h"
#include "core/http/message.h"

namespace stemdesk {

/// The response that reports `error`. The only place where an Error becomes a status; internal details go to the log
/// under the request's id and not to the caller.
http::Response problem(const Error &error, const QByteArray &requestId);

/// A response for an error of the transport: a status with the body that every error has.
http::Response problem(int status, const QByteArray &code, const QString &message, const QByteArray &requestId);

/// The detail and code of a problem response, for the log; empty for any other response.
QString refusalIn(const http::Response &response);

/// The response to a method that no endpoint of the path supports: OPTIONS gets the list of those it does, any other
/// method is refused with 405. `allow` lists the path's methods.
http::Response otherMethodAnswer(const http::Request &request, const QByteArray &allow);

} // namespace stemdesk
