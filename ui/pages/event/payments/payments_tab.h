#pragma once

#include "ui/pages/event/event_form.h"

namespace stemdesk::ui {

class BalanceCard;
class DocumentOutput;
class InvoicesCard;
class PaymentsCard;

/// The client's balance by instalments, the payments, and the invoices. Reads only while it is shown.
class PaymentsTab : public EventForm {
    Q_OBJECT

public:
    explicit PaymentsTab(EventDocument &document, QWidget *parent = nullptr);

    /// With the next due amount filled in: Enter records it.
    void startPayment();
    /// Offers to invoice the rest, if anything is left.
    void startInvoice();
    DocumentOutput &output() const { return *m_output; }

Q_SIGNALS:
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildPlan();
    void read();

    DocumentOutput *m_output;
    BalanceCard *m_balance;
    PaymentsCard *m_payments;
    InvoicesCard *m_invoices;
};

} // namespace stemdesk::ui
