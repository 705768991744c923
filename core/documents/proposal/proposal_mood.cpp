#include "core/documents/proposal/proposal_mood.h"

#include "core/base/text.h"
#include "core/documents/layout/picture_blocks.h"
#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"

#include <QSet>

#include <algorithm>
#include <functional>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kMoodText = 0.8; ///< Part of the width; longer lines are hard to read.
constexpr qreal kMoodPicture = pt(270);
constexpr qreal kMoodGap = pt(22);
constexpr qsizetype kMostLinesOfFlowers = 4; ///< Beside a swatch.
constexpr qreal kMoodSwatch = pt(46);
constexpr qsizetype kSwatchesInRow = 4;
constexpr qreal kBetweenMoodSwatches = pt(16);

/// Whatever grows, of the shop's own types too.
bool isFlower(const PrintedLine &line)
{
    return !line.isHired && line.productType != "material"_L1;
}

/// Each product once, as in a sentence.
template <class IsWanted>
QString namesOf(const QList<PrintedLine> &lines, const IsWanted &isWanted, const Stationery &stationery, bool isStart)
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
        names.append(isSmall ? locale.toLower(name.first(1)) + name.sliced(1) : name);
    }
    return names.join(u", "_s);
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

/// As many of the names as fit, each of them whole.
QString fittingNames(const QString &names, const PrintType &type, qreal width, qsizetype most)
{
    QString fitting = names;
    while (type.wrapped(fitting, width, most + 1).size() > most && fitting.contains(u", "_s))
        fitting.truncate(fitting.lastIndexOf(u", "_s));
    return fitting;
}

/// A colour with its name and flowers, from its top left corner.
Block swatchBlock(const PrintedColour &colour, const QString &flowers, const Stationery &stationery, qreal width)
{
    const PrintTypes &types = stationery.types;
    const qreal left = kMoodSwatch + pt(9);
    Block block;
    block.marks.append(ShapeMark{ShapeMark::Shape::Circle, QRectF(0, 0, kMoodSwatch, kMoodSwatch), QColor(colour.hex),
                                 ink::kHairline});
    qreal y = pt(3);
    const auto add = [&](const PrintType &type, const QString &text, const QColor &ink, qsizetype most) {
        for (const QString &line : type.wrapped(text, width - left, most)) {
            block.marks.append(TextMark{&type, {left, y}, line, ink});
            y += type.lineHeight();
        }
    };
    add(types.strong, stationery.language.vocabulary(colour.name), ink::kText, 2);
    if (!flowers.isEmpty())
        add(types.asideSmall, fittingNames(flowers, types.asideSmall, width - left, kMostLinesOfFlowers), ink::kQuiet,
            kMostLinesOfFlowers);
    block.height = std::max(kMoodSwatch, y);
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
        const Block swatch = swatchBlock(colour, flowerNames(flowersIn(event, colour), stationery), stationery, cell);
        rows.last().marks += moved(swatch.marks, {qreal(i % inRow) * (cell + kBetweenMoodSwatches), 0});
        rows.last().height = std::max(rows.last().height, swatch.height);
    }
    keepFew(rows);
    return rows;
}

/// The words that came with this version.
Blocks noteOfOffer(const PrintedEvent &event, const Stationery &stationery, qreal width)
{
    if (!event.offer || event.offer->note.simplified().isEmpty())
        return {};
    return noteBlocks(stationery.name, event.offer->note, {stationery.types.text, ink::kText, 0, width * kMoodText},
                      stationery.types.label);
}

} // namespace

QString flowerNames(const QList<PrintedLine> &lines, const Stationery &stationery)
{
    return namesOf(lines, isFlower, stationery, true);
}

QString hiredNames(const QList<PrintedLine> &lines, const Stationery &stationery)
{
    return namesOf(lines, &PrintedLine::isHired, stationery, false);
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
    if (!rows.isEmpty())
        rows.first().spaceBefore = text.isEmpty() ? 0 : kMoodGap;
    return blocks + rows + palette;
}

} // namespace stemdesk
