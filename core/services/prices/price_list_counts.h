#pragma once

#include "core/base/result.h"

#include <QMap>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Change of the number of entries, by the list's storage key.
using EntryCountChanges = QMap<qint64, int>;

/// Stores the new entry counts, which counts as a change of the lists.
Status changeEntryCounts(ServiceContext &context, UnitOfWork &work, const EntryCountChanges &changes);

} // namespace stemdesk
