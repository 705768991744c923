#pragma once

#include "core/domain/clients/payment.h"
#include "ui/cells/typed_table_model.h"

namespace stemdesk::ui {

class EventDocument;

/// What came in for the open event, in order of its days; edited where it stands.
class PaymentsModel : public TypedTableModel<Payment, PaymentId> {
    Q_OBJECT

public:
    enum Column { PaidOn, Amount, Method, Reference, Note, ColumnCount };

    explicit PaymentsModel(EventDocument &document, QObject *parent = nullptr);

    void read();
    /// Of another event.
    void clear();
    void remove(int row);

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

protected:
    PaymentId keyOf(const Payment &payment) const override { return payment.id; }
    QVariant stored(int row, int column, int role) const override;
    bool isTyped(int, int) const override { return true; }
    void type(int row, int column, const QVariant &value) override;
    void onChanges(const Changes &changes) override;
    void readAgain() override { read(); }

private:
    QString textOf(const Payment &payment, int column, int role) const;
    void typeDay(int row, const QString &text);
    void typeAmount(int row, const QString &text);
    void change(int row, int column, const Typed &typed, const PaymentPatch &patch);

    EventDocument &m_document;
};

/// "£1,203.10", or "refund of £20.00".
QString paymentText(const Payment &payment, const QString &currency);

} // namespace stemdesk::ui
