#pragma once

#include "core/storage/postgres/postgres_address.h"

#include <QString>

namespace stemdesk {

class PostgresServer;

/// A database on the server of this run, for one test. One with the schema is empty again afterwards and serves a later
/// test, of whatever process: to make a database takes half a second. Where a test changed more than rows, it is gone
/// with this object.
class PostgresDatabase {
public:
    enum class Content { Empty, Schema };

    explicit PostgresDatabase(Content content = Content::Schema);
    ~PostgresDatabase();
    Q_DISABLE_COPY_MOVE(PostgresDatabase)

    /// What databases with the schema are copied from, once for each server, unless it is there. Their tables are
    /// divided into STEMDESK_TEST_PARTITIONS partitions, where that is set.
    static void makeTemplate(const PostgresServer &server);

    PostgresAddress address() const;

private:
    bool keptAsSpare() const;

    Content m_content;
    QString m_name;
};

} // namespace stemdesk
