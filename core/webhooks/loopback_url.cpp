#include "core/webhooks/loopback_url.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kHttpPort = 80;

std::optional<QHostAddress> loopbackOf(const QString &host)
{
    if (host == "localhost"_L1)
        return QHostAddress(QHostAddress::LocalHost); // Whatever a look-up would say.
    const QHostAddress address(host);
    return address.isLoopback() ? std::optional(address) : std::nullopt;
}

} // namespace

std::optional<JudgedUrl> loopbackUrlFrom(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    if (text.size() > kMaxUrlLength || !url.isValid() || url.scheme() != "http"_L1 || text.contains(u'@')
        || url.hasFragment())
        return std::nullopt;
    const QString host = url.host(QUrl::FullyEncoded);
    const std::optional<QHostAddress> address = loopbackOf(host);
    if (!address)
        return std::nullopt;
    return JudgedUrl{.stored = QString::fromLatin1(url.toEncoded()),
                     .host = host,
                     .authority = url.authority(QUrl::FullyEncoded).toLatin1(),
                     .target = targetOf(url),
                     .address = address,
                     .plainPort = quint16(url.port(kHttpPort))};
}

} // namespace stemdesk
