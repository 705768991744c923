#pragma once

#include <QByteArray>
#include <QString>

#include <chrono>

namespace stemdesk {

/// Settings that the SQL here relies on and a role or database may have changed, in the form of the start-up packet:
/// "-c ...". `patience` is the lock timeout.
QString postgresStartOptions(std::chrono::milliseconds patience);

/// The same for one transaction, as a statement. A pool that lends connections by transaction accepts none of it in the
/// start-up packet, and would pass a session's settings on to the connection's next user.
QByteArray postgresTransactionSettings(std::chrono::milliseconds patience);

} // namespace stemdesk
