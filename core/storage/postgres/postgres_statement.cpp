#include "core/storage/postgres/postgres_statement.h"

#include "core/base/text.h"
#include "core/storage/rows/sql_rows.h"

#include <QByteArray>
#include <QLocale>
#include <QSqlDatabase>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <libpq-fe.h>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// OIDs of the server's types (pg_type.dat), which never change.
enum class Element : unsigned { Bytes = 17, Whole8 = 20, Text = 25, Real8 = 701 };

struct ArrayType {
    unsigned array;
    Element element;
};

/// Types of the columns in use.
constexpr std::array kArrayTypes{ArrayType{1001, Element::Bytes}, ArrayType{1016, Element::Whole8},
                                 ArrayType{1009, Element::Text}, ArrayType{1022, Element::Real8}};

constexpr qint32 kNull = -1; // Length of a null.

template <class T>
void appendNumeral(QByteArray &array, T value)
{
    std::array<char, sizeof(T)> bytes{};
    qToBigEndian(value, bytes.data());
    array.append(bytes.data(), qsizetype(bytes.size()));
}

void appendBytes(QByteArray &array, QByteArrayView bytes)
{
    appendNumeral(array, qint32(bytes.size()));
    array.append(bytes);
}

template <class Number>
void appendNumber(QByteArray &array, Element element, Number value)
{
    appendNumeral(array, qint32(sizeof(qint64)));
    if (element == Element::Real8)
        appendNumeral(array, std::bit_cast<quint64>(double(value)));
    else
        appendNumeral(array, qint64(value));
}

void appendValue(QByteArray &array, Element element, const SqlValue &value)
{
    if (const auto *integer = std::get_if<qint64>(&value))
        appendNumber(array, element, *integer);
    else if (const auto *real = std::get_if<double>(&value))
        appendNumber(array, element, *real);
    else if (const auto *text = std::get_if<QString>(&value))
        appendBytes(array, text->toUtf8());
    else if (const auto *bytes = std::get_if<QByteArray>(&value))
        appendBytes(array, *bytes);
    else if (const auto *id = std::get_if<IdBytes>(&value))
        appendBytes(array, QByteArrayView(id->data(), qsizetype(id->size())));
    else
        appendNumeral(array, kNull);
}

/// A column of the rows in the server's binary form of an array of this type.
QByteArray postgresArray(unsigned arrayType, const SqlRows &rows, int column, qsizetype first, qsizetype count)
{
    constexpr qsizetype kTypicalSize = 24; // Bytes of a typical value.
    const auto *type = std::ranges::find(kArrayTypes, arrayType, &ArrayType::array);
    const Element element = type == kArrayTypes.end() ? Element::Text : type->element;
    QByteArray array;
    array.reserve((count + 1) * kTypicalSize);
    appendNumeral(array, qint32(1)); // Dimensions.
    appendNumeral(array, qint32(1)); // It may have nulls.
    appendNumeral(array, quint32(element));
    appendNumeral(array, qint32(count));
    appendNumeral(array, qint32(1)); // Lower bound.
    for (qsizetype row = first; row < first + count; ++row)
        appendValue(array, element, rows.at(row, column));
    return array;
}

/// OIDs of the server's types (pg_type.dat), which never change.
enum Type : Oid {
    Bool = 16,
    Bytes = 17,
    Whole8 = 20,
    Whole2 = 21,
    Whole4 = 23,
    Text = 25,
    Real8 = 701,
    VarChar = 1043,
    Nothing = 2278,
    Search = 3615, ///< tsquery
};

constexpr std::array kBinary{Bool, Bytes, Whole8, Whole2, Whole4, Text, Real8, VarChar, Nothing};

constexpr std::array<QByteArrayView, 5> kPreparable{"select", "insert", "update", "delete", "with"};

bool isText(Oid type)
{
    return type == Text || type == VarChar;
}

