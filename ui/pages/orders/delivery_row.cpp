#include "ui/pages/orders/delivery_row.h"

#include "core/domain/orders/delivery_day.h"
#include "ui/day_text.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/day_field.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>

namespace stemdesk::ui {

using namespace metric;

DeliveryRow::DeliveryRow(UiContext &context, QWidget *parent)
    : QWidget(parent), m_day(new DayField(tr("Deliver on"), [&context] { return shopToday(context); }))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(kSpace24, kSpace12, kSpace24, 0);
    row->setSpacing(kSpace8);
    auto *label = new TextLabel(tr("Deliver on"), TextStyle::Body, Tone::Quiet);
    label->setBuddy(m_day);
    auto *files = new Button(tr("One PDF a supplier…"));
    files->setToolTip(tr("Each supplier gets a file with nothing of the others"));
    row->addWidget(label);
    row->addWidget(m_day);
    row->addStretch(1);
    row->addWidget(files);
    connect(files, &QAbstractButton::clicked, this, &DeliveryRow::filesRequested);
    connect(m_day, &DayField::dayCommitted, this, [this](QDate day) {
        m_day->setStored();
        Q_EMIT dayChosen(day.isValid() ? std::optional(day) : std::nullopt);
    });
}

void DeliveryRow::show(const OrderSheet &sheet, const Shop &shop)
{
    m_day->setDay(deliveryDay(sheet, shop).value_or(QDate()));
}

} // namespace stemdesk::ui
