#pragma once

#include "core/webhooks/resolver.h"

#include <QByteArray>

#include <memory>

namespace stemdesk {

/// Asks the operating system, which cannot be hurried: each look-up has a thread of its own, of which there are never
/// more than kMaxThreads. Those who ask for one host at a time share one look-up, so that a name whose servers are
/// silent holds one thread, however often it is asked for; further hosts wait their turn. Nothing is remembered.
class SystemResolver : public Resolver {
public:
    static constexpr int kMaxThreads = 64;
    static constexpr int kMaxWaitingHosts = 1024; ///< Beyond, a look-up fails at once.

    /// Finds the addresses of a host, however long it takes. Called from several threads.
    using Ask = std::function<LookUpAnswer(const QByteArray &host)>;

    SystemResolver();
    /// With another way to ask than the operating system's.
    explicit SystemResolver(Ask ask);
    /// Does not wait for look-ups that are under way; nobody hears of them.
    ~SystemResolver() override;
    Q_DISABLE_COPY_MOVE(SystemResolver)

    void lookUp(const QString &host, std::function<void(LookUpAnswer)> then) override;

private:
    class Desk;

    std::shared_ptr<Desk> m_desk; ///< Shared with the threads, which may outlive this object.
};

} // namespace stemdesk
