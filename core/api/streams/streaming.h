#pragma once

#include "core/api/lane.h"
#include "core/api/streams/stream_places.h"
#include "core/api/work_lane.h"

namespace stemdesk {

class ChangeStreams;

/// What answers that come in parts stand on: where they are worked on, and the thread on which they go out. Outlives
/// them.
struct Streaming {
    StreamLimits limits;
    ChangeStreams *changes = nullptr; ///< On the server's thread.
    QObject *home = nullptr; ///< The same thread.
    std::function<void(Lane, WorkLane::Task)> post; ///< From the server's thread.
};

} // namespace stemdesk
