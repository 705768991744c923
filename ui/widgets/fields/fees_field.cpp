#include "ui/widgets/fields/fees_field.h"

#include "ui/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/plan_rows.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/scrolling.h"
#include "ui/words/number_text.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

FeesField::FeesField(QWidget *parent) : QWidget(parent), m_rows(new QVBoxLayout)
{
    auto *column = columnInside(this, metric::kSpace4);
    m_rows->setSpacing(metric::kSpace4);
    column->addLayout(m_rows);
    auto *add = new Button(tr("Add a fee"), Button::Kind::Small);
    add->setIcon(iconFor(u"add"_s));
    m_add = add;
    column->addWidget(add, 0, Qt::AlignLeft);
    connect(add, &QAbstractButton::clicked, this, [this] {
        QList<AdditionalFee> fees = m_fees;
        fees.append({.name = tr("Delivery"), .amountExclTax = 0});
        Q_EMIT feesChosen(fees, nullptr);
    });
}

void FeesField::setCurrency(const QString &code)
{
    m_currency = code;
    for (ValueField *field : findChildren<ValueField *>())
        field->setCurrency(code);
}

void FeesField::setFees(const QList<AdditionalFee> &fees)
{
    if (fees == m_fees)
        return;
    const KeptPlace kept(this);
    const bool isAdded = fees.size() > m_fees.size() && m_add->hasFocus();
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
        m_rows->itemAt(int(place))
            ->widget()
            ->findChild<IconButton *>()
            ->setAccessibleName(tr("Remove the fee %1").arg(fees.at(place).name));
        fields.at(1)->setValue(quantityText(fees.at(place).amountExclTax));
    }
    if (isAdded) // Its button was pressed last: what is typed next is its name.
        startTyping(fees.size() - 1);
}

void FeesField::startTyping(qsizetype place)
{
    QWidget *holder = m_rows->itemAt(int(place))->widget();
    holder->show(); // Now: the keyboard goes there.
    auto *name = holder->findChild<ValueField *>();
    name->setFocus(Qt::OtherFocusReason);
    name->selectAll();
}

void FeesField::forget()
{
    for (ValueField *field : findChildren<ValueField *>()) {
        field->setRefused({});
        field->takeTheirs();
    }
}

void FeesField::addRow(qsizetype place)
{
    auto *holder = new QWidget;
    auto *column = columnInside(holder, metric::kSpace2);
    auto *row = new QHBoxLayout;
    row->setSpacing(metric::kSpace8);
    column->addLayout(row);
    ValueField *name = addField(holder, PlanRows::nameInRow(tr("Fee"), place));
    ValueField *amount = addField(holder, PlanRows::nameInRow(tr("Amount excl. tax"), place));
    amount->setAlignment(Qt::AlignRight);
    amount->setFigure(NumberUnit::Money);
    amount->setCurrency(m_currency);
    auto *remove = new IconButton(u"close"_s, tr("Remove the fee"), holder);
    row->addWidget(name, 3);
    row->addWidget(amount, 1);
    row->addWidget(remove);
    m_rows->addWidget(holder);
    connect(name, &ValueField::committed, this, [this, name, place](const QString &text) {
        QList<AdditionalFee> fees = m_fees;
        fees[place].name = text.trimmed();
        Q_EMIT feesChosen(fees, name);
    });
    connect(amount, &ValueField::committed, this,
            [this, amount, place](const QString &text) { onAmountTyped(amount, place, text); });
    connect(remove, &QAbstractButton::clicked, this, [this, place] {
        QList<AdditionalFee> fees = m_fees;
        fees.removeAt(place);
        Q_EMIT feesChosen(fees, nullptr);
    });
}

/// Adds a field, with a conflict note in its part of the column below.
ValueField *FeesField::addField(QWidget *holder, const QString &name)
{
    auto *field = new ValueField({}, holder);
    field->setAccessibleName(name);
    auto *conflict = new ConflictNote(holder);
    holder->layout()->addWidget(conflict);
    connect(field, &ValueField::refusedChanged, this,
            [this, field](const QString &reason) { Q_EMIT refused(field->needsAnswer() ? QString() : reason); });
    showConflictIn(conflict, field);
    return field;
}

void FeesField::onAmountTyped(ValueField *field, qsizetype place, const QString &text)
{
    const std::optional<double> number = numberFrom(text, NumberUnit::Money);
    if (!number || *number < 0) {
        field->setRefused(tr("Write an amount, 0 or more."));
        return;
    }
    field->readAs(quantityText(*number));
    QList<AdditionalFee> fees = m_fees;
    fees[place].amountExclTax = *number;
    Q_EMIT feesChosen(fees, field);
}

} // namespace stemdesk::ui
