#include "core/json/billing/statement_json.h"

#include "core/json/object_writer.h"

namespace stemdesk {

namespace {

void writeStatementContact(JsonWriter &json, const Contact &contact, const FieldSelection &fields)
{
    constexpr auto &kFields = kStatementContactFields;
    ObjectWriter out(json, fields);
    out.field(kFields["contactId"], contact.id);
    out.field(kFields["name"], contact.name);
    out.nullableText(kFields["company"], contact.company);
}

/// A row with the unit of its amounts.
struct CountedRow {
    const StatementRow &row;
    MinorUnit unit;
};

void writeStatementRow(JsonWriter &json, const CountedRow &counted, const FieldSelection &fields)
{
    constexpr auto &kFields = kStatementRowFields;
    const StatementRow &row = counted.row;
    ObjectWriter out(json, fields);
    out.field(kFields["on"], row.on);
    out.field(kFields["kind"], statementKindText(row.kind));
    out.nullableText(kFields["number"], row.number);
    out.nullableText(kFields["eventName"], row.eventName);
    out.field(kFields["amount"], counted.unit.amount(row.amount));
    out.field(kFields["balance"], counted.unit.amount(row.balance));
}

} // namespace

QByteArrayView statementKindText(StatementRow::Kind kind)
{
    switch (kind) {
    case StatementRow::Kind::Invoice: return "invoice";
    case StatementRow::Kind::CreditNote: return "credit_note";
    case StatementRow::Kind::Payment: return "payment";
    }
    Q_UNREACHABLE();
}

void writeStatement(JsonWriter &json, const AccountStatement &statement, const FieldSelection &fields)
{
    constexpr auto &kFields = kStatementFields;
    const MinorUnit unit = statement.unit();
    QList<CountedRow> rows;
    for (const StatementRow &row : statement.rows)
        rows.append({row, unit});
    ObjectWriter out(json, fields);
    out.object(kFields["contact"], statement.contact, writeStatementContact);
    out.field(kFields["currency"], statement.currency);
    out.field(kFields["openingBalance"], unit.amount(statement.openingBalance));
    out.objects(kFields["rows"], rows, writeStatementRow);
    out.field(kFields["closingBalance"], unit.amount(statement.closingBalance));
    out.field(kFields["overdueAmount"], unit.amount(statement.overdue));
}

} // namespace stemdesk
