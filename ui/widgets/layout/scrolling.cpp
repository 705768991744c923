#include "ui/widgets/layout/scrolling.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QScrollArea>

#include <algorithm>

namespace stemdesk::ui {

namespace {

QList<QWidget *> stopsIn(const QWidget &rows)
{
    QList<QWidget *> stops = rows.findChildren<QWidget *>();
    stops.removeIf([&rows](const QWidget *widget) {
        return (widget->focusPolicy() & Qt::TabFocus) != Qt::TabFocus || !widget->isEnabled()
            || !widget->isVisibleTo(&rows);
    });
    return stops;
}

template <class Bars>
void restore(const Bars &bars)
{
    for (const auto &[bar, value] : bars) {
        if (bar)
            bar->setValue(value);
    }
}

QWidget *stopAt(const QWidget &rows, qsizetype place, const QMetaObject *kind)
{
    const QList<QWidget *> stops = stopsIn(rows);
    if (place < stops.size())
        return stops.at(place);
    const auto last = std::find_if(stops.crbegin(), stops.crend(),
                                   [kind](const QWidget *widget) { return widget->metaObject() == kind; });
    return last == stops.crend() ? nullptr : *last;
}

} // namespace

KeptPlace::KeptPlace(QWidget *rows, QWidget *otherwise) : m_rows(rows), m_otherwise(otherwise)
{
    QWidget *focused = QApplication::focusWidget();
    if (!focused || !rows->isAncestorOf(focused))
        return;
    m_focused = focused;
    m_kind = focused->metaObject();
    m_place = stopsIn(*rows).indexOf(focused);
    for (QWidget *around = rows; around; around = around->parentWidget()) {
        if (const auto *area = qobject_cast<QAbstractScrollArea *>(around))
            m_bars.append({{area->verticalScrollBar(), area->verticalScrollBar()->value()},
                           {area->horizontalScrollBar(), area->horizontalScrollBar()->value()}});
    }
}

KeptPlace::~KeptPlace()
{
    if (m_place < 0 || !m_rows || (m_focused && m_focused->isVisible()))
        return;
    restore(m_bars);
    const QPointer<QWidget> next = QApplication::focusWidget(); // If something else moves the focus, it stays there.
    // New rows are laid out, and old ones destroyed, only after this.
    QMetaObject::invokeMethod(
        m_rows,
        [rows = m_rows, otherwise = m_otherwise, kind = m_kind, place = m_place, bars = m_bars, next] {
            if (QApplication::focusWidget() != next)
                return;
            QWidget *stop = stopAt(*rows, place, kind);
            if (!stop)
                stop = otherwise;
            if (stop)
                stop->setFocus(Qt::OtherFocusReason);
            restore(bars);
        },
        Qt::QueuedConnection);
}

EdgeScrollBar::EdgeScrollBar() : QScrollBar(Qt::Vertical)
{
    setAttribute(Qt::WA_OpaquePaintEvent, false);
}

void EdgeScrollBar::put(QScrollArea &area)
{
    area.setVerticalScrollBar(new EdgeScrollBar);
    area.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
}

void EdgeScrollBar::paintEvent(QPaintEvent *event)
{
    if (maximum() > minimum())
        QScrollBar::paintEvent(event);
}

} // namespace stemdesk::ui
