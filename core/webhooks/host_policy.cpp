#include "core/webhooks/host_policy.h"

#include "core/webhooks/address_policy.h"

#include <QUrl>

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

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

} // namespace

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

} // namespace stemdesk
