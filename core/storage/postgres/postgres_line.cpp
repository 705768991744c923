#include "core/storage/postgres/postgres_line.h"

#include "core/storage/postgres/postgres_error.h"

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QVariant>

#include <libpq-fe.h>

#include <memory>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct FreeResult {
    void operator()(PGresult *result) const { PQclear(result); }
};

using OwnedResult = std::unique_ptr<PGresult, FreeResult>;

struct FreeNews {
    void operator()(PGnotify *news) const { PQfreemem(news); }
};

using OwnedNews = std::unique_ptr<PGnotify, FreeNews>;

} // namespace

PostgresLine *PostgresLine::of(const QSqlDatabase &database)
{
    QSqlDriver *driver = database.driver();
    if (auto *known = driver->findChild<PostgresLine *>(QString(), Qt::FindDirectChildrenOnly))
        return known;
    const QVariant handle = driver->handle();
    const QByteArrayView type(handle.typeName()); // By one of its two names.
    if (type != "pg_conn*" && type != "PGconn*")
        return nullptr;
    return new PostgresLine(*static_cast<PGconn *const *>(handle.constData()), *driver);
}

PostgresLine::PostgresLine(pg_conn *handle, QSqlDriver &driver) : QObject(&driver), m_handle(handle), m_driver(driver)
{}

void PostgresLine::sendOff(const QByteArray &sql)
{
    close();
    PQsendQuery(m_handle, sql.constData()); // A lost connection shows at the next statement.
}

bool PostgresLine::isLent()
{
    const OwnedResult result(PQexec(m_handle, "select pg_backend_pid()"));
    return PQntuples(result.get()) == 1
        && QByteArrayView(PQgetvalue(result.get(), 0, 0)).toInt() != PQbackendPID(m_handle);
}

bool PostgresLine::isNew(const QByteArray &table)
{
    const qsizetype known = m_tables.size();
    m_tables += table;
    return m_tables.size() > known;
}

Status PostgresLine::open(bool alone)
{
    close();
    const QByteArray ahead = std::exchange(m_ahead, {});
    if (ahead.isEmpty() && !needsSettings())
        return {};
    if (!alone || isPooled())
        return openPipe(ahead);
    const OwnedResult result(PQexec(m_handle, ahead.constData()));
    return PQresultStatus(result.get()) == PGRES_COMMAND_OK ? Status() : Status(errorOf(result.get()));
}

bool PostgresLine::needsSettings() const
{
    return isPooled() && PQtransactionStatus(m_handle) == PQTRANS_IDLE;
}

Status PostgresLine::openPipe(const QByteArray &ahead)
{
    close();
    const QByteArray settings = needsSettings() ? m_settings : QByteArray();
    m_isPiped = PQenterPipelineMode(m_handle) == 1;
    for (const QByteArray &sql : {ahead, settings}) {
        if (sql.isEmpty())
            continue;
        if (PQsendQueryParams(m_handle, sql.constData(), 0, nullptr, nullptr, nullptr, nullptr, 0) != 1)
            return errorOf(nullptr);
        ++m_sentAhead;
    }
    return {};
}

Status PostgresLine::flush()
{
    if (m_isPiped && PQpipelineSync(m_handle) != 1)
        return errorOf(nullptr);
    for (; m_sentAhead > 0; --m_sentAhead) {
        const OwnedResult result(next());
        const ExecStatusType status = PQresultStatus(result.get());
        if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
            return errorOf(result.get());
        next(); // The end of it.
    }
    return {};
}

pg_result *PostgresLine::next()
{
    return PQgetResult(m_handle);
}

Status PostgresLine::end()
{
    Status ended;
    // A pipeline tells the end of each statement by nothing, and its own by a result of its own.
    const int atEnd = m_isPiped ? 2 : 1;
    for (int nothings = 0; nothings < atEnd;) {
        const OwnedResult result(next());
        nothings = result ? 0 : nothings + 1;
        const ExecStatusType status = PQresultStatus(result.get());
        if (result && status == PGRES_FATAL_ERROR && ended)
            ended = errorOf(result.get());
        if (status == PGRES_PIPELINE_SYNC)
            break;
    }
    if (std::exchange(m_isPiped, false))
        PQexitPipelineMode(m_handle);
    m_sentAhead = 0;
    while (const OwnedNews news{PQnotifies(m_handle)})
        Q_EMIT m_driver.notification(QString::fromUtf8(news->relname),
                                     news->be_pid == PQbackendPID(m_handle) ? QSqlDriver::SelfSource
                                                                            : QSqlDriver::OtherSource,
                                     QString::fromUtf8(news->extra));
    return ended;
}

Error PostgresLine::errorOf(const pg_result *result) const
{
    if (PQstatus(m_handle) != CONNECTION_OK)
        return postgresUnreachable(QString::fromUtf8(PQerrorMessage(m_handle)));
    const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char *message = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    return postgresError(QByteArrayView(state), QString::fromUtf8(message ? message : PQerrorMessage(m_handle)));
}

} // namespace stemdesk
