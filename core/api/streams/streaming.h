#pragma once

#include "core/api/lane.h"
#include "core/api/streams/stream_places.h"
#include "core/api/work_lane.h"

namespace stemdesk {

class ChangeStreams;

/// What streamed responses need: where they are computed, and the thread that sends them. Outlives them.
struct Streaming {
    StreamLimits limits;
    ChangeStreams *changes = nullptr; ///< On the server's thread.
    QObject *home = nullptr; ///< The same thread.
    std::function<void(Lane, WorkLane::Task)> post; ///< From the server's thread.
};

} // namespace stemdesk
