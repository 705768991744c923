#pragma once

#include "ui/models/column_table.h"

#include <QList>
#include <QSet>

namespace stemdesk::ui {

/// A table whose rows keep their indexes, and so selection and scroll position, when the list is read again. `Key`
/// identifies rows.
template <class Row, class Key>
class MergedTableModel : public ColumnTableModel<Row> {
    using Base = ColumnTableModel<Row>;

public:
    using Base::Base;

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    Qt::ItemFlags flags(const QModelIndex &index) const override
    {
        return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
    }

    const QList<Row> &rows() const { return m_rows; }
    /// A default row where there is none.
    Row rowAt(int row) const { return m_rows.value(row); }
    /// The index of the row from `first` on; -1 if it is not there.
    int rowOf(const Key &key, int first = 0) const
    {
        for (int row = first; row < m_rows.size(); ++row) {
            if (keyOf(m_rows.at(row)) == key)
                return row;
        }
        return -1;
    }

    /// Shows these rows; those that were there stay.
    void setRows(const QList<Row> &rows)
    {
        removeOthers(rows);
        for (int row = 0; row < int(rows.size()); ++row) {
            const int before = rowOf(keyOf(rows.at(row)), row);
            if (before < 0) {
                insert(row, {rows.at(row)});
                continue;
            }
            if (before > row) {
                this->beginMoveRows({}, before, before, {}, row);
                m_rows.move(before, row);
                this->endMoveRows();
            }
            replace(row, rows.at(row));
        }
    }

    /// `head` is how the list begins now; rows after its last one stay as they are. False if none of the old rows are
    /// left.
    bool setHead(const QList<Row> &head)
    {
        const int last = head.isEmpty() ? -1 : rowOf(keyOf(head.constLast()));
        const QList<Row> tail = last < 0 ? QList<Row>() : m_rows.mid(last + 1);
        setRows(head + tail);
        return !tail.isEmpty();
    }

    void insert(int at, const QList<Row> &rows)
    {
        if (rows.isEmpty())
            return;
        this->beginInsertRows({}, at, at + int(rows.size()) - 1);
        for (qsizetype row = 0; row < rows.size(); ++row)
            m_rows.insert(at + row, rows.at(row));
        this->endInsertRows();
    }

    /// Shows these rows, of another list.
    void resetRows(const QList<Row> &rows)
    {
        this->beginResetModel();
        m_rows = rows;
        this->endResetModel();
    }

protected:
    virtual Key keyOf(const Row &row) const = 0;
    QVariant stored(int row, int column, int role) const override
    {
        return this->columnData(m_rows.at(row), column, role);
    }

    /// The texts of all rows may have changed over time.
    void announceAll()
    {
        if (!m_rows.isEmpty())
            Q_EMIT this->dataChanged(this->index(0, 0), this->index(rowCount() - 1, this->columnCount() - 1));
    }

    void drop(int row)
    {
        this->beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        this->endRemoveRows();
    }
    void replace(int row, const Row &value)
    {
        if (m_rows.at(row) == value)
            return;
        m_rows[row] = value;
        Q_EMIT this->dataChanged(this->index(row, 0), this->index(row, this->columnCount() - 1));
    }

private:
    void removeOthers(const QList<Row> &rows)
    {
        QSet<Key> stay;
        for (const Row &row : rows)
            stay += keyOf(row);
        for (int row = rowCount() - 1; row >= 0; --row) {
            if (!stay.contains(keyOf(m_rows.at(row))))
                drop(row);
        }
    }

    QList<Row> m_rows;
};

} // namespace stemdesk::ui
