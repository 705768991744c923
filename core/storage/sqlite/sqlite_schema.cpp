#include "core/storage/sqlite/sqlite_schema.h"

#include "core/storage/engine/migrator.h"
#include "core/storage/engine/session.h"
#include "core/storage/sqlite/sqlite_driver.h"

#include <QMap>
#include <QSqlDatabase>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// "table shop" and the like, with its SQL.
using Parts = QMap<QString, QString>;

/// An in-memory database.
class MemoryDriver final : public SqliteDriver {
public:
    MemoryDriver() : SqliteDriver(u":memory:"_s) {}

    Status open(QSqlDatabase &database) const override
    {
        database.setDatabaseName(file());
        return database.open() ? Status() : Status(internal(u"SQLite gives no memory for a database"_s));
    }
};

/// Without statistics that an administrator may have gathered: they are plain rows.
Result<Parts> partsOf(Session &session)
{
    Parts parts;
    const Status read =
        session.each("select type, name, tbl_name, coalesce(sql, '') from sqlite_master", [&](const Row &row) {
            const QString name = row.text(1);
            if (row.text(0) != "table"_L1 || (name != "sqlite_stat1"_L1 && name != "sqlite_stat4"_L1))
                parts.insert(row.text(0) + u' ' + name, row.text(2) + u'\n' + row.text(3));
        });
    if (!read)
        return read.error();
    return parts;
}

Result<Parts> madeParts(int number)
{
    const MemoryDriver driver;
    const std::unique_ptr<Session> session = TRY(Session::open(driver));
    TRY(migrateTo(*session, number, [] { return Instant(0); }));
    return partsOf(*session);
}

Error foreign()
{
    return unavailable("foreign_database", u"The database is not one of Stemdesk."_s);
}

QStringList differences(const Parts &own, const Parts &found)
{
    QStringList sentences;
    for (auto part = found.cbegin(); part != found.cend(); ++part) {
        if (!own.contains(part.key()))
            sentences += u"the %1 is none of Stemdesk's"_s.arg(part.key());
        else if (own.value(part.key()) != part.value())
            sentences += u"the %1 is not as Stemdesk makes it"_s.arg(part.key());
    }
    for (auto part = own.cbegin(); part != own.cend(); ++part) {
        if (!found.contains(part.key()))
            sentences += u"the %1 is missing"_s.arg(part.key());
    }
    return sentences;
}

} // namespace

Result<QStringList> strangeParts(Session &session)
{
    static const Result<Parts> newest = madeParts(newestMigration()); // Once per process.
    if (!newest)
        return newest.error();
    const Parts found = TRY(partsOf(session));
    const QString list = u"table schema_migration"_s;
    if (found.value(list) != newest->value(list))
        return foreign();
    const QList<qint64> numbers = TRY(session.all("select number from schema_migration order by number",
                                                  [](const Row &row) { return row.integer(0); }));
    if (numbers.isEmpty() || numbers.constFirst() != 1)
        return foreign();
    if (numbers.constLast() > newestMigration())
        return newerSchema();
    if (numbers.constLast() != numbers.size())
        return foreign();
    const Parts own = TRY(numbers.size() == newestMigration() ? newest : madeParts(int(numbers.size())));
    return differences(own, found);
}

} // namespace stemdesk
