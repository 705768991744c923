#pragma once

#include "core/domain/billing/payment.h"
#include "ui/cells/typed_table_model.h"

#include <QDate>

#include <optional>

namespace stemdesk::ui {

class EventDocument;

/// The payments for the open event by date, edited in place.
class PaymentsModel : public TypedTableModel<Payment, PaymentId> {
    Q_OBJECT

public:
    enum Column { PaidOn, Amount, Method, Reference, Note };

    explicit PaymentsModel(EventDocument &document, QObject *parent = nullptr);

    void read();
    /// The model is for another event from now on.
    void clear();
    void remove(int row);
    Edit change(const Payment &payment, const PaymentPatch &patch) const;

protected:
    PaymentId keyOf(const Payment &payment) const override { return payment.id; }
    Columns columns() const override;
    QString titleOf(int column) const override;
    void readAgain() override { read(); }

private:
    Typing typedDay(const Payment &payment, const QString &text) const;
    Typing typedAmount(const Payment &payment, const QString &text) const;

    EventDocument &m_document;
};

/// The day typed for a payment, or why it cannot be recorded: nothing is paid in the future.
struct PaidDay {
    std::optional<QDate> day;
    QString refusal = {};
};
PaidDay paidDayFrom(const QString &typed, QDate today);

/// "£1,203.10", or "refund of £20.00".
QString paymentText(const Payment &payment, const QString &currency);

} // namespace stemdesk::ui
