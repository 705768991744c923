#include "core/services/row_validation.h"

#include "core/services/backup/backup_restore.h"
#include "core/services/database/database.h"
#include "core/services/shops/shop_file_service.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"
#include "tests/support/file_bytes.h"
#include "tests/support/shop_dump.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::row_validation_test {

using Engine = TestShop::Engine;

namespace {

/// Behind the program's back.
void execute(const QString &path, const QStringList &statements)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"beside"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        for (const QString &sql : statements) {
            QSqlQuery query(database);
            QVERIFY2(query.exec(sql), qPrintable(sql + u": "_s + query.lastError().text()));
        }
    }
    QSqlDatabase::removeDatabase(u"beside"_s);
}

void addHarmedRow(const char *name, const char *sql, const char *words)
{
    QTest::newRow(name) << QStringList(QString::fromUtf8(sql)) << QString::fromUtf8(words);
}

/// Rows with values that no request could have stored, and a word of each error.
void addHarmedRows()
{
    addHarmedRow("NUL in a name", "update supplier set name = 'A' || char(0) || 'B' where is_default = 0",
                 "table supplier");
    addHarmedRow("name that is no UTF-8", "update supplier set name = cast(x'ff41fe' as text) where is_default = 0",
                 "table supplier");
    addHarmedRow("note that is half UTF-8", "update event set notes = cast(x'636166c3' as text)", "no UTF-8");
    addHarmedRow("no name", "update product set name = ''", "table product");
    addHarmedRow("zone that is a path", "update shop set time_zone = '../../etc/passwd'", "table shop");
    addHarmedRow("zone that is a file", "update shop set time_zone = '/etc/localtime'", "time_zone");
    addHarmedRow("spaces around a name", "update category set name = ' ' || name, folded_name = ' ' || folded_name",
                 "table category");
    addHarmedRow("folded otherwise", "update colour set folded_name = folded_name || 'x'", "form for comparing");
    addHarmedRow("numbers of changes", "update shop set change_seq = 0", "counts fewer changes");
    addHarmedRow("colour", "update colour set hex = 'red'", "#rrggbb");
    addHarmedRow("script as a link", "update event set links = 'Plan' || char(10) || 'javascript:alert(1)'",
                 "http, https, mailto");
    addHarmedRow("file as a link", "update event set links = 'Plan' || char(10) || 'file:///etc/passwd'",
                 "http, https, mailto");
    addHarmedRow("half a link", "update event set links = 'Plan'", "not as the program writes it");
    addHarmedRow("file as a picture", "update event_group set image_urls = 'file:///etc/passwd'", "imageUrls");
    addHarmedRow("script in a page", "update event set description_html = replace(hex(zeroblob(700000)), '0', 'a')",
                 "longer than a description");
    addHarmedRow("page as a picture", "update image set media_type = 'text/html'", "no picture of the type");
    addHarmedRow("page in a picture", "update image set bytes = cast('<html>' as blob)", "no picture of the type");
    addHarmedRow("large picture", "update image set bytes = cast(bytes || zeroblob(10000000) as blob)",
                 "larger than stored");
    addHarmedRow("wide picture", "update image set width = 2000000000", "of another size");
    const QByteArray jpeg =
        "ffd8ffc0000b080001000101011100" + QByteArray("ffda0008010100003f00").repeated(101) + "ffd9";
    addHarmedRow(
        "picture in many scans",
        ("update image set media_type = 'image/jpeg', width = 1, height = 1, bytes = x'" + jpeg + '\'').constData(),
        "more scans");
    addHarmedRow("any page", "update shop set allowed_origins = 'null'", "allowed-origins");
    addHarmedRow("script as an address", "update shop set public_url = 'javascript:alert(1)'", "public-url");
    addHarmedRow("infinite length", "update variant set stem_length = 9e999", "no finite number");
    addHarmedRow("infinite price", "update price_entry set unit_cost_excl_tax = 9e999", "no finite number");
    addHarmedRow("negative price", "update price_entry set unit_cost_excl_tax = -1", "unitCostExclTax");
    addHarmedRow("markup of nothing", "update product_type set markup = 0", "table product_type");
    addHarmedRow("rate", "update tax_group set rate = 7", "table tax_group");
    addHarmedRow("packs of nothing", "update variant set units_per_pack = 0", "unitsPerPack");
    addHarmedRow("torn minimums", "update variant set minimums = x'0102'", "table variant");
    addHarmedRow("copies", "update event_group set quantity = 0", "quantity");
    addHarmedRow("status", "update event set status = 'sold'", "status");
    addHarmedRow("time", "update event set venue_start = 9000000000000000", "years 1 to 9999");
    addHarmedRow("end before start", "update event set venue_start = 2000, venue_end = 1000", "venueEnd");
    addHarmedRow("short id", "update colour set id = x'0102' where key = (select min(key) from colour)", "no id");
    addHarmedRow("id of zeros", "update supplier set id = zeroblob(16) where is_default = 0", "no id");
    addHarmedRow("unknown kind", "update change set resource = 99", "table change");
    addHarmedRow("unknown action", "update change set action = -1", "table change");
    addHarmedRow("half a kept price", "update event_item set kept_at = 1", "table event_item");
    addHarmedRow("kept price below 0",
                 "update event_item set kept_at = 1, kept_unit_cost_excl_tax = -1, kept_tax_multiplier = 1",
                 "table event_item");
    addHarmedRow("kept pack of nothing",
                 "update event_item set kept_at = 1, kept_unit_cost_excl_tax = 1, kept_tax_multiplier = 1, "
                 "kept_units_per_pack = 0",
                 "table event_item");
    addHarmedRow("version", "update event_item set version = 5000000000", "version");
    addHarmedRow("return in notes", "update event set notes = 'a' || char(13) || 'b'", "notes");
    addHarmedRow("composed otherwise", "update event set notes = 'cafe' || char(769)", "not as the program writes it");
    addHarmedRow("noted advice", "update order_sheet_line set advice = 'nan 1 2'", "table order_sheet_line");
    addHarmedRow("received", "update received_goods set packs_received = -1", "packsReceived");
}