/// The texts between the parameters, which are `?`.
QByteArrayList sqlParts(const QByteArray &sql)
{
    QByteArrayList parts{{}};
    char quote = 0;
    for (const char c : sql) {
        if (c == quote)
            quote = 0;
        else if (quote == 0 && (c == '\'' || c == '"'))
            quote = c;
        if (c == '?' && quote == 0)
            parts.append(QByteArray());
        else
            parts.last() += c;
    }
    return parts;
}

/// Parameters in the server's notation, $1, $2..., or replaced by `written`.
template <class Written>
QByteArray joined(const QByteArrayList &parts, Written &&written)
{
    QByteArray sql = parts.constFirst();
    int number = 0;
    for (qsizetype at = 0; at + 1 < parts.size(); ++at) {
        const QByteArray text = written(at);
        sql += (text.isEmpty() ? '$' + QByteArray::number(++number) : text) + parts.at(at + 1);
    }
    return sql;
}

QByteArray nextName()
{
    static std::atomic<quint64> count = 0;
    return "s" + QByteArray::number(++count);
}

template <class T>
QByteArray bigEndian(T value)
{
    QByteArray bytes(sizeof(T), Qt::Uninitialized);
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray numberText(double value)
{
    return QByteArray::number(value, 'g', QLocale::FloatingPointShortest);
}

} // namespace

Result<std::unique_ptr<Statement>> PostgresStatement::prepare(const QSqlDatabase &database, const QByteArray &sql)
{
    PostgresPipeline *pipeline = PostgresPipeline::of(database);
    if (!pipeline)
        return internal(u"the connection has no PostgreSQL handle"_s);
    auto statement = std::unique_ptr<PostgresStatement>(new PostgresStatement(*pipeline, sql));
    if (std::ranges::any_of(kPreparable, [&](QByteArrayView start) { return sql.startsWith(start); })) {
        TRY(statement->describe());
    }
    return std::unique_ptr<Statement>(std::move(statement));
}

PostgresStatement::PostgresStatement(PostgresPipeline &pipeline, const QByteArray &sql)
    : m_pipeline(pipeline), m_parts(sqlParts(sql)),
      m_call({.name = {}, .sql = joined(m_parts, [](qsizetype) { return QByteArray(); }), .values = {}}),
      m_isReading(sql.startsWith("select")),
      m_isStreamed(m_isReading && sql.contains(" from ") && !sql.contains(" limit ") && !sql.contains(" in ("))
{
    for (qsizetype at = 0; at + 1 < m_parts.size(); ++at) {
        if (m_parts.at(at).endsWith(" limit "))
            m_limits += at;
    }
}

/// Prepares it and reads the types of its values, in one message.
Status PostgresStatement::describe()
{
    if (!m_pipeline.isPooled())
        m_call.name = nextName();
    PostgresResult known = TRY(m_pipeline.prepare(m_call.name, m_call.sql));
    m_result = std::move(known);
    m_call.values.resize(size_t(PQnparams(m_result.get())));
    for (size_t i = 0; i < m_call.values.size(); ++i)
        m_call.values[i].type = PQparamtype(m_result.get(), int(i));
    m_call.isBinary = true; // A row has all or none.
    for (int column = 0; column < PQnfields(m_result.get()); ++column)
        m_call.isBinary = m_call.isBinary && std::ranges::find(kBinary, Type(type(column))) != kBinary.end();
    m_result.reset();
    return {};
}

void PostgresStatement::bind(int index, QByteArray bytes, bool isBinary)
{
    PostgresValue &parameter = m_call.values.at(size_t(index));
    parameter.bytes = std::move(bytes);
    parameter.isNull = false;
    parameter.isBinary = isBinary;
}

void PostgresStatement::bindNull(int index)
{
    m_call.values.at(size_t(index)).isNull = true;
}

void PostgresStatement::bindInteger(int index, qint64 value)
{
    switch (m_call.values.at(size_t(index)).type) {
    case Whole8: return bind(index, bigEndian(value), true);
    case Real8: return bindReal(index, double(value));
    default: return bind(index, QByteArray::number(value), false);
    }
}

