#pragma once

#include "core/domain/billing/balance.h"
#include "core/json/field_selection.h"

namespace stemdesk {

class JsonWriter;

/// The first field, which every selection holds, is the object's own id: these have none.
inline constexpr FieldTable kStatementContactFields{"contactId", "name", "company"};
inline constexpr FieldTable kStatementRowFields{"", "on", "kind", "number", "eventName", "amount", "balance"};
inline constexpr FieldTable kStatementFields{"",
                                             FieldNode{"contact", kStatementContactFields},
                                             "currency",
                                             "openingBalance",
                                             FieldNode{"rows", kStatementRowFields},
                                             "closingBalance",
                                             "overdueAmount"};

QByteArrayView statementKindText(StatementRow::Kind kind);
void writeStatement(JsonWriter &json, const AccountStatement &statement, const FieldSelection &fields);

} // namespace stemdesk
