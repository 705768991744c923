#include "core/api/mcp/quote_tools.h"

#include "core/api/mcp/tool_arguments.h"
#include "core/base/wording.h"
#include "core/json/clients/quote_json.h"
#include "core/json/json_writer.h"

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

struct AskedComparison {
    EventId event;
    QuoteId from;
    QString to;
};

/// Nothing for the event as it is.
Result<std::optional<QuoteId>> laterOne(const QString &text)
{
    if (text.isEmpty() || text == "now"_L1)
        return std::optional<QuoteId>();
    const Result<QuoteId> id = idFrom<QuoteTag>(text.toUtf8(), u"to"_s);
    if (!id)
        return id.error().kind == Error::Kind::NotFound ? missing("quote", u"to"_s, text.toUtf8()) : id.error();
    return std::optional(*id);
}

} // namespace

Result<QByteArray> compareQuotes(const ToolCall &call)
{
    AskedComparison asked;
    ObjectReader reader(call.arguments);
    readRequiredId(reader, "eventId", asked.event);
    readRequiredId(reader, "from", asked.from);
    reader.read("to", asked.to);
    TRY(reader.finish());
    const auto to = TRY(laterOne(asked.to));
    const QuoteComparison comparison = TRY(call.shop().quotes.compare(asked.event, asked.from, to));
    JsonWriter json;
    writeQuoteChanges(json,
                      {.from = {comparison.from, comparison.priceBefore},
                       .to = {comparison.to, comparison.priceAfter},
                       .changes = comparison.changes},
                      {});
    return json.take();
}

} // namespace stemdesk::mcp
