#pragma once

#include <QHash>
#include <QWidget>

class QAbstractButton;
class QAction;
class QBoxLayout;
class QButtonGroup;
class QHBoxLayout;
class QVBoxLayout;

namespace stemdesk::ui {

class IconButton;
class RailSearch;
class TextLabel;

/// The left edge of the window: the brand, the search for anything, one entry per page, and the state of shop and
/// server. Up and Down move through the entries.
class NavigationRail : public QWidget {
    Q_OBJECT

public:
    enum class ServerState { Running, Off, Trouble }; ///< Off: because nobody wants it.

    explicit NavigationRail(QWidget *parent = nullptr);

    void addPage(const QString &id, const QString &iconName, const QString &label);

    /// Marks a page without announcing it.
    void setCurrent(const QString &id);
    QString current() const;

    /// A small button above the footer that triggers the action.
    void addTool(QAction *action);

    void setShopName(const QString &name);
    /// The text is the tooltip of the shop's name; trouble is shown below it.
    void setServerState(const QString &text, ServerState state);

    void setCollapsed(bool collapsed);

Q_SIGNALS:
    void searchRequested();
    void pageChosen(const QString &id);
    void collapsedChanged(bool collapsed);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildBrand();
    QWidget *buildFoot();
    void placeBrand();
    void showTools();
    void updateFootTip();
    void showTrouble();

    QButtonGroup *m_group;
    QHash<QString, QAbstractButton *> m_entries;
    QVBoxLayout *m_entryColumn;
    QBoxLayout *m_tools;
    QList<QWidget *> m_toolButtons;
    QHBoxLayout *m_brandRow = nullptr;
    QWidget *m_mark = nullptr;
    TextLabel *m_name;
    IconButton *m_toggle;
    RailSearch *m_search;
    TextLabel *m_shop;
    TextLabel *m_server;
    QWidget *m_dot = nullptr;
    QWidget *m_foot = nullptr;
    bool m_collapsed = false;
    ServerState m_state = ServerState::Off;
};

} // namespace stemdesk::ui
