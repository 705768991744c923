#include "ui/widgets/key_hint.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"

#include <QFontMetrics>
#include <QPainter>

namespace stemdesk::ui {

KeyHint::KeyHint(const QString &text, QWidget *parent) : QWidget(parent), m_text(text)
{
    setFont(fontFor(TextStyle::Caption));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(text);
}

QSize KeyHint::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(m_text) + metric::kSpace12, metrics.height() + metric::kSpace2};
}

void KeyHint::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens.hairline, metric::kHairline));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metric::kSmallRadius, metric::kSmallRadius);
    painter.setPen(tokens.quiet);
    painter.drawText(rect(), Qt::AlignCenter, m_text);
}

} // namespace stemdesk::ui
