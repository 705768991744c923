#pragma once

#include "core/services/prices/price_overview_service.h"
#include "ui/models/merged_table_model.h"

namespace stemdesk::ui {

struct UiContext;

/// The shop's price lists by type, the newest first; kept up to date.
class PriceListsModel : public MergedTableModel<ListedPriceList, PriceListId> {
    Q_OBJECT

public:
    enum Column { List, Date, State, ColumnCount };

    explicit PriceListsModel(UiContext &context, QObject *parent = nullptr);

    /// Follows changes from now on, or no longer: which events keep to a list is counted each time.
    void setWatching(bool isWatching);
    void refresh();
    /// A default one where there is none.
    ListedPriceList listed(const PriceListId &id) const { return rowAt(rowOf(id)); }

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// The rows were read again.
    void refreshed();

protected:
    PriceListId keyOf(const ListedPriceList &row) const override { return row.list.id; }

private:
    static QString stateText(const ListedPriceList &row);
    static QVariant textOf(const ListedPriceList &row, int column);

    UiContext &m_context;
    bool m_isWatching = false;
    bool m_isStale = false; ///< Something changed while nobody watched.
};

} // namespace stemdesk::ui
