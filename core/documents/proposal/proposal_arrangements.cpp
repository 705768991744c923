#include "core/documents/proposal/proposal_arrangements.h"

#include "core/base/text.h"
#include "core/documents/layout/picture_blocks.h"
#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"
#include "core/documents/proposal/proposal_cover.h"
#include "core/documents/proposal/proposal_mood.h"
#include "core/documents/proposal/proposal_prices.h"
#include "core/documents/workroom/work_head.h"
#include "core/domain/events/event_group.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kAroundArrangement = pt(16);
constexpr qreal kBeforePlace = pt(28);
constexpr qreal kPictureColumn = pt(180);
constexpr qreal kBesidePicture = pt(22);
constexpr qreal kBelowPicture = pt(34); ///< Height of two lines, so that the first lines below it stay with it.
constexpr qreal kMorePictures = pt(120);
constexpr qreal kStoryShare = 0.76; ///< Part of the width, without a picture beside it.
constexpr qsizetype kMostPages = 12; ///< More arrangements with pictures do not get a page each.
constexpr qreal kBelowHero = pt(22);
constexpr qreal kLeastHero = pt(220);
constexpr qreal kSquare = 1; ///< Large pictures are from this...
constexpr qreal kWidestHero = 1.15; ///< ...to this.
constexpr qreal kLowest = 0.8; ///< Pictures are from 4:5...
constexpr qreal kWidest = 1.5; ///< ...to 3:2.

constexpr QSizeF kSprig(pt(78), pt(96));
constexpr qsizetype kMostSprigs = 8; ///< A drawing takes some time, and a longer list is for reading.

/// Parts of flowers' names in the languages of the documents. What looks alike is drawn alike.
struct NamedSpecies {
    BotanicalSpecies species;
    std::array<QLatin1StringView, 9> words;
};

constexpr std::array kNamedSpecies{
    NamedSpecies{BotanicalSpecies::Peony, {"peon"_L1, "pfingstros"_L1, "pioen"_L1, "pivoin"_L1}},
    NamedSpecies{BotanicalSpecies::GardenRose, {"rose"_L1, "rosa"_L1, "roos"_L1, "rozen"_L1}},
    NamedSpecies{BotanicalSpecies::Ranunculus,
                 {"ranunc"_L1, "ranunk"_L1, "ranonk"_L1, "renoncul"_L1, "lisianth"_L1, "eustoma"_L1}},
    NamedSpecies{BotanicalSpecies::Anemone, {"anemon"_L1}},
    NamedSpecies{BotanicalSpecies::Cosmos, {"cosm"_L1, "kosme"_L1}},
    NamedSpecies{BotanicalSpecies::Tulip, {"tulip"_L1, "tulp"_L1}},
    NamedSpecies{BotanicalSpecies::Lavender, {"laven"_L1, "lavan"_L1}},
    NamedSpecies{BotanicalSpecies::Delphinium,
                 {"delph"_L1, "delfin"_L1, "ritterspor"_L1, "ridderspo"_L1, "larkspur"_L1, "snapdrag"_L1, "antirrh"_L1,
                  "foxglove"_L1, "digital"_L1}},
    NamedSpecies{BotanicalSpecies::Gypsophila,
                 {"gyps"_L1, "gips"_L1, "schleierkr"_L1, "paniculata"_L1, "ammi"_L1, "daucus"_L1}},
    NamedSpecies{BotanicalSpecies::Eucalyptus, {"eucal"_L1, "eukal"_L1}},
    NamedSpecies{BotanicalSpecies::Olive, {"oliv"_L1, "olijf"_L1}},
    NamedSpecies{BotanicalSpecies::Ruscus, {"ruscus"_L1, "beech"_L1, "buche"_L1}},
    NamedSpecies{BotanicalSpecies::Fern, {"fern"_L1, "farn"_L1, "varen"_L1, "helecho"_L1}},
};

std::optional<BotanicalSpecies> speciesOf(const PrintedLine &line)
{
    const QString name = caseFolded(line.productName);
    const auto isIn = [&](QLatin1StringView word) { return !word.isEmpty() && name.contains(word); };
    const auto known = std::ranges::find_if(
        kNamedSpecies, [&](const NamedSpecies &named) { return std::ranges::any_of(named.words, isIn); });
    return line.isHired || known == kNamedSpecies.end() ? std::nullopt : std::optional(known->species);
}

