#pragma once

#include <QHostAddress>
#include <QList>

namespace stemdesk {

/// Whether webhooks may go to an address at all: IPv4 and IPv6 of the public internet, by a table of our own, because
/// QHostAddress::isGlobal() is true for private and unique-local addresses. Every form of IPv6 that carries an IPv4
/// address (mapped, compatible, translated, 6to4) and every address with a zone is refused.
bool isPublicAddress(const QHostAddress &address);

/// Whether `address` is one of this machine's own.
bool isOwnAddress(const QHostAddress &address, const QList<QHostAddress> &own);

} // namespace stemdesk
