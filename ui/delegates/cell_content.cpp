#include "ui/delegates/cell_content.h"

#include "ui/icons.h"
#include "ui/theme/fonts.h"
#include "ui/theme/paint.h"

#include <QFontMetricsF>
#include <QModelIndex>
#include <QPainter>
#include <QRegularExpression>
#include <QVariant>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

bool startsWord(const QString &text, qsizetype at)
{
    return at == 0 || !text.at(at - 1).isLetterOrNumber();
}

/// Length of the longest word that matches at this place, or 0.
qsizetype matchAt(const QString &text, qsizetype at, const QStringList &words)
{
    qsizetype longest = 0;
    for (const QString &word : words) {
        if (QStringView(text).sliced(at).startsWith(word, Qt::CaseInsensitive))
            longest = std::max(longest, word.size());
    }
    return longest;
}

/// A piece of text in one font and colour.
struct Run {
    QString text;
    QFont font;
    QColor colour;

    qreal width() const { return textWidth(font, text); }
};

/// One and two small ones take the same room, so that the names below each other begin at one edge.
qreal swatchRoom(qreal width, int size)
{
    return size == kSwatch ? std::max(width, swatchesWidth(2, size)) : width;
}

constexpr qreal kQuietGap = kSpace4;
constexpr qreal kLeastQuiet = 2 * kSpace24;
constexpr QChar kEllipsis = u'…';

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

QList<Run> textRuns(const CellContent &content, const ColourTokens &tokens)
{
    const QFont font = content.strong ? strongFont() : fontFor(TextStyle::Body);
    const QColor colour = textColour(content, tokens);
    QList<Run> runs;
    for (const TextPiece &piece : matchedPieces(content.text, content.matches))
        runs.append({piece.text, piece.matched ? strongFont() : font, piece.matched ? tokens.accent : colour});
    return runs;
}

Run quietRun(const CellContent &content, const ColourTokens &tokens)
{
    return {content.quietText, fontFor(TextStyle::Body), tokens.quiet};
}

qreal widthOf(const QList<Run> &runs)
{
    qreal width = 0;
    for (const Run &run : runs)
        width += run.width();
    return width;
}

qreal gapBetween(const CellContent &content)
{
    return content.text.isEmpty() || content.quietText.isEmpty() ? 0 : kQuietGap;
}

/// The end of a name that is never elided: a closing quote, and the length that distinguishes varieties: "’ 50 cm".
QString keptEnd(const QString &name)
{
    static const QRegularExpression kEnd(u"’?( \\d+([.,]\\d+)? cm)?$"_s);
    return kEnd.match(name).captured();
}

/// Cut with an ellipsis if they do not fit: ‘Quicks…’ 50 cm.
QList<Run> fitted(const QList<Run> &runs, qreal width)
{
    // Rounding must not elide a letter.
    if (widthOf(runs) <= width + 1)
        return runs;
    QString end = keptEnd(runs.constLast().text);
    if (textWidth(runs.constLast().font, end) > width / 2)
        end.truncate(end.startsWith(u'’') ? 1 : 0);
    qreal left = width - textWidth(runs.constLast().font, end);
    QList<Run> shown;
    for (qsizetype at = 0; at < runs.size(); ++at) {
        Run run = runs.at(at);
        const QFontMetricsF metrics(run.font);
        const bool isLast = at == runs.size() - 1;
        if (!isLast && run.width() + metrics.horizontalAdvance(kEllipsis) <= left) {
            shown.append(run);
            left -= run.width();
            continue;
        }
        const QString whole = isLast ? run.text.chopped(end.size()) : run.text + kEllipsis + kEllipsis;
        run.text = metrics.elidedText(whole, Qt::ElideRight, left) + end;
        shown.append(run);
        break;
    }
    return shown;
}

/// Fits the texts of a cell: names are elided first, then the text that tells varieties apart ("50 cm"), which gets at
/// most half of the width.
struct Fitted {
    QList<Run> name;
    QList<Run> quiet;
    qreal gap = 0;

    qreal width() const { return widthOf(name) + gap + widthOf(quiet); }
};

Fitted fittedTexts(CellContent content, qreal width, const ColourTokens &tokens)
{
    if (content.names.size() > 1)
        content.text = fittedNames(content.names, QFontMetricsF(fontFor(TextStyle::Body)), width);
    if (content.address)
        content.text = fittedAddress(content.text, QFontMetricsF(fontFor(TextStyle::Body)), width);
    QList<Run> name = textRuns(content, tokens);
    for (Run &run : name) {
        if (content.number) // A figure is never cut.
            run.font = fittedFont(run.font, content.text, width);
    }
    const auto fittedName = [&](qreal room) {
        if (content.elidesMiddle && name.size() == 1)
            name.first().text =
                QFontMetricsF(name.constFirst().font).elidedText(content.text, Qt::ElideMiddle, room + 1);
        return name.isEmpty() ? name : fitted(name, room);
    };
    QList<Run> quiet;
    if (!content.quietText.isEmpty())
        quiet.append(quietRun(content, tokens));
    const qreal gap = gapBetween(content);
    const qreal spare = std::max(0.0, width - gap - widthOf(name));
    if (content.quietYields && spare < std::min<qreal>(widthOf(quiet), kLeastQuiet)) // Its stump says nothing.
        return {fittedName(width), {}, 0};
    const qreal kept = std::min(widthOf(quiet), content.quietYields ? spare : std::max(width / 2, spare));
    const QList<Run> shown = fittedName(width - gap - kept);
    return {shown, quiet.isEmpty() ? quiet : fitted(quiet, width - gap - widthOf(shown)), gap};
}

