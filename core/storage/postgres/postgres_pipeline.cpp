#include "core/storage/postgres/postgres_pipeline.h"

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QVarLengthArray>
#include <QVariant>
#include <libpq-fe.h>

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// A whole SQLSTATE, or a class by its first two characters.
struct KnownState {
    QByteArrayView state;
    const char *code;
    const char16_t *sentence; ///< %1: the server's message.
};

constexpr auto kBusy = u"The database is locked by other work; try again.";
constexpr auto kLost = u"The database server cannot be reached: %1.";
constexpr auto kRefused = u"The database server refuses: %1.";
constexpr auto kDamaged = u"The database is damaged: %1. Restore a backup.";

// The first match counts.
constexpr std::array kKnown{
    KnownState{"40001", "write_clash", kBusy}, // serialization_failure
    KnownState{"40P01", "write_clash", kBusy}, // deadlock_detected
    KnownState{"55P03", "busy", kBusy}, // lock_not_available: lock_timeout
    KnownState{"57014", "busy", kBusy}, // query_canceled: statement_timeout
    KnownState{"53100", "storage_full", u"The database server's disk is full; make room and try again."},
    KnownState{"53", "busy", u"The database server is short of means: %1."},
    KnownState{"08", "storage_unavailable", kLost},
    KnownState{"57P", "storage_unavailable", kLost}, // Shutting down, starting up.
    KnownState{"25P03", "storage_unavailable", kLost}, // idle_in_transaction_session_timeout
    KnownState{"25006", "storage_unavailable", u"The database can only be read: %1."},
    KnownState{"28", "storage_unavailable", kRefused}, // Role, password.
    KnownState{"3D000", "storage_unavailable", kRefused}, // No such database.
    KnownState{"42501", "storage_unavailable",
               u"The database server refuses: %1. Whoever owns the database can grant it."}, // insufficient_privilege
    KnownState{"58", "storage_unavailable", u"The database server's disk answers with errors: %1."},
    KnownState{"XX001", "storage_damaged", kDamaged},
    KnownState{"XX002", "storage_damaged", kDamaged},
};

/// Without the full stop and the line break that servers end with.
QString sentencePart(const QString &message)
{
    QString part = message.simplified();
    while (part.endsWith(u'.'))
        part.chop(1);
    return part.isEmpty() ? u"the connection is lost"_s : part;
}

} // namespace

Error postgresError(QByteArrayView sqlState, const QString &message)
{
    // These have no SQLSTATE of their own: an exceeded quota, whose message comes from the operating system, a killed
    // coordinator, and a shard that was divided while a statement was planned.
    static constexpr std::pair<QLatin1StringView, QByteArrayView> kWithoutState[] = {
        {"Disk quota exceeded"_L1, "53100"},
        {"postmaster was shut down"_L1, "57P02"},
        {"could not find valid entry for shard"_L1, "40001"}};
    const auto *own = std::ranges::find_if(kWithoutState, [&](const auto &one) { return message.contains(one.first); });
    const QByteArrayView state = own == std::end(kWithoutState) ? sqlState : own->second;
    const auto known = std::ranges::find_if(kKnown, [&](const KnownState &one) { return state.startsWith(one.state); });
    if (known == kKnown.end())
        return internal(u"PostgreSQL error %1: %2"_s.arg(QLatin1StringView(sqlState), message));
    QString sentence = QString::fromUtf16(known->sentence);
    if (sentence.contains("%1"_L1))
        sentence = sentence.arg(sentencePart(message));
    return unavailable(known->code, sentence);
}

Error postgresUnreachable(const QString &message)
{
    return unavailable("storage_unavailable", QString::fromUtf16(kLost).arg(sentencePart(message)));
}

