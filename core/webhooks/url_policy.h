#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QHostAddress>
#include <QList>
#include <QString>
#include <QUrl>

#include <optional>

namespace stemdesk {

/// Whether webhooks may go to an address at all: IPv4 and IPv6 of the public internet, by a table of our own, because
/// QHostAddress::isGlobal() is true for private and unique-local addresses. Every form of IPv6 that carries an IPv4
/// address (mapped, compatible, translated, 6to4) and every address with a zone is refused.
bool isPublicAddress(const QHostAddress &address);

/// Whether `address` is one of this machine's own.
bool isOwnAddress(const QHostAddress &address, const QList<QHostAddress> &own);

/// Checks the host of a webhook URL as written there, an IPv6 literal in its brackets, without looking it up. The
/// address if it is a literal (then it is public and in its canonical form), nothing if it is a name; refused with
/// `url_invalid`, `url_host_not_allowed` or `url_host_not_public`.
Result<std::optional<QHostAddress>> checkHost(const QString &host);

/// A URL that webhooks may be sent to as far as its text shows: its host still has to be looked up.
struct CheckedUrl {
    QString stored; ///< The given URL, with scheme and host in lower case. Checking it again returns the same.
    QString host; ///< Lower case, an IPv6 literal without brackets: what the certificate is verified for.
    QByteArray authority; ///< Value of the Host header.
    QByteArray target; ///< Path and query as they are sent.
    std::optional<QHostAddress> address; ///< Set if the host is a literal.
    std::optional<quint16> plainPort{}; ///< By http, to this port: of a receiver on this machine (loopbackUrlFrom()).

    /// The URL that connects to `peer` instead of looking the host up.
    QUrl pinnedTo(const QHostAddress &peer) const;

    friend bool operator==(const CheckedUrl &, const CheckedUrl &) = default;
};

inline constexpr qsizetype kMaxUrlLength = 2048;

/// Checks a webhook URL by its text alone. If several rules are broken, the first of these is reported: url_too_long;
/// url_invalid for characters that no URL may contain and for text that is no URL; url_not_https; url_has_credentials
/// (with an `@`, host and port cannot be told apart); url_port_not_allowed; url_has_fragment; url_invalid for a
/// malformed host; url_host_not_allowed; url_host_not_public for a literal address; url_invalid for anything else and
/// if Qt reads another host than the text shows.
Result<CheckedUrl> checkUrl(const QString &text);

/// Path and query as in a request's first line.
QByteArray targetOf(const QUrl &url);

} // namespace stemdesk
