#include "ui/pages/orders/delivery_row.h"

#include "core/domain/orders/delivery_day.h"
#include "ui/pages/orders/delivery_fields.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/words/day_text.h"
#include "ui/words/order_words.h"

#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace stemdesk::ui {

using namespace metric;

DeliveryRow::DeliveryRow(UiContext &context, QWidget *parent)
    : QWidget(parent), m_fields(new DeliveryFields([&context] { return shopToday(context); })),
      m_late(new InlineMessage(Tone::Warning))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpace24, kSpace12, kSpace24, 0);
    column->setSpacing(kSpace8);
    column->addWidget(m_fields);
    column->addWidget(m_late);
    connect(m_fields, &DeliveryFields::chosen, this, &DeliveryRow::chosen);
}

void DeliveryRow::show(const OrderSheet &sheet, const Shop &shop, const OrderDelivery &asked)
{
    QList<QDate> days;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        if (supplier.delivery.on)
            days += *supplier.delivery.on;
        else
            std::ranges::transform(supplier.deliveryDays, std::back_inserter(days), &DeliveryDay::on);
    }
    const auto [first, last] = std::ranges::minmax_element(days);
    const bool isMixed = !asked.on && first != days.cend() && *first != *last;
    m_fields->setDayHint(isMixed ? tr("%1 to %2", "days").arg(shortDate(*first), shortDate(*last)) : QString());
    m_fields->show(asked, isMixed ? std::nullopt : deliveryDay(sheet, shop));
    m_late->setMessage(asked.on ? OrderWords::lateDelivery(sheet, *asked.on, zoneOf(shop)) : QString());
}

} // namespace stemdesk::ui
