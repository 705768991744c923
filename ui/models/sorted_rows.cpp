#include "ui/models/sorted_rows.h"

#include "ui/delegates/cell_roles.h"

#include <QDate>
#include <QTimer>

namespace stemdesk::ui {

namespace {

/// Longer lists are sorted as far as they were read: each change reads again what is shown.
constexpr int kMostSortedRows = 10'000;

} // namespace

SortKey sortKey(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Double:
    case QMetaType::Int:
    case QMetaType::LongLong: return {.text = {}, .figure = value.toDouble()};
    case QMetaType::QDate: return {.text = {}, .figure = double(value.toDate().toJulianDay())};
    default: return {.text = value.toString(), .figure = {}};
    }
}

bool isBefore(const SortKey &one, const SortKey &other, Qt::SortOrder direction)
{
    const bool isUp = direction == Qt::AscendingOrder;
    if (one.text.isEmpty() != other.text.isEmpty())
        return other.text.isEmpty();
    const int texts = QString::localeAwareCompare(one.text, other.text);
    if (texts != 0)
        return isUp ? texts < 0 : texts > 0;
    if (!one.figure || !other.figure)
        return one.figure && !other.figure;
    return isUp ? *one.figure < *other.figure : *one.figure > *other.figure;
}

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
    const SortKey leftKey = sortKey(left.data(SortRole));
    const SortKey rightKey = sortKey(right.data(SortRole));
    // Downwards, the base class asks the other way round.
    return sortOrder() == Qt::AscendingOrder ? isBefore(leftKey, rightKey, Qt::AscendingOrder)
                                             : isBefore(rightKey, leftKey, Qt::DescendingOrder);
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
