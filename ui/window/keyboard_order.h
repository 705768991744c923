#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QWidgetList>

namespace stemdesk::ui {

class PageStack;

/// The order in which the focus moves through the window: the rail, the page's header, its content, its panel. Tab goes
/// from control to control in reading order, whenever they were created; F6 goes to the next part and Shift+F6 to the
/// previous one, each of which gets the focus where it last was. Ctrl+Tab and Ctrl+Page Down open the next tab of the
/// page.
class KeyboardOrder : public QObject {
    Q_OBJECT

public:
    /// Both are parts of `window` and outlive this object.
    KeyboardOrder(QWidget &rail, PageStack &pages, QWidget *window);

    /// For the window's focusNextPrevChild(). Qt's own order would follow a page that passes the focus to its table,
    /// and leave out the header above it.
    bool step(bool next);

private:
    QWidgetList parts() const;
    QWidgetList stops(const QWidgetList &parts) const;
    void stepPart(int direction);
    void stepTab(int direction);
    QWidget *placeIn(const QWidgetList &parts, QWidget *part) const;

    QWidget &m_rail;
    PageStack &m_pages;
    QHash<QWidget *, QPointer<QWidget>> m_places; ///< The widget that last had the focus, by part.
};

} // namespace stemdesk::ui
