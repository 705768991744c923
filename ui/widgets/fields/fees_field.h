#pragma once

#include "core/domain/events/event_pricing.h"

#include <QWidget>

class QVBoxLayout;

namespace stemdesk::ui {

class ValueField;

/// An event's fees below each other, each with a name and an amount.
class FeesField : public QWidget {
    Q_OBJECT

public:
    explicit FeesField(QWidget *parent = nullptr);

    void setCurrency(const QString &code);
    void setFees(const QList<AdditionalFee> &fees);
    /// Discards typed text that is not stored, because it belongs to another event.
    void forget();

Q_SIGNALS:
    /// `field` is where it was typed, for showing the outcome; nullptr if it was not typed.
    void feesChosen(const QList<stemdesk::AdditionalFee> &fees, stemdesk::ui::ValueField *field);
    /// Why the typed text was refused; empty if nothing is wrong.
    void refused(const QString &reason);

private:
    void addRow(qsizetype place);
    void startTyping(qsizetype place);
    ValueField *addField(QWidget *holder, const QString &name);
    void onAmountTyped(ValueField *field, qsizetype place, const QString &text);

    QVBoxLayout *m_rows;
    QWidget *m_add = nullptr;
    QList<AdditionalFee> m_fees;
    QString m_currency;
};

} // namespace stemdesk::ui
