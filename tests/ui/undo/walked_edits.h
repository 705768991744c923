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
    QStringList mutations; ///< The service functions it calls, for doing and undoing.
    std::function<ui::Edit(UndoShop &)> make;
    QSet<QByteArray> leaves = {}; ///< Tables that undo does not restore; the reason is given where it is set.
    std::function<void(UndoShop &)> setUp = {}; ///< Creates what the edit needs and the shop does not have.
};

QList<WalkedEdit> walkedEdits();
QList<WalkedEdit> walkedClientEdits(); ///< In walked_client_edits.cpp, and so on.
QList<WalkedEdit> walkedEventEdits();
QList<WalkedEdit> walkedWorkroomEdits();

/// Something that the services can do, or an edit of the window, which nothing takes back: and why.
struct NoUndo {
    QString function;
    QString reason;
};

QList<NoUndo> mutationsWithoutUndo();
QList<NoUndo> editsWithoutUndo();

} // namespace stemdesk
