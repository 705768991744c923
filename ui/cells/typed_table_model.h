#pragma once

#include "ui/cells/typed_cells.h"
#include "ui/models/merged_table_model.h"
#include "ui/models/recent_changes.h"
#include "ui/ui_context.h"
#include "ui/undo/edits.h"

namespace stemdesk::ui {

/// A table that is typed into and kept up to date. What was typed is pending until it is stored, and stays with the
/// reason where it is refused; the rows themselves always show what is stored.
template <class Row, class Key>
class TypedTableModel : public MergedTableModel<Row, Key> {
public:
    using Cell = typename TypedCells<Key>::Cell;
    using Typed = typename TypedCells<Key>::Typed;

    TypedTableModel(UiContext &context, QObject *parent)
        : MergedTableModel<Row, Key>(parent), m_context(context), m_changes(new RecentChanges(context, this))
    {
        QObject::connect(m_changes, &RecentChanges::gathered, this,
                         [this](const Changes &changes) { onChanges(changes); });
    }

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        if (!this->checkIndex(index, QAbstractItemModel::CheckIndexOption::IndexIsValid))
            return {};
        return m_cells.data(cellAt(index.row(), index.column()), role,
                            [this, &index](int wanted) { return stored(index.row(), index.column(), wanted); });
    }
    Qt::ItemFlags flags(const QModelIndex &index) const override
    {
        const Qt::ItemFlags flags = MergedTableModel<Row, Key>::flags(index);
        return index.isValid() && isTyped(index.row(), index.column()) ? flags | Qt::ItemIsEditable : flags;
    }
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override
    {
        if (role == GiveUpRole)
            return giveUp(index);
        if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
            return false;
        type(index.row(), index.column(), value);
        return true;
    }

protected:
    /// What a cell says of what is stored, and whether it can be typed into.
    virtual QVariant stored(int row, int column, int role) const = 0;
    virtual bool isTyped(int row, int column) const = 0;
    /// Ends in store() or refuse().
    virtual void type(int row, int column, const QVariant &value) = 0;
    virtual void onChanges(const Changes &changes) = 0;
    /// Of rows that somebody else changed, before anybody said so.
    virtual void readAgain() = 0;
    virtual void onAnswered(const Status &status) { Q_UNUSED(status) }
    /// What was refused is no longer shown.
    virtual void onGivenUp() {}
    /// Whether rows are read beside the window, so that what was stored has to be shown until answerRead().
    virtual bool isReadBeside() const { return false; }

    /// Where it is news. `edit` makes the change.
    template <class MakeEdit>
    void store(int row, int column, const Typed &typed, MakeEdit edit)
    {
        const Cell cell = cellAt(row, column);
        if (m_cells.isNews(cell, typed.value, stored(row, column, Qt::EditRole)))
            run(edit(), {{cell, typed}});
        else
            m_cells.settle(cell);
        tellChanged(cell.first);
    }
    void run(const Edit &edit, const QList<std::pair<Cell, Typed>> &cells)
    {
        const int serial = m_cells.handOver(cells);
        m_context.edits.run(edit, this, [this, serial, cells](const Status &status) {
            if (status && isReadBeside())
                showUntilRead(serial);
            else
                m_cells.answer(serial, status);
            showStored(status);
            for (const auto &[cell, typed] : cells)
                tellChanged(cell.first);
            onAnswered(status);
        });
    }
    bool giveUp(const QModelIndex &index)
    {
        if (!this->checkIndex(index, QAbstractItemModel::CheckIndexOption::IndexIsValid))
            return false;
        const Cell cell = cellAt(index.row(), index.column());
        if (!m_cells.giveUp(cell))
            return false;
        tellChanged(cell.first);
        onGivenUp();
        return true;
    }
    /// It is stored, and remains pending until the rows say so too.
    void showUntilRead(int serial) { m_unread += serial; }
    /// The rows that were asked for last are about to be shown.
    void answerRead()
    {
        for (const int serial : std::exchange(m_unread, {}))
            m_cells.answer(serial, {});
    }
    void refuse(int row, int column, const QString &text, const QString &reason)
    {
        const Cell cell = cellAt(row, column);
        m_cells.refuse(cell, text, reason);
        tellChanged(cell.first);
    }
    /// After a change of this window, so that the old value does not come back for a moment.
    void showStored(const Status &status)
    {
        if (status)
            m_changes->tellNow();
        else if (status.error().kind == Error::Kind::Stale)
            readAgain(); // Their value, for both to be shown.
    }
    void tellChanged(const Key &key)
    {
        if (const int row = this->rowOf(key); row >= 0)
            Q_EMIT this->dataChanged(this->index(row, 0), this->index(row, this->columnCount() - 1));
    }

    UiContext &context() const { return m_context; }
    TypedCells<Key> &cells() { return m_cells; }
    const TypedCells<Key> &cells() const { return m_cells; }
    Cell cellAt(int row, int column) const { return {this->keyOf(this->rows().at(row)), column}; }

private:
    UiContext &m_context;
    RecentChanges *m_changes;
    TypedCells<Key> m_cells;
    QList<int> m_unread; ///< What was handed over and is stored, but not read yet.
};

} // namespace stemdesk::ui
