#pragma once

#include <QList>
#include <QObject>

class QAction;
class QLineEdit;
class QListView;
class QMenu;
class QStandardItemModel;

namespace stemdesk::ui {

/// Shows the many entries of a menu as a list of a dozen rows below a field: typing while the menu is open leaves only
/// those with a word that begins like that.
class MenuSearch : public QObject {
    Q_OBJECT

public:
    /// Call it directly before the menu is opened; does nothing if it is short once it is filled.
    static void put(QMenu *menu);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit MenuSearch(QMenu *menu);
    void open();
    void fill();
    void giveBack();
    void narrow(const QString &text);
    bool move(int key);
    void mark(int row);
    void take(int row);

    QMenu *m_menu;
    QList<QAction *> m_entries;
    QAction *m_after = nullptr; ///< The action that follows them; nullptr: they are the last.
    QAction *m_place = nullptr;
    QLineEdit *m_field = nullptr;
    QListView *m_list = nullptr;
    QStandardItemModel *m_rows = nullptr;
};

} // namespace stemdesk::ui
