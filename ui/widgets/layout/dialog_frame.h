#pragma once

#include <QString>

class QDialog;
class QHBoxLayout;
class QVBoxLayout;

namespace stemdesk::ui {

class Button;

/// The column of a dialog, begun with its title, which names its window too.
QVBoxLayout *dialogColumn(QDialog &dialog, const QString &title);

/// The foot of a dialog's column: what leaves it, and at the far right what it is for, which Enter presses.
QHBoxLayout *dialogFoot(QDialog &dialog, const QString &leave, Button *act);

} // namespace stemdesk::ui
