#include "ui/pages/event/quotes/quotes_model.h"

#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/event/event_document.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"
#include "ui/words/quote_words.h"

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
    if (page) // Else the store is busy, and the next change reads again.
        setRows(page->rows);
}

QString QuotesModel::saidOf(const Quote &quote) const
{
    if (quote.acceptedAt)
        return tr("by %1 on %2").arg(quote.acceptedBy, mediumDate(dayOf(*quote.acceptedAt, m_document.zone())));
    if (!quote.declinedAt)
        return quote.note.simplified();
    const QString day = mediumDate(dayOf(*quote.declinedAt, m_document.zone()));
    return quote.declineReason.isEmpty() ? day : tr("%1: %2").arg(day, quote.declineReason.simplified());
}

QString QuotesModel::textOf(const Quote &quote, int column) const
{
    switch (column) {
    case Number: return tr("Quote %1").arg(quote.number);
    case SentOn: return mediumDate(dayOf(quote.createdAt, m_document.zone()));
    case Price: return moneyText(quote.totals.customerPriceIncTax, m_document.shop().currency);
    case ValidUntil: return quote.validUntil ? mediumDate(*quote.validUntil) : QString();
    case Said: return saidOf(quote);
    default: return {};
    }
}

QVariant QuotesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Quote &quote = rows().at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return textOf(quote, column);
    case Qt::AccessibleTextRole: return column == State ? quoteStateWords(quote) : textOf(quote, column);
    case Qt::ToolTipRole: return column == Said ? saidOf(quote) : QString();
    case ChipTextRole: return column == State ? quoteStateWords(quote) : QVariant();
    case ChipToneRole: return int(quoteStateTone(quote));
    case NumberRole: return column == Price;
    case StrongRole: return column == Number;
    case ToneRole: return int(column == Number || column == Price ? Tone::Plain : Tone::Quiet);
    default: return {};
    }
}

QVariant QuotesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == Price)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number: return tr("Version");
    case SentOn: return tr("Sent");
    case Price: return tr("Price");
    case ValidUntil: return tr("Valid until");
    case State: return tr("State");
    case Said: return tr("Answer");
    default: return {};
    }
}

} // namespace stemdesk::ui
