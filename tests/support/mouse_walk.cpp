#include "tests/support/mouse_walk.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QDialog>
#include <QDrag>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QTabBar>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRowsPressed = 3;
constexpr int kMostOfAWindow = 2'000; ///< Limit of widgets, in case each press creates new ones.
constexpr int kTick = 15;
constexpr int kTicksToDrop = 3;

MouseWalk *theWalk = nullptr;
QtMessageHandler theHandler = nullptr;

/// Key by which similar widgets are visited once: same class, same texts, same part.
QString kindOf(const QWidget &widget)
{
    QString kind = QString::fromLatin1(widget.metaObject()->className());
    for (const QString &word :
         {widget.objectName(), widget.accessibleName(), widget.property("text").toString(), widget.windowTitle()})
        kind += u'|' + word;
    const QWidget *parent = widget.parentWidget();
    return parent && !widget.isWindow() ? kind + u" in "_s + QString::fromLatin1(parent->metaObject()->className())
            + parent->objectName() + parent->accessibleName()
                                        : kind;
}

const QAbstractItemView *viewOf(const QWidget &viewport)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(viewport.parentWidget());
    return view && view->viewport() == &viewport ? view : nullptr;
}

/// The middle, and one pixel inside each edge.
QList<QPoint> edgesOf(const QRect &area)
{
    const QPoint middle = area.center();
    return {middle,
            {area.left() + 1, middle.y()},
            {area.right() - 1, middle.y()},
            {middle.x(), area.top() + 1},
            {middle.x(), area.bottom() - 1}};
}

QList<QPoint> sectionsOf(const QHeaderView &header)
{
    QList<QPoint> places;
    for (int section = 0; section < header.count(); ++section) {
        const int left = header.sectionViewportPosition(section);
        for (const int at : {left + header.sectionSize(section) / 2, left + header.sectionSize(section) - 1})
            places.append(header.orientation() == Qt::Horizontal ? QPoint(at, header.height() / 2)
                                                                 : QPoint(header.width() / 2, at));
    }
    return places;
}

QList<QPoint> cellsOf(const QAbstractItemView &view)
{
    QList<QPoint> places;
    const QAbstractItemModel *model = view.model();
    if (!model)
        return places;
    const int rows = model->rowCount(view.rootIndex());
    for (int row = 0; row < rows; row = row == kRowsPressed - 1 ? std::max(rows - 1, kRowsPressed) : row + 1) {
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column)
            places.append(view.visualRect(model->index(row, column, view.rootIndex())).center());
    }
    return places;
}

void bringIntoView(QWidget &widget)
{
    for (QWidget *above = widget.parentWidget(); above; above = above->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(above))
            area->ensureWidgetVisible(&widget, 0, 0);
    }
}

} // namespace

WalkCounts &WalkCounts::operator+=(const WalkCounts &other)
{
    views += other.views;
    widgets += other.widgets;
    opened += other.opened;
    events += other.events;
    return *this;
}

MouseWalk::MouseWalk(QWidget &window)
    : m_window(window), m_isEverywhere(qEnvironmentVariable("STEMDESK_MOUSE_WALK") == "all"_L1)
{
    theWalk = this;
    theHandler = qInstallMessageHandler(onMessage);
    connect(&m_watcher, &QTimer::timeout, this, &MouseWalk::onTick);
    m_watcher.start(kTick);
}

MouseWalk::~MouseWalk()
{
    qInstallMessageHandler(theHandler);
    theWalk = nullptr;
}

void MouseWalk::onMessage(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    // The offscreen platform warns about what it cannot do.
    if (type != QtDebugMsg && type != QtInfoMsg && !text.startsWith("This plugin does not support"_L1))
        theWalk->complain(text);
    theHandler(type, context, text);
}

void MouseWalk::complain(const QString &why)
{
    if (const QString said = m_where + u": "_s + why; !m_complaints.contains(said))
        m_complaints.append(said);
}

void MouseWalk::walk(const QString &where, const std::function<void()> &settle, const QWidget *part)
{
    m_settle = settle;
    m_where = where;
    m_settle();
    QSet<QString> done;
    while (QWidget *widget = done.size() < kMostOfAWindow ? next(part ? *part : m_window, done) : nullptr) {
        m_where = where + u", "_s + kindOf(*widget);
        visit(*widget);
        closeWhatOpened();
        m_settle();
    }
    m_where = where;
}

