#include "ui/pages/money/payment_dialog.h"

#include "core/services/services.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/billing_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/layout/dialog_frame.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

PaymentDialog::PaymentDialog(UiContext &context, const Invoice &invoice, QWidget *parent)
    : QDialog(parent), m_context(context), m_invoice(invoice), m_amount(new QLineEdit), m_day(new QLineEdit),
      m_method(new QLineEdit), m_reference(new QLineEdit), m_amountRow(new FormRow(tr("Amount"), m_amount)),
      m_dayRow(new FormRow(tr("Date, or today"), m_day))
{
    QVBoxLayout *column = dialogColumn(*this, tr("Record payment of %1").arg(invoice.number));
    resize(2 * kBoardColumnWidth, minimumHeight());
    const QString open = moneyText(invoice.unit().amount(invoice.standing.open), invoice.seller.currency);
    m_amount->setText(quantityText(invoice.unit().amount(invoice.standing.open)));
    m_amount->selectAll();
    m_reference->setText(invoice.reference);
    auto *take = new Button(tr("Record"), Button::Kind::Primary);
    column->addWidget(new TextLabel(tr("%1: %2 open").arg(invoice.buyer.name, open), TextStyle::Body, Tone::Quiet));
    column->addWidget(m_amountRow);
    column->addWidget(m_dayRow);
    column->addWidget(new FormRow(tr("Method"), m_method));
    column->addWidget(new FormRow(tr("Reference"), m_reference));
    column->addStretch(1);
    dialogFoot(*this, tr("Cancel"), take);
    connect(take, &QAbstractButton::clicked, this, &PaymentDialog::record);
}

void PaymentDialog::record()
{
    const auto amount = numberFrom(m_amount->text(), NumberUnit::Money);
    m_amountRow->setError(amount && *amount != 0 ? QString() : tr("Write an amount; a refund takes a minus."));
    const QDate today = shopToday(m_context);
    const auto day = m_day->text().trimmed().isEmpty() ? std::optional(today) : dayFrom(m_day->text(), today);
    m_dayRow->setError(day ? QString() : tr("Write the day it came in."));
    if (!amount || *amount == 0 || !day)
        return;
    const PaymentPatch payment{
        .amount = *amount, .paidOn = *day, .method = m_method->text(), .reference = m_reference->text()};
    const QString money = moneyText(*amount, m_invoice.seller.currency);
    m_context.edits.run(recordInvoicePaymentEdit(tr("Record payment %1").arg(money), m_invoice.id, payment), this,
                        [this](const Status &status) {
                            if (status)
                                accept();
                            else
                                m_amountRow->setError(errorText(status.error()));
                        });
}

} // namespace stemdesk::ui
