#include "ui/theme/fonts.h"

#include <QFontMetricsF>
#include <QGuiApplication>

#include <algorithm>

namespace stemdesk::ui {

namespace {

struct Step {
    double factor;
    QFont::Weight weight;
};

Step stepFor(TextStyle style)
{
    switch (style) {
    case TextStyle::Body: return {1.0, QFont::Normal};
    case TextStyle::Strong: return {1.0, QFont::DemiBold};
    case TextStyle::Small: return {0.92, QFont::Normal};
    case TextStyle::Caption: return {0.88, QFont::Normal};
    case TextStyle::Heading: return {1.08, QFont::DemiBold};
    case TextStyle::Title: return {1.54, QFont::DemiBold};
    case TextStyle::Figure: return {2.0, QFont::DemiBold};
    }
    return {1.0, QFont::Normal};
}

} // namespace

QFont fontFor(TextStyle style)
{
    QFont font = QGuiApplication::font();
    const Step step = stepFor(style);
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * step.factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * step.factor));
    font.setWeight(step.weight);
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    font.setFeature("tnum", 1);
#endif
    return font;
}

QFont fittedFont(const QFont &font, const QString &figure, double width)
{
    constexpr double kSmallest = 0.72;
    const double wanted = QFontMetricsF(font).horizontalAdvance(figure);
    if (wanted <= width + 1) // Rounding changes no size.
        return font;
    const double factor = std::max(kSmallest, width / wanted);
    QFont smaller = font;
    if (font.pointSizeF() > 0)
        smaller.setPointSizeF(font.pointSizeF() * factor);
    else
        smaller.setPixelSize(int(font.pixelSize() * factor));
    return smaller;
}

} // namespace stemdesk::ui
