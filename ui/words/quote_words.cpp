#include "ui/words/quote_words.h"

#include "core/domain/billing/quote.h"

#include <QCoreApplication>

namespace stemdesk::ui {

namespace {

class QuoteWords {
    Q_DECLARE_TR_FUNCTIONS(QuoteWords)
};

} // namespace

QString quoteStateWords(const Quote &quote, bool isOlder)
{
    if (isOlder && quote.state == QuoteState::Open)
        return QuoteWords::tr("Replaced");
    switch (quote.state) {
    case QuoteState::Open: return quote.isExpired ? QuoteWords::tr("Expired") : QuoteWords::tr("Open");
    case QuoteState::Accepted: return QuoteWords::tr("Accepted");
    case QuoteState::Declined: return QuoteWords::tr("Declined");
    case QuoteState::Superseded: return QuoteWords::tr("Replaced");
    }
    return {};
}

Tone quoteStateTone(const Quote &quote, bool isOlder)
{
    if (isOlder && quote.state == QuoteState::Open)
        return Tone::Quiet;
    switch (quote.state) {
    case QuoteState::Accepted: return Tone::Accent;
    case QuoteState::Declined: return Tone::Error;
    case QuoteState::Open: return quote.isExpired ? Tone::Warning : Tone::Plain;
    case QuoteState::Superseded: break;
    }
    return Tone::Quiet;
}

} // namespace stemdesk::ui
