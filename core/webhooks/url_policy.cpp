#include "core/webhooks/url_policy.h"

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

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

constexpr qsizetype kMaxNameLength = 253;
constexpr qsizetype kMaxLabelLength = 63;

constexpr std::array<QStringView, 10> kSpecialNames{u"localhost",   u"local",   u"internal", u"lan",     u"home.arpa",
                                                    u"localdomain", u"invalid", u"test",     u"example", u"onion"};

Error malformed(const QString &message)
{
    return refused("url_invalid", u"url"_s, message);
}

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isHexDigit(QChar c)
{
    return isDigit(c) || (c >= u'a' && c <= u'f');
}

bool isLabelCharacter(QChar c)
{
    return isDigit(c) || (c >= u'a' && c <= u'z') || c == u'-';
}

/// Whether some parsers would read the label as the last part of an IPv4 address: 12, 0x7f, 0x.
bool isNumeric(QStringView label)
{
    if (label.startsWith(u"0x"))
        return std::ranges::all_of(label.sliced(2), isHexDigit);
    return std::ranges::all_of(label, isDigit);
}

/// A label that claims to be an international one must really be the A-label of something.
bool isHonest(QStringView label)
{
    if (!label.startsWith(u"xn--"))
        return true;
    const QByteArray ascii = label.toLatin1();
    const QString read = QUrl::fromAce(ascii, QUrl::IgnoreIDNWhitelist);
    return !read.isEmpty() && !read.startsWith(u"xn--") && QUrl::toAce(read, QUrl::IgnoreIDNWhitelist) == ascii;
}

bool isLabel(QStringView label)
{
    return !label.isEmpty() && label.size() <= kMaxLabelLength && std::ranges::all_of(label, isLabelCharacter)
        && label.front() != u'-' && label.back() != u'-' && isHonest(label);
}

bool isSpecial(QStringView name)
{
    return std::ranges::any_of(kSpecialNames, [name](QStringView special) {
        return name == special || (name.endsWith(special) && name.chopped(special.size()).endsWith(u'.'));
    });
}

Status checkName(const QString &name)
{
    const QList<QStringView> labels = QStringView(name).split(u'.');
    if (name.size() > kMaxNameLength || !std::ranges::all_of(labels, isLabel))
        return malformed(u"Write the URL's host as a plain domain name of letters, digits, hyphens and dots."_s);
    if (isNumeric(labels.back()))
        return malformed(u"Write the URL's host as a domain name, or an address in its usual form."_s);
    if (labels.size() == 1 || isSpecial(name))
        return refused(
            "url_host_not_allowed", u"url"_s,
            u"Give a URL whose host has a public domain name; \"%1\" is a local or reserved one."_s.arg(name));
    return {};
}

/// The last four bytes of an IPv6 address may be written as an IPv4 address; this is the same without.
QString withoutDots(const QString &text)
{
    const qsizetype tail = text.lastIndexOf(u':') + 1;
    const QHostAddress last(text.sliced(tail));
    if (last.protocol() != QAbstractSocket::IPv4Protocol || last.toString() != text.sliced(tail))
        return text;
    const quint32 bits = last.toIPv4Address();
    return text.first(tail) + QString::number(bits >> 16, 16) + u':' + QString::number(bits & 0xffff, 16);
}

/// Refused as not public before its form is examined: there are two ways to write an embedded IPv4 address, and none of
/// these is public.
Result<QHostAddress> checkLiteral(const QString &text)
{
    const QHostAddress address(text);
    const QString canonical = address.toString();
    if (address.isNull() || withoutDots(canonical) != withoutDots(text))
        return malformed(u"Write the address in the URL in its canonical form."_s);
    if (!isPublicAddress(address))
        return refused("url_host_not_public", u"url"_s, u"Give a URL whose host is on the public internet."_s);
    if (canonical != text)
        return malformed(u"Write the address in the URL in its canonical form, \"%1\"."_s.arg(canonical));
    return address;
}

/// Brackets hold an IPv6 address, and nothing else is one.
bool isIpv6(const QString &text)
{
    const auto fits = [](QChar c) { return isHexDigit(c) || c == u':' || c == u'.'; };
    return text.contains(u':') && std::ranges::all_of(text, fits);
}

bool isIpv4(const QString &text)
{
    const QHostAddress address(text);
    return address.protocol() == QAbstractSocket::IPv4Protocol && address.toString() == text;
}

Result<std::optional<QHostAddress>> checkedLiteral(const QString &text)
{
    const QHostAddress address = TRY(checkLiteral(text));
    return std::optional(address);
}

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

Result<std::optional<QHostAddress>> checkHost(const QString &host)
{
    if (host.startsWith(u'[')) {
        const QString inside = host.sliced(1).chopped(host.endsWith(u']') ? 1 : 0);
        if (!host.endsWith(u']') || !isIpv6(inside))
            return malformed(u"Write the IPv6 address in the URL in lower case and without a zone."_s);
        return checkedLiteral(inside);
    }
    const QString name = host.toLower();
    if (isIpv4(name))
        return checkedLiteral(name);
    TRY(checkName(name));
    return std::optional<QHostAddress>();
}

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
