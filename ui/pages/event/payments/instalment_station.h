#pragma once

#include "core/domain/billing/balance.h"
#include "ui/theme/tokens.h"

#include <QWidget>

namespace stemdesk::ui {

class Button;
class StatusChip;
class TextLabel;

/// One instalment as a station on the line of the payment plan: its amount, due date, and payments.
class InstalmentStation : public QWidget {
    Q_OBJECT

public:
    explicit InstalmentStation(QWidget *parent = nullptr);

    struct Shown {
        Instalment instalment;
        MinorUnit unit;
        QString currency;
        bool canBeInvoiced = false;
        bool isInvoiced = false;
        std::optional<QDate> invoiceDueOn; ///< The due date of its invoice, which may differ from the plan's.
    };
    void show(const Shown &shown);
    using QWidget::show;
    /// The line leads on from this one, unless it is the last.
    void setLast(bool isLast);

Q_SIGNALS:
    void invoiceRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Tone tone() const;

    InstalmentState m_state = InstalmentState::Open;
    bool m_isPartly = false; ///< A part of it is paid.
    bool m_isLast = false;
    TextLabel *m_name;
    TextLabel *m_amount;
    TextLabel *m_due;
    StatusChip *m_chip;
    Button *m_invoice;
};

} // namespace stemdesk::ui
