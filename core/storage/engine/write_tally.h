#pragma once

#include <QtGlobal>

namespace stemdesk {

/// What happened to the writes of a session so far. Work that met a clash and committed nothing can be done again.
struct WriteTally {
    qint64 clashes = 0; ///< Transactions that the engine ended because another one was in the way.
    qint64 commits = 0; ///< Of outermost transactions.
    qint64 vainWaits = 0; ///< For what another connection had locked, and still had when the patience was over.
};

} // namespace stemdesk
