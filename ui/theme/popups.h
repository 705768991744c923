#pragma once

#include <QObject>

class QMenu;
class QWidget;

namespace stemdesk::ui {

/// Keeps a menu within its window: one that would open beyond the right edge ends where its button does.
class MenuPlace : public QObject {
    Q_OBJECT

public:
    static void put(QMenu *menu);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit MenuPlace(QMenu *menu);
};

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
