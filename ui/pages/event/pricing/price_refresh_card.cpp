#include "ui/pages/event/pricing/price_refresh_card.h"

#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/kept_words.h"
#include "ui/pages/event/pricing/refresh_lines_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

/// If there are more lines, they scroll inside the card, so that the totals and buttons stay near.
constexpr int kRowsShown = 12;

QString changeText(double before, double after, const QString &currency)
{
    return PriceRefreshCard::tr("%1 → %2 (%3)")
        .arg(moneyText(before, currency), moneyText(after, currency), differenceText(after - before, currency));
}

QString nameText(const ListName &list)
{
    const QString day = mediumDate(list.date);
    return list.name.isEmpty() ? day : PriceRefreshCard::tr("%1, %2").arg(list.name, day);
}

} // namespace

PriceRefreshCard::PriceRefreshCard(EventDocument &document, QWidget *parent)
    : Card(tr("Refresh lists"), parent), m_document(document), m_lists(new TextLabel({}, TextStyle::Body, Tone::Quiet)),
      m_lines(new RefreshLinesModel(this)), m_table(new TableView(tr("Lines with old and new unit cost"))),
      m_cost(new ValueRow(tr("Cost of goods"))),
      m_price(new ValueRow(tr("Price of the event"), {}, ValueRow::Kind::Total)),
      m_apply(new Button(tr("Apply new prices"))), m_cancel(new Button(tr("Cancel"), Button::Kind::Quiet))
{
    setNote(tr("nothing changes until you apply it"));
    m_lists->setWordWrap(true);
    addPadded(m_lists);
    buildTable();
    addPadded(m_cost);
    addPadded(m_price);
    buildFoot();
    hide();
    connect(&document, &EventDocument::opened, this, &QWidget::hide);
    connect(&document, &EventDocument::lost, this, &QWidget::hide);
    connect(&document, &EventDocument::changed, this, &PriceRefreshCard::onTouched);
    connect(&document, &EventDocument::touched, this, &PriceRefreshCard::onTouched);
}

void PriceRefreshCard::buildTable()
{
    m_table->setModel(m_lines);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(RefreshLinesModel::Flower, QHeaderView::Stretch);
    body()->addWidget(m_table);
}

void PriceRefreshCard::buildFoot()
{
    auto *foot = new CardRow;
    foot->row()->addStretch(1);
    foot->row()->addWidget(m_cancel);
    foot->row()->addWidget(m_apply);
    body()->addWidget(foot);
    connect(m_apply, &QAbstractButton::clicked, this, &PriceRefreshCard::apply);
    connect(m_cancel, &QAbstractButton::clicked, this, &PriceRefreshCard::close);
}

void PriceRefreshCard::open()
{
    openFor(false);
}

void PriceRefreshCard::openToday()
{
    openFor(true);
}

void PriceRefreshCard::openFor(bool isOfKept)
{
    m_isOfKept = isOfKept;
    setTitle(isOfKept ? tr("Unpin prices") : tr("Refresh lists"));
    if (!m_document.isOpen() || !read())
        return;
    setVisible(true);
    m_apply->setFocus(Qt::OtherFocusReason);
}

bool PriceRefreshCard::read()
{
    const auto now = refresh();
    if (!now) {
        Q_EMIT refused(errorText(now.error()));
        return false;
    }
    m_shown = *now;
    if (!hasSomething()) {
        Q_EMIT nothingToDo(reasonForNothing());
        return false;
    }
    show(m_shown);
    return true;
}

Result<PriceRefresh> PriceRefreshCard::refresh() const
{
    const PriceFreezeService &freeze = m_document.context().services.freeze;
    const EventId &event = m_document.shown().id;
    return m_isOfKept ? freeze.todaysPricesOf(event) : freeze.refreshOf(event);
}

bool PriceRefreshCard::hasSomething() const
{
    return m_isOfKept ? m_shown.hasPins : !m_shown.lists.isEmpty();
}

QString PriceRefreshCard::reasonForNothing() const
{
    if (m_isOfKept)
        return tr("No prices are pinned.");
    return m_shown.hasPins ? tr("Nothing to refresh: the pinned lists are the newest for the day of the event.")
                           : tr("Nothing to refresh: no list is pinned, so the event has the newest prices already.");
}

void PriceRefreshCard::show(const PriceRefresh &refresh)
{
    const QString &currency = m_document.shop().currency;
    QStringList moves;
    for (const RefreshedList &list : refresh.lists)
        moves << tr("%1 → %2").arg(nameText(list.before), nameText(list.after));
    m_lists->setText(m_isOfKept ? KeptWords(m_document).sentence() : moves.join(u'\n'));
    m_lines->setLines(refresh.lines, currency);
    m_table->setVisible(!refresh.lines.isEmpty());
    sizeTable();
    m_cost->setValue(changeText(refresh.orderBefore.orderCostIncTax, refresh.orderAfter.orderCostIncTax, currency));
    m_price->setValue(changeText(refresh.before.customerPriceIncTax, refresh.after.customerPriceIncTax, currency));
    m_apply->setAccessibleDescription(m_price->value());
}

void PriceRefreshCard::sizeTable()
{
    const bool isLong = m_lines->rowCount() > kRowsShown;
    m_table->setFitsContents(!isLong);
    m_table->setMinimumHeight(isLong ? m_table->horizontalHeader()->sizeHint().height() + kRowsShown * rowHeight() : 0);
}

void PriceRefreshCard::apply()
{
    if (!m_document.isOpen())
        return;
    const Edit chosen = edit();
    hide(); // So that it is not offered again while it is being stored.
    Q_EMIT closed();
    m_document.run(chosen, this, [this](const Status &status) {
        if (!status)
            Q_EMIT refused(errorText(status.error()));
    });
}

Edit PriceRefreshCard::edit() const
{
    Event before = m_document.shown();
    if (m_isOfKept)
        return patchEventEdit(tr("Unpin prices"), before, m_shown.patch);
    if (!before.pricing)
        before.pricing.emplace();
    PinnedLists pins = pinnedLists(before);
    for (const RefreshedList &list : std::as_const(m_shown.lists))
        pins.insert(list.productType, list.before.id); // The list compared with; the page may not show it yet.
    before.pricing->priceListIds = pins;
    return patchEventEdit(tr("Refresh lists"), before, m_shown.patch);
}

void PriceRefreshCard::close()
{
    hide();
    Q_EMIT closed();
}

void PriceRefreshCard::onTouched()
{
    if (isHidden() || !m_document.isOpen() || read())
        return;
    hide();
    Q_EMIT closed();
}

void PriceRefreshCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    Card::keyPressEvent(event);
}

} // namespace stemdesk::ui
