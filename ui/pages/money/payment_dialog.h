#pragma once

#include "core/domain/billing/invoice.h"

#include <QDialog>

class QLineEdit;

namespace stemdesk {
struct Error;
}

namespace stemdesk::ui {

class Button;
class DayField;
class FormRow;
class ValueField;
struct UiContext;

/// Records what was paid of one invoice; at first, all that is open.
class PaymentDialog : public QDialog {
    Q_OBJECT

public:
    PaymentDialog(UiContext &context, const Invoice &invoice, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildFields();
    std::optional<double> amount() const;
    void record();
    void refuse(const Error &error);

    UiContext &m_context;
    Invoice m_invoice;
    ValueField *m_amount;
    DayField *m_day;
    QLineEdit *m_method;
    QLineEdit *m_reference;
    FormRow *m_amountRow;
    FormRow *m_dayRow;
    FormRow *m_methodRow;
    FormRow *m_referenceRow;
    Button *m_record;
};

} // namespace stemdesk::ui
