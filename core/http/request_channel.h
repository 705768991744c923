#pragma once

#include "core/http/connection_guard.h"
#include "core/http/message.h"

#include <QTcpSocket>

#include <deque>
#include <optional>

namespace stemdesk::http {

/// The one socket that QHttpServer ever sees: in memory, never disconnected, one short canonical request at a time.
/// The request as the guard framed it waits here and is taken by the handler that QHttpServer calls. QHttpServer keeps
/// raw pointers to a socket until its answer is written, so clients' own sockets, which come and go, stay with
/// the guard, and so do the answers; what is written here is dropped.
class RequestChannel final : public QTcpSocket {
    Q_OBJECT

public:
    struct Waiting {
        ConnectionGuard::ConnectionId connection = 0;
        Request request;
    };

    explicit RequestChannel(QObject *parent = nullptr);

    /// Has QHttpServer handle the request: now, or right after the one it is handling.
    void show(Waiting waiting);
    /// For the handler: the request being shown; nothing if it was taken already.
    std::optional<Waiting> take();

    qint64 bytesAvailable() const override;
    bool isSequential() const override { return true; }
    void disconnectFromHost() override {}
    void close() override {}

protected:
    qint64 readData(char *data, qint64 size) override;
    qint64 skipData(qint64 size) override;
    qint64 writeData(const char *data, qint64 size) override;

private:
    std::deque<Waiting> m_waiting;
    QByteArrayView m_unread;
    bool m_isShowing = false;
};

} // namespace stemdesk::http
