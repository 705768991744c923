#pragma once

#include "core/base/result.h"

namespace stemdesk {

struct DemoFilling;

/// How many there are.
int demoClientCount();

/// Fills in clients, planners and venues, one step each.
Status fillClients(DemoFilling &filling);
/// Fills in the quotes that clients were sent, and their payments.
Status fillQuotes(DemoFilling &filling);

} // namespace stemdesk
