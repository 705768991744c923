#pragma once

#include "core/base/result.h"
#include "core/domain/billing/balance.h"
#include "ui/widgets/layout/card.h"

class QLineEdit;

namespace stemdesk::ui {

class EventDocument;
class NewRow;
class PaymentsModel;
class TableView;
struct DraftMemory;

/// The event's payments, and the row to type the next one.
class PaymentsCard : public Card {
    Q_OBJECT

public:
    explicit PaymentsCard(EventDocument &document, QWidget *parent = nullptr);

    void read();
    void setBalance(const Balance &balance);

    /// Fills in what is due next, so that Enter records it.
    void startNew();
    /// Fills in the overpaid amount, otherwise all that was paid, as a negative amount.
    void startRefund();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void keepNew();
    DraftMemory memoryOf(const EventId &event) const;
    void buildTable();
    void buildNewRow();
    qint64 due() const; ///< Of the next instalment.
    void start(qint64 count);
    void record();
    void onRecorded(const EventId &event, const Status &status);
    void showRows();
    void fitColumns();

    EventDocument &m_document;
    Balance m_balance;
    PaymentsModel *m_model;
    TableView *m_table;
    NewRow *m_new;
    QLineEdit *m_amount = nullptr;
    QList<QLineEdit *> m_fields; ///< One for each of the first columns.
};

} // namespace stemdesk::ui
