#include "core/storage/sqlite/sqlite_driver.h"

#include "core/base/result.h"
#include "core/storage/engine/durable_file.h"
#include "core/storage/engine/migrator.h"
#include "core/storage/engine/query_statement.h"
#include "core/storage/engine/session.h"
#include "core/storage/sqlite/sqlite_error.h"
#include "core/storage/sqlite/sqlite_statement.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMap>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QUrl>

#include <array>
#include <utility>

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

/// One sentence for each part of an SQLite database that differs from what its migrations create. Tables and indexes
/// are compared word by word, so that a file from elsewhere contains nothing but rows: no triggers, views, checks or
/// computed columns. Nothing else may be read from it before. foreign_database if it has no list of migrations in this
/// program's form; schema_too_new.
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

constexpr std::array kSearchedTables{"supplier", "product", "event"};

/// For new databases; existing ones keep theirs. A batch of rows takes half as many writes as with pages of 4 KiB.
const QString kPageSize = u"PRAGMA page_size=8192"_s;
/// Pages in the log (16 MiB of those above), after which a commit copies them into the database, which waits twice for
/// the disk.
const QString kLogUntilCopied = u"PRAGMA wal_autocheckpoint=2048"_s;

/// Why the database in `file` cannot be used; reasons with another remedy keep their own code.
Error openingError(const QString &file, const QSqlDatabase &database, const QSqlError &error)
{
    if (isDiskFull(QFileInfo(file).absolutePath())) // SQLite's error depends on what it was writing.
        return unavailable("storage_full", u"The disk that holds %1 is full; make room and try again."_s.arg(file));
    Error known = sqliteErrorOf(database, error);
    if (known.kind == Error::Kind::Unavailable && known.code != "storage_unavailable")
        return known;
    return unavailable("storage_unavailable",
                       u"The database %1 cannot be opened: %2."_s.arg(file, error.databaseText()));
}

size_t sumOfTokens(const QString &text)
{
    QStringList tokens = text.split(u' ', Qt::SkipEmptyParts);
    tokens.removeDuplicates();
    size_t sum = 0;
    for (const QString &token : tokens)
        sum += qHash(token);
    return sum;
}

} // namespace

QString SqliteDriver::fileAddress(const QString &file)
{
    return QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath()).toString(QUrl::FullyEncoded);
}

SqliteDriver::SqliteDriver(QString file, std::chrono::milliseconds timeout, IfMissing ifMissing)
    : m_file(std::move(file)), m_timeout(timeout), m_ifMissing(ifMissing)
{}

QString SqliteDriver::plugin() const
{
    return u"QSQLITE"_s;
}

