#include "tests/support/event_shop.h"
#include "tests/support/postgres_database.h"
#include "tests/support/program.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::shop_files_test {

namespace {

const QByteArrayList kPaths{"/api/v1/suppliers?limit=100", "/api/v1/colors",      "/api/v1/products?limit=100",
                            "/api/v1/products?q=rose",     "/api/v1/price-lists", "/api/v1/events?limit=100",
                            "/api/v1/tax-groups"};

QByteArray newKey(const QStringList &where)
{
    return runProgram(QStringList{u"key"_s, u"create"_s, u"--name"_s, u"Test"_s} + where).output.trimmed();
}

/// A server's answers to a sample of reads.
QByteArrayList answersOf(const QStringList &where, const QByteArray &key)
{
    ServedProgram server(where);
    QByteArrayList answers;
    for (const QByteArray &path : kPaths) {
        const PlainAnswer answer = fetch(server.port(), "GET", path, key);
        answers.append(QByteArray::number(answer.status) + ' ' + answer.body);
    }
    server.stop();
    return answers;
}

} // namespace

/// The built program's whole shops in files.
class TestShopFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void anotherInstallationAnswersTheSame_data();
    void anotherInstallationAnswersTheSame();
    void oneShopOfSeveralIsNamed();
    void aFileBesideARunningServer();
    void nothingIsWrittenOver();
    void aShopThatIsHereIsRefused();
    void whatIsNoFileIsRefused();
    void aFileIsItsOwnersAlone();
    void whatAKilledRunLeftIsRemoved_data();
    void whatAKilledRunLeftIsRemoved();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QStringList source() const { return {u"--data"_s, path(u"source"_s)}; }
    QStringList data(const QString &name) const { return {u"--data"_s, path(name)}; }
    QString file() const { return path(u"demo.stemdesk"_s); }

    QTemporaryDir m_folder;
    QByteArray m_key;
    QByteArray m_second; // The id of a second shop.
};

void TestShopFiles::initTestCase()
{
    QCOMPARE(runProgram(QStringList{u"demo"_s} + source()).exitCode, 0);
    m_second = runProgram(QStringList{u"shop"_s, u"create"_s, u"Second"_s} + source()).output.trimmed();
    m_key = newKey(source());
    const ProgramRun made = runProgram(QStringList{u"shop"_s, u"export"_s, file()} + source());
    QVERIFY2(made.exitCode == 0, made.errors);
    QVERIFY(made.output.startsWith("shop_"));
    QVERIFY(made.output.contains("\tFern & Thistle\n"));
    QVERIFY(made.output.contains("API keys"));
    QVERIFY(made.errors.contains("100 %"));
}

void TestShopFiles::anotherInstallationAnswersTheSame_data()
{
    QTest::addColumn<bool>("isOnServer");
    QTest::newRow("SQLite") << false;
    QTest::newRow("PostgreSQL") << true;
}

void TestShopFiles::anotherInstallationAnswersTheSame()
{
    QFETCH(const bool, isOnServer);
    const auto database = isOnServer ? std::make_unique<PostgresDatabase>() : nullptr;
    QStringList where = data(isOnServer ? u"server"_s : u"target"_s);
    if (database)
        where += {u"--database"_s, database->address().text()};

    const ProgramRun taken = runProgram(QStringList{u"shop"_s, u"import"_s, file()} + where);

    QVERIFY2(taken.exitCode == 0, taken.errors);
    QVERIFY(taken.output.contains("\tFern & Thistle\n"));
    const ProgramRun shops = runProgram(QStringList{u"shop"_s, u"list"_s} + where);
    QCOMPARE(shops.output.count('\n'), 1); // It is the first and only one.
    QCOMPARE(runProgram(QStringList{u"key"_s, u"list"_s} + where).output, QByteArray());
    QCOMPARE(answersOf(where, newKey(where)), answersOf(source(), m_key));
    QCOMPARE(runProgram(QStringList{u"check"_s} + where).exitCode, 0);
    // And on from there, out of the other engine.
    const QString again = path(isOnServer ? u"again-server.stemdesk"_s : u"again.stemdesk"_s);
    const ProgramRun on = runProgram(QStringList{u"shop"_s, u"export"_s, again} + where);
    QVERIFY2(on.exitCode == 0, on.errors);
    const QStringList third = data(isOnServer ? u"third-server"_s : u"third"_s);
    QCOMPARE(runProgram(QStringList{u"shop"_s, u"import"_s, again} + third).exitCode, 0);
    QCOMPARE(answersOf(third, newKey(third)), answersOf(source(), m_key));
}

void TestShopFiles::oneShopOfSeveralIsNamed()
{
    const QString name = path(u"second.stemdesk"_s);

    const ProgramRun made =
        runProgram(QStringList{u"shop"_s, u"export"_s, name, u"--shop"_s, QString::fromLatin1(m_second)} + source());

    QVERIFY2(made.exitCode == 0, made.errors);
    QVERIFY(made.output.startsWith(m_second + "\tSecond\n"));
    const QStringList where = data(u"of-second"_s);
    QCOMPARE(runProgram(QStringList{u"shop"_s, u"import"_s, name} + where).exitCode, 0);
    QVERIFY(runProgram(QStringList{u"shop"_s, u"list"_s} + where).output.startsWith(m_second + '\t'));
}

