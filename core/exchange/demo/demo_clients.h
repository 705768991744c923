#pragma once

#include "core/base/result.h"

namespace stemdesk {

struct DemoFilling;

/// How many there are.
int demoClientCount();

/// Who the demo shop's events are for, with quotes that were sent and what they paid; a step each.
Status fillClients(DemoFilling &filling);

} // namespace stemdesk
