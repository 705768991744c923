#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QString>

#include <memory>

namespace stemdesk {

class Driver;

/// Makes the folder where there is none, for its owner alone; storage_unavailable where it cannot be used.
Status prepareDataFolder(const QString &folder);

/// The embedded database of a data folder: `stemdesk.db`, in a folder that only its owner may enter.
/// With `mayMigrate` (the caller holds the folder's lock, or nobody does) it is made or brought up to date; without, an
/// out-of-date one is refused. The driver lives as long as anything opened on it.
Result<std::unique_ptr<Driver>> openDatabase(const QString &folder, bool mayMigrate, const Clock &now);

} // namespace stemdesk
