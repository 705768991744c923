#pragma once

#include "core/base/id.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>

namespace stemdesk::ui {

/// Something that the window can do, as the command palette lists it.
struct Command {
    QString id; ///< The same in every language; under it the palette remembers what was chosen.
    QString text; ///< "New event"; with `runFor` "Order sheet of %1"
    QString icon = {}; ///< For iconFor().
    QString alsoFound = {}; ///< More words that it is found by: "theme night".
    QKeySequence shortcut = {}; ///< The command's own shortcut, shown beside its text.
    std::function<void()> run = {};
    /// For a command about an event, instead of `run`: "order sheet smith" offers it for the events found by "smith".
    std::function<void(const EventId &)> runFor = {};
};

using Commands = QList<Command>;

/// The text as it is found by; without the place for an event.
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

} // namespace stemdesk::ui
