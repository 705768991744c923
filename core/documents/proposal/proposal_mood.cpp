#include "core/documents/proposal/proposal_mood.h"

#include "core/base/text.h"
#include "core/documents/layout/picture_blocks.h"
#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"
#include "core/documents/proposal/proposal_cover.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <functional>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kMoodText = 0.74; ///< Part of the width; longer lines are hard to read.
constexpr qreal kMoodPicture = pt(270);
constexpr qreal kMoodGap = pt(22);
constexpr qreal kMoodSwatch = pt(46);
constexpr qsizetype kSwatchesInRow = 4;
constexpr qreal kBetweenMoodSwatches = pt(16);

/// Everything that is neither hired nor material, including the shop's own types of products.
bool isFlower(const PrintedLine &line)
{
    return !line.isHired && line.productType != "material"_L1;
}

/// The name without what says that it is hired: "glass vase hire", "vase en verre, location". German writes adjectives
/// small within a sentence.
QString hiredName(const QString &name, const QLocale &locale)
{
    static const QRegularExpression said(
        u"[ ,(–-]+((for|to|on|zur|zum|en|in|te|de) )?(hire|rental|miete|leihen|location|huur|verhuur|alquiler)\\)?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression adjective(
        u"^(Hoh|Groß|Klein|Niedrig|Breit|Schmal|Rund|Flach|Lang|Weiß|Schwarz|Golden|Silbern|Alt)e[rs]? "_s);
    QString bare = name;
    bare.remove(said);
    if (bare.isEmpty())
        return name;
    const bool isSmall = locale.language() == QLocale::German && adjective.match(bare).hasMatch();
    return isSmall ? locale.toLower(bare.first(1)) + bare.sliced(1) : bare;
}

/// Each product once, written as within a sentence.
template <class IsWanted>
QStringList namesOf(const QList<PrintedLine> &lines, const IsWanted &isWanted, const Stationery &stationery,
                    bool isStart)
{
    const QLocale &locale = stationery.language.locale();
    QStringList names;
    QSet<QString> known;
    for (const PrintedLine &line : lines) {
        const QString name = line.productName.simplified();
        if (!std::invoke(isWanted, line) || name.isEmpty() || known.contains(caseFolded(name)))
            continue;
        known.insert(caseFolded(name));
        // German writes nouns with capitals anywhere.
        const bool isSmall = !(names.isEmpty() && isStart) && locale.language() != QLocale::German;
        const QString shown = line.isHired ? hiredName(name, locale) : name;
        names.append(isSmall ? locale.toLower(shown.first(1)) + shown.sliced(1) : shown);
    }
    return names;
}

/// The flowers of all arrangements that have the colour.
QList<PrintedLine> flowersIn(const PrintedEvent &event, const PrintedColour &colour)
{
    QList<PrintedLine> flowers;
    for (const PrintedGroup &group : event.groups) {
        for (const PrintedLine &line : group.lines) {
            const bool isIn = std::ranges::any_of(line.colours, [&](const PrintedColour &one) {
                return caseFolded(one.name) == caseFolded(colour.name);
            });
            if (isIn)
                flowers.append(line);
        }
    }
    return flowers;
}

/// As many whole names as fit, because a clipped name would be wrong on a client's document.
QStringList fittingLines(QStringList names, const PrintType &type, qreal width)
{
    constexpr qsizetype kMostNames = 6;
    constexpr qsizetype kMostLines = 4;
    names = names.first(std::min(names.size(), kMostNames));
    while (names.size() > 1 && type.settled(names.join(u", "_s), width).size() > kMostLines)
        names.removeLast();
    return type.settled(names.join(u", "_s), width);
}

/// A colour with its name beside it and its flowers below, from its top left corner.
Block swatchBlock(const PrintedColour &colour, const QStringList &flowers, const Stationery &stationery, qreal width)
{
    const PrintTypes &types = stationery.types;
    const qreal left = kMoodSwatch + pt(9);
    Block block{.height = kMoodSwatch};
    block.marks.append(ShapeMark{ShapeMark::Shape::Circle, QRectF(0, 0, kMoodSwatch, kMoodSwatch), QColor(colour.hex),
                                 ink::kHairline});
    const QStringList name = types.strong.wrapped(stationery.language.vocabulary(colour.name), width - left, 2);
    qreal y = (kMoodSwatch - qreal(name.size()) * types.strong.lineHeight()) / 2;
    for (const QString &line : name) {
        block.marks.append(TextMark{&types.strong, {left, y}, line, ink::kText});
        y += types.strong.lineHeight();
    }
    if (flowers.isEmpty())
        return block;
    block.height += pt(6);
    for (const QString &line : fittingLines(flowers, types.asideSmall, width)) {
        block.marks.append(TextMark{&types.asideSmall, {0, block.height}, line, ink::kQuiet});
        block.height += types.asideSmall.lineHeight();
    }
    return block;
}

