#pragma once

#include <QtGlobal>

namespace stemdesk {

/// Results of a session's writes so far. Work that met a clash and committed nothing can be repeated.
struct WriteTally {
    qint64 clashes = 0; ///< Transactions that the engine rolled back in favour of another.
    qint64 commits = 0; ///< Outermost transactions only.
    qint64 vainWaits = 0; ///< Lock timeouts.
};

} // namespace stemdesk
