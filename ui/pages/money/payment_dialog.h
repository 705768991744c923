#pragma once

#include "core/domain/billing/invoice.h"

#include <QDialog>

class QLineEdit;

namespace stemdesk::ui {

class FormRow;
struct UiContext;

/// Records what was paid of one invoice.
class PaymentDialog : public QDialog {
    Q_OBJECT

public:
    PaymentDialog(UiContext &context, const Invoice &invoice, QWidget *parent);

private:
    void record();

    UiContext &m_context;
    Invoice m_invoice;
    QLineEdit *m_amount;
    QLineEdit *m_day;
    QLineEdit *m_method;
    QLineEdit *m_reference;
    FormRow *m_amountRow;
    FormRow *m_dayRow;
};

} // namespace stemdesk::ui
