#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Renames a colour on every variant of the shop that carries it, whatever the case; a change of those variants and
/// their products.
Status renameColourOnVariants(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after);

/// Likewise a category on products.
Status renameCategoryOnProducts(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after);

} // namespace stemdesk
