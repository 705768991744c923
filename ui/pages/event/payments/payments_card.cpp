#include "ui/pages/event/payments/payments_card.h"

#include "core/domain/shops/shop.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/payments/payments_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/billing_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/window_settings.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

enum PaymentPlace { DayPlace, AmountPlace, MethodPlace, ReferencePlace }; // The order of the columns.

} // namespace

PaymentsCard::PaymentsCard(EventDocument &document, QWidget *parent)
    : Card(tr("Payments"), parent), m_document(document), m_model(new PaymentsModel(document, this)),
      m_table(new TableView(tr("Payments"))), m_new(new NewRow(NewRow::Place::FootOfCard))
{
    buildTable();
    buildNewRow();
    connect(&document, &EventDocument::opened, m_model, &PaymentsModel::clear);
    connect(&document, &EventDocument::opened, this, &PaymentsCard::keepNew);
    keepNew();
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &PaymentsCard::showRows);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &PaymentsCard::showRows);
    connect(m_model, &QAbstractItemModel::modelReset, this, &PaymentsCard::showRows);
    showRows();
}

void PaymentsCard::buildTable()
{
    m_table->setModel(m_model);
    m_table->setFitsContents(true);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setSectionResizeMode(PaymentsModel::Note, QHeaderView::Stretch);
    body()->addWidget(m_table);
    body()->addWidget(new RefusalNote(*m_table));
    connect(m_table, &TableView::deleteRequested, this, [this] { m_model->remove(m_table->currentIndex().row()); });
}

void PaymentsCard::buildNewRow()
{
    QLineEdit *day = m_new->addLabelled(tr("Paid on"), tr("today"));
    m_amount = m_new->addLabelled(tr("Amount"));
    m_amount->setToolTip(tr("A refund takes a minus."));
    m_amount->setAlignment(Qt::AlignRight); // Ends where the amounts above do.
    m_amount->setTextMargins(0, 0, 2 * metric::kCellPadding - metric::kSpace8 - metric::kFieldInset, 0);
    QLineEdit *method = m_new->addLabelled(tr("Method"), tr("card, cash…"));
    m_fields = {day, m_amount, method, m_new->addLabelled(tr("Reference"), tr("optional"))};
    for (QLineEdit *field : std::as_const(m_fields))
        field->installEventFilter(this);
    showDayAsRead(*day, [this](const QString &typed) { return pastDayFrom(typed, shopToday(m_document.context())); });
    m_new->setFocusProxy(m_amount); // Most are paid today.
    auto *add = new Button(tr("Record payment"), Button::Kind::Primary);
    auto *refund = new Button(tr("Refund"));
    m_new->add(add);
    m_new->add(refund);
    body()->addWidget(m_new);
    connect(m_new, &NewRow::entered, this, &PaymentsCard::record);
    connect(add, &QAbstractButton::clicked, this, &PaymentsCard::record);
    connect(refund, &QAbstractButton::clicked, this, &PaymentsCard::startRefund);
}

/// Keeps the typed payment for the open event.
void PaymentsCard::keepNew()
{
    if (m_document.isOpen())
        m_new->keepIn(memoryOf(m_document.shown().id));
}

DraftMemory PaymentsCard::memoryOf(const EventId &event) const
{
    return draftMemory(m_document.context(), u"payment"_s, event.text());
}

void PaymentsCard::read()
{
    m_model->read();
}

void PaymentsCard::showRows()
{
    m_table->setVisible(m_model->rowCount() > 0);
    m_new->setNamed(m_table->isHidden());
    fitColumns();
    setNote(m_model->rowCount() > 0 ? QString() : tr("Nothing has come in yet."));
}

/// The columns begin where the fields of a new payment do.
void PaymentsCard::fitColumns()
{
    QHeaderView *header = m_table->horizontalHeader();
    m_table->resizeColumnsToContents(); // A header measures no rows that come later.
    int left = m_table->mapTo(this, QPoint()).x();
    for (int column = 0; column + 1 < m_fields.size(); ++column) {
        const int next = m_fields.at(column + 1)->mapTo(this, QPoint()).x() - metric::kCellPadding;
        header->resizeSection(column, std::max(header->sectionSize(column), next - left));
        left += header->sectionSize(column);
    }
}

bool PaymentsCard::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPlaced = event->type() == QEvent::Move || event->type() == QEvent::Resize;
    if (isPlaced) // They are placed in either order.
        fitColumns();
    return Card::eventFilter(watched, event);
}

void PaymentsCard::startNew()
{
    start(due());
}

qint64 PaymentsCard::due() const
{
    const Instalment *next = m_balance.next();
    return next ? next->amount - next->paid : 0;
}

void PaymentsCard::setBalance(const Balance &balance)
{
    m_balance = balance;
    m_amount->setPlaceholderText(due() > 0 ? moneyText(balance.unit.amount(due()), m_document.shop().currency)
                                           : QString());
}

void PaymentsCard::startRefund()
{
    start(-(m_balance.credit > 0 ? m_balance.credit : m_balance.paid));
}

void PaymentsCard::start(qint64 count)
{
    m_amount->setText(count == 0 ? QString() : quantityText(m_balance.unit.amount(count)));
    m_amount->setFocus(Qt::ShortcutFocusReason);
    m_amount->selectAll();
}

void PaymentsCard::record()
{
    if (!m_document.isOpen())
        return;
    const auto amount = numberFrom(m_new->text(AmountPlace), NumberUnit::Money);
    if (!amount || *amount == 0) {
        m_new->refuse(tr("Write an amount; a refund takes a minus."), AmountPlace);
        return;
    }
    const FigureBefore before{
        .unit = NumberUnit::Money, .measure = m_document.price(), .currency = m_document.shop().currency};
    if (!m_new->isMeant(AmountPlace, figureDoubt(m_new->text(AmountPlace), before)))
        return;
    const QDate today = shopToday(m_document.context());
    const QString typedDay = m_new->text(DayPlace);
    const PaidDay paid = typedDay.isEmpty() ? PaidDay{.day = today} : paidDayFrom(typedDay, today);
    if (!paid.day) {
        m_new->refuse(paid.refusal, DayPlace);
        return;
    }
    if (!m_new->beginSending()) // Pressed twice, it would be recorded twice.
        return;
    const PaymentPatch payment{.amount = *amount,
                               .paidOn = *paid.day,
                               .method = m_new->text(MethodPlace),
                               .reference = m_new->text(ReferencePlace)};
    const QString money = moneyText(*amount, m_document.shop().currency);
    m_document.run(recordPaymentEdit(tr("Record payment %1").arg(money), m_document.shown().id, payment), m_new,
                   [this, event = m_document.shown().id](const Status &status) { onRecorded(event, status); });
}

/// Another event may have been opened meanwhile, of which the row is now.
void PaymentsCard::onRecorded(const EventId &event, const Status &status)
{
    const bool isShown = m_document.isOpen() && m_document.shown().id == event;
    if (isShown && status)
        m_new->clear();
    else if (isShown)
        m_new->refuse(errorText(status.error()), AmountPlace);
    else if (status)
        memoryOf(event).save({}); // Otherwise it would be offered there once more.
    else
        Q_EMIT m_document.context().edits.failed(status.error());
}

} // namespace stemdesk::ui
