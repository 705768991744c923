#pragma once

#include <QAbstractTableModel>
#include <QList>
#include <QSet>

namespace stemdesk::ui {

/// A table whose rows keep their indexes, and so selections and scroll positions, when the list is read again. Rows are
/// told apart by `Key`.
template <class Row, class Key>
class MergedTableModel : public QAbstractTableModel {
public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    Qt::ItemFlags flags(const QModelIndex &index) const override
    {
        return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
    }

    const QList<Row> &rows() const { return m_rows; }
    /// A default row where there is none.
    Row rowAt(int row) const { return m_rows.value(row); }
    /// From `first` on; -1 where it is not there.
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
                beginMoveRows({}, before, before, {}, row);
                m_rows.move(before, row);
                endMoveRows();
            }
            replace(row, rows.at(row));
        }
    }

    /// `head` is how the list begins now; rows behind its last one stay as they are. False: none are left there.
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
        beginInsertRows({}, at, at + int(rows.size()) - 1);
        for (qsizetype row = 0; row < rows.size(); ++row)
            m_rows.insert(at + row, rows.at(row));
        endInsertRows();
    }

    /// Shows these rows, of another list.
    void resetRows(const QList<Row> &rows)
    {
        beginResetModel();
        m_rows = rows;
        endResetModel();
    }

protected:
    virtual Key keyOf(const Row &row) const = 0;

    /// Texts of all rows may have changed with the time.
    void announceAll()
    {
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }

    void drop(int row)
    {
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
    }
    void replace(int row, const Row &value)
    {
        if (m_rows.at(row) == value)
            return;
        m_rows[row] = value;
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
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
