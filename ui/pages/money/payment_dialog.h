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
struct OwedPart;
struct UiContext;

/// Something that is to be paid: an invoice, or what an event owes without one.
struct DueAmount {
    InvoiceId invoiceId; ///< Null: the event's.
    EventId eventId;
    QString title; ///< "2026-0002", or the event's name.
    QString debtor;
    QString reference;
    QString currency;
    MinorAmount open;
    std::optional<double> total; ///< The invoice's total.
};
DueAmount dueAmount(const Invoice &invoice);
DueAmount dueAmount(const OwedPart &part);

/// Records what was paid of it; at first, all that is open.
class PaymentDialog : public QDialog {
    Q_OBJECT

public:
    PaymentDialog(UiContext &context, const DueAmount &due, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildFields();
    std::optional<double> amount() const;
    QString dayError() const;
    void record();
    void refuse(const Error &error);

    UiContext &m_context;
    DueAmount m_due;
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
