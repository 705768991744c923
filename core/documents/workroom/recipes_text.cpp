#include "core/documents/workroom/recipes_text.h"

#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"
#include "core/documents/workroom/work_head.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kBetweenGroups = pt(24);
constexpr qreal kRecipeRowPadding = pt(3.5);
constexpr qreal kRecipeSwatch = pt(12);
constexpr qreal kSwatchGap = pt(3);
constexpr qsizetype kMaxSwatches = 3;
constexpr qreal kAfterSwatches = pt(8);
constexpr qreal kLengthWidth = pt(58);
constexpr qreal kEachWidth = pt(64);
constexpr qreal kTotalWidth = pt(76);
constexpr qsizetype kKeptLines = 8;

class RecipeWriter {
public:
    RecipeWriter(const PrintedEvent &event, const Stationery &stationery, EventText &text)
        : m_stationery(stationery), m_types(stationery.types), m_width(stationery.frame.body().width()),
          m_swatches(swatchesWidth(event)), m_text(text)
    {}

    void addGroup(const PrintedGroup &group);
    void addNothing();

private:
    static qreal swatchesWidth(const PrintedEvent &event);
    qreal totalRight() const { return m_width; }
    qreal eachRight() const { return m_width - kTotalWidth; }
    qreal lengthRight() const { return eachRight() - kEachWidth; }

    static void keepTogether(Blocks &blocks);
    void addSection(const Block &runningHead, Blocks blocks);
    Block continuedTable(const QString &name, bool hasCopies) const;
    Block titleBlock(const PrintedGroup &group) const;
    Block tableHead(bool hasCopies) const;
    Block row(const PrintedLine &line, bool hasCopies) const;
    void addSwatches(const QList<PrintedColour> &colours, Block &block) const;

    const Stationery &m_stationery;
    const PrintTypes &m_types;
    qreal m_width;
    qreal m_swatches;
    EventText &m_text;
};

/// Width of the column for the largest number of colours in a line.
qreal RecipeWriter::swatchesWidth(const PrintedEvent &event)
{
    qsizetype most = 0;
    for (const PrintedGroup &group : event.groups) {
        for (const PrintedLine &line : group.lines)
            most = std::max(most, std::min(line.colours.size(), kMaxSwatches));
    }
    return most == 0 ? 0 : qreal(most) * (kRecipeSwatch + kSwatchGap) - kSwatchGap + kAfterSwatches;
}

Block RecipeWriter::titleBlock(const PrintedGroup &group) const
{
    const QString copies = copiesText(group.quantity, m_stationery);
    const qreal left = m_types.benchTitle.width(copies) + pt(8);
    Block block{.spaceBefore = kBetweenGroups, .keepsWithNext = true, .tag = PageTag::Heading};
    block.marks.append(RuleMark{{0, 0}, m_width, pt(1), ink::kRule});
    block.height = pt(7);
    block.marks.append(TextMark{&m_types.benchTitle, {0, block.height}, copies, ink::kText});
    for (const QString &line : m_types.benchTitle.wrapped(group.name.simplified(), m_width - left, 3)) {
        block.marks.append(TextMark{&m_types.benchTitle, {left, block.height}, line, ink::kText});
        block.height += m_types.benchTitle.lineHeight();
    }
    return block;
}

Block RecipeWriter::tableHead(bool hasCopies) const
{
    Block head{.height = m_types.head.lineHeight() + pt(4), .keepsWithNext = true, .tag = PageTag::HeadRow};
    const auto add = [&](qreal right, const char *text) {
        head.marks.append(rightText(m_types.head, right, 0, m_stationery.say(text), ink::kQuiet));
    };
    add(lengthRight(), QT_TRANSLATE_NOOP("documents", "Length"));
    if (hasCopies)
        add(eachRight(), QT_TRANSLATE_NOOP("documents", "Each"));
    add(totalRight(), QT_TRANSLATE_NOOP("documents", "All"));
    head.marks.append(RuleMark{{0, head.height}, m_width, pt(0.5), ink::kHairline});
    return head;
}

void RecipeWriter::addSwatches(const QList<PrintedColour> &colours, Block &block) const
{
    qreal left = 0;
    const qreal top = kRecipeRowPadding + (m_types.bench.lineHeight() - kRecipeSwatch) / 2;
    for (const PrintedColour &colour : colours.mid(0, kMaxSwatches)) {
        block.marks.append(ShapeMark{ShapeMark::Shape::Circle, QRectF(left, top, kRecipeSwatch, kRecipeSwatch),
                                     QColor(colour.hex), ink::kQuiet});
        left += kRecipeSwatch + kSwatchGap;
    }
}

