#include "core/documents/proposal/proposal_arrangements.h"

#include "core/documents/layout/picture_blocks.h"
#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"
#include "core/documents/proposal/proposal_mood.h"
#include "core/documents/proposal/proposal_prices.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kAroundArrangement = pt(16);
constexpr qreal kPictureColumn = pt(212);
constexpr qreal kBesidePicture = pt(22);
constexpr qreal kBelowPicture = pt(34); ///< Height of two lines, so that the first lines below it stay with it.
constexpr qreal kMorePictures = pt(120);
constexpr qreal kStoryShare = 0.76; ///< Part of the width, without a picture beside it.
constexpr qreal kLowest = 0.8; ///< Pictures are from 4:5...
constexpr qreal kWidest = 1.5; ///< ...to 3:2.

class ArrangementWriter {
public:
    ArrangementWriter(const Stationery &stationery, PrintPictures &pictures)
        : m_stationery(stationery), m_types(stationery.types), m_pictures(pictures),
          m_width(stationery.frame.body().width())
    {}

    Blocks blocksOf(const PrintedGroup &group, const ProposalPrice &price) const;

private:
    Block head(const PrintedGroup &group, const ProposalPrice &price, qreal left) const;
    QString copies(const PrintedGroup &group, const ProposalPrice &price) const;
    QString goods(const PrintedGroup &group) const;
    Blocks words(const PrintedGroup &group, qreal left) const;
    void addMorePictures(Blocks &blocks, const PrintedGroup &group, qsizetype taken, qreal room) const;
    Blocks besidePicture(const PrintedGroup &group, Block head, const PrintPicture &picture, qsizetype taken) const;

    const Stationery &m_stationery;
    const PrintTypes &m_types;
    PrintPictures &m_pictures;
    qreal m_width;
};

/// "3 × £60.00".
QString ArrangementWriter::copies(const PrintedGroup &group, const ProposalPrice &price) const
{
    const QString count = m_stationery.language.number(group.quantity);
    if (price.each)
        return u"%1 × %2"_s.arg(count, m_stationery.language.money(*price.each));
    return m_stationery.say(QT_TRANSLATE_NOOP("documents", "Quantity: %1")).arg(count);
}

Block ArrangementWriter::head(const PrintedGroup &group, const ProposalPrice &price, qreal left) const
{
    const QString amount = m_stationery.language.money(price.amount);
    const PrintType &type = m_types.section;
    Block head{.tag = PageTag::Subheading};
    const qreal room = m_width - left - m_types.price.width(amount) - pt(20);
    for (const QString &line : type.balanced(group.name.simplified(), room, 6)) {
        head.marks.append(TextMark{&type, {left, head.height}, line, ink::kText});
        head.height += type.lineHeight();
    }
    head.marks.append(rightText(m_types.price, m_width, type.ascent() - m_types.price.ascent(), amount, ink::kText));
    if (group.quantity != 1) {
        head.marks.append(TextMark{&m_types.body, {left, head.height}, copies(group, price), ink::kQuiet});
        head.height += m_types.body.lineHeight();
    }
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

/// The story, and the flowers by name.
Blocks ArrangementWriter::words(const PrintedGroup &group, qreal left) const
{
    const qreal width = left > 0 ? m_width - left : m_width * kStoryShare;
    Blocks story = textBlocks(group.description, {m_types.story, ink::kText, left, width});
    Blocks flowers = textBlocks(goods(group), {m_types.asideSmall, ink::kQuiet, left, width});
    if (!flowers.isEmpty() && !story.isEmpty()) {
        flowers.first().spaceBefore = pt(5);
        story.last().keepsWithNext = true;
    }
    return story + flowers;
}

/// The other pictures, below the words in their column if there is `room` beside the first, else below all.
void ArrangementWriter::addMorePictures(Blocks &blocks, const PrintedGroup &group, qsizetype taken, qreal room) const
{
    constexpr qreal kLeastRoom = pt(80);
    constexpr qreal kAboveMore = pt(12);
    const qreal left = kPictureColumn + kBesidePicture;
    const QList<ImageId> ids = group.pictures.mid(taken);
    const bool isBeside = !ids.isEmpty() && room >= kLeastRoom + kAboveMore;
    const QSizeF form(isBeside ? m_width - left : m_width, isBeside ? room - kAboveMore : kMorePictures);
    Blocks more = pictureBlocks(ids, m_pictures, form, group.name.simplified());
    const bool isOneRow = isBeside && more.size() == 1;
    if (isBeside && !isOneRow)
        more = pictureBlocks(ids, m_pictures, {m_width, kMorePictures}, group.name.simplified());
    if (isOneRow) {
        Block &row = more.first();
        row.marks = moved(row.marks, {left, 0});
        row.spaceBefore = room - row.height; // Ends where the first picture does.
    } else if (room > 0) {
        blocks.append(Block{.height = room, .tag = PageTag::Artifact});
    }
    blocks += more;
}

/// The picture with the words in their column beside it. Words that exceed its height continue below, after the other
/// pictures, so that all pictures stay with the name.
Blocks ArrangementWriter::besidePicture(const PrintedGroup &group, Block head, const PrintPicture &picture,
                                        qsizetype taken) const
{
    const QRectF place(0, 0, kPictureColumn, kPictureColumn * picture.size.height() / picture.size.width());
    head.spaceBefore = -place.height(); // Back to the upper edge of the picture.
    Blocks blocks{{.height = place.height(), .marks = {PictureMark{place, picture.jpeg, group.name.simplified()}}},
                  head};
    Blocks rest = words(group, kPictureColumn + kBesidePicture);
    qreal y = head.height;
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

Blocks ArrangementWriter::blocksOf(const PrintedGroup &group, const ProposalPrice &price) const
{
    qsizetype taken = 0;
    for (const ImageId &id : group.pictures) {
        ++taken;
        const auto picture = m_pictures.findShaped(id, kPictureColumn / pt(1) * 1.25, kLowest, kWidest);
        if (picture && !picture->size.isEmpty())
            return besidePicture(group, head(group, price, kPictureColumn + kBesidePicture), *picture, taken);
    }
    Blocks blocks{head(group, price, 0)};
    const Blocks below = words(group, 0);
    blocks.first().keepsWithNext = !below.isEmpty();
    return blocks + below;
}

} // namespace

Blocks proposalArrangements(const PrintedEvent &event, const ProposalPrices &prices, const Stationery &stationery,
                            PrintPictures &pictures)
{
    const qreal width = stationery.frame.body().width();
    Blocks blocks{chapterBlock(QT_TRANSLATE_NOOP("documents", "Flowers and arrangements"), stationery, width)};
    if (event.groups.isEmpty())
        return blocks
            + textBlocks(stationery.say(QT_TRANSLATE_NOOP("documents", "There are no arrangements yet.")),
                         {stationery.types.story, ink::kQuiet, 0, width});
    const ArrangementWriter writer(stationery, pictures);
    for (qsizetype place = 0; place < event.groups.size(); ++place) {
        // Above each, so that no page ends with a line.
        blocks.append({.height = kAroundArrangement,
                       .marks = {RuleMark{{0, 0}, width, pt(0.5), ink::kHairline}},
                       .spaceBefore = place > 0 ? kAroundArrangement : 0,
                       .keepsWithNext = true,
                       .tag = PageTag::Artifact});
        blocks += writer.blocksOf(event.groups.at(place), prices.groups.at(place));
    }
    return blocks;
}

} // namespace stemdesk
