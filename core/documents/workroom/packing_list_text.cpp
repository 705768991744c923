#include "core/documents/workroom/packing_list_text.h"

#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"
#include "core/documents/workroom/work_head.h"
#include "core/domain/events/event_group.h"
#include "core/domain/orders/packs.h"

#include <algorithm>
#include <optional>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kBetweenSections = pt(22);
constexpr qreal kAfterHeading = pt(5);
constexpr qreal kBetweenBoxes = pt(6);
constexpr qreal kAfterFive = pt(6); ///< Groups of five can be counted at a glance.
constexpr int kBoxesInRow = 10; ///< In a column, so that the boxes of all rows are aligned.
constexpr double kMostBoxes = 100; ///< More copies get a line to write their number on.
constexpr qreal kLineToWrite = pt(60);

/// A hired thing, summed over the arrangements.
struct Hired {
    VariantId variant;
    QString name;
    double units = 0;
    std::optional<QDate> backOn;
};

QList<Hired> hiredOf(const QList<PrintedGroup> &groups)
{
    QList<Hired> hired;
    for (const PrintedGroup &group : groups) {
        for (const PrintedLine &line : group.lines) {
            if (!line.isHired)
                continue;
            const auto known = std::ranges::find(hired, line.variantId, &Hired::variant);
            if (known == hired.end())
                hired.append({.variant = line.variantId,
                              .name = Stationery::nameOf(line),
                              .units = line.units,
                              .backOn = line.backOn});
            else
                known->units += line.units;
        }
    }
    return hired;
}

/// Width of a row of boxes.
qreal boxesWidth(int count)
{
    const int fives = (count - 1) / 5; // Before the last box.
    return count * (kBox + kBetweenBoxes) - kBetweenBoxes + fives * kAfterFive;
}

class Writer {
public:
    Writer(const PrintedEvent &event, const Stationery &stationery)
        : m_stationery(stationery), m_types(stationery.types),
          m_width(stationery.frame.body().width()), m_text{.blocks = workHead(event, stationery)}
    {}

    /// A section for what is hired, and one for the arrangements.
    void add(const QList<PrintedGroup> &groups);
    /// One section for all that goes to a place.
    void addPlace(const char *name, const PrintedPlace &place, const QList<PrintedGroup> &groups);
    /// Lines to sign on, below all.
    void addSigns();
    EventText take() { return std::move(m_text); }

private:
    void addSection(const char *text, Blocks rows);
    Blocks hiredRows(const QList<PrintedGroup> &groups) const;
    Block hiredRow(const Hired &thing) const;
    Blocks groupRows(const QList<PrintedGroup> &groups) const;
    Block groupRow(const PrintedGroup &group) const;
    qreal boxesLeft() const { return m_width - boxesWidth(kBoxesInRow); }
    qreal addBoxes(int count, qreal top, Block &block) const;
    void addCount(double copies, Block &block) const;
    QString hiredWords(const PrintedGroup &group) const;

    const Stationery &m_stationery;
    const PrintTypes &m_types;
    qreal m_width;
    EventText m_text;
};

void Writer::addSection(const char *text, Blocks rows)
{
    const QString words = m_stationery.say(text);
    Block heading = headingBlock(words, {m_types.benchTitle, ink::kText, 0, m_width});
    heading.spaceBefore = kBetweenSections;
    heading.height += kAfterHeading;
    heading.marks.append(RuleMark{{0, heading.height}, m_width, pt(1), ink::kRule});
    keepEnds(rows);
    rows.prepend(heading);
    setSection(rows, m_text.runningHeads.size());
    m_text.blocks += rows;
    m_text.runningHeads.append(continuedHead(words, m_stationery));
}

