#include "core/documents/workroom/work_pages.h"

#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"
#include "core/documents/workroom/recipes_text.h"
#include "core/documents/workroom/work_head.h"
#include "core/domain/events/event_group.h"
#include "core/domain/orders/packs.h"
#include "core/domain/shops/document_look.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <utility>

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

/// For each day its stems and buckets, then the recipes of each event as in the workroom's papers.
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

constexpr qreal kBetweenStops = pt(22);
constexpr qreal kBelowRule = pt(6);

constexpr std::array kRoleWords{
    std::pair{"client"_L1, QT_TRANSLATE_NOOP("documents", "Client")},
    std::pair{"billing"_L1, QT_TRANSLATE_NOOP("documents", "Billing")},
    std::pair{"planner"_L1, QT_TRANSLATE_NOOP("documents", "Planner")},
    std::pair{"venue"_L1, QT_TRANSLATE_NOOP("documents", "Venue")},
};

class StopsWriter {
public:
    StopsWriter(const Stationery &stationery, bool namesPlaces)
        : m_stationery(stationery), m_namesPlaces(namesPlaces), m_types(stationery.types),
          m_width(stationery.frame.body().width())
    {}

    /// The head of a stop, above its lists.
    Blocks headOf(const RunStop &stop) const;
    QString titleOf(const RunStop &stop) const;

private:
    QString whenOf(const RunStop &stop) const;
    QString contactLine(const RunContact &contact) const;

    const Stationery &m_stationery;
    bool m_namesPlaces; ///< If the stops are at different places.
    const PrintTypes &m_types;
    qreal m_width;
};

QString StopsWriter::whenOf(const RunStop &stop) const
{
    const DocumentLanguage &language = m_stationery.language;
    const QString day = m_stationery.day(language.dayOf(stop.at));
    if (!stop.task.startsAt)
        return day;
    const QString time = stop.task.endsAt ? m_stationery.span(stop.at, *stop.task.endsAt) : language.time(stop.at);
    return u"%1, %2"_s.arg(day, time);
}

QString StopsWriter::titleOf(const RunStop &stop) const
{
    const Task &task = stop.task;
    QStringList parts{task.title};
    if (m_namesPlaces)
        parts += m_stationery.say(stop.place == kCeremonyPlace ? QT_TRANSLATE_NOOP("documents", "Ceremony")
                                                               : QT_TRANSLATE_NOOP("documents", "Venue"));
    if (!task.person.isEmpty())
        parts += task.person;
    return parts.join(u" · "_s);
}

QString StopsWriter::contactLine(const RunContact &contact) const
{
    QStringList parts{contact.name};
    const auto word = std::ranges::find(kRoleWords, contact.role, &std::pair<QLatin1StringView, const char *>::first);
    if (word != kRoleWords.end())
        parts.append(m_stationery.say(word->second));
    return (parts + contact.phones).join(u" · "_s);
}

Blocks StopsWriter::headOf(const RunStop &stop) const
{
    const TextPlace place{m_types.bench, ink::kText, 0, m_width};
    Block heading = headingBlock(titleOf(stop), {m_types.benchTitle, ink::kText, 0, m_width});
    heading.spaceBefore = kBetweenStops;
    heading.marks = moved(heading.marks, {0, kBelowRule});
    heading.height += kBelowRule;
    heading.marks.append(RuleMark{{0, 0}, m_width, pt(1), ink::kRule});
    Blocks blocks{heading};
    blocks += textBlocks(whenOf(stop), {m_types.benchStrong, ink::kText, 0, m_width});
    blocks += textBlocks(Stationery::oneLine(stop.address), place);
    for (const RunContact &contact : stop.contacts)
        blocks += textBlocks(contactLine(contact), place);
    for (Block &line : blocks)
        line.keepsWithNext = true; // Where to go is read at one look.
    Blocks notes =
        noteBlocks(m_stationery.say(QT_TRANSLATE_NOOP("documents", "Notes")), stop.task.notes, place, m_types.label);
    if (!notes.isEmpty())
        notes.first().spaceBefore = pt(6);
    return blocks + notes;
}

/// The name as on the event's other documents.
QString nameOf(const NamedUnits &units, const PrintedEvent &event)
{
    for (const PrintedGroup &group : event.groups) {
        const auto line = std::ranges::find(group.lines, units.variantId, &PrintedLine::variantId);
        if (line != group.lines.cend())
            return Stationery::nameOf(*line);
    }
    return units.name;
}

