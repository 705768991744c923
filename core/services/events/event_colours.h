#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Renames a colour in every colour scheme of the shop that names it, whatever the case; a change of those events that
/// their webhooks tell.
Status renameColourOnEvents(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after);

} // namespace stemdesk
