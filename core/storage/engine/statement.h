#pragma once

#include "core/base/id.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>

namespace stemdesk {

/// A column's value: null, integer, real, text or bytes. Ids are kept inline, other bytes on the heap.
using SqlValue = std::variant<std::monostate, qint64, double, QString, QByteArray, IdBytes>;

class SqlRows;

/// A prepared statement of one session: bind, step, read columns. Parameters and columns count from 0. Implemented on
/// SQLite's C API and on libpq, and on QSqlQuery if Qt uses another SQLite than the system's; callers never pay for a
/// QVariant.
class Statement {
public:
    Statement() = default;
    virtual ~Statement() = default;
    Q_DISABLE_COPY_MOVE(Statement)

    virtual void bindNull(int index) = 0;
    virtual void bindInteger(int index, qint64 value) = 0;
    virtual void bindReal(int index, double value) = 0;
    virtual void bindText(int index, const QString &value) = 0;
    virtual void bindBlob(int index, QByteArrayView value) = 0;
    /// Server only: binds a column of a range of rows as an array.
    virtual void bindColumn(int, const SqlRows &, int, qsizetype, qsizetype) {}

    /// Server only. Runs together with the next statement; running it again with the same values returns the prefetched
    /// result.
    virtual void prefetch() {}
    /// Server only. Runs together with the next statement, which fails if this one fails or changes another number of
    /// rows than given (negative: any). Sends at once if many statements have gathered.
    virtual Status enqueueChange(qint64) { return {}; }
    /// True: a row is ready. False: done, and the statement is reset.
    virtual Result<bool> step() = 0;
    virtual void reset() = 0;

    virtual bool isNull(int column) const = 0;
    virtual qint64 integer(int column) const = 0;
    virtual double real(int column) const = 0;
    virtual QString text(int column) const = 0;
    /// Valid until the next step or the next blob().
    virtual QByteArrayView blob(int column) const = 0;
    /// Rows that the finished statement inserted, updated or deleted.
    virtual qint64 changes() const = 0;
    /// The last row's key if the finished statement inserted several.
    virtual qint64 lastInsertKey() const = 0;
};

/// The current row of a statement, for mappers.
class Row {
public:
    explicit Row(const Statement &statement) : m_statement(statement) {}

    bool isNull(int column) const { return m_statement.isNull(column); }
    qint64 integer(int column) const { return m_statement.integer(column); }
    int smallInteger(int column) const { return int(m_statement.integer(column)); }
    bool flag(int column) const { return m_statement.integer(column) != 0; }
    double real(int column) const { return m_statement.real(column); }
    QString text(int column) const { return m_statement.text(column); }
    QByteArray bytes(int column) const { return m_statement.blob(column).toByteArray(); }
    QByteArrayView blob(int column) const { return m_statement.blob(column); }

    std::optional<qint64> optionalInteger(int column) const
    {
        return isNull(column) ? std::nullopt : std::optional(integer(column));
    }
    std::optional<double> optionalReal(int column) const
    {
        return isNull(column) ? std::nullopt : std::optional(real(column));
    }
    /// A null id if the column is null.
    template <class IdType>
    IdType id(int column) const
    {
        return IdType(idBytes(column));
    }
    IdBytes idBytes(int column) const;
    /// One text per line; an empty text is an empty list.
    QStringList lines(int column) const;

private:
    const Statement &m_statement;
};

/// Text of a column for Row::lines().
QString joinedLines(const QStringList &lines);
/// "1,2,3", for Driver::keysText().
QString joinedKeys(const QList<qint64> &keys);

void bindValue(Statement &statement, int index, std::nullopt_t);
void bindValue(Statement &statement, int index, qint64 value);
void bindValue(Statement &statement, int index, int value);
void bindValue(Statement &statement, int index, bool value);
void bindValue(Statement &statement, int index, double value);
void bindValue(Statement &statement, int index, const QString &value);
void bindValue(Statement &statement, int index, const QByteArray &value); ///< Bytes, never text.
void bindValue(Statement &statement, int index, const IdBytes &value);
void bindValue(Statement &statement, int index, const SqlValue &value);

template <class Tag>
void bindValue(Statement &statement, int index, const Id<Tag> &id)
{
    if (id.isNull())
        statement.bindNull(index);
    else
        bindValue(statement, index, id.bytes());
}

template <class T>
void bindValue(Statement &statement, int index, const std::optional<T> &value)
{
    if (value)
        bindValue(statement, index, *value);
    else
        statement.bindNull(index);
}

} // namespace stemdesk
