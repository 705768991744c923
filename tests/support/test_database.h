#pragma once

#include "core/storage/engine/query_statement.h"
#include "core/storage/engine/session.h"
#include "core/storage/sqlite/sqlite_driver.h"

#include <QTemporaryDir>

#include <chrono>
#include <memory>

namespace stemdesk {

/// SQLite through QSqlQuery, as on builds of Qt that carry an SQLite of their own.
class QueryDriver final : public SqliteDriver {
public:
    using SqliteDriver::SqliteDriver;
    Result<std::unique_ptr<Statement>> prepare(QSqlDatabase &database, const QByteArray &sql) const override
    {
        return QueryStatement::prepare(database, sql);
    }
};

/// An empty database file, without a schema, behind either kind of statement.
class TestDatabase {
public:
    enum class Back { Native, Query };

    explicit TestDatabase(Back back = Back::Native)
        : m_driver(back == Back::Native ? std::make_unique<SqliteDriver>(file(), kTimeout)
                                        : std::make_unique<QueryDriver>(file(), kTimeout)),
          m_session(open())
    {}

    QString file() const { return m_folder.filePath(QStringLiteral("test.db")); }
    const SqliteDriver &driver() const { return *m_driver; }
    Session &session() { return *m_session; }
    /// One connection more.
    std::unique_ptr<Session> open() const
    {
        Result<std::unique_ptr<Session>> session = Session::open(*m_driver);
        if (!session)
            qFatal("the test's database cannot be opened: %ls", qUtf16Printable(session.error().message));
        return *std::move(session);
    }

private:
    static constexpr std::chrono::milliseconds kTimeout{10};

    QTemporaryDir m_folder;
    std::unique_ptr<SqliteDriver> m_driver;
    std::unique_ptr<Session> m_session;
};

} // namespace stemdesk
