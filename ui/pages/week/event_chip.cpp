#include "ui/pages/week/event_chip.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/layout/card_list.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/event_words.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

int chipHourHeight()
{
    return std::max(QFontMetrics(fontFor(TextStyle::Small)).height(), kSwatch);
}

int chipNameHeight()
{
    return QFontMetrics(fontFor(TextStyle::Strong)).height();
}

} // namespace

EventChip::EventChip(const HeldEvent &event, QWidget *parent) : QAbstractButton(parent), m_event(event)
{
    const QString said = QStringList{event.name, event.hour, statusText(event.status)}.join(u", "_s);
    setAccessibleName(said);
    setTip(*this, said);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QStringList EventChip::nameLines(int width) const
{
    return cardLines(m_event.name, fontFor(TextStyle::Strong), width - 2 * kSpace8, 2);
}

int EventChip::heightForWidth(int width) const
{
    return 2 * kSpace4 + chipHourHeight() + int(nameLines(width).size()) * (kSpace2 + chipNameHeight());
}

QSize EventChip::sizeHint() const
{
    return {kDayColumnWidth, heightForWidth(kDayColumnWidth)};
}

QSize EventChip::minimumSizeHint() const
{
    return {kDayColumnWidth / 2, heightForWidth(kDayColumnWidth)};
}

void EventChip::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(underMouse() ? tokens.hover : tokens.ground);
    painter.drawRoundedRect(rect(), kSmallRadius, kSmallRadius);
    constexpr std::array kAgreed{"approved"_L1, "in_progress"_L1, "complete"_L1};
    const bool isAgreed = std::ranges::find(kAgreed, m_event.status) != kAgreed.end();
    QRect line = rect().adjusted(kSpace8, kSpace4, -kSpace8, 0);
    line.setHeight(chipHourHeight());
    painter.setFont(fontFor(TextStyle::Small));
    painter.setPen(tokens.quiet);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, m_event.hour);
    const int room = line.width() - painter.fontMetrics().horizontalAdvance(m_event.hour) - kSpace8;
    const FittedSwatches palette = fittedSwatches(m_event.palette, room);
    paintSwatches(painter, QRectF(line.right() + 1 - palette.width, line.top(), palette.width, line.height()), palette,
                  tokens);
    painter.setFont(fontFor(TextStyle::Strong));
    painter.setPen(isAgreed ? tokens.text : tokens.quiet);
    for (const QString &text : nameLines(width())) {
        line.moveTop(line.bottom() + 1 + kSpace2);
        line.setHeight(chipNameHeight());
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, line.width()));
    }
    if (hasFocus())
        paintFocusFrame(painter, rect(), tokens);
}

} // namespace stemdesk::ui
