#pragma once

#include "core/services/service_thread.h"

#include <QSemaphore>

#include <memory>

namespace stemdesk {

/// Keeps a thread from its next jobs until release(), so that a test says when an answer comes.
class HeldThread {
public:
    explicit HeldThread(ServiceThread &thread) : m_gates(std::make_shared<Gates>())
    {
        thread.run([gates = m_gates](Services &) {
            gates->reached.release();
            gates->released.acquire();
        });
        m_gates->reached.acquire(); // All that was asked before is done.
    }
    ~HeldThread() { release(); }
    Q_DISABLE_COPY_MOVE(HeldThread)

    void release() { m_gates->released.release(); }

private:
    struct Gates {
        QSemaphore reached;
        QSemaphore released;
    };
    std::shared_ptr<Gates> m_gates;
};

} // namespace stemdesk
