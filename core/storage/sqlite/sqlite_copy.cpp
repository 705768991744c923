#include "core/storage/sqlite/sqlite_copy.h"

#include "core/storage/engine/connection.h"
#include "core/storage/engine/session.h"
#include "core/storage/sqlite/sqlite_error.h"
#include "core/storage/sqlite/sqlite_statement.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <memory>
#include <utility>

#ifdef STEMDESK_SQLITE_HANDLE
#include <sqlite3.h>
#endif

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Runs a statement and returns the number in its first row.
Result<qint64> asked(QSqlDatabase &database, const QString &sql)
{
    QSqlQuery query(database);
    if (!query.exec(sql))
        return sqliteErrorOf(database, query.lastError());
    return query.next() ? query.value(0).toLongLong() : 0;
}

/// A connection to the source. Ends a read transaction with it.
class Source {
public:
    explicit Source(const Driver &driver) : m_connection(driver), m_opened(m_connection.open()) {}
    ~Source() { m_connection.close(); }
    Q_DISABLE_COPY_MOVE(Source)

    const Status &opened() const { return m_opened; }
    QSqlDatabase &database() { return m_connection.database(); }

private:
    Connection m_connection;
    Status m_opened;
};

Result<qint64> sizeOf(QSqlDatabase &database)
{
    const Result<qint64> pages = asked(database, u"pragma page_count"_s);
    const Result<qint64> pageSize = pages ? asked(database, u"pragma page_size"_s) : pages;
    return pageSize ? Result<qint64>(*pages * *pageSize) : pageSize;
}

#ifdef STEMDESK_SQLITE_HANDLE

constexpr int kPagesAtOnce = 128; // At most a megabyte.
constexpr int kSlicesBetweenSyncs = 8; // A large sync at the end would keep writers waiting for theirs.

struct CloseHandle {
    void operator()(sqlite3 *handle) const { sqlite3_close(handle); }
};
struct FinishCopy {
    void operator()(sqlite3_backup *copy) const { sqlite3_backup_finish(copy); }
};

