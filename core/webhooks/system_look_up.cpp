#include "core/webhooks/system_look_up.h"

#include <memory>

#ifdef Q_OS_WIN
#include <ws2tcpip.h>
#else
#include <netdb.h>
#include <sys/socket.h>
#endif

#ifdef __GLIBC__
#include <arpa/nameser.h>
#include <resolv.h>

#include <algorithm>
#endif

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// glibc asks each silent name server twice for five seconds and more, and then again for the host in the machine's own
/// domains: up to 40 s, which is too long. This setting applies to this thread alone.
void hurryTheSystem()
{
#ifdef __GLIBC__
    constexpr int kSeconds = 2;
    constexpr int kTimes = 2;
    if (res_init() != 0)
        return;
    _res.retrans = std::min(_res.retrans, kSeconds);
    _res.retry = std::min(_res.retry, kTimes);
    _res.options &= ~static_cast<unsigned long>(RES_DNSRCH);
#endif
}

} // namespace

LookUpAnswer systemLookUp(const QByteArray &host)
{
    hurryTheSystem();
    // Both families, even one that this machine has no route for: every address is checked, not only the usable ones.
    const addrinfo hints{.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM};
    addrinfo *first = nullptr;
    const int failure = getaddrinfo(host.constData(), nullptr, &hints, &first);
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> found(first, &freeaddrinfo);
    if (failure != 0)
        return unavailable(
            "url_host_unresolvable",
            u"The host could not be looked up: %1."_s.arg(QString::fromLocal8Bit(gai_strerror(failure))));
    QList<QHostAddress> addresses;
    for (const addrinfo *entry = found.get(); entry; entry = entry->ai_next) {
        const QHostAddress address(entry->ai_addr);
        if (!addresses.contains(address))
            addresses.append(address);
    }
    return addresses;
}

} // namespace stemdesk
