#include "core/documents/workroom/work_head.h"

#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kBetweenPlaces = pt(20);

/// A heading with lines below it, as one of two columns.
struct Place {
    QString label;
    QStringList lines;
};

Place placeFrom(const QString &label, const PrintedPlace &place, const Stationery &stationery)
{
    Place shown{.label = label, .lines = {stationery.hours(place), Stationery::oneLine(place.address)}};
    shown.lines.removeAll(QString());
    return shown;
}

Block titleBlock(const PrintedEvent &event, const Stationery &stationery)
{
    const PrintTypes &types = stationery.types;
    const qreal width = stationery.frame.body().width();
    Block block{.tag = PageTag::Title};
    block.marks.append(TextMark{&types.label, {0, 0}, stationery.name.toUpper(), stationery.inks.accent});
    block.height = types.label.lineHeight() + pt(5);
    const auto add = [&](const PrintType &type, const QString &text, const QColor &colour, qsizetype most) {
        if (text.isEmpty())
            return;
        for (const QString &line : type.wrapped(text.simplified(), width, most)) {
            block.marks.append(TextMark{&type, {0, block.height}, line, colour});
            block.height += type.lineHeight();
        }
    };
    add(types.title, event.name, ink::kText, 8);
    add(types.benchStrong, stationery.day(), ink::kText, 1);
    return block;
}

Block placesBlock(const PrintedEvent &event, const Stationery &stationery)
{
    QList<Place> places;
    if (event.ceremony.isKnown())
        places.append(
            placeFrom(stationery.say(QT_TRANSLATE_NOOP("documents", "Ceremony")), event.ceremony, stationery));
    if (event.venue.isKnown())
        places.append(placeFrom(stationery.say(QT_TRANSLATE_NOOP("documents", "Venue, set up and end")), event.venue,
                                stationery));
    const PrintTypes &types = stationery.types;
    const qreal width = (stationery.frame.body().width() - kBetweenPlaces) / 2;
    Block block{.spaceBefore = pt(10)};
    qreal left = 0;
    for (const Place &place : std::as_const(places)) {
        qreal y = 0;
        block.marks.append(
            TextMark{&types.label, {left, y}, types.label.elided(place.label.toUpper(), width), ink::kQuiet});
        y += types.label.lineHeight() + pt(2);
        for (const QString &text : place.lines) {
            for (const QString &line : types.bench.wrapped(text, width, 4)) {
                block.marks.append(TextMark{&types.bench, {left, y}, line, ink::kText});
                y += types.bench.lineHeight();
            }
        }
        block.height = std::max(block.height, y);
        left += width + kBetweenPlaces;
    }
    return block;
}

} // namespace

Blocks workHead(const PrintedEvent &event, const Stationery &stationery)
{
    Blocks blocks{titleBlock(event, stationery)};
    if (const Block places = placesBlock(event, stationery); places.height > 0)
        blocks.append(places);
    Blocks notes =
        noteBlocks(stationery.say(QT_TRANSLATE_NOOP("documents", "Notes")), event.notes,
                   {stationery.types.bench, ink::kText, 0, stationery.frame.body().width()}, stationery.types.label);
    if (!notes.isEmpty())
        notes.first().spaceBefore = pt(12);
    return blocks + notes;
}

Block continuedHead(const QString &name, const Stationery &stationery)
{
    const PrintTypes &types = stationery.types;
    const QString continued = stationery.say(QT_TRANSLATE_NOOP("documents", "continued"));
    const qreal room = stationery.frame.body().width() - types.body.width(continued) - pt(8);
    const QString shown = types.benchStrong.elided(name.simplified(), room);
    const qreal top = types.benchStrong.ascent() - types.body.ascent();
    return {.height = types.benchStrong.lineHeight() + pt(6),
            .marks = {TextMark{&types.benchStrong, {0, 0}, shown, ink::kText},
                      TextMark{&types.body, {types.benchStrong.width(shown) + pt(8), top}, continued, ink::kQuiet}}};
}

Block tickRow(double count, const QString &name, const Stationery &stationery, qreal right)
{
    constexpr qreal kAfterBox = pt(9);
    const PrintTypes &types = stationery.types;
    const qreal width = stationery.frame.body().width();
    Block row{.height = kListRowPadding, .tag = PageTag::Row};
    const qreal boxTop = kListRowPadding + (types.benchStrong.lineHeight() - kBox) / 2;
    row.marks.append(ShapeMark{.place = QRectF(0, boxTop, kBox, kBox), .fill = {}, .outline = ink::kRule});
    const qreal countRight = kBox + kAfterBox + kCountWidth;
    row.marks.append(
        rightText(types.benchStrong, countRight, kListRowPadding, copiesText(count, stationery), ink::kText));
    const qreal left = countRight + pt(8);
    for (const QString &line : types.bench.wrapped(name.simplified(), (right > 0 ? right : width) - left, 2)) {
        row.marks.append(TextMark{&types.bench, {left, row.height}, line, ink::kText});
        row.height += types.bench.lineHeight();
    }
    row.height += kListRowPadding;
    row.marks.append(RuleMark{{0, row.height}, width, pt(0.4), ink::kHairline});
    return row;
}

Blocks labelledList(const char *label, Blocks rows, const Stationery &stationery)
{
    if (rows.isEmpty())
        return {};
    Block heading = headingBlock(stationery.say(label).toUpper(),
                                 {stationery.types.label, ink::kQuiet, 0, stationery.frame.body().width()});
    heading.spaceBefore = pt(8);
    heading.keepsWithNext = true;
    keepEnds(rows);
    return Blocks{heading} + rows;
}

QString copiesText(double quantity, const Stationery &stationery)
{
    return stationery.language.number(quantity) + u" ×"_s;
}

} // namespace stemdesk
