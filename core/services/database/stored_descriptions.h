#pragma once

#include "core/base/result.h"

namespace stemdesk {

class Session;

/// Reduces the HTML of all events' descriptions again and stores the results that differ: for rows stored by an older
/// version with other rules, or imported from an untrusted file.
Status reduceStoredDescriptions(Session &session);

} // namespace stemdesk
