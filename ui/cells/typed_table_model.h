#pragma once

#include "ui/cells/typed_cells.h"
#include "ui/models/merged_table_model.h"
#include "ui/models/recent_changes.h"
#include "ui/ui_context.h"
#include "ui/undo/edits.h"

#include <optional>

namespace stemdesk::ui {

/// An editable table that is kept up to date. Typed values are pending until stored, and stay with the reason if
/// refused; the rows themselves always have stored values.
template <class Row, class Key>
class TypedTableModel : public MergedTableModel<Row, Key> {
public:
    using Cell = typename TypedCells<Key>::Cell;
    using Typed = typename TypedCells<Key>::Typed;
    using Cells = QList<std::pair<Cell, Typed>>;

    /// Reads again after changes of `watched`.
    TypedTableModel(UiContext &context, QObject *parent, ResourceSet watched = {})
        : MergedTableModel<Row, Key>(parent), m_context(context), m_changes(new RecentChanges(context, this))
    {
        QObject::connect(m_changes, &RecentChanges::gathered, this, [this, watched](const Changes &changes) {
            if (concern(changes, watched))
                readAgain();
            onChanges(changes);
        });
        QObject::connect(this, &QAbstractItemModel::rowsRemoved, this, [this] { dropRefusalOfGone(); });
        QObject::connect(this, &QAbstractItemModel::modelReset, this, [this] { dropRefusalOfGone(); });
    }

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        if (!this->checkIndex(index, QAbstractItemModel::CheckIndexOption::IndexIsValid))
            return {};
        return m_cells.data(cellAt(index.row(), index.column()), role,
                            [this, &index](int wanted) { return this->stored(index.row(), index.column(), wanted); });
    }
    Qt::ItemFlags flags(const QModelIndex &index) const override
    {
        const Qt::ItemFlags flags = MergedTableModel<Row, Key>::flags(index);
        return index.isValid() && isTyped(index.row(), index.column()) ? flags | Qt::ItemIsEditable : flags;
    }
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override
    {
        if (role == DiscardRole)
            return discard(index);
        if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
            return false;
        type(index.row(), index.column(), value);
        return true;
    }

protected:
    virtual bool isTyped(int row, int column) const
    {
        const TableColumn<Row> &shown = this->columns()[size_t(column)];
        return shown.type && shown.isTyped(this->rows().at(row), *this);
    }
    /// Calls store() or refuse() in the end.
    virtual void type(int row, int column, const QVariant &value)
    {
        const Typing typing = this->columns()[size_t(column)].type(this->rows().at(row), *this, value);
        if (typing.refusal.isEmpty())
            store(row, column, {.text = typing.text, .value = typing.value}, typing.edit);
        else
            refuse(row, column, typing.text, typing.refusal);
    }
    /// Override if more than a resource decides.
    virtual void onChanges(const Changes &changes) { Q_UNUSED(changes) }
    /// Reads rows that were changed elsewhere, before their change is announced.
    virtual void readAgain() = 0;
    /// Called once the outcome of a change is known. `isKept`: the cells show why it was refused.
    virtual void onAnswered(const Status &status, const Cells &cells, bool isKept)
    {
        Q_UNUSED(status)
        Q_UNUSED(cells)
        Q_UNUSED(isKept)
    }
    /// Override to show why the last input was refused; empty when the user discards it or types another value.
    virtual void notifyRefused(const QString &reason) { Q_UNUSED(reason) }
    /// Override if edits go through a document.
    virtual void runEdit(const Edit &edit, const Edits::Done &done) { m_context.edits.run(edit, this, done); }
    /// Whether rows are read in the background, so that a stored value stays pending until answerRead().
    virtual bool isReadBeside() const { return false; }

    /// Stores the value unless it is unchanged. `edit` makes the change.
    template <class MakeEdit>
    void store(int row, int column, const Typed &typed, MakeEdit edit)
    {
        const Cell cell = cellAt(row, column);
        const bool isChanged = m_cells.isChanged(cell, typed.value, this->stored(row, column, Qt::EditRole));
        const bool wasRefused = m_cells.find(cell) && !m_cells.next(cell);
        if (isChanged)
            run(edit(), {{cell, typed}});
        else
            m_cells.settle(cell);
        notifyChanged(cell.first);
        if (isChanged || wasRefused)
            tellRefused({}, cell);
    }
    void run(const Edit &edit, const Cells &cells)
    {
        const int serial = m_cells.handOver(cells);
        runEdit(edit, [this, serial, cells](const Status &status) {
            bool isKept = false;
            if (status && isReadBeside())
                showUntilRead(serial);
            else
                isKept = m_cells.answer(serial, status);
            showStored(status);
            for (const auto &[cell, typed] : cells)
                notifyChanged(cell.first);
            if (const Cell &first = cells.constFirst().first; isKept && this->rowOf(first.first) >= 0)
                m_refused = first;
            onAnswered(status, cells, isKept);
        });
    }
    bool discard(const QModelIndex &index)
    {
        if (!this->checkIndex(index, QAbstractItemModel::CheckIndexOption::IndexIsValid))
            return false;
        const Cell cell = cellAt(index.row(), index.column());
        if (!m_cells.discard(cell))
            return false;
        notifyChanged(cell.first);
        tellRefused({}, cell);
        return true;
    }
    /// The value is stored, but stays pending until the rows have it.
    void showUntilRead(int serial) { m_unread += serial; }
    /// The rows requested last are about to be shown.
    void answerRead()
    {
        for (const int serial : std::exchange(m_unread, {}))
            m_cells.answer(serial, {});
    }
    void refuse(int row, int column, const QString &text, const QString &reason)
    {
        const Cell cell = cellAt(row, column);
        m_cells.refuse(cell, text, reason);
        notifyChanged(cell.first);
        tellRefused(reason, cell);
    }
    /// After a change made in this window; keeps the old value from reappearing for a moment.
    void showStored(const Status &status)
    {
        if (status)
            m_changes->notifyNow();
        else if (status.error().kind == Error::Kind::Stale)
            readAgain(); // Shows their value beside the typed one.
    }
    void notifyChanged(const Key &key)
    {
        if (const int row = this->rowOf(key); row >= 0)
            Q_EMIT this->dataChanged(this->index(row, 0), this->index(row, this->columnCount() - 1));
    }

    UiContext &context() const { return m_context; }
    TypedCells<Key> &cells() { return m_cells; }
    const TypedCells<Key> &cells() const { return m_cells; }
    Cell cellAt(int row, int column) const { return {this->keyOf(this->rows().at(row)), column}; }

private:
    void tellRefused(const QString &reason, const Cell &cell)
    {
        m_refused = reason.isEmpty() ? std::nullopt : std::optional(cell);
        notifyRefused(reason);
    }
    /// What was typed into a row that is gone is not refused any more.
    void dropRefusalOfGone()
    {
        if (!m_refused || this->rowOf(m_refused->first) >= 0)
            return;
        m_cells.settle(*m_refused);
        m_refused.reset();
        notifyRefused({});
    }

    UiContext &m_context;
    RecentChanges *m_changes;
    TypedCells<Key> m_cells;
    std::optional<Cell> m_refused; ///< The cell of the refusal that was told last.
    QList<int> m_unread; ///< Submissions that are stored but not read yet.
};

} // namespace stemdesk::ui
