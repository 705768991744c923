#include "ui/theme/tokens.h"

#include <QGuiApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

double linear(double channel)
{
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

void setDisabled(QPalette &palette, const ColourTokens &tokens)
{
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, tokens.disabled);
    palette.setColor(QPalette::Disabled, QPalette::Base, tokens.ground);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, tokens.hairline);
}

} // namespace

const ColourTokens &lightTokens()
{
    static const ColourTokens kTokens{
        .ground = QColor(0xfa, 0xf8, 0xf4),
        .panel = QColor(0xff, 0xff, 0xff),
        .raised = QColor(0xff, 0xff, 0xff),
        .raisedHover = QColor(0xf6, 0xf3, 0xed),
        .well = QColor(0xff, 0xff, 0xff),
        .rail = QColor(0xf1, 0xee, 0xe7),
        .desk = QColor(0xf1, 0xee, 0xe7),
        .quietGround = QColor(0xf1, 0xee, 0xe7),
        .quietChip = QColor(0xe9, 0xe5, 0xdd),
        .weekend = QColor(0xfa, 0xf8, 0xf4),
        .spent = QColor(0xe6, 0xe1, 0xd7),
        .hairline = QColor(0xe6, 0xe1, 0xd7),
        .controlLine = QColor(0xe6, 0xe1, 0xd7),
        .edge = QColor(0x8c, 0x85, 0x79),
        .handle = QColor(0x95, 0x8e, 0x82),
        .text = QColor(0x26, 0x23, 0x1e),
        .quiet = QColor(0x68, 0x62, 0x59),
        .disabled = QColor(0x68, 0x62, 0x59),
        .accent = QColor(0x2f, 0x6b, 0x4a),
        .accentHover = QColor(0x27, 0x5b, 0x3e),
        .accentGround = QColor(0xe4, 0xef, 0xe8),
        .onAccent = QColor(0xff, 0xff, 0xff),
        .warning = QColor(0x9a, 0x58, 0x08),
        .warningGround = QColor(0xfb, 0xf0, 0xdd),
        .error = QColor(0xa5, 0x32, 0x2b),
        .errorGround = QColor(0xfb, 0xe9, 0xe6),
        .selection = QColor(0xe9, 0xf1, 0xec),
        .hover = QColor(0xf6, 0xf3, 0xed),
        .good = QColor(0x5b, 0x9f, 0x78),
        .bar = QColor(0x2f, 0x6b, 0x4a),
        .swatchEdge = QColor(0, 0, 0, 46),
        .shadow = QColor(0, 0, 0, 36),
        .people = {QColor(0x4a, 0x6f, 0xa5), QColor(0x8a, 0x5a, 0x8c), QColor(0x2f, 0x80, 0x83),
                   QColor(0xa8, 0x60, 0x6c), QColor(0x76, 0x79, 0x3a), QColor(0x6a, 0x63, 0xb0)},
    };
    return kTokens;
}

const ColourTokens &darkTokens()
{
    static const ColourTokens kTokens{
        .ground = QColor(0x1d, 0x1c, 0x1a),
        .panel = QColor(0x26, 0x25, 0x22),
        .raised = QColor(0x30, 0x2e, 0x2a),
        .raisedHover = QColor(0x39, 0x37, 0x32),
        .well = QColor(0x1d, 0x1c, 0x1a),
        .rail = QColor(0x19, 0x18, 0x16),
        .desk = QColor(0x39, 0x37, 0x32),
        .quietGround = QColor(0x34, 0x32, 0x2d),
        .quietChip = QColor(0x34, 0x32, 0x2d),
        .weekend = QColor(0x2b, 0x2a, 0x27),
        .spent = QColor(0x3d, 0x3a, 0x35),
        .hairline = QColor(0x37, 0x35, 0x2f),
        .controlLine = QColor(0x40, 0x3d, 0x37),
        .edge = QColor(0x85, 0x80, 0x75),
        .handle = QColor(0x75, 0x70, 0x65),
        .text = QColor(0xec, 0xe8, 0xdf),
        .quiet = QColor(0xa8, 0xa1, 0x95),
        .disabled = QColor(0x78, 0x73, 0x69),
        .accent = QColor(0x7c, 0xc2, 0x9a),
        .accentHover = QColor(0x8f, 0xd0, 0xab),
        .accentGround = QColor(0x22, 0x38, 0x2c),
        .onAccent = QColor(0x14, 0x21, 0x1a),
        .warning = QColor(0xe2, 0xb0, 0x66),
        .warningGround = QColor(0x3a, 0x2f, 0x1b),
        .error = QColor(0xef, 0x8b, 0x83),
        .errorGround = QColor(0x4a, 0x2a, 0x27),
        .selection = QColor(0x2a, 0x3a, 0x31),
        .hover = QColor(0x2e, 0x2c, 0x29),
        .good = QColor(0x5b, 0x9f, 0x78),
        .bar = QColor(0x5b, 0x9f, 0x78),
        .swatchEdge = QColor(255, 255, 255, 46),
        .shadow = QColor(0, 0, 0, 110),
        .people = {QColor(0x8f, 0xb0, 0xde), QColor(0xc7, 0x9b, 0xc8), QColor(0x6f, 0xbf, 0xc0),
                   QColor(0xd9, 0x9a, 0xa4), QColor(0xb5, 0xb9, 0x72), QColor(0xa9, 0xa3, 0xe3)},
    };
    return kTokens;
}

