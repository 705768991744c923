#include "ui/pages/event/details/date_time_field.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/time_field.h"

#include <QHBoxLayout>
#include <QKeyEvent>

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
    for (ValueField *part : std::initializer_list<ValueField *>{m_day, m_time})
        part->installEventFilter(this);
    new AutoSave(this,
                 {.atRest = [] {}, // The parts do it.
                  .atEnd = [] {},
                  .isUnstored = [this] { return isRefusedAsAWhole(); },
                  .text = [this] { return m_day->text() + u' ' + m_time->text(); }});
    connect(m_set, &QAbstractButton::clicked, this, &DateTimeField::begin);
    connect(m_clear, &QAbstractButton::clicked, this, &DateTimeField::clear);
    showInstant();
}

/// A focused part commits its text when it is destroyed; by then no receiver is left.
DateTimeField::~DateTimeField()
{
    for (ValueField *part : std::initializer_list<ValueField *>{m_day, m_time})
        part->disconnect(this);
}

void DateTimeField::setInstant(std::optional<Instant> instant, const QTimeZone &zone)
{
    m_zone = zone;
    m_isAsked = m_isAsked && instant == m_instant;
    const bool hasKeyboard = m_day->hasFocus() || m_time->hasFocus();
    const bool isBeingEdited = hasKeyboard && (m_isBegun || typed() != m_instant);
    const bool wasCleared = m_instant && !instant;
    m_instant = instant;
    if (!isBeingEdited || wasCleared)
        showInstant();
    else if (instant)
        m_isBegun = false;
}

/// Both parts can be read, and what they say together was not taken.
bool DateTimeField::isRefusedAsAWhole() const
{
    const std::optional<Instant> instant = typed();
    return instant && instant != m_instant;
}

void DateTimeField::forget()
{
    m_isBegun = false;
    m_isAsked = false;
    for (ValueField *part : std::initializer_list<ValueField *>{m_day, m_time}) {
        part->setRefused({});
        part->takeTheirs();
    }
    showInstant();
}

bool DateTimeField::eventFilter(QObject *watched, QEvent *event)
{
    const bool isEscape = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (!isEscape || !m_isAsked || !isRefusedAsAWhole())
        return QWidget::eventFilter(watched, event);
    forget();
    Q_EMIT refused({});
    return true;
}

void DateTimeField::showInstant()
{
    if (m_instant) {
        const QDateTime moment = QDateTime::fromMSecsSinceEpoch(*m_instant, m_zone);
        m_day->setDay(moment.date());
        m_time->setTime(moment.time());
        m_isBegun = false;
    }
    showParts();
}

/// Focuses the widget that replaces the button.
void DateTimeField::showParts()
{
    const bool isSet = m_instant || m_isBegun;
    QWidget *next = isSet ? static_cast<QWidget *>(m_day) : m_set;
    const QWidget *with = isSet ? static_cast<QWidget *>(m_set) : m_clear;
    const bool hadFocus = with->hasFocus();
    next->setVisible(true);
    setFocusProxy(next);
    if (hadFocus)
        next->setFocus(Qt::TabFocusReason);
    m_day->setVisible(isSet);
    m_time->setVisible(isSet);
    m_clear->setVisible(isSet);
    m_set->setVisible(!isSet);
}

std::optional<Instant> DateTimeField::typed() const
{
    const std::optional<QDate> day = m_day->day();
    std::optional<QTime> time = m_time->time();
    if (!day || !day->isValid() || !time || !(m_instant || m_isBegun))
        return std::nullopt;
    // Seconds that were given over the API are kept while the minute stays.
    const QTime before = m_instant ? QDateTime::fromMSecsSinceEpoch(*m_instant, m_zone).time() : *time;
    if (time->hour() == before.hour() && time->minute() == before.minute())
        time = before;
    return QDateTime(*day, *time, m_zone).toMSecsSinceEpoch();
}

void DateTimeField::commit()
{
    m_day->setStored(); // Refusals are shown beside the whole field.
    m_time->setStored();
    const std::optional<Instant> instant = typed();
    if (!instant || (instant == m_instant && !m_isAsked))
        return;
    m_isAsked = true;
    Q_EMIT instantChosen(instant);
}

/// The day is never guessed: if the event has none yet, the user types it first.
void DateTimeField::begin()
{
    if (m_proposal.day) {
        Q_EMIT instantChosen(QDateTime(*m_proposal.day, m_proposal.time, m_zone).toMSecsSinceEpoch());
        return;
    }
    m_isBegun = true;
    m_day->setDay({});
    m_time->setTime(m_proposal.time);
    m_set->setFocus();
    showParts();
}

void DateTimeField::clear()
{
    m_isBegun = false;
    if (m_instant)
        Q_EMIT instantChosen(std::nullopt);
    else
        showInstant();
}

} // namespace stemdesk::ui
