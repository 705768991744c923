#include "core/exchange/exports/statement_csv.h"

#include "core/base/day.h"
#include "core/exchange/files/csv_writer.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString kindOf(const StatementRow &row)
{
    switch (row.kind) {
    case StatementRow::Kind::Invoice: return u"invoice"_s;
    case StatementRow::Kind::CreditNote: return u"credit_note"_s;
    case StatementRow::Kind::Payment: return u"payment"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

QByteArray statementCsv(const AccountStatement &statement)
{
    CsvWriter csv;
    for (const QString &column :
         {u"on"_s, u"kind"_s, u"number"_s, u"eventName"_s, u"amount"_s, u"balance"_s, u"currency"_s})
        csv.text(column);
    csv.endRow();
    const MinorUnit unit = statement.unit();
    for (const StatementRow &row : statement.rows) {
        csv.text(dayText(row.on));
        csv.text(kindOf(row));
        csv.text(row.number);
        csv.text(row.eventName);
        csv.number(unit.amount(row.amount));
        csv.number(unit.amount(row.balance));
        csv.text(statement.currency);
        csv.endRow();
    }
    return csv.bytes();
}

} // namespace stemdesk
