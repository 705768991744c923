#pragma once

#include "core/domain/catalogue/supplier.h"
#include "core/domain/page.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QMap>

namespace stemdesk::ui {

struct SupplierField;
struct UiContext;

/// The shop's suppliers, read page by page in order of creation and kept up to date.
class SuppliersModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Email, Phone, AccountNumber, State, ColumnCount };

    explicit SuppliersModel(UiContext &context, QObject *parent = nullptr);

    /// Reads from the start.
    void setFilter(const SupplierFilter &filter);
    const SupplierFilter &filter() const { return m_filter; }
    /// Reads what is shown again; rows that stay keep their indexes.
    void refresh();

    /// Null-id supplier for a row that is not there.
    Supplier supplierAt(int row) const { return m_rows.value(row); }
    int rowOf(SupplierId id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// Rows came, went or changed.
    void refreshed();

private:
    /// What was typed into a cell and is not stored: under way, or refused with a reason.
    struct Typed {
        QString text;
        QString reason;
        bool isStale = false; ///< Refused because somebody else changed the value too.
    };
    using Cell = std::pair<SupplierId, int>;

    static const SupplierField *fieldOf(int column);
    QList<Supplier> readRows(qsizetype count);
    void merge(const QList<Supplier> &rows);
    void onStored(const Cell &cell, const Status &status);
    void tellChanged(SupplierId id);

    UiContext &m_context;
    SupplierFilter m_filter;
    QList<Supplier> m_rows;
    std::optional<qint64> m_next;
    QMap<Cell, Typed> m_typed;
};

} // namespace stemdesk::ui
