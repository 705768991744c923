#include "ui/pages/today/coming_delegate.h"

#include "ui/delegates/cell_roles.h"
#include "ui/pages/today/coming_model.h"
#include "ui/pages/today/two_lines.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/tables/header_view.h"

#include <QFontMetrics>
#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kComingSwatches = 6; ///< Or four, and the number of the others.

/// Width of the day column.
int dayWidth()
{
    const QFontMetrics metrics(fontFor(TextStyle::Strong));
    return metrics.horizontalAdvance(widestDate(shortDay, TextStyle::Strong)) + kSpace16;
}

/// The same for all rows.
int chipWidth(const QModelIndex &index)
{
    int width = 0;
    for (const QString &status : index.data(ComingModel::StatusesRole).toStringList())
        width = std::max(width, qCeil(statusChipWidth(status)));
    return width;
}

/// The same for all usual prices; a larger one takes the room that it needs, since a part of it reads as another price.
int priceWidth(const QString &price)
{
    const QFontMetrics metrics(fontFor(TextStyle::Body));
    return std::max(metrics.horizontalAdvance(u"£88,888.88 "_s), metrics.horizontalAdvance(price));
}

} // namespace

void ComingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const QRect area = option.rect.adjusted(kSpace16, 0, -kSpace16, 0);
    if (index.data(ComingModel::IsWeekRole).toBool()) {
        paintWeek(*painter, area, index, themeTokens());
        painter->restore();
        return;
    }
    const ColourTokens tokens = paintRowGround(*painter, option);
    const int days = dayWidth();
    paintDay(*painter, QRect(area.left(), area.top(), days, area.height()), index, tokens);
    paintLine(*painter, option.rect, area.left() + days + kSpace8, index, tokens);
    paintEvent(*painter, area.adjusted(days + kSpace24, 0, 0, 0), index, tokens);
    painter->restore();
}

void ComingDelegate::paintWeek(QPainter &painter, const QRect &area, const QModelIndex &index,
                               const ColourTokens &tokens)
{
    painter.setFont(fontFor(TextStyle::Small));
    painter.setPen(tokens.quiet);
    painter.drawText(area.adjusted(0, 0, 0, -kSpace4), Qt::AlignLeft | Qt::AlignBottom, index.data().toString());
}

void ComingDelegate::paintDay(QPainter &painter, const QRect &area, const QModelIndex &index,
                              const ColourTokens &tokens)
{
    const bool isToday = index.data(ComingModel::IsTodayRole).toBool();
    const QColor colour = isToday ? tokens.accent : tokens.text;
    paintTwoLines(
        painter, area, {index.data(ComingModel::DayRole).toString(), TextStyle::Strong, colour},
        {index.data(ComingModel::WeekdayRole).toString(), TextStyle::Small, isToday ? tokens.accent : tokens.quiet});
}

/// A line through all rows of a week, with a mark at each event.
void ComingDelegate::paintLine(QPainter &painter, const QRect &row, int x, const QModelIndex &index,
                               const ColourTokens &tokens)
{
    const auto isEvent = [](const QModelIndex &other) {
        return other.isValid() && !other.data(ComingModel::IsWeekRole).toBool();
    };
    const int middle = row.center().y();
    const int top = isEvent(index.siblingAtRow(index.row() - 1)) ? row.top() : middle;
    const int bottom = isEvent(index.siblingAtRow(index.row() + 1)) ? row.bottom() + 1 : middle;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect(x, top, kHairline, bottom - top), tokens.hairline);
    const auto tone = Tone(index.data(ComingModel::StatusToneRole).toInt());
    const qreal radius = kDot / 2.0 + 1;
    painter.setPen(QPen(tokens.panel, kSpace2));
    painter.setBrush(toneText(tokens, tone));
    painter.drawEllipse(QPointF(x + kHairline / 2.0, middle), radius, radius);
}

void ComingDelegate::paintEvent(QPainter &painter, QRect area, const QModelIndex &index, const ColourTokens &tokens)
{
    const QString amount = index.data(ComingModel::PriceRole).toString();
    const int width = priceWidth(amount);
    const QRect price(area.right() - width, area.top(), width, area.height());
    painter.setFont(fontFor(TextStyle::Body));
    painter.setPen(tokens.text);
    painter.drawText(price, Qt::AlignRight | Qt::AlignVCenter, amount);
    const int chips = chipWidth(index);
    const QRectF chip(price.left() - kSpace12 - chips, area.top(), chips, area.height());
    paintStatusChip(painter, chip, index.data(ComingModel::StatusRole).toString(),
                    Tone(index.data(ComingModel::StatusToneRole).toInt()), tokens);
    area.setRight(int(chip.left()) - kSpace12);
    // The same for all rows, so that the dots are one below the other.
    const int most = std::min(index.data(ComingModel::MostColoursRole).toInt(), kComingSwatches);
    const int swatches = qCeil(swatchesWidth(most));
    const int left = area.right() + 1 - swatches;
    paintSwatches(painter, QRectF(left, area.top(), swatches, area.height()),
                  fittedSwatches(index.data(SwatchesRole).value<QList<QColor>>(), swatches), tokens);
    area.setRight(left - 1 - kSpace12);
    QString details;
    for (const int role : {ComingModel::DetailsRole, ComingModel::ShortDetailsRole, ComingModel::ShortestDetailsRole}) {
        details = index.data(role).toString();
        // Not rounded: eliding counts parts of a pixel.
        if (QFontMetricsF(fontFor(TextStyle::Small)).horizontalAdvance(details) <= area.width())
            break;
    }
    paintTwoLines(painter, area, {index.data().toString(), TextStyle::Strong, tokens.text},
                  {details, TextStyle::Small, tokens.quiet});
}

QSize ComingDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    if (!index.data(ComingModel::IsWeekRole).toBool())
        return {0, twoLinesHeight() + kSpace2};
    const int line = lineHeight(TextStyle::Small) + kSpace4;
    return {0, index.row() == 0 ? line : rowHeight()}; // The card's title has its room above the first week.
}

} // namespace stemdesk::ui
