#include "ui/undo/undo_keys.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace stemdesk::ui {

UndoKeys::UndoKeys(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool UndoKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    const auto *field = qobject_cast<QLineEdit *>(watched);
    auto *key = static_cast<QKeyEvent *>(event);
    const bool isFree = field
        && ((key->matches(QKeySequence::Undo) && !field->isUndoAvailable())
            || (key->matches(QKeySequence::Redo) && !field->isRedoAvailable()));
    if (isFree)
        event->ignore();
    return isFree;
}

} // namespace stemdesk::ui
