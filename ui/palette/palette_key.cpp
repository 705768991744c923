#include "ui/palette/palette_key.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QShortcut>
#include <QWidget>

namespace stemdesk::ui {

namespace {

constexpr QKeyCombination kKey = Qt::CTRL | Qt::Key_K;

} // namespace

PaletteKey::PaletteKey(QWidget *window) : QObject(window)
{
    connect(new QShortcut(QKeySequence(kKey), window), &QShortcut::activated, this, &PaletteKey::pressed);
    qApp->installEventFilter(this);
}

bool PaletteKey::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride || static_cast<QKeyEvent *>(event)->keyCombination() != kKey)
        return QObject::eventFilter(watched, event);
    event->ignore(); // Claims the key for the shortcut.
    return true;
}

} // namespace stemdesk::ui
