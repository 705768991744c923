#include "ui/pages/event/orders/orders_tab.h"

#include "core/base/text.h"
#include "core/domain/events/event.h"
#include "ui/models/recent_changes.h"
#include "ui/order_sheets/advice.h"
#include "ui/order_sheets/sheet_files.h"
#include "ui/order_sheets/sheet_view.h"
#include "ui/order_sheets/worked_sheet.h"
#include "ui/pages/event/event_document.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/link_list.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"
#include "ui/words/order_words.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kSavedRows = 4;

ColourSwatches swatchesOf(const EventDocument &document)
{
    ColourSwatches swatches;
    for (const auto &[name, colour] : document.colours())
        swatches.insert(folded(name), colour);
    return swatches;
}

bool isFinished(const OrderSheetSupplier &supplier)
{
    return std::ranges::all_of(
        supplier.lines, [](const OrderSheetLine &line) { return line.unitsToOrder <= 0 && !line.isFromStock(); });
}

/// Takes the suppliers that nothing more is ordered from off the sheet, and returns their names.
QStringList takeFinished(OrderSheet &sheet)
{
    QStringList names;
    for (const OrderSheetSupplier &supplier : std::as_const(sheet.suppliers)) {
        if (isFinished(supplier) && !supplier.supplierId.isNull())
            names += supplier.name;
    }
    sheet.suppliers.removeIf(isFinished);
    return names;
}

} // namespace

OrdersTab::OrdersTab(EventDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_state(new TextLabel({}, TextStyle::Body, Tone::Quiet)),
      m_refusal(new InlineMessage(Tone::Error)), m_preview(new Button(tr("Preview"))),
      m_orders(new Button(tr("Open in Orders"))), m_view(new SheetView), m_ordered(new QWidget),
      m_saved(new Card(tr("Saved sheets with this event"))), m_list(new LinkList),
      m_nothingMore(new TextLabel({}, TextStyle::Body, Tone::Quiet)),
      m_files(new SheetFiles(document.context().tasks, document.context().settings, this)),
      m_working(document.context()), m_reading(document.context())
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    buildHead(column);
    column->addWidget(m_refusal);
    buildOrdered(column);
    column->addWidget(m_view, 1);
    setFocusProxy(m_view);
    connect(m_view, &SheetView::emailRequested, m_files, &SheetFiles::copyEmail);
    connect(m_view, &SheetView::draftRequested, m_files, &SheetFiles::openDraft);
    auto *taker = new AdviceTaker(document.context(), this);
    connect(m_view, &SheetView::adviceTaken, taker, &AdviceTaker::take);
    connect(taker, &AdviceTaker::refused, this, [this](const QString &reason) { m_refusal->setMessage(reason); });
    connect(m_files, &SheetFiles::noted, this, &OrdersTab::noted);
    connect(&document, &EventDocument::opened, this, &OrdersTab::onOpened);
    connect(&document, &EventDocument::changed, this, &OrdersTab::onChanged);
    connect(&document, &EventDocument::touched, this, &OrdersTab::onChanged);
    RecentChanges::watch(document.context(), this, {Resource::OrderSheet}, [this] { onChanged(); });
}

void OrdersTab::buildHead(QVBoxLayout *column)
{
    auto *head = new QHBoxLayout; // Its buttons end where those of the page's head do.
    head->setContentsMargins(kPageEdge, kSpace8, kPageEdge, 0);
    head->setSpacing(kSpace8);
    m_preview->setToolTip(tr("The pages as they will be printed"));
    m_orders->setToolTip(tr("Order together with other events, save the sheet, export it"));
    m_state->setElided(true);
    m_state->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    head->addWidget(m_state, 1);
    head->addWidget(m_preview);
    head->addWidget(m_orders);
    column->addLayout(head);
    connect(m_preview, &QAbstractButton::clicked, this, &OrdersTab::previewRequested);
    connect(m_orders, &QAbstractButton::clicked, this, &OrdersTab::ordersRequested);
}

