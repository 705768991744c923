#include "ui/widgets/fields/day_field.h"

#include "core/base/day.h"
#include "ui/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/fields/calendar.h"
#include "ui/words/day_text.h"

#include <QAction>
#include <QKeyEvent>
#include <QLocale>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

DayField::DayField(const QString &name, std::function<QDate()> today, QWidget *parent)
    : ReadField(name, parent), m_today(std::move(today))
{
    QAction *pick = addAction(iconFor(u"events"_s, Tone::Quiet), QLineEdit::TrailingPosition);
    pick->setToolTip(tr("Calendar"));
    for (auto *button : findChildren<QToolButton *>())
        button->setAccessibleName(tr("%1: calendar").arg(name));
    connect(pick, &QAction::triggered, this, &DayField::openCalendar);
}

void DayField::setDay(QDate day)
{
    m_shown = day;
    setValue(day.isValid() ? mediumDate(day) : QString());
}

std::optional<QDate> DayField::read(const QString &text) const
{
    const bool isShown = m_shown.isValid() && text == mediumDate(m_shown);
    const auto day = isShown ? std::optional(m_shown) : typedDay(text);
    const bool isTooEarly = day && m_earliest.isValid() && *day < m_earliest;
    const bool isTooLate = day && m_isPast && !isShown && *day > m_today();
    return isTooEarly || isTooLate ? std::nullopt : day;
}

/// Before its limits.
std::optional<QDate> DayField::typedDay(const QString &text) const
{
    return m_isPast ? pastDayFrom(text, m_today()) : dayFrom(text, m_today(), m_isWeekKept ? m_shown : QDate());
}

ReadField::Reading DayField::reading(const QString &text) const
{
    if (isNone(text))
        return {.isNone = true};
    if (const auto day = read(text))
        return {.shown = mediumDate(*day), .words = longDate(*day)};
    const auto day = typedDay(text);
    if (day && m_isPast)
        return {.words = futureRefusal(*day, m_today())};
    if (day)
        return {.words = tr("%1 is too early.").arg(longDate(*day))};
    const QLocale locale;
    const QString short1 = locale.toString(m_today(), locale.dateFormat(QLocale::ShortFormat));
    return {.words = tr("Not a date. Write it like %1, %2 or +7.").arg(short1, locale.toString(m_today(), u"d MMM"_s))};
}

QString DayField::widest() const
{
    return mediumDate(QDate(2026, 9, 30)) + u' ';
}

int DayField::roomForActions() const
{
    return metric::kIcon + metric::kSpace8;
}

void DayField::notifyRead()
{
    if (const auto day = isNone(text()) ? std::optional(QDate()) : read(text())) {
        m_shown = *day;
        Q_EMIT dayCommitted(*day);
    }
}

void DayField::move(int days)
{
    if (const auto day = read(text())) {
        setText(mediumDate(plusDays(*day, days)));
        showReading();
    }
}

void DayField::keyPressEvent(QKeyEvent *event)
{
    const bool isAlt = event->modifiers().testFlag(Qt::AltModifier);
    if (event->key() == Qt::Key_F4 || (isAlt && event->key() == Qt::Key_Down))
        openCalendar();
    else if (event->key() == Qt::Key_Up)
        move(1);
    else if (event->key() == Qt::Key_Down)
        move(-1);
    else
        ReadField::keyPressEvent(event);
}

void DayField::openCalendar()
{
    hideReading();
    auto *calendar = new Calendar(accessibleName(), this);
    calendar->setDay(read(text()).value_or(m_today()), m_today());
    if (m_earliest.isValid())
        calendar->setMinimumDate(m_earliest);
    if (m_isPast)
        calendar->setMaximumDate(std::max(m_today(), read(text()).value_or(QDate())));
    connect(calendar, &Calendar::dayPicked, this, [this](QDate day) {
        setText(mediumDate(day));
        keepMine();
        setFocus(Qt::PopupFocusReason);
        selectAll();
    });
    calendar->openBelow(*this);
}

void showDayAsRead(QLineEdit &field, const std::function<std::optional<QDate>(const QString &)> &read)
{
    QObject::connect(&field, &QLineEdit::editingFinished, &field, [&field, read] {
        const QString typed = field.text().trimmed();
        const auto day = typed.isEmpty() ? std::nullopt : read(typed);
        if (!day || typed == mediumDate(*day))
            return;
        const bool isTyped = field.isModified();
        field.setText(mediumDate(*day));
        field.setModified(isTyped);
    });
}

} // namespace stemdesk::ui
