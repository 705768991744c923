#pragma once

#include "ui/pages/event/recipe/line_row.h"

#include <QAbstractTableModel>
#include <QHash>

namespace stemdesk {
struct Error;
}

namespace stemdesk::ui {

/// The lines of one group. Stems and supplier are edited in place: what was typed is shown as pending until it is
/// stored, and stays with the reason where it is refused.
class LinesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Flower, Supplier, Stems, Packs, LeftOver, UnitCost, Price, ColumnCount };

    LinesModel(EventDocument &document, const EventGroupId &group, QObject *parent = nullptr);

    /// Takes the group's lines as they are now; rows that stay keep their place in selection and editing.
    void refresh(const EventGroup &group);

    const LineRow &rowAt(int row) const { return m_rows.at(row); }
    QModelIndex indexOf(const EventItemId &id, Column column) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
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

private:
    /// What was typed into a cell and is not stored.
    struct Typed {
        QVariant value; ///< As the cell's editor takes it.
        QString text; ///< As the cell shows it.
        QString refusal;
        bool isStale = false; ///< Refused because somebody else changed the value too.
        int serial = 0; ///< Tells an answer for this value from one for an earlier one.
    };
    using Cell = std::pair<EventItemId, int>;

    QVariant textOf(const LineRow &row, int column) const;
    QVariant tipOf(const LineRow &row, int column) const;
    QVariant packsText(const LineRow &row) const;
    QVariant editValue(const LineRow &row, int column) const;
    int toneOf(const LineRow &row, int column) const;
    const Typed *typedAt(const QModelIndex &index) const;
    bool takesTheirs(const QModelIndex &index, bool isStored);
    void send(const QModelIndex &index, const EventItemPatch &patch, const Typed &typed);
    void onAnswered(const Cell &cell, int serial, const Status &status);
    void onRefused(const QModelIndex &index, Typed typed, const QString &reason);
    void announceCell(const Cell &cell);
    void syncRows(const QList<LineRow> &rows);

    EventDocument &m_document;
    EventGroupId m_group;
    QList<LineRow> m_rows;
    QHash<Cell, Typed> m_typed;
    int m_serial = 0;
};

} // namespace stemdesk::ui