Status SqliteDriver::open(QSqlDatabase &database) const
{
    const bool mayMake = m_ifMissing == IfMissing::Make;
    const auto isGone = [&] { return !mayMake && !QFile::exists(m_file); };
    const auto gone = [&] { return unavailable("storage_missing", u"The database file %1 is gone."_s.arg(m_file)); };
    if (isGone())
        return gone();
    // SQLite's log and index files get the permissions of the database file, so that has to exist, private, before the
    // first open.
    if (mayMake)
        TRY(makePrivateFile(m_file));
#ifdef STEMDESK_SQLITE_HANDLE
    SqliteStatement::configureLibrary();
#endif
    // The file may be taken away before SQLite opens it, which then must not create it.
    database.setDatabaseName(mayMake ? m_file : fileAddress(m_file) + u"?mode=rw"_s);
    database.setConnectOptions(u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1"_s.arg(m_timeout.count()));
    const auto failed = [&](const QSqlError &error) {
        return isGone() ? gone() : openingError(m_file, database, error);
    };
    if (!database.open())
        return failed(database.lastError());
    for (const QString &pragma :
         {kPageSize, u"PRAGMA journal_mode=WAL"_s, u"PRAGMA synchronous=FULL"_s, u"PRAGMA foreign_keys=ON"_s,
          u"PRAGMA cache_size=-16384"_s, u"PRAGMA temp_store=MEMORY"_s, kLogUntilCopied,
          u"PRAGMA journal_size_limit=67108864"_s,
          u"SELECT count(*) FROM sqlite_master"_s}) { // The last one opens the log.
        QSqlQuery query(database);
        if (!query.exec(pragma))
            return failed(query.lastError());
    }
    // Check after opening: a restore that starts later sees that the file is in use.
    if (QFile::exists(successorOf(m_file)))
        return unavailable("busy", u"A backup is being restored; try again when that is done."_s);
    return {};
}

bool SqliteDriver::setTimeout(QSqlDatabase &database, std::chrono::milliseconds timeout) const
{
    return QSqlQuery(database).exec(u"PRAGMA busy_timeout=%1"_s.arg(timeout.count()));
}

void SqliteDriver::keepLittle(QSqlDatabase &database) const
{
    QSqlQuery(database).exec(u"PRAGMA cache_size=-4096"_s);
}

QByteArray SqliteDriver::filesInPlace() const
{
    return fileNumber(m_file) + ' ' + fileNumber(m_file + u"-wal"_s);
}

Result<std::unique_ptr<Statement>> SqliteDriver::prepare(QSqlDatabase &database, const QByteArray &sql) const
{
#ifdef STEMDESK_SQLITE_HANDLE
    return SqliteStatement::prepare(database, sql);
#else
    return QueryStatement::prepare(database, sql);
#endif
}

QByteArray SqliteDriver::beginSql() const
{
    return "begin immediate"; // Takes the write lock now; a deferred one may fail half-way through.
}

QByteArray SqliteDriver::tableCountSql() const
{
    return "select count(*) from sqlite_master where type = 'table' and name = ?";
}

Result<QByteArrayList> SqliteDriver::inOwnWords(Session &, const QByteArrayList &statements) const
{
    QByteArrayList own = statements;
    for (QByteArray &sql : own)
        sql.replace("{pk}", "integer primary key autoincrement")
            .replace("{int}", "integer")
            .replace("{real}", "real")
            .replace("{blob}", "blob")
            .replace("{strict}", " strict")
            .replace("{clustered}", " strict, without rowid");
    return own;
}

Status SqliteDriver::createOwnParts(Session &session) const
{
    for (const QByteArrayView table : kSearchedTables) {
        TRY(createSearch(session, table));
    }
    return {};
}

Status SqliteDriver::createSearch(Session &session, QByteArrayView table) const
{
    // We make the tokens: the tokenizer only splits at spaces. Positions and sizes are not stored, because there are no
    // phrases or ranks.
    return session.run("create virtual table " + table.toByteArray()
                       + "_search using fts5(tokens, content='', columnsize=0, "
                         "detail=none, tokenize=\"ascii tokenchars '_'\")");
}

Status SqliteDriver::keepBefore(Session &session, int migration) const
{
    const QString copy = u"%1.before-%2"_s.arg(m_file).arg(migration);
    QFile::remove(copy);
    TRY(makePrivateFile(copy));
    return session.run("vacuum into ?", copy);
}

QByteArray SqliteDriver::searchFrom(QByteArrayView table) const
{
    const QByteArray name = table.toByteArray();
    // The cross join keeps the index as the outer table, whose rows come in order of key.
    return "(select rowid as found from " + name + "_search where " + name + "_search match ?) cross join " + name
        + " on " + name + ".key = found";
}

QString SqliteDriver::matchText(const QStringList &words, const QStringList &tags) const
{
    QStringList terms;
    for (const QString &word : words)
        terms += u'"' + word + u"\" *"_s;
    for (const QString &tag : tags)
        terms += u'"' + tag + u'"';
    return terms.join(u" AND "_s);
}

QString SqliteDriver::matchEither(const QString &one, const QString &other) const
{
    return u"((%1) OR (%2))"_s.arg(one, other);
}

QString SqliteDriver::matchAll(const QStringList &matches) const
{
    return matches.join(u" AND "_s);
}

Status SqliteDriver::reindex(Session &session, QByteArrayView table, qint64 key, const QString &before,
                             const QString &after) const
{
    if (before == after)
        return {};
    const QByteArray name = table.toByteArray() + "_search";
    if (!before.isEmpty()) {
        const Status removed =
            session.run("insert into " + name + " (" + name + ", rowid, tokens) values ('delete', ?, ?)", key, before);
        if (!removed)
            return removed;
    }
    if (after.isEmpty())
        return {};
    return session.run("insert into " + name + " (rowid, tokens) values (?, ?)", key, after);
}

Status SqliteDriver::index(Session &session, QByteArrayView table, const QList<qint64> &keys,
                           const QStringList &texts) const
{
    // Row by row: after a statement for several rows, the index writes everything it has collected at once instead of
    // at the commit.
    const QByteArray sql = "insert into " + table.toByteArray() + "_search (rowid, tokens) values (?, ?)";
    for (qsizetype i = 0; i < keys.size(); ++i) {
        TRY(session.run(sql, keys.at(i), texts.at(i)));
    }
    return {};
}

// Compares sums of hashes, so that the index is read once in its own order: looking up each row by all of its tokens
// would read the long lists of frequent ones again and again.
Result<QList<qint64>> SqliteDriver::wronglyIndexed(Session &session, QByteArrayView table) const
{
    const QByteArray name = table.toByteArray();
    const QByteArray terms = "temp." + name + "_terms";
    TRY(session.run("create virtual table if not exists " + terms + " using fts5vocab('main', '" + name
                    + "_search', 'instance')"));
    QHash<qint64, size_t> indexed;
    TRY(session.each("select doc, term from " + terms,
                     [&](const Row &row) { indexed[row.integer(0)] += qHash(row.text(1)); }));
    QList<qint64> wrong;
    TRY(session.each("select key, search from " + name, [&](const Row &row) {
        if (indexed.value(row.integer(0)) != sumOfTokens(row.text(1)))
            wrong += row.integer(0);
    }));
    return wrong;
}

Result<QStringList> SqliteDriver::damages(Session &session) const
{
    QStringList damages;
    const auto noted = [&](const Status &read) { // Damage can also end the check; keep what it has reported.
        if (read || read.error().code != "storage_damaged")
            return read;
        damages += read.error().message;
        return Status();
    };
    const auto takeText = [&](const Row &row) {
        for (const QString &line : row.text(0).split(u'\n', Qt::SkipEmptyParts)) {
            if (line != "ok"_L1 && !line.startsWith("***"_L1)) // Headings with the file's name; there is only one file.
                damages += line;
        }
    };
    TRY(noted(session.each("pragma integrity_check", takeText)));
    const std::optional<Error> unread = readFaultOf(session.connection().database());
    if (!damages.isEmpty() && unread)
        return *unread;
    const auto takeReference = [&](const Row &row) {
        damages += u"row %1 of table %2 refers to a row of table %3 that is not there"_s.arg(row.integer(1))
                       .arg(row.text(0), row.text(2));
    };
    TRY(noted(session.each("pragma foreign_key_check", takeReference)));
    return damages;
}

Result<QStringList> SqliteDriver::strangeParts(Session &session) const
{
    return stemdesk::strangeParts(session);
}

QByteArray SqliteDriver::notByIndex(QByteArrayView column) const
{
    return '+' + column.toByteArray();
}

QByteArray SqliteDriver::amongKeys() const
{
    return "in (select value from json_each(?))";
}

QString SqliteDriver::keysText(const QList<qint64> &keys) const
{
    return u'[' + joinedKeys(keys) + u']';
}

Result<qint64> SqliteDriver::dataVersion(Session &session) const
{
    const auto version = TRY(session.first("pragma data_version", [](const Row &row) { return row.integer(0); }));
    return version.value_or(0);
}

} // namespace stemdesk
