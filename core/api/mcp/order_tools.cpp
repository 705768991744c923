#include "core/api/mcp/order_tools.h"

#include "core/api/mcp/tool_arguments.h"
#include "core/base/wording.h"
#include "core/json/json_writer.h"
#include "core/json/orders/order_sheet_json.h"

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

Result<ToolAnswer> orderSheet(const ToolCall &call)
{
    QList<EventId> ids;
    ObjectReader reader(call.arguments);
    requireMember(reader, "eventIds");
    if (reader.read("eventIds", ids) && (ids.isEmpty() || ids.size() > kMaxSheetEvents))
        reader.fail("eventIds",
                    unfit(u"eventIds"_s, u"an array of the ids of 1 to %1 events"_s.arg(kMaxSheetEvents),
                          u"%1 of them"_s.arg(ids.size())));
    SheetChoice choice;
    reader.read("onlyNew", choice.onlyNew);
    TRY(reader.finish());
    const OrderSheet sheet = TRY(call.shop().orderSheets.sheetFor(ids, choice));
    JsonWriter json;
    writeOrderSheet(json, sheet, FieldSelection());
    return json.take();
}

} // namespace stemdesk::mcp
