#pragma once

#include "core/services/catalogue/product_service.h"
#include "core/services/orders/saved_order_service.h"
#include "ui/widgets/layout/link_list.h"

namespace stemdesk::ui {

/// Open orders of a supplier: saved ones that are not fully delivered.
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

/// Varieties that a supplier sells, with today's prices.
class SuppliedList : public LinkList {
    Q_OBJECT

public:
    explicit SuppliedList(QWidget *parent = nullptr);

    /// `isMore`: there are others.
    void setVarieties(const QList<VariantMatch> &varieties, bool isMore, const QString &currency);
};

} // namespace stemdesk::ui
