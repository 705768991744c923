#pragma once

#include <QByteArrayView>
#include <QTcpSocket>

namespace stemdesk::http {

// What the system can do for an unencrypted socket and QTcpSocket does not offer.

/// Hands bytes to the system without QTcpSocket's buffer, whose write notifier costs more than the write itself.
/// How many it took; only while nothing is buffered, or bytes would overtake others.
qsizetype sendAtOnce(const QTcpSocket &socket, QByteArrayView bytes);

/// Ends our half of the connection; the client's half stays open. False where that cannot be done.
bool endSending(const QTcpSocket &socket);

} // namespace stemdesk::http
