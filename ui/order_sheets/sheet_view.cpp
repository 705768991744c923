#include "ui/order_sheets/sheet_view.h"

#include "core/domain/orders/sheet_rounding.h"
#include "core/services/orders/saved_order_service.h"
#include "ui/order_sheets/sheet_warnings.h"
#include "ui/order_sheets/supplier_order_card.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/link_list.h"
#include "ui/widgets/layout/scrolling.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QSet>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

SheetView::SheetView(QWidget *parent)
    : QScrollArea(parent), m_draft(new InlineMessage(Tone::Warning)), m_archived(new InlineMessage(Tone::Warning)),
      m_nobody(new InlineMessage(Tone::Quiet)), m_unpriced(new InlineMessage(Tone::Warning)),
      m_nothing(new EmptyState(
          u"orders"_s,
          tr("There is nothing to order: no visible arrangement of these events has a line that needs stems."))),
      m_cards(new QVBoxLayout), m_stock(new Card(tr("From stock"))), m_stocked(new TextLabel({})),
      m_totals(new Card(tr("All suppliers"))), m_beforeTax(new TextLabel({}, TextStyle::Body, Tone::Quiet))
{
    auto *content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(kPageEdge, kSpace16, EdgeScrollBar::kMargin, kSpace24);
    m_column->setSpacing(kSpace16);
    for (InlineMessage *message : {m_draft, m_archived, m_nobody, m_unpriced})
        m_column->addWidget(message);
    m_cards->setSpacing(kSpace16);
    m_column->addLayout(m_cards);
    m_column->addWidget(m_stock);
    m_column->addWidget(m_totals);
    m_column->addWidget(m_nothing);
    m_column->addStretch(1);
    m_stock->setNote(tr("our own items, ordered from nobody"));
    m_stocked->setWordWrap(true);
    m_stock->addPadded(m_stocked);
    buildTotals();
    content->setMaximumWidth(kPageMeasure - kScrollBar);
    setWidget(content);
    setWidgetResizable(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    EdgeScrollBar::put(*this);
    setAccessibleName(tr("Order by supplier"));
    auto *take = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Period), this);
    connect(take, &QShortcut::activated, this, &SheetView::takeBest);
}

/// Applies the best advice of the card with the focus, otherwise of all cards.
void SheetView::takeBest()
{
    std::optional<OrderAdvice> best;
    for (const SupplierOrderCard *card : std::as_const(m_cardOf)) {
        const auto advice = card->advice();
        if (!advice)
            continue;
        if (card->isAncestorOf(QApplication::focusWidget())) {
            best = advice;
            break;
        }
        if (!best || advice->savingIncTax > best->savingIncTax)
            best = advice;
    }
    if (best)
        Q_EMIT adviceTaken(*best);
}

void SheetView::buildTotals()
{
    m_beforeTax->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_totals->addPadded(m_beforeTax);
}

void SheetView::showStock(const OrderSheet &sheet)
{
    QStringList taken;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines) {
            if (line.ownUnits.value_or(0) > 0)
                taken += tr("%1 × %2").arg(quantityText(*line.ownUnits), OrderWords::flowerAndLength(line));
        }
    }
    m_stocked->setText(taken.join(u'\n'));
    m_stock->setVisible(!taken.isEmpty());
}

void SheetView::show(const OrderSheet &whole, const ColourSwatches &swatches, const SheetAdvice &advice,
                     const HireShortages &shortages, const QString &currency)
{
    showStock(whole);
    const OrderSheet sheet = withoutStock(whole);
    showWarnings(sheet);
    showCards(sheet, swatches, advice, shortages, currency);
    m_nothing->setVisible(whole.suppliers.isEmpty());
    m_totals->setVisible(sheet.suppliers.size() > 1);
    const auto orders = std::ranges::count_if(
        sheet.suppliers, [](const OrderSheetSupplier &supplier) { return !supplier.supplierId.isNull(); });
    m_totals->setNote(tr("%n order(s)", nullptr, int(orders))); // As in the header: nobody is sent the other lines.
    m_totals->setFigure(tr("%1 incl. tax").arg(moneyText(sheet.totals.orderCostIncTax, currency)));
    QStringList beforeTax = OrderWords::rounding(roundingOf(sheet, currency), currency);
    if (sheet.totals.deliveryCostExclTax > 0)
        beforeTax += OrderWords::deliveryCost(sheet.totals.deliveryCostExclTax, currency);
    beforeTax += tr("Excl. tax %1").arg(moneyText(sheet.totals.orderCostExclTax, currency));
    m_beforeTax->setText(beforeTax.join(u" · "_s));
}

void SheetView::showWarnings(const OrderSheet &sheet)
{
    m_draft->setMessage(draftText(sheet));
    m_archived->setMessage(archivedText(sheet));
    m_nobody->setMessage(nobodyText(sheet));
    m_unpriced->setMessage(unpricedText(sheet));
}

