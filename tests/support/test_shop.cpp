#include "tests/support/test_shop.h"

#include "core/services/check_service.h"
#include "core/services/database/database.h"
#include "core/storage/engine/driver.h"
#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_driver.h"
#include "core/storage/sqlite/sqlite_driver.h"
#include "tests/support/database_folder.h"
#include "tests/support/postgres_database.h"
#include "tests/support/postgres_server.h"

#include <QDir>
#include <QFile>

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString newFolder()
{
    return folderOfDatabases() + u"/stemdesk-test-XXXXXX"_s;
}

/// A database with the schema and nothing else, made once for each process.
QString emptyDatabase()
{
    static const QTemporaryDir folder(newFolder());
    static const QString file = [] {
        const QString data = folder.filePath(u"data"_s);
        must(openDatabase(data, true, [] { return TestShop::kStart; }));
        return databaseFile(data);
    }();
    return file;
}

void copyDatabase(const QString &file, const QString &folder)
{
    if (!prepareDataFolder(folder) || !QFile::copy(file, databaseFile(folder)))
        qFatal("the test's database cannot be copied");
}

/// The shop of that name, made if there is none.
ShopServices *shopCalled(Services &services, const QString &name)
{
    QList<Shop> shops = must(services.shops().list());
    shops.removeIf([&name](const Shop &shop) { return shop.name != name; });
    const Shop shop = shops.isEmpty() ? must(services.shops().create(name, u"Europe/London"_s)) : shops.constFirst();
    return must(services.forShop(shop.id));
}

} // namespace

TestShop::TestShop() : TestShop(isOnPostgres() ? Engine::Postgres : Engine::Sqlite) {}

TestShop::TestShop(Engine engine) : m_folder(newFolder())
{
    if (engine == Engine::Postgres)
        m_postgres = std::make_unique<PostgresDatabase>();
    else
        copyDatabase(emptyDatabase(), folder());
    open();
}

TestShop::TestShop(CopyOf original) : m_folder(newFolder()), m_now(original.shop.now())
{
    original.shop.m_services.reset();
    if (original.shop.m_postgres)
        m_postgres = std::make_unique<PostgresDatabase>(original.shop.m_postgres->name());
    else
        copyDatabase(databaseFile(original.shop.folder()), folder());
    open();
}

TestShop::~TestShop() = default;

void TestShop::open()
{
    QObject::connect(&m_bus, &ChangeBus::committed, &m_bus, [this](const Changes &changes) { m_announced += changes; });
    if (m_postgres) {
        QDir().mkpath(folder()); // The folder for files beside a database.
        m_driver = std::make_unique<PostgresDriver>(m_postgres->address(), QString());
    } else {
        m_driver = std::make_unique<SqliteDriver>(databaseFile(folder()), SqliteDriver::kTimeout,
                                                  SqliteDriver::IfMissing::Refuse);
    }
    m_services = must(Services::open(source()));
    m_shop = shopCalled(*m_services, u"Test shop"_s);
    m_otherShop = shopCalled(*m_services, u"Other shop"_s);
    m_announced.clear();
}

std::unique_ptr<Driver> TestShop::newDriver(std::chrono::milliseconds timeout) const
{
    if (m_postgres)
        return std::make_unique<PostgresDriver>(m_postgres->address(), QString(), timeout);
    return std::make_unique<SqliteDriver>(QDir(folder()).filePath(u"stemdesk.db"_s), timeout);
}

Clock TestShop::clock() const
{
    return [this] { return m_now.load(); };
}

Changes TestShop::takeAnnounced()
{
    return std::exchange(m_announced, {});
}

QString TestShop::findings()
{
    QStringList sentences;
    CheckService check(*m_services, [&](const CheckFinding &finding) { sentences += finding.sentence; });
    const auto extent = check.check();
    return extent ? sentences.join(u'\n') : extent.error().message;
}

} // namespace stemdesk
