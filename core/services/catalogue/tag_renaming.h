#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Renames a colour everywhere it is a tag: on variants and in colour schemes. Counts as a change of those products and
/// events (events send their webhooks).
Status renameColourTag(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after);

/// Renames a category on the shop's products.
Status renameCategoryTag(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after);

} // namespace stemdesk
