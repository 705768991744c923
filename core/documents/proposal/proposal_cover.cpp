#include "core/documents/proposal/proposal_cover.h"

#include "core/documents/layout/picture_blocks.h"
#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/proposal/cover_words.h"

#include <algorithm>
#include <iterator>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// One cover on one paper.
class Cover {
public:
    Cover(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures, QList<ImageId> &left)
        : m_event(event), m_stationery(stationery), m_pictures(pictures), m_left(left), m_paper(stationery.paper)
    {}

    PaperPage page();

private:
    PaperPage picturePage();
    PaperPage panelPage();
    PaperPage classicPage();
    /// Fills `place` with a picture, or `drawn` with flowers in the event's colours.
    PagePart filled(const QRectF &place, BotanicalForm form, const QRectF &drawn);
    PagePart drawnIn(const QRectF &place, BotanicalForm form, const QColor &ground);
    void addWreath(PaperPage &page, const QRectF &place);
    QString initials() const;
    template <class Lay>
    Marks firstPicture(const Lay &lay);
    void addFrame(PaperPage &page) const;

    const PrintedEvent &m_event;
    const Stationery &m_stationery;
    PrintPictures &m_pictures;
    QList<ImageId> &m_left;
    QRectF m_paper;
};

PaperPage Cover::page()
{
    switch (m_stationery.shop.look.cover) {
    case ProposalCover::Panel: return panelPage();
    case ProposalCover::Classic: return classicPage();
    case ProposalCover::Picture: break;
    }
    return picturePage();
}

/// The event's first readable picture, else the shop's.
template <class Lay>
Marks Cover::firstPicture(const Lay &lay)
{
    for (qsizetype i = 0; i < m_left.size(); ++i) {
        Marks picture = lay(m_left.at(i));
        if (picture.isEmpty())
            continue;
        m_left.removeAt(i);
        return picture;
    }
    const ImageId own = m_stationery.shop.look.pictureId;
    return own.isNull() ? Marks() : lay(own);
}

PagePart Cover::filled(const QRectF &place, BotanicalForm form, const QRectF &drawn)
{
    const Marks picture =
        firstPicture([&](ImageId id) { return fillingPicture(id, m_pictures, place, m_event.name.simplified()); });
    return picture.isEmpty() ? drawnIn(drawn, form, m_stationery.inks.tint) : PagePart{PageTag::Paragraph, picture};
}

PagePart Cover::drawnIn(const QRectF &place, BotanicalForm form, const QColor &ground)
{
    const PrintPicture drawing = PrintPictures::drawn(plateFor(m_event, form, ground), place.size() / pt(1));
    return {PageTag::Artifact, {PictureMark{place, drawing.jpeg}}};
}

/// A picture from edge to edge, with the text below it on a tint of the shop's colour.
PaperPage Cover::picturePage()
{
    constexpr qreal kCoverSide = pt(48);
    constexpr qreal kAbove = pt(26);
    constexpr qreal kBelow = pt(34);
    constexpr qreal kLeastPicture = pt(190);
    const Inks &inks = m_stationery.inks;
    const CoverForm form{
        .width = m_paper.width() - 2 * kCoverSide, .text = ink::kText, .quiet = ink::kQuiet, .accent = inks.accent};
    CoverWords shop(m_event, m_stationery, form);
    shop.addShop(m_pictures, true);
    shop.skip(pt(18));
    shop.addTitle();
    shop.addRule();
    shop.addFacts();
    CoverWords foot(m_event, m_stationery, form);
    foot.addFoot();
    shop.addPalette(m_paper.height() - kAbove - shop.height() - foot.height() - kBelow);
    const qreal words = kAbove + shop.height() + pt(16) + foot.height() + kBelow;
    const qreal high = std::max(m_paper.height() - words, 0.0);
    PaperPage page{{PageTag::Artifact, {ShapeMark{.place = m_paper, .fill = inks.tint, .outline = {}}}}};
    // A drawing covers the whole page, so that no edge shows where it ends.
    if (high >= kLeastPicture)
        page.append(filled({0, 0, m_paper.width(), high}, BotanicalForm::Garland, m_paper));
    page += shop.at({kCoverSide, high + kAbove});
    page += foot.at({kCoverSide, m_paper.height() - kBelow - foot.height()});
    return page;
}

/// The words on a panel in the shop's colour, a picture beside it over the whole height.
PaperPage Cover::panelPage()
{
    constexpr qreal kShare = 0.46;
    constexpr qreal kCoverSide = pt(36);
    constexpr qreal kAround = pt(44);
    const Inks &inks = m_stationery.inks;
    const qreal wide = m_paper.width() * kShare;
    const CoverForm form{.width = wide - 2 * kCoverSide,
                         .hasLabelsAbove = true,
                         .text = inks.onGround,
                         .quiet = inks.onGround,
                         .accent = inks.onGround};
    CoverWords words(m_event, m_stationery, form);
    words.addShop(m_pictures, true);
    words.skip(pt(30));
    words.addTitle();
    words.addRule();
    words.addFacts();
    CoverWords foot(m_event, m_stationery, form);
    foot.addFoot();
    words.addPalette(m_paper.height() - 2 * kAround - words.height() - foot.height());
    const QRectF panel(0, 0, wide, m_paper.height());
    const QRectF beside(wide, 0, m_paper.width() - wide, m_paper.height());
    PaperPage page{{PageTag::Artifact, {ShapeMark{.place = panel, .fill = inks.ground, .outline = {}}}},
                   filled(beside, BotanicalForm::Meadow, beside)};
    page += words.at({kCoverSide, kAround});
    page += foot.at({kCoverSide, m_paper.height() - kAround - foot.height()});
    return page;
}

