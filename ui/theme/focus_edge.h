#pragma once

#include <QWidget>

namespace stemdesk::ui {

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
