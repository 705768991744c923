#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace stemdesk {

class Session;

/// What a database contains, for somebody who has to choose between two.
struct DatabaseContents {
    QStringList shops;
    qint64 events = 0;
    qint64 products = 0;
    qint64 webhooks = 0; ///< Their secrets need the master key that they were sealed with.

    friend bool operator==(const DatabaseContents &, const DatabaseContents &) = default;
};

/// Of a database of this or an older version of the program.
Result<DatabaseContents> contentsOf(Session &session);

} // namespace stemdesk
