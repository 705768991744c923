#pragma once

#include "core/domain/tasks/task.h"
#include "ui/models/merged_table_model.h"

#include <QTimeZone>

namespace stemdesk::ui {

struct ShownWeek;

/// A task as a card.
struct ShownTask {
    Task task;
    QString eventName; ///< With the arrangement or the place, if the task is for one alone.
    int daysLate = 0;
    int colour = -1; ///< Its person's colour; -1 if it is unassigned.
    bool isOfEarlierWeek = false; ///< Late, and shown with today's.
    QString heading; ///< Above it: the person of it and those below, or that they are late.

    friend bool operator==(const ShownTask &, const ShownTask &) = default;
};

/// The tasks of a day by person, unassigned ones last, done ones below open ones; first, today, what is late from
/// earlier weeks. Dropping a card on it moves its task
/// to this day.
class DayTasksModel : public MergedTableModel<ShownTask, TaskId> {
    Q_OBJECT

public:
    /// The other parts of a card beside its title (Qt::DisplayRole).
    enum Role { EventRole = Qt::UserRole + 1, WorkRole, LateRole, HeadingRole, EarlierRole, ColourRole, DoneRole };

    using MergedTableModel::MergedTableModel;

    /// Sets the day by its index in the week.
    void setDay(const ShownWeek &week, int place, const QTimeZone &zone);
    QDate day() const { return m_day; }

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 1; }
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

Q_SIGNALS:
    void taskDropped(const stemdesk::TaskId &id);
    void doneToggled(const stemdesk::TaskId &id);

protected:
    TaskId keyOf(const ShownTask &shown) const override { return shown.task.id; }

private:
    static QString headingOf(const ShownTask &shown, const ShownWeek &week);
    QString workText(const ShownTask &shown) const;
    static QString lateText(const ShownTask &shown);
    QString spoken(const ShownTask &shown) const;

    QDate m_day;
    QTimeZone m_zone;
};

} // namespace stemdesk::ui
