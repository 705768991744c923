#pragma once

#include "core/http/message.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpSocket>

#include <optional>

namespace stemdesk {

/// One block of a stream of server-sent events.
struct StreamBlock {
    QByteArray id;
    QByteArray event;
    QByteArray data;
    QByteArray retry;
    bool isComment = false;

    QJsonObject json() const { return QJsonDocument::fromJson(data).object(); }
    /// Id of the changed object.
    QByteArray changedId() const { return json().value(QStringLiteral("id")).toString().toLatin1(); }
};

/// A blocking client of the change stream that reads no further than asked.
class EventSource {
public:
    EventSource(quint16 port, const QByteArray &key, const QByteArray &query = {}, const http::Headers &headers = {})
    {
        m_socket.setReadBufferSize(4096);
        m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
        m_socket.waitForConnected(kTimeout);
        QByteArray head = "GET /api/v1/changes/stream" + query
            + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + key + "\r\n";
        for (const http::Header &header : headers)
            head += header.name + ": " + header.value + "\r\n";
        m_socket.write(head + "\r\n");
        while (!m_raw.contains("\r\n\r\n") && readMore()) {}
        const qsizetype end = m_raw.indexOf("\r\n\r\n");
        m_head = m_raw.first(end + 2);
        m_raw.remove(0, end + 4);
    }

    int status() const { return m_head.sliced(9, 3).toInt(); }
    QByteArray header(const QByteArray &name) const
    {
        for (const QByteArray &line : m_head.split('\n')) {
            if (line.left(name.size() + 1).compare(name + ':', Qt::CaseInsensitive) == 0)
                return line.sliced(name.size() + 1).trimmed();
        }
        return {};
    }
    /// Error code of a response that is no stream.
    QByteArray error()
    {
        while (m_raw.size() < header("content-length").toLongLong() && readMore()) {}
        return QJsonDocument::fromJson(m_raw).object().value(QStringLiteral("error")).toString().toLatin1();
    }

    /// The next block or comment; nullopt if the stream has ended or stays silent.
    std::optional<StreamBlock> next()
    {
        while (!m_text.contains("\n\n") && !(m_text.startsWith(':') && m_text.contains('\n'))) {
            if (!takeChunk() && !readMore())
                return {};
        }
        if (m_text.startsWith(':')) {
            m_text.remove(0, m_text.indexOf('\n') + 1);
            return StreamBlock{.isComment = true};
        }
        const qsizetype end = m_text.indexOf("\n\n");
        const QByteArray lines = m_text.first(end);
        m_text.remove(0, end + 2);
        StreamBlock block;
        for (const QByteArray &line : lines.split('\n')) {
            for (const auto &[name, field] : {std::pair("id: ", &block.id), std::pair("event: ", &block.event),
                                              std::pair("data: ", &block.data), std::pair("retry: ", &block.retry)}) {
                if (line.startsWith(name))
                    *field = line.sliced(qsizetype(strlen(name)));
            }
        }
        return block;
    }
    /// The next change; one without an id where there is none.
    StreamBlock nextChange()
    {
        while (std::optional<StreamBlock> block = next()) {
            if (block->event == "change")
                return *block;
        }
        return {};
    }
    /// Waits until the stream ends, dropping what comes before. Returns whether it ended properly.
    bool hasEnded()
    {
        while (next()) {}
        return m_isWhole
            && (m_socket.state() == QAbstractSocket::UnconnectedState || m_socket.waitForDisconnected(kTimeout));
    }
    /// Reads what is left, and returns whether the server aborted the connection.
    bool isCutOff()
    {
        while (next()) {}
        return !m_isWhole && m_socket.state() == QAbstractSocket::UnconnectedState;
    }
    void breakOff() { m_socket.abort(); }
    QTcpSocket &socket() { return m_socket; }

private:
    static constexpr int kTimeout = 20'000;

    bool takeChunk()
    {
        const qsizetype line = m_raw.indexOf("\r\n");
        if (line < 0)
            return false;
        const qsizetype size = m_raw.first(line).toLongLong(nullptr, 16);
        if (m_raw.size() < line + 2 + size + 2)
            return false;
        m_isWhole = m_isWhole || size == 0;
        m_text += m_raw.sliced(line + 2, size);
        m_raw.remove(0, line + 2 + size + 2);
        return size > 0;
    }
    bool readMore()
    {
        if (m_isWhole || (m_socket.bytesAvailable() == 0 && !m_socket.waitForReadyRead(kTimeout)))
            return false;
        m_raw += m_socket.readAll();
        return true;
    }

    QTcpSocket m_socket;
    QByteArray m_head;
    QByteArray m_raw; // Chunks.
    QByteArray m_text;
    bool m_isWhole = false;
};

} // namespace stemdesk
