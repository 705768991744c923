#pragma once

#include "core/domain/orders/order_sheet.h"
#include "ui/models/column_table.h"
#include "ui/words/hire_shortage.h"

#include <QHash>

namespace stemdesk::ui {

/// The shop's colours by their folded names.
using ColourSwatches = QHash<QString, QColor>;

/// The swatches of those colours that the shop knows.
QList<QColor> swatchesIn(const ColourSwatches &swatches, const QStringList &colours);

/// The lines ordered from one supplier.
class OrderLinesModel : public ColumnTableModel<OrderSheetLine> {
    Q_OBJECT

public:
    enum Column { Flower, Needed, Ordered, Packs, Units, LeftOver, UnitCost, Cost };

    using ColumnTableModel::ColumnTableModel;

    /// Keeps selections if the same varieties are ordered as before.
    void setLines(const QList<OrderSheetLine> &lines, const ColourSwatches &swatches, const QString &currency,
                  const HireShortages &shortages = {});

    /// The widest text of the column of needed units, which may show spare or short units too.
    QString widestNeed() const;

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_lines.size()); }

protected:
    Columns columns() const override;
    QVariant stored(int row, int column, int role) const override { return columnData(m_lines.at(row), column, role); }

private:
    QList<OrderSheetLine> m_lines;
    ColourSwatches m_swatches;
    HireShortages m_shortages;
    QString m_currency;
};

} // namespace stemdesk::ui
