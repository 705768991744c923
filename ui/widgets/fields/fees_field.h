#pragma once

#include "core/domain/events/event_pricing.h"

#include <QWidget>

class QVBoxLayout;

namespace stemdesk::ui {

class ValueField;

/// The fees of an event below each other: a name and an amount each.
class FeesField : public QWidget {
    Q_OBJECT

public:
    explicit FeesField(QWidget *parent = nullptr);

    void setCurrency(const QString &code);
    void setFees(const QList<AdditionalFee> &fees);
    /// Discards typed text that is not stored, because it belongs to another event.
    void forget();

Q_SIGNALS:
    /// `field` is where that was typed, for the outcome; nullptr where it was not typed.
    void feesChosen(const QList<stemdesk::AdditionalFee> &fees, stemdesk::ui::ValueField *field);
    /// Why what was typed cannot be taken; empty once nothing is wrong.
    void refused(const QString &reason);

private:
    void addRow(qsizetype place);
    ValueField *addField(QWidget *holder, const QString &name);
    void onAmountTyped(ValueField *field, qsizetype place, const QString &text);

    QVBoxLayout *m_rows;
    QList<AdditionalFee> m_fees;
    QString m_currency;
};

} // namespace stemdesk::ui
