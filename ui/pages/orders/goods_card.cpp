#include "ui/pages/orders/goods_card.h"

#include "core/domain/money_text.h"
#include "core/domain/orders/claim.h"
#include "core/domain/orders/delivery_day.h"
#include "core/services/services.h"
#include "ui/pages/orders/delivery_fields.h"
#include "ui/pages/orders/goods_notes.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/edits.h"
#include "ui/undo/order_sheet_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/notices/unstored_question.h"
#include "ui/widgets/tables/column_share.h"
#include "ui/widgets/tables/guarded_selection.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"
#include "ui/words/order_words.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kMinuteOfClock = 60'000;

QString supplierTitle(const OrderSheetSupplier &supplier)
{
    return supplier.supplierId.isNull() ? GoodsCard::tr("No supplier") : supplier.name;
}

/// How the total with tax, which the heading has, comes about from the costs of the lines.
QString taxText(const OrderSheetTotals &totals, const QString &currency)
{
    const double beforeTax = roundedMoney(totals.orderCostExclTax, currency);
    const double withTax = roundedMoney(totals.orderCostIncTax, currency);
    return GoodsCard::tr("Excl. tax %1 · tax %2")
        .arg(moneyText(beforeTax, currency), moneyText(withTax - beforeTax, currency));
}

} // namespace

GoodsCard::GoodsCard(UiContext &context, QWidget *parent)
    : Card({}, parent), m_context(context), m_delivery(new DeliveryFields([&context] { return shopToday(context); })),
      m_asked(new QWidget), m_askedText(new TextLabel({}, TextStyle::Body, Tone::Quiet)),
      m_change(new FlushLink(tr("Change"))), m_late(new InlineMessage(Tone::Warning)),
      m_goods(new GoodsModel(context, this)), m_table(new TableView(tr("Goods received"))),
      m_refusal(new InlineMessage(Tone::Error)), m_claim(new InlineMessage(Tone::Warning)),
      m_notes(new GoodsNotes(context, *m_goods)), m_all(new Button(tr("All came as ordered"), Button::Kind::Link)),
      m_email(new Button(tr("Copy as e-mail"), Button::Kind::Link)),
      m_draft(new Button(tr("Open as e-mail"), Button::Kind::Link)),
      m_due(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_received(new TextLabel({}, TextStyle::Strong))
{
    buildDelivery();
    buildTable();
    body()->addWidget(m_notes);
    // Below what is clicked and typed: nothing there moves when one of them appears.
    addPadded(m_refusal);
    addPadded(m_claim);
    buildFoot();
    connect(m_goods, &GoodsModel::refused, this, [this](const QString &reason) { m_refusal->setMessage(reason); });
    connect(m_goods, &QAbstractItemModel::dataChanged, this, &GoodsCard::showClaim);
    connect(m_claim, &InlineMessage::actionChosen, this, [this] { Q_EMIT claimRequested(m_supplier); });
    auto *clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, &GoodsCard::showClaim);
    clock->start(kMinuteOfClock);
}

void GoodsCard::buildDelivery()
{
    auto *row = new QHBoxLayout(m_asked);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace12);
    m_askedText->setWordWrap(true);
    row->addWidget(m_askedText, 1);
    row->addWidget(m_change);
    addPadded(m_asked);
    addPadded(m_delivery);
    addPadded(m_late);
    connect(m_delivery, &DeliveryFields::chosen, this, &GoodsCard::ask);
    connect(m_change, &QAbstractButton::clicked, this, [this] {
        m_isChanging = true;
        showDelivery();
        m_delivery->setFocus(Qt::OtherFocusReason);
    });
}

void GoodsCard::buildTable()
{
    m_table->setModel(m_goods);
    GuardedSelection::guard(*m_table, *m_notes);
    m_table->setFitsContents(true);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    body()->addWidget(m_table);
    new ColumnShare(*m_table, ColumnShare::Spare::AsGiven); // The cards' columns line up until one is dragged.
    connect(m_table, &TableView::pasted, m_goods, &GoodsModel::paste);
    connect(m_table, &TableView::deleteRequested, this, &GoodsCard::clearSelected);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, m_notes,
            [this](const QModelIndex &current) { m_notes->setRow(current.row()); });
    connect(m_goods, &GoodsModel::rejected, this, &GoodsCard::stayAt, Qt::QueuedConnection); // Enter went down.
}

