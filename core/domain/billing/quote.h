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

/// The stored text: "open".
QByteArray quoteStateText(QuoteState state);
std::optional<QuoteState> quoteStateFrom(QByteArrayView text);

/// A version of an event that was sent. Optional texts are empty if there is none.
struct Quote {
    QuoteId id;
    EventId eventId;
    int number = 0; ///< 1, 2 and so on per event; never reused.
    QuoteState state = QuoteState::Open;
    bool isExpired = false; ///< Computed on read: open after its last day.
    QString note;
    std::optional<QDate> validUntil;
    std::optional<Instant> acceptedAt;
    QString acceptedBy;
    std::optional<Instant> declinedAt;
    QString declineReason;
    Totals totals;
    QByteArray event; ///< Snapshot of the event's whole read, in JSON; filled by a whole read only.
    QByteArray proposal; ///< The data of its documents at that time, in JSON; filled by a whole read only.
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;

    friend bool operator==(const Quote &, const Quote &) = default;
};

/// The fields of a new quote beside its snapshot.
struct QuotePatch {
    std::optional<QString> note;
    std::optional<std::optional<QDate>> validUntil;

    friend bool operator==(const QuotePatch &, const QuotePatch &) = default;
};

/// A client's answer.
struct QuoteAcceptance {
    std::optional<QString> acceptedBy;
    std::optional<Instant> acceptedAt; ///< nullopt: now.
};

Result<Quote> patched(Quote quote, const QuotePatch &patch);
/// acceptedBy_required, invalid_acceptedBy, invalid_acceptedAt. Does not check the state.
Result<Quote> accepted(Quote quote, const QuoteAcceptance &acceptance, Instant now);
Result<Quote> declined(Quote quote, const QString &reason, Instant now);
/// Open again, without an answer.
Quote reopened(Quote quote);

/// The quote that decides an event's price, from its quotes, newest first: the accepted one, else the newest open one,
/// else the newest.
std::optional<Quote> countingQuote(const QList<Quote> &quotes);

/// Whether an open quote's last day is before `today`.
bool isExpired(const Quote &quote, QDate today);

/// The version of an event that its client accepted.
struct AcceptedQuote {
    QuoteId quoteId;
    int number = 0;
    Instant acceptedAt = 0;
    QString acceptedBy;
    double customerPriceIncTax = 0;
    std::optional<double> customerPriceExclTax; ///< nullopt if the stored version does not say it.
    bool isChangedSince = false; ///< The goods or their cost have changed since.

    friend bool operator==(const AcceptedQuote &, const AcceptedQuote &) = default;
};

} // namespace stemdesk
