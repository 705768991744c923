#pragma once

#include "core/api/request_queue.h"
#include "core/api/streams/stream_slots.h"
#include "core/api/work_queue.h"

namespace stemdesk {

class ChangeStreams;

/// The threads that compute and send streamed responses, and their limits. Outlives the responses.
struct Streaming {
    StreamLimits limits;
    ChangeStreams *changes = nullptr; ///< On the server's thread.
    QObject *home = nullptr; ///< The same thread.
    std::function<void(RequestQueue, WorkQueue::Task)> post; ///< From the server's thread.
};

} // namespace stemdesk