void paintRuns(QPainter &painter, QRectF &area, const QList<Run> &runs)
{
    for (const Run &run : runs) {
        painter.setFont(run.font);
        painter.setPen(run.colour);
        painter.drawText(area.adjusted(0, 0, 2, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, run.text);
        area.setLeft(area.left() + run.width());
    }
}

Tone toneFrom(const QVariant &value, Tone fallback)
{
    return value.isValid() ? static_cast<Tone>(value.toInt()) : fallback;
}

} // namespace

QList<TextPiece> matchedPieces(const QString &text, const QStringList &words)
{
    QList<TextPiece> pieces;
    qsizetype plainFrom = 0;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype length = startsWord(text, at) ? matchAt(text, at, words) : 0;
        if (length == 0) {
            ++at;
            continue;
        }
        if (at > plainFrom)
            pieces.append({text.sliced(plainFrom, at - plainFrom), false});
        pieces.append({text.sliced(at, length), true});
        at += length;
        plainFrom = at;
    }
    if (plainFrom < text.size())
        pieces.append({text.sliced(plainFrom), false});
    return pieces;
}

QString spokenCell(const std::function<QVariant(int role)> &said)
{
    QStringList parts;
    for (const int role : {int(Qt::DisplayRole), int(QuietTextRole), int(ChipTextRole), int(ErrorRole)})
        parts.append(said(role).toString());
    parts.insert(2, said(ColourNamesRole).toStringList().join(u", "_s));
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

CellContent cellContentFrom(const QModelIndex &index)
{
    return {
        .text = index.data(Qt::DisplayRole).toString(),
        .quietText = index.data(QuietTextRole).toString(),
        .chipText = index.data(ChipTextRole).toString(),
        .iconName = index.data(Qt::DecorationRole).toString(),
        .error = index.data(ErrorRole).toString(),
        .matches = index.data(MatchRole).toStringList(),
        .names = index.data(NamesRole).toStringList(),
        .swatches = index.data(SwatchesRole).value<QList<QColor>>(),
        .swatchSize = index.data(LargeSwatchRole).toBool() ? kLargeSwatch : kSwatch,
        .tone = toneFrom(index.data(ToneRole), Tone::Plain),
        .chipTone = toneFrom(index.data(ChipToneRole), Tone::Quiet),
        .quietYields = index.data(QuietYieldsRole).toBool(),
        .elidesMiddle = index.data(MiddleElidedRole).toBool(),
        .strong = index.data(StrongRole).toBool(),
        .number = index.data(NumberRole).toBool(),
        .pending = index.data(PendingRole).toBool(),
        .address = index.data(AddressRole).toBool(),
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
        const FittedSwatches swatches = fittedSwatches(content.swatches, rest.width(), content.swatchSize);
        paintSwatches(painter, rest, swatches, tokens, content.swatchSize);
        rest.setLeft(rest.left() + swatchRoom(swatches.width, content.swatchSize) + kSpace8);
    }
    const qreal chip = content.chipText.isEmpty() ? 0 : statusChipWidth(content.chipText);
    const qreal beside = chip > 0 && !content.text.isEmpty() ? chip + kSpace8 : 0;
    const Fitted texts = fittedTexts(content, std::max(rest.width() - beside, rest.width() / 2), tokens);
    if (content.number)
        rest.setLeft(std::max(rest.left(), rest.right() - texts.width()));
    paintRuns(painter, rest, texts.name);
    rest.setLeft(rest.left() + texts.gap);
    paintRuns(painter, rest, texts.quiet);
    if (chip <= 0)
        return;
    if (beside > 0)
        rest.setLeft(rest.left() + kSpace8);
    if (rest.width() > kSpace24)
        paintStatusChip(painter, rest, content.chipText, content.chipTone, tokens);
}

QStringList shownTexts(const CellContent &content, qreal width)
{
    const Fitted texts = fittedTexts(content, width, lightTokens());
    QString name;
    for (const Run &run : texts.name)
        name += run.text;
    QStringList shown{name};
    for (const Run &run : texts.quiet)
        shown.append(run.text);
    return shown;
}

QString fittedNames(const QStringList &names, const QFontMetricsF &metrics, qreal width, const QString &between)
{
    const QString all = names.join(between);
    if (names.size() < 2 || metrics.horizontalAdvance(all) <= width + 1)
        return all;
    QString counted;
    for (qsizetype shown = names.size() - 1; shown > 0; --shown) {
        counted = u" +%1"_s.arg(names.size() - shown);
        const QString text = names.first(shown).join(between) + counted;
        if (metrics.horizontalAdvance(text) <= width + 1)
            return text;
    }
    const qreal room = width - metrics.horizontalAdvance(counted);
    return metrics.elidedText(names.constFirst(), Qt::ElideRight, room) + counted;
}

QString fittedAddress(const QString &address, const QFontMetricsF &metrics, qreal width)
{
    QString shown = address;
    while (metrics.horizontalAdvance(shown) > width + 1 && shown.contains(u", "_s))
        shown.truncate(shown.lastIndexOf(u", "_s));
    return shown;
}

qreal cellContentWidth(const CellContent &content)
{
    qreal width = widthOf(textRuns(content, lightTokens())) + gapBetween(content);
    if (!content.quietText.isEmpty())
        width += quietRun(content, lightTokens()).width();
    if (!content.iconName.isEmpty())
        width += kIcon + kSpace8;
    if (!content.swatches.isEmpty())
        width += swatchRoom(swatchesWidth(content.swatches.size(), content.swatchSize), content.swatchSize) + kSpace8;
    if (!content.chipText.isEmpty())
        width += statusChipWidth(content.chipText) + (content.text.isEmpty() ? 0 : kSpace8);
    return width;
}

} // namespace stemdesk::ui