/// Foreign tables and changed columns, and a word of each error.
void addHarmedTables()
{
    const auto add = [](const char *name, const QStringList &sql, const char *words) {
        QTest::newRow(name) << sql << QString::fromUtf8(words);
    };
    const auto rewritten = [](const QString &change) {
        return QStringList{u"pragma writable_schema = on"_s, u"update sqlite_master set sql = "_s + change};
    };
    add("trigger", {u"create trigger t after insert on supplier begin delete from event; end"_s}, "trigger t");
    add("view", {u"create view v as select * from event"_s}, "view v");
    add("table", {u"create table bouquet (name text)"_s}, "table bouquet");
    add("table of words", {u"create virtual table words using fts5(word)"_s}, "table words");
    add("index", {u"create index i on event (abs(key))"_s}, "index i");
    add("no table", {u"drop table event_fee"_s}, "event_fee");
    add("no index", {u"drop index event_by_key"_s}, "index event_by_key is missing");
    add("no column", {u"alter table event_item drop column notes"_s}, "table event_item");
    add("computed column", {u"alter table supplier add column g text as (hex(zeroblob(1000)))"_s}, "table supplier");
    add("check that takes two gigabytes",
        rewritten(u"replace(sql, 'name text not null', 'name text not null check (length(hex(zeroblob(1000000000))) > "
                  "0)') where name = 'supplier'"_s),
        "table supplier");
    add("any types", rewritten(u"replace(sql, ' strict', '') where name = 'event'"_s), "table event");
    add("table as a view",
        {u"alter table colour rename to colour2"_s, u"create view colour as select * from colour2"_s}, "colour");
}

} // namespace

