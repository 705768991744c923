#pragma once

#include "core/services/catalogue/product_service.h"
#include "core/services/orders/saved_order_service.h"
#include "ui/widgets/layout/link_list.h"

namespace stemdesk::ui {

/// What is still to come from a supplier: the saved orders that were not delivered whole.
class OpenOrdersList : public LinkList {
    Q_OBJECT

public:
    explicit OpenOrdersList(QWidget *parent = nullptr);

    /// At most `limit` are named.
    void setOrders(const QList<OpenOrder> &orders, int limit);

Q_SIGNALS:
    void sheetChosen(const stemdesk::OrderSheetId &id);

private:
    void addOrder(const OpenOrder &order);

    QList<OpenOrder> m_orders;
};

/// What can be bought from a supplier, with what it costs today.
class SuppliedList : public LinkList {
    Q_OBJECT

public:
    explicit SuppliedList(QWidget *parent = nullptr);

    /// `isMore`: there are others.
    void setVarieties(const QList<VariantMatch> &varieties, bool isMore, const QString &currency);
};

} // namespace stemdesk::ui
