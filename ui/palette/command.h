#pragma once

#include "core/base/id.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>

namespace stemdesk::ui {

/// An action of the window, as the command palette lists it.
struct Command {
    QString id; ///< Independent of the language; the palette remembers choices by it.
    QString text; ///< "New event"; with `runFor` "Order sheet of %1"
    QString icon = {}; ///< For iconFor().
    QString alsoFound = {}; ///< Additional search words: "theme night".
    QKeySequence shortcut = {}; ///< The command's own shortcut, shown beside its text.
    std::function<void()> run = {};
    /// For a command about an event, instead of `run`: "order sheet smith" offers it for the events found by "smith".
    std::function<void(const EventId &)> runFor = {};
};

using Commands = QList<Command>;

/// The text that is searched, without the placeholder for an event.
inline QString wordsOf(const Command &command)
{
    return command.runFor ? command.text.arg(QString()).simplified() : command.text;
}

/// A page with its own commands, listed while it is shown.
class CommandSource {
public:
    CommandSource() = default;
    virtual ~CommandSource() = default;
    Q_DISABLE_COPY_MOVE(CommandSource)

    /// The commands that are available now.
    virtual Commands commands() = 0;
};

/// A page on which Ctrl+N begins one thing or another, depending on what it shows.
class NewCommandSource {
public:
    NewCommandSource() = default;
    virtual ~NewCommandSource() = default;
    Q_DISABLE_COPY_MOVE(NewCommandSource)

    /// The id of the command that Ctrl+N runs now; empty if it is none of the palette's.
    virtual QString newCommand() const = 0;
};

} // namespace stemdesk::ui
