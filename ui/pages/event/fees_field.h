#pragma once

#include "core/domain/event_pricing.h"

#include <QWidget>

class QVBoxLayout;

namespace stemdesk::ui {

class ValueField;

/// The fees of an event below each other: a name and an amount each.
class FeesField : public QWidget {
    Q_OBJECT

public:
    explicit FeesField(QWidget *parent = nullptr);

    void setFees(const QList<AdditionalFee> &fees);

Q_SIGNALS:
    void feesChosen(const QList<stemdesk::AdditionalFee> &fees);

private:
    void addRow(qsizetype place);
    void onAmountTyped(ValueField *field, qsizetype place, const QString &text);
    void choose(QList<AdditionalFee> fees);

    QVBoxLayout *m_rows;
    QList<AdditionalFee> m_fees;
};

} // namespace stemdesk::ui
