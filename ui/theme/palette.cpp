#include "ui/theme/palette.h"

namespace stemdesk::ui {

namespace {

void setDisabled(QPalette &palette, const ColourTokens &tokens)
{
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, tokens.quiet);
    palette.setColor(QPalette::Disabled, QPalette::Base, tokens.ground);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, tokens.hairline);
}

} // namespace

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