void OrdersTab::buildOrdered(QVBoxLayout *column)
{
    m_ordered->setMaximumWidth(kPageMeasure);
    auto *ordered = new QVBoxLayout(m_ordered);
    ordered->setContentsMargins(kPageEdge, kSpace8, kPageEdge, 0);
    ordered->setSpacing(kSpace12);
    m_nothingMore->setWordWrap(true);
    m_saved->addPadded(m_list);
    ordered->addWidget(m_saved);
    ordered->addWidget(m_nothingMore);
    ordered->addStretch(1);
    m_saved->hide();
    m_nothingMore->hide();
    m_ordered->hide();
    column->addWidget(m_ordered);
}

void OrdersTab::onOpened()
{
    for (Lookup *lookup : {&m_working, &m_reading})
        lookup->forget(); // It belongs to another event.
    m_isStale = true;
    m_state->setText({});
    m_ordered->hide();
}

void OrdersTab::onChanged()
{
    m_isStale = true;
    if (isVisible())
        work();
}

void OrdersTab::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        work();
}

void OrdersTab::work()
{
    if (!m_document.isOpen())
        return;
    m_isStale = false;
    m_working.ask([event = m_document.shown().id, currency = m_document.shop().currency](
                      ShopServices &services) { return workedSheet(services, currency, {event}); },
                  [this](const Result<WorkedSheet> &sheet) { onSheet(sheet); });
}

void OrdersTab::onSheet(const Result<WorkedSheet> &sheet)
{
    m_refusal->setMessage(sheet ? QString() : errorText(sheet.error()));
    if (!sheet)
        return;
    const Shop &shop = m_document.shop();
    m_files->setSheet(sheet->sheet, shop);
    m_isAllOrdered = sheet->isOrdered && sheet->sheet.suppliers.isEmpty();
    m_preview->setHidden(m_isAllOrdered);
    m_orders->setHidden(isClearedToOrder(m_document.shown().status)); // The page's main button does the same then.
    OrderSheet toOrder = sheet->shown;
    QStringList finished;
    if (sheet->isOrdered)
        finished = takeFinished(toOrder);
    m_view->setHidden(m_isAllOrdered && toOrder.suppliers.isEmpty());
    m_nothingMore->setText(tr("Nothing more from %1.").arg(finished.join(u", "_s)));
    m_nothingMore->setHidden(finished.isEmpty());
    m_view->show(toOrder, swatchesOf(m_document), sheet->advice, sheet->shortages, shop.currency);
    const bool hasDelivery = sheet->sheet.totals.deliveryCostExclTax > 0;
    m_state->setText(
        (hasDelivery ? tr("For this event alone: %1, %2 incl. tax, without delivery")
                     : tr("For this event alone: %1, %2 incl. tax"))
            .arg(OrderWords::suppliers(sheet->sheet), moneyText(sheet->sheet.totals.orderCostIncTax, shop.currency)));
    readSaved();
}

void OrdersTab::readSaved()
{
    m_reading.ask([id = m_document.shown().id](
                      ShopServices &services) { return services.savedOrders.sheetsOf(id, kSavedRows + 1); },
                  [this](const Result<QList<SavedSheet>> &sheets) {
                      if (sheets)
                          showSaved(*sheets);
                      else
                          m_refusal->setMessage(errorText(sheets.error()));
                  });
}

void OrdersTab::showSaved(const QList<SavedSheet> &sheets)
{
    listSavedSheets(*m_list, sheets.mid(0, kSavedRows), m_document.zone(),
                    [this](const OrderSheetId &id) { Q_EMIT savedSheetRequested(id); });
    m_saved->setNote(sheets.size() > kSavedRows ? tr("the newest; all are in Orders") : QString());
    m_saved->setHidden(sheets.isEmpty());
    m_ordered->setHidden(m_saved->isHidden() && m_nothingMore->isHidden());
    const auto ordered = std::ranges::find_if(sheets, [](const SavedSheet &saved) { return !isOnlyPlanned(saved); });
    if (!m_isAllOrdered || ordered == sheets.cend())
        return;
    if (const int drafts = draftsAmong(sheets); drafts > 0) {
        m_state->setText(tr("Nothing new; %n draft(s) not ordered.", nullptr, drafts));
        return;
    }
    const Instant at = ordered->sheet.orderedAt.value_or(ordered->sheet.createdAt);
    m_state->setText(tr("All ordered on %1").arg(mediumDate(dayOf(at, m_document.zone()))));
}

} // namespace stemdesk::ui
