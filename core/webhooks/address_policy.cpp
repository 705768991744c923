#include "core/webhooks/address_policy.h"

#include <algorithm>
#include <array>

namespace stemdesk {

namespace {

/// The addresses that begin with the first `length` bits of `bits`. Of IPv6 only the first 32 bits matter here.
struct Prefix {
    quint32 bits;
    int length;

    constexpr bool covers(quint32 address) const
    {
        const quint32 mask = ~quint32(0) << (32 - length);
        return (address & mask) == bits;
    }
};

constexpr quint32 dotted(quint32 a, quint32 b, quint32 c = 0, quint32 d = 0)
{
    return a << 24 | b << 16 | c << 8 | d;
}

constexpr std::array kClosedIpv4{
    Prefix{dotted(0, 0), 8},
    Prefix{dotted(10, 0), 8},
    Prefix{dotted(100, 64), 10}, // shared by a provider's customers
    Prefix{dotted(127, 0), 8},
    Prefix{dotted(169, 254), 16}, // link-local, cloud metadata
    Prefix{dotted(172, 16), 12},
    Prefix{dotted(192, 0, 0), 24},
    Prefix{dotted(192, 0, 2), 24}, // documentation
    Prefix{dotted(192, 88, 99), 24}, // 6to4 relays
    Prefix{dotted(192, 168), 16},
    Prefix{dotted(192, 175, 48), 24}, // AS112
    Prefix{dotted(198, 18), 15}, // benchmarks
    Prefix{dotted(198, 51, 100), 24}, // documentation
    Prefix{dotted(203, 0, 113), 24}, // documentation
    Prefix{dotted(224, 0), 3}, // multicast, reserved, broadcast
    Prefix{dotted(168, 63, 129, 16), 32}, // a cloud's platform services
};

constexpr Prefix kOpenIpv6{0x20000000, 3};
constexpr std::array kClosedIpv6{
    Prefix{0x20010000, 23}, // protocol assignments, Teredo among them
    Prefix{0x20010db8, 32}, // documentation
    Prefix{0x20020000, 16}, // 6to4
    Prefix{0x3fff0000, 20}, // documentation
};

bool isCovered(const auto &prefixes, quint32 address)
{
    return std::ranges::any_of(prefixes, [address](const Prefix &prefix) { return prefix.covers(address); });
}

quint32 leadingBits(const Q_IPV6ADDR &address)
{
    return dotted(address[0], address[1], address[2], address[3]);
}

} // namespace

bool isPublicAddress(const QHostAddress &address)
{
    switch (address.protocol()) {
    case QAbstractSocket::IPv4Protocol: return !isCovered(kClosedIpv4, address.toIPv4Address());
    case QAbstractSocket::IPv6Protocol: {
        const quint32 leading = leadingBits(address.toIPv6Address());
        return address.scopeId().isEmpty() && kOpenIpv6.covers(leading) && !isCovered(kClosedIpv6, leading);
    }
    default: return false;
    }
}

bool isOwnAddress(const QHostAddress &address, const QList<QHostAddress> &own)
{
    return std::ranges::any_of(own, [&](QHostAddress mine) {
        mine.setScopeId({}); // An interface's name is no part of the address.
        return mine == address;
    });
}

} // namespace stemdesk
