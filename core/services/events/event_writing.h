#pragma once

#include "core/storage/events/event_store.h"

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Stores the patched `before` and notifies subscriptions if necessary. In event_service.cpp, also for other code that
/// rewrites whole events.
Status storePatched(ServiceContext &context, UnitOfWork &work, const Event &before, StoredEvent &after);

} // namespace stemdesk
