#include "core/services/shops/shop_file_service.h"

#include "core/storage/engine/session.h"
#include "core/storage/shops/shop_tables.h"
#include "tests/support/event_shop.h"
#include "tests/support/postgres_server.h"
#include "tests/support/shop_dump.h"
#include "tests/support/test_registry.h"

#include <QCryptographicHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::shop_file_service_test {

using Engine = TestShop::Engine;

QStringList dumpOf(TestShop &database, const ShopId &shop)
{
    const Result<Tenant> tenant = database.services().shops().tenant(shop);
    return tenant ? dumpOfShop(database.session(), tenant->shop) : QStringList();
}

/// The dump without tables that belong to the installation.
QStringList ofFiles(QStringList dump)
{
    for (const ShopTable &table : shopTables()) {
        if (!table.isForFiles)
            dump.removeIf([&](const QString &row) { return row.startsWith(QString::fromLatin1(table.name) + u'|'); });
    }
    return dump;
}

void addEngines()
{
    QTest::addColumn<Engine>("from");
    QTest::addColumn<Engine>("to");
    QTest::newRow("SQLite to SQLite") << Engine::Sqlite << Engine::Sqlite;
    QTest::newRow("SQLite to PostgreSQL") << Engine::Sqlite << Engine::Postgres;
    QTest::newRow("PostgreSQL to SQLite") << Engine::Postgres << Engine::Sqlite;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        qFatal("%ls cannot be read", qUtf16Printable(path));
    return file.readAll();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QFile::WriteOnly | QFile::Truncate) || file.write(bytes) != bytes.size())
        qFatal("%ls cannot be written", qUtf16Printable(path));
}

/// Changes the file without the program.
void execute(const QString &path, const QStringList &statements)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"beside"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        for (const QString &sql : statements)
            QVERIFY2(QSqlQuery(database).exec(sql), qPrintable(sql));
    }
    QSqlDatabase::removeDatabase(u"beside"_s);
}

