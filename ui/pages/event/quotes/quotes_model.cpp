#include "ui/pages/event/quotes/quotes_model.h"

#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/pages/event/event_document.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/words/billing_words.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kQuotesAtOnce = 200;

} // namespace

QuotesModel::QuotesModel(EventDocument &document, QObject *parent) : MergedTableModel(parent), m_document(document) {}

void QuotesModel::read()
{
    if (!m_document.isOpen())
        return;
    const auto page = m_document.context().services.quotes.list(m_document.shown().id, {.limit = kQuotesAtOnce}, {});
    if (page) // Otherwise the store is busy, and the next change reads again.
        setRows(page->rows);
}

/// In a narrow column, the year is said only if it is another.
QString QuotesModel::answerOf(const Quote &quote) const
{
    const auto dayText = [this](Instant instant) {
        const QDate day = dayOf(instant, m_document.zone());
        return day.year() == shopToday(m_document.context()).year() ? shortDayAndMonth(day) : shortDate(day);
    };
    if (quote.acceptedAt)
        return tr("by %1 on %2").arg(quote.acceptedBy, dayText(*quote.acceptedAt));
    if (!quote.declinedAt)
        return {};
    const QString day = dayText(*quote.declinedAt);
    return quote.declineReason.isEmpty() ? day : tr("%1: %2").arg(day, quote.declineReason.simplified());
}

bool QuotesModel::isOlder(const Quote &quote) const
{
    return std::ranges::any_of(
        rows(), [&](const Quote &other) { return other.number > quote.number && other.state != QuoteState::Declined; });
}

QuotesModel::Columns QuotesModel::columns() const
{
    static constexpr TableColumn<Quote> kColumns[] = {
        {.title = QT_TR_NOOP("Version"),
         .text = [](const Quote &quote) { return tr("Quote %1").arg(quote.number); },
         .isStrong = true},
        {.title = QT_TR_NOOP("Made"),
         .text = [](const Quote &quote,
                    const QuotesModel &model) { return mediumDate(dayOf(quote.createdAt, model.m_document.zone())); },
         .tone = Tone::Quiet},
        {.title = QT_TR_NOOP("Valid until"),
         .text = [](const Quote &quote) { return quote.validUntil ? mediumDate(*quote.validUntil) : QString(); },
         .tone = Tone::Quiet},
        {.title = QT_TR_NOOP("Status"),
         .chip = [](const Quote &quote,
                    const QuotesModel &model) { return quoteStateWords(quote, model.isOlder(quote)); },
         .chipTone = [](const Quote &quote,
                        const QuotesModel &model) { return quoteStateTone(quote, model.isOlder(quote)); }},
        {.title = QT_TR_NOOP("Answer"),
         .text = [](const Quote &quote, const QuotesModel &model) { return model.answerOf(quote); },
         .tellsWhole = true,
         .tone = Tone::Quiet},
        {.title = QT_TR_NOOP("Price"),
         .text =
             [](const Quote &quote, const QuotesModel &model) {
                 return moneyText(quote.totals.customerPriceIncTax, model.m_document.shop().currency);
             },
         .isNumber = true},
    };
    return kColumns;
}

} // namespace stemdesk::ui
