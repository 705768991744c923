#include "ui/theme/fonts.h"

#include <QGuiApplication>

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

} // namespace stemdesk::ui