QWidget *MouseWalk::next(const QWidget &part, QSet<QString> &done)
{
    for (QWidget *widget : part.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->isWindow() || widget->visibleRegion().isEmpty())
            continue;
        const QString kind = kindOf(*widget);
        if (!done.contains(kind)) {
            done.insert(kind);
            return widget;
        }
    }
    return nullptr;
}

bool MouseWalk::isLeftAlone(const QWidget &widget) const
{
    return std::ranges::any_of(m_leftAlone, [&](const QPointer<QWidget> &part) {
        return part && (part == &widget || part->isAncestorOf(&widget));
    });
}

QList<QPoint> MouseWalk::placesOf(const QWidget &widget) const
{
    QList<QPoint> places = edgesOf(widget.rect());
    if (const QAbstractItemView *view = viewOf(widget)) {
        const auto *header = qobject_cast<const QHeaderView *>(view);
        places = (header ? sectionsOf(*header) : cellsOf(*view)) + places;
        places.append(widget.rect().bottomRight() - QPoint(2, 2)); // Usually without a cell.
    }
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        for (int tab = 0; tab < tabs->count(); ++tab)
            places.append(tabs->tabRect(tab).center());
    }
    places.removeIf([&](const QPoint &place) { return !widget.visibleRegion().contains(place); });
    return places;
}

void MouseWalk::visit(QWidget &visited)
{
    const QPointer<QWidget> widget(&visited);
    if (!m_window.isActiveWindow())
        m_window.activateWindow(); // A window manager does this after a menu; tests have none.
    ++m_counts.widgets;
    if (const auto *view = viewOf(visited); view && !qobject_cast<const QHeaderView *>(view))
        ++m_counts.views;
    bringIntoView(visited);
    checkLabels({&visited});
    const QList<QPoint> places = placesOf(visited);
    for (const QPoint &place : places) {
        if (widget && widget->isVisible())
            hover(*widget, place);
    }
    if (!widget || isLeftAlone(*widget) || !widget->isEnabled())
        return;
    const bool hasPlaces = viewOf(visited) || qobject_cast<const QTabBar *>(&visited) || m_isEverywhere;
    for (const QPoint &place : hasPlaces ? places : places.first(std::min<qsizetype>(places.size(), 1))) {
        if (widget && widget->isVisible() && widget->visibleRegion().contains(place))
            press(*widget, place);
    }
}

/// Moves there, and rests.
void MouseWalk::hover(QWidget &visited, const QPoint &place)
{
    const QPointer<QWidget> widget(&visited);
    QWidget *window = visited.window();
    const QPoint there = visited.mapTo(window, place);
    if (!window->windowHandle() || !window->rect().contains(there))
        return;
    QTest::mouseMove(window->windowHandle(), there);
    ++m_counts.events;
    if (!widget)
        return;
    QHelpEvent help(QEvent::ToolTip, place, visited.mapToGlobal(place));
    QApplication::sendEvent(&visited, &help);
    ++m_counts.events;
    checkLabels(QApplication::topLevelWidgets());
}

void MouseWalk::press(QWidget &visited, const QPoint &place)
{
    const QPointer<QWidget> widget(&visited);
    const QPointer<QWindow> window(visited.window()->windowHandle());
    const QPoint there = visited.mapTo(visited.window(), place);
    QWidget *under = visited.window()->childAt(there);
    if (!window || (under != &visited && !visited.isAncestorOf(under))) // Something covers it.
        return;
    const auto isThere = [&] {
        closeWhatOpened();
        return widget && window && widget->isVisible() && window->isVisible();
    };
    const std::function<void()> acts[] = {
        [&] { turnWheel(*window, there); },
        [&] { drag(*window, there); },
        [&] { QTest::mouseClick(window, Qt::RightButton, {}, there); },
        [&] { QTest::mouseDClick(window, Qt::LeftButton, {}, there); },
        [&] { QTest::mouseClick(window, Qt::LeftButton, {}, there); },
    };
    for (const auto &act : acts) {
        if (!isThere())
            return;
        act();
        m_counts.events += 2;
        closeWhatOpened();
        if (QWidget *editor = QApplication::focusWidget(); editor && editor->property("cellEditor").toBool())
            QTest::keyClick(editor, Qt::Key_Escape);
    }
    m_settle();
}

