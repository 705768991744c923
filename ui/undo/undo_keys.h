#pragma once

#include <QObject>

namespace stemdesk::ui {

/// Gives Ctrl+Z to the window's undo when the focused text field has nothing to undo. Filters the whole application's
/// events while it lives.
class UndoKeys : public QObject {
    Q_OBJECT

public:
    explicit UndoKeys(QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace stemdesk::ui
