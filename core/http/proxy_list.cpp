#include "core/http/proxy_list.h"

#include "core/http/host_list.h"

#include <algorithm>

namespace stemdesk::http {

namespace {

/// An IPv4 address in its plain form, even if it came in by an IPv6 socket.
QHostAddress plainAddress(const QHostAddress &address)
{
    bool isIpv4 = false;
    const quint32 ipv4 = address.toIPv4Address(&isIpv4);
    return isIpv4 ? QHostAddress(ipv4) : address;
}

/// The first of a list: proxies append their addresses, so that the client's is at the beginning.
QByteArray firstOf(const QByteArray &list)
{
    return list.split(',').constFirst().trimmed();
}

} // namespace

bool ProxyList::add(const QString &text)
{
    const QHostAddress one(text);
    const auto network = one.isNull() ? QHostAddress::parseSubnet(text)
                                      : std::pair(one, one.protocol() == QAbstractSocket::IPv4Protocol ? 32 : 128);
    if (network.first.isNull() || network.second < 0)
        return false;
    m_networks.append({plainAddress(network.first), network.second});
    return true;
}

bool ProxyList::contains(const QHostAddress &address) const
{
    const QHostAddress plain = plainAddress(address);
    return std::ranges::any_of(m_networks, [&plain](const auto &network) {
        return plain.protocol() == network.first.protocol() && plain.isInSubnet(network.first, network.second);
    });
}

void ProxyList::apply(Request &request) const
{
    if (!contains(request.remote))
        return;
    const QByteArray scheme = firstOf(request.header("x-forwarded-proto")).toLower();
    if (scheme == "https" || scheme == "http")
        request.isTls = scheme == "https";
    const QByteArray host = firstOf(request.header("x-forwarded-host"));
    if (!host.isEmpty() && host.front() != ':' && HostList::isWellFormed(host))
        request.host = host;
}

} // namespace stemdesk::http
