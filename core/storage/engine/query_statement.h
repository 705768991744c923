#pragma once

#include "core/storage/engine/statement.h"

#include <QSqlQuery>

#include <memory>

class QSqlDatabase;

namespace stemdesk {

/// The engine's properties that a QueryStatement depends on.
struct QueryDialect {
    Error (*errorOf)(const QSqlQuery &query); ///< For the query that has just failed.
    bool tellsLastKey; ///< The last key is available without another round trip.
    bool sendsOnePerRow; ///< Rows are streamed, and nothing else arrives before the last one.
};

/// Statement on QSqlQuery, for every engine and every build of Qt.
class QueryStatement final : public Statement {
public:
    /// For SQLite.
    static Result<std::unique_ptr<Statement>> prepare(QSqlDatabase &database, const QByteArray &sql);
    static Result<std::unique_ptr<Statement>> prepare(QSqlDatabase &database, const QByteArray &sql,
                                                      const QueryDialect &dialect);
    /// For statements that the engine cannot prepare; without parameters.
    static std::unique_ptr<Statement> unprepared(QSqlDatabase &database, const QByteArray &sql,
                                                 const QueryDialect &dialect);

    void bindNull(int index) override;
    void bindInteger(int index, qint64 value) override;
    void bindReal(int index, double value) override;
    void bindText(int index, const QString &value) override;
    void bindBlob(int index, QByteArrayView value) override;
    Result<bool> step() override;
    void reset() override;
    bool isNull(int column) const override;
    qint64 integer(int column) const override;
    double real(int column) const override;
    QString text(int column) const override;
    QByteArrayView blob(int column) const override;
    qint64 changes() const override;
    qint64 lastInsertKey() const override;

private:
    QueryStatement(QSqlQuery &&query, QString text, const QueryDialect &dialect)
        : m_query(std::move(query)), m_text(std::move(text)), m_dialect(dialect)
    {}

    Status execute();

    QSqlQuery m_query;
    QString m_text; // Empty if it is prepared.
    const QueryDialect &m_dialect;
    bool m_isRunning = false;
    qint64 m_changes = 0;
    qint64 m_lastInsertKey = 0; // A finished query no longer has it.
    mutable QByteArray m_blob; // Owns the bytes of the last blob().
};

} // namespace stemdesk
