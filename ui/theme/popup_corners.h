#pragma once

#include <QObject>

class QWidget;

namespace stemdesk::ui {

/// Cuts the corners of a window that pops up (a menu, a list of choices) as those of a panel are rounded.
class PopupCorners : public QObject {
    Q_OBJECT

public:
    /// Before the popup is shown for the first time.
    static void put(QWidget *popup);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit PopupCorners(QWidget *popup);
};

} // namespace stemdesk::ui