class TestRowValidation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_filled = std::make_unique<TestShop>(Engine::Sqlite);
        fill(*m_filled);
    }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void ownRowsPass()
    {
        TestShop test;
        fill(test);
        QStringList found;

        QVERIFY(validateAllRows(test.session(), [&](const QString &sentence) { found += sentence; }));
        QCOMPARE(found, QStringList());
        QVERIFY(requireOwnParts(test.session()));
    }

    void harmedShopFilesAreRefused_data()
    {
        addColumns();
        addHarmedRows();
        addHarmedTables();
    }

    void harmedShopFilesAreRefused()
    {
        QFETCH(const QStringList, harm);
        QFETCH(const QString, words);
        TestShop source(copyOfFilled());
        TestShop target(Engine::Sqlite);
        const QString file = path(u"shop.stemdesk"_s);
        must(ShopFileService(source.services(), source.clock(), goOn).write(source.shopId(), file));
        execute(file, harm);
        const QStringList before = dumpsOf(target);

        const auto read = ShopFileService(target.services(), target.clock(), goOn).read(file);

        QVERIFY(!read);
        QVERIFY2(read.error().message.contains(words), qPrintable(read.error().message));
        QVERIFY2(read.error().message.contains(file), qPrintable(read.error().message));
        QCOMPARE(read.error().message.count(u'\n'), 0);
        QCOMPARE(dumpsOf(target), before);
        QCOMPARE(must(target.services().shops().list()).size(), 2);
    }

    /// The system's list of time zones changes: a backup is restored with an unknown zone, but a zone in a foreign file
    /// must be known.
    void aZoneThatNobodyKnowsIsRefusedInShopFiles()
    {
        const QStringList harm{u"update shop set time_zone = 'Europe/Nowhere'"_s};
        TestShop source(Engine::Sqlite);
        TestShop target(Engine::Sqlite);
        fill(source);
        const QString file = path(u"shop.stemdesk"_s);
        must(ShopFileService(source.services(), source.clock(), goOn).write(source.shopId(), file));
        execute(file, harm);
        const QString backup = backupOf(source);
        execute(backup, harm);

        const auto read = ShopFileService(target.services(), target.clock(), goOn).read(file);

        QCOMPARE(read.error().code, QByteArray("check_failed"));
        QVERIFY2(read.error().message.contains(u"Europe/Nowhere"_s), qPrintable(read.error().message));
        QVERIFY(lookIntoBackup(backup));
    }

    void harmedBackupsAreRefused_data() { harmedShopFilesAreRefused_data(); }

    void harmedBackupsAreRefused()
    {
        QFETCH(const QStringList, harm);
        QFETCH(const QString, words);
        TestShop source(copyOfFilled());
        const QString backup = backupOf(source);
        execute(backup, harm);
        const QString data = path(u"data"_s);
        QVERIFY(openDatabase(data, true, [] { return TestShop::kStart; }));
        const QByteArray before = fileBytes(databaseFile(data));

        const auto restored = restoreBackup(data, backup, TestShop::kStart, [](qint64, qint64) { return true; });
        const auto looked = lookIntoBackup(backup);

        QVERIFY(!restored && !looked);
        QVERIFY2(restored.error().message.contains(words), qPrintable(restored.error().message));
        QVERIFY2(restored.error().message.contains(backup), qPrintable(restored.error().message));
        QCOMPARE(looked.error().code, restored.error().code);
        QCOMPARE(fileBytes(databaseFile(data)), before);
        QCOMPARE(QDir(data).entryList(QDir::Files), QStringList(u"stemdesk.db"_s));
    }

    void harmedRowsAreFoundByCheck_data()
    {
        addColumns();
        addHarmedRows();
    }

    void harmedRowsAreFoundByCheck()
    {
        QFETCH(const QStringList, harm);
        QFETCH(const QString, words);
        TestShop test(copyOfFilled());
        execute(test.folder() + u"/stemdesk.db"_s, harm);

        QVERIFY2(test.findings().contains(words), qPrintable(test.findings()));
    }

    void otherTablesAreFoundByCheck()
    {
        TestShop test(Engine::Sqlite);
        execute(test.folder() + u"/stemdesk.db"_s, {u"create view v as select * from event"_s});

        QVERIFY2(test.findings().contains(u"the view v"_s), qPrintable(test.findings()));
    }

    void aMovePassesTheSameDoor()
    {
        TestShop source(copyOfFilled());
        TestShop target;
        execute(source.folder() + u"/stemdesk.db"_s,
                {u"update supplier set name = 'A' || char(0) || 'B' where is_default = 0"_s});
        const QStringList before = dumpsOf(target);

        const auto moved = ShopMoveService(source.services(), target.services(), goOn).move({source.shopId()});

        QCOMPARE(moved.error().code, "check_failed");
        QCOMPARE(dumpsOf(target), before);
        execute(source.folder() + u"/stemdesk.db"_s, {u"create view v as select * from event"_s});
        QCOMPARE(ShopMoveService(source.services(), target.services(), goOn).move({}).error().code, "foreign_database");
    }

    /// Valid in a backup, which holds several shops; in the file of one shop such a row refers to nothing.
    void aRowThatRefersToAnotherShopIsRefused()
    {
        TestShop source(copyOfFilled());
        const QString backup = backupOf(source);
        execute(backup,
                {u"update event_item set variant = (select min(key) from variant where shop <> event_item.shop) "
                 "where shop = 1"_s});

        const auto looked = lookIntoBackup(backup);

        QVERIFY(!looked);
        QVERIFY2(looked.error().message.contains(u"belong to another shop"_s), qPrintable(looked.error().message));
    }

    /// The picture of 100 MB would be read, copied and sent on.
    void aHugeValueIsNotRead_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("table");
        QTest::newRow("bytes") << u"update image set bytes = zeroblob(100000000)"_s << u"table image"_s;
        QTest::newRow("text") << u"update event set notes = cast(zeroblob(100000000) as text)"_s << u"table event"_s;
        QTest::newRow("page") << u"update event set description_html = cast(zeroblob(100000000) as text)"_s
                              << u"table event"_s;
        QTest::newRow("shop") << u"update shop set address = cast(zeroblob(100000000) as text)"_s << u"table shop"_s;
    }

    void aHugeValueIsNotRead()
    {
        QFETCH(const QString, sql);
        QFETCH(const QString, table);
        TestShop source(copyOfFilled());
        TestShop target(Engine::Sqlite);
        const QString file = path(u"shop.stemdesk"_s);
        must(ShopFileService(source.services(), source.clock(), goOn).write(source.shopId(), file));
        execute(file, {sql});
        const QString backup = backupOf(source);
        execute(backup, {sql});
        const qint64 before = peakAfterReset();

        const auto read = ShopFileService(target.services(), target.clock(), goOn).read(file);
        const auto looked = lookIntoBackup(backup);

        QVERIFY(!read && !looked);
        for (const QString &said : {read.error().message, looked.error().message}) {
            QVERIFY2(said.contains(table), qPrintable(said));
            QVERIFY2(said.contains(u"Row "_s), qPrintable(said));
        }
        if (before == 0)
            QSKIP("The system does not tell the most memory that was used.");
        QVERIFY2(peak() - before < 64'000'000, QByteArray::number(peak() - before).constData());
    }

