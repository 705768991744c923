#include "ui/pages/week/task_delegate.h"

#include "ui/icons.h"
#include "ui/pages/week/day_tasks_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

int headHeight(const QModelIndex &index)
{
    if (index.data(DayTasksModel::PersonRole).toString().isEmpty())
        return 0;
    return QFontMetrics(fontFor(TextStyle::Caption)).height() + kSpace8;
}

QRect cardOf(const QRect &rect, const QModelIndex &index)
{
    return rect.adjusted(kSpace4, headHeight(index), -kSpace4, -kSpace4);
}

/// One line: the text cut where it does not fit; the top moves to below it.
void paintText(QPainter &painter, QRect &area, const QString &text, TextStyle style, const QColor &colour)
{
    if (text.isEmpty())
        return;
    const QFont font = fontFor(style);
    const QFontMetrics metrics(font);
    painter.setFont(font);
    painter.setPen(colour);
    const QRect line(area.left(), area.top(), area.width(), metrics.height());
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, area.width()));
    area.setTop(line.bottom() + 1 + kSpace2);
}

void paintTick(QPainter &painter, const QRect &tick, bool isDone, const ColourTokens &tokens)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isDone ? QPen(Qt::NoPen) : QPen(tokens.edge, kHairline));
    painter.setBrush(isDone ? QBrush(tokens.accent) : QBrush(tokens.panel));
    painter.drawEllipse(QRectF(tick).adjusted(0.5, 0.5, -0.5, -0.5));
    if (!isDone)
        return;
    painter.setPen(QPen(tokens.onAccent, kFocusWidth - kHairline / 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QRectF in = QRectF(tick).adjusted(kSpace4, kSpace4, -kSpace4, -kSpace4);
    painter.drawPolyline(
        QPolygonF({{in.left(), in.center().y()}, {in.center().x() - kHairline, in.bottom()}, {in.right(), in.top()}}));
}

} // namespace

QRect TaskDelegate::tickOf(const QRect &rect, const QModelIndex &index)
{
    const QRect card = cardOf(rect, index);
    const int line = QFontMetrics(fontFor(TextStyle::Strong)).height();
    return {card.left() + kSpace8, card.top() + kSpace8 + (line - kIcon) / 2, kIcon, kIcon};
}

void TaskDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColourTokens &tokens = themeTokens();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isHovered = option.state.testFlag(QStyle::State_MouseOver);
    const bool isDone = index.data(DayTasksModel::DoneRole).toBool();
    painter->save();
    const QRect card = cardOf(option.rect, index);
    if (const QString person = index.data(DayTasksModel::PersonRole).toString(); !person.isEmpty()) {
        QRect head(card.left() + kSpace8, option.rect.top() + kSpace4, card.width() - kSpace8, headHeight(index));
        paintText(*painter, head, person, TextStyle::Caption, tokens.quiet);
    }
    paintPanel(*painter, card,
               isSelected      ? tokens.selection
                   : isHovered ? tokens.hover
                               : tokens.panel,
               isSelected ? tokens.accent : tokens.hairline);
    if (option.state.testFlag(QStyle::State_HasFocus))
        paintFocusFrame(*painter, card, tokens);
    const QRect tick = tickOf(option.rect, index);
    paintTick(*painter, tick, isDone, tokens);
    QRect area = card.adjusted(tick.right() - card.left() + kSpace8, kSpace8, -kSpace8, -kSpace4);
    paintText(*painter, area, index.data().toString(), isDone ? TextStyle::Body : TextStyle::Strong,
              isDone ? tokens.quiet : tokens.text);
    paintText(*painter, area, index.data(DayTasksModel::EventRole).toString(), TextStyle::Small, tokens.quiet);
    paintText(*painter, area, index.data(DayTasksModel::WorkRole).toString(), TextStyle::Small,
              isDone ? tokens.quiet : tokens.text);
    painter->restore();
}

QSize TaskDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const int strong = QFontMetrics(fontFor(TextStyle::Strong)).height();
    const int small = QFontMetrics(fontFor(TextStyle::Small)).height() + kSpace2;
    const int lines = (index.data(DayTasksModel::EventRole).toString().isEmpty() ? 0 : 1)
        + (index.data(DayTasksModel::WorkRole).toString().isEmpty() ? 0 : 1);
    return {0, headHeight(index) + 2 * kSpace8 + strong + lines * small + kSpace4};
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
    return event->type() != QEvent::MouseButtonRelease || toggle();
}

} // namespace stemdesk::ui
