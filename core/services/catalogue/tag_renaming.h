#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Renames a colour wherever it is a tag: on the shop's variants and in events' colour schemes, which are changes of
/// those products and events (an event sends its webhook).
Status renameColourTag(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after);

/// Renames a category on the shop's products.
Status renameCategoryTag(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after);

} // namespace stemdesk
