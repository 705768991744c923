#include "core/documents/proposal_text.h"

#include "core/documents/proposal_arrangements.h"
#include "core/documents/proposal_close.h"
#include "core/documents/proposal_cover.h"
#include "core/documents/proposal_mood.h"
#include "core/documents/proposal_prices.h"
#include "core/documents/stationery.h"

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

} // namespace

EventText proposalText(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures)
{
    constexpr qreal kFullPage = 0.62;
    const qreal page = stationery.frame.body().height();
    const ProposalPrices prices = proposalPrices(event, stationery.shop.currency);
    EventText text;
    QList<ImageId> left = event.pictures;
    text.cover = proposalCover(event, stationery, pictures, left);
    Blocks mood = proposalMood(event, stationery, pictures, left);
    Blocks arrangements = proposalArrangements(event, prices, stationery, pictures);
    Blocks close = proposalClose(event, prices, stationery);
    // A page of mood is one for itself, unless it would be half empty.
    if (!arrangements.isEmpty() && !left.isEmpty() && heightOf(mood) > page * kFullPage)
        arrangements.first().startsPage = true;
    // What is to be decided is on one page, where it fits.
    if (heightOf(close) <= page) {
        for (qsizetype i = 0; i + 1 < close.size(); ++i)
            close[i].keepsWithNext = true;
    }
    text.blocks = std::move(mood) + arrangements + close;
    return text;
}

} // namespace stemdesk
