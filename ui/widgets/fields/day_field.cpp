#include "ui/widgets/fields/day_field.h"

#include "core/base/day.h"
#include "ui/icons.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"
#include "ui/words/day_text.h"

#include <QAction>
#include <QFrame>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScreen>
#include <QTableView>
#include <QTextCharFormat>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kColumns = 8; ///< The numbers of the weeks and seven days.
constexpr int kRows = 7; ///< The names of the days and six weeks.
constexpr int kDayWidth = kSpace24 + kSpace12;

QColor dayColour(bool isSelected, bool isToday, bool isOutside)
{
    const ColourTokens &tokens = themeTokens();
    if (isSelected)
        return tokens.onAccent;
    if (isToday)
        return tokens.accent;
    return isOutside ? tokens.quiet : tokens.text;
}

} // namespace

Calendar::Calendar(const QString &name, QWidget *parent) : QCalendarWidget(parent)
{
    setAccessibleName(name);
    setGridVisible(false);
    setVerticalHeaderFormat(QCalendarWidget::ISOWeekNumbers); // Growers and auctions count in weeks.
    setFont(fontFor(TextStyle::Body));
    m_days = findChild<QTableView *>(u"qt_calendar_calendarview"_s);
    m_days->setMinimumSize(kColumns * kDayWidth, kRows * rowHeight());
    m_days->viewport()->setAttribute(Qt::WA_Hover);
    m_days->viewport()->installEventFilter(this);
    dress();
    connect(this, &QCalendarWidget::clicked, this, [this](QDate day) {
        Q_EMIT dayPicked(day);
        window()->close();
    });
    connect(this, &QCalendarWidget::activated, this, [this](QDate day) {
        Q_EMIT dayPicked(day);
        window()->close();
    });
}

void Calendar::dress()
{
    const ColourTokens &tokens = themeTokens();
    QTextCharFormat heads;
    heads.setForeground(tokens.quiet);
    heads.setBackground(tokens.panel);
    heads.setFont(fontFor(TextStyle::Caption));
    setHeaderTextFormat(heads);
    QTextCharFormat days;
    days.setForeground(tokens.text);
    for (int day = Qt::Monday; day <= Qt::Sunday; ++day)
        setWeekdayTextFormat(Qt::DayOfWeek(day), days);
    const std::pair<QString, QString> steps[] = {{u"qt_calendar_prevmonth"_s, u"back"_s},
                                                 {u"qt_calendar_nextmonth"_s, u"chevron-right"_s}};
    for (const auto &[object, icon] : steps) {
        if (auto *button = findChild<QToolButton *>(object))
            button->setIcon(iconFor(icon));
    }
}

void Calendar::setDay(QDate day, QDate today)
{
    m_today = today;
    setSelectedDate(day);
}

QSize Calendar::minimumSizeHint() const
{
    return QCalendarWidget::minimumSizeHint().expandedTo(layout()->totalMinimumSize());
}

void Calendar::openBelow(const QWidget &field)
{
    auto *popup = new QFrame(parentWidget(), Qt::Popup);
    popup->setAttribute(Qt::WA_DeleteOnClose);
    popup->setProperty("kind", u"popup"_s);
    auto *column = new QVBoxLayout(popup);
    column->setContentsMargins(kSpace8, kSpace8, kSpace12, kSpace12);
    column->addWidget(this);
    popup->adjustSize();
    const QRect screen = field.screen()->availableGeometry();
    const QPoint below = field.mapToGlobal(QPoint(0, field.height() + kSpace4));
    const QPoint over = field.mapToGlobal(QPoint(0, -popup->height() - kSpace4));
    const bool hasRoom = below.y() + popup->height() <= screen.bottom();
    popup->move(std::clamp(below.x(), screen.left(), std::max(screen.left(), screen.right() - popup->width())),
                hasRoom ? below.y() : over.y());
    popup->show();
    setFocus(Qt::PopupFocusReason);
}

bool Calendar::eventFilter(QObject *watched, QEvent *event)
{
    const bool isHover = event->type() == QEvent::HoverMove || event->type() == QEvent::HoverLeave;
    if (isHover && watched == m_days->viewport()) {
        m_pointer = static_cast<QHoverEvent *>(event)->position().toPoint();
        m_days->viewport()->update();
    }
    return QCalendarWidget::eventFilter(watched, event);
}

void Calendar::paintCell(QPainter *painter, const QRect &rect, QDate date) const
{
    const ColourTokens &tokens = themeTokens();
    const bool isSelected = date == selectedDate();
    const bool isToday = date == m_today;
    const bool isBeyond = date < minimumDate() || date > maximumDate();
    const bool isOutside = date.month() != monthShown() || isBeyond;
    const QRectF around = QRectF(rect).adjusted(kSpace2, kSpace2, -kSpace2, -kSpace2);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(rect, tokens.panel);
    if (date.dayOfWeek() == firstDayOfWeek())
        painter->fillRect(QRect(rect.left(), rect.top(), kHairline, rect.height()), tokens.hairline);
    const QColor ground = isSelected            ? tokens.accent
        : rect.contains(m_pointer) && !isBeyond ? tokens.hover
                                                : tokens.panel;
    painter->setPen(isToday && !isSelected ? QPen(tokens.accent, kFocusWidth) : QPen(Qt::NoPen));
    painter->setBrush(ground);
    painter->drawRoundedRect(around, kRadius, kRadius);
    painter->setPen(dayColour(isSelected, isToday, isOutside));
    const bool isStrong = isSelected || isToday;
    painter->setFont(fontFor(isStrong ? TextStyle::Strong : isOutside ? TextStyle::Small : TextStyle::Body));
    painter->drawText(rect, Qt::AlignCenter, QLocale().toString(date.day()));
    painter->restore();
}

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
    return {.words = tr("Not a date. Write it like %1, %2 or +7.").arg(short1, shortDayAndMonth(m_today()))};
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

TimeField::TimeField(const QString &name, QWidget *parent) : ReadField(name, parent) {}

void TimeField::setTime(QTime time)
{
    setValue(time.isValid() ? clockText(time) : QString());
}

std::optional<QTime> TimeField::time() const
{
    return timeFrom(text());
}

ReadField::Reading TimeField::reading(const QString &text) const
{
    if (isNone(text))
        return {.isNone = true};
    if (const auto time = timeFrom(text))
        return {.shown = clockText(*time), .words = clockText(*time)};
    return {.words = tr("Not a time. Write it like %1.").arg(clockText(QTime(14, 30)))};
}

/// Also as it may be typed, wherever times have 24 hours.
QString TimeField::widest() const
{
    const QString shown = clockText(QTime(22, 44));
    const QString typed = u"12.30pm"_s;
    return fontMetrics().horizontalAdvance(shown) > fontMetrics().horizontalAdvance(typed) ? shown : typed;
}

void TimeField::notifyRead()
{
    if (const auto read = isNone(text()) ? std::optional(QTime()) : time())
        Q_EMIT timeCommitted(*read);
}

} // namespace stemdesk::ui
