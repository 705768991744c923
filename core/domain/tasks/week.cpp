#include "core/domain/tasks/week.h"

#include "core/base/day.h"

#include <QHash>

#include <algorithm>
#include <tuple>

namespace stemdesk {

QList<PersonMinutes> WorkDay::minutes() const
{
    QList<PersonMinutes> people;
    for (const Task &task : tasks) {
        if (task.doneAt || !task.minutes)
            continue;
        const auto person = std::ranges::find(people, task.person, &PersonMinutes::person);
        if (person == people.end())
            people.append({.person = task.person, .minutes = *task.minutes});
        else
            person->minutes += *task.minutes;
    }
    std::ranges::sort(people, {}, [](const PersonMinutes &of) { return std::tuple(of.person.isEmpty(), of.person); });
    return people;
}

QDate mondayOf(QDate day)
{
    return plusDays(day, 1 - day.dayOfWeek());
}

QList<NamedUnits> addedUp(const QList<NamedUnits> &units)
{
    QList<NamedUnits> sums;
    QHash<VariantId, qsizetype> places;
    for (const NamedUnits &one : units) {
        if (const auto place = places.constFind(one.variantId); place != places.cend()) {
            sums[*place].units += one.units;
            continue;
        }
        places.insert(one.variantId, sums.size());
        sums.append(one);
    }
    std::ranges::sort(sums, {},
                      [](const NamedUnits &one) { return std::tuple(one.plainName, one.name, one.variantId); });
    return sums;
}

} // namespace stemdesk
