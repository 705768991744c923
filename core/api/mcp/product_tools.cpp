#include "core/api/mcp/product_tools.h"

#include "core/api/mcp/product_choice.h"
#include "core/api/mcp/tool_arguments.h"
#include "core/json/json_writer.h"

namespace stemdesk::mcp {

Result<ToolAnswer> findProducts(const ToolCall &call)
{
    QString words;
    int limit = 20;
    ObjectReader reader(call.arguments);
    readRequiredText(reader, "q", words);
    readSearch(reader, words);
    readLimit(reader, limit);
    TRY(reader.finish());
    const QList<FoundVariant> found = TRY(foundVariants(call.shop(), words, limit));
    JsonWriter json;
    json.beginObject();
    json.key("items");
    json.beginArray();
    for (const FoundVariant &variant : found)
        writeFound(json, variant);
    json.endArray();
    json.endObject();
    if (!found.isEmpty())
        return json.take();
    const QString sentence = TRY(nothingFound(call.shop(), words));
    return ToolAnswer(json.take(), {sentence});
}

} // namespace stemdesk::mcp
