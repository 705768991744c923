#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/domain/money.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

enum class QuoteState { Open, Accepted, Declined, Superseded };

/// As it is written and stored: "open".
QByteArray quoteStateText(QuoteState state);
std::optional<QuoteState> quoteStateFrom(QByteArrayView text);

/// A version of an event that was sent. Optional texts are empty where there is none.
struct Quote {
    QuoteId id;
    EventId eventId;
    int number = 0; ///< 1, 2 and so on per event; none is given out twice.
    QuoteState state = QuoteState::Open;
    bool isExpired = false; ///< Computed on read: open after its last day.
    QString note;
    std::optional<QDate> validUntil;
    std::optional<Instant> acceptedAt;
    QString acceptedBy;
    std::optional<Instant> declinedAt;
    QString declineReason;
    Totals totals;
    QByteArray event; ///< The event's whole read as it was, in JSON; filled by a whole read only.
    QByteArray proposal; ///< What its papers were made of then, in JSON; filled by a whole read only.
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;

    friend bool operator==(const Quote &, const Quote &) = default;
};

/// What a new quote is given beside what it freezes.
struct QuotePatch {
    std::optional<QString> note;
    std::optional<std::optional<QDate>> validUntil;

    friend bool operator==(const QuotePatch &, const QuotePatch &) = default;
};

/// A client's answer.
struct QuoteAcceptance {
    std::optional<QString> acceptedBy;
    std::optional<Instant> acceptedAt; ///< Nullopt: now.
};

Result<Quote> patched(Quote quote, const QuotePatch &patch);
/// acceptedBy_required, invalid_acceptedBy, invalid_acceptedAt. Judges no state.
Result<Quote> accepted(Quote quote, const QuoteAcceptance &acceptance, Instant now);
Result<Quote> declined(Quote quote, const QString &reason, Instant now);
/// Open again, as nobody had answered.
Quote reopened(Quote quote);

/// The one of an event's quotes, newest first, that its price is known by: the accepted one, else the newest open one,
/// else the newest.
std::optional<Quote> countingQuote(const QList<Quote> &quotes);

/// Whether an open quote's last day is before `today`.
bool isExpired(const Quote &quote, QDate today);

} // namespace stemdesk
