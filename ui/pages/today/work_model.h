#pragma once

#include "core/base/result.h"
#include "core/domain/tasks/week.h"
#include "ui/models/merged_table_model.h"
#include "ui/theme/tokens.h"

#include <QHash>

namespace stemdesk {
class ShopServices;
} // namespace stemdesk

namespace stemdesk::ui {

/// The work of today and the next days, with what is late.
struct ComingWork {
    QDate today;
    QList<Task> tasks; ///< Open ones, by day: a few late ones, and what comes next.
    int late = 0; ///< Number of all late ones.
    QHash<EventId, QString> events; ///< Names of the tasks' events.
    QHash<TaskId, QString> parts; ///< The arrangement or the place that a task is for, if it is not the whole event.
    QList<WorkDay> arrivals; ///< Days on which something arrives.
};

/// REQUIRES: a thread other than the window's.
Result<ComingWork> readComingWork(ShopServices &services, QDate today);

/// A task, or what arrives on a day, as it is shown.
struct ShownWork {
    QByteArray key;
    QString name; ///< "Condition", "735 stems"
    QString due; ///< "3 days late", "Tomorrow"
    Tone dueTone = Tone::Quiet;
    QStringList details;
    bool areNames = false; ///< The details are names, of which the last may be left out.

    friend bool operator==(const ShownWork &, const ShownWork &) = default;
};

/// The next tasks, or the next arrivals. Has the roles of DueModel, so that one delegate paints all.
class WorkModel : public MergedTableModel<ShownWork, QByteArray> {
    Q_OBJECT

public:
    using MergedTableModel::MergedTableModel;

    void setTasks(const ComingWork &work);
    void setArrivals(const ComingWork &work);

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 1; }
    QVariant data(const QModelIndex &index, int role) const override;

protected:
    QByteArray keyOf(const ShownWork &work) const override { return work.key; }
};

} // namespace stemdesk::ui
