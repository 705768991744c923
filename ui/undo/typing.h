#pragma once

#include "ui/undo/edits.h"

#include <QVariant>

namespace stemdesk::ui {

/// The result of parsing a value that was typed into a cell or a field.
struct Typing {
    QString text; ///< Shown from now on.
    QVariant value = text; ///< For the editor.
    QString refusal = {}; ///< The reason, if the value is not accepted.
    std::function<Edit()> edit = {}; ///< Makes the edit that stores it. Called at once, if the value changes.
};

} // namespace stemdesk::ui
