#pragma once

#include "core/services/prices/price_overview_service.h"
#include "ui/models/merged_table_model.h"

namespace stemdesk::ui {

struct UiContext;

/// The shop's price lists by type, the newest first; kept up to date.
class PriceListsModel : public MergedTableModel<ListedPriceList, PriceListId> {
    Q_OBJECT

public:
    enum Column { List, Date, State };

    explicit PriceListsModel(UiContext &context, QObject *parent = nullptr);

    /// Starts or stops following changes, because reading counts each time which events pin a list.
    void setWatching(bool isWatching);
    void refresh();
    /// A default one where there is none.
    ListedPriceList listed(const PriceListId &id) const { return rowAt(rowOf(id)); }

    /// Only this row names its type: the lists are in the order of their types.
    bool isFirstOfType(const ListedPriceList &row) const;

Q_SIGNALS:
    /// The rows were read again.
    void refreshed();

protected:
    PriceListId keyOf(const ListedPriceList &row) const override { return row.list.id; }
    Columns columns() const override;

private:
    UiContext &m_context;
    bool m_isWatching = false;
    bool m_isStale = false; ///< Something changed while the list was not shown.
};

} // namespace stemdesk::ui
