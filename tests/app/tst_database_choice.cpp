#include "app/database_choice.h"

#include "app/data_folder.h"
#include "core/services/change_bus.h"
#include "core/services/services.h"
#include "tests/support/fake_backups.h"
#include "tests/support/postgres_database.h"
#include "tests/support/program.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace stemdesk::database_choice_test {

/// The database that is chosen in the window, from the file that remembers it to the program that uses it.
class TestDatabaseChoice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void choiceIsKept();
    void brokenChoiceStopsTheProgram();
    void commandsUseWhatWasChosen();
    void serveUsesWhatWasChosen();
    void windowUsesWhatWasChosen();
    void lookingChangesNothing();
    void shopIsCopiedAndChosen();
    void badAddressesAreRefused_data();
    void badAddressesAreRefused();

private:
    QString url() const { return m_database->address().text(); }
    QByteArray shops(const QString &database = {}) const
    {
        QStringList words{u"shop"_s, u"list"_s, u"--data"_s, m_data};
        if (!database.isEmpty())
            words += {u"--database"_s, database};
        return runProgram(words).output;
    }
    void choose() const { QVERIFY(saveDatabaseChoice(m_data, m_database->address())); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PostgresDatabase> m_database;
    QString m_data;
    FakeBackups m_backups;
};

void TestDatabaseChoice::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_data = m_folder->filePath(u"data"_s);
    QVERIFY(QDir().mkpath(m_data));
    m_database = std::make_unique<PostgresDatabase>(PostgresDatabase::Content::Empty);
}

void TestDatabaseChoice::cleanup()
{
    m_database.reset();
}

void TestDatabaseChoice::choiceIsKept()
{
    const PostgresAddress address = *PostgresAddress::parse(u"postgresql://anna%20b@db.example.com:5433/flowers"_s);
    QVERIFY(!*loadDatabaseChoice(m_data));

    QVERIFY(saveDatabaseChoice(m_data, address));
    QCOMPARE(*loadDatabaseChoice(m_data), std::optional(address));
    QVERIFY(saveDatabaseChoice(m_data, {}));

    QVERIFY(!*loadDatabaseChoice(m_data));
}

void TestDatabaseChoice::brokenChoiceStopsTheProgram()
{
    QFile file(m_data + u"/database.ini"_s);
    QVERIFY(file.open(QFile::WriteOnly) && file.write("[General]\naddress=flowers\n") > 0);
    file.close();

    const ProgramRun refused = runProgram({u"shop"_s, u"list"_s, u"--data"_s, m_data});
    const ProgramRun onFolder = runProgram({u"shop"_s, u"list"_s, u"--data"_s, m_data, u"--database"_s, u"folder"_s});

    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.errors.contains("database.ini names no database"), refused.errors.constData());
    QVERIFY(!refused.errors.contains("flowers"));
    QCOMPARE(onFolder.exitCode, 0);
}

void TestDatabaseChoice::commandsUseWhatWasChosen()
{
    choose();

    QCOMPARE(runProgram({u"shop"_s, u"create"_s, u"Thistle"_s, u"--data"_s, m_data}).exitCode, 0);

    QVERIFY(shops().contains("Thistle"));
    QCOMPARE(shops(url()), shops());
    QVERIFY(!QFile::exists(m_data + u"/stemdesk.db"_s));
    QVERIFY(!shops(u"folder"_s).contains("Thistle")); // The command line wins.
    QVERIFY(QFile::exists(m_data + u"/stemdesk.db"_s));
}

void TestDatabaseChoice::serveUsesWhatWasChosen()
{
    choose();
    const QByteArray key =
        runProgram({u"key"_s, u"create"_s, u"--name"_s, u"Till"_s, u"--data"_s, m_data}).output.trimmed();
    const ServedProgram served({u"--data"_s, m_data});
    const ServedProgram beside({u"--data"_s, m_data}); // A server's database takes any number.

    QCOMPARE(fetch(served.port(), "POST", "/api/v1/suppliers", key, R"({"name": "Bloemenhof"})").status, 201);

    QVERIFY(fetch(beside.port(), "GET", "/api/v1/suppliers", key).body.contains("Bloemenhof"));
    const ServedProgram named({u"--data"_s, m_folder->filePath(u"other"_s), u"--database"_s, url()});
    QVERIFY(fetch(named.port(), "GET", "/api/v1/suppliers", key).body.contains("Bloemenhof"));
}

