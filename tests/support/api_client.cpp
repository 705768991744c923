#include "tests/support/api_client.h"

#include "tests/support/api_document.h"
#include "tests/support/unpacked.h"

#include <QHostAddress>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTimeout = 60'000; // Milliseconds; a test machine may be busy.

bool has(const http::Headers &headers, QByteArrayView name)
{
    return std::ranges::any_of(
        headers, [&](const http::Header &header) { return header.name.compare(name, Qt::CaseInsensitive) == 0; });
}

/// The first header that the answer's status requires and that is missing.
QByteArray missingHeader(const Answer &answer)
{
    if (answer.status == 401 && answer.header("www-authenticate") != "Bearer")
        return "WWW-Authenticate";
    if (answer.status == 405 && answer.header("allow").isEmpty())
        return "Allow";
    if ((answer.status == 429 || answer.status == 503) && answer.header("retry-after").toInt() < 1)
        return "Retry-After";
    return {};
}

} // namespace

QByteArray Answer::header(QByteArrayView name) const
{
    for (const http::Header &candidate : headers) {
        if (candidate.name.compare(name, Qt::CaseInsensitive) == 0)
            return candidate.value;
    }
    return {};
}

QJsonObject Answer::json() const
{
    return QJsonDocument::fromJson(body).object();
}

QJsonValue Answer::at(QStringView path) const
{
    QJsonValue value = json();
    for (const QStringView name : path.split(u'.')) {
        bool isIndex = false;
        const int index = name.toInt(&isIndex);
        value = isIndex ? value[index] : value[name];
    }
    return value;
}

ApiClient::ApiClient(quint16 port, QByteArray key) : m_key(std::move(key)), m_port(port) {}

Answer ApiClient::request(const QByteArray &method, const QByteArray &path, const QByteArray &body,
                          const http::Headers &headers)
{
    send(method, path, body, headers);
    return receive();
}

void ApiClient::send(const QByteArray &method, const QByteArray &path, const QByteArray &body,
                     const http::Headers &headers)
{
    if (isConnected())
        m_socket.waitForReadyRead(0); // Learns that the server has closed a connection that was idle for long.
    if (!isConnected()) {
        m_received.clear();
        m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost), m_port);
        m_socket.waitForConnected(kTimeout);
    }
    QByteArray head = method + ' ' + path + " HTTP/1.1\r\n";
    http::Headers all = headers;
    if (!has(all, "host"))
        all.prepend(http::Header{"Host", "127.0.0.1:" + QByteArray::number(m_port)});
    if (!has(all, "authorization") && !m_key.isEmpty())
        all.append(http::Header{"Authorization", "Bearer " + m_key});
    if (!has(all, "content-type") && !body.isEmpty())
        all.append(http::Header{"Content-Type", "application/json"});
    if (!has(all, "content-length") && (!body.isEmpty() || method == "POST" || method == "PATCH"))
        all.append(http::Header{"Content-Length", QByteArray::number(body.size())});
    for (const http::Header &header : std::as_const(all)) {
        if (header.value != "-")
            head += header.name + ": " + header.value + "\r\n";
    }
    m_method = method;
    m_path = path.split('?').constFirst();
    m_sent = path + body;
    m_socket.write(head + "\r\n" + body);
    m_socket.flush();
}

bool ApiClient::hasAnswer()
{
    constexpr int kLittle = 20;
    return !m_received.isEmpty() || m_socket.bytesAvailable() > 0 || m_socket.waitForReadyRead(kLittle);
}

bool ApiClient::readMore()
{
    if (m_socket.bytesAvailable() == 0 && !m_socket.waitForReadyRead(kTimeout))
        return false;
    m_received += m_socket.readAll();
    return true;
}

Answer ApiClient::receive()
{
    while (!m_received.contains("\r\n\r\n")) {
        if (!readMore())
            return {};
    }
    Answer answer;
    const qsizetype end = m_received.indexOf("\r\n\r\n");
    QList<QByteArray> lines = m_received.first(end).split('\n');
    m_received.remove(0, end + 4);
    answer.status = lines.takeFirst().sliced(9, 3).toInt();
    for (const QByteArray &line : std::as_const(lines)) {
        const qsizetype colon = line.indexOf(':');
        answer.headers.append(http::Header{line.first(colon), line.sliced(colon + 1).trimmed()});
    }
    if (answer.header("transfer-encoding") == "chunked" ? !readChunks(answer) : !readBody(answer))
        return {};
    if (answer.header("content-encoding") == "gzip")
        answer.body = unpacked(answer.body);
    if (answer.header("connection") == "close" && m_socket.state() != QAbstractSocket::UnconnectedState)
        m_socket.waitForDisconnected(kTimeout);
    validate(answer);
    return answer;
}

bool ApiClient::readBody(Answer &answer)
{
    const qsizetype length = m_method == "HEAD" ? 0 : answer.header("content-length").toLongLong();
    while (m_received.size() < length) {
        if (!readMore())
            return false;
    }
    answer.body = m_received.first(length);
    m_received.remove(0, length);
    return true;
}

bool ApiClient::readChunks(Answer &answer)
{
    for (qsizetype size = -1; size != 0;) {
        while (!m_received.contains("\r\n")) {
            if (!readMore())
                return false;
        }
        const qsizetype line = m_received.indexOf("\r\n");
        size = m_received.first(line).toLongLong(nullptr, 16);
        while (m_received.size() < line + 2 + size + 2) {
            if (!readMore())
                return false;
        }
        answer.body += m_received.sliced(line + 2, size);
        m_received.remove(0, line + 2 + size + 2);
    }
    return true;
}

/// Checks rules that hold for every response.
void ApiClient::validate(const Answer &answer) const
{
    const auto fail = [&](const QByteArray &what) {
        QTest::qFail(
            (what + ": " + m_sent.first(std::min<qsizetype>(m_sent.size(), 200)) + " -> " + answer.body).constData(),
            __FILE__, __LINE__);
    };
    for (const QByteArray &text : m_forbidden) {
        if (!m_sent.contains(text) && answer.body.contains(text))
            fail("another shop's row appears");
    }
    if (answer.header("x-request-id").isEmpty())
        fail("no X-Request-Id");
    const QByteArray broken = ApiDocument::instance().complaintAbout(m_method, m_path, answer);
    if (!broken.isEmpty())
        fail(m_method + ' ' + m_path + ' ' + QByteArray::number(answer.status) + ' ' + broken);
    const bool isProblem = answer.status >= 400 && m_method != "HEAD" && !answer.body.startsWith("{\"jsonrpc\"");
    if (isProblem && answer.text(u"requestId") != answer.header("x-request-id"))
        fail("an error that names another request");
    if (const QByteArray missing = missingHeader(answer); !missing.isEmpty())
        fail("no " + missing);
}

} // namespace stemdesk
