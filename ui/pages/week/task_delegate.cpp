#include "ui/pages/week/task_delegate.h"

#include "ui/icons.h"
#include "ui/pages/week/day_tasks_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/layout/card_list.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

/// A text on a card, from top to bottom.
struct CardText {
    int role;
    TextStyle style;
    int mostLines;
    int mostDone; ///< The same of a done task.
};

constexpr std::array kTexts{CardText{Qt::DisplayRole, TextStyle::Strong, 12, 2},
                            CardText{DayTasksModel::EventRole, TextStyle::Small, 3, 2},
                            CardText{DayTasksModel::WorkRole, TextStyle::Small, 3, 0},
                            CardText{DayTasksModel::LateRole, TextStyle::Small, 2, 0}};

int headHeight(const QModelIndex &index)
{
    if (index.data(DayTasksModel::HeadingRole).toString().isEmpty())
        return 0;
    return QFontMetrics(fontFor(TextStyle::Caption)).height() + kSpace8;
}

/// Cut if they do not fit. The top moves to below them.
void paintLines(QPainter &painter, QRect &area, const QStringList &lines, const QFont &font, const QColor &colour)
{
    painter.setFont(font);
    painter.setPen(colour);
    const QFontMetrics metrics(font);
    for (const QString &text : lines) {
        const QRect line(area.left(), area.top(), area.width(), metrics.height());
        const QString cut = metrics.elidedText(text, Qt::ElideRight, area.width());
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, cut);
        area.setTop(line.bottom() + 1 + kSpace2);
    }
}

/// Parts that do not fit beside one another begin lines of their own, without the point between them.
QStringList linesOf(const QString &words, const QFont &font, int width, int mostLines)
{
    const QStringList parts = words.split(u" · "_s);
    return parts.size() > 1 && parts.size() <= mostLines && textWidth(font, words) > width
        ? parts
        : cardLines(words, font, width, mostLines);
}

int textRoom(const QStyleOptionViewItem &option)
{
    return cardWidth(option, kSpace8) - kIcon - 3 * kSpace8;
}

struct LaidText {
    QStringList lines;
    QFont font;
    int outdent = 0;
};

/// A done task says only what it was and for which event, because people look for what is still to do. A delay for
/// which there is no room beside the tick begins below it: it is read at a glance.
LaidText laidOut(const CardText &text, const QModelIndex &index, int width)
{
    const bool isDone = index.data(DayTasksModel::DoneRole).toBool();
    const QString words = index.data(text.role).toString();
    const bool isTitle = text.role == Qt::DisplayRole;
    const QFont font = fontFor(isDone && isTitle ? TextStyle::Body : text.style);
    if (isDone)
        return {.lines = text.mostDone == 0 ? QStringList() : cardLines(words, font, width, text.mostDone),
                .font = font};
    const qreal wanted = textWidth(font, words);
    const int below = width + kIcon + kSpace8;
    const bool isBelow = text.role == DayTasksModel::LateRole && wanted > width && wanted <= below;
    return {.lines = linesOf(words, font, isBelow ? below : width, text.mostLines),
            .font = font,
            .outdent = isBelow ? below - width : 0};
}

void paintTexts(QPainter &painter, const QRect &area, int width, const QModelIndex &index)
{
    const ColourTokens &tokens = themeTokens();
    const bool isDone = index.data(DayTasksModel::DoneRole).toBool();
    int top = area.top();
    for (const CardText &text : kTexts) {
        const LaidText laid = laidOut(text, index, width);
        const bool isQuiet = isDone || text.role == DayTasksModel::EventRole;
        const bool isLate = text.role == DayTasksModel::LateRole;
        QRect place = area.adjusted(-laid.outdent, 0, 0, 0);
        place.setTop(top);
        paintLines(painter, place, laid.lines, laid.font,
                   isLate        ? tokens.warning
                       : isQuiet ? tokens.quiet
                                 : tokens.text);
        top = place.top();
    }
}

