#include "core/documents/proposal/proposal_text.h"

#include "core/documents/layout/stationery.h"
#include "core/documents/proposal/proposal_arrangements.h"
#include "core/documents/proposal/proposal_close.h"
#include "core/documents/proposal/proposal_cover.h"
#include "core/documents/proposal/proposal_mood.h"
#include "core/documents/proposal/proposal_prices.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

namespace {

qreal heightOf(const Blocks &blocks)
{
    qreal height = 0;
    for (const Block &block : blocks)
        height += block.spaceBefore + block.height;
    return height;
}

void keepWhole(Blocks &blocks)
{
    for (qsizetype i = 0; i + 1 < blocks.size(); ++i)
        blocks[i].keepsWithNext = true;
}

/// Whether the last page of `blocks` has no room for another `height`.
bool isFull(const Blocks &blocks, qreal height, qreal page)
{
    return flowed(blocks + Blocks{{.height = height}}, {}, page).size() > flowed(blocks, {}, page).size();
}

/// Spreads the blocks over the pages that they need, if a full page were followed by a nearly empty one.
void balance(Blocks &blocks, qreal page)
{
    constexpr qreal kStep = pt(12);
    constexpr qreal kNearlyEmpty = 0.25;
    constexpr qsizetype kMostBlocks = 2'000; ///< Longer documents are not for leafing through.
    const qsizetype count = flowed(blocks, {}, page).size();
    if (count < 2 || blocks.size() > kMostBlocks || isFull(blocks, page * (1 - kNearlyEmpty), page))
        return;
    qreal height = page;
    while (height > page / 2 && flowed(blocks, {}, height - kStep).size() == count)
        height -= kStep;
    qsizetype next = 0;
    for (const PaperPage &one : flowed(blocks, {}, height)) {
        if (next > 0)
            blocks[next].startsPage = true;
        next += one.size();
    }
}

/// Flowers that grow from the bottom of the last page of `blocks`, if there is room; `variety` is another mixture.
void addDrawing(Blocks &blocks, const PrintedEvent &event, const Stationery &stationery, quint64 variety)
{
    constexpr qreal kLeastDrawing = pt(84);
    constexpr qreal kMostDrawing = pt(230);
    constexpr qreal kAboveDrawing = pt(24);
    constexpr qreal kStep = pt(10);
    const QRectF body = stationery.frame.body();
    qreal room = body.height();
    while (room > 0 && isFull(blocks, room, body.height()))
        room -= kStep;
    const qreal height = std::min(room - kAboveDrawing, kMostDrawing);
    if (height < kLeastDrawing || room >= body.height())
        return;
    const QRectF place(0, room - height, body.width(), height);
    BotanicalPlate plate = plateFor(event, BotanicalForm::Meadow, Qt::white);
    plate.seed += variety;
    const PrintPicture drawing = PrintPictures::drawn(plate, place.size() / pt(1));
    blocks.append({.height = room, .marks = {PictureMark{place, drawing.jpeg}}, .tag = PageTag::Artifact});
}

} // namespace

EventText proposalText(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures)
{
    constexpr qreal kWellFilled = 0.62;
    const qreal page = stationery.frame.body().height();
    const ProposalPrices prices = proposalPrices(event, stationery.shop.currency);
    EventText text;
    QList<ImageId> left = event.pictures;
    text.cover = proposalCover(event, stationery, pictures, left);
    text.blocks = proposalMood(event, stationery, pictures, left);
    ProposalArrangements arrangements = proposalArrangements(event, prices, stationery, pictures);
    const bool hasPages = !arrangements.pages.isEmpty();
    if (hasPages && heightOf(text.blocks) + heightOf(arrangements.list) <= page)
        text.blocks += std::exchange(arrangements.list, Blocks()); // Otherwise that page would be half empty.
    if (hasPages && !text.blocks.isEmpty() && left.isEmpty())
        addDrawing(text.blocks, event, stationery, 1);
    // The mood gets a page of its own, unless that would be half empty.
    const bool isFilled = !left.isEmpty() && heightOf(text.blocks) > page * kWellFilled;
    if (!arrangements.list.isEmpty())
        arrangements.list.first().startsPage = hasPages || isFilled;
    text.blocks += arrangements.pages + arrangements.list;
    ProposalClose close = proposalClose(event, prices, stationery);
    if (heightOf(close.price) <= page)
        keepWhole(close.price);
    if (heightOf(close.answer) <= page)
        keepWhole(close.answer);
    // The client decides on one page.
    const qreal whole = heightOf(close.price) + heightOf(close.answer);
    if (whole - close.price.constFirst().spaceBefore <= page)
        close.price.last().keepsWithNext = true;
    const Blocks closing = close.price + close.answer;
    if (flowed(text.blocks + closing, {}, page).size() > flowed(text.blocks, {}, page).size())
        balance(text.blocks, page);
    // After spreading, the last page may still lack room for the price.
    text.blocks += closing;
    addDrawing(text.blocks, event, stationery, 0);
    return text;
}

} // namespace stemdesk
