#include "ui/pages/event/details/date_time_field.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/wheel_guard.h"

#include <QDateEdit>
#include <QHBoxLayout>
#include <QLocale>
#include <QTimeEdit>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

DateTimeField::DateTimeField(const QString &name, QWidget *parent)
    : QWidget(parent), m_day(new QDateEdit), m_time(new QTimeEdit),
      m_clear(new IconButton(u"close"_s, tr("Clear %1").arg(name))),
      m_set(new Button(tr("Set a date"), Button::Kind::Link))
{
    setAccessibleName(name);
    new WheelGuard(m_day);
    new WheelGuard(m_time);
    m_day->setCalendarPopup(true);
    m_day->setAccessibleName(tr("%1: day").arg(name));
    m_day->setDisplayFormat(QLocale().dateFormat(QLocale::ShortFormat).contains("yyyy"_L1)
                                ? QLocale().dateFormat(QLocale::ShortFormat)
                                : QLocale().dateFormat(QLocale::ShortFormat).replace("yy"_L1, "yyyy"_L1));
    m_time->setAccessibleName(tr("%1: time").arg(name));
    m_time->setDisplayFormat(QLocale().timeFormat(QLocale::ShortFormat));
    m_set->setAccessibleName(tr("%1: set a date").arg(name));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metric::kSpace8);
    row->addWidget(m_day, 3);
    row->addWidget(m_time, 2);
    row->addWidget(m_clear);
    row->addWidget(m_set, 5, Qt::AlignLeft);
    connect(m_day, &QAbstractSpinBox::editingFinished, this, &DateTimeField::commit);
    connect(m_time, &QAbstractSpinBox::editingFinished, this, &DateTimeField::commit);
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
    m_isShowing = true;
    if (m_instant) {
        const QDateTime moment = QDateTime::fromMSecsSinceEpoch(*m_instant, m_zone);
        m_day->setDate(moment.date());
        m_time->setTime(moment.time());
    }
    m_day->setVisible(m_instant.has_value());
    m_time->setVisible(m_instant.has_value());
    m_clear->setVisible(m_instant.has_value());
    m_set->setVisible(!m_instant);
    setFocusProxy(m_instant ? static_cast<QWidget *>(m_day) : m_set);
    m_isShowing = false;
}

std::optional<Instant> DateTimeField::typed() const
{
    if (!m_instant)
        return std::nullopt;
    QTime time = m_time->time();
    // Seconds that were given over the API are kept while the minute stays.
    const QTime before = QDateTime::fromMSecsSinceEpoch(*m_instant, m_zone).time();
    if (time.hour() == before.hour() && time.minute() == before.minute())
        time = before;
    return QDateTime(m_day->date(), time, m_zone).toMSecsSinceEpoch();
}

void DateTimeField::commit()
{
    if (m_isShowing || !m_instant || typed() == m_instant)
        return;
    Q_EMIT instantChosen(typed());
}

void DateTimeField::begin()
{
    QDateTime moment = m_proposal;
    moment.setTimeZone(m_zone);
    Q_EMIT instantChosen(moment.toMSecsSinceEpoch());
}

} // namespace stemdesk::ui
