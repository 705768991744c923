#pragma once

#include <QtGlobal>

#include <functional>

namespace stemdesk {

/// A moment: Unix milliseconds, UTC.
using Instant = qint64;

/// Tells the present moment. Passed in wherever time matters, so that tests decide what time it is.
using Clock = std::function<Instant()>;

} // namespace stemdesk
