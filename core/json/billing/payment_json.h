#pragma once

#include "core/domain/billing/balance.h"
#include "core/domain/billing/payment.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {

class JsonWriter;
class ObjectReader;

extern const FieldList kPaymentFields;
/// For a list of all events' payments.
inline constexpr FieldTable kPaymentRowFields{"paymentId", "amount",    "paidOn",    "method",    "reference",
                                              "note",      "createdAt", "updatedAt", "invoiceId", "eventId"};
/// The first field, which every selection holds, is the object's own id: this one has none.
inline constexpr FieldTable kInstalmentFields{"", "name", "dueOn", "amount", "paid", "state"};
inline constexpr FieldTable kBalanceFields{
    "", "currency", "basis", "total", "paid", "outstanding", "credit", FieldNode{"instalments", kInstalmentFields}};
inline constexpr FieldTable kBalanceRowFields{"eventId",     "name",   "currency",  "total",      "paid",
                                              "outstanding", "credit", "nextDueOn", "nextAmount", "isOverdue"};

inline constexpr FieldTable kInstalmentDueFields{"on", "days", "date"};
inline constexpr FieldTable kPlannedInstalmentFields{"name", "percent", "amountIncTax", "rest",
                                                     FieldNode{"due", kInstalmentDueFields}};

using PaymentBody = ResourceBody<PaymentId, PaymentPatch>;

void writePayment(JsonWriter &json, const Payment &payment, const FieldSelection &fields);
void writePaymentRow(JsonWriter &json, const Payment &payment, const FieldSelection &fields);
Result<PaymentBody> paymentBodyFrom(JsonObject object, BodyKind kind);

void writeBalance(JsonWriter &json, const EventBalance &balance, const FieldSelection &fields);
void writeBalanceRow(JsonWriter &json, const EventBalance &balance, const FieldSelection &fields);

void writePaymentPlan(JsonWriter &json, const PaymentPlan &plan, const FieldSelection &fields);
/// Null clears it; invalid_paymentPlan for any error in it.
void readPaymentPlan(ObjectReader &reader, std::optional<std::optional<PaymentPlan>> &plan);

} // namespace stemdesk
