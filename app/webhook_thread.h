#pragma once

#include "core/base/result.h"
#include "core/services/service_source.h"

#include <memory>

namespace stemdesk {

class UrlGate;

/// The thread that delivers the webhooks of all shops.
class WebhookThread {
public:
    /// Returns once it delivers, or with the error that prevents it. `gate` outlives it.
    static Result<std::unique_ptr<WebhookThread>> start(const ServiceSource &source, const UrlGate &gate);
    /// Waits a moment for attempts in flight, releases the others, and ends the thread.
    ~WebhookThread();
    Q_DISABLE_COPY_MOVE(WebhookThread)

private:
    class Thread;

    explicit WebhookThread(std::unique_ptr<Thread> thread);

    std::unique_ptr<Thread> m_thread;
};

} // namespace stemdesk
