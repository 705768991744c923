#pragma once

#include "core/webhooks/resolver.h"

#include <QByteArray>

#include <chrono>
#include <memory>

namespace stemdesk {

/// Every address of a host that the operating system knows, in the order in which to try them. Blocks for as long as
/// the system's resolver takes, which may be minutes. Any thread.
LookUpAnswer systemLookUp(const QByteArray &host);

/// Asks the operating system, which has no timeout, so each lookup runs on a separate thread. Concurrent requests for
/// one host share a lookup. Results are not cached, but their duration is: hosts with silent name servers may use only
/// part of the threads, and unknown hosts together with them a larger part. So a host that answers quickly finds a free
/// thread, however many others hang.
class SystemResolver : public Resolver {
public:
    struct Limits {
        int threads = 256;
        int unproven = 192; ///< Threads for hosts that were slow or are unknown.
        int slow = 96; ///< Threads for hosts that were slow.
        int waiting = 1024; ///< Hosts of each kind. Above that, look-ups fail at once.
        std::chrono::milliseconds quick{1'000}; ///< Longer lookups count as slow.
        /// The timeout. A lookup that takes longer is abandoned; the next request for its host starts another one.
        std::chrono::milliseconds timeout{10'000};
    };

    /// Finds the addresses of a host, however long it takes. Called from several threads.
    using Ask = std::function<LookUpAnswer(const QByteArray &host)>;

    SystemResolver();
    /// With another way of looking up than the operating system's.
    explicit SystemResolver(Ask ask);
    SystemResolver(Ask ask, const Limits &limits);
    /// Does not wait for running lookups; their answers are dropped.
    ~SystemResolver() override;
    Q_DISABLE_COPY_MOVE(SystemResolver)

    void lookUp(const QString &host, std::function<void(LookUpAnswer)> then) override;

private:
    class LookupPool;

    std::shared_ptr<LookupPool> m_pool; ///< Shared with the threads, which may outlive this object.
};

} // namespace stemdesk
