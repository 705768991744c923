#pragma once

#include "core/domain/orders/order_sheet.h"

#include <QDate>
#include <QWidget>

#include <optional>

namespace stemdesk {
struct Shop;
}

namespace stemdesk::ui {

class DayField;
struct UiContext;

/// Above a sheet: when suppliers are to deliver it, and the way to a file for each of them.
class DeliveryRow : public QWidget {
    Q_OBJECT

public:
    explicit DeliveryRow(UiContext &context, QWidget *parent = nullptr);

    using QWidget::show;
    void show(const OrderSheet &sheet, const Shop &shop);

Q_SIGNALS:
    void dayChosen(std::optional<QDate> day);
    void filesRequested();

private:
    DayField *m_day;
};

} // namespace stemdesk::ui
