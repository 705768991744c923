#pragma once

#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"

namespace stemdesk {

/// A row of the outbox, as a test sees it.
struct StoredDelivery {
    QString state;
    int attemptsLeft = 0;
    std::optional<Instant> nextAttemptAt;
    std::optional<Instant> leaseUntil;
    qint64 attempts = 0;
};

/// Adds a subscription with a healthy receiver and returns its key.
inline qint64 subscribedRow(TestShop &test, ShopServices &shop)
{
    return must(test.session().insert(
        "insert into webhook (shop, id, url, event_types, is_paused, secret, failure_count, is_failing, created_at, "
        "updated_at, version) values (?, ?, 'https://hooks.example.com/', 3, 0, ?, 0, 0, 0, 0, 1)",
        contextOf(shop).tenant().shop, WebhookId::create(), QByteArray("sealed")));
}

/// Deliveries that are due now; says the key of the last one.
inline qint64 queuedRow(TestShop &test, qint64 subscription, int count = 1)
{
    qint64 key = 0;
    for (int i = 0; i < count; ++i) {
        key = must(test.session().insert(
            "insert into webhook_delivery (shop, webhook, id, type, body, state, attempts_left, next_attempt_at, "
            "created_at) select shop, key, ?, 'event.updated', ?, 'pending', 4, ?, ? from webhook where key = ?",
            DeliveryId::create(), QByteArray("{}"), test.now(), test.now(), subscription));
    }
    return key;
}

/// Steps of a statement's plan that read a whole table or sort in a temporary one.
inline QStringList costlyPlan(Session &session, const QByteArray &sql)
{
    static const QByteArrayList kPlanned{"select", "update", "delete", "with"};
    if (!kPlanned.contains(sql.left(sql.indexOf(' '))))
        return {};
    QStringList steps = must(session.all("explain query plan " + sql, [](const Row &row) { return row.text(3); }));
    steps.removeIf([](const QString &step) {
        const bool isCheap = step == QLatin1StringView("SCAN busy") || step.contains(QLatin1StringView("CONSTANT ROW"))
            || step.contains(QLatin1StringView("VIRTUAL"));
        return isCheap
            || (!step.startsWith(QLatin1StringView("SCAN")) && !step.contains(QLatin1StringView("TEMP B-TREE")));
    });
    return steps;
}

inline StoredDelivery storedDelivery(Session &session, qint64 delivery)
{
    return must(
               session.first(
                   "select state, attempts_left, next_attempt_at, lease_until, (select count(*) from webhook_attempt a "
                   "where a.shop = d.shop and a.delivery = d.key) from webhook_delivery d where d.key = ?",
                   [](const Row &row) {
                       return StoredDelivery{.state = row.text(0),
                                             .attemptsLeft = row.smallInteger(1),
                                             .nextAttemptAt = row.optionalInteger(2),
                                             .leaseUntil = row.optionalInteger(3),
                                             .attempts = row.integer(4)};
                   },
                   delivery))
        .value_or(StoredDelivery{.state = QStringLiteral("gone")});
}

} // namespace stemdesk
