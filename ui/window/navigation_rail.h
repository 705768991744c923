#pragma once

#include <QAbstractButton>
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
class KeyHint;
class TextLabel;

/// One page in the navigation rail: icon and label, or the icon alone.
class RailEntry : public QAbstractButton {
    Q_OBJECT

public:
    RailEntry(QString iconName, const QString &label, QWidget *parent = nullptr);

    void setCollapsed(bool collapsed);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QString m_iconName;
    bool m_collapsed = false;
};

/// Search for anything, at the top of the rail: looks like a field and opens the command palette.
class RailSearch : public QAbstractButton {
    Q_OBJECT

public:
    explicit RailSearch(QWidget *parent = nullptr);

    void setCollapsed(bool collapsed);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    KeyHint *m_hint;
};

/// The small round light at the foot of the rail: running or not.
class StateDot : public QWidget {
    Q_OBJECT

public:
    explicit StateDot(QWidget *parent = nullptr);

    void setOk(bool ok);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_ok = true;
};

/// The leaf.
class BrandMark : public QWidget {
    Q_OBJECT

public:
    explicit BrandMark(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

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