void TestDatabaseChoice::windowUsesWhatWasChosen()
{
    choose();
    const DataFolder folder =
        *DataFolder::open({.options = {{u"data"_s, {m_folder->filePath(u"x"_s)}}}}, DataFolder::Use::Share);
    const DatabaseSwitch database(folder, {}, m_backups, {});
    QProcess window;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    window.setProcessEnvironment(environment);

    window.start(programPath(), {u"--data"_s, m_data, u"--listen"_s, u"127.0.0.1:0"_s});

    QTRY_VERIFY(!database.shopsAt({.address = url()})->isEmpty()); // The first start makes the first shop.
    QVERIFY(!QFile::exists(m_data + u"/stemdesk.db"_s));
    window.terminate();
    QVERIFY(window.waitForFinished(60'000));
    QCOMPARE(window.exitCode(), 0);
}

void TestDatabaseChoice::lookingChangesNothing()
{
    const DataFolder folder = *DataFolder::open({.options = {{u"data"_s, {m_data}}}}, DataFolder::Use::Own);
    const DatabaseSwitch database(folder, {}, m_backups, {});

    for (int look = 0; look < 2; ++look) {
        const Result<QStringList> found = database.shopsAt({.address = url()});
        QVERIFY(found);
        QCOMPARE(*found, QStringList());
    }
    QCOMPARE(database.chosen(), QString());
    QCOMPARE(shops(url()), QByteArray()); // Neither does a list.
}

void TestDatabaseChoice::shopIsCopiedAndChosen()
{
    QCOMPARE(runProgram({u"demo"_s, u"--data"_s, m_data}).exitCode, 0);
    const DataFolder folder = *DataFolder::open({.options = {{u"data"_s, {m_data}}}}, DataFolder::Use::Own);
    ChangeBus bus;
    const auto services = Services::open({.driver = folder.driver(), .bus = bus, .now = systemNow});
    QVERIFY(services);
    DatabaseSwitch database(folder, {}, m_backups, {});
    int steps = 0;

    const auto copied = database.copyTo({.address = url()}, **services, [&](const ShopMoveProgress &) {
        ++steps;
        return true;
    });

    QVERIFY2(copied, copied ? "" : qPrintable(copied.error().message));
    QVERIFY(steps > 0);
    QCOMPARE(*database.shopsAt({.address = url()}), QStringList{u"Fern & Thistle"_s});
    QCOMPARE(
        database.copyTo({.address = url()}, **services, [](const ShopMoveProgress &) { return true; }).error().code,
        QByteArray("shop_exists"));
    QVERIFY(database.choose({.address = url()}));
    QCOMPARE(database.chosen(), url());
    QCOMPARE(database.address(), QString());
    QVERIFY(shops().contains("Fern & Thistle"));
    QVERIFY(database.chooseFolder());
    QCOMPARE(database.chosen(), QString());
}

void TestDatabaseChoice::badAddressesAreRefused_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("field");
    QTest::newRow("another engine") << u"mysql://db/shop"_s << QByteArray("invalid_database") << u"database"_s;
    QTest::newRow("password") << u"postgresql://anna:hush@db/shop"_s << QByteArray("invalid_database") << u"password"_s;
    QTest::newRow("no database") << u"postgresql://anna@localhost"_s << QByteArray("invalid_database") << u"database"_s;
    QTest::newRow("nobody listens") << u"postgresql://anna@127.0.0.1:1/shop"_s << QByteArray("storage_unavailable")
                                    << u"host"_s;
}

void TestDatabaseChoice::badAddressesAreRefused()
{
    QFETCH(const QString, address);
    QFETCH(const QByteArray, code);
    QFETCH(const QString, field);
    const DataFolder folder = *DataFolder::open({.options = {{u"data"_s, {m_data}}}}, DataFolder::Use::Own);
    const DatabaseSwitch database(folder, {}, m_backups, {});

    const Result<QStringList> found = database.shopsAt({.address = address});

    QVERIFY(!found);
    QCOMPARE(found.error().code, code);
    QCOMPARE(found.error().field, field);
}

STEMDESK_GUILESS_TEST(TestDatabaseChoice)

} // namespace stemdesk::database_choice_test

#include "tst_database_choice.moc"
