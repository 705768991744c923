#pragma once

#include "core/http/message.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTcpSocket>

namespace stemdesk {

/// The server's response; status 0 if there was none.
struct Answer {
    int status = 0;
    http::Headers headers;
    QByteArray body; ///< Uncompressed.

    /// The first value of that name, or empty.
    QByteArray header(QByteArrayView name) const;
    QJsonObject json() const;
    /// A member of the object, such as "totals.costIncTax" or "items.0.name".
    QJsonValue at(QStringView path) const;
    QByteArray text(QStringView path) const { return at(path).toString().toUtf8(); }
    QByteArray error() const { return text(u"error"); }
};

/// A blocking HTTP client on one connection that it keeps open, with an API key.
class ApiClient {
public:
    ApiClient(quint16 port, QByteArray key);

    /// Sends the key, and JSON as the type of a body, unless `headers` say otherwise; a value "-" sends none.
    Answer request(const QByteArray &method, const QByteArray &path, const QByteArray &body = {},
                   const http::Headers &headers = {});
    Answer get(const QByteArray &path, const http::Headers &headers = {}) { return request("GET", path, {}, headers); }
    Answer post(const QByteArray &path, const QByteArray &body, const http::Headers &headers = {})
    {
        return request("POST", path, body, headers);
    }
    Answer patch(const QByteArray &path, const QByteArray &body, const http::Headers &headers = {})
    {
        return request("PATCH", path, body, headers);
    }
    Answer remove(const QByteArray &path, const http::Headers &headers = {})
    {
        return request("DELETE", path, {}, headers);
    }

    /// The two halves of request(), for requests that are under way side by side.
    void send(const QByteArray &method, const QByteArray &path, const QByteArray &body = {},
              const http::Headers &headers = {});
    Answer receive();
    /// Whether one has begun to arrive; waits a little.
    bool hasAnswer();

    /// Texts that belong to others: an answer that holds one which its request did not name fails the test.
    void forbid(const QByteArrayList &texts) { m_forbidden = texts; }
    bool isConnected() const { return m_socket.state() == QAbstractSocket::ConnectedState; }

private:
    bool readMore();
    bool readBody(Answer &answer);
    bool readChunks(Answer &answer);
    void validate(const Answer &answer) const;

    QByteArray m_key;
    quint16 m_port;
    QTcpSocket m_socket;
    QByteArray m_received;
    QByteArray m_method;
    QByteArray m_path; // Without the query.
    QByteArray m_sent;
    QByteArrayList m_forbidden;
};

} // namespace stemdesk
