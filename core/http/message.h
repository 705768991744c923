#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QHostAddress>
#include <QList>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace stemdesk::http {

/// A response body produced in parts over time. Created on any thread; from start() on everything happens on the
/// server's thread, including its destruction.
class BodySource {
public:
    enum class State {
        Open, ///< More may come.
        Ended, ///< Complete once its parts are taken.
        Broken, ///< Ended early: the connection is reset, so that the client cannot mistake this part for the whole.
    };
    /// How much a client may leave unread, and for how long, before it is cut off.
    struct Allowance {
        qint64 bytes = 0;
        std::chrono::milliseconds time{};
    };

    BodySource() = default;
    virtual ~BodySource() = default;
    BodySource(const BodySource &) = delete;
    BodySource &operator=(const BodySource &) = delete;

    /// The head was sent. Call `wake` whenever there is something to take or the state has changed.
    virtual void start(std::function<void()> wake) = 0;
    /// The next part, when the client has room for one; empty if there is none now.
    virtual QByteArray take() = 0;
    virtual State state() const = 0;
    /// Bytes ready for take().
    virtual qint64 waitingBytes() const { return 0; }
    /// nullopt: the usual rule, Limits::writeStall without progress.
    virtual std::optional<Allowance> allowance() const { return {}; }
    /// The server is shutting down and waits for the source to end.
    virtual void stop() {}
};

/// A character of a token: RFC 9110, section 5.6.2.
bool isTokenCharacter(char c);
bool isToken(QByteArrayView text);

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
