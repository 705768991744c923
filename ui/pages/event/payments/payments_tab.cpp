#include "ui/pages/event/payments/payments_tab.h"

#include "core/services/services.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/payments/balance_card.h"
#include "ui/pages/event/payments/invoices_card.h"
#include "ui/pages/event/payments/payments_card.h"
#include "ui/preview/document_output.h"
#include "ui/ui_context.h"

namespace stemdesk::ui {

PaymentsTab::PaymentsTab(EventDocument &document, QWidget *parent)
    : EventForm(document, parent),
      m_output(new DocumentOutput(document.context().tasks, document.context().settings, this)),
      m_balance(new BalanceCard), m_payments(new PaymentsCard(document)),
      m_invoices(new InvoicesCard(document, *m_output))
{
    takeCard(m_balance);
    takeCard(m_payments);
    takeCard(m_invoices);
    connect(m_balance, &BalanceCard::invoiceRequested, m_invoices, [this](int instalment) {
        m_invoices->askToIssue(instalment);
        ensureWidgetVisible(m_invoices);
    });
    connect(m_output, &DocumentOutput::noted, this, &PaymentsTab::noted);
    for (const auto signal : {&EventDocument::opened, &EventDocument::changed, &EventDocument::touched})
        connect(&document, signal, this, [this] {
            if (isVisible())
                read();
        });
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
    m_balance->setBalance(*owed, m_invoices->invoiced(), m_invoices->left() > 0);
}

void PaymentsTab::startPayment()
{
    m_payments->startNew();
    ensureWidgetVisible(m_payments);
}

void PaymentsTab::showEvent(QShowEvent *event)
{
    EventForm::showEvent(event);
    read();
}

} // namespace stemdesk::ui
