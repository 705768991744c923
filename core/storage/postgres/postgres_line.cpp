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

bool PostgresLine::isNew(const QByteArray &table)
{
    const qsizetype known = m_tables.size();
    m_tables += table;
    return m_tables.size() > known;
}

Status PostgresLine::open(bool alone)
{
    if (m_ahead.isEmpty()) {
        close();
        return {};
    }
    const QByteArray ahead = std::exchange(m_ahead, {});
    if (alone) {
        const OwnedResult result(PQexec(m_handle, ahead.constData()));
        return PQresultStatus(result.get()) == PGRES_COMMAND_OK ? Status() : Status(errorOf(result.get()));
    }
    openPipe();
    m_isAhead = PQsendQueryParams(m_handle, ahead.constData(), 0, nullptr, nullptr, nullptr, nullptr, 0) == 1;
    return m_isAhead ? Status() : Status(errorOf(nullptr));
}

void PostgresLine::openPipe()
{
    close();
    m_isPiped = PQenterPipelineMode(m_handle) == 1;
}

Status PostgresLine::flush()
{
    if (m_isPiped && PQpipelineSync(m_handle) != 1)
        return errorOf(nullptr);
    if (!std::exchange(m_isAhead, false))
        return {};
    const OwnedResult result(next());
    if (PQresultStatus(result.get()) != PGRES_COMMAND_OK)
        return errorOf(result.get());
    next(); // The end of it.
    return {};
}

pg_result *PostgresLine::next()
{
    return PQgetResult(m_handle);
}

void PostgresLine::close()
{
    // A pipeline tells the end of each statement by nothing, and its own by a result of its own.
    const int atEnd = m_isPiped ? 2 : 1;
    for (int nothings = 0; nothings < atEnd;) {
        const OwnedResult result(next());
        nothings = result ? 0 : nothings + 1;
        if (PQresultStatus(result.get()) == PGRES_PIPELINE_SYNC)
            break;
    }
    if (std::exchange(m_isPiped, false))
        PQexitPipelineMode(m_handle);
    m_isAhead = false;
    while (const OwnedNews news{PQnotifies(m_handle)})
        Q_EMIT m_driver.notification(QString::fromUtf8(news->relname),
                                     news->be_pid == PQbackendPID(m_handle) ? QSqlDriver::SelfSource
                                                                            : QSqlDriver::OtherSource,
                                     QString::fromUtf8(news->extra));
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
