#pragma once

#include "ui/cells/typed_table_model.h"
#include "ui/pages/event/recipe/line_row.h"
#include "ui/words/figure_doubt.h"

namespace stemdesk::ui {

/// The lines of one group. Stems and supplier are edited in place: a typed value is shown as pending until it is
/// stored, and stays with the reason if it is refused.
class LinesModel : public TypedTableModel<LineRow, EventItemId> {
    Q_OBJECT

public:
    enum Column { Flower, Supplier, Stems, Packs, LeftOver, UnitCost, Price };

    LinesModel(EventDocument &document, const EventGroupId &group, QObject *parent = nullptr);

    /// Shows the group's current lines; rows that stay keep selection and editing.
    void refresh(const EventGroup &group);

    /// The figures that a number of stems is compared with, in an arrangement with `copies` copies.
    static FigureBefore stemsOf(const EventDocument &document, double copies);

    QModelIndex indexOf(const EventItemId &id, Column column) const;

    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// Lines were dragged to another place, possibly in another group of the event.
    static QString dragType();
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override { return {dragType()}; }
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

Q_SIGNALS:
    /// Why the last change was refused; empty once one was stored.
    void refused(const QString &reason);

protected:
    EventItemId keyOf(const LineRow &row) const override { return row.item.id; }
    Columns columns() const override;
    void readAgain() override {}
    void onAnswered(const Status &status, const Cells &cells, bool isKept) override;
    void notifyRefused(const QString &reason) override { Q_EMIT refused(reason); }
    void runEdit(const Edit &edit, const Edits::Done &done) override;

private:
    QString unitCostText(const LineRow &row) const;
    Typing typedSupplier(const LineRow &row, const QVariant &value) const;
    Typing typedStems(const LineRow &row, const QVariant &value) const;
    static double copiesOf(const LineRow &row);
    bool isUnusuallyMany(const LineRow &row, double quantity) const;
    Edit change(const QString &text, const LineRow &row, const EventItemPatch &patch) const;

    EventDocument &m_document;
    EventGroupId m_group;
    bool m_isMeant = false; ///< The user confirmed the figure.
};

} // namespace stemdesk::ui
