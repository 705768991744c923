#include "ui/widgets/layout/card_list.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>

#include <utility>

namespace stemdesk::ui {

using namespace metric;

namespace {

/// By how many columns a key moves to the right.
int stepOf(int key)
{
    switch (key) {
    case Qt::Key_Right: return 1;
    case Qt::Key_Left: return -1;
    default: return 0;
    }
}

} // namespace

CardList::CardList(QAbstractItemModel &model, const QString &name, QString empty, QWidget *parent)
    : QListView(parent), m_empty(std::move(empty))
{
    setProperty("bare", true);
    setAccessibleName(name);
    setModel(&model);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDropIndicatorShown(false); // Columns are sorted, so the position of a drop does not matter.
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QAbstractItemView::doubleClicked, this, &CardList::openRequested);
    // Another text may need more lines.
    connect(&model, &QAbstractItemModel::dataChanged, this, [this] { scheduleDelayedItemsLayout(); });
}

bool CardList::takesKey(const QKeyEvent &event)
{
    const bool isControl = event.modifiers() == Qt::ControlModifier;
    const bool isPlain = event.modifiers() == Qt::NoModifier || event.modifiers() == Qt::KeypadModifier;
    const int step = stepOf(event.key());
    const int columns = isRightToLeft() ? -step : step;
    if (columns != 0 && isControl)
        Q_EMIT moveRequested(columns);
    else if (columns != 0 && isPlain)
        Q_EMIT leaveRequested(columns);
    else if (isPlain && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter))
        Q_EMIT openRequested();
    else if (isControl && event.key() == Qt::Key_D)
        Q_EMIT duplicateRequested();
    else if (isPlain && event.key() == Qt::Key_Delete)
        Q_EMIT deleteRequested();
    else
        return false;
    return true;
}

void CardList::keyPressEvent(QKeyEvent *event)
{
    if (!takesKey(*event))
        QListView::keyPressEvent(event);
}

void CardList::focusInEvent(QFocusEvent *event)
{
    QListView::focusInEvent(event);
    const bool byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKeyboard && !currentIndex().isValid())
        setCurrentIndex(model()->index(0, 0));
}

bool CardList::accepts(const QDropEvent &event) const
{
    return model()->canDropMimeData(event.mimeData(), Qt::MoveAction, -1, -1, {});
}

void CardList::setTarget(bool isTarget)
{
    m_isTarget = isTarget;
    viewport()->update();
}

void CardList::dragEnterEvent(QDragEnterEvent *event)
{
    setTarget(accepts(*event));
    event->setAccepted(m_isTarget);
}

void CardList::dragMoveEvent(QDragMoveEvent *event)
{
    event->setDropAction(Qt::MoveAction);
    event->setAccepted(accepts(*event));
}

void CardList::dragLeaveEvent(QDragLeaveEvent *)
{
    setTarget(false);
}

void CardList::dropEvent(QDropEvent *event)
{
    setTarget(false);
    // The card itself moves when the change is stored, whoever made it.
    event->setAccepted(model()->dropMimeData(event->mimeData(), Qt::MoveAction, -1, -1, {}));
}

void CardList::paintEvent(QPaintEvent *event)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(viewport());
    const QRect area = viewport()->rect().adjusted(kSpace8, 0, -kSpace8, -kSpace8);
    if (m_isTarget)
        paintPanel(painter, area, tokens.accentGround, tokens.accent);
    if (model()->rowCount() == 0) {
        painter.setFont(fontFor(TextStyle::Small));
        painter.setPen(m_isTarget ? tokens.accent : tokens.quiet);
        painter.drawText(area.adjusted(0, kSpace12, 0, 0), Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_empty);
    }
    if (hasFocus() && !currentIndex().isValid())
        paintFocusFrame(painter, area, tokens);
    painter.end();
    QListView::paintEvent(event);
}

QStringList cardLines(const QString &text, const QFont &font, int width, int mostLines)
{
    if (text.isEmpty())
        return {};
    if (mostLines == 1 || QFontMetrics(font).horizontalAdvance(text) <= width)
        return {text};
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(width);
    layout.endLayout();
    const QString begun = text.left(first.textLength()).trimmed();
    const QString rest = text.mid(first.textLength());
    return rest.isEmpty() ? QStringList{begun} : QStringList{begun, rest};
}

int cardListWidth(const QStyleOptionViewItem &option)
{
    const auto *list = qobject_cast<const QAbstractItemView *>(option.widget);
    return list ? list->viewport()->width() : QWIDGETSIZE_MAX;
}

} // namespace stemdesk::ui