/// A drawing of one of the arrangement's flowers, rather of one that is not `drawn` yet.
std::optional<BotanicalPlate> plateOf(const PrintedGroup &group, BotanicalPlate plate,
                                      const QList<BotanicalSpecies> &drawn)
{
    const PrintedLine *chosen = nullptr;
    for (const PrintedLine &line : group.lines) {
        const auto species = speciesOf(line);
        if (!species)
            continue;
        const bool isNew = !drawn.contains(*species);
        if (!chosen || isNew)
            chosen = &line;
        if (isNew)
            break;
    }
    if (!chosen)
        return std::nullopt;
    plate.species = {*speciesOf(*chosen)};
    for (const PrintedColour &colour : chosen->colours) {
        if (QColor::isValidColorName(colour.hex))
            plate.palette.prepend(QColor(colour.hex));
    }
    return plate;
}

/// Whether the arrangements go to more than one place, so that a proposal lists them by place.
bool hasPlaces(const PrintedEvent &event)
{
    return std::ranges::any_of(event.groups, [&](const PrintedGroup &group) {
        return group.chosenPlace != event.groups.constFirst().chosenPlace;
    });
}

/// Those for no place first, such as bouquets, then as the day goes.
int rankOf(const PrintedGroup &group)
{
    if (group.chosenPlace.isEmpty())
        return 0;
    return group.chosenPlace == kCeremonyPlace ? 1 : 2;
}

const char *placeName(const PrintedGroup &group)
{
    return group.chosenPlace == kCeremonyPlace ? QT_TRANSLATE_NOOP("documents", "Ceremony")
                                               : QT_TRANSLATE_NOOP("documents", "Venue");
}

/// The indices of the arrangements, by place.
QList<qsizetype> inOrder(const QList<PrintedGroup> &groups)
{
    QList<qsizetype> order(groups.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](qsizetype at) { return rankOf(groups.at(at)); });
    return order;
}

class ArrangementWriter {
public:
    ArrangementWriter(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures)
        : m_stationery(stationery), m_types(stationery.types), m_pictures(pictures),
          m_width(stationery.frame.body().width()), m_sprig(plateFor(event, BotanicalForm::Sprig, Qt::white)),
          m_hasPlaces(hasPlaces(event))
    {}

    /// Beside its pictures, or a drawing of one of its flowers, if it may be drawn and one of them can.
    Blocks listed(const PrintedGroup &group, const ProposalPrice &price, bool mayBeDrawn);
    /// A separate page with its first readable picture over the whole width; empty without one.
    Blocks pageOf(const PrintedGroup &group, const ProposalPrice &price) const;

private:
    Blocks blocksOf(const PrintedGroup &group, const ProposalPrice &price) const;
    Blocks withSprig(const PrintedGroup &group, const ProposalPrice &price);
    /// The picture or drawing beside the text, at the right edge.
    struct Beside {
        PrintPicture picture;
        qreal width = kPictureColumn;
        QString words; ///< Alternative text; empty for decoration.
        qsizetype taken = 0; ///< Number of pictures already shown.
    };

    qreal widthBeside(qreal width) const { return m_width - width - kBesidePicture; }
    Block head(const PrintedGroup &group, const ProposalPrice &price, const PrintType &type) const;
    Block placeLabel(const PrintedGroup &group) const;
    std::optional<PrintPicture> heroPicture(ImageId id, qreal room) const;
    QString copies(const PrintedGroup &group, const ProposalPrice &price) const;
    QString goods(const PrintedGroup &group) const;
    Blocks words(const PrintedGroup &group, const ProposalPrice &price, qreal width) const;
    void addMorePictures(Blocks &blocks, const PrintedGroup &group, qsizetype taken, qreal room) const;
    Blocks besidePicture(const PrintedGroup &group, Blocks words, const Beside &beside) const;

    const Stationery &m_stationery;
    const PrintTypes &m_types;
    PrintPictures &m_pictures;
    qreal m_width;
    BotanicalPlate m_sprig;
    bool m_hasPlaces;
    QList<BotanicalSpecies> m_drawn;
};

