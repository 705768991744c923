#pragma once

#include <QColor>
#include <QList>
#include <QString>

#include <functional>

namespace stemdesk::ui {

/// A line of the command palette. Without `run` it is the heading of a group.
struct PaletteRow {
    QString id = {}; ///< Key in the recent choices: a command's id, or the id of the object found.
    QString text;
    QString quiet = {}; ///< After the text.
    QString icon = {};
    QList<QColor> swatches = {};
    QString shortcut = {};
    std::function<void()> run = {};
    bool isCommand = false; ///< Matches the current text; found objects may lag behind for a moment.
    bool staysOpen = false; ///< Running it continues in the palette.

    bool isHeading() const { return !run; }
};

} // namespace stemdesk::ui