/// "with 9 × Footed bowl".
QString Writer::hiredWords(const PrintedGroup &group) const
{
    QStringList words;
    for (const PrintedLine &line : group.lines) {
        if (line.isHired)
            words.append(u"%1 %2"_s.arg(copiesText(wholeUnits(line.units), m_stationery), Stationery::nameOf(line)));
    }
    if (words.isEmpty())
        return {};
    return m_stationery.say(QT_TRANSLATE_NOOP("documents", "with %1")).arg(words.join(u", "_s));
}

/// A box for each copy, in groups of five, in as many rows as necessary; returns where they end.
qreal Writer::addBoxes(int count, qreal top, Block &block) const
{
    for (int i = 0; i < count; ++i) {
        const int row = i / kBoxesInRow;
        const int place = i % kBoxesInRow;
        const int fives = place / 5;
        const qreal left = boxesLeft() + place * (kBox + kBetweenBoxes) + fives * kAfterFive;
        const qreal y = top + row * (kBox + kBetweenBoxes);
        block.marks.append(ShapeMark{.place = QRectF(left, y, kBox, kBox), .fill = {}, .outline = ink::kRule});
    }
    const int rows = (count + kBoxesInRow - 1) / kBoxesInRow;
    return top + rows * (kBox + kBetweenBoxes) - kBetweenBoxes;
}

/// Too many to tick; they are counted.
void Writer::addCount(double copies, Block &block) const
{
    const QString of =
        m_stationery.say(QT_TRANSLATE_NOOP("documents", "of %1")).arg(m_stationery.language.number(copies));
    const qreal bottom = kListRowPadding + m_types.benchStrong.ascent();
    block.marks.append(RuleMark{{boxesLeft(), bottom + pt(2)}, kLineToWrite, pt(0.6), ink::kRule});
    block.marks.append(TextMark{
        &m_types.bench, {boxesLeft() + kLineToWrite + pt(6), bottom - m_types.bench.ascent()}, of, ink::kText});
}

Block Writer::groupRow(const PrintedGroup &group) const
{
    Block row{.height = kListRowPadding, .tag = PageTag::Row};
    const QString copies = copiesText(group.quantity, m_stationery);
    const qreal left = kCountWidth + pt(8);
    const qreal room = boxesLeft() - pt(12) - left;
    row.marks.append(rightText(m_types.benchStrong, kCountWidth, row.height, copies, ink::kText));
    for (const QString &line : m_types.benchStrong.wrapped(group.name.simplified(), room, 6)) {
        row.marks.append(TextMark{&m_types.benchStrong, {left, row.height}, line, ink::kText});
        row.height += m_types.benchStrong.lineHeight();
    }
    for (const QString &text : {hiredWords(group), group.notes.simplified()}) {
        if (text.isEmpty())
            continue;
        for (const QString &line : m_types.text.wrapped(text, room, 8)) {
            row.marks.append(TextMark{&m_types.text, {left, row.height}, line, ink::kQuiet});
            row.height += m_types.text.lineHeight();
        }
    }
    const qreal boxesTop = kListRowPadding + (m_types.benchStrong.lineHeight() - kBox) / 2;
    if (group.quantity > kMostBoxes)
        addCount(group.quantity, row);
    else
        row.height = std::max(row.height, addBoxes(std::max(int(wholeUnits(group.quantity)), 1), boxesTop, row));
    row.height += kListRowPadding;
    row.marks.append(RuleMark{{0, row.height}, m_width, pt(0.4), ink::kHairline});
    return row;
}

/// A box to tick when it is taken, and at the right edge one for when it is back, with its day.
Block Writer::hiredRow(const Hired &thing) const
{
    const QString back = thing.backOn ? m_stationery.say(QT_TRANSLATE_NOOP("documents", "back on %1"))
                                            .arg(m_stationery.language.weekdayAndDate(*thing.backOn))
                                      : m_stationery.say(QT_TRANSLATE_NOOP("documents", "back"));
    const qreal right = m_width - kBox - pt(9);
    const qreal backWidth = m_types.text.width(back);
    Block row = tickRow(wholeUnits(thing.units), thing.name, m_stationery, right - backWidth - pt(12));
    const qreal boxTop = kListRowPadding + (m_types.benchStrong.lineHeight() - kBox) / 2;
    const qreal backTop = kListRowPadding + m_types.bench.ascent() - m_types.text.ascent();
    row.marks.append(rightText(m_types.text, right, backTop, back, ink::kQuiet));
    row.marks.append(ShapeMark{.place = QRectF(m_width - kBox, boxTop, kBox, kBox), .fill = {}, .outline = ink::kRule});
    return row;
}

