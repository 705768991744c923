#pragma once

#include "core/services/prices/price_freeze_service.h"
#include "ui/models/column_table.h"

namespace stemdesk::ui {

/// The lines that a refresh of prices changes: what a unit costs now and then, and what that does to the price.
class RefreshLinesModel : public ColumnTableModel<RefreshedLine> {
    Q_OBJECT

public:
    enum Column { Flower, Group, Units, OldCost, NewCost, Difference };

    using ColumnTableModel::ColumnTableModel;

    /// Keeps the selection if the lines are the same as before.
    void setLines(const QList<RefreshedLine> &lines, const QString &currency);

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_lines.size()); }

protected:
    Columns columns() const override;
    QVariant stored(int row, int column, int role) const override { return columnData(m_lines.at(row), column, role); }

private:
    QString costText(std::optional<double> cost) const;

    QList<RefreshedLine> m_lines;
    QString m_currency;
};

/// A change of an amount with its sign: "+£4.20"; "same" if it rounds to 0.
QString differenceText(double difference, const QString &currency);

} // namespace stemdesk::ui
