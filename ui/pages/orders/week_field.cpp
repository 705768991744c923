#include "ui/pages/orders/week_field.h"

#include "core/base/day.h"
#include "ui/pages/orders/event_pick_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/day_text.h"

#include <QHBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

WeekField::WeekField(const EventPickModel *model, QWidget *parent)
    : QWidget(parent), m_model(model), m_monday(model->thisMonday()), m_label(new TextLabel({}, TextStyle::Strong)),
      m_now(new Button(tr("This week"), Button::Kind::Link))
{
    auto *before = new IconButton(u"back"_s, tr("Previous week"));
    auto *after = new IconButton(u"chevron-right"_s, tr("Next week"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metric::kSpace4);
    row->addWidget(before);
    row->addWidget(m_label, 1);
    row->addWidget(m_now);
    row->addWidget(after);
    m_label->setElided(true);
    connect(before, &QAbstractButton::clicked, this, [this] { choose(plusDays(m_monday, -7)); });
    connect(after, &QAbstractButton::clicked, this, [this] { choose(plusDays(m_monday, 7)); });
    connect(m_now, &QAbstractButton::clicked, this, [this] { choose(m_model->thisMonday()); });
    showWeek();
}

void WeekField::choose(QDate monday)
{
    m_monday = monday;
    showWeek();
    Q_EMIT weekChosen(monday);
}

void WeekField::showWeek()
{
    m_label->setText(m_model->weekText(m_monday));
    setTip(*m_label, tr("%1 to %2").arg(longDate(m_monday), longDate(plusDays(m_monday, 6))));
    m_now->setEnabled(m_monday != m_model->thisMonday());
}

} // namespace stemdesk::ui
