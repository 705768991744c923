#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "core/base/files.h"
#include "core/exchange/calendar_file.h"
#include "core/exchange/exports/table_export.h"

#include <QSaveFile>

#include <array>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct TableWord {
    const char *word;
    ExportedTable table;
};

/// Beside those of describedTables().
constexpr std::array kTables{
    TableWord{"products", ExportedTable::Products},      TableWord{"prices", ExportedTable::Prices},
    TableWord{"price-entries", ExportedTable::Prices},   TableWord{"colours", ExportedTable::Colours},
    TableWord{"events", ExportedTable::Events},          TableWord{"event-lines", ExportedTable::EventLines},
    TableWord{"order-lines", ExportedTable::OrderLines}, TableWord{"payments", ExportedTable::Payments},
    TableWord{"invoices", ExportedTable::Invoices},      TableWord{"tasks", ExportedTable::Tasks},
    TableWord{"series", ExportedTable::Series},          TableWord{"journal", ExportedTable::Journal},
    TableWord{"event-goods", ExportedTable::EventGoods},
};

std::optional<ExportedTable> tableCalled(const QString &name)
{
    for (const TableWord &known : kTables) {
        if (name == QLatin1StringView(known.word))
            return known.table;
    }
    for (const ExportedTable table : describedTables()) {
        if (name == QLatin1StringView(nameOfTable(*describedRows(table))))
            return table;
    }
    return {};
}

Error onlyWith(const QString &option, const QString &tables)
{
    return invalid(option, u"Give --%1 with %2 only."_s.arg(option, tables));
}

/// The days that limit a table; nullopt without limits.
struct DayBounds {
    std::optional<QDate> *from = nullptr;
    std::optional<QDate> *to = nullptr;
};

DayBounds boundsOf(TableChoice &choice)
{
    switch (choice.table) {
    case ExportedTable::Invoices: return {&choice.invoices.from, &choice.invoices.to};
    case ExportedTable::Payments: return {&choice.payments.from, &choice.payments.to};
    case ExportedTable::Tasks: return {&choice.tasks.from, &choice.tasks.to};
    case ExportedTable::Journal: return {&choice.journal.from, &choice.journal.to};
    default: return {};
    }
}

Status readDays(const Arguments &arguments, TableChoice &choice)
{
    const DayBounds bounds = boundsOf(choice);
    for (const auto &[name, day] : {std::pair(u"from"_s, bounds.from), std::pair(u"to"_s, bounds.to)}) {
        if (!arguments.has(name))
            continue;
        if (day == nullptr)
            return onlyWith(name, u"the tables payments, invoices, tasks and journal"_s);
        *day = QDate::fromString(arguments.option(name), Qt::ISODate);
        if (!(*day)->isValid())
            return invalid(name, u"Give --%1 with a day, like 2026-06-20."_s.arg(name));
    }
    return {};
}

Status readEvent(const Arguments &arguments, TableChoice &choice)
{
    const bool isOfLines = choice.table == ExportedTable::EventLines;
    if (!isOfLines && choice.table != ExportedTable::Tasks)
        return arguments.has(u"event"_s) ? Status(onlyWith(u"event"_s, u"the tables event-lines and tasks"_s))
                                         : Status();
    if (!isOfLines && !arguments.has(u"event"_s))
        return {};
    const auto event = idFrom<EventTag>(arguments.option(u"event"_s).toUtf8());
    if (!event)
        return invalid(u"event"_s, u"Give --event with the id of an event."_s);
    if (isOfLines)
        choice.event = *event;
    else
        choice.tasks.eventId = *event;
    return {};
}

/// The table and filters named by the arguments; the error's sentence says what is missing.
Result<TableChoice> choiceOf(const Arguments &arguments)
{
    const auto table = tableCalled(arguments.values.first());
    if (!table)
        return invalid(u"table"_s, u"There is no table \"%1\"."_s.arg(arguments.values.first()));
    TableChoice choice{.table = *table};
    if (arguments.has(u"tasks"_s))
        return onlyWith(u"tasks"_s, u"the calendar"_s);
    if (arguments.has(u"list"_s) && choice.table != ExportedTable::Prices)
        return onlyWith(u"list"_s, u"the table prices"_s);
    if (arguments.has(u"list"_s)) {
        const auto list = idFrom<PriceListTag>(arguments.option(u"list"_s).toUtf8());
        if (!list)
            return invalid(u"list"_s, u"Give --list with the id of a price list."_s);
        choice.list = *list;
    }
    TRY(readDays(arguments, choice));
    TRY(readEvent(arguments, choice));
    return choice;
}

/// The shop that has the list or event, which are named by id; otherwise the first shop or --shop's.
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

/// Writes the whole file or, on failure, leaves the old one untouched.
Status writeCalendar(ShopServices &shop, bool withTasks, const QString &name)
{
    QSaveFile file(name);
    bool isWritten = openPrivately(file);
    CalendarFile calendar(withTasks);
    while (isWritten && !calendar.isDone()) {
        const QByteArray part = TRY(calendar.next(shop));
        isWritten = file.write(part) == part.size();
    }
    if (isWritten && file.commit())
        return {};
    return unavailable("file_not_written", u"%1 cannot be written: %2."_s.arg(name, file.errorString()));
}

int exportCalendar(const Arguments &arguments)
{
    for (const QString &option : {u"list"_s, u"event"_s, u"from"_s, u"to"_s}) {
        if (arguments.has(option))
            return wrongUse(u"The calendar is written whole, without --%1."_s.arg(option));
    }
    if (!arguments.values.last().endsWith(".ics"_L1, Qt::CaseInsensitive))
        return wrongUse(u"Give the file a name that ends in .ics."_s);
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    const auto shop = existingShopFor(**session, arguments);
    if (!shop)
        return failed(shop.error());
    const Status written = writeCalendar(**shop, arguments.has(u"tasks"_s), arguments.values.last());
    return written ? 0 : failed(written.error());
}

} // namespace

QStringList exportedTables()
{
    QStringList names;
    for (const TableWord &known : kTables)
        names += QLatin1StringView(known.word);
    for (const ExportedTable table : describedTables())
        names += QString::fromLatin1(nameOfTable(*describedRows(table)));
    names.sort();
    return names;
}

int runExport(const Arguments &arguments)
{
    if (arguments.values.first() == "calendar"_L1)
        return exportCalendar(arguments);
    const Result<TableChoice> choice = choiceOf(arguments);
    if (!choice)
        return wrongUse(choice.error().message);
    if (!tableFormatOf(arguments.values.last()))
        return wrongUse(u"Give the file a name that ends in .csv or .xlsx."_s);
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    const Result<TableExport> done = exported(**session, arguments, *choice);
    if (!done)
        return failed(done.error());
    print(u"%1 rows\n"_s.arg(done->rows));
    return 0;
}

} // namespace stemdesk