void Cover::addFrame(PaperPage &page) const
{
    constexpr qreal kOuter = pt(24);
    constexpr qreal kInner = pt(29);
    PagePart frame{PageTag::Artifact, {}};
    for (const qreal inset : {kOuter, kInner})
        frame.marks.append(ShapeMark{
            .place = m_paper.adjusted(inset, inset, -inset, -inset), .fill = {}, .outline = m_stationery.inks.accent});
    page.append(frame);
}

/// "L & A" for two clients; empty otherwise.
QString Cover::initials() const
{
    QStringList letters;
    for (const QString &client : m_event.clients) {
        const QString name = client.simplified();
        if (!name.isEmpty() && name.front().isLetter())
            letters.append(name.front().toUpper());
    }
    return letters.size() == 2 ? letters.join(u" & "_s) : QString();
}

void Cover::addWreath(PaperPage &page, const QRectF &place)
{
    const qreal side = std::min(place.width(), place.height());
    const QRectF square(place.center().x() - side / 2, place.top() + (place.height() - side) / 2, side, side);
    page.append(drawnIn(square, BotanicalForm::Wreath, Qt::white));
    constexpr qreal kInside = 0.42; ///< Part of the wreath's width that is free of flowers.
    const PrintTypes &types = m_stationery.types;
    const QString letters = initials();
    if (letters.isEmpty())
        return;
    const PrintType *sizes[] = {&types.display, &types.displaySmall, &types.displaySmallest};
    const auto fitting =
        std::ranges::find_if(sizes, [&](const PrintType *size) { return size->width(letters) <= side * kInside; });
    const PrintType &type = fitting == std::end(sizes) ? types.displaySmallest : **fitting;
    const QPointF topLeft(square.center().x() - type.width(letters) / 2, square.center().y() - type.lineHeight() / 2);
    page.append({PageTag::Artifact, {TextMark{&type, topLeft, letters, m_stationery.inks.accent}}});
}

/// A framed sheet, its words centred around a picture.
PaperPage Cover::classicPage()
{
    constexpr qreal kCoverSide = pt(76);
    constexpr qreal kAround = pt(58);
    constexpr qreal kAroundPicture = pt(26);
    constexpr qreal kLeastPicture = pt(120);
    const CoverForm form{.width = m_paper.width() - 2 * kCoverSide,
                         .isCentred = true,
                         .hasLabelsAbove = true,
                         .text = ink::kText,
                         .quiet = ink::kQuiet,
                         .accent = m_stationery.inks.accent};
    CoverWords shop(m_event, m_stationery, form);
    shop.addShop(m_pictures, false);
    CoverWords words(m_event, m_stationery, form);
    words.addTitle();
    words.addRule();
    words.addFacts();
    CoverWords foot(m_event, m_stationery, form);
    foot.addFoot();
    const qreal top = kAround + shop.height();
    const qreal bottom = m_paper.height() - kAround - foot.height();
    words.addPalette(bottom - top - words.height());
    const qreal spare = bottom - top - words.height() - 3 * kAroundPicture;
    PaperPage page;
    addFrame(page);
    page += shop.at({kCoverSide, kAround});
    qreal wordsTop = top + std::max((bottom - top - words.height()) / 2, pt(10));
    const QRectF place(kCoverSide, top + kAroundPicture, form.width, spare);
    const Marks picture = spare < kLeastPicture
        ? Marks()
        : firstPicture([&](ImageId id) { return fittedPicture(id, m_pictures, place, m_event.name.simplified()); });
    if (!picture.isEmpty()) {
        const QRectF shown = std::get<PictureMark>(picture.first()).place;
        const qreal air = (spare - shown.height()) / 3; // Divide the remaining space above, between and below.
        page.append({PageTag::Paragraph, moved(picture, {(place.width() - shown.width()) / 2, air})});
        wordsTop = place.top() + shown.height() + 2 * air + kAroundPicture;
    } else if (spare >= kLeastPicture) {
        addWreath(page, place);
        wordsTop = place.bottom() + kAroundPicture;
    }
    page += words.at({kCoverSide, wordsTop});
    page += foot.at({kCoverSide, bottom});
    return page;
}

} // namespace

BotanicalPlate plateFor(const PrintedEvent &event, BotanicalForm form, const QColor &paper)
{
    constexpr quint64 kVariations = 7; // Few enough to make in advance, yet every palette gets its own.
    BotanicalPlate plate{.form = form, .palette = {}, .species = {}, .paper = paper, .seed = 1};
    for (const char letter : event.id.text())
        plate.seed = (plate.seed * 31 + quint64(letter)) % kVariations;
    for (const PrintedColour &colour : event.palette) {
        if (QColor::isValidColorName(colour.hex))
            plate.palette.append(QColor(colour.hex));
    }
    return plate;
}

PaperPage proposalCover(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures,
                        QList<ImageId> &left)
{
    return Cover(event, stationery, pictures, left).page();
}

} // namespace stemdesk
