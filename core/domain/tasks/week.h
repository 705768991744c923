#pragma once

#include "core/domain/tasks/task.h"

#include <QList>

namespace stemdesk {

/// A person's working time.
struct PersonMinutes {
    QString person; ///< Empty: unassigned.
    double minutes = 0;

    friend bool operator==(const PersonMinutes &, const PersonMinutes &) = default;
};

/// A number of units of a variant.
struct NamedUnits {
    VariantId variantId;
    QString name; ///< As in a recipe: "Rose ‘Quicksand’ 50 cm".
    double units = 0;
    QString productType;
    QString plainName; ///< As in the API: "Rose Quicksand 50 cm".

    friend bool operator==(const NamedUnits &, const NamedUnits &) = default;
};

struct WorkDay {
    QDate day;
    QList<Task> tasks; ///< In order of creation.
    QList<NamedUnits> received; ///< By their names.
    QList<NamedUnits> designed;

    /// Minutes of open tasks by person, unassigned ones last.
    QList<PersonMinutes> minutes() const;

    friend bool operator==(const WorkDay &, const WorkDay &) = default;
};

/// From Monday to Sunday.
using WorkWeek = QList<WorkDay>;

/// The Monday of this day's week.
QDate mondayOf(QDate day);
/// Adds up the units of equal variants, and sorts them by name.
QList<NamedUnits> addedUp(const QList<NamedUnits> &units);

} // namespace stemdesk
