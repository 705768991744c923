#include "ui/models/sorted_rows.h"

#include "ui/delegates/cell_roles.h"
#include "ui/models/sort_key.h"

#include <QTimer>

namespace stemdesk::ui {

namespace {

/// Longer lists are sorted as far as they were read: each change reads again what is shown.
constexpr int kMostSortedRows = 10'000;

} // namespace

SortedRows::SortedRows(QObject *parent) : QSortFilterProxyModel(parent), m_turn(new QTimer(this))
{
    setSortRole(SortRole);
    m_turn->setSingleShot(true);
    connect(m_turn, &QTimer::timeout, this, &SortedRows::readOn);
}

void SortedRows::setSourceModel(QAbstractItemModel *model)
{
    QSortFilterProxyModel::setSourceModel(model);
    const auto goOn = [this] { m_turn->start(); };
    connect(model, &QAbstractItemModel::rowsInserted, m_turn, goOn);
    connect(model, &QAbstractItemModel::modelReset, m_turn, goOn);
}

void SortedRows::sort(int column, Qt::SortOrder direction)
{
    QSortFilterProxyModel::sort(column, direction);
    m_turn->start();
}

bool SortedRows::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const SortKey one = sortKey(left.data(SortRole));
    const SortKey other = sortKey(right.data(SortRole));
    // Downwards, the base class asks the other way round.
    return sortOrder() == Qt::AscendingOrder ? isBefore(one, other, Qt::AscendingOrder)
                                             : isBefore(other, one, Qt::DescendingOrder);
}

bool SortedRows::isToBeReadOn() const
{
    return sortColumn() >= 0 && sourceModel()->canFetchMore({}) && sourceModel()->rowCount() < kMostSortedRows;
}

void SortedRows::readOn()
{
    if (!isToBeReadOn())
        return;
    const int rows = sourceModel()->rowCount();
    sourceModel()->fetchMore({});
    if (sourceModel()->rowCount() > rows) // Else the store is busy; the next change or scroll reads on.
        m_turn->start();
}

} // namespace stemdesk::ui
