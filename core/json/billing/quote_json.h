#pragma once

#include "core/domain/billing/quote.h"
#include "core/domain/billing/quote_changes.h"
#include "core/json/events/event_json.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {

class JsonWriter;

/// The shape of a row of the list.
inline constexpr FieldTable kQuoteRowFields{"quoteId",       "eventId",
                                            "number",        "state",
                                            "isExpired",     "note",
                                            "validUntil",    "createdAt",
                                            "updatedAt",     "acceptedAt",
                                            "acceptedBy",    "declinedAt",
                                            "declineReason", FieldNode{"totals", kTotalsFields}};
/// The shape of the whole quote: begins with the fields of a row, in the same order.
inline constexpr FieldTable kQuoteFields{"quoteId",
                                         "eventId",
                                         "number",
                                         "state",
                                         "isExpired",
                                         "note",
                                         "validUntil",
                                         "createdAt",
                                         "updatedAt",
                                         "acceptedAt",
                                         "acceptedBy",
                                         "declinedAt",
                                         "declineReason",
                                         FieldNode{"totals", kTotalsFields},
                                         FieldNode{"event", kQuotedEventFields}};

inline constexpr FieldTable kComparedVersionFields{"quoteId", "number"};
inline constexpr FieldTable kComparedPriceFields{"before", "after", "change"};
inline constexpr FieldTable kQuoteChangeFields{
    "kind",  "action", "eventGroupId", "eventItemId", "groupName",
    "label", "field",  "before",       "after",       "customerPriceChangeIncTax"};
/// The differences between two versions.
inline constexpr FieldTable kQuoteChangesFields{
    "", FieldNode{"from", kComparedVersionFields}, FieldNode{"to", kComparedVersionFields},
    FieldNode{"customerPriceIncTax", kComparedPriceFields}, FieldNode{"changes", kQuoteChangeFields}};

using QuoteBody = ResourceBody<QuoteId, QuotePatch>;

void writeQuoteRow(JsonWriter &json, const Quote &quote, const FieldSelection &fields);
void writeQuote(JsonWriter &json, const Quote &quote, const FieldSelection &fields);
Result<QuoteBody> quoteBodyFrom(JsonObject object, BodyKind kind);

Result<QuoteAcceptance> acceptanceFrom(JsonObject object);
/// The reason of a decline; empty if there is none.
Result<QString> declineFrom(JsonObject object);
/// For a body without properties.
Status emptyBodyFrom(JsonObject object);

/// A version in a comparison; without a quote it is the event as it is now.
struct ComparedVersion {
    std::optional<Quote> quote;
    double customerPriceIncTax = 0;
};

/// The differences between two versions.
struct ComparedVersions {
    ComparedVersion from;
    ComparedVersion to;
    QList<QuoteChange> changes;
};

void writeQuoteChanges(JsonWriter &json, const ComparedVersions &versions, const FieldSelection &fields);

} // namespace stemdesk
