#include "core/webhooks/url_gate.h"

#include <QNetworkInterface>
#include <QObject>

#include <algorithm>
#include <optional>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kHttpPort = 80;

/// Loopback addresses of a host: localhost has an IPv4 and an IPv6 address, and receivers often listen on only one.
QList<QHostAddress> loopbackAddresses(const QString &host)
{
    if (host == "localhost"_L1)
        return {QHostAddress(QHostAddress::LocalHost), QHostAddress(QHostAddress::LocalHostIPv6)};
    const QHostAddress address(host);
    return address.isLoopback() ? QList{address} : QList<QHostAddress>();
}

/// The URL of a receiver on this machine, by http: http://127.0.0.1:9000/in, also with localhost or [::1]. nullopt for
/// any other text, which checkUrl() has to check.
std::optional<CheckedUrl> loopbackUrlFrom(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    if (text.size() > kMaxUrlLength || !url.isValid() || url.scheme() != "http"_L1 || text.contains(u'@')
        || url.hasFragment())
        return std::nullopt;
    const QString host = url.host(QUrl::FullyEncoded);
    const QList<QHostAddress> addresses = loopbackAddresses(host);
    if (addresses.isEmpty())
        return std::nullopt;
    return CheckedUrl{.stored = QString::fromLatin1(url.toEncoded()),
                      .host = host,
                      .authority = url.authority(QUrl::FullyEncoded).toLatin1(),
                      .target = targetOf(url),
                      .address = addresses.constFirst(), // Whatever a look-up would say.
                      .plainPort = quint16(url.port(kHttpPort))};
}

} // namespace

QList<QHostAddress> ownAddresses()
{
    return QNetworkInterface::allAddresses();
}

UrlGate::UrlGate(Parts parts) : m_parts(std::move(parts)) {}

Result<QString> UrlGate::accepted(const QString &url) const
{
    const OpenUrl open = TRY(check(url));
    return open.url.stored;
}

Result<OpenUrl> UrlGate::check(const QString &url) const
{
    const CheckedUrl text = TRY(checked(url));
    if (text.address)
        return opened(text, QList{*text.address});
    return opened(text, lookUpNow(m_parts.resolver, text.host, m_parts.limit));
}

void UrlGate::checkLater(const QString &url, QObject *context, std::function<void(Result<OpenUrl>)> then) const
{
    const Result<CheckedUrl> text = checked(url);
    if (text && !text->address) {
        lookUpLater(
            m_parts.resolver, text->host, m_parts.limit, context,
            [this, url = *text, then = std::move(then)](const LookUpAnswer &answer) { then(opened(url, answer)); });
        return;
    }
    // Nothing has to be looked up, but the caller is answered later all the same.
    const Result<OpenUrl> open = text ? opened(*text, QList{*text->address}) : Result<OpenUrl>(text.error());
    QMetaObject::invokeMethod(
        context, [open, then = std::move(then)] { then(open); }, Qt::QueuedConnection);
}

Result<CheckedUrl> UrlGate::checked(const QString &url) const
{
    if (m_parts.takesLoopback) {
        if (const std::optional<CheckedUrl> here = loopbackUrlFrom(url))
            return *here;
    }
    return checkUrl(url);
}

Result<OpenUrl> UrlGate::opened(const CheckedUrl &url, const LookUpAnswer &answer) const
{
    if (!answer || answer->isEmpty())
        return refused("url_host_unresolvable", u"url"_s,
                       u"Give a URL whose host can be looked up; no address was found for \"%1\"."_s.arg(url.host));
    if (url.plainPort)
        return OpenUrl{.url = url, .addresses = loopbackAddresses(url.host)};
    const QList<QHostAddress> own = m_parts.ownAddresses();
    // The address is not disclosed: it would let callers map a network from within.
    if (!std::ranges::all_of(*answer, [&](const QHostAddress &address) {
            return m_parts.isPublic(address) && !isOwnAddress(address, own);
        }))
        return refused("url_host_not_public", u"url"_s,
                       u"Give a URL whose host has addresses on the public internet only."_s);
    return OpenUrl{.url = url, .addresses = *answer};
}

} // namespace stemdesk
