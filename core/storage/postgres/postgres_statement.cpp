#include "core/storage/postgres/postgres_statement.h"

#include "core/storage/postgres/postgres_line.h"

#include <QLocale>
#include <QSqlDatabase>
#include <QVarLengthArray>
#include <QtEndian>

#include <libpq-fe.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The server's own numbers of its types (pg_type.dat), which never change.
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
};

constexpr std::array kBinary{Bool, Bytes, Whole8, Whole2, Whole4, Text, Real8, VarChar, Nothing};

constexpr std::array<QByteArrayView, 5> kPreparable{"select", "insert", "update", "delete", "with"};

bool isText(Oid type)
{
    return type == Text || type == VarChar;
}

/// `?` as the server writes it: $1, $2...
QByteArray numbered(const QByteArray &sql)
{
    QByteArray text;
    text.reserve(sql.size() * 2);
    int count = 0;
    char quote = 0;
    for (const char c : sql) {
        if (c == quote)
            quote = 0;
        else if (quote == 0 && (c == '\'' || c == '"'))
            quote = c;
        if (c == '?' && quote == 0)
            text += '$' + QByteArray::number(++count);
        else
            text += c;
    }
    return text;
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
    PostgresLine *line = PostgresLine::of(database);
    if (!line)
        return internal(u"the connection has no PostgreSQL handle"_s);
    auto statement = std::unique_ptr<PostgresStatement>(new PostgresStatement(*line, numbered(sql)));
    if (std::ranges::any_of(kPreparable, [&](QByteArrayView start) { return sql.startsWith(start); })) {
        if (const Status described = statement->describe(); !described)
            return described.error();
    }
    return std::unique_ptr<Statement>(std::move(statement));
}

PostgresStatement::PostgresStatement(PostgresLine &line, QByteArray sql)
    : m_line(line), m_sql(std::move(sql)), m_isStreamed(m_sql.startsWith("select") && m_sql.contains(" from ")
                                                        && !m_sql.contains(" limit ") && !m_sql.contains(" in ("))
{}

PostgresStatement::~PostgresStatement()
{
    PQclear(m_result);
}

/// Prepares it and learns the types of its values, by one message.
Status PostgresStatement::describe()
{
    static std::atomic<quint64> count = 0;
    if (!m_line.isPooled())
        m_name = "s" + QByteArray::number(++count);
    PGconn *handle = m_line.handle();
    if (const Status open = m_line.openPipe(); !open)
        return open;
    const bool isSent = PQsendPrepare(handle, m_name.constData(), m_sql.constData(), 0, nullptr) == 1
        && PQsendDescribePrepared(handle, m_name.constData()) == 1;
    if (const Status flushed = isSent ? m_line.flush() : Status(m_line.errorOf(nullptr)); !flushed)
        return flushed;
    Status known;
    for (int answers = 0; answers < 2 && known; ++answers) {
        PQclear(m_result);
        m_result = m_line.next();
        if (PQresultStatus(m_result) != PGRES_COMMAND_OK)
            known = m_line.errorOf(m_result);
        else
            PQclear(m_line.next()); // The end of the answer.
    }
    m_line.close();
    if (known)
        learnTypes();
    PQclear(std::exchange(m_result, nullptr));
    return known;
}

void PostgresStatement::learnTypes()
{
    m_parameters.resize(size_t(PQnparams(m_result)));
    for (size_t i = 0; i < m_parameters.size(); ++i)
        m_parameters[i].type = PQparamtype(m_result, int(i));
    m_isBinary = true; // All of a row or nothing.
    for (int column = 0; column < PQnfields(m_result); ++column)
        m_isBinary = m_isBinary && std::ranges::find(kBinary, Type(type(column))) != kBinary.end();
}

void PostgresStatement::bind(int index, QByteArray bytes, bool isBinary)
{
    Parameter &parameter = m_parameters.at(size_t(index));
    parameter.bytes = std::move(bytes);
    parameter.isNull = false;
    parameter.isBinary = isBinary;
}

void PostgresStatement::bindNull(int index)
{
    m_parameters.at(size_t(index)).isNull = true;
}

