#pragma once

#include "core/domain/orders/order_sheet_patch.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {

class JsonWriter;

inline constexpr FieldTable kOrderSheetEventFields{"eventId", "name", "status", "isCleared"};
inline constexpr FieldTable kPackAdviceFields{"unitsChange", "packsChange", "costChangeIncTax"};
inline constexpr FieldTable kCheapestSupplierFields{"supplierId", "orderCostIncTax"};
inline constexpr FieldTable kOrderSheetTotalsFields{"orderCostExclTax", "orderCostIncTax", "deliveryCostExclTax"};
inline constexpr FieldTable kShortEventFields{"eventId", "name", "unitsNeeded", "shortUnits"};
inline constexpr FieldTable kDeliveryDayFields{"on", "eventIds"};
inline constexpr FieldTable kOrderSheetLineFields{"variantId",
                                                  "productName",
                                                  "variantName",
                                                  "sku",
                                                  "supplierCode",
                                                  "colors",
                                                  "stemLength",
                                                  "unitsNeeded",
                                                  "spareUnits",
                                                  "ownUnits",
                                                  "unitsPerPack",
                                                  "packsNeeded",
                                                  "minPacks",
                                                  "packsToOrder",
                                                  "unitsToOrder",
                                                  "leftoverUnits",
                                                  "unitsOrdered",
                                                  "packsOrdered",
                                                  "surplusUnits",
                                                  "unitCostExclTax",
                                                  "orderCostExclTax",
                                                  "orderCostIncTax",
                                                  "eventItemIds",
                                                  FieldNode{"advice", kPackAdviceFields},
                                                  FieldNode{"cheapest", kCheapestSupplierFields},
                                                  "packsReceived",
                                                  "receivedCostIncTax",
                                                  "rejectedUnits",
                                                  "reason",
                                                  "receivedOn",
                                                  "receivedAt",
                                                  "invoiceNumber",
                                                  "creditExclTax",
                                                  "imageUrls",
                                                  "shortUnits",
                                                  FieldNode{"events", kShortEventFields},
                                                  "claimUntil"};
inline constexpr FieldTable kOrderSheetSupplierFields{"supplierId",
                                                      "name",
                                                      "contactEmail",
                                                      "orderCostExclTax",
                                                      "deliveryCostExclTax",
                                                      "shortOfMinimumExclTax",
                                                      FieldNode{"deliveryDays", kDeliveryDayFields},
                                                      "deliverOn",
                                                      "deliverTo",
                                                      "note",
                                                      "allowsSubstitutes",
                                                      FieldNode{"lines", kOrderSheetLineFields},
                                                      FieldNode{"totals", kOrderSheetTotalsFields}};
inline constexpr FieldTable kOrderSheetFields{"orderSheetId",
                                              FieldNode{"events", kOrderSheetEventFields},
                                              FieldNode{"suppliers", kOrderSheetSupplierFields},
                                              FieldNode{"totals", kOrderSheetTotalsFields},
                                              "isTopUp",
                                              "state",
                                              "orderedAt",
                                              "createdAt",
                                              "updatedAt"};

/// A body of POST, or of PATCH.
struct OrderSheetBody {
    QList<EventId> eventIds;
    SheetChoice choice;
    OrderSheetPatch patch;

    friend bool operator==(const OrderSheetBody &, const OrderSheetBody &) = default;
};

/// The parts of a saved sheet that a selection of its fields requires.
OrderSheetParts sheetPartsFor(const FieldSelection &fields);

/// Only a saved sheet has the id, the state, the times and what was received.
void writeOrderSheet(JsonWriter &json, const OrderSheet &sheet, const FieldSelection &fields);
/// `kind`: Create or Patch.
Result<OrderSheetBody> orderSheetBodyFrom(JsonObject object, BodyKind kind);

} // namespace stemdesk
