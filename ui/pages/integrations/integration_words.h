#pragma once

#include "core/domain/webhooks/webhook.h"
#include "core/services/keys/key_scopes.h"
#include "ui/theme/tokens.h"

#include <QCoreApplication>
#include <QTimeZone>

namespace stemdesk {
struct ApiKey;
}

namespace stemdesk::ui {

struct UiContext;

/// When something is read, and where.
struct ReadingTime {
    Instant now = 0;
    QTimeZone zone;
};
ReadingTime readingTime(const UiContext &context);

struct ToldState {
    QString text;
    Tone tone = Tone::Quiet;
};

/// Texts about how programs use the shop, in a florist's words.
class IntegrationWords {
    Q_DECLARE_TR_FUNCTIONS(IntegrationWords)

public:
    static QString area(std::string_view name);
    /// "Everything", "Reads everything", "Reads and changes suppliers, products; reads events".
    static QString scopes(quint32 scopes);
    /// The same for a key, or that it is a calendar address.
    static QString powers(const ApiKey &key);
    /// "reads and changes"; empty if the key may do nothing there.
    static QString scopesIn(const KeyAreaScopes &area, quint32 scopes);
    static ToldState stateOf(const ApiKey &key, Instant now);

    /// "14:32" today, "Fri 20 Nov, 14:32" before.
    static QString moment(Instant at, const ReadingTime &time);
    static QString moment(std::optional<Instant> at, const ReadingTime &time, const QString &never);
    /// With seconds, for logs.
    static QString exactMoment(Instant at, const ReadingTime &time);
    static QString duration(qint64 ms);

    static QString eventType(WebhookType type);
    /// "New events, changed events".
    static QString eventTypes(quint32 types);
    static ToldState stateOf(const Webhook &webhook);
    static ToldState stateOf(DeliveryState state);
    /// The outcome of one attempt: "200", "no answer: ...".
    static QString outcome(const DeliveryAttempt &attempt);
};

} // namespace stemdesk::ui
