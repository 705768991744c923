#include "ui/pages/settings/shop/work_plan_editor.h"

#include "core/base/wording.h"
#include "core/domain/tasks/task.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/words/number_text.h"
#include "ui/words/work_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLocale>

#include <array>
#include <cstdlib>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// The ways to choose a planned task's day.
enum class PlanDay { Orders, Before, Event, After };

constexpr std::array kPlanDayWords{
    std::pair{PlanDay::Orders, QT_TRANSLATE_NOOP("stemdesk::ui::WorkPlanEditor", "Order day")},
    std::pair{PlanDay::Before, QT_TRANSLATE_NOOP("stemdesk::ui::WorkPlanEditor", "Days before")},
    std::pair{PlanDay::Event, QT_TRANSLATE_NOOP("stemdesk::ui::WorkPlanEditor", "On the day")},
    std::pair{PlanDay::After, QT_TRANSLATE_NOOP("stemdesk::ui::WorkPlanEditor", "Days after")},
};

PlanDay planDayOf(const std::optional<int> &days)
{
    if (!days)
        return PlanDay::Orders;
    return *days > 0 ? PlanDay::Before : *days < 0 ? PlanDay::After : PlanDay::Event;
}

std::optional<int> firstDays(PlanDay day)
{
    switch (day) {
    case PlanDay::Orders: return {};
    case PlanDay::Before: return 1;
    case PlanDay::After: return -1;
    case PlanDay::Event: break;
    }
    return 0;
}

QComboBox *namedBox(const QString &name)
{
    auto *box = new QComboBox;
    new WheelGuard(box);
    box->setProperty("valueField", true); // Gives it the height of the fields beside it.
    box->setAccessibleName(name);
    return box;
}

} // namespace

WorkPlanEditor::WorkPlanEditor(QWidget *parent)
    : RowsOf(kMostPlanRows, tr("Add a task"), tr("Use the default plan"), parent)
{}

void WorkPlanEditor::addRow()
{
    QHBoxLayout *line = addLine();
    Row row;
    row.kind = namedBox(nameInRow(tr("Kind of task"), m_list.size()));
    for (const QString &kind : namesFrom(kTaskKinds))
        row.kind->addItem(taskKindText(kind), kind);
    line->addWidget(row.kind);
    row.title = addField(line, nameInRow(tr("Task"), m_list.size()), 1);
    row.when = namedBox(nameInRow(tr("Planned for"), m_list.size()));
    for (const auto &[day, words] : kPlanDayWords)
        row.when->addItem(tr(words), int(day));
    line->addWidget(row.when);
    row.days = addField(line, nameInRow(tr("Number of days"), m_list.size()), 0);
    row.days->setAlignment(Qt::AlignRight);
    row.days->setFigure(NumberUnit::Days);
    row.days->setBareDays();
    row.days->setFixedWidth(row.days->minimumSizeHint().width() + row.days->fontMetrics().horizontalAdvance(u"000"_s));
    keepSize(row.days);
    row.remove = new IconButton(u"close"_s, tr("Remove the task"));
    line->addWidget(row.remove);
    if (m_list.isEmpty())
        addHeadings(line, {tr("Kind"), tr("Task"), tr("When"), tr("Days")});
    m_list.append(row);
    connectRow(m_list.size() - 1);
}

void WorkPlanEditor::connectRow(qsizetype place)
{
    const Row &row = m_list.at(place);
    connect(row.kind, &QComboBox::activated, this, [this, place, kind = row.kind] {
        WorkPlanRow changed = plan().at(place);
        changed.kind = kind->currentData().toString();
        if (changed != plan().at(place))
            change(place, changed);
    });
    connect(row.title, &ValueField::committed, this, [this, place, title = row.title](const QString &text) {
        WorkPlanRow changed = plan().at(place);
        changed.title = text.trimmed();
        change(place, changed, title);
    });
    connect(row.when, &QComboBox::activated, this, [this, place] { chooseWhen(place); });
    connect(row.days, &ValueField::committed, this, [this, place](const QString &text) { typeDays(place, text); });
    connect(row.remove, &QAbstractButton::clicked, this, [this, place] {
        WorkPlan changed = plan();
        changed.removeAt(place);
        choose(changed);
    });
}

void WorkPlanEditor::showRow(qsizetype place)
{
    const Row &row = m_list.at(place);
    const WorkPlanRow &planned = plan().at(place);
    row.kind->setCurrentIndex(row.kind->findData(planned.kind));
    row.title->setValue(planned.title);
    row.remove->setAccessibleName(tr("Remove the task %1").arg(planned.title));
    showWhen(place);
}

void WorkPlanEditor::showWhen(qsizetype place)
{
    const Row &row = m_list.at(place);
    const std::optional<int> &days = plan().at(place).days;
    const PlanDay day = planDayOf(days);
    row.when->setCurrentIndex(row.when->findData(int(day)));
    row.days->setValue(QLocale().toString(std::abs(days.value_or(0))));
    row.days->setVisible(day == PlanDay::Before || day == PlanDay::After);
}

void WorkPlanEditor::change(qsizetype place, const WorkPlanRow &row, ValueField *field)
{
    WorkPlan changed = plan();
    changed[place] = row;
    choose(changed, field);
}

void WorkPlanEditor::typeDays(qsizetype place, const QString &text)
{
    ValueField *field = m_list.at(place).days;
    const auto days = countFrom(text, NumberUnit::Days);
    if (!days || *days < 1 || *days > kMostPlanDays) {
        field->setRefused(tr("Write a number of days, 1 to %1.").arg(kMostPlanDays));
        return;
    }
    WorkPlanRow row = plan().at(place);
    row.days = planDayOf(row.days) == PlanDay::After ? -int(*days) : int(*days);
    field->readAs(QLocale().toString(*days));
    change(place, row, field);
}

void WorkPlanEditor::chooseWhen(qsizetype place)
{
    const auto day = PlanDay(m_list.at(place).when->currentData().toInt());
    WorkPlanRow row = plan().at(place);
    if (day == planDayOf(row.days))
        return;
    row.days = firstDays(day);
    change(place, row);
    forget(m_list.at(place).days);
    showWhen(place); // At once: what is typed next is meant for the day that was chosen.
}

void WorkPlanEditor::insert()
{
    if (!hasRoom())
        return;
    WorkPlan changed = plan();
    changed.append({.kind = u"other"_s, .title = tr("New task"), .days = firstDays(PlanDay::Before)});
    choose(changed);
    ValueField *title = m_list.at(changed.size() - 1).title;
    title->setVisible(true); // Now: the keyboard goes there.
    title->setFocus(Qt::OtherFocusReason);
    title->selectAll();
}

} // namespace stemdesk::ui