/// Whom to call at the shop, because the sheet goes out of the house.
Blocks shopLine(const Stationery &stationery)
{
    const Shop &shop = stationery.shop;
    const QString words = shop.phone.isEmpty() ? shop.name : u"%1 · %2"_s.arg(shop.name, shop.phone);
    Blocks lines = textBlocks(words, {stationery.types.bench, ink::kQuiet, 0, stationery.frame.body().width()});
    if (!lines.isEmpty())
        lines.first().spaceBefore = pt(10);
    return lines;
}

Blocks hiredRows(const QList<NamedUnits> &hired, const PrintedEvent &event, const Stationery &stationery)
{
    Blocks rows;
    for (const NamedUnits &units : hired)
        rows.append(tickRow(wholeUnits(units.units), nameOf(units, event), stationery));
    return rows;
}

/// The event's stops in order, with checklists of what is loaded or taken back at each.
EventText runSheetText(const RunSheet &sheet, const Stationery &stationery)
{
    EventText text{.blocks = workHead(sheet.event, stationery) + shopLine(stationery)};
    const StopsWriter writer(stationery, goesToBoth(sheet));
    for (const RunStop &stop : sheet.stops) {
        Blocks blocks = writer.headOf(stop);
        Blocks load;
        for (const RunLoad &group : stop.load)
            load.append(tickRow(group.quantity, group.groupName, stationery));
        load += hiredRows(stop.hire, sheet.event, stationery);
        blocks += labelledList(QT_TRANSLATE_NOOP("documents", "To load"), load, stationery);
        blocks += labelledList(QT_TRANSLATE_NOOP("documents", "To bring back"),
                               hiredRows(stop.returns, sheet.event, stationery), stationery);
        blocks.last().keepsWithNext = false;
        setSection(blocks, text.runningHeads.size());
        text.blocks += blocks;
        text.runningHeads.append(continuedHead(writer.titleOf(stop), stationery));
    }
    if (!sheet.stops.isEmpty())
        return text;
    Blocks nothing =
        textBlocks(stationery.say(QT_TRANSLATE_NOOP("documents", "No delivery, set-up or collection is planned yet.")),
                   {stationery.types.bench, ink::kQuiet, 0, stationery.frame.body().width()});
    nothing.first().spaceBefore = kBetweenStops;
    text.blocks += nothing;
    return text;
}

constexpr auto kRunSheet = QT_TRANSLATE_NOOP("documents", "Run sheet");
constexpr auto kProduction = QT_TRANSLATE_NOOP("documents", "Production sheet");

QString daysText(const QList<ProductionSheet> &days, const Shop &shop)
{
    QStringList texts;
    for (const ProductionSheet &sheet : days)
        texts.append(DocumentLanguage(shop).weekdayAndDate(sheet.day));
    return texts.join(u" · "_s);
}

QPageSize::PageSizeId paperFor(const Shop &shop)
{
    return paperOf(shop) == Paper::Letter ? QPageSize::Letter : QPageSize::A4;
}

} // namespace

RunSheetPages::RunSheetPages(const RunSheet &sheet, const Shop &shop, QPageSize::PageSizeId size)
    : StationeryPages(size, std::make_unique<Stationery>(sheet.event, shop, size, kRunSheet))
{
    setMadeAt(sheet.event.printedAt);
    lay(u"%1 · %2"_s.arg(stationery().name, sheet.event.name), runSheetText(sheet, stationery()));
}

ProductionPages::ProductionPages(const QList<ProductionSheet> &days, const Shop &shop, QPageSize::PageSizeId size,
                                 Instant now)
    : StationeryPages(size,
                      std::make_unique<Stationery>(PrintedEvent{.name = daysText(days, shop)}, shop, size, kProduction))
{
    setMadeAt(now);
    lay(u"%1 · %2"_s.arg(stationery().name, daysText(days, shop)), productionText(days, stationery()));
}

Result<QByteArray> runSheetPdf(const RunSheet &sheet, const Shop &shop, const DocumentPages::GoOn &goOn)
{
    return pdfOf(RunSheetPages(sheet, shop, paperFor(shop)), goOn);
}

Result<QByteArray> productionPdf(const ProductionSheet &sheet, const Shop &shop, Instant now,
                                 const DocumentPages::GoOn &goOn)
{
    return pdfOf(ProductionPages({sheet}, shop, paperFor(shop), now), goOn);
}

} // namespace stemdesk
