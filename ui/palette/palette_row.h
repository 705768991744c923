#pragma once

#include <QColor>
#include <QList>
#include <QString>

#include <functional>

namespace stemdesk::ui {

/// A line of the command palette. Without `run` it is the heading of a group.
struct PaletteRow {
    QString id = {}; ///< Under which it is remembered: a command's, or the text of what was found's id.
    QString text;
    QString quiet = {}; ///< Behind the text.
    QString icon = {};
    QList<QColor> swatches = {};
    QString shortcut = {};
    std::function<void()> run = {};
    bool isCommand = false; ///< Fits what is typed now; what was found may be behind it for a moment.
    bool staysOpen = false; ///< Running it goes on in the palette.

    bool isHeading() const { return !run; }
};

} // namespace stemdesk::ui
