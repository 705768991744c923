#include "core/webhooks/dispatcher.h"

#include "core/base/log.h"
#include "core/services/change_bus.h"
#include "core/services/secrets/secret_vault.h"
#include "core/services/webhooks/delivery_queue.h"
#include "core/webhooks/attempt.h"
#include "core/webhooks/signer.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Attempts that end together are written together.
constexpr std::chrono::milliseconds kWriteAfter{5};
constexpr std::chrono::hours kRemoveEvery{1};
constexpr std::chrono::milliseconds kRemoveMoreAfter{250};

bool concernsDeliveries(const Change &change)
{
    return change.resource == Resource::Delivery || change.resource == Resource::Webhook;
}

} // namespace

Dispatcher::Dispatcher(const Means &means, QObject *parent)
    : QObject(parent), m_means(means), m_pool(means.transport, this)
{
    m_lookTimer.setSingleShot(true);
    m_lookTimer.setTimerType(Qt::PreciseTimer);
    m_writeTimer.setSingleShot(true);
    m_writeTimer.setTimerType(Qt::PreciseTimer);
    m_removeTimer.setSingleShot(true);
    connect(&m_lookTimer, &QTimer::timeout, this, &Dispatcher::look);
    connect(&m_writeTimer, &QTimer::timeout, this, &Dispatcher::write);
    connect(&m_removeTimer, &QTimer::timeout, this, &Dispatcher::removeOld);
}

Dispatcher::~Dispatcher() = default;

Status Dispatcher::start()
{
    TRY(m_means.queue.begin());
    connect(&m_means.bus, &ChangeBus::committed, this, &Dispatcher::onCommitted);
    m_lookTimer.start(0);
    m_removeTimer.start(m_means.pace.lookAgain);
    return {};
}

void Dispatcher::stop()
{
    if (std::exchange(m_isStopping, true))
        return;
    m_lookTimer.stop();
    m_removeTimer.stop();
    m_lookTimer.disconnect(this);
    connect(&m_lookTimer, &QTimer::timeout, this, &Dispatcher::abortAll);
    m_lookTimer.start(m_means.pace.grace);
    endIfDone();
}

void Dispatcher::onCommitted(const Changes &changes)
{
    if (!m_isStopping && std::ranges::any_of(changes, concernsDeliveries))
        m_lookTimer.start(0);
}

void Dispatcher::look()
{
    if (!m_secretsRest.hasExpired()) {
        m_lookTimer.start(int(m_secretsRest.remainingTime()));
        return;
    }
    m_lookTimer.start(m_means.pace.lookAgain);
    m_heldBack.clear();
    if (const Status done = claimAndStart(); !done) {
        report(Trouble::Storage, done.error().message);
        m_lookTimer.start(m_means.pace.askAgain);
    }
}

Status Dispatcher::claimAndStart()
{
    while (m_secretsRest.hasExpired()) {
        const auto claim = TRY(m_means.queue.claim({}, m_heldBack));
        if (claim.deliveries.isEmpty()) {
            if (m_heldBack.isEmpty())
                report(Trouble::None);
            if (claim.nextDueAt) {
                const std::chrono::milliseconds wait(std::max<qint64>(*claim.nextDueAt - m_means.now(), 1));
                m_lookTimer.start(std::min(wait, m_lookTimer.intervalAsDuration()));
            }
            return {};
        }
        TRY(startAll(claim.deliveries));
    }
    return {};
}

Status Dispatcher::startAll(const QList<ClaimedDelivery> &deliveries)
{
    QList<ClaimedDelivery> unsent;
    for (const ClaimedDelivery &delivery : deliveries) {
        if (!renew(delivery) && !start(delivery))
            unsent.append(delivery);
    }
    if (unsent.isEmpty())
        return {};
    m_lookTimer.start(m_means.pace.tryAgain);
    return m_means.queue.release(unsent);
}

