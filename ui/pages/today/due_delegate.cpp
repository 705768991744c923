#include "ui/pages/today/due_delegate.h"

#include "ui/delegates/cell_content.h"
#include "ui/pages/today/due_model.h"
#include "ui/pages/today/two_lines.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QPainter>
#include <QtMath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

int nameHeight()
{
    return std::max(lineHeight(TextStyle::Strong), qCeil(statusChipHeight()));
}

bool hasState(const QModelIndex &index)
{
    return !index.data(DueModel::EventDayRole).toString().isEmpty();
}

/// "Event on Sat 6 June · Approved", the state in its tone.
void paintState(QPainter &painter, QRect line, const QModelIndex &index, const ColourTokens &tokens)
{
    const QString state = index.data(DueModel::StateRole).toString();
    const QString day = index.data(DueModel::EventDayRole).toString() + (state.isEmpty() ? QString() : u" · "_s);
    paintOneLine(painter, line, {day, TextStyle::Small, tokens.quiet});
    line.setLeft(line.left() + QFontMetrics(fontFor(TextStyle::Small)).horizontalAdvance(day));
    const auto tone = Tone(index.data(DueModel::StateToneRole).toInt());
    paintOneLine(painter, line, {state, TextStyle::Small, toneText(tokens, tone)});
}

} // namespace

void DueDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const ColourTokens tokens = paintRowGround(*painter, option);
    if (index.row() > 0)
        paintHairlineBelow(
            *painter,
            QRectF(option.rect.left() + kSpace16, option.rect.top(), option.rect.width() - 2 * kSpace16, kHairline),
            tokens.hairline);
    QRect line = option.rect.adjusted(kSpace16, kSpace8, -kSpace16, 0);
    line.setHeight(nameHeight());
    const QString due = index.data(DueModel::DueRole).toString();
    const int chip = qCeil(statusChipWidth(due));
    paintStatusChip(*painter, QRectF(line.right() + 1 - chip, line.top(), chip, line.height()), due,
                    Tone(index.data(DueModel::DueToneRole).toInt()), tokens);
    paintOneLine(*painter, line.adjusted(0, 0, -chip - kSpace8, 0),
                 {index.data().toString(), TextStyle::Strong, tokens.text});
    line.translate(0, line.height() + kSpace2);
    line.setHeight(lineHeight(TextStyle::Small));
    const QFontMetricsF small(fontFor(TextStyle::Small));
    const QStringList suppliers = index.data(DueModel::SuppliersRole).toStringList();
    const QString from = suppliers.isEmpty() ? index.data(DueModel::UnnamedRole).toString()
                                             : fittedNames(suppliers, small, line.width(), u" · "_s);
    paintOneLine(*painter, line, {from, TextStyle::Small, tokens.text});
    line.translate(0, line.height() + kSpace2);
    if (hasState(index))
        paintState(*painter, line, index, tokens);
    painter->restore();
}

QSize DueDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const int lines = hasState(index) ? 2 : 1;
    return {0, nameHeight() + lines * (lineHeight(TextStyle::Small) + kSpace2) + 2 * kSpace8};
}

} // namespace stemdesk::ui
