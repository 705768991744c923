#include "ui/pages/orders/event_pick_delegate.h"

#include "ui/pages/orders/event_pick_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kToText = kChoice + kSpace8; ///< The same distance as in a check box.

int eventHeight()
{
    const QFontMetrics body(fontFor(TextStyle::Body));
    const QFontMetrics small(fontFor(TextStyle::Small));
    return body.height() + small.height() + kSpace2 + 2 * kSpace8;
}

} // namespace

void EventPickDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColourTokens &tokens = themeTokens();
    const bool isWeek = index.data(EventPickModel::IsWeekRole).toBool();
    painter->save();
    if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, tokens.hover);
    // The events of a week are indented below it.
    const QRect row = option.rect.adjusted(kPageEdge + (isWeek ? 0 : kTreeIndent), 0, -kSpace16, 0);
    paintChoice(*painter, QRect(row.left(), row.top(), kChoice, row.height()),
                {.state = index.data(Qt::CheckStateRole).value<Qt::CheckState>()}, tokens);
    const QRect area = row.adjusted(kToText, 0, 0, 0);
    if (isWeek)
        paintWeek(*painter, area, index, tokens);
    else
        paintEvent(*painter, area, index, tokens);
    if (option.state.testFlag(QStyle::State_HasFocus) && isKeyboardUsedLast())
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), kFocusWidth, option.rect.height()),
                          tokens.accent);
    painter->restore();
}

void EventPickDelegate::paintWeek(QPainter &painter, const QRect &area, const QModelIndex &index,
                                  const ColourTokens &tokens)
{
    if (index.row() > 0)
        paintHairlineBelow(painter,
                           QRectF(area.left() - kPageEdge - kToText, area.top(),
                                  area.width() + kPageEdge + kSpace16 + kToText, kHairline),
                           tokens.hairline);
    painter.setFont(fontFor(TextStyle::Small));
    painter.setPen(tokens.quiet);
    const QString text = QFontMetrics(painter.font()).elidedText(index.data().toString(), Qt::ElideRight, area.width());
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, text);
}

void EventPickDelegate::paintEvent(QPainter &painter, const QRect &area, const QModelIndex &index,
                                   const ColourTokens &tokens)
{
    const QFontMetrics small(fontFor(TextStyle::Small));
    const int nameHeight = QFontMetrics(fontFor(TextStyle::Body)).height();
    QRect line(area.left(), area.top() + (area.height() - nameHeight - kSpace2 - small.height()) / 2, area.width(),
               nameHeight);
    painter.setFont(fontFor(TextStyle::Body));
    painter.setPen(tokens.text);
    const QString name = index.data().toString();
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(painter.font()).elidedText(name, Qt::ElideRight, line.width()));
    line = QRect(area.left(), line.bottom() + 1 + kSpace2, area.width(), small.height());
    painter.setFont(fontFor(TextStyle::Small));
    const QString day = index.data(EventPickModel::DayRole).toString();
    painter.setPen(tokens.quiet);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, day);
    line.setLeft(line.left() + small.horizontalAdvance(day) + kSpace8);
    const auto tone = Tone(index.data(EventPickModel::StatusToneRole).toInt());
    painter.setPen(toneText(tokens, tone));
    const QString status = index.data(EventPickModel::StatusRole).toString();
    // A draft beside what is ordered is still to do.
    const QString first = status.section(u" · "_s, 0, 0);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, small.elidedText(first, Qt::ElideRight, line.width()));
    line.setLeft(line.left() + small.horizontalAdvance(first));
    painter.setPen(tokens.warning);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     small.elidedText(status.mid(first.size()), Qt::ElideRight, std::max(0, line.width())));
}

QSize EventPickDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {0, index.data(EventPickModel::IsWeekRole).toBool() ? rowHeight() : eventHeight()};
}

bool EventPickDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &,
                                    const QModelIndex &index)
{
    const bool isClick =
        event->type() == QEvent::MouseButtonRelease && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton;
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() : 0;
    if (!isClick && key != Qt::Key_Space && key != Qt::Key_Select)
        return false;
    const bool isChecked = index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
    return model->setData(index, isChecked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

} // namespace stemdesk::ui