Blocks paletteBlocks(const PrintedEvent &event, const Stationery &stationery, qreal width)
{
    Blocks rows;
    const qsizetype count = event.palette.size();
    const qsizetype inRow = std::min(count, count == 3 ? 3 : std::max<qsizetype>(kSwatchesInRow, 2));
    if (count == 0)
        return rows;
    const qreal cell = (width - qreal(inRow - 1) * kBetweenMoodSwatches) / qreal(inRow);
    for (qsizetype i = 0; i < count; ++i) {
        if (i % inRow == 0)
            rows.append(Block{.spaceBefore = rows.isEmpty() ? kMoodGap : pt(12)});
        const PrintedColour &colour = event.palette.at(i);
        const Block swatch =
            swatchBlock(colour, namesOf(flowersIn(event, colour), isFlower, stationery, true), stationery, cell);
        rows.last().marks += moved(swatch.marks, {qreal(i % inRow) * (cell + kBetweenMoodSwatches), 0});
        rows.last().height = std::max(rows.last().height, swatch.height);
    }
    keepFew(rows);
    return rows;
}

/// The note that was sent with this version.
Blocks noteOfOffer(const PrintedEvent &event, const Stationery &stationery, qreal width)
{
    if (!event.offer || event.offer->note.simplified().isEmpty())
        return {};
    return noteBlocks(stationery.name, event.offer->note, {stationery.types.text, ink::kText, 0, width * kMoodText},
                      stationery.types.label);
}

/// Flowers in the event's colours at the right of the words, if it has no picture to show there.
void addVignette(Blocks &words, const PrintedEvent &event, qreal width)
{
    constexpr QSizeF kVignette(pt(112), pt(128));
    if (words.isEmpty())
        return;
    words.first().spaceBefore = 0;
    qreal height = 0;
    for (const Block &block : std::as_const(words))
        height += block.spaceBefore + block.height;
    const QRectF place(QPointF(width - kVignette.width(), 0), kVignette);
    const PrintPicture drawing =
        PrintPictures::drawn(plateFor(event, BotanicalForm::Posy, Qt::white), place.size() / pt(1));
    words.prepend(
        {.height = 0, .marks = {PictureMark{place, drawing.jpeg}}, .keepsWithNext = true, .tag = PageTag::Artifact});
    if (height < kVignette.height()) {
        words.last().keepsWithNext = true;
        words.append({.height = kVignette.height() - height, .tag = PageTag::Artifact});
    }
}

} // namespace

QString flowerNames(const QList<PrintedLine> &lines, const Stationery &stationery)
{
    return namesOf(lines, isFlower, stationery, true).join(u", "_s);
}

QString hiredNames(const QList<PrintedLine> &lines, const Stationery &stationery)
{
    return namesOf(lines, &PrintedLine::isHired, stationery, false).join(u", "_s);
}

Block chapterBlock(const char *heading, const Stationery &stationery, qreal width)
{
    Block block = headingBlock(stationery.say(heading), {stationery.types.chapter, stationery.inks.accent, 0, width});
    block.spaceBefore = pt(34);
    block.height += pt(10);
    return block;
}

Blocks proposalMood(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures,
                    const QList<ImageId> &shown)
{
    const qreal width = stationery.frame.body().width();
    Blocks note = noteOfOffer(event, stationery, width);
    Blocks text =
        textBlocks(plainParagraphs(event.descriptionHtml), {stationery.types.story, ink::kText, 0, width * kMoodText});
    Blocks rows = mosaicBlocks(shown, pictures, {width, kMoodPicture}, event.name.simplified());
    Blocks palette = paletteBlocks(event, stationery, width);
    if (text.isEmpty() && rows.isEmpty() && note.isEmpty())
        return palette.isEmpty() || event.groups.isEmpty()
            ? palette
            : Blocks{chapterBlock(QT_TRANSLATE_NOOP("documents", "Colours and flowers"), stationery, width)} + palette;
    Blocks blocks;
    if (!text.isEmpty() || !rows.isEmpty())
        blocks.append(chapterBlock(QT_TRANSLATE_NOOP("documents", "Our idea"), stationery, width));
    if (!note.isEmpty() && !blocks.isEmpty())
        blocks.first().spaceBefore = kMoodGap;
    blocks = note + blocks + text;
    if (rows.isEmpty())
        addVignette(blocks, event, width);
    if (!rows.isEmpty())
        rows.first().spaceBefore = text.isEmpty() ? 0 : kMoodGap;
    return blocks + rows + palette;
}

} // namespace stemdesk
