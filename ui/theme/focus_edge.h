#pragma once

#include <QWidget>

namespace stemdesk::ui {

/// Whether a key was pressed since the mouse was used last, or at all. A page opened by the mouse or at the program's
/// start gives one of its parts the keyboard, and needs no ring to say so. Watches from the first call on.
bool isKeyboardUsedLast();

/// The frame round an area that scrolls by the keyboard, while the area itself has it and the keyboard was used last.
/// Lets the mouse through.
class FocusEdge : public QWidget {
    Q_OBJECT

public:
    explicit FocusEdge(QWidget *area);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace stemdesk::ui
