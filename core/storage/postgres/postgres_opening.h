#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

class Session;
struct PostgresAddress;

/// Why a connection to `address` was not made, in plain words, from what libpq says in English (storage_unavailable).
/// Its field is the part of the address to check: host, user, database, password, sslmode or service; empty if the
/// message is not recognised.
Error postgresOpeningError(const QString &message, const PostgresAddress &address);

/// Whether the server and the database can serve Stemdesk: PostgreSQL 15 or later (server_too_old), texts in UTF-8
/// (wrong_encoding), and no tables of another program (foreign_database).
Status postgresSuits(Session &session);

} // namespace stemdesk
