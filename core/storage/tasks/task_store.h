#pragma once

#include "core/domain/tasks/task.h"
#include "core/domain/tasks/week.h"
#include "core/storage/engine/statement.h"
#include "core/storage/engine/tenant.h"
#include "core/storage/rows/resource_store.h"

#include <QHash>
#include <QStringList>

namespace stemdesk {
class Session;

/// Tasks. Those of a deleted event remain, hidden, until it is restored.
class TaskStore : public ResourceStore<taskSpec> {
public:
    using ResourceStore::ResourceStore;

    /// In order of their days, then of creation.
    Result<Page<Task>> list(const TaskFilter &filter, const PageRequest &page) const;
    Result<QList<Task>> between(QDate from, QDate to) const;
    /// Only open ones, of events that are not over.
    Result<QList<Task>> openBetween(QDate from, QDate to) const;
    /// The `limit` latest ones of these before the day, by day.
    Result<QList<Task>> openBefore(QDate day, int limit) const;
    Result<int> countOpenBefore(QDate day) const;
    Result<Task> find(TaskId id) const;
    /// Even if the event no longer exists.
    Result<QList<Task>> ofEvent(EventId event) const;
    Status insert(const Task &task);
    Status update(const Task &before, const Task &after);

    /// Rows of the plan whose tasks were deleted by hand.
    Result<QStringList> droppedRows(EventId event) const;
    Status dropRow(EventId event, const QString &planRow);
    Status wantRow(EventId event, const QString &planRow);

    /// Minutes for making the visible groups of these events; no entry if no group has any.
    Result<QHash<EventId, double>> designMinutes(const QList<EventId> &events) const;
    Result<bool> hasGroup(EventId event, EventGroupId group) const;

    /// Units that events need of things that are not hired: a row for each line of their visible groups.
    Result<QHash<EventId, QList<NamedUnits>>> unitsOf(const QList<EventId> &events) const;

    /// The types of the products of these variants, of those that exist.
    Result<QHash<VariantId, QString>> typesOf(const QList<VariantId> &variants) const;
};

} // namespace stemdesk
