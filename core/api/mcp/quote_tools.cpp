#include "core/api/mcp/quote_tools.h"

#include "core/api/mcp/tool_arguments.h"
#include "core/base/wording.h"
#include "core/json/billing/quote_json.h"
#include "core/json/json_writer.h"

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

struct AskedComparison {
    EventId event;
    QString from;
    QString to;
};

/// A quote by its number, as people call it, or by its id.
Result<QuoteId> namedQuote(const ToolCall &call, const EventId &event, const QString &text, const QString &field)
{
    constexpr int kMostQuotes = 1'000;
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (!isNumber) {
        const Result<QuoteId> id = idFrom<QuoteTag>(text.toUtf8(), field);
        const bool isNone = !id && id.error().kind == Error::Kind::NotFound;
        return isNone ? missing("quote", field, text.toUtf8()) : id;
    }
    const Page<Quote> quotes = TRY(call.shop().quotes.list(event, {.limit = kMostQuotes}, {}));
    QStringList numbers;
    for (const Quote &quote : quotes.rows) {
        if (quote.number == number)
            return quote.id;
        numbers += QString::number(quote.number);
    }
    return numbers.isEmpty() ? missing("quote", field, text.toUtf8()) : notAmong(field, text, numbers);
}

} // namespace

Result<ToolAnswer> compareQuotes(const ToolCall &call)
{
    AskedComparison asked;
    ObjectReader reader(call.arguments);
    readRequiredId(reader, "eventId", asked.event);
    readRequiredText(reader, "from", asked.from);
    reader.read("to", asked.to);
    TRY(reader.finish());
    const QuoteId from = TRY(namedQuote(call, asked.event, asked.from, u"from"_s));
    std::optional<QuoteId> to; // Nothing: the event as it is.
    if (!asked.to.isEmpty() && asked.to != "now"_L1) {
        const QuoteId later = TRY(namedQuote(call, asked.event, asked.to, u"to"_s));
        to = later;
    }
    const QuoteComparison comparison = TRY(call.shop().quotes.compare(asked.event, from, to));
    JsonWriter json;
    writeQuoteChanges(json,
                      {.from = {comparison.from, comparison.priceBefore},
                       .to = {comparison.to, comparison.priceAfter},
                       .changes = comparison.changes},
                      {});
    return json.take();
}

} // namespace stemdesk::mcp