Block RecipeWriter::row(const PrintedLine &line, bool hasCopies) const
{
    Block block{.height = kRecipeRowPadding, .tag = PageTag::Row};
    addSwatches(line.colours, block);
    const qreal room = lengthRight() - kLengthWidth - m_swatches;
    const qreal baseline = kRecipeRowPadding + m_types.benchTotal.ascent();
    const qreal namesTop = baseline - m_types.benchStrong.ascent();
    block.height = namesTop;
    const auto add = [&](const PrintType &type, const QString &text, const QColor &colour) {
        for (const QString &part : type.wrapped(text, room, 3)) {
            block.marks.append(TextMark{&type, {m_swatches, block.height}, part, colour});
            block.height += type.lineHeight();
        }
    };
    add(m_types.benchStrong, Stationery::nameOf(line), ink::kText);
    // Swatches of two whites look alike, and some printers print black only.
    if (!line.colours.isEmpty())
        add(m_types.text, m_stationery.namesOf(line.colours), ink::kQuiet);
    if (!line.notes.isEmpty())
        add(m_types.text, line.notes.simplified(), ink::kText);
    const auto addNumber = [&](const PrintType &type, qreal right, const QString &text) {
        block.marks.append(rightText(type, right, baseline - type.ascent(), text, ink::kText));
    };
    if (line.stemLength)
        addNumber(m_types.benchNumber, lengthRight(), m_stationery.length(*line.stemLength));
    if (hasCopies)
        addNumber(m_types.benchNumber, eachRight(), m_stationery.language.number(line.quantity));
    addNumber(m_types.benchTotal, totalRight(), m_stationery.language.number(line.units));
    block.height = std::max(block.height, kRecipeRowPadding + m_types.benchTotal.lineHeight()) + kRecipeRowPadding;
    block.marks.append(RuleMark{{0, block.height}, m_width, pt(0.4), ink::kHairline});
    return block;
}

void RecipeWriter::addGroup(const PrintedGroup &group)
{
    const bool hasCopies = group.quantity != 1;
    const TextPlace place{m_types.bench, ink::kText, 0, m_width};
    Blocks blocks{titleBlock(group)};
    blocks += textBlocks(group.description, place);
    Blocks notes =
        noteBlocks(m_stationery.say(QT_TRANSLATE_NOOP("documents", "Notes")), group.notes, place, m_types.label);
    if (!notes.isEmpty())
        notes.first().spaceBefore = pt(6);
    blocks += notes;
    if (!group.lines.isEmpty()) {
        keepTogether(blocks);
        blocks.append(tableHead(hasCopies));
        blocks.last().spaceBefore = pt(6);
    }
    addSection(continuedHead(group.name, m_stationery), blocks);
    Blocks rows;
    for (const PrintedLine &line : group.lines)
        rows.append(row(line, hasCopies));
    keepEnds(rows);
    addSection(continuedTable(group.name, hasCopies), rows);
}

/// Keeps a short description together with the table after it.
void RecipeWriter::keepTogether(Blocks &blocks)
{
    for (qsizetype i = std::max<qsizetype>(blocks.size() - kKeptLines, 0); i < blocks.size(); ++i)
        blocks[i].keepsWithNext = true;
}

void RecipeWriter::addSection(const Block &runningHead, Blocks blocks)
{
    setSection(blocks, m_text.runningHeads.size());
    m_text.runningHeads.append(runningHead);
    m_text.blocks += blocks;
}

Block RecipeWriter::continuedTable(const QString &name, bool hasCopies) const
{
    Block running = continuedHead(name, m_stationery);
    const Block head = tableHead(hasCopies);
    running.marks += moved(head.marks, {0, running.height});
    running.height += head.height;
    return running;
}

void RecipeWriter::addNothing()
{
    Blocks blocks = textBlocks(m_stationery.say(QT_TRANSLATE_NOOP("documents", "There are no arrangements yet.")),
                               {m_types.bench, ink::kQuiet, 0, m_width});
    blocks.first().spaceBefore = kBetweenGroups;
    m_text.blocks += blocks;
}

} // namespace

EventText recipesText(const PrintedEvent &event, const Stationery &stationery)
{
    EventText text{.blocks = workHead(event, stationery)};
    addRecipes(event, stationery, text);
    return text;
}

void addRecipes(const PrintedEvent &event, const Stationery &stationery, EventText &text)
{
    RecipeWriter writer(event, stationery, text);
    for (const PrintedGroup &group : event.groups)
        writer.addGroup(group);
    if (event.groups.isEmpty())
        writer.addNothing();
}

} // namespace stemdesk
