#include "ui/pages/event/details/date_time_field.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/day_field.h"
#include "ui/widgets/time_field.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

DateTimeField::DateTimeField(const QString &name, const std::function<QDate()> &today, QWidget *parent)
    : QWidget(parent), m_day(new DayField(tr("%1: day").arg(name), today)),
      m_time(new TimeField(tr("%1: time").arg(name))), m_clear(new IconButton(u"close"_s, tr("Clear %1").arg(name))),
      m_set(new Button(tr("Set a date"), Button::Kind::Link))
{
    setAccessibleName(name);
    m_set->setAccessibleName(tr("%1: set a date").arg(name));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metric::kSpace8);
    row->addWidget(m_day, 3);
    row->addWidget(m_time, 2);
    row->addWidget(m_clear);
    row->addWidget(m_set, 5, Qt::AlignLeft);
    connect(m_day, &DayField::dayCommitted, this, &DateTimeField::commit);
    connect(m_time, &TimeField::timeCommitted, this, &DateTimeField::commit);
    for (ValueField *part : std::initializer_list<ValueField *>{m_day, m_time})
        connect(part, &ValueField::refusedChanged, this, &DateTimeField::refused);
    connect(m_set, &QAbstractButton::clicked, this, &DateTimeField::begin);
    connect(m_clear, &QAbstractButton::clicked, this, [this] { Q_EMIT instantChosen(std::nullopt); });
    showInstant();
}

void DateTimeField::setInstant(std::optional<Instant> instant, const QTimeZone &zone)
{
    m_zone = zone;
    const bool isBeingEdited = (m_day->hasFocus() || m_time->hasFocus()) && typed() != m_instant;
    m_instant = instant;
    if (!isBeingEdited || !instant)
        showInstant();
}

void DateTimeField::showInstant()
{
    if (m_instant) {
        const QDateTime moment = QDateTime::fromMSecsSinceEpoch(*m_instant, m_zone);
        m_day->setDay(moment.date());
        m_time->setTime(moment.time());
    }
    m_day->setVisible(m_instant.has_value());
    m_time->setVisible(m_instant.has_value());
    m_clear->setVisible(m_instant.has_value());
    m_set->setVisible(!m_instant);
    setFocusProxy(m_instant ? static_cast<QWidget *>(m_day) : m_set);
}

std::optional<Instant> DateTimeField::typed() const
{
    const std::optional<QDate> day = m_day->day();
    std::optional<QTime> time = m_time->time();
    if (!m_instant || !day || !time)
        return std::nullopt;
    // Seconds that were given over the API are kept while the minute stays.
    const QTime before = QDateTime::fromMSecsSinceEpoch(*m_instant, m_zone).time();
    if (time->hour() == before.hour() && time->minute() == before.minute())
        time = before;
    return QDateTime(*day, *time, m_zone).toMSecsSinceEpoch();
}

void DateTimeField::commit()
{
    m_day->setStored(); // Refusals of the whole are told beside it.
    m_time->setStored();
    const std::optional<Instant> instant = typed();
    if (instant && instant != m_instant)
        Q_EMIT instantChosen(instant);
}

void DateTimeField::begin()
{
    QDateTime moment = m_proposal;
    moment.setTimeZone(m_zone);
    Q_EMIT instantChosen(moment.toMSecsSinceEpoch());
}

} // namespace stemdesk::ui
