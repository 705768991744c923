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
    const auto day = isShown ? std::optional(m_shown) : dayFrom(text, m_today(), m_isWeekKept ? m_shown : QDate());
    return day && m_earliest.isValid() && *day < m_earliest ? std::nullopt : day;
}

ReadField::Reading DayField::reading(const QString &text) const
{
    if (const auto day = read(text))
        return {.shown = mediumDate(*day), .words = longDate(*day)};
    if (const auto day = dayFrom(text, m_today()))
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
    if (const auto day = read(text())) {
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
    connect(calendar, &Calendar::dayPicked, this, [this](QDate day) {
        setText(mediumDate(day));
        keepMine();
        setFocus(Qt::PopupFocusReason);
        selectAll();
    });
    calendar->openBelow(*this);
}

} // namespace stemdesk::ui
