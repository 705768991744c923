#pragma once

#include <QHostAddress>
#include <QList>

namespace stemdesk {

/// The addresses of this machine's interfaces now. Any thread.
QList<QHostAddress> ownAddresses();

} // namespace stemdesk
