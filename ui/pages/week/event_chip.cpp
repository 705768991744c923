#include "ui/pages/week/event_chip.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/layout/card_list.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/event_words.h"

#include <QPainter>

#include <algorithm>

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
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred); // Fixed, a second line would be cut.
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QStringList EventChip::nameLines(int width) const
{
    constexpr int kMostLines = 3;
    return cardLines(m_event.name, fontFor(TextStyle::Strong), width - 2 * kSpace8, kMostLines);
}

int EventChip::heightForWidth(int width) const
{
    const int lines = std::max(1, int(nameLines(width).size()));
    return 2 * kSpace4 + chipHourHeight() + kSpace2 + lines * (chipNameHeight() + kSpace2);
}

QSize EventChip::sizeHint() const
{
    return {kDayColumnWidth, heightForWidth(QWIDGETSIZE_MAX)};
}

QSize EventChip::minimumSizeHint() const
{
    return {kDayColumnWidth / 2, sizeHint().height()};
}

void EventChip::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    const Tone tone = statusTone(m_event.status);
    QPainter painter(this);
    const bool isNeutral = tone == Tone::Quiet || tone == Tone::Plain;
    paintPanel(painter, rect(), isNeutral ? tokens.panel : toneGround(tokens, tone),
               underMouse() ? tokens.edge : tokens.hairline);
    QRect line = rect().adjusted(kSpace8, kSpace4 + kHairline, -kSpace8, 0);
    line.setHeight(chipHourHeight());
    painter.setFont(fontFor(TextStyle::Small));
    painter.setPen(tokens.quiet);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, m_event.hour);
    const int room = line.width() - painter.fontMetrics().horizontalAdvance(m_event.hour) - kSpace8;
    const FittedSwatches palette = fittedSwatches(m_event.palette, room);
    paintSwatches(painter, QRectF(line.right() + 1 - palette.width, line.top(), palette.width, line.height()), palette,
                  tokens);
    line.moveTop(line.bottom() + 1 + kSpace2);
    line.setHeight(chipNameHeight());
    painter.setFont(fontFor(TextStyle::Strong));
    painter.setPen(tone == Tone::Quiet ? tokens.quiet : tokens.text);
    for (const QString &text : nameLines(width())) {
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, line.width()));
        line.translate(0, line.height() + kSpace2); // As on the cards of tasks.
    }
    if (hasFocus())
        paintFocusFrame(painter, rect(), tokens);
}

} // namespace stemdesk::ui
