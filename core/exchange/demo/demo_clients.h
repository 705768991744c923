#pragma once

#include "core/base/result.h"

namespace stemdesk {

struct DemoFilling;

/// How many there are.
int demoClientCount();

/// Clients, planners and venues of the demo shop; a step each.
Status fillClients(DemoFilling &filling);
/// The quotes that its clients were sent, and what they paid.
Status fillQuotes(DemoFilling &filling);

} // namespace stemdesk
