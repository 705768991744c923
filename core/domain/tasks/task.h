#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QDate>
#include <QString>

#include <array>
#include <optional>
#include <string_view>

namespace stemdesk {

template <class Object, class Patch>
struct SpecOf;

/// The kinds of tasks, as they are written and stored.
inline constexpr std::array<std::string_view, 10> kTaskKinds{"order",   "receive", "condition", "design", "pack",
                                                             "deliver", "set_up",  "collect",   "office", "other"};

/// A task of a day, for an event or for the shop. Optional texts are empty if there is none.
struct Task {
    TaskId id;
    EventId eventId; ///< Null: of no event.
    EventGroupId eventGroupId; ///< Null: of no group.
    QString kind = QStringLiteral("other"); ///< One of kTaskKinds.
    QString title;
    QDate on;
    std::optional<Instant> startsAt;
    std::optional<Instant> endsAt;
    std::optional<double> minutes;
    std::optional<double> minutesSpent; ///< How long it took; typed or measured.
    QString person;
    std::optional<Instant> doneAt;
    QString notes;
    QString planRow; ///< The row of the shop's plan that created it; empty: created by a person.
    QString place; ///< Of a stop for one of the event's places alone: kCeremonyPlace or kVenuePlace; empty: for all.
    bool isTheirs = false; ///< A person has changed a task of the plan, which then leaves it alone.
    bool hasOwnMinutes = false; ///< Otherwise the minutes of a design task follow its event's groups.
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;

    bool isAutomatic() const { return !planRow.isEmpty() && !eventId.isNull(); }
    bool followsMinutes() const;

    friend bool operator==(const Task &, const Task &) = default;
};

/// The changes; an absent field keeps its value, an empty text, a null id or an inner nullopt clears it.
struct TaskPatch {
    std::optional<EventId> eventId;
    std::optional<EventGroupId> eventGroupId;
    std::optional<QString> kind;
    std::optional<QString> title;
    std::optional<QDate> on;
    std::optional<std::optional<Instant>> startsAt;
    std::optional<std::optional<Instant>> endsAt;
    std::optional<std::optional<double>> minutes;
    std::optional<std::optional<double>> minutesSpent;
    std::optional<QString> person;
    std::optional<std::optional<Instant>> doneAt;
    std::optional<QString> notes;
    // These follow from a person's change; only an undo sets them.
    std::optional<bool> isTheirs;
    std::optional<bool> hasOwnMinutes;
    std::optional<QString> planRow;
    std::optional<QString> place; ///< Only the window sets it.

    friend bool operator==(const TaskPatch &, const TaskPatch &) = default;
};

/// Describes the fields of a task.
const SpecOf<Task, TaskPatch> &taskSpec();

/// The service checks that the event and the group exist. A task that leaves its event also leaves its group, and the
/// plan that created it for that event.
Result<Task> patched(Task task, const TaskPatch &patch);
TaskPatch inverse(const Task &before, const TaskPatch &patch);

struct TaskFilter {
    std::optional<EventId> eventId;
    std::optional<QDate> from; ///< Both included.
    std::optional<QDate> to;
    std::optional<bool> isDone;
    QString person; ///< Exactly this one; empty: any.
    QString kind;
    std::optional<Instant> updatedSince;
};

} // namespace stemdesk
