#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "app/progress_line.h"
#include "core/exchange/table_export.h"

#include <array>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct TableWord {
    const char *word;
    ExportedTable table;
};

constexpr std::array kTables{
    TableWord{"products", ExportedTable::Products},      TableWord{"prices", ExportedTable::Prices},
    TableWord{"price-entries", ExportedTable::Prices},   TableWord{"suppliers", ExportedTable::Suppliers},
    TableWord{"colours", ExportedTable::Colours},        TableWord{"colors", ExportedTable::Colours},
    TableWord{"categories", ExportedTable::Categories},  TableWord{"events", ExportedTable::Events},
    TableWord{"event-lines", ExportedTable::EventLines}, TableWord{"order-lines", ExportedTable::OrderLines},
    TableWord{"contacts", ExportedTable::Contacts},      TableWord{"payments", ExportedTable::Payments},
    TableWord{"invoices", ExportedTable::Invoices},
};

/// What the arguments name; the sentence of an error says what they lack.
Result<TableChoice> choiceOf(const Arguments &arguments)
{
    const auto word = std::ranges::find_if(
        kTables, [&](const TableWord &known) { return arguments.values.first() == QLatin1StringView(known.word); });
    if (word == kTables.end())
        return invalid(u"table"_s, u"There is no table \"%1\"."_s.arg(arguments.values.first()));
    TableChoice choice{.table = word->table};
    if (arguments.has(u"list"_s) && choice.table != ExportedTable::Prices)
        return invalid(u"list"_s, u"Give --list with the table prices only."_s);
    if (arguments.has(u"event"_s) && choice.table != ExportedTable::EventLines)
        return invalid(u"event"_s, u"Give --event with the table event-lines only."_s);
    if (arguments.has(u"list"_s)) {
        const auto list = idFrom<PriceListTag>(arguments.option(u"list"_s).toUtf8());
        if (!list)
            return invalid(u"list"_s, u"Give --list with the id of a price list."_s);
        choice.list = *list;
    }
    const bool isOfInvoices = choice.table == ExportedTable::Invoices;
    for (const auto &[name, day] : {std::pair(u"from"_s, isOfInvoices ? &choice.invoices.from : &choice.payments.from),
                                    std::pair(u"to"_s, isOfInvoices ? &choice.invoices.to : &choice.payments.to)}) {
        if (!arguments.has(name))
            continue;
        if (!isOfInvoices && choice.table != ExportedTable::Payments)
            return invalid(name, u"Give --%1 with the tables payments and invoices only."_s.arg(name));
        *day = QDate::fromString(arguments.option(name), Qt::ISODate);
        if (!(*day)->isValid())
            return invalid(name, u"Give --%1 with a day, like 2026-06-20."_s.arg(name));
    }
    if (choice.table == ExportedTable::EventLines) {
        const auto event = idFrom<EventTag>(arguments.option(u"event"_s).toUtf8());
        if (!event)
            return invalid(u"event"_s, u"Give --event with the id of an event."_s);
        choice.event = *event;
    }
    return choice;
}

/// From the shop that has it: lists and events are named by ids of their own, the rest is the first shop's or --shop's.
Result<TableExport> exported(FolderSession &session, const Arguments &arguments, const TableChoice &choice)
{
    const bool isNamedById = !choice.list.isNull() || !choice.event.isNull();
    Result<QList<ShopServices *>> shops = QList<ShopServices *>();
    if (isNamedById)
        shops = shopsFor(session, arguments);
    else if (const auto shop = existingShopFor(session, arguments); shop)
        shops->append(*shop);
    else
        return shop.error();
    if (!shops)
        return shops.error();
    ProgressLine progress;
    Error refusal = notFound();
    for (ShopServices *shop : *shops) {
        const auto done = exportTable(*shop, choice, arguments.values.last(), [&](qint64 rows) {
            progress.show(arguments.values.first(), rows);
            return true;
        });
        if (done || done.error().kind != Error::Kind::NotFound)
            return done;
        refusal = done.error();
    }
    return refusal;
}

} // namespace

int runExport(const Arguments &arguments)
{
    const Result<TableChoice> choice = choiceOf(arguments);
    if (!choice)
        return wrongUse(choice.error().message);
    if (!tableFormatOf(arguments.values.last()))
        return wrongUse(u"Give the file a name that ends in .csv or .xlsx."_s);
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error().message);
    const Result<TableExport> done = exported(**session, arguments, *choice);
    if (!done)
        return failed(done.error().message);
    print(u"%1 rows\n"_s.arg(done->rows));
    return 0;
}

} // namespace stemdesk
