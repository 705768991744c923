#include "ui/widgets/fields/plan_rows.h"

#include "ui/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/scrolling.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <memory>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

PlanRows::PlanRows(const QString &addText, const QString &defaultText, QWidget *parent)
    : QWidget(parent), m_rows(new QVBoxLayout)
{
    auto *column = columnInside(this, kSpace8);
    m_rows->setSpacing(kSpace4);
    setProperty("tall", true); // Its name is beside the first of the rows.
    column->addLayout(m_rows);
    auto *add = new Button(addText, Button::Kind::Small);
    add->setIcon(iconFor(u"add"_s));
    auto *usual = new Button(defaultText, Button::Kind::Small);
    m_add = add;
    m_default = usual;
    auto *foot = new QHBoxLayout;
    foot->setSpacing(kSpace8);
    foot->addWidget(add);
    foot->addWidget(usual);
    foot->addStretch(1);
    column->addLayout(foot);
    connect(add, &QAbstractButton::clicked, this, [this] { insert(); });
    connect(usual, &QAbstractButton::clicked, this, [this] { chooseDefault(); });
}

QString PlanRows::nameInRow(const QString &name, qsizetype place)
{
    return place == 0 ? name : u"%1 %2"_s.arg(name).arg(place + 1);
}

void PlanRows::forget()
{
    for (ValueField *field : findChildren<ValueField *>())
        forget(field);
}

QString PlanRows::refusal() const
{
    for (const ValueField *field : findChildren<ValueField *>()) {
        const bool isAsked = field->needsAnswer() || isAskedAbout(field);
        if (field->isVisibleTo(this) && field->isRefused() && !isAsked)
            return field->reason();
    }
    return {};
}

void PlanRows::forget(ValueField *field)
{
    field->setRefused({});
    field->takeTheirs();
}

void PlanRows::showRows(qsizetype count, bool hasRoom, bool isOwn)
{
    const KeptPlace kept(this, m_add);
    m_default->setVisible(isOwn);
    m_add->setEnabled(hasRoom);
    while (m_rows->count() < count)
        addRow();
    for (qsizetype place = 0; place < m_rows->count(); ++place) {
        m_rows->itemAt(int(place))->widget()->setVisible(place < count);
        if (place < count)
            showRow(place);
    }
}

QHBoxLayout *PlanRows::addLine()
{
    auto *holder = new QWidget;
    auto *column = columnInside(holder, kSpace2);
    auto *line = new QHBoxLayout;
    line->setSpacing(kSpace8);
    column->addLayout(line);
    m_rows->addWidget(holder);
    return line;
}

ValueField *PlanRows::addField(QHBoxLayout *line, const QString &name, int stretch)
{
    QWidget *holder = line->parentWidget();
    auto *field = new ValueField;
    field->setAccessibleName(name);
    field->setMinimumWidth(stretch * kSpace24 + kSpace8); // A short name or a number of days is shown in full.
    line->addWidget(field, stretch);
    auto *conflict = new ConflictNote(holder);
    holder->layout()->addWidget(conflict);
    connect(field, &ValueField::refusedChanged, this, [this, field](const QString &reason) {
        Q_EMIT refused(reason.isEmpty() || field->needsAnswer() ? refusal() : reason);
    });
    showConflictIn(conflict, field);
    return field;
}

void PlanRows::addHeadings(QHBoxLayout *line, const QStringList &headings)
{
    for (int place = 0; place < line->count(); ++place) {
        const int stretch = line->stretch(place);
        const std::unique_ptr<QLayoutItem> item(line->takeAt(place));
        auto *column = new QVBoxLayout;
        column->setSpacing(kSpace4);
        if (place < headings.size()) {
            auto *heading = new TextLabel(headings.at(place), TextStyle::Small, Tone::Quiet);
            heading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // The columns of the other rows stay.
            if (const auto *field = qobject_cast<QLineEdit *>(item->widget())) {
                heading->setAlignment(field->alignment()); // Ends where the numbers do.
                heading->setContentsMargins(0, 0, field->alignment().testFlag(Qt::AlignRight) ? kSpace12 : 0, 0);
            }
            column->addWidget(heading);
        } else {
            column->addStretch(1);
        }
        column->addWidget(item->widget());
        if (place < headings.size())
            column->addSpacing((controlHeight() - chipHeight()) / 2); // In the middle of the button beside it.
        line->insertLayout(place, column, stretch);
    }
}

void PlanRows::keepSize(QWidget *widget)
{
    QSizePolicy policy = widget->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget->setSizePolicy(policy);
}

} // namespace stemdesk::ui
