#pragma once

#include "core/domain/orders/order_sheet.h"
#include "ui/words/hire_shortage.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QHash>

namespace stemdesk::ui {

/// The shop's colours by their folded names.
using ColourSwatches = QHash<QString, QColor>;

/// Those of the colours that the shop knows: a QList<QColor> for SwatchesRole.
QVariant swatchesIn(const ColourSwatches &swatches, const QStringList &colours);

/// What is ordered of one supplier.
class OrderLinesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Flower, Needed, Packs, Units, LeftOver, UnitCost, Cost, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Keeps selections where the same varieties are ordered as before.
    void setLines(const QList<OrderSheetLine> &lines, const ColourSwatches &swatches, const QString &currency,
                  const HireShortages &shortages = {});

    /// As much room as what is needed may take: of any may be ordered more, or be short.
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