/// "3 × £60.00"; where three alike cannot cost the amount, "3 pieces".
QString ArrangementWriter::copies(const PrintedGroup &group, const ProposalPrice &price) const
{
    const QString count = m_stationery.language.number(group.quantity);
    if (price.each)
        return u"%1 × %2"_s.arg(count, m_stationery.language.money(*price.each));
    return m_stationery.say(QT_TRANSLATE_NOOP("documents", "%1 pieces")).arg(count);
}

Block ArrangementWriter::head(const PrintedGroup &group, const ProposalPrice &price, const PrintType &type) const
{
    const QString amount = m_stationery.language.money(price.amount);
    Block head{.keepsWithNext = true, .tag = PageTag::Subheading};
    const qreal room = m_width - m_types.price.width(amount) - pt(20);
    for (const QString &line : type.balanced(group.name.simplified(), room, 6)) {
        head.marks.append(TextMark{&type, {0, head.height}, line, ink::kText});
        head.height += type.lineHeight();
    }
    head.marks.append(rightText(m_types.price, m_width, type.ascent() - m_types.price.ascent(), amount, ink::kText));
    head.height += pt(4);
    return head;
}

/// A small label above the name: "CEREMONY".
Block ArrangementWriter::placeLabel(const PrintedGroup &group) const
{
    const QString label = m_stationery.say(placeName(group)).toUpper();
    return {.height = m_types.label.lineHeight() + pt(3),
            .marks = {TextMark{&m_types.label, {0, 0}, label, m_stationery.inks.accent}},
            .keepsWithNext = true};
}

/// "Rose, astilbe · on hire: footed bowl".
QString ArrangementWriter::goods(const PrintedGroup &group) const
{
    QStringList parts{flowerNames(group.lines, m_stationery)};
    if (const QString hired = hiredNames(group.lines, m_stationery); !hired.isEmpty())
        parts.append(m_stationery.say(QT_TRANSLATE_NOOP("documents", "on hire: %1")).arg(hired));
    parts.removeAll(QString());
    const QString goods = parts.join(u" · "_s);
    return goods.isEmpty() ? goods : m_stationery.language.locale().toUpper(goods.first(1)) + goods.sliced(1);
}

/// How many there are, the story, and the flowers by name.
Blocks ArrangementWriter::words(const PrintedGroup &group, const ProposalPrice &price, qreal width) const
{
    Blocks count;
    if (group.quantity != 1)
        count = {{.height = m_types.body.lineHeight() + pt(4),
                  .marks = {TextMark{&m_types.body, {0, 0}, copies(group, price), ink::kQuiet}},
                  .keepsWithNext = true}};
    Blocks story = textBlocks(group.description, {m_types.story, ink::kText, 0, width});
    Blocks flowers = textBlocks(goods(group), {m_types.asideSmall, ink::kQuiet, 0, width});
    if (!flowers.isEmpty() && !story.isEmpty()) {
        flowers.first().spaceBefore = pt(5);
        story.last().keepsWithNext = true;
    }
    Blocks words = count + story + flowers;
    if (!words.isEmpty())
        words.last().keepsWithNext = false;
    return words;
}

/// The other pictures, below the words in their column if there is `room` beside the first, else below all.
void ArrangementWriter::addMorePictures(Blocks &blocks, const PrintedGroup &group, qsizetype taken, qreal room) const
{
    constexpr qreal kLeastRoom = pt(80);
    constexpr qreal kAboveMore = pt(12);
    const QList<ImageId> ids = group.pictures.mid(taken);
    const bool isBeside = !ids.isEmpty() && room >= kLeastRoom + kAboveMore;
    const QSizeF form(isBeside ? m_width - kPictureColumn - kBesidePicture : m_width,
                      isBeside ? room - kAboveMore : kMorePictures);
    Blocks more = pictureBlocks(ids, m_pictures, form, group.name.simplified());
    const bool isOneRow = isBeside && more.size() == 1;
    if (isBeside && !isOneRow)
        more = pictureBlocks(ids, m_pictures, {m_width, kMorePictures}, group.name.simplified());
    if (isOneRow) {
        Block &row = more.first();
        row.spaceBefore = room - row.height; // Ends where the first picture does.
    } else if (room > 0) {
        blocks.append(Block{.height = room, .tag = PageTag::Artifact});
    }
    blocks += more;
}

