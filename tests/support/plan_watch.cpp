#include "tests/support/plan_watch.h"

#include "core/storage/engine/session.h"
#include "tests/support/postgres_server.h"

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QVariant>

#include <sqlite3.h>

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

sqlite3 *handleOf(const QSqlDatabase &database)
{
    if (isOnPostgres())
        return nullptr;
    const QVariant handle = database.driver()->handle();
    return *static_cast<sqlite3 *const *>(handle.constData());
}

sqlite3 *onlyHandle()
{
    if (isOnPostgres())
        return nullptr;
    const QStringList names = QSqlDatabase::connectionNames();
    if (names.size() != 1)
        qFatal("a PlanWatch needs one open session");
    return handleOf(QSqlDatabase::database(names.constFirst(), false));
}

/// Whether the step reads all of a shop's rows in a table that grows.
bool readsAllOfTheShop(const QString &step, const QString &query)
{
    const QStringList large{u"variant"_s, u"product"_s,     u"price_entry"_s,
                            u"event"_s,   u"event_group"_s, u"event_item"_s};
    const QString table = step.section(u' ', 1, 1);
    const bool isBounded =
        query.contains(" limit "_L1) && query.section(" from "_L1, 1, 1).section(u' ', 0, 0) == table;
    return step.startsWith("SEARCH"_L1) && step.endsWith("(shop=?)"_L1) && large.contains(table) && !isBounded;
}

bool isBad(const QString &step, const QString &query)
{
    if (step.contains("TEMP B-TREE"_L1) || readsAllOfTheShop(step, query))
        return true;
    return step.startsWith("SCAN"_L1) && !step.contains("VIRTUAL TABLE"_L1) && !step.contains("CONSTANT ROW"_L1);
}

} // namespace

PlanWatch::PlanWatch() : PlanWatch(onlyHandle()) {}

PlanWatch::PlanWatch(Session &session) : PlanWatch(handleOf(session.connection().database())) {}

PlanWatch::PlanWatch(sqlite3 *handle) : m_handle(handle)
{
    if (m_handle)
        sqlite3_trace_v2(m_handle, SQLITE_TRACE_STMT, &PlanWatch::onStatement, this);
}

PlanWatch::~PlanWatch()
{
    if (m_handle)
        sqlite3_trace_v2(m_handle, 0, nullptr, nullptr);
}

int PlanWatch::onStatement(unsigned, void *watch, void *statement, void *)
{
    char *sql = sqlite3_expanded_sql(static_cast<sqlite3_stmt *>(statement));
    const QString text = QString::fromUtf8(sql);
    sqlite3_free(sql);
    if (text.startsWith("select"_L1))
        static_cast<PlanWatch *>(watch)->m_queries += text;
    return 0;
}

QStringList PlanWatch::badSteps()
{
    return stepsThat(isBad);
}

QStringList PlanWatch::stepsThroughTheShop()
{
    return stepsThat(readsAllOfTheShop);
}

QStringList PlanWatch::stepsThat(Condition validate)
{
    QStringList bad;
    if (!m_handle)
        return bad;
    sqlite3_trace_v2(m_handle, 0, nullptr, nullptr);
    for (const QString &query : std::as_const(m_queries)) {
        sqlite3_stmt *statement = nullptr;
        const QByteArray sql = "explain query plan " + query.toUtf8();
        if (sqlite3_prepare_v2(m_handle, sql.constData(), -1, &statement, nullptr) != SQLITE_OK)
            bad += QString::fromUtf8(sqlite3_errmsg(m_handle));
        while (sqlite3_step(statement) == SQLITE_ROW) {
            const QString step = QString::fromUtf8(reinterpret_cast<const char *>(sqlite3_column_text(statement, 3)));
            if (validate(step, query))
                bad += step + u" in "_s + query;
        }
        sqlite3_finalize(statement);
    }
    return bad;
}

} // namespace stemdesk
