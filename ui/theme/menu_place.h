#pragma once

#include <QObject>

class QMenu;

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

} // namespace stemdesk::ui