/// The picture with the words in their column beside it. Words that exceed its height continue below, after the other
/// pictures, so that all pictures stay with the name.
Blocks ArrangementWriter::besidePicture(const PrintedGroup &group, Blocks rest, const Beside &beside) const
{
    const QSizeF pixels = beside.picture.size;
    const QRectF place(m_width - beside.width, 0, beside.width, beside.width * pixels.height() / pixels.width());
    Blocks blocks{{.height = place.height(),
                   .marks = {PictureMark{place, beside.picture.jpeg, beside.words}},
                   .tag = beside.words.isEmpty() ? PageTag::Artifact : PageTag::Paragraph}};
    // Back to the upper edge of the picture.
    blocks.append({.height = 0, .spaceBefore = -place.height(), .tag = PageTag::Artifact});
    qreal y = 0;
    while (!rest.isEmpty()
           && y + rest.constFirst().spaceBefore + rest.constFirst().height <= place.height() + kBelowPicture) {
        y += rest.constFirst().spaceBefore + rest.constFirst().height;
        blocks.append(rest.takeFirst());
    }
    addMorePictures(blocks, group, beside.taken, place.height() - y);
    for (Block &block : blocks)
        block.keepsWithNext = true;
    if (!rest.isEmpty())
        rest.first().spaceBefore =
            std::max(rest.constFirst().spaceBefore, beside.taken < group.pictures.size() ? pt(8) : 0);
    keepEnds(rest);
    blocks += rest;
    blocks.last().keepsWithNext = false;
    return blocks;
}

/// The picture over the whole width, no higher than `room`.
std::optional<PrintPicture> ArrangementWriter::heroPicture(ImageId id, qreal room) const
{
    const auto picture = m_pictures.findShaped(id, m_width / pt(1), kSquare, kWidestHero);
    if (!picture || picture->size.isEmpty())
        return std::nullopt;
    const bool isTooHigh = m_width * picture->size.height() / picture->size.width() > room;
    return isTooHigh ? m_pictures.findFilling(id, QSizeF(m_width, room) / pt(1)) : picture;
}

Blocks ArrangementWriter::pageOf(const PrintedGroup &group, const ProposalPrice &price) const
{
    Blocks below{head(group, price, m_types.chapter)};
    if (m_hasPlaces && !group.chosenPlace.isEmpty())
        below.prepend(placeLabel(group));
    below.first().spaceBefore = kBelowHero;
    below += words(group, price, m_width * kStoryShare);
    qreal height = 0;
    for (const Block &block : std::as_const(below))
        height += block.spaceBefore + block.height;
    const qreal more = group.pictures.size() > 1 ? kMorePictures + kBelowHero : 0;
    const qreal room = m_stationery.frame.body().height() - height - more;
    if (room < kLeastHero)
        return {};
    for (qsizetype at = 0; at < group.pictures.size(); ++at) {
        const auto picture = heroPicture(group.pictures.at(at), room);
        if (!picture)
            continue;
        const QRectF place(0, 0, m_width, m_width * picture->size.height() / picture->size.width());
        Blocks page{{.height = place.height(),
                     .marks = {PictureMark{place, picture->jpeg, group.name.simplified()}},
                     .startsPage = true}};
        Blocks others =
            pictureBlocks(group.pictures.mid(at + 1), m_pictures, {m_width, kMorePictures}, group.name.simplified());
        page += below + others.first(std::min<qsizetype>(others.size(), 1));
        for (qsizetype block = 0; block + 1 < page.size(); ++block)
            page[block].keepsWithNext = true;
        return page;
    }
    return {};
}

Blocks ArrangementWriter::blocksOf(const PrintedGroup &group, const ProposalPrice &price) const
{
    qsizetype taken = 0;
    for (const ImageId &id : group.pictures) {
        ++taken;
        const auto picture = m_pictures.findShaped(id, kPictureColumn / pt(1) * 1.25, kLowest, kWidest);
        if (picture && !picture->size.isEmpty())
            return Blocks{head(group, price, m_types.section)}
            + besidePicture(group, words(group, price, widthBeside(kPictureColumn)),
                            {.picture = *picture, .words = group.name.simplified(), .taken = taken});
    }
    Blocks blocks{head(group, price, m_types.section)};
    const Blocks below = words(group, price, m_width * kStoryShare);
    blocks.first().keepsWithNext = !below.isEmpty();
    return blocks + below;
}

