#pragma once

#include "core/domain/orders/order_sheet.h"

#include <QWidget>

namespace stemdesk {
struct Shop;
}

namespace stemdesk::ui {

class DeliveryFields;
class InlineMessage;
struct UiContext;

/// Above a sheet: the delivery instructions for its suppliers.
class DeliveryRow : public QWidget {
    Q_OBJECT

public:
    explicit DeliveryRow(UiContext &context, QWidget *parent = nullptr);

    using QWidget::show;
    /// `asked` holds the user's choices; the day is the sheet's.
    void show(const OrderSheet &sheet, const Shop &shop, const OrderDelivery &asked);

Q_SIGNALS:
    void chosen(const stemdesk::OrderDelivery &asked);

private:
    DeliveryFields *m_fields;
    InlineMessage *m_late; ///< The chosen day is after an event.
};

} // namespace stemdesk::ui
