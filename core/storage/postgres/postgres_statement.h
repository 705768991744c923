#pragma once

#include "core/storage/engine/statement.h"

#include <memory>
#include <vector>

class QSqlDatabase;
struct pg_result;

namespace stemdesk {

class PostgresLine;

/// Statement over libpq, on the connection that Qt opened: no value becomes a QVariant, and those that have a binary
/// form travel in it.
class PostgresStatement final : public Statement {
public:
    static Result<std::unique_ptr<Statement>> prepare(const QSqlDatabase &database, const QByteArray &sql);
    ~PostgresStatement() override;
    Q_DISABLE_COPY_MOVE(PostgresStatement)

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
    /// Never asked for: keys are returned.
    qint64 lastInsertKey() const override { return 0; }

private:
    /// A value as it is sent.
    struct Parameter {
        unsigned type = 0; ///< As the server numbers them.
        QByteArray bytes;
        bool isNull = true;
        bool isBinary = false;
    };

    PostgresStatement(PostgresLine &line, QByteArray sql);

    Status describe();
    void learnTypes();
    Status execute();
    bool send();
    Status take();
    void bind(int index, QByteArray bytes, bool isBinary);
    QByteArrayView value(int column) const;
    bool isBinary(int column) const;
    unsigned type(int column) const;

    PostgresLine &m_line;
    QByteArray m_sql;
    QByteArray m_name; // On the server; empty where it is not prepared.
    std::vector<Parameter> m_parameters;
    bool m_isBinary = false; // What it answers.
    bool m_isStreamed; // Row by row, because they may be many.
    bool m_isRunning = false;
    bool m_isWhole = false; // No result follows the present one.
    pg_result *m_result = nullptr;
    int m_row = 0;
    qint64 m_changes = 0;
    mutable QByteArray m_blob; // Keeps the bytes that the last blob() showed.
};

} // namespace stemdesk