void TestShopFiles::aFileBesideARunningServer()
{
    const QStringList where = data(u"running"_s);
    QCOMPARE(runProgram(QStringList{u"shop"_s, u"create"_s, u"Here"_s} + where).exitCode, 0);
    ServedProgram server(where);
    QVERIFY(!server.address().isEmpty());

    const ProgramRun taken = runProgram(QStringList{u"shop"_s, u"import"_s, file()} + where);

    QVERIFY2(taken.exitCode == 0, taken.errors);
    const QString shop = QString::fromLatin1(taken.output.left(taken.output.indexOf('\t')));
    const QByteArray key = newKey(QStringList{u"--shop"_s, shop} + where);
    const PlainAnswer answer = fetch(server.port(), "GET", "/api/v1/events?limit=100", key);
    QCOMPARE(answer.status, 200);
    QCOMPARE(QJsonDocument::fromJson(answer.body)["items"_L1].toArray().size(), 28);
}

void TestShopFiles::nothingIsWrittenOver()
{
    const QString letter = path(u"letter.txt"_s);
    QFile written(letter);
    QVERIFY(written.open(QFile::WriteOnly));
    written.write("Dear Anna");
    written.close();

    const ProgramRun made = runProgram(QStringList{u"shop"_s, u"export"_s, letter} + source());

    QCOMPARE(made.exitCode, 1);
    QVERIFY(made.errors.contains("is there already"));
    QVERIFY(written.open(QFile::ReadOnly));
    QCOMPARE(written.readAll(), "Dear Anna");
}

void TestShopFiles::aShopThatIsHereIsRefused()
{
    const ProgramRun taken = runProgram(QStringList{u"shop"_s, u"import"_s, file()} + source());

    QCOMPARE(taken.exitCode, 1);
    QVERIFY(taken.errors.contains("is here already"));
    QCOMPARE(taken.output, QByteArray());
}

void TestShopFiles::whatIsNoFileIsRefused()
{
    const QStringList where = data(u"empty"_s);
    const ProgramRun database = runProgram(QStringList{u"shop"_s, u"import"_s, path(u"source/stemdesk.db"_s)} + where);
    QCOMPARE(database.exitCode, 1);
    QVERIFY(database.errors.contains("stemdesk shop export"));

    const ProgramRun missing = runProgram(QStringList{u"shop"_s, u"import"_s, path(u"nothing"_s)} + where);
    QCOMPARE(missing.exitCode, 1);
    QVERIFY(missing.errors.contains("There is no file"));

    QCOMPARE(runProgram(QStringList{u"shop"_s, u"import"_s} + where).exitCode, 2);
    QCOMPARE(runProgram(QStringList{u"shop"_s, u"export"_s} + where).exitCode, 2);
}

void TestShopFiles::aFileIsItsOwnersAlone()
{
    QCOMPARE(QFile::permissions(file()) & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
             QFile::Permissions());
}

void TestShopFiles::whatAKilledRunLeftIsRemoved_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("where");
    QTest::newRow("export") << QStringList{u"shop"_s, u"export"_s, u"%1/out"_s} << source();
    QTest::newRow("import") << QStringList{u"shop"_s, u"import"_s, file()} << data(u"killed"_s);
    QTest::newRow("backup") << QStringList{u"backup"_s, u"%1/out"_s} << source();
}

/// Killed as soon as there is something to leave behind. The next start on the same data removes it.
void TestShopFiles::whatAKilledRunLeftIsRemoved()
{
    QFETCH(QStringList, words);
    QFETCH(const QStringList, where);
    QTemporaryDir place;
    words.replaceInStrings(u"%1"_s, place.path());
    const auto left = [&] {
        return QDir(place.path()).entryList({u".stemdesk-*"_s, u"*.part*"_s}, QDir::AllEntries | QDir::Hidden);
    };
    QProcess run;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"TMPDIR"_s, place.path());
    run.setProcessEnvironment(environment);

    for (int tries = 0; left().isEmpty() && tries < 50; ++tries) {
        run.start(programPath(), words + where);
        QVERIFY(run.waitForStarted());
        while (left().isEmpty() && !run.waitForFinished(1))
            ;
        run.kill();
        run.waitForFinished();
    }
    QVERIFY(!left().isEmpty());
    QCOMPARE(runProgram(QStringList{u"shop"_s, u"list"_s} + where).exitCode, 0);

    QCOMPARE(left(), QStringList());
    QVERIFY(QDir(where.last() + u"/unfinished"_s).isEmpty(QDir::Files));
}

STEMDESK_GUILESS_TEST(TestShopFiles)

} // namespace stemdesk::shop_files_test

#include "tst_shop_files.moc"
