#include "ui/pages/events/month_grid.h"

#include "core/base/day.h"
#include "core/domain/events/event.h"
#include "ui/pages/events/month_delegate.h"
#include "ui/pages/events/month_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/event_words.h"
#include "ui/words/menu_text.h"

#include <QApplication>
#include <QDrag>
#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

QString draggedEventType()
{
    return u"application/x-stemdesk-day-event"_s;
}

} // namespace

MonthGrid::MonthGrid(MonthModel &model, QWidget *parent)
    : QTableView(parent), m_model(model), m_delegate(new MonthDelegate(model, this)), m_day(new QMenu(this))
{
    setAccessibleName(tr("Days of the month"));
    m_day->setAccessibleName(tr("Events of the day"));
    auto *header = new HeaderView(this);
    header->setEdgePadding(metric::kCellPadding);
    setHorizontalHeader(header);
    setModel(&model);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    setCurrentIndex(model.indexOf(model.today()));
    connect(this, &QWidget::customContextMenuRequested, this, &MonthGrid::showMenu);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { pick({}); });
}

QDate MonthGrid::currentDay() const
{
    return m_model.dayAt(currentIndex());
}

void MonthGrid::goTo(QDate day)
{
    m_model.setMonth(day);
    setCurrentIndex(m_model.indexOf(day));
}

void MonthGrid::pick(const EventId &id)
{
    m_picked = id;
    m_delegate->setPicked(id);
    viewport()->update();
}

std::optional<Event> MonthGrid::currentEvent() const
{
    const QList<Event> events = m_model.eventsOn(currentDay());
    const auto picked = std::ranges::find(events, m_picked, &Event::id);
    if (picked != events.cend())
        return *picked;
    return events.size() == 1 ? std::optional(events.constFirst()) : std::nullopt;
}

/// The day to which an arrow or page key moves from the current one; an invalid date for other keys.
QDate MonthGrid::dayFor(int key) const
{
    const QDate day = currentDay().isValid() ? currentDay() : m_model.month();
    const int forward = isRightToLeft() ? -1 : 1;
    switch (key) {
    case Qt::Key_Left: return plusDays(day, -forward);
    case Qt::Key_Right: return plusDays(day, forward);
    case Qt::Key_Up: return plusDays(day, -7);
    case Qt::Key_Down: return plusDays(day, 7);
    case Qt::Key_PageUp: return plusMonths(day, -1);
    case Qt::Key_PageDown: return plusMonths(day, 1);
    case Qt::Key_Home: return m_model.month();
    case Qt::Key_End: return plusDays(plusMonths(m_model.month(), 1), -1);
    default: return {};
    }
}

void MonthGrid::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    if (const QDate day = dayFor(event->key()); isPlain && day.isValid()) {
        goTo(day);
        return;
    }
    if (moves(*event))
        return;
    const auto current = currentEvent();
    if (isPlain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        openDay();
    else if (current && event->key() == Qt::Key_D && event->modifiers() == Qt::ControlModifier)
        Q_EMIT duplicateRequested(current->id);
    else if (current && isPlain && event->key() == Qt::Key_Delete)
        Q_EMIT deleteRequested(current->id);
    else
        QTableView::keyPressEvent(event);
}

/// Ctrl+arrow on a day with a picked or single event moves the event, and the focus with it.
bool MonthGrid::moves(const QKeyEvent &event)
{
    const bool isArrow = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right || event.key() == Qt::Key_Up
        || event.key() == Qt::Key_Down;
    const auto moved = currentEvent();
    if (!isArrow || event.modifiers().setFlag(Qt::KeypadModifier, false) != Qt::ControlModifier || !moved)
        return false;
    const QDate day = dayFor(event.key());
    goTo(day);
    pick(moved->id);
    Q_EMIT moveRequested(moved->id, day);
    return true;
}

void MonthGrid::openDay()
{
    if (const auto event = currentEvent())
        Q_EMIT openRequested(event->id);
    else
        showDay(viewport()->mapToGlobal(visualRect(currentIndex()).center()));
}

void MonthGrid::showDay(const QPoint &globalPlace)
{
    m_day->clear();
    const QList<Event> events = m_model.eventsOn(currentDay());
    if (events.isEmpty())
        return;
    for (const Event &event : events) {
        const QString text = menuText(tr("%1 (%2)").arg(event.name, statusText(event.status)));
        m_day->addAction(text, this, [this, id = event.id] { Q_EMIT openRequested(id); });
    }
    m_day->popup(globalPlace);
}

