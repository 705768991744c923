#include "core/documents/proposal/proposal_arrangements.h"

#include "core/documents/layout/picture_blocks.h"
#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"
#include "core/documents/proposal/proposal_mood.h"
#include "core/documents/proposal/proposal_prices.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kAroundArrangement = pt(16);
constexpr qreal kPictureColumn = pt(180);
constexpr qreal kBesidePicture = pt(22);
constexpr qreal kBelowPicture = pt(34); ///< Height of two lines, so that the first lines below it stay with it.
constexpr qreal kMorePictures = pt(120);
constexpr qreal kStoryShare = 0.76; ///< Part of the width, without a picture beside it.
constexpr qsizetype kMostPages = 12; ///< More arrangements with pictures do not get a page each.
constexpr qreal kBelowHero = pt(22);
constexpr qreal kLeastHero = pt(220);
constexpr qreal kSquare = 1; ///< Large pictures are from this...
constexpr qreal kWidestHero = 1.6; ///< ...to this.
constexpr qreal kLowest = 0.8; ///< Pictures are from 4:5...
constexpr qreal kWidest = 1.5; ///< ...to 3:2.

class ArrangementWriter {
public:
    ArrangementWriter(const Stationery &stationery, PrintPictures &pictures)
        : m_stationery(stationery), m_types(stationery.types), m_pictures(pictures),
          m_width(stationery.frame.body().width())
    {}

    Blocks blocksOf(const PrintedGroup &group, const ProposalPrice &price) const;
    /// A page of its own, with its first readable picture over the whole width; empty without one.
    Blocks pageOf(const PrintedGroup &group, const ProposalPrice &price) const;

private:
    Block head(const PrintedGroup &group, const ProposalPrice &price, const PrintType &type) const;
    std::optional<PrintPicture> heroPicture(ImageId id, qreal room) const;
    QString copies(const PrintedGroup &group, const ProposalPrice &price) const;
    QString goods(const PrintedGroup &group) const;
    Blocks words(const PrintedGroup &group, const ProposalPrice &price, qreal width) const;
    void addMorePictures(Blocks &blocks, const PrintedGroup &group, qsizetype taken, qreal room) const;
    Blocks besidePicture(const PrintedGroup &group, Blocks words, const PrintPicture &picture, qsizetype taken) const;

    const Stationery &m_stationery;
    const PrintTypes &m_types;
    PrintPictures &m_pictures;
    qreal m_width;
};

/// "3 × £60.00"; where three alike cannot cost the amount, "3 × about £60.00".
QString ArrangementWriter::copies(const PrintedGroup &group, const ProposalPrice &price) const
{
    const QString count = m_stationery.language.number(group.quantity);
    if (price.each)
        return u"%1 × %2"_s.arg(count, m_stationery.language.money(*price.each));
    return m_stationery.say(QT_TRANSLATE_NOOP("documents", "%1 × about %2"))
        .arg(count, m_stationery.language.money(price.amount / group.quantity));
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

/// "Rose, astilbe · on hire: footed bowl".
QString ArrangementWriter::goods(const PrintedGroup &group) const
{
    QStringList parts{flowerNames(group.lines, m_stationery)};
    if (const QString hired = hiredNames(group.lines, m_stationery); !hired.isEmpty())
        parts.append(m_stationery.say(QT_TRANSLATE_NOOP("documents", "on hire: %1")).arg(hired));
    parts.removeAll(QString());
    return parts.join(u" · "_s);
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
Blocks ArrangementWriter::besidePicture(const PrintedGroup &group, Blocks rest, const PrintPicture &picture,
                                        qsizetype taken) const
{
    const QRectF place(m_width - kPictureColumn, 0, kPictureColumn,
                       kPictureColumn * picture.size.height() / picture.size.width());
    Blocks blocks{{.height = place.height(), .marks = {PictureMark{place, picture.jpeg, group.name.simplified()}}}};
    // Back to the upper edge of the picture.
    blocks.append({.height = 0, .spaceBefore = -place.height(), .tag = PageTag::Artifact});
    qreal y = 0;
    while (!rest.isEmpty()
           && y + rest.constFirst().spaceBefore + rest.constFirst().height <= place.height() + kBelowPicture) {
        y += rest.constFirst().spaceBefore + rest.constFirst().height;
        blocks.append(rest.takeFirst());
    }
    addMorePictures(blocks, group, taken, place.height() - y);
    for (Block &block : blocks)
        block.keepsWithNext = true;
    if (!rest.isEmpty())
        rest.first().spaceBefore = std::max(rest.constFirst().spaceBefore, taken < group.pictures.size() ? pt(8) : 0);
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
    Block name = head(group, price, m_types.chapter);
    name.spaceBefore = kBelowHero;
    Blocks below = Blocks{name} + words(group, price, m_width * kStoryShare);
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
            + besidePicture(group, words(group, price, m_width - kPictureColumn - kBesidePicture), *picture, taken);
    }
    Blocks blocks{head(group, price, m_types.section)};
    const Blocks below = words(group, price, m_width * kStoryShare);
    blocks.first().keepsWithNext = !below.isEmpty();
    return blocks + below;
}

} // namespace

Blocks proposalArrangements(const PrintedEvent &event, const ProposalPrices &prices, const Stationery &stationery,
                            PrintPictures &pictures)
{
    const qreal width = stationery.frame.body().width();
    Block chapter = chapterBlock(QT_TRANSLATE_NOOP("documents", "Flowers and arrangements"), stationery, width);
    if (event.groups.isEmpty())
        return Blocks{chapter}
        + textBlocks(stationery.say(QT_TRANSLATE_NOOP("documents", "There are no arrangements yet.")),
                     {stationery.types.story, ink::kQuiet, 0, width});
    const ArrangementWriter writer(stationery, pictures);
    const auto hasPicture = [](const PrintedGroup &group) { return !group.pictures.isEmpty(); };
    const bool hasPages = std::ranges::count_if(event.groups, hasPicture) <= kMostPages;
    Blocks pages;
    Blocks list;
    for (qsizetype place = 0; place < event.groups.size(); ++place) {
        const PrintedGroup &group = event.groups.at(place);
        const Blocks page = hasPages ? writer.pageOf(group, prices.groups.at(place)) : Blocks();
        if (!page.isEmpty()) {
            pages += page;
            continue;
        }
        // Above each, so that no page ends with a line.
        list.append({.height = kAroundArrangement,
                     .marks = {RuleMark{{0, 0}, width, pt(0.5), ink::kHairline}},
                     .spaceBefore = list.isEmpty() ? 0 : kAroundArrangement,
                     .keepsWithNext = true,
                     .tag = PageTag::Artifact});
        list += writer.blocksOf(group, prices.groups.at(place));
    }
    if (list.isEmpty())
        return pages;
    chapter.startsPage = !pages.isEmpty();
    return pages + Blocks{chapter} + list;
}

} // namespace stemdesk
