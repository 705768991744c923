#include "tests/support/test_shop.h"

#include "core/services/database/database.h"
#include "core/storage/engine/driver.h"
#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_driver.h"
#include "core/storage/sqlite/sqlite_driver.h"
#include "tests/support/postgres_database.h"
#include "tests/support/postgres_server.h"

#include <QDir>

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

ShopServices *newShop(Services &services, const QString &name)
{
    const Shop shop = must(services.shops().create(name, u"Europe/London"_s));
    return must(services.forShop(shop.id));
}

} // namespace

TestShop::TestShop() : TestShop(isOnPostgres() ? Engine::Postgres : Engine::Sqlite) {}

TestShop::TestShop(Engine engine)
{
    QObject::connect(&m_bus, &ChangeBus::committed, &m_bus, [this](const Changes &changes) { m_announced += changes; });
    if (engine == Engine::Postgres) {
        QDir().mkpath(folder()); // For what stands beside a database.
        m_postgres = std::make_unique<PostgresDatabase>();
        m_driver = must(openDatabase(m_postgres->address(), {}, clock()));
    } else {
        m_driver = must(openDatabase(folder(), true, clock()));
    }
    m_services = must(Services::open(source()));
    m_shop = newShop(*m_services, u"Test shop"_s);
    m_otherShop = newShop(*m_services, u"Other shop"_s);
    m_announced.clear();
}

TestShop::~TestShop() = default;

std::unique_ptr<Driver> TestShop::newDriver(std::chrono::milliseconds patience) const
{
    if (m_postgres)
        return std::make_unique<PostgresDriver>(m_postgres->address(), QString(), patience);
    return std::make_unique<SqliteDriver>(QDir(folder()).filePath(u"stemdesk.db"_s), patience);
}

Clock TestShop::clock() const
{
    return [this] { return m_now.load(); };
}

Changes TestShop::takeAnnounced()
{
    return std::exchange(m_announced, {});
}

} // namespace stemdesk
