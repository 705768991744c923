#pragma once

#include "core/services/change_bus.h"
#include "core/services/service_context.h"
#include "core/services/services.h"
#include "tests/support/test_webhooks.h"

#include <QTemporaryDir>

#include <atomic>
#include <chrono>
#include <memory>

namespace stemdesk {

class PostgresDatabase;

/// The value; ends the test run with the error if there is none.
template <class T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s: %ls", result.error().code.constData(), qUtf16Printable(result.error().message));
    return result.take();
}

template <class Row>
QStringList namesOf(const QList<Row> &rows)
{
    QStringList names;
    for (const Row &row : rows)
        names += row.name;
    return names;
}

/// Two shops in one new database (SQLite's or PostgreSQL's) with all services and a clock that tests set. The second
/// shop is there so that its rows lie beside those of the first, which must never show them.
class TestShop {
public:
    /// Initial time of the clock: 21 March 2026, 10:00 UTC.
    static constexpr Instant kStart = 1'774'087'200'000;

    enum class Engine { Sqlite, Postgres };

    /// Uses the engine of this run.
    TestShop();
    explicit TestShop(Engine engine);
    struct CopyOf {
        TestShop &shop;
    };
    /// Copies another shop's current state, which is closed and can then only be copied again.
    explicit TestShop(CopyOf original);
    ~TestShop();
    Q_DISABLE_COPY_MOVE(TestShop)

    ShopServices &shop() { return *m_shop; }
    ShopServices &otherShop() { return *m_otherShop; }
    ShopId shopId() const { return m_shop->id(); }
    ShopId otherShopId() const { return m_otherShop->id(); }
    ServiceContext &context() { return contextOf(*m_shop); }

    Services &services() { return *m_services; }
    Session &session() { return m_services->session(); }
    /// For opening the services on other threads.
    ServiceSource source() { return {.driver = *m_driver, .bus = m_bus, .now = clock(), .webhooks = webhooks()}; }
    const Driver &driver() const { return *m_driver; }
    /// Another driver of the same database, with this lock timeout.
    std::unique_ptr<Driver> newDriver(std::chrono::milliseconds timeout) const;
    ChangeBus &bus() { return m_bus; }
    WebhookParts webhooks() { return {.urls = &m_urls, .secrets = &m_vault, .sender = &m_sender}; }
    EasyUrlCheck &urls() { return m_urls; }
    MemoryVault &vault() { return m_vault; }
    const EasySender &sender() const { return m_sender; }
    /// Holds SQLite's database.
    QString folder() const { return m_folder.filePath(QStringLiteral("data")); }

    Instant now() const { return m_now; }
    void setNow(Instant now) { m_now = now; }
    /// Lets time pass.
    void tick(qint64 ms = 1'000) { m_now += ms; }
    /// Callable from any thread; as long as this object lives.
    Clock clock() const;

    /// The changes announced on this thread since the last call, in order.
    Changes takeAnnounced();
    /// The problems found by a check of the whole database, one per line.
    QString findings();

private:
    void open();

    QTemporaryDir m_folder;
    std::atomic<Instant> m_now = kStart;
    ChangeBus m_bus;
    EasyUrlCheck m_urls;
    MemoryVault m_vault;
    EasySender m_sender;
    Changes m_announced;
    std::unique_ptr<PostgresDatabase> m_postgres; // nullptr on SQLite.
    std::unique_ptr<Driver> m_driver;
    std::unique_ptr<Services> m_services;
    ShopServices *m_shop = nullptr;
    ShopServices *m_otherShop = nullptr;
};

} // namespace stemdesk