/// A delivery that we still hold can be claimed again after the clock was set or the computer slept: its lease had
/// expired.
bool Dispatcher::renew(const ClaimedDelivery &delivery)
{
    if (Attempt *running = m_attempts.value(delivery.key)) {
        running->setLease(delivery.leaseUntil);
        return true;
    }
    const auto shop = m_finished.find(delivery.shop);
    if (shop == m_finished.end())
        return false;
    const auto finished = std::ranges::find(*shop, delivery.key, &FinishedAttempt::key);
    if (finished == shop->end())
        return false;
    finished->leaseUntil = delivery.leaseUntil;
    return true;
}

bool Dispatcher::start(const ClaimedDelivery &delivery)
{
    if (!m_secretsRest.hasExpired())
        return false;
    Result<SigningSecrets> secrets = openedSecrets(m_means.vault, delivery);
    if (!secrets) {
        m_heldBack.insert(delivery.subscription);
        const Error &error = secrets.error();
        if (error.kind == Error::Kind::Unavailable && error.code != "secret_damaged") // No other will open either.
            m_secretsRest.setRemainingTime(m_means.pace.tryAgain);
        report(Trouble::Secrets, error.message);
        return false;
    }
    auto *attempt = new Attempt(delivery, *std::move(secrets), {.gate = m_means.gate, .pool = m_pool}, this);
    m_attempts.insert(delivery.key, attempt);
    connect(attempt, &Attempt::ended, this,
            [this, attempt](const DeliveryAttempt &result) { onEnded(attempt, result); });
    attempt->start(m_means.now());
    return true;
}

void Dispatcher::onEnded(Attempt *attempt, const DeliveryAttempt &result)
{
    const ClaimedDelivery &delivery = attempt->delivery();
    m_finished[delivery.shop].append({.key = delivery.key, .leaseUntil = delivery.leaseUntil, .attempt = result});
    m_attempts.remove(delivery.key);
    attempt->deleteLater();
    if (!m_writeTimer.isActive())
        m_writeTimer.start(kWriteAfter);
}

void Dispatcher::write()
{
    // The write is announced, which triggers another look.
    const QList<ShopId> shops = m_finished.keys();
    for (const ShopId &shop : shops) {
        const QList<FinishedAttempt> finished = m_finished.value(shop);
        if (const Status written = m_means.queue.finish(shop, finished); !written) {
            report(Trouble::Storage, written.error().message);
            m_writeTimer.start(m_means.pace.askAgain);
            continue;
        }
        m_finished.remove(shop);
    }
    endIfDone();
}

void Dispatcher::removeOld()
{
    const auto isMore = m_means.queue.removeOld();
    if (!isMore)
        qCWarning(logWebhooks).noquote() << "removing old deliveries from the log:" << isMore.error().message;
    if (isMore && *isMore)
        m_removeTimer.start(kRemoveMoreAfter);
    else
        m_removeTimer.start(kRemoveEvery);
}

void Dispatcher::abortAll()
{
    QList<ClaimedDelivery> deliveries;
    for (const Attempt *attempt : std::as_const(m_attempts))
        deliveries.append(attempt->delivery());
    qDeleteAll(std::exchange(m_attempts, {}));
    if (const Status released = m_means.queue.release(deliveries); !released)
        qCWarning(logWebhooks).noquote() << "giving deliveries back:" << released.error().message;
    write();
    // An unwritten result is delivered again: at least once, never lost.
    if (!m_finished.isEmpty())
        Q_EMIT stopped();
}

void Dispatcher::endIfDone()
{
    if (!m_isStopping || !m_attempts.isEmpty() || !m_finished.isEmpty())
        return;
    m_lookTimer.stop();
    Q_EMIT stopped();
}

void Dispatcher::report(Trouble trouble, const QString &why)
{
    if (std::exchange(m_trouble, trouble) == trouble)
        return;
    if (trouble == Trouble::None)
        qCInfo(logWebhooks).noquote() << "deliveries go on";
    else
        qCWarning(logWebhooks).noquote() << "deliveries wait:" << why;
}

} // namespace stemdesk
