#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace stemdesk {

class Session;

/// A summary of a database, for choosing between two.
struct DatabaseContents {
    QStringList shops;
    qint64 events = 0;
    qint64 products = 0;
    qint64 webhooks = 0; ///< Their secrets need the master key that sealed them.

    friend bool operator==(const DatabaseContents &, const DatabaseContents &) = default;
};

/// Works with databases of this or an older version of the program.
Result<DatabaseContents> contentsOf(Session &session);

} // namespace stemdesk
