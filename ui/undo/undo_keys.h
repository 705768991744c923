#pragma once

#include <QObject>

namespace stemdesk::ui {

/// A text field keeps Ctrl+Z for itself even when it has nothing to take back; this lets the window's undo have it
/// then. Watches the whole application as long as it lives.
class UndoKeys : public QObject {
    Q_OBJECT

public:
    explicit UndoKeys(QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace stemdesk::ui
