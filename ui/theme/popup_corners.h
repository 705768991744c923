#pragma once

#include <QObject>

class QWidget;

namespace stemdesk::ui {

/// Rounds the corners of a window that pops up (a menu, a list of choices) like those of a panel.
class PopupCorners : public QObject {
    Q_OBJECT

public:
    /// Call it before the popup is first shown.
    static void put(QWidget *popup);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit PopupCorners(QWidget *popup);
};

} // namespace stemdesk::ui
