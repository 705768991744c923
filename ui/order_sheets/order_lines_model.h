#pragma once

#include "core/domain/orders/order_sheet.h"
#include "ui/words/hire_shortage.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QHash>

namespace stemdesk::ui {

/// The shop's colours by their folded names.
using ColourSwatches = QHash<QString, QColor>;

/// The known ones among the colours: a QList<QColor> for SwatchesRole.
QVariant swatchesIn(const ColourSwatches &swatches, const QStringList &colours);

/// The order from one supplier.
class OrderLinesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Flower, Needed, Packs, Units, LeftOver, UnitCost, Cost, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Keeps selections if the same varieties are ordered as before.
    void setLines(const QList<OrderSheetLine> &lines, const ColourSwatches &swatches, const QString &currency,
                  const HireShortages &shortages = {});

    /// The widest text of the column of needed units, which may show spare or short units too.
    QString widestNeed() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString textOf(const OrderSheetLine &line, int column) const;
    int toneOf(const OrderSheetLine &line, int column) const;
    QVariant quietTextOf(const OrderSheetLine &line, int column) const;
    QString toolTipOf(const OrderSheetLine &line, int column) const;

    QList<OrderSheetLine> m_lines;
    ColourSwatches m_swatches;
    HireShortages m_shortages;
    QString m_currency;
};

} // namespace stemdesk::ui
