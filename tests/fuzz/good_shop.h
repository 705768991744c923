#pragma once

#include "core/storage/engine/session.h"
#include "core/storage/sqlite/sqlite_driver.h"

#include <cstdlib>

namespace stemdesk::fuzz {

inline void demand(bool holds)
{
    if (!holds)
        std::abort();
}

/// A database that is never on a disk.
class MemoryDriver final : public SqliteDriver {
public:
    MemoryDriver() : SqliteDriver(QStringLiteral(":memory:")) {}
    Status open(QSqlDatabase &database) const override;
};

/// The tables of today, with one shop that has a row in each of them. Its checks and references are not looked at, as
/// in a file that somebody else has made.
void fillGoodShop(Session &session);

} // namespace stemdesk::fuzz
