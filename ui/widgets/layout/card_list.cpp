#include "ui/widgets/layout/card_list.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QCache>
#include <QDrag>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QTextLayout>

#include <algorithm>
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

constexpr int kLaidOutTexts = 1024;

struct CardText {
    QString text;
    QFont font;
    int width;
    int mostLines;

    friend bool operator==(const CardText &, const CardText &) = default;
    friend size_t qHash(const CardText &card, size_t seed = 0)
    {
        return qHashMulti(seed, card.text, card.font, card.width, card.mostLines);
    }
};

QStringList laidOut(const CardText &card)
{
    QStringList lines;
    QTextLayout layout(card.text, card.font);
    layout.beginLayout();
    for (int begun = 0; lines.size() < card.mostLines && begun < card.text.size();) {
        QTextLine line = layout.createLine();
        line.setLineWidth(card.width);
        const bool isLast = lines.size() + 1 == card.mostLines;
        lines += (isLast ? card.text.mid(begun) : card.text.mid(begun, line.textLength())).trimmed();
        begun += line.textLength();
    }
    layout.endLayout();
    return lines;
}

/// A card that goes on below ends in the column's ground, and is not cut.
void paintFade(QPainter &painter, const QAbstractItemView &list)
{
    if (list.verticalScrollBar()->value() >= list.verticalScrollBar()->maximum())
        return;
    QRect foot = list.viewport()->rect();
    foot.setTop(foot.bottom() + 1 - kSpace16);
    QColor ground = themeTokens().ground;
    QLinearGradient fade(foot.topLeft(), foot.bottomLeft());
    fade.setColorAt(1, ground);
    ground.setAlpha(0);
    fade.setColorAt(0, ground);
    painter.fillRect(foot, fade);
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
    connect(verticalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update)); // The fade.
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
    Q_EMIT lookChanged();
}

void CardList::focusOutEvent(QFocusEvent *event)
{
    QListView::focusOutEvent(event);
    Q_EMIT lookChanged();
}

void CardList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    Q_EMIT lookChanged();
}

bool CardList::hasRing() const
{
    return hasFocus() && !currentIndex().isValid() && isKeyboardUsedLast();
}

bool CardList::accepts(const QDropEvent &event) const
{
    return model()->canDropMimeData(event.mimeData(), Qt::MoveAction, -1, -1, {});
}

void CardList::setTarget(bool isTarget)
{
    m_isTarget = isTarget;
    viewport()->update();
    Q_EMIT lookChanged();
}

/// On the viewport.
QRect CardList::cardRect(const QModelIndex &index) const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(index);
    const auto *painter = qobject_cast<const CardPainter *>(itemDelegate());
    return painter ? painter->cardRect(option, index) : option.rect;
}

/// Qt's own picture of what is dragged has the list's ground around the card.
QPixmap CardList::dragPicture(const QModelIndex &index) const
{
    const QRect card = cardRect(index);
    QPixmap picture(card.size() * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.translate(-card.topLeft());
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(index);
    option.state = QStyle::State_Enabled;
    itemDelegate()->paint(&painter, option, index);
    return picture;
}

void CardList::startDrag(Qt::DropActions actions)
{
    QMimeData *dragged = model()->mimeData({currentIndex()});
    if (!dragged)
        return;
    auto *drag = new QDrag(this);
    drag->setMimeData(dragged);
    drag->setPixmap(dragPicture(currentIndex()));
    drag->setHotSpot(viewport()->mapFromGlobal(QCursor::pos()) - cardRect(currentIndex()).topLeft());
    drag->exec(actions, Qt::MoveAction);
    setTarget(false);
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
    QListView::paintEvent(event);
    const ColourTokens &tokens = themeTokens();
    QPainter painter(viewport());
    if (!m_isTarget)
        paintFade(painter, *this);
    const QRect area = viewport()->rect().adjusted(kSpace8, kSpace4, -kSpace8, -kSpace8); // As a row's heading.
    if (model()->rowCount() == 0) {
        painter.setFont(fontFor(TextStyle::Small));
        painter.setPen(m_isTarget ? tokens.accent : tokens.quiet);
        painter.drawText(area, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_empty);
    }
}

QStringList cardLines(const QString &text, const QFont &font, int width, int mostLines)
{
    if (text.isEmpty())
        return {};
    // Not rounded: eliding counts parts of a pixel.
    if (mostLines == 1 || textWidth(font, text) <= width)
        return {text};
    static auto &known = *new QCache<CardText, QStringList>(kLaidOutTexts); // Fonts must not outlive the application.
    const CardText card{.text = text, .font = font, .width = width, .mostLines = mostLines};
    if (const QStringList *lines = known.object(card))
        return *lines;
    auto *lines = new QStringList(laidOut(card));
    const QStringList answer = *lines;
    known.insert(card, lines);
    return answer;
}

int cardMargin(const QStyleOptionViewItem &option, int margin)
{
    const auto *list = qobject_cast<const QAbstractItemView *>(option.widget);
    const QScrollBar *bar = list ? list->verticalScrollBar() : nullptr;
    return bar && bar->isVisibleTo(list) ? std::max(0, margin - bar->width()) : margin;
}

int cardWidth(const QStyleOptionViewItem &option, int margin)
{
    const auto *list = qobject_cast<const QAbstractItemView *>(option.widget);
    return list ? list->viewport()->width() - margin - cardMargin(option, margin) : QWIDGETSIZE_MAX;
}

} // namespace stemdesk::ui