void PostgresStatement::bindReal(int index, double value)
{
    if (m_call.values.at(size_t(index)).type == Real8)
        bind(index, bigEndian(std::bit_cast<quint64>(value)), true);
    else
        bind(index, numberText(value), false);
}

void PostgresStatement::bindText(int index, const QString &value)
{
    // Sent as bytes with a length: a NUL in the text is then refused instead of ending it.
    bind(index, value.toUtf8(), isText(m_call.values.at(size_t(index)).type));
}

void PostgresStatement::bindBlob(int index, QByteArrayView value)
{
    // Otherwise it is a text assembled as bytes.
    bind(index, value.toByteArray(), m_call.values.at(size_t(index)).type == Bytes);
}

void PostgresStatement::bindColumn(int index, const SqlRows &rows, int column, qsizetype first, qsizetype count)
{
    const unsigned type = m_call.values.at(size_t(index)).type;
    bind(index, postgresArray(type, rows, column, first, count), true);
}

/// The call with its limits and searches as constants. One plan for all values of the others is then good for these. A
/// search's plan depends on how rare its words are, so it is planned each time.
const PostgresCall &PostgresStatement::planned()
{
    QHash<qsizetype, QByteArray> written = writtenSearches();
    const bool isSearch = !written.isEmpty();
    for (const qsizetype at : std::as_const(m_limits)) {
        const PostgresValue &value = m_call.values.at(size_t(at));
        if (value.type == Whole8 && !value.isNull && !m_pipeline.isPooled())
            written.insert(at, QByteArray::number(qFromBigEndian<qint64>(value.bytes.constData())));
    }
    if (written.isEmpty())
        return m_call;
    const QByteArray sql = joined(m_parts, [&](qsizetype at) { return written.value(at); });
    const std::optional<QByteArray> name = isSearch ? QByteArray() : keptName(sql);
    if (!name)
        return m_call;
    m_planned = {.name = *name, .sql = sql, .values = {}, .isBinary = m_call.isBinary};
    for (size_t at = 0; at < m_call.values.size(); ++at) {
        if (!written.contains(qsizetype(at)))
            m_planned.values.push_back(m_call.values.at(at));
    }
    return m_planned;
}

/// Search parameters as SQL constants, by position.
QHash<qsizetype, QByteArray> PostgresStatement::writtenSearches() const
{
    QHash<qsizetype, QByteArray> written;
    for (size_t at = 0; at < m_call.values.size(); ++at) {
        const PostgresValue &value = m_call.values[at];
        if (value.type == Search && !value.isNull && !value.bytes.contains('\0')) // The server refuses NUL.
            written.insert(qsizetype(at), '\'' + QByteArray(value.bytes).replace('\'', "''") + '\'');
    }
    return written;
}

std::optional<QByteArray> PostgresStatement::keptName(const QByteArray &sql)
{
    constexpr qsizetype kMostPlans = 8; // There are few page sizes in use.
    if (!m_names.contains(sql)) {
        const QByteArray name = nextName();
        if (m_names.size() == kMostPlans || !m_pipeline.prepare(name, sql))
            return {};
        m_names.insert(sql, name);
    }
    return m_names.value(sql);
}

Result<bool> PostgresStatement::step()
{
    if (!m_isRunning) {
        TRY(execute());
    }
    if (++m_row >= PQntuples(m_result.get()) && !m_isWhole) {
        m_row = 0;
        TRY(take());
    }
    if (m_row < PQntuples(m_result.get()))
        return true;
    reset();
    return false;
}

Status PostgresStatement::execute()
{
    const PostgresCall &call = planned();
    const bool isDone = TRY(executeAhead(call));
    if (isDone)
        return {};
    TRY(m_pipeline.begin(call, m_isStreamed));
    m_isRunning = true;
    m_isWhole = false;
    const Status taken = take();
    m_row = -1;
    return taken;
}

