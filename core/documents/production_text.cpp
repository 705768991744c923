#include "core/documents/production_text.h"

#include "core/documents/print_ink.h"
#include "core/documents/recipes_text.h"
#include "core/documents/stationery.h"
#include "core/documents/text_blocks.h"
#include "core/documents/work_head.h"

#include <QHash>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kBetweenParts = pt(22);
constexpr qreal kBucketRowPadding = pt(3.5);
constexpr qreal kBucketsWidth = pt(90);

class BucketWriter {
public:
    explicit BucketWriter(const Stationery &stationery)
        : m_stationery(stationery), m_types(stationery.types), m_width(stationery.frame.body().width())
    {}

    /// The head of the table, repeated on each page.
    Block head() const;
    Block row(const StemBuckets &of) const { return row(m_types.bench, of); }
    Block sum(const QList<StemBuckets> &rows) const;

private:
    Block row(const PrintType &type, const StemBuckets &of) const;

    const Stationery &m_stationery;
    const PrintTypes &m_types;
    qreal m_width;
};

Block BucketWriter::head() const
{
    Block head{.height = m_types.head.lineHeight() + pt(4), .keepsWithNext = true, .tag = PageTag::HeadRow};
    const auto add = [&](qreal right, const char *text) {
        head.marks.append(rightText(m_types.head, right, 0, m_stationery.say(text), ink::kQuiet));
    };
    add(m_width - kBucketsWidth, QT_TRANSLATE_NOOP("documents", "Stems"));
    add(m_width, QT_TRANSLATE_NOOP("documents", "Buckets"));
    head.marks.append(RuleMark{{0, head.height}, m_width, pt(0.5), ink::kHairline});
    return head;
}

Block BucketWriter::row(const PrintType &type, const StemBuckets &of) const
{
    Block row{.height = kBucketRowPadding, .tag = PageTag::Row};
    const auto addNumber = [&](qreal right, double number) {
        row.marks.append(rightText(type, right, kBucketRowPadding, m_stationery.language.number(number), ink::kText));
    };
    for (const QString &line : type.wrapped(of.stems.name, m_width - 2 * kBucketsWidth, 3)) {
        row.marks.append(TextMark{&type, {0, row.height}, line, ink::kText});
        row.height += type.lineHeight();
    }
    addNumber(m_width - kBucketsWidth, of.stems.units);
    addNumber(m_width, of.buckets);
    row.height += kBucketRowPadding;
    row.marks.append(RuleMark{{0, row.height}, m_width, pt(0.4), ink::kHairline});
    return row;
}

Block BucketWriter::sum(const QList<StemBuckets> &rows) const
{
    StemBuckets sum{.stems = {.name = m_stationery.say(QT_TRANSLATE_NOOP("documents", "Total"))}};
    for (const StemBuckets &of : rows) {
        sum.stems.units += of.stems.units;
        sum.buckets += of.buckets;
    }
    return row(m_types.benchStrong, sum);
}

Blocks eventHead(const PrintedEvent &event, const Stationery &stationery)
{
    const qreal width = stationery.frame.body().width();
    Block heading = headingBlock(event.name.simplified(), {stationery.types.title, ink::kText, 0, width});
    heading.spaceBefore = kBetweenParts;
    heading.keepsWithNext = true;
    Blocks blocks{heading};
    const auto start = Stationery::startOf(event);
    if (start)
        blocks += textBlocks(stationery.day(stationery.language.dayOf(*start)),
                             {stationery.types.benchStrong, ink::kText, 0, width});
    return blocks;
}

Blocks nothingBlocks(const QString &sentence, const Stationery &stationery)
{
    Blocks nothing = textBlocks(sentence, {stationery.types.bench, ink::kQuiet, 0, stationery.frame.body().width()});
    nothing.first().spaceBefore = kBetweenParts;
    return nothing;
}

/// The buckets with the names that the recipes below them have.
QList<StemBuckets> named(const ProductionSheet &sheet, const Stationery &stationery)
{
    QHash<VariantId, QString> names;
    for (const PrintedEvent &event : sheet.events) {
        for (const PrintedGroup &group : event.groups) {
            for (const PrintedLine &line : group.lines)
                names.insert(line.variantId, stationery.nameAndLength(line));
        }
    }
    QList<StemBuckets> buckets = sheet.buckets;
    for (StemBuckets &of : buckets)
        of.stems.name = names.value(of.stems.variantId, of.stems.name);
    return buckets;
}

Blocks bucketRows(const QList<StemBuckets> &buckets, const BucketWriter &writer)
{
    Blocks rows;
    for (const StemBuckets &of : buckets)
        rows.append(writer.row(of));
    rows.append(writer.sum(buckets));
    keepEnds(rows);
    rows.prepend(writer.head());
    rows.first().spaceBefore = kBetweenParts;
    return rows;
}

void addDay(const ProductionSheet &sheet, const Stationery &stationery, EventText &text)
{
    Blocks head = workHead(PrintedEvent{.name = stationery.day(sheet.day)}, stationery);
    head.first().startsPage = true;
    text.blocks += head;
    if (sheet.events.isEmpty())
        text.blocks +=
            nothingBlocks(stationery.say(QT_TRANSLATE_NOOP("documents", "Nothing is made on this day.")), stationery);
    if (!sheet.buckets.isEmpty()) {
        const BucketWriter writer(stationery);
        Blocks rows = bucketRows(named(sheet, stationery), writer);
        setSection(rows, text.runningHeads.size());
        text.runningHeads.append(writer.head());
        text.blocks += rows;
    }
    for (const PrintedEvent &event : sheet.events) {
        text.blocks += eventHead(event, stationery);
        addRecipes(event, stationery, text);
    }
}

} // namespace

EventText productionText(const QList<ProductionSheet> &days, const Stationery &stationery)
{
    EventText text;
    for (const ProductionSheet &sheet : days)
        addDay(sheet, stationery, text);
    if (days.isEmpty())
        text.blocks = workHead({}, stationery)
            + nothingBlocks(stationery.say(QT_TRANSLATE_NOOP("documents", "No day is planned yet for making this.")),
                            stationery);
    return text;
}

} // namespace stemdesk