/// SQLite's online copy between two handles.
class PageCopy {
public:
    static Result<std::unique_ptr<PageCopy>> begin(sqlite3 *source, const QString &file)
    {
        auto copy = std::unique_ptr<PageCopy>(new PageCopy);
        sqlite3 *target = nullptr;
        const int opened =
            sqlite3_open_v2(file.toUtf8().constData(), &target, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
        copy->m_target.reset(target);
        // No one else sees the file, and an incomplete one is deleted.
        constexpr auto kPragmas = "pragma locking_mode=exclusive; pragma journal_mode=off; pragma synchronous=off";
        if (opened != SQLITE_OK || sqlite3_exec(target, kPragmas, nullptr, nullptr, nullptr) != SQLITE_OK)
            return copy->lastError();
        copy->m_copy.reset(sqlite3_backup_init(target, "main", source, "main"));
        if (!copy->m_copy)
            return copy->lastError();
        return copy;
    }

    /// Copies one more slice. False if it was the last.
    Result<bool> step()
    {
        const int code = sqlite3_backup_step(m_copy.get(), kPagesAtOnce);
        if (code == SQLITE_OK || code == SQLITE_DONE)
            return code == SQLITE_OK;
        return sqliteErrorOf(m_target.get(), code);
    }

    int total() const { return sqlite3_backup_pagecount(m_copy.get()); }
    int done() const { return total() - sqlite3_backup_remaining(m_copy.get()); }

private:
    PageCopy() = default;

    Error lastError() const { return sqliteErrorOf(m_target.get()); }

    std::unique_ptr<sqlite3, CloseHandle> m_target;
    std::unique_ptr<sqlite3_backup, FinishCopy> m_copy; // Destroyed before its target.
};

Status copyPages(QSqlDatabase &source, const QString &file, qint64 size, const BytesWatch &watch)
{
    std::unique_ptr<PageCopy> copy = TRY(PageCopy::begin(SqliteStatement::handleOf(source), file));
    bool goesOn = true;
    for (int slice = 1; goesOn; ++slice) {
        const bool stepped = TRY(copy->step());
        goesOn = stepped;
        if (slice % kSlicesBetweenSyncs == 0) {
            TRY(syncFile(file));
        }
        if (!watch(size * copy->done() / std::max(copy->total(), 1), size))
            return cancelledWork();
    }
    return {};
}

/// In one transaction, so that all slices show the same state and no writer restarts the copy.
Result<std::optional<RowCounts>> copyByPages(QSqlDatabase &source, const QString &file, const BytesWatch &watch)
{
    TRY(asked(source, u"begin"_s));
    const RowCounts counts = TRY(countRows(source));
    const qint64 size = TRY(sizeOf(source));
    TRY(copyPages(source, file, size, watch));
    return std::optional(counts);
}

#endif

/// The row counts apply to the copy only if nothing was written until it was made.
Result<std::optional<RowCounts>> copyByVacuum(QSqlDatabase &source, const QString &file, const BytesWatch &watch)
{
    const auto version = [&] { return asked(source, u"pragma data_version"_s); };
    const Result<qint64> before = version();
    const RowCounts counts = TRY(before ? countRows(source) : Result<RowCounts>(before.error()));
    const qint64 size = TRY(sizeOf(source));
    if (!watch(0, size))
        return cancelledWork();
    TRY(asked(source, u"vacuum into '%1'"_s.arg(QString(file).replace(u'\'', "''"_L1))));
    if (!watch(size, size))
        return cancelledWork();
    const qint64 after = TRY(version());
    return after == *before ? std::optional(counts) : std::optional<RowCounts>();
}

Result<std::optional<RowCounts>> copied(QSqlDatabase &source, const QString &file, const BytesWatch &watch,
                                        SqliteCopyWay way)
{
#ifdef STEMDESK_SQLITE_HANDLE
    if (way == SqliteCopyWay::Pages)
        return copyByPages(source, file, watch);
#else
    Q_UNUSED(way)
#endif
    return copyByVacuum(source, file, watch);
}

Status copyVerified(const SqliteDriver &source, const QString &file, const BytesWatch &watch, SqliteCopyWay way)
{
    std::optional<RowCounts> counts;
    {
        Source opened(source);
        if (!opened.opened())
            return opened.opened();
        const qint64 size = TRY(sizeOf(opened.database()));
        TRY(requireRoom(QFileInfo(file).absolutePath(), size));
        TRY(makePrivateFile(file));
        std::optional<RowCounts> done = TRY(copied(opened.database(), file, watch, way));
        counts = std::move(done);
    }
    TRY(foldLog(file));
    TRY(syncFile(file));
    return verifySqlite(file, counts);
}

} // namespace

SqliteCopyWay sqliteCopyWay()
{
#ifdef STEMDESK_SQLITE_HANDLE
    return SqliteCopyWay::Pages;
#else
    return SqliteCopyWay::Vacuum;
#endif
}

Status copySqlite(const SqliteDriver &source, const QString &file, const BytesWatch &watch, SqliteCopyWay way)
{
    const Status done = copyVerified(source, file, watch, way);
    if (!done)
        removeDatabase(file);
    return done;
}

Status verifySqlite(const QString &file, const std::optional<RowCounts> &expected)
{
    const SqliteFileDriver driver(file, SqliteFileDriver::Use::Read);
    const std::unique_ptr<Session> session = TRY(Session::open(driver));
    const QStringList damages = TRY(driver.damages(*session));
    if (!damages.isEmpty())
        return unavailable("storage_damaged", u"The database is damaged: %1."_s.arg(damages.constFirst()));
    if (!expected)
        return {};
    const RowCounts counts = TRY(countRows(driver));
    if (counts == *expected)
        return {};
    return unavailable("copy_differs", u"The copy has other rows than the database; it was given up."_s);
}

} // namespace stemdesk
