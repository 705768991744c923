#pragma once

#include "ui/undo/edits.h"

#include <QByteArray>
#include <QList>
#include <QSet>
#include <QStringList>

namespace stemdesk {

struct UndoShop;

/// A change as the window makes it.
struct WalkedEdit {
    QByteArray name;
    QString edit; ///< The function that makes it.
    QStringList mutations; ///< What of the services it is the window's way to, there and back.
    std::function<ui::Edit(UndoShop &)> make;
    QSet<QByteArray> leaves = {}; ///< Tables that undo does not bring back to what they were; why stands beside it.
    std::function<void(UndoShop &)> setUp = {}; ///< What the shop has to have before, and has not yet.
};

QList<WalkedEdit> walkedEdits();

/// Something that the services can do, or an edit of the window, which nothing takes back: and why.
struct NoUndo {
    QString function;
    QString reason;
};

QList<NoUndo> mutationsWithoutUndo();
QList<NoUndo> editsWithoutUndo();

} // namespace stemdesk