void MouseWalk::drag(QWindow &window, const QPoint &place)
{
    const QPointer<QWindow> dragged(&window);
    QTest::mousePress(&window, Qt::LeftButton, {}, place);
    m_dragged = dragged;
    m_dragTicks = 0;
    const QPoint inwards(place.x() < window.width() / 2 ? 1 : -1, place.y() < window.height() / 2 ? 1 : -1);
    for (const int step : {3, 6, 10}) {
        if (dragged)
            QTest::mouseMove(dragged, place + step * inwards);
        ++m_counts.events;
    }
    m_dragged.clear();
    if (dragged)
        QTest::mouseRelease(dragged, Qt::LeftButton, {}, place + 10 * inwards);
}

void MouseWalk::turnWheel(QWindow &window, const QPoint &place)
{
    for (const int turn : {-120, 120}) {
        QWheelEvent wheel(place, window.mapToGlobal(place), {}, {0, turn}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&window, &wheel);
    }
}

/// Labels and tooltips that take a name for HTML when it looks like it.
void MouseWalk::checkLabels(const QWidgetList &widgets)
{
    for (const QWidget *widget : widgets) {
        const auto *label = qobject_cast<const QLabel *>(widget);
        if (label && label->isVisible() && label->textFormat() != Qt::PlainText)
            complain(u"not plain: "_s + label->text());
    }
}

/// Also runs while a menu, dialog or drag has its own event loop.
void MouseWalk::onTick()
{
    closeWhatOpened();
    if (!m_dragged || ++m_dragTicks < kTicksToDrop)
        return;
    if (m_dragTicks > 2 * kTicksToDrop) {
        QDrag::cancel();
        return;
    }
    const QPointF place(m_dragged->width() / 2.0, m_dragged->height() / 2.0);
    QCoreApplication::postEvent(m_dragged,
                                new QMouseEvent(QEvent::MouseButtonRelease, place, m_dragged->mapToGlobal(place),
                                                Qt::LeftButton, Qt::NoButton, Qt::NoModifier));
}

void MouseWalk::closeWhatOpened()
{
    if (m_isClosing)
        return;
    const QScopedValueRollback closing(m_isClosing, true);
    const auto opened = [this]() -> QWidget * {
        for (QWidget *one : {QApplication::activePopupWidget(), QApplication::activeModalWidget()}) {
            if (one && one != &m_window)
                return one;
        }
        const QWidgetList windows = QApplication::topLevelWidgets();
        const auto other = std::ranges::find_if(windows, [this](const QWidget *one) {
            return one->isVisible() && one != &m_window && one->windowType() != Qt::ToolTip;
        });
        return other == windows.end() ? nullptr : *other;
    };
    constexpr int kMostAtOnce = 8;
    for (int count = 0; count < kMostAtOnce; ++count) {
        const QPointer<QWidget> one(opened());
        if (!one)
            return;
        lookOver(*one);
        if (auto *dialog = qobject_cast<QDialog *>(one.data()))
            dialog->reject();
        else if (one)
            one->close();
    }
}

void MouseWalk::lookOver(QWidget &opened)
{
    const QString kind = kindOf(opened);
    if (m_lookedOver.contains(kind))
        return;
    m_lookedOver.insert(kind);
    ++m_counts.opened;
    const QPointer<QWidget> window(&opened);
    const QScopedValueRollback where(m_where, m_where + u" > "_s + kind);
    QList<QPointer<QWidget>> parts{window};
    for (QWidget *part : opened.findChildren<QWidget *>())
        parts.append(part);
    for (const QPointer<QWidget> &part : parts) {
        if (!part || !part->isVisible() || part->window() != window)
            continue;
        ++m_counts.widgets;
        checkLabels({part});
        QList<QPoint> places = placesOf(*part);
        if (const auto *menu = qobject_cast<const QMenu *>(part.data())) {
            for (QAction *action : menu->actions())
                places.append(menu->actionGeometry(action).center());
        }
        for (const QPoint &place : places) {
            if (part && part->isVisible())
                hover(*part, place);
        }
    }
}

} // namespace stemdesk
