#pragma once

#include <QSortFilterProxyModel>

class QTimer;

namespace stemdesk::ui {

/// The rows of a table by one of its columns (SortRole), or as the model has them. A list that is read page by page is
/// read to its end, a page at a time, while a column sorts it.
class SortedRows : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit SortedRows(QObject *parent = nullptr);

    void setSourceModel(QAbstractItemModel *model) override;
    /// -1: as the model has them.
    void sort(int column, Qt::SortOrder direction = Qt::AscendingOrder) override;

protected:
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    bool isToBeReadOn() const;
    void readOn();

    QTimer *m_turn; ///< Runs while there are pages to read.
};

} // namespace stemdesk::ui
