#include "ui/pages/event/quotes/quote_changes_card.h"

#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/models/text_table_model.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/pricing/refresh_lines_model.h"
#include "ui/pages/event/quotes/change_words.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"

#include <QHeaderView>
#include <QVBoxLayout>

namespace stemdesk::ui {

QuoteChangesCard::QuoteChangesCard(EventDocument &document, QWidget *parent)
    : Card({}, parent), m_document(document), m_changes(new TextTableModel({tr("What changed"), tr("Price")}, 1, this)),
      m_table(new TableView(tr("What changed since the quote"))), m_lookup(document.context())
{
    m_table->setModel(m_changes);
    m_table->setFitsContents(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setStretchedColumn(0);
    body()->addWidget(m_table);
    hide();
}

void QuoteChangesCard::compare(const Quote &quote)
{
    if (quote.id != m_compared)
        hide(); // It shows another quote's changes.
    m_compared = quote.id;
    m_lookup.forget();
    if (quote.id.isNull())
        return;
    m_lookup.ask([event = quote.eventId,
                  id = quote.id](ShopServices &services) { return services.quotes.compare(event, id, {}); },
                 [this](const Result<QuoteComparison> &comparison) {
                     if (comparison)
                         showComparison(*comparison);
                     else
                         setNote(errorText(comparison.error()));
                 });
}

void QuoteChangesCard::showComparison(const QuoteComparison &comparison)
{
    if (!m_document.isOpen())
        return;
    const QString currency = m_document.shop().currency;
    const ChangeTerms terms{.currency = currency, .zone = m_document.zone()};
    QList<QList<TextCell>> rows;
    for (const QuoteChange &change : comparison.changes) {
        const double money = change.customerPriceChangeIncTax;
        const QString price = money == 0 ? QString() : differenceText(money, currency);
        rows.append({{.text = changeSentence(change, terms)}, {.text = price}});
    }
    m_changes->setRows(rows);
    m_table->setStretchedColumn(0);
    setTitle(tr("Changed since quote %1").arg(comparison.from.number));
    setNote({});
    setFigure(
        tr("%1 → %2").arg(moneyText(comparison.priceBefore, currency), moneyText(comparison.priceAfter, currency)));
    setVisible(!rows.isEmpty());
    Q_EMIT compared(!rows.isEmpty());
}

} // namespace stemdesk::ui
