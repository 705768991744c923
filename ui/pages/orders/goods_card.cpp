#include "ui/pages/orders/goods_card.h"

#include "core/services/services.h"
#include "ui/day_text.h"
#include "ui/money_text.h"
#include "ui/pages/orders/claim_clock.h"
#include "ui/pages/orders/goods_notes.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/header_view.h"
#include "ui/widgets/inline_message.h"
#include "ui/widgets/table_view.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kMinuteOfClock = 60'000;

} // namespace

GoodsCard::GoodsCard(UiContext &context, QWidget *parent)
    : Card({}, parent), m_context(context), m_goods(new GoodsModel(context, this)),
      m_table(new TableView(tr("Goods received"))), m_refusal(new InlineMessage(Tone::Error)),
      m_claim(new InlineMessage(Tone::Warning)), m_notes(new GoodsNotes(context, *m_goods)),
      m_all(new Button(tr("All came as ordered"), Button::Kind::Link)),
      m_email(new Button(tr("Copy as e-mail"), Button::Kind::Link)),
      m_due(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_received(new TextLabel({}, TextStyle::Strong))
{
    body()->addWidget(m_claim);
    buildTable();
    body()->addWidget(m_refusal);
    body()->addWidget(m_notes);
    buildFoot();
    connect(m_goods, &GoodsModel::refused, this, [this](const QString &reason) { m_refusal->setMessage(reason); });
    connect(m_goods, &QAbstractItemModel::dataChanged, this, &GoodsCard::showClaim);
    connect(m_claim, &InlineMessage::actionChosen, this, [this] { Q_EMIT claimRequested(m_supplier); });
    auto *clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, &GoodsCard::showClaim);
    clock->start(kMinuteOfClock);
}

void GoodsCard::buildTable()
{
    m_table->setModel(m_goods);
    m_table->setFitsContents(true);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    body()->addWidget(m_table);
    connect(m_table, &TableView::pasted, m_goods, &GoodsModel::paste);
    connect(m_table, &TableView::deleteRequested, this, &GoodsCard::clearSelected);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, m_notes,
            [this](const QModelIndex &current) { m_notes->setRow(current.row()); });
}

void GoodsCard::buildFoot()
{
    auto *foot = new CardRow;
    foot->row()->setSpacing(kSpace24);
    foot->row()->setContentsMargins(kSpace16, kSpace2, kEdgePadding, 0);
    foot->row()->addWidget(m_all);
    connect(m_email, &QAbstractButton::clicked, this, [this] { Q_EMIT emailRequested(m_supplier); });
    foot->row()->addWidget(m_email);
    foot->row()->addStretch(1);
    m_due->setElided(true);
    foot->row()->addWidget(m_due);
    foot->row()->addWidget(m_received);
    body()->addWidget(foot);
    m_all->setToolTip(tr("Notes every line that nothing came in of as delivered whole, at the price that was "
                         "expected"));
    connect(m_all, &QAbstractButton::clicked, m_goods, &GoodsModel::receiveAll);
}

void GoodsCard::clearSelected()
{
    QSet<int> rows;
    const QModelIndexList selected = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &index : selected)
        rows.insert(index.row());
    m_goods->clear(rows);
}

void GoodsCard::sizeColumns(const QString &currency)
{
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionResizeMode(GoodsModel::Flower, QHeaderView::Stretch);
    const std::pair<GoodsModel::Column, QString> usual[] = {{GoodsModel::Ordered, u"00 × 000"_s},
                                                            {GoodsModel::Received, u"0000"_s},
                                                            {GoodsModel::UnitCost, moneyText(999.99, currency)},
                                                            {GoodsModel::Rejected, u"0000"_s},
                                                            {GoodsModel::Cost, moneyText(9'999.99, currency)},
                                                            {GoodsModel::Due, tr("%1 too many").arg(u"0"_s)}};
    for (const auto &[column, text] : usual)
        header->resizeSection(column, columnWidth(*header, column, text, TextStyle::Strong));
    fitColumns();
}

void GoodsCard::fitColumns()
{
    giveWayToNames(*m_table->horizontalHeader(), GoodsModel::Flower, width(),
                   {GoodsModel::Cost, GoodsModel::Due, GoodsModel::UnitCost});
}

void GoodsCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    fitColumns();
}

/// What was credited needs no claim any more.
void GoodsCard::showClaim()
{
    bool isAny = false;
    std::optional<Instant> until;
    for (int row = 0; row < m_goods->rowCount(); ++row) {
        const OrderSheetLine line = m_goods->lineAt(row);
        if (line.notes.rejectedUnits <= 0 || line.notes.creditExclTax > 0)
            continue;
        isAny = true;
        if (line.claimUntil)
            until = std::min(until.value_or(*line.claimUntil), *line.claimUntil);
    }
    const Instant now = m_context.services.now();
    m_claim->setTone(until && *until <= now ? Tone::Error : Tone::Warning);
    m_claim->setMessage(isAny && !m_supplier.isNull() ? claimClock(until, now, zoneOf(m_context.shop)) : QString(),
                        tr("Copy claim as e-mail"));
}

void GoodsCard::show(const OrderSheetId &sheet, const OrderSheetSupplier &supplier, const ColourSwatches &swatches,
                     const QString &currency)
{
    m_supplier = supplier.supplierId;
    const QString name = supplier.supplierId.isNull() ? tr("No supplier") : supplier.name;
    setTitle(name);
    m_email->setAccessibleName(tr("Copy as e-mail for %1").arg(name));
    double received = 0;
    double due = 0;
    for (const OrderSheetLine &line : supplier.lines) {
        received += receivedCostIncTax(line).value_or(0);
        const double ordered = line.packsToOrder.value_or(line.unitsToOrder);
        if (ordered > 0)
            due += line.orderCostIncTax * std::max(0.0, stillDue(line)) / ordered;
    }
    const QString count = tr("%n line(s)", nullptr, int(supplier.lines.size()));
    setNote(supplier.contactEmail.isEmpty() ? count : u"%1 · %2"_s.arg(count, supplier.contactEmail));
    setFigure(tr("Ordered %1 with tax").arg(moneyText(supplier.totals.orderCostIncTax, currency)));
    m_goods->setSupplier(sheet, supplier, swatches, currency);
    m_table->setAccessibleName(tr("Goods received from %1").arg(name));
    showClaim();
    sizeColumns(currency);
    m_all->setVisible(!m_goods->isAllReceived());
    m_due->setText(tr("Still due %1 with tax").arg(moneyText(due, currency)));
    m_received->setText(tr("Received %1 with tax").arg(moneyText(received, currency)));
}

} // namespace stemdesk::ui
