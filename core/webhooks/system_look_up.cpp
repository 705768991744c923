#include "core/webhooks/system_look_up.h"

#include <memory>

#ifdef Q_OS_WIN
#include <ws2tcpip.h>
#else
#include <netdb.h>
#include <sys/socket.h>
#endif

namespace stemdesk {

using namespace Qt::StringLiterals;

LookUpAnswer systemLookUp(const QByteArray &host)
{
    addrinfo hints{};
    // Both families, also one that this machine has no route for: every address is judged, not only the usable ones.
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM;
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
