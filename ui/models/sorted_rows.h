#pragma once

#include <QSortFilterProxyModel>
#include <QString>
#include <QVariant>

#include <optional>

class QTimer;

namespace stemdesk::ui {

/// The value that a row is sorted by: a text, or a figure, which may be missing.
struct SortKey {
    QString text;
    std::optional<double> figure;
};

/// A number or a day is a figure, everything else a text.
SortKey sortKey(const QVariant &value);
/// Compares texts in the locale's order. Rows without a text or figure come last in both directions.
bool isBefore(const SortKey &one, const SortKey &other, Qt::SortOrder direction);

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
