#pragma once

#include "core/domain/reports/period_report.h"
#include "core/json/field_selection.h"

namespace stemdesk {

class JsonWriter;

// The first field of a table, which every selection holds, is the own id of an object: these have none.
inline constexpr FieldTable kInvoicedRateFields{"rate", "taxCategory", "amountExclTax", "taxAmount"};
inline constexpr FieldTable kReceivedRateFields{"rate", "taxCategory", "amount", "amountExclTax", "taxAmount"};
inline constexpr FieldTable kInvoicedFields{"exclTax", "tax", "incTax", FieldNode{"byRate", kInvoicedRateFields}};
inline constexpr FieldTable kReceivedFields{"amount", FieldNode{"byRate", kReceivedRateFields}};
inline constexpr FieldTable kWorkFields{"count",          "customerPriceExclTax", "costOfGoodsExclTax",
                                        "ownHireExclTax", "labourExclTax",        "minutesPlanned",
                                        "minutesSpent",   "marginExclTax",        "marginPercent"};
inline constexpr FieldTable kWasteFields{"costExclTax", "percentOfCost", "rejectedCostExclTax", "creditedExclTax"};
inline constexpr FieldTable kSourceFields{"source", "new", "won", "lost", "value"};
inline constexpr FieldTable kEnquiryFields{"new", "won", "lost", FieldNode{"bySource", kSourceFields}};
inline constexpr FieldTable kReportSupplierFields{"supplierId", "name", "orderedExclTax", "receivedExclTax",
                                                  "rejectedExclTax"};
inline constexpr FieldTable kReportFlowerFields{"variantId", "name", "units", "costExclTax", "wastePercent"};
inline constexpr FieldTable kReportMonthFields{"month",
                                               FieldNode{"invoiced", kInvoicedFields},
                                               FieldNode{"received", kReceivedFields},
                                               "outstanding",
                                               "overdue",
                                               FieldNode{"events", kWorkFields},
                                               FieldNode{"waste", kWasteFields},
                                               FieldNode{"enquiries", kEnquiryFields}};
inline constexpr FieldTable kReportFields{"",
                                          "from",
                                          "to",
                                          "currency",
                                          FieldNode{"invoiced", kInvoicedFields},
                                          FieldNode{"received", kReceivedFields},
                                          "outstanding",
                                          "overdue",
                                          FieldNode{"events", kWorkFields},
                                          FieldNode{"waste", kWasteFields},
                                          FieldNode{"enquiries", kEnquiryFields},
                                          FieldNode{"suppliers", kReportSupplierFields},
                                          FieldNode{"flowers", kReportFlowerFields},
                                          FieldNode{"months", kReportMonthFields}};

void writeReport(JsonWriter &json, const PeriodReport &report, const FieldSelection &fields);

} // namespace stemdesk