class TestShopFileService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void everythingTravelsButWhatBelongsToTheInstallation_data() { addEngines(); }
    void everythingTravelsButWhatBelongsToTheInstallation()
    {
        QFETCH(const Engine, from);
        QFETCH(const Engine, to);
        TestShop source(from);
        TestShop target(to);
        const QString file = madeFile(source);
        const QStringList before = dumpOf(target, target.shopId());

        const ShopMoveExtent extent = must(filesOf(target).read(file));

        QCOMPARE(extent.shops.constFirst().id, source.shopId());
        QCOMPARE(dumpOf(target, source.shopId()), ofFiles(dumpOf(source, source.shopId())));
        QVERIFY(dumpOf(source, source.shopId()).size() > extent.rows); // The rest stayed.
        QCOMPARE(dumpOf(target, source.otherShopId()), QStringList());
        QCOMPARE(dumpOf(target, target.shopId()), before);
        QCOMPARE(target.findings(), QString());
        // The shop can be used at once.
        ShopServices *shop = must(target.services().forShop(source.shopId()));
        must(shop->suppliers.create({.name = u"Newest"_s}));
        QVERIFY(must(shop->keys.list()).isEmpty());
        QCOMPARE(target.findings(), QString());
    }

    void placesOfGroupsTravel_data() { addEngines(); }
    void placesOfGroupsTravel()
    {
        QFETCH(const Engine, from);
        QFETCH(const Engine, to);
        TestShop source(from);
        TestShop target(to);
        const ShopWithEvent filled(source.shop());
        must(source.shop().events.patch(
            filled.event, {.status = u"approved"_s, .ceremonyAddress = u"Church"_s, .venueAddress = u"Hall"_s}));
        must(source.shop().lines.patchGroup(filled.event, filled.group, {.place = u"ceremony"_s}));
        const EventTemplate saved = must(source.shop().templates.save(filled.event, u"Tables"_s));
        const QString file = path(u"places.stemdesk"_s);
        must(filesOf(source).write(source.shopId(), file));

        must(filesOf(target).read(file));

        ShopServices *shop = must(target.services().forShop(source.shopId()));
        QCOMPARE(ShopWithEvent(filled, *shop).whole().groups.constFirst().place, u"ceremony"_s);
        QCOMPARE(must(shop->templates.find(saved.id)).groups.constFirst().place, u"ceremony"_s);
        QCOMPARE(must(shop->tasks.runSheet(filled.event)).stops.constFirst().address, u"Church"_s);
    }

    void noSecretIsInTheFile()
    {
        TestShop source(Engine::Sqlite);
        const CreatedKey key = must(source.shop().keys.create(u"Till"_s, 1, {}));
        const WebhookDraft draft = must(source.shop().webhooks.draft(
            {.url = u"https://hooks.shop.com/events"_s, .events = quint32(WebhookType::EventCreated)}));
        must(source.shop().webhooks.create(draft));
        const QByteArray database = [&] { // The database as it is on disk, including its log.
            return bytesOf(source.folder() + u"/stemdesk.db"_s) + bytesOf(source.folder() + u"/stemdesk.db-wal"_s);
        }();
        const QByteArray hash = QCryptographicHash::hash(key.text, QCryptographicHash::Sha256);
        QVERIFY(database.contains(hash));

        const QByteArray file = bytesOf(madeFile(source));

        QVERIFY(file.contains("Test shop")); // The file is not encrypted: its texts can be read.
        QVERIFY(!file.contains(hash));
        QVERIFY(!file.contains("hooks.shop.com"));
        QVERIFY(!file.contains("whsec_"));
    }

    void theFileIsItsOwnersAloneAndOneFile()
    {
        TestShop source(Engine::Sqlite);

        const QString file = madeFile(source);

        QCOMPARE(QFile::permissions(file)
                     & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
                 QFile::Permissions());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{u"shop.stemdesk"_s});
    }

    void anOlderFileIsReplaced()
    {
        TestShop source(Engine::Sqlite);
        TestShop target(Engine::Sqlite);
        const QString file = madeFile(source);
        must(source.shop().suppliers.create({.name = u"Newest"_s}));

        must(filesOf(source).write(source.shopId(), file));

        must(filesOf(target).read(file));
        QCOMPARE(dumpOf(target, source.shopId()), ofFiles(dumpOf(source, source.shopId())));
    }

    void nothingElseIsReplaced_data()
    {
        QTest::addColumn<bool>("isDatabase");
        QTest::newRow("a database in use") << true;
        QTest::newRow("a letter") << false;
    }

    void nothingElseIsReplaced()
    {
        QFETCH(const bool, isDatabase);
        TestShop source(Engine::Sqlite);
        TestShop other(Engine::Sqlite);
        const QString name = isDatabase ? other.folder() + u"/stemdesk.db"_s : path(u"letter.txt"_s);
        if (!isDatabase)
            write(name, "Dear Anna");
        const QByteArray before = bytesOf(name);

        const auto written = filesOf(source).write(source.shopId(), name);

        QVERIFY(!written);
        QCOMPARE(written.error().code, "invalid_file");
        QCOMPARE(bytesOf(name), before);
    }

    void aPlaceThatCannotBeWrittenIsSaid()
    {
        TestShop source(Engine::Sqlite);

        const auto written = filesOf(source).write(source.shopId(), path(u"no/such/folder/shop.stemdesk"_s));

        QVERIFY(!written);
        QCOMPARE(written.error().code, "storage_unavailable");
        QVERIFY(written.error().message.contains(u"no/such/folder/shop.stemdesk"_s));
    }

    void aStopLeavesNothing_data()
    {
        using Stage = ShopMoveProgress::Stage;
        QTest::addColumn<Stage>("stage");
        QTest::newRow("copying") << Stage::Copying;
        QTest::newRow("comparing") << Stage::Comparing;
        QTest::newRow("checking") << Stage::Checking;
    }

    void aStopLeavesNothing()
    {
        QFETCH(const ShopMoveProgress::Stage, stage);
        TestShop source(Engine::Sqlite);
        TestShop target(Engine::Sqlite);
        const QString file = madeFile(source);
        const auto stop = [stage](const ShopMoveProgress &progress) { return progress.stage != stage; };

        const auto written =
            ShopFileService(source.services(), source.clock(), stop).write(source.shopId(), path(u"other.stemdesk"_s));
        const auto read = ShopFileService(target.services(), target.clock(), stop).read(file);

        QCOMPARE(written.error().code, "cancelled");
        QCOMPARE(read.error().code, "cancelled");
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{u"shop.stemdesk"_s});
        QCOMPARE(dumpOf(target, source.shopId()), QStringList());
        QCOMPARE(target.findings(), QString());
    }

    void aShopThatIsHereIsRefused()
    {
        TestShop source(Engine::Sqlite);
        const QString file = madeFile(source);
        must(source.shop().suppliers.create({.name = u"Newest"_s}));
        const QStringList before = dumpOf(source, source.shopId());
        const auto read = filesOf(source).read(file);

        QVERIFY(!read);
        QCOMPARE(read.error().code, "shop_exists");
        QVERIFY(read.error().message.contains(file));
        QCOMPARE(dumpOf(source, source.shopId()), before);
    }

    void whatIsNoShopFileIsRefused_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QByteArray>("code");
        for (const char *what :
             {"letter", "empty", "database", "other database", "marked database", "trigger", "two shops"})
            QTest::newRow(what) << QString::fromLatin1(what) << QByteArray("foreign_database");
        QTest::newRow("missing") << u"missing"_s << QByteArray("not_found");
    }

    void whatIsNoShopFileIsRefused()
    {
        QFETCH(const QString, what);
        QFETCH(const QByteArray, code);
        TestShop source(Engine::Sqlite);
        TestShop target(Engine::Sqlite);
        QString file = madeFile(source);
        if (what == "letter"_L1)
            write(file, "Dear Anna, here are the flowers of which we spoke.");
        else if (what == "empty"_L1)
            write(file, {});
        else if (what == "database"_L1)
            file = source.folder() + u"/stemdesk.db"_s;
        else if (what == "missing"_L1)
            file = path(u"nothing"_s);
        else if (what == "trigger"_L1)
            execute(file, {u"create trigger t after insert on supplier begin delete from event; end"_s});
        else if (what == "two shops"_L1)
            execute(file,
                    {u"create temporary table second as select * from shop"_s,
                     u"update second set key = key + 1, id = randomblob(16), name = 'Two'"_s,
                     u"insert into shop select * from second"_s});
        else {
            QVERIFY(QFile::remove(file));
            execute(file, {u"create table bouquet (name text)"_s});
            if (what == "marked database"_L1)
                execute(file, {u"pragma application_id = %1"_s.arg(0x53744473)});
        }
        const QStringList before = dumpOf(target, target.shopId());
        const auto read = filesOf(target).read(file);

        QVERIFY(!read);
        QCOMPARE(read.error().code, code);
        QVERIFY2(read.error().message.contains(QFileInfo(file).fileName()), qPrintable(read.error().message));
        QCOMPARE(dumpOf(target, target.shopId()), before);
        QCOMPARE(must(target.services().shops().list()).size(), 2);
    }

    void aDamagedFileIsRefused_data()
    {
        QTest::addColumn<int>("from"); // In hundredths of the file.
        QTest::addColumn<int>("length");
        QTest::newRow("half of it") << 50 << 0;
        QTest::newRow("but a page") << 3 << 0;
        for (const int place : {10, 20, 35, 50, 65, 80, 95})
            QTest::newRow(qPrintable(u"page at %1"_s.arg(place))) << place << 1;
    }

    void aDamagedFileIsRefused()
    {
        QFETCH(const int, from);
        QFETCH(const int, length);
        TestShop source(Engine::Sqlite);
        TestShop target(Engine::Sqlite);
        const QString file = madeFile(source);
        QByteArray bytes = bytesOf(file);
        const qsizetype page = 4096 * (bytes.size() * from / 100 / 4096);
        if (length == 0)
            bytes.truncate(page);
        else
            bytes.replace(page, 4096, QByteArray(4096, '\xa5'));
        write(file, bytes);

        const auto read = filesOf(target).read(file);

        QVERIFY(!read);
        QCOMPARE(read.error().code, "storage_damaged");
        QVERIFY2(read.error().message.contains(u"shop.stemdesk"_s), qPrintable(read.error().message));
        QCOMPARE(must(target.services().shops().list()).size(), 2);
        QCOMPARE(target.findings(), QString());
    }

    void aNewerFileIsRefused()
    {
        TestShop source(Engine::Sqlite);
        TestShop target(Engine::Sqlite);
        const QString file = madeFile(source);
        execute(file, {u"insert into schema_migration (number, name, applied_at) values (999, 'later', 0)"_s});

        const auto read = filesOf(target).read(file);

        QVERIFY(!read);
        QCOMPARE(read.error().code, "schema_too_new");
        QVERIFY(read.error().message.contains(file));
    }

    /// Rows forged in the file must not add a key to the shop that imports it, nor keep HTML that the API would have
    /// stripped.
    void whatOthersWroteIntoItGivesThemNothing()
    {
        TestShop source(Engine::Sqlite);
        TestShop target(Engine::Sqlite);
        const QString file = madeFile(source);
        execute(file,
                {u"insert into api_key (shop, id, hash, name, scopes, created_at) select key, randomblob(16), "
                 "randomblob(32), 'Mine', 1, 0 from shop"_s});
        execute(file, {u"update event set description_html = '<p>Roses</p><script>alert(1)</script>'"_s});

        must(filesOf(target).read(file));

        ShopServices &shop = *must(target.services().forShop(source.shopId()));
        QVERIFY(must(shop.keys.list()).isEmpty());
        const Page<Event> events = must(shop.events.list({}, {}));
        QVERIFY(!events.rows.isEmpty());
        for (const Event &event : events.rows)
            QCOMPARE(must(shop.events.find(event.id)).descriptionHtml, u"<p>Roses</p>"_s);
    }

    void theFileIsOnlyRead()
    {
        TestShop source(Engine::Sqlite);
        TestShop target(Engine::Sqlite);
        const QString file = madeFile(source);
        const QByteArray before = bytesOf(file);
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner));

        must(filesOf(target).read(file));

        QCOMPARE(bytesOf(file), before);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"shop.stemdesk"_s});
    }

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    /// A shop with rows in all tables, as a file.
    QString madeFile(TestShop &source)
    {
        ShopWithEvent filled(source.shop());
        ShopWithEvent beside(source.otherShop());
        fillEmptyTables(source.session(), must(source.services().shops().tenant(source.shopId())).shop);
        must(filesOf(source).write(source.shopId(), path(u"shop.stemdesk"_s)));
        return path(u"shop.stemdesk"_s);
    }

    ShopFileService filesOf(TestShop &database) { return {database.services(), database.clock(), goOn}; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

STEMDESK_GUILESS_TEST(TestShopFileService)

} // namespace stemdesk::shop_file_service_test

#include "tst_shop_file_service.moc"