std::optional<Event> MonthGrid::eventUnder(const QPoint &place) const
{
    const QModelIndex index = indexAt(place);
    const QList<Event> events = m_model.eventsOn(m_model.dayAt(index));
    const DayParts parts = dayParts(visualRect(index), events);
    const auto chip = std::ranges::find_if(parts.chips, [&](const QRect &rect) { return rect.contains(place); });
    return chip == parts.chips.cend() ? std::nullopt : std::optional(events.at(chip - parts.chips.cbegin()));
}

bool MonthGrid::isOnMore(const QPoint &place) const
{
    const QModelIndex index = indexAt(place);
    return dayParts(visualRect(index), m_model.eventsOn(m_model.dayAt(index))).more.contains(place);
}

void MonthGrid::mousePressEvent(QMouseEvent *event)
{
    QTableView::mousePressEvent(event);
    const QPoint place = event->position().toPoint();
    const auto under = eventUnder(place);
    pick(under ? under->id : EventId());
    m_pressedAt = place;
    if (event->button() == Qt::LeftButton && isOnMore(place))
        showDay(event->globalPosition().toPoint());
}

void MonthGrid::mouseMoveEvent(QMouseEvent *event)
{
    const bool isHeld = event->buttons().testFlag(Qt::LeftButton) && !m_picked.isNull();
    if (!isHeld)
        QTableView::mouseMoveEvent(event);
    else if ((event->position().toPoint() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance())
        drag();
}

void MonthGrid::drag()
{
    const auto event = currentEvent();
    if (!event)
        return;
    auto *named = new QMimeData;
    named->setData(draggedEventType(), event->id.text());
    auto *moving = new QDrag(this);
    moving->setMimeData(named);
    moving->exec(Qt::MoveAction);
    setTarget({});
}

void MonthGrid::setTarget(QDate day)
{
    m_delegate->setTarget(day);
    viewport()->update();
}

void MonthGrid::dragEnterEvent(QDragEnterEvent *event)
{
    event->setAccepted(event->mimeData()->hasFormat(draggedEventType()));
}

void MonthGrid::dragMoveEvent(QDragMoveEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    event->setDropAction(Qt::MoveAction);
    event->setAccepted(index.isValid() && event->mimeData()->hasFormat(draggedEventType()));
    setTarget(m_model.dayAt(index));
}

void MonthGrid::dragLeaveEvent(QDragLeaveEvent *)
{
    setTarget({});
}

void MonthGrid::dropEvent(QDropEvent *event)
{
    setTarget({});
    const auto id = idFrom<EventTag>(event->mimeData()->data(draggedEventType()));
    const QDate day = m_model.dayAt(indexAt(event->position().toPoint()));
    event->setAccepted(id && day.isValid());
    if (!event->isAccepted())
        return;
    event->setDropAction(Qt::MoveAction);
    // The chip itself moves once the change is stored.
    Q_EMIT moveRequested(*id, day);
}

void MonthGrid::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QPoint place = event->position().toPoint();
    if (event->button() != Qt::LeftButton || !indexAt(place).isValid())
        return;
    if (const auto under = eventUnder(place))
        Q_EMIT openRequested(under->id);
    else if (!isOnMore(place))
        Q_EMIT newRequested(m_model.dayAt(indexAt(place)));
}

void MonthGrid::showMenu(const QPoint &place)
{
    const auto event = currentEvent();
    const QPoint shown = indexAt(place) == currentIndex() ? place : visualRect(currentIndex()).center();
    if (event)
        Q_EMIT menuRequested(event->id, viewport()->mapToGlobal(shown));
    else
        showDay(viewport()->mapToGlobal(shown));
}

bool MonthGrid::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const auto under = eventUnder(help->pos());
        QStringList lines;
        if (under) {
            lines << under->name << statusText(under->status);
            for (const QString &line : {m_model.hourOf(*under), m_model.lateText(under->id), clientsText(*under),
                                        oneLine(under->venueAddress)}) {
                if (!line.isEmpty())
                    lines << line;
            }
        }
        showTip(help->globalPos(), lines.join(u'\n'), *viewport());
        return true;
    }
    return QTableView::viewportEvent(event);
}

} // namespace stemdesk::ui
