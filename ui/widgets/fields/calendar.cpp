#include "ui/widgets/fields/calendar.h"

#include "ui/icons.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"

#include <QFrame>
#include <QHoverEvent>
#include <QLocale>
#include <QPainter>
#include <QScreen>
#include <QTableView>
#include <QTextCharFormat>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

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

} // namespace stemdesk::ui
