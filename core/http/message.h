#pragma once

#include "core/http/body_source.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHostAddress>
#include <QList>

#include <memory>
#include <optional>

namespace stemdesk::http {

enum class Method { Get, Head, Post, Put, Patch, Delete, Options };
inline constexpr int kMethodCount = 7;

/// The method as it is sent: "GET". Case-sensitive.
QByteArrayView methodName(Method method);
std::optional<Method> methodFrom(QByteArrayView name);

struct Header {
    QByteArray name; ///< Spelled as received; compare case-insensitively.
    QByteArray value; ///< Without surrounding white space.
};
using Headers = QList<Header>;

/// One complete, well-formed request within the limits. A value: it may be handed to any thread.
struct Request {
    Method method = Method::Get;
    QByteArray path; ///< Percent-encoded as sent, without the query.
    QByteArray query; ///< Raw, without the question mark.
    Headers headers;
    QByteArray body; ///< Decoded from its transfer coding.
    QHostAddress remote;
    QByteArray host; ///< The header as sent; empty if an HTTP/1.0 client sent none.
    QByteArray id; ///< New for each request; the response's X-Request-Id.
    qint64 waited = 0; ///< Milliseconds for which its body waited for room.
    bool isTls = false;
    bool hasBody = false; ///< The request has a body, even if it turned out to be empty.

    /// The first value of that name, or empty.
    QByteArray header(QByteArrayView name) const;
    QList<QByteArray> headerValues(QByteArrayView name) const;
    /// The Content-Type in lower case, without parameters.
    QByteArray mediaType() const;
};

/// A handler's response. The server adds the framing fields (Content-Length, Connection, X-Request-Id, Date).
struct Response {
    int status = 200;
    QByteArray contentType = "application/json"; ///< Sent only with a body.
    QByteArray body;
    Headers headers;
    std::shared_ptr<BodySource> stream{}; ///< The body in parts; `body` is empty then.

    bool has(QByteArrayView name) const; ///< True if it has a header of that name.
};

} // namespace stemdesk::http