bool isDark(const ColourTokens &tokens)
{
    return tokens.text.lightness() > tokens.ground.lightness();
}

const ColourTokens &themeTokens()
{
    const QPalette palette = QGuiApplication::palette();
    const bool dark = palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
    return dark ? darkTokens() : lightTokens();
}

QColor toneText(const ColourTokens &tokens, Tone tone)
{
    switch (tone) {
    case Tone::Plain: return tokens.text;
    case Tone::Quiet: return tokens.quiet;
    case Tone::Accent: return tokens.accent;
    case Tone::Warning: return tokens.warning;
    case Tone::Error: return tokens.error;
    }
    return tokens.text;
}

QColor toneGround(const ColourTokens &tokens, Tone tone)
{
    switch (tone) {
    case Tone::Plain:
    case Tone::Quiet: return tokens.quietGround;
    case Tone::Accent: return tokens.accentGround;
    case Tone::Warning: return tokens.warningGround;
    case Tone::Error: return tokens.errorGround;
    }
    return tokens.quietGround;
}

ColourTokens tokensOnSelection(ColourTokens tokens)
{
    if (!isDark(tokens)) {
        tokens.accentGround = tokens.panel;
        tokens.quietChip = tokens.panel;
        return tokens;
    }
    tokens.accentGround = QColor(0x31, 0x49, 0x3d);
    tokens.quietChip = QColor(0x3b, 0x49, 0x41);
    tokens.quiet = QColor(0xbf, 0xb8, 0xac);
    tokens.warningGround = QColor(0x4f, 0x40, 0x23);
    tokens.errorGround = QColor(0x65, 0x37, 0x31);
    tokens.error = QColor(0xf7, 0xa8, 0xa1);
    return tokens;
}

double contrastRatio(const QColor &first, const QColor &second)
{
    const auto [dark, light] = std::minmax({luminance(first), luminance(second)});
    return (light + 0.05) / (dark + 0.05);
}

QList<ContrastPair> contrastPairs(const ColourTokens &tokens)
{
    const QList<std::pair<QString, QColor>> grounds{{u"ground"_s, tokens.ground},
                                                    {u"panel"_s, tokens.panel},
                                                    {u"rail"_s, tokens.rail},
                                                    {u"raised"_s, tokens.raised},
                                                    {u"raised, under the pointer"_s, tokens.raisedHover},
                                                    {u"quiet ground"_s, tokens.quietGround},
                                                    {u"weekend"_s, tokens.weekend},
                                                    {u"selection"_s, tokens.selection},
                                                    {u"hover"_s, tokens.hover},
                                                    {u"accent ground"_s, tokens.accentGround},
                                                    {u"warning ground"_s, tokens.warningGround},
                                                    {u"error ground"_s, tokens.errorGround}};
    const QList<std::pair<QString, QColor>> texts{{u"text"_s, tokens.text},
                                                  {u"quiet"_s, tokens.quiet},
                                                  {u"accent"_s, tokens.accent},
                                                  {u"warning"_s, tokens.warning},
                                                  {u"error"_s, tokens.error}};
    QList<ContrastPair> pairs;
    for (const auto &[textName, text] : texts) {
        for (const auto &[groundName, ground] : grounds)
            pairs.append({textName + u" on "_s + groundName, text, ground});
    }
    pairs.append({u"text of quiet chips"_s, tokens.quiet, tokens.quietChip});
    pairs.append({u"text of days of which none is free"_s, tokens.text, tokens.spent});
    pairs.append({u"what is said where no pages are yet"_s, tokens.quiet, tokens.desk});
    pairs.append({u"text on accent"_s, tokens.onAccent, tokens.accent});
    pairs.append({u"text on pressed accent"_s, tokens.onAccent, tokens.accentHover});
    return pairs;
}

QPalette paletteFrom(const ColourTokens &tokens)
{
    QPalette palette;
    palette.setColor(QPalette::Window, tokens.ground);
    palette.setColor(QPalette::WindowText, tokens.text);
    palette.setColor(QPalette::Base, tokens.panel);
    palette.setColor(QPalette::AlternateBase, tokens.rail);
    palette.setColor(QPalette::Text, tokens.text);
    palette.setColor(QPalette::PlaceholderText, tokens.quiet);
    palette.setColor(QPalette::Button, tokens.panel);
    palette.setColor(QPalette::ButtonText, tokens.text);
    palette.setColor(QPalette::BrightText, tokens.onAccent);
    palette.setColor(QPalette::Highlight, tokens.accent);
    palette.setColor(QPalette::HighlightedText, tokens.onAccent);
    palette.setColor(QPalette::Link, tokens.accent);
    palette.setColor(QPalette::LinkVisited, tokens.accent);
    palette.setColor(QPalette::ToolTipBase, tokens.panel);
    palette.setColor(QPalette::ToolTipText, tokens.text);
    palette.setColor(QPalette::Light, tokens.panel);
    palette.setColor(QPalette::Midlight, tokens.hover);
    palette.setColor(QPalette::Mid, tokens.hairline);
    palette.setColor(QPalette::Dark, tokens.hairline);
    palette.setColor(QPalette::Shadow, tokens.shadow);
    setDisabled(palette, tokens);
    return palette;
}

} // namespace stemdesk::ui
