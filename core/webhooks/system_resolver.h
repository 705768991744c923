#pragma once

#include "core/webhooks/resolver.h"

#include <QByteArray>

#include <chrono>
#include <memory>

namespace stemdesk {

/// Asks the operating system, which cannot be hurried: each look-up has a thread of its own. Those who ask for one host
/// at a time share one look-up. No answer is remembered, but how long it took is: hosts whose name servers were silent
/// share a part of the threads, and with hosts that were not asked for before a larger part, so that a host that was
/// quick finds a free thread, however many others hang.
class SystemResolver : public Resolver {
public:
    struct Limits {
        int threads = 256;
        int unproven = 192; ///< Of them for hosts that were slow, or not asked for before.
        int slow = 96; ///< Of these for hosts that were slow.
        int waiting = 1024; ///< Hosts of each kind. Beyond, a look-up fails at once.
        std::chrono::milliseconds quick{1'000}; ///< What takes longer is slow.
        /// Nobody waits longer. A look-up that takes longer is given up: who asks for its host then has another one.
        std::chrono::milliseconds patience{10'000};
    };

    /// Finds the addresses of a host, however long it takes. Called from several threads.
    using Ask = std::function<LookUpAnswer(const QByteArray &host)>;

    SystemResolver();
    /// With another way to ask than the operating system's.
    explicit SystemResolver(Ask ask);
    SystemResolver(Ask ask, const Limits &limits);
    /// Does not wait for look-ups that are under way; nobody hears of them.
    ~SystemResolver() override;
    Q_DISABLE_COPY_MOVE(SystemResolver)

    void lookUp(const QString &host, std::function<void(LookUpAnswer)> then) override;

private:
    class LookupPool;

    std::shared_ptr<LookupPool> m_pool; ///< Shared with the threads, which may outlive this object.
};

} // namespace stemdesk
