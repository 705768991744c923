#pragma once

#include "core/services/catalogue/product_service.h"
#include "core/services/orders/saved_order_service.h"

#include <QWidget>

class QVBoxLayout;

namespace stemdesk::ui {

/// What is still to come from a supplier: the saved orders that were not delivered whole.
class OpenOrdersList : public QWidget {
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
    QWidget *m_rows = nullptr;
};

/// What can be bought from a supplier, with what it costs today.
class SuppliedList : public QWidget {
    Q_OBJECT

public:
    explicit SuppliedList(QWidget *parent = nullptr);

    /// `isMore`: there are others.
    void setVarieties(const QList<VariantMatch> &varieties, bool isMore, const QString &currency);

private:
    QWidget *m_rows = nullptr;
};

} // namespace stemdesk::ui
