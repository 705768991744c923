#pragma once

#include "core/domain/tasks/week.h"

#include <QString>
#include <QTimeZone>

#include <optional>

namespace stemdesk::ui {

/// "1 h 30 min".
QString durationText(double minutes);
/// Minutes as people type them: "90", "1:30", "1 h 30", "1,5 h". nullopt if it cannot be read.
std::optional<double> durationFrom(const QString &text);
/// Hours as people type them: a plain number is hours, everything else as in durationFrom(): "3,5", "3:30", "90 min".
std::optional<double> hoursFrom(const QString &text);
/// Why a text typed for a person is refused: it names several. Empty if it does not.
QString severalPeopleRefusal(const QString &typed);
/// Name of a kind of task.
QString taskKindText(const QString &kind);
/// "14:30 to 16:00"; empty if the task has no time.
QString hoursText(const Task &task, const QTimeZone &zone);
/// "420 stems" for flowers, and the number of other kinds of things.
QString unitsText(const QList<NamedUnits> &units);

} // namespace stemdesk::ui
