#pragma once

#include "core/domain/hire/event_hire.h"
#include "core/json/field_selection.h"
#include "core/json/json_reader.h"

namespace stemdesk {

class JsonWriter;

inline constexpr FieldTable kHireHoldFields{"eventId", "name", "status", "units", "from", "to"};
inline constexpr FieldTable kHireItemFields{
    "variantId",      "productName",  "variantName",  "unitsNeeded", "ownedUnits",
    "availableUnits", "shortUnits",   "from",         "to",          FieldNode{"others", kHireHoldFields},
    "returnedUnits",  "damagedUnits", "missingUnits", "isTakenOff",  "lossChargeExclTax"};
/// The first field, which every selection holds, is the own id of an object: this one has none.
inline constexpr FieldTable kEventHireFields{"", "from", "to", FieldNode{"items", kHireItemFields}};
inline constexpr FieldTable kHireDayFields{"day", "heldUnits", "availableUnits"};
inline constexpr FieldTable kHireRowFields{"variantId", "productName", "variantName", "ownedUnits",
                                           FieldNode{"days", kHireDayFields}};

void writeEventHire(JsonWriter &json, const EventHire &hire, const FieldSelection &fields);
void writeHireRow(JsonWriter &json, const HireRow &row, const FieldSelection &fields);

/// The body of PATCH: what came back.
Result<QList<HireReturnPatch>> hireReturnsFrom(JsonObject object);

} // namespace stemdesk
