#include "ui/pages/event/details/time_span_field.h"

#include "core/base/day.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

TimeSpanField::TimeSpanField(const Names &names, const std::function<QDate()> &today, QWidget *parent)
    : QWidget(parent), m_day(new DayField(tr("%1: day").arg(names.from), today)),
      m_from(new TimeField(tr("%1: time").arg(names.from))), m_dash(new TextLabel(u"–"_s)),
      m_endDay(new DayField(tr("%1: day").arg(names.until), today)),
      m_until(new TimeField(tr("%1: time").arg(names.until))), m_otherDay(new FlushLink(tr("Ends another day"))),
      m_clear(new IconButton(u"close"_s, tr("Clear %1").arg(names.whole))), m_set(new FlushLink(tr("Set a date")))
{
    setAccessibleName(names.whole);
    m_set->setAccessibleName(tr("%1: set a date").arg(names.from));
    m_otherDay->setAccessibleName(tr("%1: another day").arg(names.until));
    // Keeps its width even if there is little room, where the words are no longer than most.
    m_otherDay->setMinimumWidth(std::min(m_otherDay->sizeHint().width(), metric::kFormLabelWidth));
    m_otherDay->setToolTip(tr("It ends on another day than it begins."));
    m_until->setMayBeEmpty();
    m_until->setPlaceholderText(tr("until"));
    buildRow();
    listen();
    showSpan();
}

void TimeSpanField::buildRow()
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metric::kSpace8);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_day, m_from, m_dash, m_endDay, m_until, m_otherDay, m_clear})
        row->addWidget(part);
    for (ValueField *part : parts())
        part->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    row->addWidget(m_set);
    row->addStretch(1);
    m_clear->setFixedHeight(metric::chipHeight()); // The rows are as far apart as those of other fields.
    setMinimumHeight(metric::chipHeight());
}

void TimeSpanField::listen()
{
    connect(m_day, &DayField::dayCommitted, this, &TimeSpanField::onDayTyped);
    connect(m_from, &TimeField::timeCommitted, this, &TimeSpanField::onStartTyped);
    connect(m_endDay, &DayField::dayCommitted, this, &TimeSpanField::commit);
    connect(m_until, &TimeField::timeCommitted, this, &TimeSpanField::onEndTyped);
    for (ValueField *part : parts()) {
        connect(part, &ValueField::refusedChanged, this, &TimeSpanField::refused);
        part->installEventFilter(this);
    }
    m_clear->installEventFilter(this);
    new AutoSave(this,
                 {.atRest = [] {}, // Its parts save themselves.
                  .atEnd = [] {},
                  .isUnstored = [this] { return isRefusedAsAWhole(); },
                  .text =
                      [this] {
                          const QString end = m_hasEndDay ? m_endDay->text() + u' ' : QString();
                          return u"%1 %2 – %3%4"_s.arg(m_day->text(), m_from->text(), end, m_until->text());
                      }});
    connect(m_set, &QAbstractButton::clicked, this, &TimeSpanField::begin);
    connect(m_otherDay, &QAbstractButton::clicked, this, &TimeSpanField::showEndDay);
    connect(m_clear, &QAbstractButton::clicked, this, &TimeSpanField::clear);
}

QList<ValueField *> TimeSpanField::parts() const
{
    return {m_day, m_from, m_endDay, m_until};
}

/// A focused part commits its text when it is destroyed, but by then no receiver is left.
TimeSpanField::~TimeSpanField()
{
    for (ValueField *part : parts())
        part->disconnect(this);
}

void TimeSpanField::setSpan(const TimeRange &span, const QTimeZone &zone)
{
    m_zone = zone;
    m_isAsked = m_isAsked && span == m_span;
    const bool hasKeyboard = m_day->hasFocus() || m_from->hasFocus() || m_endDay->hasFocus() || m_until->hasFocus();
    const bool isBeingEdited = hasKeyboard && (m_isBegun || typed() != m_span) && typed() != span;
    const bool wasCleared = m_span.start && !span.start;
    m_span = span;
    if (!isBeingEdited || wasCleared)
        showSpan();
    else if (span.start)
        m_isBegun = false;
}

/// All parts are readable, but their combination was refused.
bool TimeSpanField::isRefusedAsAWhole() const
{
    const std::optional<TimeRange> span = typed();
    return span && *span != m_span;
}

void TimeSpanField::forget()
{
    m_isBegun = false;
    m_isAsked = false;
    for (ValueField *part : parts()) {
        part->setRefused({});
        part->takeTheirs();
    }
    showSpan();
}

bool TimeSpanField::eventFilter(QObject *watched, QEvent *event)
{
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() : 0;
    if (watched == m_clear)
        return crossTakes(key) || QWidget::eventFilter(watched, event);
    if (key != Qt::Key_Escape || !m_isAsked || !isRefusedAsAWhole())
        return QWidget::eventFilter(watched, event);
    forget();
    Q_EMIT refused({});
    return true;
}

/// Enter clears the date. A space does not: it is of a place that is typed one field too early.
bool TimeSpanField::crossTakes(int key)
{
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        m_clear->click();
    else if (key != Qt::Key_Space)
        return false;
    return true;
}

