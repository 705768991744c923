#pragma once

#include <QWidget>

namespace stemdesk::ui {

/// Whether the mouse was used last. A page that it opened gives one of its parts the keyboard, and needs no ring to say
/// so. Watches from the first call on.
bool isMouseUsedLast();

/// The frame round an area that scrolls by the keyboard, while the area itself has it and the mouse was not used last.
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
