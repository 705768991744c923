#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QWidgetList>

namespace stemdesk::ui {

class PageStack;

/// The way of the keyboard through the window: the rail, the head of the page, what it shows, its panel. Tab goes from
/// control to control as they are read, whenever they were made; F6 takes it to the next part and Shift+F6 to the one
/// before, each of which has it again where it was. Ctrl+Tab and Ctrl+Page Down open the next tab of the page.
class KeyboardOrder : public QObject {
    Q_OBJECT

public:
    /// Both are parts of `window` and outlive this object.
    KeyboardOrder(QWidget &rail, PageStack &pages, QWidget *window);

    /// For the window's focusNextPrevChild(). Qt's own order would follow a page that hands the keyboard to its table,
    /// and leave out the head above it.
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
