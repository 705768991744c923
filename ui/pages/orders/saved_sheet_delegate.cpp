#include "ui/pages/orders/saved_sheet_delegate.h"

#include "ui/delegates/cell_content.h"
#include "ui/pages/orders/saved_sheets_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QFontMetrics>
#include <QPainter>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

/// `right` in full, and as many of `names` as there is room for.
void paintLine(QPainter &painter, const QRect &line, const QStringList &names, const QString &right, const QColor &tone)
{
    const QFontMetrics metrics(painter.font());
    const int width = right.isEmpty() ? 0 : metrics.horizontalAdvance(right) + kSpace12;
    const QPen pen = painter.pen();
    painter.setPen(tone);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, right);
    painter.setPen(pen);
    const QRect rest = line.adjusted(0, 0, -width, 0);
    const QString left = fittedNames(names, QFontMetricsF(painter.font()), rest.width());
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(left, Qt::ElideRight, rest.width()));
}

/// The suppliers and when they deliver, or who they are.
QStringList sourcesIn(const QModelIndex &index, const QFont &font, int width)
{
    const QString whole = index.data(SavedSheetsModel::SourcesRole).toString();
    const QStringList names = index.data(SavedSheetsModel::SuppliersRole).toStringList();
    const bool isFit = QFontMetrics(font).horizontalAdvance(whole) <= width;
    return isFit || names.isEmpty() ? QStringList{whole} : names;
}

} // namespace

void SavedSheetDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColourTokens &tokens = themeTokens();
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, tokens.selection);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, tokens.hover);
    paintHairlineBelow(*painter, option.rect, tokens.hairline);
    const QRect area = option.rect.adjusted(kPageEdge, kSpace8, -kSpace16, -kSpace8);
    const QFontMetrics body(fontFor(TextStyle::Body));
    QRect first(area.left(), area.top(), area.width(), body.height());
    painter->setFont(fontFor(TextStyle::Body));
    painter->setPen(tokens.text);
    // Its suppliers name a sheet, as elsewhere; one without any is named by its events.
    const QStringList events = index.data(SavedSheetsModel::EventsRole).toStringList();
    const QString total = index.data(SavedSheetsModel::TotalRole).toString();
    painter->drawText(first, Qt::AlignRight | Qt::AlignVCenter, total);
    first.setRight(first.right() - body.horizontalAdvance(total) - kSpace12);
    painter->setFont(fontFor(TextStyle::Strong));
    const bool hasSources = !index.data(SavedSheetsModel::SourcesRole).toString().isEmpty();
    paintLine(*painter, first, hasSources ? sourcesIn(index, painter->font(), first.width()) : events, {}, tokens.text);

    const int smallHeight = QFontMetrics(fontFor(TextStyle::Small)).height();
    const QRect second(area.left(), first.bottom() + 1 + kSpace2, area.width(), smallHeight);
    const QRect third = second.translated(0, smallHeight + kSpace2);
    painter->setFont(fontFor(TextStyle::Small));
    paintLine(*painter, second, hasSources ? events : QStringList(), {}, tokens.text);
    painter->setPen(tokens.quiet);
    const QString received = index.data(SavedSheetsModel::ReceivedRole).toString();
    const QString before = index.data(SavedSheetsModel::DraftRole).toBool() ? tr("Draft") + u" · "_s : QString();
    const QFontMetrics small(painter->font());
    QString day = before + index.data(SavedSheetsModel::DayRole).toString();
    if (small.horizontalAdvance(day) + kSpace12 + small.horizontalAdvance(received) > third.width())
        day = before + index.data(SavedSheetsModel::ShortDayRole).toString();
    paintLine(*painter, third, {day}, received,
              toneText(tokens, Tone(index.data(SavedSheetsModel::ReceivedToneRole).toInt())));
    if (option.state.testFlag(QStyle::State_HasFocus))
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), kFocusWidth, option.rect.height()),
                          tokens.accent);
    painter->restore();
}

QSize SavedSheetDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    const QFontMetrics body(fontFor(TextStyle::Body));
    const QFontMetrics small(fontFor(TextStyle::Small));
    return {0, body.height() + 2 * (small.height() + kSpace2) + 2 * kSpace8};
}

} // namespace stemdesk::ui
