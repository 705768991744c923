#pragma once

#include <QByteArrayList>
#include <QString>

#include <chrono>

namespace stemdesk {

/// Settings that the SQL here relies on and a role or database may have changed, in the form of the start-up packet:
/// "-c ...". `timeout` is the lock timeout.
QString postgresStartOptions(std::chrono::milliseconds timeout);

/// The same for one transaction, as statements. A pool that lends connections by transaction accepts none of it in the
/// start-up packet, and would pass a session's settings on to the connection's next user.
QByteArrayList postgresTransactionSettings(std::chrono::milliseconds timeout, bool isDistributed);

/// Additional settings for a connection to distributed tables, or for one of its transactions.
QByteArrayList distributedSettings(bool isForTransaction);
/// Gives every machine the same lock timeout, for one transaction.
QByteArray distributedTimeout(std::chrono::milliseconds timeout);

} // namespace stemdesk
