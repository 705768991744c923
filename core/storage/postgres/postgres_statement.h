#pragma once

#include "core/storage/engine/statement.h"
#include "core/storage/postgres/postgres_pipeline.h"

#include <memory>
#include <optional>

class QSqlDatabase;

namespace stemdesk {

/// Statement on libpq, on the connection opened by Qt: values never become a QVariant, and are sent in binary form if
/// they have one.
class PostgresStatement final : public Statement {
public:
    static Result<std::unique_ptr<Statement>> prepare(const QSqlDatabase &database, const QByteArray &sql);

    void bindNull(int index) override;
    void bindInteger(int index, qint64 value) override;
    void bindReal(int index, double value) override;
    void bindText(int index, const QString &value) override;
    void bindBlob(int index, QByteArrayView value) override;
    void bindColumn(int index, const SqlRows &rows, int column, qsizetype first, qsizetype count) override;
    void prefetch() override { m_pipeline.prefetch(planned()); }
    Status enqueueChange(qint64 rows) override { return m_pipeline.enqueueChange(m_call, rows); }
    Result<bool> step() override;
    void reset() override;
    bool isNull(int column) const override;
    qint64 integer(int column) const override;
    double real(int column) const override;
    QString text(int column) const override;
    QByteArrayView blob(int column) const override;
    qint64 changes() const override;
    /// Unused: keys are returned by the statement.
    qint64 lastInsertKey() const override { return 0; }

private:
    PostgresStatement(PostgresPipeline &pipeline, const QByteArray &sql);

    Status describe();
    Status execute();
    const PostgresCall &planned();
    QHash<qsizetype, QByteArray> writtenSearches() const;
    /// The name under which this text is prepared; nullopt if it cannot be.
    std::optional<QByteArray> keptName(const QByteArray &sql);
    Result<bool> executeAhead(const PostgresCall &call);
    void keepWhole();
    Status take();
    void bind(int index, QByteArray bytes, bool isBinary);
    QByteArrayView value(int column) const;
    bool isBinary(int column) const;
    unsigned type(int column) const;

    PostgresPipeline &m_pipeline;
    QByteArrayList m_parts; // Between the parameters.
    QList<qsizetype> m_limits; // Parameters with the number of rows wanted.
    PostgresCall m_call;
    PostgresCall m_planned; // The same with its limits and searches as constants.
    QHash<QByteArray, QByteArray> m_names; // Names of prepared statements by their text.
    bool m_isReading;
    bool m_isStreamed; // Row by row, because there may be many.
    bool m_isRunning = false;
    bool m_isWhole = false; // The current result is the last one.
    PostgresResult m_result;
    int m_row = 0;
    qint64 m_changes = 0;
    mutable QByteArray m_blob; // Owns the bytes of the last blob().
};

} // namespace stemdesk
