#pragma once

#include <QObject>

class QAction;
class QLineEdit;
class QMenu;

namespace stemdesk::ui {

/// A field at the top of a long menu: typing while the menu is open leaves only entries with a word that begins like
/// that.
class MenuSearch : public QObject {
    Q_OBJECT

public:
    /// Call it once the menu is filled; does nothing for a short one.
    static void put(QMenu *menu);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit MenuSearch(QMenu *menu);
    void narrow(const QString &text);

    QMenu *m_menu;
    QLineEdit *m_field;
    QAction *m_place;
};

} // namespace stemdesk::ui
