#include "ui/pages/event/payments/payments_tab.h"

#include "core/domain/billing/payment_plan.h"
#include "core/domain/shops/shop.h"
#include "core/services/services.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/payments/balance_card.h"
#include "ui/pages/event/payments/invoices_card.h"
#include "ui/pages/event/payments/payments_card.h"
#include "ui/preview/document_output.h"
#include "ui/ui_context.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/plan_editor.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"

namespace stemdesk::ui {

PaymentsTab::PaymentsTab(EventDocument &document, QWidget *parent)
    : EventForm(document, parent),
      m_output(new DocumentOutput(document.context().tasks, document.context().settings, this)),
      m_balance(new BalanceCard), m_payments(new PaymentsCard(document)),
      m_invoices(new InvoicesCard(document, *m_output))
{
    takeCard(m_balance);
    buildPlan();
    beginSecondColumn();
    takeCard(m_payments);
    takeCard(m_invoices);
    connect(m_balance, &BalanceCard::invoiceRequested, m_invoices,
            [this](int instalment) { m_invoices->askToIssue(instalment); });
    // Once the question is laid out.
    connect(m_invoices, &InvoicesCard::noted, this, [this](const QString &text) { Q_EMIT noted(text, {}, {}); });
    connect(
        m_invoices, &InvoicesCard::asked, this, [this] { ensureWidgetVisible(m_invoices); }, Qt::QueuedConnection);
    connect(m_output, &DocumentOutput::noted, this, &PaymentsTab::noted);
    for (const auto signal : {&EventDocument::opened, &EventDocument::changed, &EventDocument::touched})
        connect(&document, signal, this, [this] {
            if (isVisible())
                read();
        });
}

void PaymentsTab::buildPlan()
{
    auto *plan = new PlanEditor(tr("Use the shop’s plan"), [this] { return shopToday(document().context()); });
    FormRow *row = addRow(m_balance, tr("Instalments"), plan);
    row->hide();
    auto *change = new Button(tr("Change the plan"), Button::Kind::Small);
    m_balance->addHeaderEnd(change);
    connect(change, &QAbstractButton::clicked, row, [row] { row->setVisible(!row->isVisible()); });
    connect(&document(), &EventDocument::opened, plan, [plan, row] {
        plan->forget();
        row->hide();
    });
    connect(plan, &PlanEditor::refused, row, &FormRow::setError);
    const auto show = [this, plan] {
        if (!document().isOpen())
            return;
        const auto &own = document().shown().paymentPlan;
        plan->setCurrency(document().shop().currency);
        plan->setPlan(own.value_or(paymentPlanOf(document().shop())), own.has_value());
    };
    connect(plan, &PlanEditor::planChosen, this,
            [=, this](const std::optional<PaymentPlan> &chosen, const std::optional<PaymentPlan> &before,
                      ValueField *field) {
                if (!document().isOpen())
                    return plan->settle();
                Event seen = document().shown();
                seen.paymentPlan = before;
                document().run(patchEventEdit(tr("Change payment plan"), seen, {.paymentPlan = chosen}), plan,
                               [=, this](const Status &status) {
                                   plan->settle();
                                   show();
                                   if (field)
                                       showOutcome(field, status);
                                   else
                                       row->setError(status ? QString() : errorText(status.error()));
                               });
            });
    onRefresh(show);
    connect(&document(), &EventDocument::touched, plan, show); // The shop's plan may be another one.
}

void PaymentsTab::read()
{
    if (!document().isOpen())
        return;
    const auto owed = document().context().services.payments.balance(document().shown().id);
    if (!owed)
        return; // The store is busy, or the event is gone; the next change reads again.
    m_payments->read();
    m_payments->setBalance(owed->balance);
    m_invoices->read();
    m_invoices->setBalance(owed->balance);
    m_balance->setBalance(*owed, document().shown().totals.customerPriceIncTax, m_invoices->invoiced(),
                          m_invoices->left() > 0);
}

void PaymentsTab::startPayment()
{
    m_payments->startNew();
    ensureWidgetVisible(m_payments);
}

void PaymentsTab::startInvoice()
{
    read();
    if (m_invoices->left() > 0)
        m_invoices->askToIssue({});
    ensureWidgetVisible(m_invoices);
}

void PaymentsTab::showEvent(QShowEvent *event)
{
    EventForm::showEvent(event);
    read();
}

} // namespace stemdesk::ui
