#pragma once

#include "core/domain/fields/resource.h"

#include <QByteArrayView>

namespace stemdesk {

/// The descriptions of all described resources. Shop files and their rules, the check of the database, and the search
/// index walk them.
std::span<const ResourceSpec *const> describedResources();

/// The description of the resource in that table of the database; nullptr if there is none.
const ResourceSpec *specOfTable(QByteArrayView table);

} // namespace stemdesk