private:
    static void addColumns()
    {
        QTest::addColumn<QStringList>("harm");
        QTest::addColumn<QString>("words");
    }

    QString path(const QString &name) const { return m_folder->filePath(name); }

    TestShop::CopyOf copyOfFilled() { return {*m_filled}; }

    static void fill(TestShop &test)
    {
        for (ShopServices *shop : {&test.shop(), &test.otherShop()}) {
            ShopWithEvent filled(*shop);
            for (const double amount : {250.0, -49.95, 90'000'000'000.01}) // A refund, and more than 32 bits hold.
                must(shop->payments.create(filled.event, {.amount = amount, .paidOn = QDate(2026, 3, 20)}));
            fillEmptyTables(test.session(), contextOf(*shop).tenant().shop);
        }
    }

    QString backupOf(TestShop &test)
    {
        const QString file = path(u"backup.db"_s);
        if (!test.session().run("vacuum into ?", file))
            qFatal("no backup");
        return file;
    }

    static QStringList dumpsOf(TestShop &database)
    {
        QStringList dump;
        for (const ShopId &shop : {database.shopId(), database.otherShopId()})
            dump += dumpOfShop(database.session(), must(database.services().shops().tenant(shop)).shop);
        return dump;
    }

    /// In bytes; 0 if the system does not report it.
    static qint64 peak()
    {
        QFile status(u"/proc/self/status"_s);
        if (!status.open(QFile::ReadOnly))
            return 0;
        const QByteArray all = status.readAll();
        const qsizetype at = all.indexOf("VmHWM:");
        return at < 0 ? 0 : all.mid(at + 6, all.indexOf("kB", at) - at - 6).trimmed().toLongLong() * 1024;
    }

    static qint64 peakAfterReset()
    {
        QFile reset(u"/proc/self/clear_refs"_s);
        return reset.open(QFile::WriteOnly) && reset.write("5") == 1 && reset.flush() ? peak() : 0;
    }

    std::unique_ptr<TestShop> m_filled;
    std::unique_ptr<QTemporaryDir> m_folder;
};

STEMDESK_GUILESS_TEST(TestRowValidation)

} // namespace stemdesk::row_validation_test

#include "tst_row_validation.moc"
