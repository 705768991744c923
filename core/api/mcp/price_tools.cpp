#include "core/api/mcp/price_tools.h"

#include "core/api/mcp/event_changes.h"
#include "core/api/mcp/tool_arguments.h"
#include "core/base/wording.h"

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

struct AskedPrices {
    EventId event;
    SomeLines lines;
    bool isDry = false;
};

Result<AskedPrices> askedPrices(const ToolCall &call)
{
    AskedPrices asked;
    QList<EventItemId> lines;
    ObjectReader reader(call.arguments);
    readRequiredId(reader, "eventId", asked.event);
    if (reader.read("eventItemIds", lines)) {
        if (lines.isEmpty())
            reader.fail("eventItemIds",
                        unfit(u"eventItemIds"_s, u"an array of the ids of one or more lines"_s, u"none"_s));
        asked.lines = QSet<EventItemId>(lines.cbegin(), lines.cend());
    }
    reader.read("dryRun", asked.isDry);
    const Status read = reader.finish();
    return read ? Result<AskedPrices>(asked) : Result<AskedPrices>(read.error());
}

using PriceAct = Result<WrittenEvent> (PriceFreezeService::*)(EventId, const SomeLines &);

Result<ToolAnswer> afterPrices(const ToolCall &call, PriceAct act)
{
    const AskedPrices asked = TRY(askedPrices(call));
    return changedEvent(call, asked.event, asked.isDry, [&](const Event &) -> Status {
        TRY((call.shop().freeze.*act)(asked.event, asked.lines));
        return {};
    });
}

} // namespace

Result<ToolAnswer> keepPrices(const ToolCall &call)
{
    return afterPrices(call, &PriceFreezeService::keep);
}

Result<ToolAnswer> currentPrices(const ToolCall &call)
{
    return afterPrices(call, &PriceFreezeService::letGo);
}

} // namespace stemdesk::mcp
