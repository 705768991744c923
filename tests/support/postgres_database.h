#pragma once

#include "core/storage/postgres/postgres_address.h"

#include <QString>

namespace stemdesk {

class PostgresServer;

/// A database on the server of this run, for one test. It is dropped with this object, and its connections are closed.
class PostgresDatabase {
public:
    enum class Content { Empty, Schema };

    explicit PostgresDatabase(Content content = Content::Schema);
    /// A copy of a database without connections.
    explicit PostgresDatabase(const QString &original);
    ~PostgresDatabase();
    Q_DISABLE_COPY_MOVE(PostgresDatabase)

    /// The server's database with the schema, to be copied. Its tables are divided into STEMDESK_TEST_PARTITIONS
    /// partitions, where that is set. It is made once for each server.
    static QString schemaOriginal(const PostgresServer &server);

    const QString &name() const { return m_name; }
    PostgresAddress address() const;

private:
    QString m_name;
};

} // namespace stemdesk
