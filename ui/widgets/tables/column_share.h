#pragma once

#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>

#include <functional>

class QHeaderView;
class QTableView;

namespace stemdesk::ui {

/// How a table remembers the columns that were dragged; the window connects it with the settings.
struct ColumnMemory {
    std::function<QStringList()> load; ///< "2=140": the column's place and width.
    std::function<void(const QStringList &)> save;
};

/// What columns of a table have beyond their widest text goes to those whose texts are cut. What the names then still
/// have to spare is shared by all columns, so that in a wide window figures are not far from what they are of. Columns
/// that the user has dragged keep their width.
class ColumnShare : public QObject {
    Q_OBJECT

public:
    /// What the names have to spare is shared, or all widths stay as the page gives them: tables below each other then
    /// have the same columns.
    enum class Spare { Shared, AsGiven };

    /// Belongs to the table, which has its model already.
    explicit ColumnShare(QTableView &table, Spare spare = Spare::Shared);

    /// Columns that get nothing of what the names have to spare, such as dates and numbers, which are read together
    /// with what is beside them.
    void setSnug(const QSet<int> &columns) { m_snug = columns; }

    /// Gives dragged columns their widths again, and keeps those that are dragged from now on.
    void remember(const ColumnMemory &memory);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void onResized(int column, int before, int size);
    void keep();
    void plan();
    void share();
    int widestIn(int column) const;
    /// The visible columns, as wide as the page made them.
    QHash<int, int> sizes();
    /// By how much a column is wider than its texts; negative if they are cut.
    QHash<int, int> slack(const QHash<int, int> &sizes);
    void spread(QHash<int, int> &sizes, const QHash<int, int> &slack) const;

    QTableView &m_table;
    QHeaderView &m_header;
    Spare m_spare;
    QHash<int, int> m_given; ///< By the page.
    QHash<int, int> m_wanted; ///< The most of all that was shown: a search moves no columns.
    QSet<int> m_own;
    QSet<int> m_snug;
    ColumnMemory m_memory;
    int m_names = -1; ///< The column that is stretched; in a very wide window it has the rest of the table's measure.
    bool m_isPlanned = false;
    bool m_isStale = true; ///< Shared once it is shown again.
    bool m_isSharing = false;
};

} // namespace stemdesk::ui
