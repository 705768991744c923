#pragma once

#include <QObject>

namespace stemdesk::ui {

/// Ctrl+K in a window, wherever its keyboard is: a text field would keep it for itself, to delete the rest of its line.
class PaletteKey : public QObject {
    Q_OBJECT

public:
    explicit PaletteKey(QWidget *window);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void pressed();
};

} // namespace stemdesk::ui
