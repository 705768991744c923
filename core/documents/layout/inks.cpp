#include "core/documents/layout/inks.h"

#include "core/documents/layout/print_ink.h"

#include <algorithm>
#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr double kLeastContrast = 4.5;
constexpr float kDarker = 0.02F;
constexpr double kTrace = 0.08;
const QColor kOwnAccent(0x4f, 0x66, 0x4b);
const QColor kPaperWhite(0xff, 0xff, 0xff);
const QColor kWarmPaper(0xfd, 0xfb, 0xf6);

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// The colour with that lightness, rounded to eight bits as it will be printed.
QColor withLightness(const QColor &colour, float lightness)
{
    float hue = 0;
    float saturation = 0;
    float old = 0;
    colour.getHslF(&hue, &saturation, &old);
    return QColor::fromRgb(QColor::fromHslF(std::max(hue, 0.0F), saturation, std::max(lightness, 0.0F)).rgb());
}

/// The colour, darkened if its contrast to a light one is too low.
QColor darkened(QColor colour, const QColor &light)
{
    for (float lightness = colour.lightnessF(); contrastOf(colour, light) < kLeastContrast && lightness > 0;) {
        lightness -= kDarker;
        colour = withLightness(colour, lightness);
    }
    return colour;
}

QColor tintOf(const QColor &colour)
{
    const auto mixed = [](int channel, int paper) { return int(std::lround(channel * kTrace + paper * (1 - kTrace))); };
    return {mixed(colour.red(), kWarmPaper.red()), mixed(colour.green(), kWarmPaper.green()),
            mixed(colour.blue(), kWarmPaper.blue())};
}

} // namespace

double contrastOf(const QColor &one, const QColor &other)
{
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

Inks inksFrom(const QString &accent)
{
    const QColor chosen = accent.isEmpty() ? kOwnAccent : QColor(accent);
    Inks inks{.accent = {}, .ground = chosen, .onGround = kPaperWhite, .tint = tintOf(chosen)};
    inks.accent = darkened(chosen, inks.tint);
    if (contrastOf(chosen, kPaperWhite) >= kLeastContrast)
        return inks;
    if (contrastOf(chosen, ink::kText) >= kLeastContrast)
        inks.onGround = ink::kText;
    else
        inks.ground = darkened(chosen, kPaperWhite); // Neither black nor white is readable on some middle tones.
    return inks;
}

} // namespace stemdesk
