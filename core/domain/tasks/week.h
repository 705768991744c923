#pragma once

#include "core/domain/tasks/task.h"

#include <QList>

namespace stemdesk {

/// How long a person has work for.
struct PersonMinutes {
    QString person; ///< Empty: nobody yet.
    double minutes = 0;

    friend bool operator==(const PersonMinutes &, const PersonMinutes &) = default;
};

/// So many units of a variant.
struct NamedUnits {
    VariantId variantId;
    QString name;
    double units = 0;
    QString productType;

    friend bool operator==(const NamedUnits &, const NamedUnits &) = default;
};

struct WorkDay {
    QDate day;
    QList<Task> tasks; ///< In order of creation.
    QList<NamedUnits> received; ///< By their names.
    QList<NamedUnits> designed;

    /// Of the tasks that are not done, by person, those of nobody last.
    QList<PersonMinutes> minutes() const;

    friend bool operator==(const WorkDay &, const WorkDay &) = default;
};

/// From Monday to Sunday.
using WorkWeek = QList<WorkDay>;

/// The Monday of the week that has this day.
QDate mondayOf(QDate day);
/// Adds up the units of equal variants, and puts them in order of their names.
QList<NamedUnits> addedUp(const QList<NamedUnits> &units);

} // namespace stemdesk