void TimeSpanField::showSpan()
{
    if (m_span.start) {
        const QDateTime start = timeOf(*m_span.start);
        const QDateTime end = m_span.end ? timeOf(*m_span.end) : QDateTime();
        m_day->setDay(start.date());
        m_from->setTime(start.time());
        m_hasEndDay = m_span.end && end.date() != start.date();
        m_endDay->setDay(m_hasEndDay ? end.date() : QDate());
        m_until->setTime(m_span.end ? end.time() : QTime());
        m_isBegun = false;
    }
    showParts();
}

/// Focuses the widget that replaces the button.
void TimeSpanField::showParts()
{
    const bool isSet = m_span.start || m_isBegun;
    QWidget *next = isSet ? static_cast<QWidget *>(m_day) : m_set;
    const QWidget *with = isSet ? static_cast<QWidget *>(m_set) : m_clear;
    const bool hadFocus = with->hasFocus();
    next->setVisible(true);
    setFocusProxy(next);
    if (hadFocus)
        next->setFocus(Qt::TabFocusReason);
    // The end, too, before there is a start: Tab would go past a field that appears only once that is stored.
    for (QWidget *part : std::initializer_list<QWidget *>{m_day, m_from, m_dash, m_until, m_clear})
        part->setVisible(isSet);
    m_endDay->setVisible(m_span.start && m_hasEndDay);
    m_otherDay->setVisible(m_span.end && !m_hasEndDay);
    m_set->setVisible(!isSet);
}

/// Seconds that were set by the API are kept while the minute stays the same.
std::optional<Instant> TimeSpanField::moment(QDate day, const TimeField &time, std::optional<Instant> before) const
{
    std::optional<QTime> at = time.time();
    if (!day.isValid() || !at)
        return std::nullopt;
    const QTime was = before ? timeOf(*before).time() : *at;
    if (at->hour() == was.hour() && at->minute() == was.minute())
        at = was;
    return QDateTime(day, *at, m_zone).toMSecsSinceEpoch();
}

/// nullopt if a part of it is unreadable.
std::optional<TimeRange> TimeSpanField::typed() const
{
    const std::optional<QDate> day = m_day->day();
    if (!day || !(m_span.start || m_isBegun))
        return std::nullopt;
    TimeRange span{.start = moment(*day, *m_from, m_span.start)};
    if (!span.start)
        return std::nullopt;
    if (m_until->text().trimmed().isEmpty())
        return span;
    span.end = moment(endDay(*day), *m_until, m_span.end);
    return span.end ? std::optional(span) : std::nullopt;
}

/// The end's own day; otherwise an end at or before the start is on the following day.
QDate TimeSpanField::endDay(QDate startDay) const
{
    if (m_hasEndDay)
        return m_endDay->day().value_or(QDate());
    const bool isNextDay = m_until->time() && m_from->time() && *m_until->time() < *m_from->time();
    return isNextDay ? plusDays(startDay, 1) : startDay;
}

/// Moves the end by as many days.
void TimeSpanField::onDayTyped(QDate day)
{
    if (m_hasEndDay && m_span.start && m_span.end && m_endDay->day() == timeOf(*m_span.end).date())
        m_endDay->setDay(plusDays(timeOf(*m_span.end).date(), int(timeOf(*m_span.start).date().daysTo(day))));
    commit();
}

/// If the end would no longer be after the start, it moves along with it.
void TimeSpanField::onStartTyped(QTime time)
{
    const bool isSameDay = m_span.start && m_span.end && !m_hasEndDay;
    if (isSameDay && m_until->time() && *m_until->time() <= time) {
        const QDateTime end =
            QDateTime(m_day->day().value_or(QDate()), time, m_zone).addMSecs(*m_span.end - *m_span.start);
        m_hasEndDay = m_day->day() != end.date();
        m_endDay->setDay(end.date());
        m_until->setTime(end.time());
    }
    commit();
}

void TimeSpanField::onEndTyped(QTime)
{
    const std::optional<QDate> day = m_day->day();
    if (day && endDay(*day) != *day && !m_hasEndDay) {
        m_endDay->setDay(endDay(*day));
        m_hasEndDay = true;
    }
    commit();
}

void TimeSpanField::commit()
{
    for (ValueField *part : parts()) // Refusals are shown beside the whole field.
        part->setStored();
    const std::optional<TimeRange> span = typed();
    if (!span || (*span == m_span && !m_isAsked))
        return;
    m_isAsked = true;
    Q_EMIT spanChosen(*span);
}

/// The day is never guessed: if the event has none yet, the user types it first.
void TimeSpanField::begin()
{
    if (m_span.start || m_isBegun) {
        m_day->setFocus(Qt::OtherFocusReason);
        m_day->selectAll();
        return;
    }
    if (m_proposal.day) {
        Q_EMIT spanChosen({.start = QDateTime(*m_proposal.day, m_proposal.time, m_zone).toMSecsSinceEpoch()});
        return;
    }
    m_isBegun = true;
    m_day->setDay({});
    m_from->setTime(m_proposal.time);
    m_hasEndDay = false;
    m_until->setTime({});
    m_set->setFocus();
    showParts();
}

void TimeSpanField::showEndDay()
{
    m_hasEndDay = true;
    m_endDay->setDay(m_day->day().value_or(QDate()));
    showParts();
    m_endDay->setFocus(Qt::OtherFocusReason);
    m_endDay->selectAll();
}

void TimeSpanField::clear()
{
    m_isBegun = false;
    if (m_span.start)
        Q_EMIT spanChosen({});
    else
        showSpan();
}

} // namespace stemdesk::ui