void PostgresStatement::bindInteger(int index, qint64 value)
{
    switch (m_parameters.at(size_t(index)).type) {
    case Whole8: return bind(index, bigEndian(value), true);
    case Real8: return bindReal(index, double(value));
    default: return bind(index, QByteArray::number(value), false);
    }
}

void PostgresStatement::bindReal(int index, double value)
{
    if (m_parameters.at(size_t(index)).type == Real8)
        bind(index, bigEndian(std::bit_cast<quint64>(value)), true);
    else
        bind(index, numberText(value), false);
}

void PostgresStatement::bindText(int index, const QString &value)
{
    // As bytes of a known length, so that a text with a NUL is refused and not cut off.
    bind(index, value.toUtf8(), isText(m_parameters.at(size_t(index)).type));
}

void PostgresStatement::bindBlob(int index, QByteArrayView value)
{
    // Else it is a text that was put together as bytes.
    bind(index, value.toByteArray(), m_parameters.at(size_t(index)).type == Bytes);
}

Result<bool> PostgresStatement::step()
{
    if (!m_isRunning) {
        if (const Status sent = execute(); !sent)
            return sent.error();
    }
    if (++m_row >= PQntuples(m_result) && !m_isWhole) {
        m_row = 0;
        if (const Status taken = take(); !taken)
            return taken.error();
    }
    if (m_row < PQntuples(m_result))
        return true;
    reset();
    return false;
}

Status PostgresStatement::execute()
{
    Status sent = m_line.open(m_isStreamed);
    if (sent && !send())
        sent = m_line.errorOf(nullptr);
    if (sent)
        sent = m_line.flush();
    if (!sent) {
        m_line.close();
        return sent;
    }
    if (m_isStreamed)
        PQsetSingleRowMode(m_line.handle());
    m_isRunning = true;
    m_isWhole = false;
    const Status taken = take();
    m_row = -1;
    return taken;
}

bool PostgresStatement::send()
{
    PGconn *handle = m_line.handle();
    QVarLengthArray<Oid, 32> types;
    QVarLengthArray<const char *, 32> values;
    QVarLengthArray<int, 32> lengths;
    QVarLengthArray<int, 32> formats;
    for (const Parameter &parameter : m_parameters) {
        types.append(parameter.type);
        values.append(parameter.isNull ? nullptr : parameter.bytes.constData());
        lengths.append(int(parameter.bytes.size()));
        formats.append(parameter.isBinary ? 1 : 0);
    }
    const int answer = m_isBinary ? 1 : 0;
    if (m_name.isEmpty())
        return PQsendQueryParams(handle, m_sql.constData(), int(values.size()), types.constData(), values.constData(),
                                 lengths.constData(), formats.constData(), answer)
            == 1;
    return PQsendQueryPrepared(handle, m_name.constData(), int(values.size()), values.constData(), lengths.constData(),
                               formats.constData(), answer)
        == 1;
}

Status PostgresStatement::take()
{
    PQclear(m_result);
    m_result = m_line.next();
    const ExecStatusType status = PQresultStatus(m_result);
    if (status == PGRES_SINGLE_TUPLE)
        return {};
    Status done = status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK ? Status() : Status(m_line.errorOf(m_result));
    m_changes = QByteArrayView(PQcmdTuples(m_result)).toLongLong();
    const Status ended = m_line.end();
    done = done ? ended : done;
    m_isWhole = true;
    m_isRunning = bool(done);
    return done;
}

void PostgresStatement::reset()
{
    if (m_isRunning && !m_isWhole)
        m_line.close();
    m_isRunning = false;
    PQclear(std::exchange(m_result, nullptr));
}

Oid PostgresStatement::type(int column) const
{
    return PQftype(m_result, column);
}

QByteArrayView PostgresStatement::value(int column) const
{
    return {PQgetvalue(m_result, m_row, column), PQgetlength(m_result, m_row, column)};
}

bool PostgresStatement::isBinary(int column) const
{
    return PQfformat(m_result, column) == 1;
}

bool PostgresStatement::isNull(int column) const
{
    return PQgetisnull(m_result, m_row, column) == 1;
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
    return isNumber ? QString::number(integer(column)) : QString::fromUtf8(value(column));
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
