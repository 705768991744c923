#include "ui/theme/fonts.h"

#include <QCache>
#include <QFontMetricsF>
#include <QGuiApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk::ui {

namespace {

constexpr int kMeasuredTexts = 4096;

struct Step {
    double factor;
    QFont::Weight weight;
};

/// The type scale of one font of the application.
struct Scale {
    QFont base;
    std::array<QFont, size_t(TextStyle::Figure) + 1> fonts;
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

QFont scaled(QFont font, TextStyle style)
{
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

Scale scaleOf(const QFont &base)
{
    Scale scale{.base = base, .fonts = {}};
    for (size_t style = 0; style < scale.fonts.size(); ++style)
        scale.fonts[style] = scaled(base, TextStyle(style));
    return scale;
}

} // namespace

QFont fontFor(TextStyle style)
{
    // A new QFont looks for its font file again. Never destroyed, because Qt's fonts are gone by then.
    static Scale &kept = *new Scale(scaleOf(QGuiApplication::font()));
    if (const QFont base = QGuiApplication::font(); base != kept.base)
        kept = scaleOf(base);
    return kept.fonts[size_t(style)];
}

double textWidth(const QFont &font, const QString &text)
{
    using Measured = std::pair<QFont, QString>;
    static auto &widths = *new QCache<Measured, double>(kMeasuredTexts); // Never destroyed, like the fonts.
    const Measured measured(font, text);
    if (const double *width = widths.object(measured))
        return *width;
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    widths.insert(measured, new double(width));
    return width;
}

QFont fittedFont(const QFont &font, const QString &figure, double width)
{
    constexpr double kSmallest = 0.72;
    const double wanted = textWidth(font, figure);
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
