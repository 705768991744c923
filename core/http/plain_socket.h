#pragma once

#include <QByteArrayView>
#include <QTcpSocket>

namespace stemdesk::http {

// What the system can do for a socket (an unencrypted one, where bytes are sent) and QTcpSocket does not offer.

/// Hands a head and what follows it to the system as one, without QTcpSocket's buffer, whose write notifier costs more
/// than the write itself. How many bytes it took; only while nothing is buffered, or they would overtake others.
qsizetype sendAtOnce(const QTcpSocket &socket, QByteArrayView head, QByteArrayView body);

/// How many bytes the system has taken and the other side has not, of any socket; 0 where the system does not tell.
qint64 unacknowledged(const QTcpSocket &socket);

/// How many bytes more the system surely takes at once; 0 where it does not tell.
qint64 roomInSystem(const QTcpSocket &socket);

/// Ends our half of the connection; the client's half stays open. False where that cannot be done.
bool endSending(const QTcpSocket &socket);

} // namespace stemdesk::http
