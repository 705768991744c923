#pragma once

#include "ui/widgets/fields/auto_save.h"

#include "core/domain/orders/order_sheet_patch.h"
#include "ui/cells/typed_cells.h"
#include "ui/order_sheets/order_lines_model.h"

#include <QSet>
#include <QVariant>

#include <functional>
#include <optional>

namespace stemdesk::ui {

struct UiContext;

/// The received goods of a line, and notes on them.
struct Arrival {
    std::optional<ReceivedGoods> goods;
    ReceivedNotes notes;

    friend bool operator==(const Arrival &, const Arrival &) = default;
};

Arrival arrivalOf(const OrderSheetLine &line);
/// The line as it is with this arrival.
OrderSheetLine withArrival(OrderSheetLine line, const Arrival &arrival);
/// What typed packs are compared with.
QVariant figureOf(const OrderSheetLine &line);
/// The row to store, with every value.
ReceivedRow receivedRow(const OrderSheetLine &line, const SupplierId &supplier, const Arrival &arrival);

/// The goods ordered from one supplier, what arrived and at what price. Rejected units can be typed.
class GoodsModel : public ColumnTableModel<OrderSheetLine> {
    Q_OBJECT

public:
    enum Column { Flower, Ordered, Received, UnitCost, Rejected, Cost, Due };

    explicit GoodsModel(UiContext &context, QObject *parent = nullptr);

    /// Keeps selection and pending values if the lines are the same as before.
    void setSupplier(const OrderSheetId &sheet, const OrderSheetSupplier &supplier, const ColourSwatches &swatches,
                     const QString &currency);

    /// Records every line without received goods as delivered in full at the expected price.
    void receiveAll();
    /// The lines are still to be ordered: see isOnlyPlanned().
    void setPlanned(bool isPlanned);
    bool isAllReceived() const;
    const OrderSheetId &sheet() const { return m_sheet; }
    const SupplierId &supplier() const { return m_supplier; }
    const QString &currency() const { return m_currency; }
    /// Including pending values.
    OrderSheetLine lineAt(int row) const;
    using Done = std::function<void(const Status &)>;
    /// Stores notes on the received goods of a row; `done` gets the result.
    void note(int row, const ReceivedNotes &notes, const QString &text, const Done &done = {});
    /// Records that nothing came in for these rows after all.
    void clear(const QSet<int> &rows);
    /// Cells of a spreadsheet from `from` on, into editable columns; all as one change.
    void paste(const QModelIndex &from, const QList<QStringList> &cells);

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_lines.size()); }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// Why the last input was refused; empty once one was stored.
    void refused(const QString &reason);
    /// The user typed the row's number of rejected units.
    void rejected(int row);

protected:
    Columns columns() const override;
    QString titleOf(int column) const override;
    QVariant stored(int row, int column, int role) const override { return columnData(lineAt(row), column, role); }

private:
    using Cell = TypedCells<VariantId>::Cell;
    using Typed = TypedCells<VariantId>::Typed;
    struct Change {
        int row = 0;
        Arrival arrival;
    };

    Result<Arrival> typed(const OrderSheetLine &line, int column, const QVariant &value) const;
    Result<Arrival> typedPacks(const OrderSheetLine &line, double packs) const;
    static Result<Arrival> typedRejects(const OrderSheetLine &line, double units);
    static QString lackOf(const OrderSheetLine &line);
    void send(const QList<Change> &changes, const QString &text, const QList<std::pair<Cell, Typed>> &typed = {},
              const Done &done = {});
    UnstoredText sentNow(const QString &text, const QList<std::pair<Cell, Typed>> &typed) const;
    void onAnswered(int serial, const QHash<VariantId, Arrival> &arrivals, const Status &status);
    void refuse(const QModelIndex &index, const QString &text, const QString &reason);
    bool discard(const QModelIndex &cell)
    {
        const bool isRefused = cell.isValid() && m_cells.discard({lineAt(cell.row()).variantId, cell.column()});
        if (isRefused) {
            Q_EMIT dataChanged(cell, cell);
            Q_EMIT refused({});
        }
        return isRefused;
    }
    static Cell wholeOf(const OrderSheetLine &line) { return {line.variantId, Due + 1}; }
    void announceAll();

    UiContext &m_context;
    OrderSheetId m_sheet;
    SupplierId m_supplier;
    QList<OrderSheetLine> m_lines;
    ColourSwatches m_swatches;
    QString m_currency;
    bool m_isPlanned = false;
    TypedCells<VariantId> m_cells; ///< Received goods of the whole row are a further column after the last one.
};

/// Packs of a line that have not arrived, or units if it has no packs; negative if more arrived than was ordered.
double stillDue(const OrderSheetLine &line);

} // namespace stemdesk::ui
