#include "core/webhooks/loopback_url.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kHttpPort = 80;

} // namespace

QList<QHostAddress> loopbackAddresses(const QString &host)
{
    if (host == "localhost"_L1)
        return {QHostAddress(QHostAddress::LocalHost), QHostAddress(QHostAddress::LocalHostIPv6)};
    const QHostAddress address(host);
    return address.isLoopback() ? QList{address} : QList<QHostAddress>();
}

std::optional<JudgedUrl> loopbackUrlFrom(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    if (text.size() > kMaxUrlLength || !url.isValid() || url.scheme() != "http"_L1 || text.contains(u'@')
        || url.hasFragment())
        return std::nullopt;
    const QString host = url.host(QUrl::FullyEncoded);
    const QList<QHostAddress> addresses = loopbackAddresses(host);
    if (addresses.isEmpty())
        return std::nullopt;
    return JudgedUrl{.stored = QString::fromLatin1(url.toEncoded()),
                     .host = host,
                     .authority = url.authority(QUrl::FullyEncoded).toLatin1(),
                     .target = targetOf(url),
                     .address = addresses.constFirst(), // Whatever a look-up would say.
                     .plainPort = quint16(url.port(kHttpPort))};
}

} // namespace stemdesk
