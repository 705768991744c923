#include "core/webhooks/url_gate.h"

#include "core/webhooks/look_up.h"
#include "core/webhooks/loopback_url.h"

#include <QObject>

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

UrlGate::UrlGate(Parts parts) : m_parts(std::move(parts)) {}

Result<QString> UrlGate::accepted(const QString &url) const
{
    const OpenUrl open = TRY(check(url));
    return open.url.stored;
}

Result<OpenUrl> UrlGate::check(const QString &url) const
{
    const JudgedUrl text = TRY(judged(url));
    if (text.address)
        return opened(text, QList{*text.address});
    return opened(text, lookUpNow(m_parts.resolver, text.host, m_parts.limit));
}

void UrlGate::checkLater(const QString &url, QObject *context, std::function<void(Result<OpenUrl>)> then) const
{
    const Result<JudgedUrl> text = judged(url);
    if (text && !text->address) {
        lookUpLater(
            m_parts.resolver, text->host, m_parts.limit, context,
            [this, url = *text, then = std::move(then)](const LookUpAnswer &answer) { then(opened(url, answer)); });
        return;
    }
    // There is nothing to look up, but the caller is answered later all the same.
    const Result<OpenUrl> open = text ? opened(*text, QList{*text->address}) : Result<OpenUrl>(text.error());
    QMetaObject::invokeMethod(
        context, [open, then = std::move(then)] { then(open); }, Qt::QueuedConnection);
}

Result<JudgedUrl> UrlGate::judged(const QString &url) const
{
    if (m_parts.takesLoopback) {
        if (const std::optional<JudgedUrl> here = loopbackUrlFrom(url))
            return *here;
    }
    return judgeUrl(url);
}

Result<OpenUrl> UrlGate::opened(const JudgedUrl &url, const LookUpAnswer &answer) const
{
    if (!answer || answer->isEmpty())
        return refused("url_host_unresolvable", u"url"_s,
                       u"Give a URL whose host can be looked up; no address was found for \"%1\"."_s.arg(url.host));
    if (url.plainPort)
        return OpenUrl{.url = url, .addresses = loopbackAddresses(url.host)};
    const QList<QHostAddress> own = m_parts.ownAddresses();
    // Which address it was is not told: that would let callers map a network from within.
    if (!std::ranges::all_of(*answer, [&](const QHostAddress &address) {
            return m_parts.isPublic(address) && !isOwnAddress(address, own);
        }))
        return refused("url_host_not_public", u"url"_s,
                       u"Give a URL whose host has addresses on the public internet only."_s);
    return OpenUrl{.url = url, .addresses = *answer};
}

} // namespace stemdesk
