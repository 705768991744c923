#include "core/webhooks/url_policy.h"
#include "tests/fuzz/demand.h"

#include <algorithm>

using namespace stemdesk;

namespace {

/// Addresses that Qt's table rates as non-public must be non-public in ours.
void checkAddress(const QHostAddress &address)
{
    const bool isPublic = isPublicAddress(address);
    demand(!isPublic || address.isGlobal());
    demand(!isPublic
           || !(address.isLoopback() || address.isLinkLocal() || address.isMulticast() || address.isBroadcast()));
    demand(!isPublic || !(address.isSiteLocal() || address.isUniqueLocalUnicast()));
    demand(isPublicAddress(QHostAddress(address.toString())) == isPublic);
    demand(isOwnAddress(address, {address}) && !isOwnAddress(address, {}));
    QHostAddress zoned = address;
    zoned.setScopeId(QStringLiteral("1"));
    demand(address.protocol() != QAbstractSocket::IPv6Protocol || !isPublicAddress(zoned));
}

/// IPv6 forms that carry an IPv4 address are refused, whatever that address is.
void checkCarriers(const quint8 *ipv4)
{
    for (const char *prefix : {"::ffff:0:0", "::", "::ffff:0:0:0", "64:ff9b::", "64:ff9b:1::"}) {
        Q_IPV6ADDR carrier = QHostAddress(QString::fromLatin1(prefix)).toIPv6Address();
        std::copy_n(ipv4, 4, carrier.c + 12);
        demand(!isPublicAddress(QHostAddress(carrier)));
    }
    Q_IPV6ADDR sixToFour = QHostAddress(QStringLiteral("2002::1")).toIPv6Address();
    std::copy_n(ipv4, 4, sixToFour.c + 2);
    demand(!isPublicAddress(QHostAddress(sixToFour)));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    Q_IPV6ADDR ipv6{};
    std::copy_n(data, std::min(size, sizeof ipv6.c), ipv6.c);
    checkAddress(QHostAddress(ipv6));
    checkAddress(QHostAddress(quint32(ipv6[0]) << 24 | quint32(ipv6[1]) << 16 | quint32(ipv6[2]) << 8 | ipv6[3]));
    checkCarriers(ipv6.c);
    const QHostAddress text(QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size)));
    if (!text.isNull())
        demand(isPublicAddress(text) == isPublicAddress(QHostAddress(text.toString())));
    return 0;
}
