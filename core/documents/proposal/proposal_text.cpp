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

qsizetype pagesOf(const EventText &text, const Blocks &blocks, qreal height)
{
    return flowed(blocks, text.runningHeads, height).size();
}

/// Whether the last page of `text` has no room for another `height`.
bool isFull(const EventText &text, qreal height, qreal page)
{
    return pagesOf(text, text.blocks + Blocks{{.height = height}}, page) > pagesOf(text, text.blocks, page);
}

/// Spreads the blocks over the pages that they need, if a full page were followed by a nearly empty one.
void balance(EventText &text, qreal page)
{
    constexpr qreal kStep = pt(12);
    constexpr qreal kNearlyEmpty = 0.25;
    constexpr qsizetype kMostBlocks = 2'000; ///< Longer documents are not for leafing through.
    Blocks &blocks = text.blocks;
    const qsizetype count = pagesOf(text, blocks, page);
    if (count < 2 || blocks.size() > kMostBlocks || isFull(text, page * (1 - kNearlyEmpty), page))
        return;
    qreal height = page;
    while (height > page / 2 && pagesOf(text, blocks, height - kStep) == count)
        height -= kStep;
    qsizetype next = 0;
    for (const PaperPage &one : flowed(blocks, text.runningHeads, height)) {
        const qsizetype section = blocks.at(next).section;
        const bool isContinued = next > 0 && section >= 0 && section == blocks.at(next - 1).section;
        if (next > 0)
            blocks[next].startsPage = true;
        next += one.size() - (isContinued ? 1 : 0); // The running head is no block.
    }
}

/// Flowers that grow from the bottom of the last page of `text`, if there is room; `variety` is another mixture.
void addDrawing(EventText &text, const PrintedEvent &event, const Stationery &stationery, quint64 variety)
{
    constexpr qreal kLeastDrawing = pt(84);
    constexpr qreal kMostDrawing = pt(230);
    constexpr qreal kAboveDrawing = pt(24);
    constexpr qreal kStep = pt(10);
    const QRectF body = stationery.frame.body();
    qreal room = body.height();
    while (room > 0 && isFull(text, room, body.height()))
        room -= kStep;
    const qreal height = std::min(room - kAboveDrawing, kMostDrawing);
    if (height < kLeastDrawing || room >= body.height())
        return;
    const QRectF place(0, room - height, body.width(), height);
    BotanicalPlate plate = plateFor(event, BotanicalForm::Meadow, Qt::white);
    plate.seed += variety;
    const PrintPicture drawing = PrintPictures::drawn(plate, place.size() / pt(1));
    text.blocks.append({.height = room, .marks = {PictureMark{place, drawing.jpeg}}, .tag = PageTag::Artifact});
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
    text.runningHeads = arrangements.runningHeads;
    const bool hasPages = !arrangements.pages.isEmpty();
    if (hasPages && heightOf(text.blocks) + heightOf(arrangements.list) <= page)
        text.blocks += std::exchange(arrangements.list, Blocks()); // Otherwise that page would be half empty.
    if (hasPages && !text.blocks.isEmpty() && left.isEmpty())
        addDrawing(text, event, stationery, 1);
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
    if (pagesOf(text, text.blocks + closing, page) > pagesOf(text, text.blocks, page))
        balance(text, page);
    // After spreading, the last page may still lack room for the price.
    text.blocks += closing;
    addDrawing(text, event, stationery, 0);
    return text;
}

} // namespace stemdesk