void SheetView::showCards(const OrderSheet &sheet, const ColourSwatches &swatches, const SheetAdvice &advice,
                          const HireShortages &shortages, const QString &currency)
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
    bool isHinted = false;
    for (int place = 0; place < int(sheet.suppliers.size()); ++place) {
        const OrderSheetSupplier &supplier = sheet.suppliers.at(place);
        SupplierOrderCard *&card = m_cardOf[supplier.supplierId];
        if (!card) {
            card = new SupplierOrderCard;
            connect(card, &SupplierOrderCard::emailRequested, this, &SheetView::emailRequested);
            connect(card, &SupplierOrderCard::draftRequested, this, &SheetView::draftRequested);
            connect(card, &SupplierOrderCard::adviceTaken, this, &SheetView::adviceTaken);
        }
        if (m_cards->indexOf(card) != place)
            m_cards->insertWidget(place, card);
        card->show(supplier, swatches, advice.value(supplier.supplierId), shortages, currency);
        card->setHinted(!isHinted && card->advice()); // The key is the same for all: it is named once.
        isHinted = isHinted || card->advice();
    }
}

OrderedSheets::OrderedSheets(QWidget *parent)
    : QScrollArea(parent), m_openDraft(new Button(tr("Open draft"), Button::Kind::Primary)),
      m_checkIn(new Button(tr("Check in the delivery"))), m_done(new Card(tr("All ordered"))), m_list(new LinkList)
{
    connect(m_openDraft, &QAbstractButton::clicked, this, [this] { Q_EMIT sheetChosen(m_draft); });
    connect(m_checkIn, &QAbstractButton::clicked, this, [this] { Q_EMIT sheetChosen(m_next); });
    for (Button *act : {m_openDraft, m_checkIn}) {
        act->hide(); // Until it is known which sheet is next.
        m_done->addHeaderEnd(act);
    }
    auto *card = new Card(tr("Saved sheets"));
    card->addPadded(m_list);
    auto *content = new QWidget;
    auto *column = columnInside(content, kSpace16, {kPageEdge, kSpace16, EdgeScrollBar::kMargin, kSpace24});
    column->addWidget(m_done);
    column->addWidget(card); // Where the sheets to order would be, and as wide.
    column->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    EdgeScrollBar::put(*this);
    setAccessibleName(tr("Saved sheets"));
}

void OrderedSheets::show(const QList<SavedSheet> &sheets, const QTimeZone &zone)
{
    const int drafts = draftsAmong(sheets);
    m_done->setTitle(drafts > 0 ? tr("Nothing new") : tr("All ordered"));
    m_done->setSentence(drafts > 0 ? tr("%n draft(s) not ordered.", nullptr, drafts)
                                   : tr("Nothing more is needed for these events."));
    listSavedSheets(*m_list, sheets, zone, [this](const OrderSheetId &id) { Q_EMIT sheetChosen(id); });
    const auto next = std::ranges::find_if(sheets, [](const SavedSheet &saved) {
        return saved.sheet.state == SheetState::Ordered && saved.received.value_or(0) < saved.lines;
    });
    const auto draft = std::ranges::find_if(sheets, [](const SavedSheet &saved) { return isOnlyPlanned(saved); });
    m_openDraft->setVisible(draft != sheets.cend());
    m_draft = draft == sheets.cend() ? OrderSheetId() : draft->sheet.id;
    m_checkIn->setKind(draft == sheets.cend() ? Button::Kind::Primary : Button::Kind::Secondary);
    m_checkIn->setVisible(next != sheets.cend());
    m_next = next == sheets.cend() ? OrderSheetId() : next->sheet.id;
}

int draftsAmong(const QList<SavedSheet> &sheets)
{
    return int(std::ranges::count_if(sheets, [](const SavedSheet &saved) { return isOnlyPlanned(saved); }));
}

void listSavedSheets(LinkList &list, const QList<SavedSheet> &sheets, const QTimeZone &zone,
                     const std::function<void(const OrderSheetId &)> &open)
{
    list.rebuild([&] {
        for (const SavedSheet &saved : sheets) {
            const OrderSheet &sheet = saved.sheet;
            QStringList events;
            for (const OrderSheetEvent &event : sheet.events)
                events += event.name;
            const QString names = events.join(u", "_s);
            QStringList sources = OrderWords::sources(sheet).split(u" · "_s, Qt::SkipEmptyParts);
            const QString suppliers = sources.isEmpty() ? names : sources.takeFirst();
            const QString total =
                SheetView::tr("%1 incl. tax").arg(moneyText(sheet.totals.orderCostIncTax, sheet.currency));
            if (&saved != &sheets.constFirst())
                list.addRule();
            QHBoxLayout *line = list.addLink(
                suppliers, [open, id = sheet.id] { open(id); }, {}, TextStyle::Body);
            if (isOnlyPlanned(saved))
                line->addWidget(new StatusChip(SheetView::tr("Draft"), Tone::Warning));
            line->addWidget(new TextLabel(total));
            if (suppliers != names)
                list.addWrapped(names);
            const bool isDraft = sheet.state == SheetState::Draft;
            const QString day = mediumDate(dayOf(sheet.orderedAt.value_or(sheet.createdAt), zone));
            const QString state = isOnlyPlanned(saved) ? SheetView::tr("Saved %1, not ordered yet")
                : isDraft                              ? SheetView::tr("Saved %1")
                                                       : SheetView::tr("Ordered %1");
            const QStringList words = QStringList{state.arg(day)} + sources + QStringList{OrderWords::received(saved)};
            list.addWrapped(words.join(u"\u00a0· "_s)); // No line begins with the dot.
        }
    });
}

} // namespace stemdesk::ui
