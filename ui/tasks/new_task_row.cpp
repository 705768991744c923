#include "ui/tasks/new_task_row.h"

#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/words/day_text.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/work_words.h"

#include <QLineEdit>

namespace stemdesk::ui {

namespace {

enum NewTaskPlace { TitlePlace, DayPlace, PersonPlace, MinutesPlace };

} // namespace

NewTaskRow::NewTaskRow(UiContext &context, Place place, QWidget *parent) : NewRow(place, parent), m_context(context)
{
    addField(tr("New task"));
    m_dayField = addField(tr("Day"));
    addField(tr("Who"))->setMaximumWidth(metric::kSearchWidth / 2);
    addField(tr("How long"))->setMaximumWidth(metric::kSearchWidth / 2);
    m_dayField->setMaximumWidth(metric::kSearchWidth / 2);
    showDayAsRead(*m_dayField, [this](const QString &typed) { return dayIn(typed); });
    if (place == Place::AboveTable) {
        addButton();
        addClose(tr("Do not add a task"));
    }
    connect(this, &NewRow::entered, this, &NewTaskRow::read);
}

void NewTaskRow::openFor(QDate day)
{
    setDay(day);
    open();
}

void NewTaskRow::prefill()
{
    m_dayField->setText(mediumDate(m_day));
}

void NewTaskRow::setDay(QDate day)
{
    m_day = day;
    m_dayField->setPlaceholderText(dayAndMonth(day));
}

std::optional<QDate> NewTaskRow::dayIn(const QString &typed) const
{
    return typed.isEmpty() || typed == mediumDate(m_day) ? std::optional(m_day)
                                                         : dayFrom(typed, shopToday(m_context), m_day);
}

void NewTaskRow::read()
{
    const auto day = dayIn(text(DayPlace));
    if (!day) {
        refuse(tr("Write a day, like sat or +7."), DayPlace);
        return;
    }
    if (const QString several = severalPeopleRefusal(text(PersonPlace)); !several.isEmpty()) {
        refuse(several, PersonPlace);
        return;
    }
    const QString typedTime = text(MinutesPlace);
    const auto minutes = typedTime.isEmpty() ? std::nullopt : durationFrom(typedTime);
    if (!typedTime.isEmpty() && !minutes) {
        refuse(tr("Write how long it takes, like 90 or 1:30."), MinutesPlace);
        return;
    }
    if (!isMeant(MinutesPlace, figureDoubt(typedTime, {.unit = NumberUnit::Minutes})))
        return;
    TaskPatch task{.title = text(TitlePlace), .on = *day, .person = text(PersonPlace)};
    if (minutes)
        task.minutes = minutes;
    Q_EMIT taskTyped(task);
}

} // namespace stemdesk::ui
