#pragma once

#include "core/base/result.h"

namespace stemdesk {

class Session;

/// Reduces the descriptions of all events again and stores what that changes: for what an older version has stored,
/// which may have reduced otherwise, or what comes in a file that nobody vouches for.
Status reduceStoredDescriptions(Session &session);

} // namespace stemdesk
