#pragma once

#include <QFont>
#include <QFontInfo>
#include <QFontMetrics>

#include <algorithm>

namespace stemdesk::ui {

/// From one line of a text of several lines to the next, shown or typed: Qt's own distance is for a single line.
inline int lineDistance(const QFont &font)
{
    constexpr double kLineHeight = 1.4; // In sizes of the font.
    return std::max(QFontMetrics(font).lineSpacing(), qRound(QFontInfo(font).pixelSize() * kLineHeight));
}

} // namespace stemdesk::ui
