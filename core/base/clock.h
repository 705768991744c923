#pragma once

#include <QtGlobal>

#include <functional>

namespace stemdesk {

/// A moment: Unix milliseconds, UTC.
using Instant = qint64;

/// Returns the current time. Passed in wherever time matters, so that tests can set it.
using Clock = std::function<Instant()>;

} // namespace stemdesk
