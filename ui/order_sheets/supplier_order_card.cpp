#include "ui/order_sheets/supplier_order_card.h"

#include "core/domain/orders/sheet_rounding.h"
#include "ui/order_sheets/advice.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/money_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kLinksApart = kSpace4 + kSpace2; ///< Their texts are 16 apart, because each has a frame.

} // namespace

SupplierOrderCard::SupplierOrderCard(QWidget *parent)
    : Card({}, parent), m_lines(new OrderLinesModel(this)), m_table(new TableView(tr("Lines to order"))),
      m_advice(new AdviceList), m_archived(new StatusChip(tr("Archived"), Tone::Warning)),
      m_email(new Button(tr("Copy as e-mail"), Button::Kind::Link)),
      m_draft(new Button(tr("Open as e-mail"), Button::Kind::Link)), m_minimum(new StatusChip),
      m_address(new TextLabel({}, TextStyle::Body, Tone::Quiet)),
      m_beforeTax(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_withTax(new TextLabel({}, TextStyle::Strong))
{
    addHeaderWidget(m_archived);
    addHeaderWidget(m_minimum);
    for (TextLabel *label : {m_address, m_beforeTax})
        label->setElided(true); // Lets the card become as narrow as without it.
    m_address->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // It gives way before the sums do.
    for (TextLabel *sum : {m_beforeTax, m_withTax})
        sum->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    buildTable();
    body()->addWidget(m_advice);
    connect(m_advice, &AdviceList::taken, this, &SupplierOrderCard::adviceTaken);
    buildFoot();
}

std::optional<OrderAdvice> SupplierOrderCard::advice() const
{
    return m_advice->current();
}

void SupplierOrderCard::setHinted(bool isHinted)
{
    m_advice->setHinted(isHinted);
}

void SupplierOrderCard::buildTable()
{
    m_table->setModel(m_lines);
    m_table->setFitsContents(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    body()->addWidget(m_table);
}

void SupplierOrderCard::buildFoot()
{
    auto *foot = new CardRow;
    QHBoxLayout *line = foot->row();
    line->setSpacing(kSpace24);
    // Aligns the first link's text, not its frame, with the flowers.
    line->setContentsMargins(kEdgePadding - kSpace4 - kHairline, kSpace2, kEdgePadding, 0);
    connect(m_email, &QAbstractButton::clicked, this, [this] { Q_EMIT emailRequested(m_supplier); });
    auto *links = new QHBoxLayout;
    links->setSpacing(kLinksApart);
    line->addLayout(links, 1);
    links->addWidget(m_email);
    m_draft->setToolTip(tr("A draft in the mail program, with the order as PDF and CSV"));
    connect(m_draft, &QAbstractButton::clicked, this, [this] { Q_EMIT draftRequested(m_supplier); });
    links->addWidget(m_draft);
    links->addSpacing(kSpace4 + kHairline); // The address has no frame.
    links->addWidget(m_address, 1);
    line->addWidget(m_withTax);
    line->addWidget(m_beforeTax); // Ends below the column that it adds up.
    body()->addWidget(foot);
}

void SupplierOrderCard::sizeColumns(const QString &currency)
{
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionResizeMode(OrderLinesModel::Flower, QHeaderView::Stretch);
    // Every card has the same columns, so that they line up; wide enough for what they usually hold.
    const std::pair<OrderLinesModel::Column, QString> usual[] = {
        {OrderLinesModel::Needed, m_lines->widestNeed()},
        {OrderLinesModel::Ordered, u"0000"_s},
        {OrderLinesModel::Packs, u"00 × 000"_s},
        {OrderLinesModel::Units, u"00000"_s},
        {OrderLinesModel::LeftOver, u"000"_s},
        {OrderLinesModel::UnitCost, moneyText(999.99, currency)},
        {OrderLinesModel::Cost, moneyText(9'999.99, currency)}};
    m_usualWidths.clear();
    for (const auto &[column, text] : usual)
        m_usualWidths.insert(column, columnWidth(*header, column, text, TextStyle::Strong));
    fitColumns();
    // So do the sums.
    const QString usualSum = moneyText(9'999.99, currency);
    m_withTax->setMinimumWidth(m_withTax->fontMetrics().horizontalAdvance(tr("Incl. tax %1").arg(usualSum)));
    m_beforeTax->setMinimumWidth(m_beforeTax->fontMetrics().horizontalAdvance(tr("Excl. tax %1").arg(usualSum)));
}

void SupplierOrderCard::fitColumns()
{
    QHeaderView *header = m_table->horizontalHeader();
    // A wide card does not tear the figures from the names.
    const int wider = m_usualWidths.isEmpty() ? 0 : std::max(0, width() - kMasterAndDetail) / int(m_usualWidths.size());
    for (auto usual = m_usualWidths.cbegin(); usual != m_usualWidths.cend(); ++usual)
        header->resizeSection(usual.key(), usual.value() + wider);
    giveWayToNames(
        *header, OrderLinesModel::Flower, width(),
        {OrderLinesModel::LeftOver, OrderLinesModel::UnitCost, OrderLinesModel::Ordered, OrderLinesModel::Needed});
}

/// If the card is narrow, the links and the sum to pay have precedence over the sum without tax.
void SupplierOrderCard::fitFoot()
{
    int foot = 2 * kEdgePadding + 2 * kSpace24 + 4 * kLinksApart;
    for (const QWidget *each : {static_cast<QWidget *>(m_email), static_cast<QWidget *>(m_draft),
                                static_cast<QWidget *>(m_beforeTax), static_cast<QWidget *>(m_withTax)})
        foot += std::max(each->sizeHint().width(), each->minimumWidth());
    m_beforeTax->setVisible(foot <= width());
}

void SupplierOrderCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    fitColumns();
    fitFoot();
}

void SupplierOrderCard::show(const OrderSheetSupplier &supplier, const ColourSwatches &swatches,
                             const QList<OrderAdvice> &advice, const HireShortages &shortages, const QString &currency)
{
    m_supplier = supplier.supplierId;
    const bool isNobody = supplier.supplierId.isNull();
    const QString name = isNobody ? tr("No supplier") : supplier.name;
    setTitle(name);
    m_email->setAccessibleName(tr("Copy as e-mail for %1").arg(name));
    m_draft->setAccessibleName(tr("Open as e-mail for %1").arg(name));
    m_draft->setVisible(!supplier.supplierId.isNull());
    showConditions(supplier, currency);
    m_lines->setLines(supplier.lines, swatches, currency, shortages);
    m_advice->show(advice, currency);
    m_table->setAccessibleName(tr("Lines to order from %1").arg(isNobody ? tr("nobody yet") : supplier.name));
    sizeColumns(currency);
    // Its lines are shown before tax.
    QStringList beforeTax =
        OrderWords::rounding({.orderCostExclTax = roundingOf(supplier, currency).orderCostExclTax}, currency);
    beforeTax += tr("Excl. tax %1").arg(moneyText(supplier.totals.orderCostExclTax, currency));
    m_beforeTax->setText(beforeTax.join(u" · "_s));
    m_withTax->setText(tr("Incl. tax %1").arg(moneyText(supplier.totals.orderCostIncTax, currency)));
    fitFoot();
}

void SupplierOrderCard::showConditions(const OrderSheetSupplier &supplier, const QString &currency)
{
    QStringList note{tr("%n line(s)", nullptr, int(supplier.lines.size())), OrderWords::delivery(supplier, currency)};
    note.removeAll(QString());
    setNote(note.join(u" · "_s));
    m_address->setText(supplier.contactEmail);
    m_archived->setVisible(supplier.isArchived);
    m_minimum->setStatus(OrderWords::belowMinimum(supplier, currency), Tone::Warning);
    m_minimum->setVisible(!m_minimum->text().isEmpty());
    setTip(*m_minimum, OrderWords::shortOfMinimum(supplier, currency));
}

} // namespace stemdesk::ui
