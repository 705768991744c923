#include "ui/pages/money/payment_dialog.h"

#include "core/services/services.h"
#include "ui/pages/money/owed_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/billing_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/dialog_frame.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

/// An amount that is stored with the whole dialog, and asked about then.
class AmountField : public ValueField {
protected:
    QString doubtOf(const QString &, const QString &) const override { return {}; }
};

} // namespace

DueAmount dueAmount(const Invoice &invoice)
{
    return {.invoiceId = invoice.id,
            .eventId = invoice.eventId,
            .title = invoice.number,
            .debtor = invoice.buyer.name,
            .reference = invoice.reference,
            .currency = invoice.seller.currency,
            .open = {.count = invoice.standing.open, .unit = invoice.unit()},
            .total = invoice.unit().amount(invoice.totalIncTax())};
}

DueAmount dueAmount(const OwedPart &part)
{
    return {.invoiceId = {},
            .eventId = part.eventId,
            .title = part.eventName,
            .debtor = part.debtor,
            .reference = {},
            .currency = part.currency,
            .open = part.missing,
            .total = {}};
}

PaymentDialog::PaymentDialog(UiContext &context, const DueAmount &due, QWidget *parent)
    : QDialog(parent), m_context(context), m_due(due), m_amount(new AmountField),
      m_day(new DayField(tr("Paid on"), [&context] { return shopToday(context); })), m_method(new QLineEdit),
      m_reference(new QLineEdit(due.reference)), m_amountRow(new FormRow(tr("Amount"), m_amount)),
      m_dayRow(new FormRow(tr("Paid on"), m_day)), m_methodRow(new FormRow(tr("Method"), m_method)),
      m_referenceRow(new FormRow(tr("Reference"), m_reference)),
      m_record(new Button(tr("Record"), Button::Kind::Primary))
{
    setMinimumWidth(kMessageWidth);
    QVBoxLayout *column = dialogColumn(*this, tr("Record payment of %1").arg(due.title));
    const QString open = moneyText(due.open.amount(), due.currency);
    column->addWidget(new TextLabel(tr("%1: %2 outstanding").arg(due.debtor, open), TextStyle::Body, Tone::Quiet));
    for (FormRow *row : {m_amountRow, m_dayRow, m_methodRow, m_referenceRow})
        column->addWidget(row);
    dialogFoot(*this, tr("Cancel"), m_record);
    connect(m_record, &QAbstractButton::clicked, this, &PaymentDialog::record);
    buildFields();
}

void PaymentDialog::buildFields()
{
    m_amount->setFigure(NumberUnit::Money);
    m_amount->setCurrency(m_due.currency);
    m_amount->setValue(quantityText(m_due.open.amount()));
    m_day->setPast();
    m_day->setDay(shopToday(m_context));
    connect(m_amount, &ValueField::committed, m_amount, &ValueField::setStored); // With the rest.
    connect(m_day, &DayField::dayCommitted, m_day, &DayField::setStored);
    for (QWidget *field : {static_cast<QWidget *>(m_amount), static_cast<QWidget *>(m_day)})
        field->installEventFilter(this);
    m_amount->setFocus();
    m_amount->selectAll();
}

/// Escape closes the dialog. A field would first restore what was in it, but here nothing is stored yet.
bool PaymentDialog::eventFilter(QObject *watched, QEvent *event)
{
    const bool isEscape = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (isEscape)
        reject();
    return isEscape || QDialog::eventFilter(watched, event);
}

/// nullopt if it is none that can be recorded.
std::optional<double> PaymentDialog::amount() const
{
    const auto amount = numberFrom(m_amount->text(), NumberUnit::Money);
    return amount && *amount != 0 ? amount : std::nullopt;
}

/// Why its day cannot be recorded; empty if it can.
QString PaymentDialog::dayError() const
{
    if (m_day->day())
        return {};
    const QDate today = shopToday(m_context);
    const auto day = pastDayFrom(m_day->text(), today);
    return day ? futureRefusal(*day, today) : tr("Write the day it came in.");
}

void PaymentDialog::record()
{
    const auto paid = amount();
    const auto day = m_day->day();
    m_amountRow->setError(paid ? QString() : tr("Write an amount; a refund takes a minus."));
    m_dayRow->setError(dayError());
    m_methodRow->setError({});
    m_referenceRow->setError({});
    if (!paid || !day) {
        (paid ? m_dayRow : m_amountRow)->setFocus();
        return;
    }
    const QString typed = m_amount->text();
    FigureBefore before{.unit = NumberUnit::Money, .currency = m_due.currency};
    if (m_due.total)
        before.measure = FigureMeasure{.name = tr("Total of the invoice"), .value = *m_due.total};
    QString doubt = figureDoubt(typed, before);
    if (const double open = m_due.open.amount(); doubt.isEmpty() && *paid > open)
        doubt = tr("That is more than the %1 outstanding.").arg(moneyText(open, m_due.currency));
    if (!m_amountRow->isMeant(typed, doubt, [this] { record(); }))
        return;
    m_record->setEnabled(false); // Pressed twice, it would be recorded twice.
    const PaymentPatch payment{
        .amount = *paid, .paidOn = *day, .method = m_method->text(), .reference = m_reference->text()};
    const QString text = tr("Record payment %1").arg(moneyText(*paid, m_due.currency));
    m_context.edits.run(m_due.invoiceId.isNull() ? recordPaymentEdit(text, m_due.eventId, payment)
                                                 : recordInvoicePaymentEdit(text, m_due.invoiceId, payment),
                        this, [this](const Status &status) {
                            if (status)
                                accept();
                            else
                                refuse(status.error());
                        });
}

void PaymentDialog::refuse(const Error &error)
{
    m_record->setEnabled(true);
    FormRow *row = error.field == "paidOn"_L1 ? m_dayRow
        : error.field == "method"_L1          ? m_methodRow
        : error.field == "reference"_L1       ? m_referenceRow
                                              : m_amountRow;
    row->setError(errorText(error));
    row->setFocus();
}

} // namespace stemdesk::ui
