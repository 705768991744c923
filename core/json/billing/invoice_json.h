#pragma once

#include "core/domain/billing/invoice.h"
#include "core/json/field_selection.h"
#include "core/json/json_reader.h"

namespace stemdesk {

class JsonWriter;

/// The first field, which every selection holds, is the object's own id: parts of an invoice have none.
inline constexpr FieldTable kInvoiceSellerFields{"",      "name",  "address",   "country",
                                                 "email", "phone", "taxNumber", "electronicAddress"};
inline constexpr FieldTable kInvoiceBuyerFields{"",      "name",      "address",           "country",
                                                "email", "taxNumber", "electronicAddress", "reference"};
inline constexpr FieldTable kInvoiceLineFields{"",          "text",        "eventId", "taxRate", "amountExclTax",
                                               "taxAmount", "amountIncTax"};
inline constexpr FieldTable kInvoiceTaxFields{"",         "rate", "taxCategory", "exemptionReason", "amountExclTax",
                                              "taxAmount"};
inline constexpr FieldTable kInvoiceFields{"invoiceId",
                                           "number",
                                           "kind",
                                           "eventId",
                                           "eventIds",
                                           "contactId",
                                           "creditsInvoiceId",
                                           "creditedByInvoiceId",
                                           "issuedOn",
                                           "dueOn",
                                           "currency",
                                           FieldNode{"seller", kInvoiceSellerFields},
                                           FieldNode{"buyer", kInvoiceBuyerFields},
                                           FieldNode{"lines", kInvoiceLineFields},
                                           FieldNode{"taxes", kInvoiceTaxFields},
                                           "totalExclTax",
                                           "totalTax",
                                           "totalIncTax",
                                           "note",
                                           "reference",
                                           "iban",
                                           "state",
                                           "paidAmount",
                                           "openAmount",
                                           "paidOn",
                                           "remindedAt",
                                           "reminderLevel",
                                           "createdAt"};

void writeInvoice(JsonWriter &json, const Invoice &invoice, const FieldSelection &fields);

Result<InvoiceRequest> invoiceRequestFrom(JsonObject object);
Result<MonthRequest> monthRequestFrom(JsonObject object);
Result<CreditRequest> creditRequestFrom(JsonObject object);
Result<std::optional<int>> reminderLevelFrom(JsonObject object);

} // namespace stemdesk
