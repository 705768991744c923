#pragma once

#include "core/services/webhooks/webhook_parts.h"
#include "core/webhooks/resolver.h"
#include "core/webhooks/url_policy.h"

#include <QHostAddress>
#include <QList>

#include <chrono>
#include <functional>

namespace stemdesk {

/// The addresses of this machine's interfaces now. Any thread.
QList<QHostAddress> ownAddresses();

/// A URL whose host was looked up just now.
struct OpenUrl {
    CheckedUrl url;
    QList<QHostAddress> addresses; ///< All addresses of the host, each of them checked; never empty.

    /// The one to connect to, without another look-up.
    const QHostAddress &peer() const { return addresses.constFirst(); }
};

/// Decides which URLs webhooks may be sent to: by their text, then by every address that their host has at this moment.
/// Called when a subscription gets its URL, and again for every attempt.
class UrlGate : public WebhookUrlCheck {
public:
    /// Its dependencies. Except for the last, only tests replace them.
    struct Parts {
        Resolver &resolver;
        std::function<QList<QHostAddress>()> ownAddresses = stemdesk::ownAddresses;
        std::function<bool(const QHostAddress &)> isPublic = isPublicAddress;
        std::chrono::milliseconds limit{10'000}; ///< For a look-up.
        bool takesLoopback =
            false; ///< Also of receivers on this machine by http; `stemdesk serve` has a switch for it.
    };

    explicit UrlGate(Parts parts);

    Result<QString> accepted(const QString &url) const override;

    /// Waits for the look-up. Any thread.
    Result<OpenUrl> check(const QString &url) const;

    /// Calls `then` once, from the event loop of this thread, where `context` lives; never once `context` is gone. The
    /// gate must outlive `context`.
    void checkLater(const QString &url, QObject *context, std::function<void(Result<OpenUrl>)> then) const;

private:
    Result<CheckedUrl> checked(const QString &url) const;
    Result<OpenUrl> opened(const CheckedUrl &url, const LookUpAnswer &answer) const;

    Parts m_parts;
};

} // namespace stemdesk
