#pragma once

#include "core/base/clock.h"
#include "core/domain/change.h"
#include "core/domain/webhooks/delivery_claim.h"
#include "core/webhooks/receiver_connection.h"

#include <QDeadlineTimer>
#include <QHash>
#include <QSet>
#include <QTimer>

#include <memory>

namespace stemdesk {

class Attempt;
class ChangeBus;
class DeliveryQueue;
class SecretVault;
class UrlGate;

/// Attempts due deliveries, and stores the results. It looks for them when a change to deliveries or subscriptions was
/// committed, when the next one is due, and now and then in between, because timers stand still while the computer
/// sleeps and clocks are set. All of it happens on one thread, without waiting for anything but the database.
class Dispatcher : public QObject {
    Q_OBJECT

public:
    /// How long to wait.
    struct Pace {
        std::chrono::milliseconds lookAgain{10'000}; ///< Without a reason.
        std::chrono::milliseconds tryAgain{5'000}; ///< After the secrets failed.
        std::chrono::milliseconds askAgain{1'000}; ///< After the database failed.
        std::chrono::milliseconds grace{2'000}; ///< For attempts in flight when it stops.
    };

    struct Means {
        DeliveryQueue &queue;
        ChangeBus &bus;
        const UrlGate &gate;
        SecretVault *vault = nullptr; ///< Without it nothing can be signed, and everything stays pending.
        Clock now;
        DeliveryTransport transport{};
        Pace pace{};
    };

    explicit Dispatcher(const Means &means, QObject *parent = nullptr);
    ~Dispatcher() override;
    Q_DISABLE_COPY_MOVE(Dispatcher)

    Status start();
    /// Starts nothing more. Attempts in flight get a moment to finish; those that do not are released.
    void stop();

Q_SIGNALS:
    void stopped();

private:
    enum class Trouble { None, Storage, Secrets };

    void onCommitted(const Changes &changes);
    void look();
    Status claimAndStart();
    Status startAll(const QList<ClaimedDelivery> &deliveries);
    bool start(const ClaimedDelivery &delivery);
    bool renew(const ClaimedDelivery &delivery);
    void onEnded(Attempt *attempt, const DeliveryAttempt &result);
    void write();
    void removeOld();
    void abortAll();
    void endIfDone();
    /// Logs the beginning and the end of a problem, once each.
    void report(Trouble trouble, const QString &why = {});

    Means m_means;
    ConnectionPool m_pool;
    QHash<qint64, Attempt *> m_attempts; // Children, by key of their delivery.
    QHash<ShopId, QList<FinishedAttempt>> m_finished; // Not written yet.
    QSet<qint64> m_heldBack; // Subscriptions whose secret cannot be opened.
    QDeadlineTimer m_secretsRest; // No secret opens until then.
    QTimer m_lookTimer{this};
    QTimer m_writeTimer{this};
    QTimer m_removeTimer{this};
    Trouble m_trouble = Trouble::None;
    bool m_isStopping = false;
};

} // namespace stemdesk
