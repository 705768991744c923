#pragma once

#include "core/base/result.h"

#include <QMap>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Lists by storage key, and by how much the number of their entries changed.
using EntryCountChanges = QMap<qint64, int>;

/// Stores that entries of these lists came or went, which is a change of the lists.
Status changeEntryCounts(ServiceContext &context, UnitOfWork &work, const EntryCountChanges &changes);

} // namespace stemdesk
