#include "ui/pages/orders/saved_sheet_view.h"

#include "core/domain/money_text.h"
#include "core/domain/orders/sheet_rounding.h"
#include "ui/pages/orders/goods_card.h"
#include "ui/pages/orders/saved_sheets_model.h"
#include "ui/pages/orders/text_table_card.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/layout/scrolling.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/words/money_text.h"
#include "ui/words/order_words.h"

#include <QSet>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

SavedSheetView::SavedSheetView(UiContext &context, QWidget *parent)
    : QScrollArea(parent), m_context(context), m_draft(new InlineMessage(Tone::Warning)),
      m_changes(new TextTableCard(tr("Changed since"), {tr("What"), tr("Supplier"), tr("Incl. tax")}, 2)),
      m_same(new TextLabel(tr("Nothing changed since this sheet was saved."), TextStyle::Body, Tone::Quiet)),
      m_cards(new QVBoxLayout), m_totals(new Card(tr("All suppliers"))),
      m_received(new TextLabel({}, TextStyle::Body, Tone::Quiet)),
      m_profits(
          new TextTableCard(tr("What the events earn"),
                            {tr("Event"), tr("Client price"), tr("Cost planned"), tr("Cost so far"), tr("Margin")}, 1))
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(kPageEdge, kSpace16, EdgeScrollBar::kMargin, kSpace24);
    column->setSpacing(kSpace16);
    column->addWidget(m_draft);
    column->addWidget(m_same);
    column->addWidget(m_changes);
    m_cards->setSpacing(kSpace16);
    column->addLayout(m_cards);
    m_received->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_totals->addPadded(m_received);
    column->addWidget(m_totals);
    column->addWidget(m_profits);
    column->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    EdgeScrollBar::put(*this);
    setAccessibleName(tr("Saved sheet"));
    clearOutcome();
}

void SavedSheetView::show(const OrderSheet &sheet, const ColourSwatches &swatches, const QString &currency)
{
    QStringList events;
    for (const OrderSheetEvent &event : sheet.events)
        events += event.name;
    nameRecord(*this, events.join(u", "_s)); // As in the list of sheets.
    QStringList words;
    if (sheet.state == SheetState::Draft && !isOnlyPlanned(sheet))
        words += tr("Goods came in, but the sheet is not marked as ordered.");
    if (sheet.isDraft())
        words += tr("Not every event was approved when it was saved.");
    if (sheet.isTopUp)
        words += tr("Only what was new then, beside the sheets that were ordered before.");
    const bool isUsual = !sheet.isDraft() && (isOnlyPlanned(sheet) || sheet.state != SheetState::Draft);
    m_draft->setTone(isUsual ? Tone::Quiet : Tone::Warning);
    m_draft->setMessage(words.join(u' '));
    showCards(sheet, swatches, currency);
    showTotals(sheet, currency);
}

void SavedSheetView::showCards(const OrderSheet &sheet, const ColourSwatches &swatches, const QString &currency)
{
    QSet<SupplierId> wanted;
    for (const OrderSheetSupplier &supplier : sheet.suppliers)
        wanted.insert(supplier.supplierId);
    for (auto card = m_cardOf.begin(); card != m_cardOf.end();) {
        if (wanted.contains(card.key())) {
            ++card;
            continue;
        }
        delete *card;
        card = m_cardOf.erase(card);
    }
    for (int place = 0; place < int(sheet.suppliers.size()); ++place) {
        const OrderSheetSupplier &supplier = sheet.suppliers.at(place);
        GoodsCard *&card = m_cardOf[supplier.supplierId];
        if (!card) {
            card = new GoodsCard(m_context);
            connect(card, &GoodsCard::emailRequested, this, &SavedSheetView::emailRequested);
            connect(card, &GoodsCard::claimRequested, this, &SavedSheetView::claimRequested);
            connect(card, &GoodsCard::draftRequested, this, &SavedSheetView::draftRequested);
        }
        if (m_cards->indexOf(card) != place)
            m_cards->insertWidget(place, card);
        card->show(sheet, supplier, swatches, currency);
    }
}

void SavedSheetView::showTotals(const OrderSheet &sheet, const QString &currency)
{
    double received = 0; // The total of the amounts on suppliers' cards.
    qsizetype lines = 0;
    qsizetype waiting = 0;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        double theirs = 0;
        for (const OrderSheetLine &line : supplier.lines) {
            theirs += receivedCostIncTax(line).value_or(0);
            ++lines;
            waiting += stillDue(line) > 0 ? 1 : 0;
        }
        received += roundedMoney(theirs, currency);
    }
    m_totals->setVisible(lines > 0);
    const bool isPlanned = isOnlyPlanned(sheet);
    const QString money = moneyText(sheet.totals.orderCostIncTax, currency);
    const QString due = waiting > 0 ? tr("%n line(s) still due", nullptr, int(waiting)) : tr("everything came");
    m_totals->setNote(isPlanned ? QString() : due);
    m_totals->setFigure((isPlanned ? tr("To order: %1 incl. tax") : tr("Ordered %1 incl. tax")).arg(money));
    QStringList words =
        OrderWords::rounding({.orderCostIncTax = roundingOf(sheet, currency).orderCostIncTax}, currency);
    if (!isPlanned)
        words += tr("Received %1 incl. tax").arg(moneyText(received, currency));
    m_received->setText(words.join(u" · "_s));
    m_received->setVisible(!words.isEmpty());
}

void SavedSheetView::clearOutcome()
{
    m_same->hide();
    m_changes->setRows({});
    m_profits->setRows({});
}

void SavedSheetView::showOutcome(const SheetOutcome &outcome)
{
    m_same->setVisible(outcome.changes.isEmpty() && m_draft->isHidden()); // One notice is enough.
    m_changes->setNote(tr("what you would order now, compared with this sheet"));
    m_changes->setFigure(outcome.costChange);
    m_changes->setRows(outcome.changes);
    m_profits->setSentence(tr("excl. tax; goods not received count as ordered"));
    m_profits->setRows(outcome.profits);
}

} // namespace stemdesk::ui
