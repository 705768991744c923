#include "ui/pages/events/month_delegate.h"

#include "core/domain/events/event.h"
#include "ui/pages/events/month_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/layout/card_list.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"

#include <QFontMetrics>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <array>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

int lineHeight()
{
    return QFontMetrics(fontFor(TextStyle::Small)).height() + kSpace4;
}

/// The name is what a chip is looked at for: the only bold text, as small as the rest.
QFont nameFont()
{
    QFont font = fontFor(TextStyle::Small);
    font.setWeight(fontFor(TextStyle::Strong).weight());
    return font;
}

/// The height of a chip with this number of lines, with room around and between them.
int chipHeightFor(int lines)
{
    return lines * (lineHeight() - kSpace2) + 2 * kSpace4;
}

/// The status where a chip has no room for its word, before the text: a dot fills up until the answer, an arrow is
/// for those in progress and a tick for complete ones. Approved ones have their ground, and cancelled ones are struck
/// through. Returns the room that it takes.
int paintStatusMark(QPainter &painter, const QRect &line, const QString &status, const QColor &colour)
{
    constexpr qreal kMark = 6;
    const QRectF mark(line.left() + 0.5, line.center().y() + 0.5 - kMark / 2, kMark, kMark);
    painter.setPen(QPen(colour, kHairline));
    painter.setBrush(Qt::NoBrush);
    if (status == "complete"_L1) {
        const std::array<QPointF, 3> tick{mark.topLeft() + QPointF(0, kMark / 2),
                                          mark.topLeft() + QPointF(kMark / 3, kMark), mark.topRight()};
        painter.drawPolyline(tick.data(), int(tick.size()));
    } else if (status == "in_progress"_L1) {
        const QPointF tip(mark.right(), mark.center().y());
        const std::array<QPointF, 3> head{tip - QPointF(kMark / 2, kMark / 2), tip,
                                          tip - QPointF(kMark / 2, -kMark / 2)};
        painter.drawLine(QPointF(mark.left(), tip.y()), tip);
        painter.drawPolyline(head.data(), int(head.size()));
    } else if (status == "new"_L1) {
        painter.drawEllipse(mark);
    } else if (status == "quoting"_L1) {
        constexpr int kQuarter = 90 * 16; // In sixteenths of a degree.
        painter.drawEllipse(mark);
        painter.setBrush(colour);
        painter.drawPie(mark, -kQuarter, 2 * kQuarter);
    } else if (status == "pending_approval"_L1) {
        painter.setBrush(colour);
        painter.drawEllipse(mark);
    } else {
        return 0;
    }
    return int(kMark) + kHairline + kSpace4;
}

/// After an hour and before the dots of a palette.
bool hasRoomForStatus(int width)
{
    constexpr int kPalette = 3;
    const QFontMetrics metrics(fontFor(TextStyle::Small));
    int widest = 0;
    for (const std::string_view known : kEventStatuses) {
        const QString text = statusText(QString::fromLatin1(known.data(), qsizetype(known.size())));
        widest = std::max(widest, metrics.horizontalAdvance(text));
    }
    return metrics.horizontalAdvance(clockText(QTime(22, 0)) + u" · "_s) + widest + kSpace8 + swatchesWidth(kPalette)
        <= width;
}

} // namespace

DayParts dayParts(const QRect &cell, const QList<Event> &events)
{
    const QFontMetricsF metrics(nameFont()); // Not rounded: eliding counts parts of a pixel.
    const auto isLong = [&](const Event &event) {
        return metrics.horizontalAdvance(event.name) > cell.width() - kSpace8 - 2 * kSpace8;
    };
    return dayParts(cell, events.size(), std::ranges::any_of(events, isLong));
}

DayParts dayParts(const QRect &cell, qsizetype events, bool hasLongName)
{
    const int line = lineHeight();
    DayParts parts;
    parts.number = QRect(cell.left() + kSpace4, cell.top() + kSpace4, cell.width() - kSpace8, line);
    const int top = parts.number.bottom() + 1 + kSpace2;
    const int space = cell.bottom() - kSpace2 - top;
    // The hour, and below it the name on one line or two, clear of the chip's edge where there is room; else one line.
    const int heights[] = {chipHeightFor(hasLongName ? 3 : 2), chipHeightFor(2), 2 * line - kSpace4, line};
    const auto fits = [&](int height) { return events * (height + kSpace2) <= space; };
    const auto *found = std::ranges::find_if(heights, fits);
    const int height = found == std::end(heights) ? line : *found;
    const int room = std::max(0, space / (height + kSpace2));
    const auto chips = events <= room ? int(events) : std::max(0, room - 1);
    const auto place = [&](int at) {
        return QRect(cell.left() + kSpace4, top + at * (height + kSpace2), cell.width() - kSpace8, height);
    };
    for (int chip = 0; chip < chips; ++chip)
        parts.chips.append(place(chip));
    if (chips < events)
        parts.more = room > 0 ? place(chips) : parts.number;
    return parts;
}

MonthDelegate::MonthDelegate(const MonthModel &model, QObject *parent) : QStyledItemDelegate(parent), m_model(model) {}

void MonthDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColourTokens &tokens = themeTokens();
    const QDate day = m_model.dayAt(index);
    const QList<Event> events = m_model.eventsOn(day);
    const bool isOfMonth = day.month() == m_model.month().month();
    const DayParts parts = dayParts(option.rect, events);
    painter->save();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isTarget = m_target.isValid() && day == m_target;
    painter->fillRect(option.rect, isTarget ? tokens.accentGround : isOfMonth ? tokens.panel : tokens.ground);
    if (index.row() + 1 < index.model()->rowCount()) // The frame is beyond the last ones.
        paintHairlineBelow(*painter, option.rect, tokens.hairline);
    if (index.column() + 1 < index.model()->columnCount())
        paintHairlineRight(*painter, option.rect, tokens.hairline);
    paintNumber(*painter, parts.number, index);
    const int narrowest = option.widget ? option.widget->width() / index.model()->columnCount() : option.rect.width();
    const bool saysStatus = hasRoomForStatus(narrowest - kSpace8 - 2 * kSpace8);
    for (qsizetype chip = 0; chip < parts.chips.size(); ++chip)
        paintChip(*painter, parts.chips.at(chip), events.at(chip), day < m_model.today(), saysStatus);
    if (!parts.more.isEmpty()) {
        painter->setFont(fontFor(TextStyle::Small));
        painter->setPen(tokens.quiet);
        const bool isAlone = parts.more == parts.number; // Beside the number if there is no room for a chip.
        painter->drawText(parts.more.adjusted(kSpace8, 0, -kSpace4, 0),
                          int(Qt::AlignVCenter) | int(isAlone ? Qt::AlignRight : Qt::AlignLeft),
                          tr("+%n more", nullptr, int(events.size() - parts.chips.size())));
    }
    if (option.state.testFlag(QStyle::State_HasFocus) && isKeyboardUsedLast()) {
        paintFocusFrame(*painter, option.rect, tokens);
    } else if (isSelected) {
        painter->setRenderHint(QPainter::Antialiasing, false);
        painter->setPen(QPen(tokens.accent, kHairline));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -kHairline, -kHairline));
    }
    painter->restore();
}

void MonthDelegate::paintNumber(QPainter &painter, const QRect &place, const QModelIndex &index) const
{
    const ColourTokens &tokens = themeTokens();
    const QDate day = m_model.dayAt(index);
    const QString number = index.data().toString();
    const bool isToday = day == m_model.today();
    const QFont font = fontFor(isToday ? TextStyle::Strong : TextStyle::Small);
    // The number is aligned with its weekday and the text of the chips.
    const QRect words(place.left() + kSpace8, place.top(), QFontMetrics(font).horizontalAdvance(number),
                      place.height());
    painter.setFont(font);
    if (isToday) {
        const QRect mark = words.adjusted(-kSpace4 - kSpace2, 0, kSpace4 + kSpace2, 0);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.accent);
        painter.drawRoundedRect(mark, mark.height() / 2.0, mark.height() / 2.0);
    }
    const bool isOfMonth = day.month() == m_model.month().month();
    painter.setPen(isToday ? tokens.onAccent : isOfMonth ? tokens.text : tokens.quiet);
    painter.drawText(words, Qt::AlignCenter, number);
}

/// At the right, behind the first `taken` pixels.
void MonthDelegate::paintPalette(QPainter &painter, const QRect &line, int taken, const Event &event) const
{
    const FittedSwatches palette = fittedSwatches(m_model.paletteOf(event), line.width() - taken);
    paintSwatches(painter, QRectF(line.right() + 1 - palette.width, line.top(), palette.width, line.height()), palette,
                  themeTokens());
}

/// Past events are quiet, on the ground of those that are not approved.
void MonthDelegate::paintChip(QPainter &painter, const QRect &place, const Event &event, bool isPast,
                              bool saysStatus) const
{
    const ColourTokens &tokens = themeTokens();
    const Tone tone = statusTone(event.status);
    const QFont font = fontFor(TextStyle::Small);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(event.id == m_picked ? QPen(tokens.accent, kHairline) : QPen(Qt::NoPen));
    painter.setBrush(toneGround(tokens, isPast ? Tone::Quiet : tone));
    painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), kSmallRadius, kSmallRadius);
    painter.setFont(font);
    const QFontMetrics metrics(font);
    QRect inside = place.adjusted(kSpace8, 0, -kSpace8, 0);
    const QString hour = m_model.hourOf(event);
    const bool isTall = place.height() > lineHeight();
    const bool isSaid = isTall && saysStatus && !hour.isEmpty();
    const int nameLines = place.height() > chipHeightFor(2) ? 2 : 1;
    QRect head = inside;
    QString headText = hour;
    if (isTall) {
        // One leading in all chips; only where there is no room, the lines touch.
        head.setHeight(std::min(lineHeight() - kSpace2, (place.height() - 2 * kSpace2) / (nameLines + 1)));
        head.moveTop(place.top() + (place.height() - (nameLines + 1) * head.height()) / 2);
        inside = QRect(inside.left(), head.bottom() + 1, inside.width(), head.height());
        // In all chips of a month or in none.
        if (isSaid)
            headText = hour + u" · "_s + statusText(event.status);
    }
    const int mark = isSaid ? 0 : paintStatusMark(painter, head, event.status, tokens.quiet);
    if (isTall)
        paintPalette(painter, head, mark + metrics.horizontalAdvance(headText) + kSpace8, event);
    head.setLeft(head.left() + mark);
    painter.setPen(m_model.lateText(event.id).isEmpty() ? tokens.quiet : tokens.warning);
    painter.drawText(head, Qt::AlignVCenter | Qt::AlignLeft, headText);
    if (!isTall)
        inside.setLeft(head.left() + metrics.horizontalAdvance(hour) + kSpace4 + kSpace2);
    QFont name = nameFont();
    name.setStrikeOut(!isSaid && event.status == "cancelled"_L1);
    painter.setFont(name);
    painter.setPen(isPast ? tokens.quiet : tokens.text);
    for (const QString &text : cardLines(event.name, painter.font(), inside.width(), nameLines)) {
        painter.drawText(inside, Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, inside.width()));
        inside.translate(0, inside.height());
    }
}

} // namespace stemdesk::ui
