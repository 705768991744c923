#pragma once

#include "core/services/prices/price_freeze_service.h"

#include <QAbstractTableModel>

namespace stemdesk::ui {

/// The lines that a refresh of prices changes: what a unit costs now and then, and what that does to the price.
class RefreshLinesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Flower, Group, Units, OldCost, NewCost, Difference, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Keeps the selection where the lines are the same as before.
    void setLines(const QList<RefreshedLine> &lines, const QString &currency);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString textOf(const RefreshedLine &line, int column) const;
    QString costText(std::optional<double> cost) const;

    QList<RefreshedLine> m_lines;
    QString m_currency;
};

/// A change of an amount with its sign: "+£4.20"; "same" where it is none once it is rounded.
QString differenceText(double difference, const QString &currency);

} // namespace stemdesk::ui