/// A done task has a quiet mark, because people look for what is still to do.
void paintTick(QPainter &painter, const QRect &tick, bool isDone, bool isLate, const ColourTokens &tokens)
{
    painter.setRenderHint(QPainter::Antialiasing);
    QColor doneEdge = tokens.edge;
    doneEdge.setAlpha(doneEdge.alpha() / 2);
    painter.setPen(QPen(isDone ? doneEdge : isLate ? tokens.warning : tokens.edge, kHairline));
    painter.setBrush(tokens.panel);
    painter.drawEllipse(QRectF(tick).adjusted(0.5, 0.5, -0.5, -0.5));
    if (!isDone)
        return;
    painter.setPen(QPen(tokens.quiet, kFocusWidth - kHairline / 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QRectF in = QRectF(tick).adjusted(kSpace4, kSpace4, -kSpace4, -kSpace4);
    painter.drawPolyline(
        QPolygonF({{in.left(), in.center().y()}, {in.center().x() - kHairline, in.bottom()}, {in.right(), in.top()}}));
}

/// The mark of a person: beside the name, or along the edge of a card under another heading.
void paintPerson(QPainter &painter, const QRectF &mark, const QModelIndex &index, const ColourTokens &tokens)
{
    const int colour = index.data(DayTasksModel::ColourRole).toInt();
    if (colour < 0)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.people.at(size_t(colour)));
    const qreal radius = std::min(mark.width(), mark.height()) / 2;
    painter.drawRoundedRect(mark, radius, radius);
    painter.restore();
}

} // namespace

QRect TaskDelegate::cardRect(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return option.rect.adjusted(kSpace8, headHeight(index), -cardMargin(option, kSpace8), -kSpace4);
}

QRect TaskDelegate::tickOf(const QRect &rect, const QModelIndex &index)
{
    const int line = QFontMetrics(fontFor(TextStyle::Strong)).height();
    const int top = rect.top() + headHeight(index) + kSpace8;
    return {rect.left() + 2 * kSpace8, top + (line - kIcon) / 2, kIcon, kIcon};
}

void TaskDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColourTokens &tokens = themeTokens();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isHovered = option.state.testFlag(QStyle::State_MouseOver);
    const bool isDone = index.data(DayTasksModel::DoneRole).toBool();
    painter->save();
    const QRect card = cardRect(option, index);
    if (const QString heading = index.data(DayTasksModel::HeadingRole).toString(); !heading.isEmpty()) {
        const bool isEarlier = index.data(DayTasksModel::EarlierRole).toBool();
        const QFont font = fontFor(TextStyle::Caption);
        QRect head = card.adjusted(kSpace4 + kHairline, 0, 0, 0); // Below the text of the day's name.
        head.setTop(option.rect.top() + kSpace4);
        if (!isEarlier && index.data(DayTasksModel::ColourRole).toInt() >= 0) {
            const int line = QFontMetrics(font).height();
            paintPerson(*painter, QRectF(head.left(), head.top() + (line - kDot) / 2.0, kDot, kDot), index, tokens);
            head.setLeft(head.left() + kDot + kSpace4);
        }
        paintLines(*painter, head, cardLines(heading, font, head.width(), 1), font,
                   isEarlier ? tokens.warning : tokens.quiet);
    }
    paintPanel(*painter, card,
               isSelected      ? tokens.selection
                   : isHovered ? tokens.hover
                               : tokens.panel,
               isSelected ? tokens.accent : tokens.hairline);
    if (index.data(DayTasksModel::EarlierRole).toBool())
        paintPerson(
            *painter,
            QRectF(card.left() + kSpace2, card.top() + kRadius, kSpace2 + kHairline, card.height() - 2 * kRadius),
            index, tokens);
    if (option.state.testFlag(QStyle::State_HasFocus))
        paintFocusFrame(*painter, card, tokens);
    const QRect tick = tickOf(option.rect, index);
    paintTick(*painter, tick, isDone, !index.data(DayTasksModel::LateRole).toString().isEmpty(), tokens);
    const QRect area = card.adjusted(tick.right() - card.left() + kSpace8, kSpace8, -kSpace8, -kSpace4);
    paintTexts(*painter, area, textRoom(option), index);
    painter->restore();
}

QSize TaskDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int width = textRoom(option);
    int height = headHeight(index) + 2 * kSpace8 + kSpace4 - kSpace2;
    for (const CardText &text : kTexts) {
        const LaidText laid = laidOut(text, index, width);
        height += int(laid.lines.size()) * (QFontMetrics(laid.font).height() + kSpace2);
    }
    return {0, height};
}

bool TaskDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                               const QModelIndex &index)
{
    const auto toggle = [&] { return model->setData(index, {}, Qt::CheckStateRole); };
    if (event->type() == QEvent::KeyPress)
        return static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space && toggle();
    const bool isMouse = event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseButtonPress
        || event->type() == QEvent::MouseButtonDblClick;
    if (!isMouse || !tickOf(option.rect, index).contains(static_cast<QMouseEvent *>(event)->position().toPoint()))
        return false;
    // The list moves on after the first click of two: the second one would tick what takes its place.
    if (event->type() == QEvent::MouseButtonPress)
        m_isDoubleClick = false;
    else if (event->type() == QEvent::MouseButtonDblClick)
        m_isDoubleClick = true;
    return event->type() != QEvent::MouseButtonRelease || m_isDoubleClick || toggle();
}

} // namespace stemdesk::ui
