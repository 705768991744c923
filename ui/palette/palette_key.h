#pragma once

#include <QObject>

namespace stemdesk::ui {

/// Handles Ctrl+K anywhere in a window; a text field would otherwise delete the rest of its line.
class PaletteKey : public QObject {
    Q_OBJECT

public:
    explicit PaletteKey(QWidget *window);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void pressed();
};

} // namespace stemdesk::ui
