#include "core/webhooks/url_policy.h"

#include "core/webhooks/host_policy.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The part between `https://` and the path.
struct Authority {
    QString host; ///< Unchanged; an IPv6 literal is in brackets.
    QStringView port; ///< With its colon; empty if there is none.
};

Error refusal(const QByteArray &code, const QString &message)
{
    return refused(code, u"url"_s, message);
}

Error malformedUrl(const QString &message)
{
    return refusal("url_invalid", message);
}

bool isPlain(QChar c)
{
    return c > u' ' && c < u'\x7f' && c != u'\\';
}

bool isLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool isSchemeCharacter(QChar c)
{
    return isLetter(c) || (c >= u'0' && c <= u'9') || c == u'+' || c == u'-' || c == u'.';
}

bool isScheme(QStringView text)
{
    return !text.isEmpty() && isLetter(text.front()) && std::ranges::all_of(text, isSchemeCharacter);
}

Status checkCharacters(const QString &text)
{
    if (text.size() > kMaxUrlLength)
        return refusal("url_too_long", u"Give a URL of at most %1 characters."_s.arg(kMaxUrlLength));
    if (!std::ranges::all_of(text, isPlain))
        return malformedUrl(u"Write the URL in plain ASCII, without spaces, control characters and backslashes, and an "
                            "international host name in its xn-- form."_s);
    return {};
}

Status checkScheme(const QString &text)
{
    const qsizetype colon = text.indexOf(u':');
    if (colon < 0 || !isScheme(QStringView(text).first(colon)))
        return malformedUrl(u"Give a whole URL that begins with https://."_s);
    if (QStringView(text).first(colon).compare(u"https", Qt::CaseInsensitive) != 0)
        return refusal("url_not_https", u"Give a URL that begins with https://; webhooks are sent over TLS only."_s);
    if (!QStringView(text).sliced(colon + 1).startsWith(u"//"))
        return malformedUrl(u"Give a whole URL that begins with https://."_s);
    return {};
}

/// The position after the authority.
qsizetype endOfAuthority(const QString &text, qsizetype from)
{
    const auto ends = [](QChar c) { return c == u'/' || c == u'?' || c == u'#'; };
    return std::find_if(text.cbegin() + from, text.cend(), ends) - text.cbegin();
}

Result<Authority> authorityFrom(QStringView text)
{
    if (text.contains(u'@'))
        return refusal("url_has_credentials",
                       u"Remove the user name, password and \"@\" in front of the URL's host."_s);
    const qsizetype close = text.startsWith(u'[') ? text.indexOf(u']') : 0;
    const qsizetype colon = close < 0 ? -1 : text.indexOf(u':', close);
    const QStringView host = colon < 0 ? text : text.first(colon);
    const QStringView port = colon < 0 ? QStringView() : text.sliced(colon);
    if (host.isEmpty() || port.count(u':') > 1)
        return malformedUrl(u"Write the URL as https://, the host, and the path."_s);
    return Authority{.host = host.toString(), .port = port};
}

/// Qt must read the same as we did; otherwise other parsers may differ too.
bool isReadAlike(const QUrl &url, const QString &host, bool hasPort)
{
    return url.isValid() && url.scheme() == "https"_L1 && url.host(QUrl::FullyEncoded) == host
        && url.port() == (hasPort ? 443 : -1) && url.userInfo().isEmpty() && !url.hasFragment();
}

Status checkPortAndFragment(QStringView port, const QString &text)
{
    if (!port.isEmpty() && port != u":443")
        return refusal("url_port_not_allowed", u"Remove the port from the URL; webhooks go to port 443 only."_s);
    if (text.contains(u'#'))
        return refusal("url_has_fragment", u"Remove the \"#\" and what follows it from the URL."_s);
    return {};
}

} // namespace

QUrl CheckedUrl::pinnedTo(const QHostAddress &peer) const
{
    QUrl url(stored, QUrl::StrictMode);
    url.setHost(peer.toString());
    return url;
}

QByteArray targetOf(const QUrl &url)
{
    QByteArray target = url.path(QUrl::FullyEncoded).toLatin1();
    if (target.isEmpty())
        target = "/";
    if (url.hasQuery())
        target.append('?').append(url.query(QUrl::FullyEncoded).toLatin1());
    return target;
}

Result<CheckedUrl> checkUrl(const QString &text)
{
    TRY(checkCharacters(text));
    TRY(checkScheme(text));
    const qsizetype start = "https://"_L1.size();
    const qsizetype end = endOfAuthority(text, start);
    const Authority authority = TRY(authorityFrom(QStringView(text).sliced(start, end - start)));
    TRY(checkPortAndFragment(authority.port, text));
    const std::optional<QHostAddress> address = TRY(checkHost(authority.host));

    const QString written = authority.host.toLower();
    const QString host = address ? address->toString() : written;
    const QString stored = text.first(end).toLower() + text.sliced(end);
    const QUrl url(stored, QUrl::StrictMode);
    if (!isReadAlike(url, host, !authority.port.isEmpty()))
        return malformedUrl(
            u"Write the URL so that it can be read in one way only, other characters percent-encoded."_s);
    return CheckedUrl{
        .stored = stored, .host = host, .authority = written.toLatin1(), .target = targetOf(url), .address = address};
}

} // namespace stemdesk
