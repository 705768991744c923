#pragma once

#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QSet>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <functional>

class QWindow;

namespace stemdesk {

/// How much a mouse came by.
struct WalkCounts {
    int views = 0; ///< Tables, trees and lists.
    int widgets = 0;
    int opened = 0; ///< Menus, lists and dialogs that a press opened.
    int events = 0;

    WalkCounts &operator+=(const WalkCounts &other);
};

/// Moves the mouse over everything a window shows, including what appears only on the way: it rests on each widget, at
/// its edges, on rows, empty areas and headers; it clicks, double-clicks, drags by ten pixels, turns the wheel and
/// opens context menus. Menus and dialogs that open are walked and closed. With STEMDESK_MOUSE_WALK=all it does so at
/// every place, otherwise it clicks one widget of each kind.
class MouseWalk : public QObject {
    Q_OBJECT

public:
    explicit MouseWalk(QWidget &window);
    ~MouseWalk() override;
    Q_DISABLE_COPY_MOVE(MouseWalk)

    /// Never clicks in this widget, which leads away from what is being walked.
    void leaveAlone(QWidget *part) { m_leftAlone.append(part); }
    /// Visits the whole window, or one part of it. `settle` waits until the window shows the expected page, and returns
    /// to it if a press has led elsewhere.
    void walk(const QString &where, const std::function<void()> &settle, const QWidget *part = nullptr);

    const WalkCounts &counts() const { return m_counts; }
    /// Qt's warnings, and texts that would be taken for HTML, each with its place.
    QStringList complaints() const { return m_complaints; }

private:
    static void onMessage(QtMsgType type, const QMessageLogContext &context, const QString &text);

    static QWidget *next(const QWidget &part, QSet<QString> &done);
    bool isLeftAlone(const QWidget &widget) const;
    void visit(QWidget &widget);
    QList<QPoint> placesOf(const QWidget &widget) const;
    void hover(QWidget &widget, const QPoint &place);
    void press(QWidget &widget, const QPoint &place);
    void drag(QWindow &window, const QPoint &place);
    void turnWheel(QWindow &window, const QPoint &place);
    void complain(const QString &why);
    void checkLabels(const QWidgetList &widgets);
    void onTick();
    void closeWhatOpened();
    void lookOver(QWidget &opened);

    QWidget &m_window;
    QList<QPointer<QWidget>> m_leftAlone;
    QTimer m_watcher;
    WalkCounts m_counts;
    QStringList m_complaints;
    QSet<QString> m_lookedOver; ///< Menus and dialogs that were walked, by kind.
    QString m_where;
    std::function<void()> m_settle;
    QPointer<QWindow> m_dragged;
    int m_dragTicks = 0;
    bool m_isClosing = false;
    bool m_isEverywhere = false;
};

} // namespace stemdesk