namespace {

/// A distributed database has lost its own connection to one of its machines, but ours works: if it did not, there
/// would be a fatal error.
bool isMachineLost(QByteArrayView state, const QString &message, QByteArrayView context)
{
    const bool isAtMachine = context.contains("while executing command on");
    if (message.startsWith("could not commit transaction for shard"_L1)) // This error has no SQLSTATE.
        return true;
    return state.startsWith("08") || (state.startsWith("57P") && isAtMachine)
        || (state == "XX000" && (isAtMachine || message.contains("remote node"_L1))
            && message.contains("connection"_L1));
}

/// A distributed insert selects its shop's row, and found none because the shard was divided meanwhile.
Error shopOnItsWay()
{
    return postgresError("40001", {}); // serialization_failure
}

Error postgresMachineAway(const QString &message)
{
    return unavailable(
        "busy",
        u"The machine that holds this shop cannot be reached by the database: %1."_s.arg(sentencePart(message)));
}

struct FreeNews {
    void operator()(PGnotify *news) const { PQfreemem(news); }
};

using OwnedNews = std::unique_ptr<PGnotify, FreeNews>;

bool isDone(const PostgresResult &result)
{
    const ExecStatusType status = PQresultStatus(result.get());
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

} // namespace

void ClearResult::operator()(pg_result *result) const
{
    PQclear(result);
}

PostgresPipeline *PostgresPipeline::of(const QSqlDatabase &database)
{
    QSqlDriver *driver = database.driver();
    if (auto *known = driver->findChild<PostgresPipeline *>(QString(), Qt::FindDirectChildrenOnly))
        return known;
    const QVariant handle = driver->handle();
    const QByteArrayView type(handle.typeName()); // Under one of its two names.
    if (type != "pg_conn*" && type != "PGconn*")
        return nullptr;
    return new PostgresPipeline(*static_cast<PGconn *const *>(handle.constData()), *driver);
}

PostgresPipeline::PostgresPipeline(pg_conn *handle, QSqlDriver &driver)
    : QObject(&driver), m_handle(handle), m_driver(driver)
{}

PostgresPipeline::Server PostgresPipeline::meet()
{
    const auto ask = [this](const char *sql) { return PostgresResult(PQexec(m_handle, sql)); };
    const PostgresResult known =
        ask("select pg_backend_pid(), to_regclass('pg_catalog.pg_dist_partition') is not null");
    if (PQntuples(known.get()) != 1)
        return {};
    Server server{.isLent = QByteArrayView(PQgetvalue(known.get(), 0, 0)).toInt() != PQbackendPID(m_handle)};
    if (QByteArrayView(PQgetvalue(known.get(), 0, 1)) == "t") {
        const PostgresResult placed =
            ask("select 1 from pg_dist_partition where logicalrelid = to_regclass('public.shop')");
        server.isDistributed = PQntuples(placed.get()) == 1;
    }
    return server;
}

void PostgresPipeline::setPooled(const QByteArrayList &settings)
{
    m_settings = settings;
    m_isPooled = true;
}

void PostgresPipeline::sendUnawaited(const QByteArray &sql)
{
    discardQueued();
    if (PQtransactionStatus(m_handle) == PQTRANS_IDLE) // It was sent after the last read.
        return;
    // Left unread until the next statement has sent its message, which also shows a lost connection.
    if (openPipe() && sendText(sql) && PQpipelineSync(m_handle) == 1)
        ++m_messages;
    if (isPooled()) // To know the state of the transaction.
        close();
}

void PostgresPipeline::discardQueued()
{
    m_opening.clear();
    m_ahead.clear();
    m_prefetched.clear();
    m_gathered = 0;
}

Status PostgresPipeline::settle()
{
    Status done;
    if (!m_opening.isEmpty() || !m_ahead.empty())
        done = sent(openPipe() && sendOpening());
    const Status ended = end();
    return done ? ended : done;
}

bool PostgresPipeline::isPrefetched(const PostgresCall &call) const
{
    return std::ranges::any_of(m_prefetched, [&](const Prefetched &answer) { return answer.call == call; })
        || std::ranges::any_of(m_ahead, [&](const Ahead &ahead) { return ahead.isPrefetched && ahead.call == call; });
}

PostgresResult PostgresPipeline::takePrefetched(const PostgresCall &call)
{
    const auto known = std::ranges::find(m_prefetched, call, &Prefetched::call);
    if (known == m_prefetched.end())
        return nullptr;
    PostgresResult result = std::move(known->result);
    m_prefetched.erase(known);
    return result;
}

void PostgresPipeline::dropPrefetched()
{
    m_prefetched.clear();
    std::erase_if(m_ahead, [](const Ahead &ahead) { return ahead.isPrefetched; });
}

Status PostgresPipeline::enqueueChange(const PostgresCall &call, qint64 rows)
{
    constexpr qsizetype kMostGathered = 4LL * 1024 * 1024;
    dropPrefetched();
    m_ahead.push_back({.call = call, .isPrefetched = false, .rows = rows});
    for (const PostgresValue &value : call.values)
        m_gathered += value.bytes.size();
    return m_gathered < kMostGathered ? Status() : settle();
}

bool PostgresPipeline::hasUncheckedChanges() const
{
    return std::ranges::any_of(m_ahead, [](const Ahead &ahead) { return ahead.rows >= 0; });
}

bool PostgresPipeline::isNew(const QByteArray &table)
{
    const qsizetype known = m_tables.size();
    m_tables += table;
    return m_tables.size() > known;
}

Result<PostgresResult> PostgresPipeline::prepare(const QByteArray &name, const QByteArray &sql)
{
    m_texts = 0;
    const bool isSent = openPipe() && (!isPooled() || !needsSettings() || sendTexts(m_settings))
        && PQsendPrepare(m_handle, name.constData(), sql.constData(), 0, nullptr) == 1
        && PQsendDescribePrepared(m_handle, name.constData()) == 1 && PQpipelineSync(m_handle) == 1;
    if (!isSent)
        return errorOf(nullptr);
    ++m_messages;
    ++m_roundTrips;
    (void)skip(1);
    constexpr int kOwn = 2;
    PostgresResult result;
    for (int answers = m_texts + kOwn; answers > 0; --answers) {
        result = whole();
        if (!isDone(result)) {
            const Error error = errorOf(result.get());
            close();
            return error;
        }
    }
    close();
    return result;
}

Status PostgresPipeline::begin(const PostgresCall &call, bool isStreamed)
{
    const Status begun = sent(openPipe() && sendOpening() && send(call));
    if (begun && isStreamed)
        PQsetSingleRowMode(m_handle);
    return begun;
}

bool PostgresPipeline::openPipe()
{
    return PQpipelineStatus(m_handle) != PQ_PIPELINE_OFF || PQenterPipelineMode(m_handle) == 1;
}

bool PostgresPipeline::sendText(const QByteArray &sql)
{
    ++m_texts;
    return PQsendQueryParams(m_handle, sql.constData(), 0, nullptr, nullptr, nullptr, nullptr, 0) == 1;
}

bool PostgresPipeline::sendTexts(const QByteArrayList &texts)
{
    return std::ranges::all_of(texts, [this](const QByteArray &sql) { return sendText(sql); });
}

/// Whether the next message begins a transaction that needs the settings.
bool PostgresPipeline::needsSettings() const
{
    const bool mayWrite = !m_opening.isEmpty() && !m_opening.constFirst().endsWith("read only");
    return !m_settings.isEmpty() && (isPooled() || mayWrite) && PQtransactionStatus(m_handle) == PQTRANS_IDLE;
}

bool PostgresPipeline::sendOpening()
{
    m_texts = 0;
    QByteArrayList texts = m_opening;
    if (needsSettings()) { // After the transaction's beginning and before the statement that waits for a lock.
        const QByteArrayList own = texts.mid(1);
        texts = texts.first(std::min<qsizetype>(texts.size(), 1)) + m_settings + own;
    }
    return sendTexts(texts) && std::ranges::all_of(m_ahead, [this](const Ahead &ahead) { return send(ahead.call); });
}

bool PostgresPipeline::send(const PostgresCall &call)
{
    QVarLengthArray<Oid, 32> types;
    QVarLengthArray<const char *, 32> values;
    QVarLengthArray<int, 32> lengths;
    QVarLengthArray<int, 32> formats;
    for (const PostgresValue &value : call.values) {
        types.append(value.type);
        values.append(value.isNull ? nullptr : value.bytes.constData());
        lengths.append(int(value.bytes.size()));
        formats.append(value.isBinary ? 1 : 0);
    }
    const int count = int(call.values.size());
    const int answer = call.isBinary ? 1 : 0;
    if (call.name.isEmpty())
        return PQsendQueryParams(m_handle, call.sql.constData(), count, types.constData(), values.constData(),
                                 lengths.constData(), formats.constData(), answer)
            == 1;
    return PQsendQueryPrepared(m_handle, call.name.constData(), count, values.constData(), lengths.constData(),
                               formats.constData(), answer)
        == 1;
}

/// Ends the message, and reads the results of the statements sent ahead in it.
Status PostgresPipeline::sent(bool isSent)
{
    const std::optional<Error> unsent = isSent ? std::nullopt : std::optional(errorOf(nullptr));
    const bool isEnded = PQpipelineSync(m_handle) == 1;
    const Status gone = isSent && isEnded ? Status() : Status(unsent ? *unsent : errorOf(nullptr));
    m_messages += isEnded ? 1 : 0;
    ++m_roundTrips;
    (void)skip(1);
    const Status done = gone ? takeAhead() : gone;
    m_opening.clear();
    m_ahead.clear();
    m_gathered = 0;
    if (!done)
        close();
    return done;
}

Status PostgresPipeline::takeAhead()
{
    for (; m_texts > 0; --m_texts) {
        if (const PostgresResult result = whole(); !isDone(result))
            return errorOf(result.get());
    }
    Status done;
    for (auto ahead = m_ahead.cbegin(); ahead != m_ahead.cend() && done; ++ahead)
        done = take(*ahead);
    return done;
}

Status PostgresPipeline::take(const Ahead &ahead)
{
    PostgresResult result = whole();
    if (!isDone(result))
        return errorOf(result.get());
    if (ahead.rows >= 0 && QByteArrayView(PQcmdTuples(result.get())).toLongLong() != ahead.rows)
        return ahead.call.sql.startsWith("insert") ? shopOnItsWay() : stale();
    if (ahead.isPrefetched)
        m_prefetched.push_back({ahead.call, std::move(result)});
    return {};
}

PostgresResult PostgresPipeline::next()
{
    return PostgresResult(PQgetResult(m_handle));
}

/// The only result of a statement that is not streamed.
PostgresResult PostgresPipeline::whole()
{
    PostgresResult result = next();
    if (result)
        next(); // Reads the result's end.
    return result;
}

/// Skips results until `messagesLeft` messages are unread. Returns the first error among them.
Status PostgresPipeline::skip(int messagesLeft)
{
    Status skipped;
    // A statement's results end with one null, a message with a sync result, and the pipeline with two nulls.
    for (int nothings = 0; m_messages > messagesLeft && nothings < 2;) {
        const PostgresResult result = next();
        nothings = result ? 0 : nothings + 1;
        const ExecStatusType status = PQresultStatus(result.get());
        if (result && status == PGRES_FATAL_ERROR && skipped)
            skipped = errorOf(result.get());
        if (status == PGRES_PIPELINE_SYNC)
            --m_messages;
    }
    return skipped;
}

Status PostgresPipeline::end()
{
    const Status ended = skip(0);
    m_messages = 0;
    PQexitPipelineMode(m_handle);
    while (const OwnedNews news{PQnotifies(m_handle)})
        Q_EMIT m_driver.notification(QString::fromUtf8(news->relname),
                                     news->be_pid == PQbackendPID(m_handle) ? QSqlDriver::SelfSource
                                                                            : QSqlDriver::OtherSource,
                                     QString::fromUtf8(news->extra));
    return ended;
}

Error PostgresPipeline::errorOf(const pg_result *result) const
{
    if (PQstatus(m_handle) != CONNECTION_OK)
        return postgresUnreachable(QString::fromUtf8(PQerrorMessage(m_handle)));
    const auto field = [result](int code) { return QByteArray(PQresultErrorField(result, code)); };
    const QByteArray state = field(PG_DIAG_SQLSTATE);
    const bool isConsequence = state == "25P02" || PQresultStatus(result) == PGRES_PIPELINE_ABORTED;
    if (isConsequence && m_cause)
        return *m_cause;
    const QByteArray message = field(PG_DIAG_MESSAGE_PRIMARY);
    const QString words = QString::fromUtf8(message.isEmpty() ? QByteArray(PQerrorMessage(m_handle)) : message);
    const bool isOfMachine =
        field(PG_DIAG_SEVERITY_NONLOCALIZED) == "ERROR" && isMachineLost(state, words, field(PG_DIAG_CONTEXT));
    const Error error = isOfMachine ? postgresMachineAway(words) : postgresError(state, words);
    m_cause = error;
    return error;
}

} // namespace stemdesk
