#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Renames a colour in every colour scheme of the shop, regardless of case. Counts as a change of those events, and
/// sends their webhooks.
Status renameColourOnEvents(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after);

} // namespace stemdesk