Blocks Writer::hiredRows(const QList<PrintedGroup> &groups) const
{
    Blocks rows;
    for (const Hired &thing : hiredOf(groups))
        rows.append(hiredRow(thing));
    return rows;
}

Blocks Writer::groupRows(const QList<PrintedGroup> &groups) const
{
    Blocks rows;
    for (const PrintedGroup &group : groups)
        rows.append(groupRow(group));
    return rows;
}

constexpr auto kHired = QT_TRANSLATE_NOOP("documents", "Containers and hired items to come back");
constexpr auto kArrangements = QT_TRANSLATE_NOOP("documents", "Arrangements");

void Writer::add(const QList<PrintedGroup> &groups)
{
    if (const Blocks hired = hiredRows(groups); !hired.isEmpty())
        addSection(kHired, hired);
    Blocks rows = groupRows(groups);
    if (rows.isEmpty())
        rows = textBlocks(m_stationery.say(QT_TRANSLATE_NOOP("documents", "There are no arrangements yet.")),
                          {m_types.bench, ink::kQuiet, 0, m_width});
    addSection(kArrangements, rows);
}

void Writer::addPlace(const char *name, const PrintedPlace &place, const QList<PrintedGroup> &groups)
{
    Blocks rows = textBlocks(Stationery::oneLine(place.address), {m_types.bench, ink::kQuiet, 0, m_width});
    for (Block &line : rows)
        line.keepsWithNext = true;
    addSection(name,
               rows + labelledList(kHired, hiredRows(groups), m_stationery)
                   + labelledList(kArrangements, groupRows(groups), m_stationery));
}

void Writer::addSigns()
{
    constexpr qreal kAboveSigns = pt(34);
    Block signs{.height = m_types.small.lineHeight() + pt(3), .spaceBefore = kAboveSigns};
    const qreal half = (m_width - pt(24)) / 2;
    qreal left = 0;
    for (const char *what :
         {QT_TRANSLATE_NOOP("documents", "Packed by"), QT_TRANSLATE_NOOP("documents", "Checked by")}) {
        signs.marks.append(RuleMark{{left, 0}, half, pt(0.6), ink::kRule});
        signs.marks.append(TextMark{&m_types.small, {left, pt(3)}, m_stationery.say(what), ink::kQuiet});
        left += half + pt(24);
    }
    m_text.blocks.last().keepsWithNext = true;
    m_text.blocks.append(signs);
}

} // namespace

EventText packingListText(const PrintedEvent &event, const Stationery &stationery)
{
    Writer writer(event, stationery);
    const auto goingTo = [&](QLatin1StringView place) {
        QList<PrintedGroup> groups = event.groups;
        groups.removeIf(
            [&](const PrintedGroup &group) { return (group.place == kCeremonyPlace) != (place == kCeremonyPlace); });
        return groups;
    };
    const QList<PrintedGroup> ceremony = goingTo(kCeremonyPlace);
    const QList<PrintedGroup> venue = goingTo(kVenuePlace);
    if (ceremony.isEmpty() || venue.isEmpty()) {
        writer.add(event.groups);
    } else {
        writer.addPlace(QT_TRANSLATE_NOOP("documents", "Ceremony"), event.ceremony, ceremony);
        writer.addPlace(QT_TRANSLATE_NOOP("documents", "Venue"), event.venue, venue);
    }
    writer.addSigns();
    return writer.take();
}

} // namespace stemdesk