Blocks ArrangementWriter::withSprig(const PrintedGroup &group, const ProposalPrice &price)
{
    const auto plate = plateOf(group, m_sprig, m_drawn);
    if (!plate)
        return {};
    m_drawn += plate->species;
    const PrintPicture drawing = PrintPictures::drawn(*plate, kSprig / pt(1));
    if (drawing.size.isEmpty())
        return {};
    return Blocks{head(group, price, m_types.section)}
    + besidePicture(group, words(group, price, widthBeside(kSprig.width())),
                    {.picture = drawing, .width = kSprig.width(), .words = {}, .taken = group.pictures.size()});
}

Blocks ArrangementWriter::listed(const PrintedGroup &group, const ProposalPrice &price, bool mayBeDrawn)
{
    const Blocks drawn = mayBeDrawn ? withSprig(group, price) : Blocks();
    return drawn.isEmpty() ? blocksOf(group, price) : drawn;
}

/// Above each arrangement of the list, so that no page ends with a line.
Block lineAbove(qreal width, bool isFirst)
{
    return {.height = kAroundArrangement,
            .marks = {RuleMark{{0, 0}, width, pt(0.5), ink::kHairline}},
            .spaceBefore = isFirst ? 0 : kAroundArrangement,
            .keepsWithNext = true,
            .tag = PageTag::Artifact};
}

/// "Ceremony", above the first of the arrangements that go there.
Block placeHeading(const PrintedGroup &group, const Stationery &stationery, bool isFirst)
{
    Block heading =
        headingBlock(stationery.say(placeName(group)),
                     {stationery.types.subsection, stationery.inks.accent, 0, stationery.frame.body().width()});
    heading.spaceBefore = isFirst ? 0 : kBeforePlace;
    heading.height += pt(6);
    return heading;
}

} // namespace

ProposalArrangements proposalArrangements(const PrintedEvent &event, const ProposalPrices &prices,
                                          const Stationery &stationery, PrintPictures &pictures)
{
    const qreal width = stationery.frame.body().width();
    const Blocks chapter{chapterBlock(QT_TRANSLATE_NOOP("documents", "Flowers and arrangements"), stationery, width)};
    if (event.groups.isEmpty())
        return {.pages = {},
                .list = chapter
                    + textBlocks(stationery.say(QT_TRANSLATE_NOOP("documents", "There are no arrangements yet.")),
                                 {stationery.types.story, ink::kQuiet, 0, width})};
    ArrangementWriter writer(event, stationery, pictures);
    const auto hasPicture = [](const PrintedGroup &group) { return !group.pictures.isEmpty(); };
    const auto pictured = std::ranges::count_if(event.groups, hasPicture);
    const bool hasPages = pictured <= kMostPages;
    const bool hasSprigs = event.groups.size() - pictured <= kMostSprigs;
    ProposalArrangements arrangements;
    const bool isByPlace = hasPlaces(event);
    QString listed; // The place of the last heading.
    for (const qsizetype place : inOrder(event.groups)) {
        const PrintedGroup &group = event.groups.at(place);
        const Blocks page = hasPages ? writer.pageOf(group, prices.groups.at(place)) : Blocks();
        if (!page.isEmpty()) {
            arrangements.pages += page;
            continue;
        }
        Blocks &list = arrangements.list;
        const bool isNewPlace = isByPlace && group.chosenPlace != listed;
        if (isNewPlace) {
            list.append(placeHeading(group, stationery, list.isEmpty()));
            arrangements.runningHeads.append(continuedHead(stationery.say(placeName(group)), stationery));
        }
        listed = group.chosenPlace;
        const bool mayBeDrawn = hasSprigs && (hasPages || !hasPicture(group)); // In place of no picture that there is.
        Blocks blocks{lineAbove(width, list.isEmpty() || isNewPlace)};
        blocks += writer.listed(group, prices.groups.at(place), mayBeDrawn);
        setSection(blocks, arrangements.runningHeads.size() - 1); // None before the first place.
        list += blocks;
    }
    if (!arrangements.list.isEmpty())
        arrangements.list = chapter + arrangements.list;
    return arrangements;
}

} // namespace stemdesk
