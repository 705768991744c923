#include "core/http/hosts.h"

#include <algorithm>

namespace stemdesk::http {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isNameCharacter(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '.' || c == '_'
        || c == '~';
}

bool isLiteralCharacter(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F') || c == ':' || c == '.';
}

/// Length of the name before ":port"; -1 if the value is no host.
qsizetype nameLength(QByteArrayView value)
{
    if (!value.startsWith('[')) {
        const auto end = std::ranges::find_if_not(value, isNameCharacter);
        return end - value.begin();
    }
    const qsizetype close = value.indexOf(']');
    if (close < 0 || !std::ranges::all_of(value.first(close).sliced(1), isLiteralCharacter))
        return -1;
    return close + 1;
}

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

HostList::HostList(const QHostAddress &address, const QList<QByteArray> &names)
    : m_names{"localhost", "127.0.0.1", "[::1]"}
{
    const QByteArray listened = address.toString().toLatin1().toLower();
    if (!listened.isEmpty())
        m_names.insert(listened.contains(':') ? '[' + listened + ']' : listened);
    for (const QByteArray &name : names)
        m_names.insert(name.toLower());
}

bool HostList::isWellFormed(QByteArrayView value)
{
    const qsizetype length = nameLength(value);
    if (length < 0)
        return false;
    const QByteArrayView port = value.sliced(length);
    return port.isEmpty() || (port.front() == ':' && std::ranges::all_of(port.sliced(1), isDigit));
}

HostList::Verdict HostList::validate(QByteArrayView value) const
{
    if (!isWellFormed(value))
        return Verdict::Malformed;
    const QByteArray name = value.first(nameLength(value)).toByteArray().toLower();
    return m_names.contains(name) ? Verdict::Known : Verdict::Unknown;
}

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
