#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Renames a colour on every variant of the shop that has it, regardless of case. Counts as a change of those variants
/// and their products.
Status renameColourOnVariants(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after);

/// Renames a category on products in the same way.
Status renameCategoryOnProducts(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after);

} // namespace stemdesk
