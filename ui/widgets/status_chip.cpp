#include "ui/widgets/status_chip.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/tool_tip.h"

#include <QPainter>

namespace stemdesk::ui {

StatusChip::StatusChip(const QString &text, Tone tone, QWidget *parent) : QWidget(parent), m_tone(tone)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setStatus(text, tone);
}

void StatusChip::setStatus(const QString &text, Tone tone)
{
    m_text = text;
    m_tone = tone;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize StatusChip::sizeHint() const
{
    return QSizeF(statusChipWidth(m_text), statusChipHeight()).toSize();
}

void StatusChip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintStatusChip(painter, rect(), m_text, m_tone, themeTokens());
}

SwatchStrip::SwatchStrip(const QList<QColor> &colours, QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setColours(colours);
}

void SwatchStrip::setColours(const QList<QColor> &colours, const QString &names)
{
    m_colours = colours;
    setAccessibleName(names);
    setTip(*this, names);
    updateGeometry();
    update();
}

QSize SwatchStrip::sizeHint() const
{
    return {qRound(swatchesWidth(m_colours.size())), metric::kSwatch + metric::kSpace2};
}

void SwatchStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintSwatches(painter, rect(), m_colours, themeTokens());
}

} // namespace stemdesk::ui
