#pragma once

#include "core/storage/statement.h"

#include <QSqlQuery>

#include <memory>

class QSqlDatabase;

namespace stemdesk {

/// Statement over QSqlQuery: for every engine and every build of Qt.
class QueryStatement final : public Statement {
public:
    static Result<std::unique_ptr<Statement>> prepare(QSqlDatabase &database, const QByteArray &sql);

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
    explicit QueryStatement(QSqlQuery &&query) : m_query(std::move(query)) {}

    QSqlQuery m_query;
    bool m_isRunning = false;
    qint64 m_changes = 0;
    qint64 m_lastInsertKey = 0; // A finished query no longer tells.
    mutable QByteArray m_blob; // Keeps the bytes that the last blob() showed.
};

} // namespace stemdesk
