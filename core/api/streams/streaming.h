#pragma once

#include "core/api/request_queue.h"
#include "core/api/streams/stream_slots.h"
#include "core/api/work_queue.h"

namespace stemdesk {

class ChangeStreams;

/// What streamed responses need: where they are computed, and the thread that sends them. Outlives them.
struct Streaming {
    StreamLimits limits;
    ChangeStreams *changes = nullptr; ///< On the server's thread.
    QObject *home = nullptr; ///< The same thread.
    std::function<void(RequestQueue, WorkQueue::Task)> post; ///< From the server's thread.
};

} // namespace stemdesk
