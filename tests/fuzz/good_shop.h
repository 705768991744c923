#pragma once

#include "core/storage/engine/session.h"
#include "core/storage/sqlite/sqlite_driver.h"
#include "tests/fuzz/demand.h"

namespace stemdesk::fuzz {

/// A database that is never on a disk.
class MemoryDriver final : public SqliteDriver {
public:
    MemoryDriver() : SqliteDriver(QStringLiteral(":memory:")) {}
    Status open(QSqlDatabase &database) const override;
};

/// The current tables, with one shop that has a row in each of them. Checks and references are not enforced, as in a
/// file from another program.
void fillGoodShop(Session &session);

} // namespace stemdesk::fuzz
