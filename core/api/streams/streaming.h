#pragma once

#include "core/api/request_queue.h"
#include "core/api/work_queue.h"

#include <QHash>

#include <chrono>
#include <memory>
#include <mutex>

namespace stemdesk {
class ChangeStreams;

/// The limits of streams. The defaults are the contract's; tests shorten the times.
struct StreamLimits {
    int perKey = 8;
    int perServer = 200;
    std::chrono::milliseconds silence{15'000}; ///< After this silence, a comment shows that the stream is alive.
    qint64 unread = 1024LL * 1024; ///< A client that leaves this much unread for `timeout` is disconnected.
    std::chrono::milliseconds timeout{5'000};
};

/// Counts the open streams by API key. Shared by the workers, who open them, and the server's thread, which ends them.
class StreamSlots : public std::enable_shared_from_this<StreamSlots> {
public:
    /// One stream's; free again when it goes.
    class Slot {
    public:
        Slot(std::shared_ptr<StreamSlots> slots, qint64 key) : m_slots(std::move(slots)), m_key(key) {}
        ~Slot() { m_slots->leave(m_key); }
        Q_DISABLE_COPY_MOVE(Slot)

    private:
        const std::shared_ptr<StreamSlots> m_slots;
        const qint64 m_key;
    };

    /// nullptr if as many as permitted are open.
    std::shared_ptr<Slot> take(qint64 key, const StreamLimits &limits)
    {
        const std::scoped_lock lock(m_mutex);
        if (m_all >= limits.perServer || m_byKey.value(key) >= limits.perKey)
            return nullptr;
        ++m_all;
        ++m_byKey[key];
        return std::make_shared<Slot>(shared_from_this(), key);
    }

private:
    void leave(qint64 key)
    {
        const std::scoped_lock lock(m_mutex);
        --m_all;
        if (--m_byKey[key] == 0)
            m_byKey.remove(key);
    }

    std::mutex m_mutex; // Guards both.
    QHash<qint64, int> m_byKey; ///< By storage key.
    int m_all = 0;
};

/// The threads that compute and send streamed responses, and their limits. Outlives the responses.
struct Streaming {
    StreamLimits limits;
    ChangeStreams *changes = nullptr; ///< On the server's thread.
    QObject *home = nullptr; ///< The same thread.
    std::function<void(RequestQueue, WorkQueue::Task)> post; ///< From the server's thread.
};

} // namespace stemdesk
