#pragma once

#include "ui/cells/typed_cells.h"
#include "ui/models/merged_table_model.h"
#include "ui/pages/event/recipe/line_row.h"
#include "ui/words/figure_doubt.h"

namespace stemdesk::ui {

/// The lines of one group. Stems and supplier are edited in place: what was typed is shown as pending until it is
/// stored, and stays with the reason where it is refused.
class LinesModel : public MergedTableModel<LineRow, EventItemId> {
    Q_OBJECT

public:
    enum Column { Flower, Supplier, Stems, Packs, LeftOver, UnitCost, Price, ColumnCount };

    LinesModel(EventDocument &document, const EventGroupId &group, QObject *parent = nullptr);

    /// Takes the group's lines as they are now; rows that stay keep their place in selection and editing.
    void refresh(const EventGroup &group);

    /// What a number of stems in an arrangement that is made so often is measured by.
    static FigureBefore stemsOf(const EventDocument &document, double copies);

    QModelIndex indexOf(const EventItemId &id, Column column) const;

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// Lines are dragged to another place, also of another group of the event.
    static QString dragType();
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override { return {dragType()}; }
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

Q_SIGNALS:
    /// Why the last change was not taken; empty once one was.
    void refused(const QString &reason);

protected:
    EventItemId keyOf(const LineRow &row) const override { return row.item.id; }

private:
    using Cell = TypedCells<EventItemId>::Cell;
    using Typed = TypedCells<EventItemId>::Typed;

    QVariant stored(const LineRow &row, int column, int role) const;
    QVariant textOf(const LineRow &row, int column) const;
    QVariant tipOf(const LineRow &row, int column) const;
    QVariant packsText(const LineRow &row) const;
    static QVariant editValue(const LineRow &row, int column);
    static int toneOf(const LineRow &row, int column);
    void typeQuantity(const LineRow &row, const QVariant &value, bool isMeant);
    static double copiesOf(const LineRow &row);
    bool isMoreThanUsual(const LineRow &row, double quantity) const;
    void refuse(const LineRow &row, const QString &text, const QString &reason);
    void send(const LineRow &row, int column, const Typed &typed, const EventItemPatch &patch);
    void onAnswered(const Cell &cell, int serial, const Status &status);
    void announceCell(const Cell &cell);

    EventDocument &m_document;
    EventGroupId m_group;
    TypedCells<EventItemId> m_cells;
};

} // namespace stemdesk::ui
