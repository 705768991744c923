#pragma once

#include <QByteArray>
#include <QString>

#include <chrono>

namespace stemdesk {

/// What the SQL here relies on and a role or a database may have changed, as the start-up packet takes it: "-c ...".
/// `patience` is how long a statement waits for what another connection has locked.
QString postgresStartOptions(std::chrono::milliseconds patience);

/// The same for one transaction, as a statement: a pool that lends connections by transaction takes none of it in the
/// start-up packet, and what a session sets would be left to whoever gets the connection next.
QByteArray postgresTransactionSettings(std::chrono::milliseconds patience);

} // namespace stemdesk
