#include "ui/delegates/cell_content.h"

#include "ui/delegates/cell_roles.h"
#include "ui/delegates/match_text.h"
#include "ui/icons.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QFontMetricsF>
#include <QModelIndex>
#include <QPainter>

#include <algorithm>

namespace stemdesk::ui {

using namespace metric;

namespace {

/// A piece of text in one font and colour.
struct Run {
    QString text;
    QFont font;
    QColor colour;

    qreal width() const { return QFontMetricsF(font).horizontalAdvance(text); }
};

constexpr qreal kQuietGap = kSpace4;

QFont strongFont()
{
    return fontFor(TextStyle::Strong);
}

QColor textColour(const CellContent &content, const ColourTokens &tokens)
{
    if (!content.error.isEmpty())
        return tokens.error;
    return content.pending ? tokens.quiet : toneText(tokens, content.tone);
}

QList<Run> runsFrom(const CellContent &content, const ColourTokens &tokens)
{
    const QFont font = content.strong ? strongFont() : fontFor(TextStyle::Body);
    const QColor colour = textColour(content, tokens);
    QList<Run> runs;
    for (const TextPiece &piece : matchedPieces(content.text, content.matches))
        runs.append({piece.text, piece.matched ? strongFont() : font, piece.matched ? tokens.accent : colour});
    if (!content.quietText.isEmpty())
        runs.append({content.quietText, fontFor(TextStyle::Body), tokens.quiet});
    return runs;
}

qreal gapBefore(const QList<Run> &runs, qsizetype index, const CellContent &content)
{
    const bool isQuiet = !content.quietText.isEmpty() && index == runs.size() - 1;
    return isQuiet && index > 0 ? kQuietGap : 0;
}

qreal runsWidth(const QList<Run> &runs, const CellContent &content)
{
    qreal width = 0;
    for (qsizetype i = 0; i < runs.size(); ++i)
        width += gapBefore(runs, i, content) + runs.at(i).width();
    return width;
}

void paintRuns(QPainter &painter, QRectF area, const QList<Run> &runs, const CellContent &content)
{
    if (content.number)
        area.setLeft(std::max(area.left(), area.right() - runsWidth(runs, content)));
    for (qsizetype i = 0; i < runs.size() && area.width() > 0; ++i) {
        const Run &run = runs.at(i);
        area.setLeft(area.left() + gapBefore(runs, i, content));
        const QFontMetricsF metrics(run.font);
        // A fraction of a pixel must not cost a letter.
        const QString shown = metrics.elidedText(run.text, Qt::ElideRight, area.width() + 1);
        painter.setFont(run.font);
        painter.setPen(run.colour);
        painter.drawText(area.adjusted(0, 0, 2, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, shown);
        area.setLeft(area.left() + metrics.horizontalAdvance(shown));
    }
}

Tone toneFrom(const QVariant &value, Tone fallback)
{
    return value.isValid() ? static_cast<Tone>(value.toInt()) : fallback;
}

} // namespace

CellContent cellContentFrom(const QModelIndex &index)
{
    return {
        .text = index.data(Qt::DisplayRole).toString(),
        .quietText = index.data(QuietTextRole).toString(),
        .chipText = index.data(ChipTextRole).toString(),
        .iconName = index.data(Qt::DecorationRole).toString(),
        .error = index.data(ErrorRole).toString(),
        .matches = index.data(MatchRole).toStringList(),
        .swatches = index.data(SwatchesRole).value<QList<QColor>>(),
        .tone = toneFrom(index.data(ToneRole), Tone::Plain),
        .chipTone = toneFrom(index.data(ChipToneRole), Tone::Quiet),
        .strong = index.data(StrongRole).toBool(),
        .number = index.data(NumberRole).toBool(),
        .pending = index.data(PendingRole).toBool(),
    };
}

void paintCellContent(QPainter &painter, const QRectF &area, const CellContent &content, const ColourTokens &tokens)
{
    QRectF rest = area;
    if (!content.iconName.isEmpty()) {
        const QRectF place(rest.left(), rest.center().y() - kIcon / 2.0, kIcon, kIcon);
        paintIcon(painter, place, content.iconName, textColour(content, tokens));
        rest.setLeft(rest.left() + kIcon + kSpace8);
    }
    if (!content.swatches.isEmpty()) {
        paintSwatches(painter, rest, content.swatches, tokens);
        rest.setLeft(rest.left() + swatchesWidth(content.swatches.size()) + kSpace8);
    }
    const QList<Run> runs = runsFrom(content, tokens);
    paintRuns(painter, rest, runs, content);
    if (content.chipText.isEmpty())
        return;
    if (!content.text.isEmpty())
        rest.setLeft(rest.left() + runsWidth(runs, content) + kSpace8);
    if (rest.width() > kSpace24)
        paintStatusChip(painter, rest, content.chipText, content.chipTone, tokens);
}

qreal cellContentWidth(const CellContent &content)
{
    qreal width = runsWidth(runsFrom(content, lightTokens()), content);
    if (!content.iconName.isEmpty())
        width += kIcon + kSpace8;
    if (!content.swatches.isEmpty())
        width += swatchesWidth(content.swatches.size()) + kSpace8;
    if (!content.chipText.isEmpty())
        width += statusChipWidth(content.chipText) + (content.text.isEmpty() ? 0 : kSpace8);
    return width;
}

} // namespace stemdesk::ui
