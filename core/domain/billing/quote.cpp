#include "core/domain/billing/quote.h"

#include "core/domain/field_rules.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kStates{
    std::pair{QuoteState::Open, "open"},
    std::pair{QuoteState::Accepted, "accepted"},
    std::pair{QuoteState::Declined, "declined"},
    std::pair{QuoteState::Superseded, "superseded"},
};

} // namespace

QByteArray quoteStateText(QuoteState state)
{
    return std::ranges::find(kStates, state, [](const auto &known) { return known.first; })->second;
}

std::optional<QuoteState> quoteStateFrom(QByteArrayView text)
{
    const auto *found =
        std::ranges::find_if(kStates, [&](const auto &known) { return text == QByteArrayView(known.second); });
    return found == kStates.end() ? std::nullopt : std::optional(found->first);
}

Result<Quote> patched(Quote quote, const QuotePatch &patch)
{
    FieldRules rules;
    rules.multiline(quote.note, patch.note, u"note"_s);
    rules.take(quote.validUntil, patch.validUntil);
    return rules.result(std::move(quote));
}

Result<Quote> accepted(Quote quote, const QuoteAcceptance &acceptance, Instant now)
{
    FieldRules rules;
    rules.requiredLine(quote.acceptedBy, acceptance.acceptedBy.value_or(QString()), u"acceptedBy"_s, kMaxLine);
    rules.instant(quote.acceptedAt, std::optional(std::optional(acceptance.acceptedAt.value_or(now))), u"acceptedAt"_s);
    quote.state = QuoteState::Accepted;
    return rules.result(std::move(quote));
}

Result<Quote> declined(Quote quote, const QString &reason, Instant now)
{
    FieldRules rules;
    rules.multiline(quote.declineReason, reason, u"reason"_s);
    quote.declinedAt = now;
    quote.state = QuoteState::Declined;
    return rules.result(std::move(quote));
}

Quote reopened(Quote quote)
{
    quote.state = QuoteState::Open;
    quote.acceptedAt.reset();
    quote.acceptedBy.clear();
    quote.declinedAt.reset();
    quote.declineReason.clear();
    return quote;
}

std::optional<Quote> countingQuote(const QList<Quote> &quotes)
{
    for (const QuoteState state : {QuoteState::Accepted, QuoteState::Open}) {
        const auto quote = std::ranges::find(quotes, state, &Quote::state);
        if (quote != quotes.cend())
            return *quote;
    }
    return quotes.isEmpty() ? std::nullopt : std::optional(quotes.constFirst());
}

bool isExpired(const Quote &quote, QDate today)
{
    return quote.state == QuoteState::Open && quote.validUntil && *quote.validUntil < today;
}

} // namespace stemdesk
