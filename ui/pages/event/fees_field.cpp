#include "ui/pages/event/fees_field.h"

#include "ui/event_words.h"
#include "ui/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/value_field.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

FeesField::FeesField(QWidget *parent) : QWidget(parent), m_rows(new QVBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metric::kSpace4);
    m_rows->setSpacing(metric::kSpace4);
    column->addLayout(m_rows);
    auto *add = new Button(tr("Add a fee"), Button::Kind::Small);
    add->setIcon(iconFor(u"add"_s));
    column->addWidget(add, 0, Qt::AlignLeft);
    connect(add, &QAbstractButton::clicked, this, [this] {
        QList<AdditionalFee> fees = m_fees;
        fees.append({.name = tr("Delivery"), .amountExclTax = 0});
        choose(fees);
    });
}

void FeesField::setFees(const QList<AdditionalFee> &fees)
{
    if (fees == m_fees)
        return;
    m_fees = fees;
    while (m_rows->count() > fees.size()) {
        QLayoutItem *last = m_rows->takeAt(m_rows->count() - 1);
        last->widget()->hide();
        last->widget()->deleteLater();
        delete last;
    }
    while (m_rows->count() < fees.size())
        addRow(m_rows->count());
    for (qsizetype place = 0; place < fees.size(); ++place) {
        const auto fields = m_rows->itemAt(int(place))->widget()->findChildren<ValueField *>();
        fields.at(0)->setValue(fees.at(place).name);
        fields.at(1)->setValue(quantityText(fees.at(place).amountExclTax));
    }
}

void FeesField::addRow(qsizetype place)
{
    auto *holder = new QWidget;
    auto *row = new QHBoxLayout(holder);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metric::kSpace8);
    auto *name = new ValueField({}, holder);
    name->setAccessibleName(tr("Fee"));
    auto *amount = new ValueField({}, holder);
    amount->setAccessibleName(tr("Amount without tax"));
    amount->setAlignment(Qt::AlignRight);
    auto *remove = new IconButton(u"close"_s, tr("Remove the fee"), holder);
    row->addWidget(name, 3);
    row->addWidget(amount, 1);
    row->addWidget(remove);
    m_rows->addWidget(holder);
    connect(name, &ValueField::committed, this, [this, place](const QString &text) {
        QList<AdditionalFee> fees = m_fees;
        fees[place].name = text.trimmed();
        choose(fees);
    });
    connect(amount, &ValueField::committed, this,
            [this, amount, place](const QString &text) { onAmountTyped(amount, place, text); });
    connect(remove, &QAbstractButton::clicked, this, [this, place] {
        QList<AdditionalFee> fees = m_fees;
        fees.removeAt(place);
        choose(fees);
    });
}

void FeesField::onAmountTyped(ValueField *field, qsizetype place, const QString &text)
{
    const std::optional<double> number = numberFrom(text);
    if (!number || *number < 0) {
        field->setRefused(tr("Write an amount, 0 or more."));
        field->setToolTip(tr("Write an amount, 0 or more."));
        return;
    }
    field->setToolTip({});
    field->setText(quantityText(*number));
    QList<AdditionalFee> fees = m_fees;
    fees[place].amountExclTax = *number;
    choose(fees);
}

void FeesField::choose(QList<AdditionalFee> fees)
{
    Q_EMIT feesChosen(fees);
}

} // namespace stemdesk::ui