/// True: it already has its result.
Result<bool> PostgresStatement::executeAhead(const PostgresCall &call)
{
    if (m_pipeline.isPrefetched(call)) {
        TRY(m_pipeline.settle());
        m_result = m_pipeline.takePrefetched(call);
        keepWhole();
        m_isRunning = true;
        m_row = -1;
        return true;
    }
    if (!m_isReading)
        m_pipeline.dropPrefetched();
    if (call.sql == "commit"
        && m_pipeline.hasUncheckedChanges()) { // Too late afterwards to notice that it changed too few.
        TRY(m_pipeline.settle());
    }
    return false;
}

void PostgresStatement::keepWhole()
{
    m_changes = QByteArrayView(PQcmdTuples(m_result.get())).toLongLong();
    m_isWhole = true;
}

Status PostgresStatement::take()
{
    m_result = m_pipeline.next();
    const ExecStatusType status = PQresultStatus(m_result.get());
    if (status == PGRES_SINGLE_TUPLE)
        return {};
    Status done =
        status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK ? Status() : Status(m_pipeline.errorOf(m_result.get()));
    keepWhole();
    const Status ended = m_pipeline.end();
    done = done ? ended : done;
    m_isRunning = bool(done);
    return done;
}

void PostgresStatement::reset()
{
    if (m_isRunning && !m_isWhole)
        m_pipeline.close();
    m_isRunning = false;
    m_result.reset();
}

Oid PostgresStatement::type(int column) const
{
    return PQftype(m_result.get(), column);
}

QByteArrayView PostgresStatement::value(int column) const
{
    return {PQgetvalue(m_result.get(), m_row, column), PQgetlength(m_result.get(), m_row, column)};
}

bool PostgresStatement::isBinary(int column) const
{
    return PQfformat(m_result.get(), column) == 1;
}

bool PostgresStatement::isNull(int column) const
{
    return PQgetisnull(m_result.get(), m_row, column) == 1;
}

qint64 PostgresStatement::integer(int column) const
{
    const QByteArrayView bytes = value(column);
    if (bytes.isEmpty())
        return 0;
    if (isBinary(column)) {
        switch (type(column)) {
        case Bool: return bytes.front();
        case Whole8: return qFromBigEndian<qint64>(bytes.data());
        case Whole4: return qFromBigEndian<qint32>(bytes.data());
        case Whole2: return qFromBigEndian<qint16>(bytes.data());
        case Real8: return qRound64(real(column));
        default: break;
        }
    }
    bool isWhole = false;
    const qint64 whole = bytes.toLongLong(&isWhole);
    return isWhole ? whole : type(column) == Bool ? qint64(bytes == "t") : qRound64(bytes.toDouble());
}

double PostgresStatement::real(int column) const
{
    const QByteArrayView bytes = value(column);
    if (bytes.isEmpty())
        return 0;
    if (isBinary(column) && type(column) == Real8)
        return std::bit_cast<double>(qFromBigEndian<quint64>(bytes.data()));
    return isBinary(column) && !isText(type(column)) ? double(integer(column)) : bytes.toDouble();
}

QString PostgresStatement::text(int column) const
{
    if (isNull(column))
        return {};
    if (isBinary(column) && type(column) == Real8)
        return QString::fromLatin1(numberText(real(column)));
    const bool isNumber = isBinary(column) && !isText(type(column)) && type(column) != Bytes && type(column) != Nothing;
    return isNumber ? QString::number(integer(column)) : sharedText(value(column));
}

QByteArrayView PostgresStatement::blob(int column) const
{
    const QByteArrayView bytes = value(column);
    if (isBinary(column) || type(column) != Bytes || isNull(column))
        return bytes;
    size_t size = 0;
    unsigned char *unescaped = PQunescapeBytea(reinterpret_cast<const unsigned char *>(bytes.data()), &size);
    m_blob = QByteArray(reinterpret_cast<const char *>(unescaped), qsizetype(size));
    PQfreemem(unescaped);
    return m_blob;
}

qint64 PostgresStatement::changes() const
{
    return m_changes;
}

} // namespace stemdesk