/// Keeps the row with rejects current, so that the reason can be typed; Tab still moves on.
void GoodsCard::stayAt(int row)
{
    if (!m_table->viewport()->isAncestorOf(QApplication::focusWidget()))
        m_table->setCurrentIndex(m_goods->index(row, GoodsModel::Rejected));
}

void GoodsCard::buildFoot()
{
    auto *foot = new CardRow;
    foot->row()->setSpacing(kSpace8);
    // Aligns the first link's text, not its frame, with the flowers above.
    foot->row()->setContentsMargins(kEdgePadding - kSpace4 - kHairline, kSpace2, kEdgePadding, 0);
    m_foot = foot->row();
    auto *links = new QHBoxLayout;
    for (Button *link : {m_all, m_email, m_draft})
        links->addWidget(link);
    m_foot->addLayout(links);
    connect(m_email, &QAbstractButton::clicked, this, [this] { Q_EMIT emailRequested(m_supplier); });
    m_draft->setToolTip(tr("A draft in the mail program, with the order as PDF and CSV"));
    connect(m_draft, &QAbstractButton::clicked, this, [this] { Q_EMIT draftRequested(m_supplier); });
    m_due->setElided(true);
    auto *sums = new QHBoxLayout;
    sums->addStretch(1);
    sums->addWidget(m_due);
    sums->addWidget(m_received);
    m_foot->addLayout(sums, 1);
    body()->addWidget(foot);
    m_all->setToolTip(tr("Marks unreceived lines as fully delivered, at the expected price"));
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
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(GoodsModel::Flower, QHeaderView::Stretch);
    const std::pair<GoodsModel::Column, QString> usual[] = {{GoodsModel::Ordered, u"00 × 000"_s},
                                                            {GoodsModel::Received, u"0000"_s},
                                                            {GoodsModel::UnitCost, moneyText(999.99, currency)},
                                                            {GoodsModel::Rejected, u"0000"_s},
                                                            {GoodsModel::Cost, moneyText(9'999.99, currency)},
                                                            {GoodsModel::Due, tr("%1 too many").arg(u"0"_s)}};
    m_usualWidths.clear();
    for (const auto &[column, text] : usual)
        m_usualWidths.insert(column, columnWidth(*header, column, text, TextStyle::Strong));
    fitColumns();
}

void GoodsCard::fitColumns()
{
    QHeaderView *header = m_table->horizontalHeader();
    for (auto usual = m_usualWidths.cbegin(); usual != m_usualWidths.cend(); ++usual)
        header->resizeSection(usual.key(), usual.value());
    // Goods that are not ordered yet cannot come in.
    for (const int column : {GoodsModel::Received, GoodsModel::Rejected, GoodsModel::Due})
        header->setSectionHidden(column, m_isPlanned);
    const int spare = m_isPlanned ? giveWayToNames(*header, GoodsModel::Flower, width(), {GoodsModel::Cost})
                                  : giveWayToNames(*header, GoodsModel::Flower, width(),
                                                   {GoodsModel::Cost, GoodsModel::Due, GoodsModel::UnitCost});
    // A wide card does not tear the figures from the names.
    const int wider = std::max(0, spare) / (header->count() - header->hiddenSectionCount());
    int last = 0;
    for (auto usual = m_usualWidths.cbegin(); usual != m_usualWidths.cend(); ++usual) {
        if (header->isSectionHidden(usual.key()))
            continue;
        last = usual.key();
        header->resizeSection(last, usual.value() + wider);
    }
    header->resizeSection(last, header->sectionSize(last) + kEdgePadding - kCellPadding); // Up to the card's edge.
    // Puts the sums below the links if there is no room beside them.
    const TextLabel *sum = m_isPlanned ? m_due : m_received;
    int wanted = sum->sizeHint().width() + 2 * kEdgePadding + kSpace16;
    for (const Button *link : {m_all, m_email, m_draft})
        wanted += link->isHidden() ? 0 : link->sizeHint().width() + kSpace8;
    m_foot->setDirection(width() <= wanted ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void GoodsCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    fitColumns();
    showClaim();
}

void GoodsCard::showClaim()
{
    bool isAny = false;
    double amount = 0;
    std::optional<Instant> until;
    for (int row = 0; row < m_goods->rowCount(); ++row) {
        const OrderSheetLine line = m_goods->lineAt(row);
        if (!isToClaim(line))
            continue;
        isAny = true;
        amount += claimExclTax(line);
        if (line.claimUntil)
            until = std::min(until.value_or(*line.claimUntil), *line.claimUntil);
    }
    const Instant now = m_context.services.now();
    m_claim->setTone(until && *until <= now ? Tone::Error : Tone::Warning);
    QString message;
    if (isAny && !m_supplier.isNull())
        message = claimClock(until, now, zoneOf(m_context.shop)) + u' '
            + tr("It is for %1 excl. tax.").arg(moneyText(amount, m_currency));
    m_claim->setMessage(message, tr("Copy claim as e-mail"));
    // Its lines take their room from the page, not from the flowers below them.
    m_claim->setMinimumHeight(std::max(0, m_claim->heightForWidth(width() - 2 * kEdgePadding)));
}

void GoodsCard::ask(const OrderDelivery &asked)
{
    OrderDelivery &shown = m_sheet.suppliers.first().delivery;
    if (asked == shown)
        return;
    const OrderDelivery before = std::exchange(shown, asked);
    const QString text = tr("Change the delivery of %1").arg(supplierTitle(m_sheet.suppliers.constFirst()));
    UnstoredText sent = typedIn(*m_delivery, asked.to == before.to ? asked.note : asked.to);
    sent.field = text;
    m_context.edits.run(askSupplierEdit(text, {m_sheet.id, m_supplier}, before, asked), this,
                        [this, before, sent, sheet = m_sheet.id](const Status &status) {
                            if (sheet != m_sheet.id) {
                                if (!status)
                                    LateRefusal::tell(sent, errorText(status.error()));
                                return;
                            }
                            m_refusal->setMessage(status ? QString() : errorText(status.error()));
                            if (!status)
                                m_sheet.suppliers.first().delivery = before;
                            showDelivery();
                        });
}

void GoodsCard::showDelivery()
{
    const OrderSheetSupplier &supplier = m_sheet.suppliers.constFirst();
    const std::optional<QDate> day = deliveryDay(m_sheet, supplier, m_context.shop);
    m_delivery->show(supplier.delivery, day);
    const bool isOpen = m_isChanging || m_isPlanned;
    m_delivery->setVisible(isOpen);
    m_asked->setVisible(!isOpen);
    const std::optional<QDate> chosen = supplier.delivery.on;
    m_late->setMessage(chosen ? OrderWords::lateDelivery(m_sheet, *chosen, zoneOf(m_context.shop)) : QString());
    QStringList words;
    if (day)
        words += tr("Delivery %1").arg(mediumDate(*day));
    words << supplier.delivery.to.simplified();
    if (const std::optional<bool> substitutes = supplier.delivery.allowsSubstitutes)
        words += *substitutes ? tr("substitutes are welcome") : tr("no substitutes");
    words << supplier.delivery.note.simplified();
    words.removeAll(QString());
    m_askedText->setText(words.join(u" · "_s));
}

void GoodsCard::show(const OrderSheet &sheet, const OrderSheetSupplier &supplier, const ColourSwatches &swatches,
                     const QString &currency)
{
    if (sheet.id != m_sheet.id) { // The refusal belongs to the sheet that was shown before.
        m_isChanging = false;
        m_refusal->setMessage({});
    }
    m_isPlanned = isOnlyPlanned(sheet);
    m_sheet = sheetFor(sheet, supplier.supplierId);
    m_currency = currency;
    m_supplier = supplier.supplierId;
    const QString name = supplierTitle(supplier);
    setTitle(name);
    m_all->setAccessibleName(tr("All came as ordered from %1").arg(name));
    m_email->setAccessibleName(tr("Copy as e-mail for %1").arg(name));
    m_draft->setAccessibleName(tr("Open as e-mail for %1").arg(name));
    m_draft->setVisible(!supplier.supplierId.isNull());
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
    setFigure((m_isPlanned ? tr("To order: %1 incl. tax") : tr("Ordered %1 incl. tax"))
                  .arg(moneyText(supplier.totals.orderCostIncTax, currency)));
    m_delivery->setWhom(name);
    m_change->setAccessibleName(tr("Change the delivery of %1").arg(name));
    showDelivery();
    m_goods->setSupplier(sheet.id, supplier, swatches, currency);
    m_goods->setPlanned(m_isPlanned);
    m_table->setAccessibleName(tr("Goods received from %1").arg(name));
    showClaim();
    m_all->setVisible(!m_isPlanned && !m_goods->isAllReceived());
    m_due->setText(m_isPlanned ? taxText(supplier.totals, currency) : tr("Still due %1").arg(moneyText(due, currency)));
    m_received->setText(tr("Received %1").arg(moneyText(received, currency)));
    m_received->setVisible(!m_isPlanned);
    sizeColumns(currency);
}

} // namespace stemdesk::ui
