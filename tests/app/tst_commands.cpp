#include "tests/support/file_bytes.h"
#include "tests/support/program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::commands_test {

/// Behind the program's back.
void executeSql(const QString &folder, const QString &sql)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"beside"_s);
        database.setDatabaseName(folder + u"/stemdesk.db"_s);
        QVERIFY(database.open());
        QVERIFY(QSqlQuery(database).exec(sql));
    }
    QSqlDatabase::removeDatabase(u"beside"_s);
}

/// The built program, as a user of a terminal meets it.
class TestCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void wrongUseIsRefusedWithStatus2_data();
    void wrongUseIsRefusedWithStatus2();
    void windowWithoutADisplaySaysSo();
    void firstCommandMakesTheFirstShop();
    void shopCreatePrintsTheIdAlone();
    void settingsAreSetOrRefused();
    void keyIsPrintedOnceListedAndRevoked();
    void whatAFullDiskDoesNotTakeIsAFailure();
    void whatHasAnIdIsFoundInEveryShop();
    void demoFillsAnEmptyShopOnly();
    void demoSpeaksTheLanguageThatIsAsked();
    void checkFindsWhatIsWrong();
    void orderSheetIsWrittenInEveryFormat();
    void tablesAreExported();
    void serveAnswersAndEndsCleanly();
    void aKeyMadeBesideTheServerCountsAtOnce();
    void serveRefusesATakenPort();
    void serveRefusesAFolderThatIsInUse();
    void serveRefusesAnOpenAddress();
    void folderThatCannotBeUsedIsRefused_data();
    void folderThatCannotBeUsedIsRefused();
    void filesAreForTheirOwnerAlone();

private:
    ProgramRun run(const QStringList &arguments) const
    {
        return runProgram(arguments + QStringList{u"--data"_s, m_data});
    }
    QByteArray newKey(const QStringList &more = {}) const
    {
        return run(QStringList{u"key"_s, u"create"_s, u"--name"_s, u"Test"_s} + more).output.trimmed();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_data;
};

void TestCommands::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_data = m_folder->filePath(u"data"_s);
}

void TestCommands::wrongUseIsRefusedWithStatus2_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("unknown command") << QStringList{u"bouquet"_s};
    QTest::newRow("unknown verb") << QStringList{u"shop"_s, u"burn"_s};
    QTest::newRow("unknown option") << QStringList{u"serve"_s, u"--loudly"_s};
    QTest::newRow("option of another command") << QStringList{u"demo"_s, u"--listen"_s, u"127.0.0.1:0"_s};
    QTest::newRow("name missing") << QStringList{u"shop"_s, u"create"_s};
    QTest::newRow("key without a name") << QStringList{u"key"_s, u"create"_s};
    QTest::newRow("setting without a value") << QStringList{u"shop"_s, u"set"_s, u"currency"_s};
    QTest::newRow("verb missing") << QStringList{u"key"_s, u"--name"_s, u"x"_s};
    QTest::newRow("scope that is none") << QStringList{u"key"_s, u"create"_s,   u"--name"_s,
                                                       u"x"_s,   u"--scopes"_s, u"flowers:eat"_s};
    QTest::newRow("expiry that is no date")
        << QStringList{u"key"_s, u"create"_s, u"--name"_s, u"x"_s, u"--expires"_s, u"soon"_s};
    QTest::newRow("address that is none") << QStringList{u"serve"_s, u"--listen"_s, u"here"_s};
    QTest::newRow("certificate without a key") << QStringList{u"serve"_s, u"--tls"_s, u"x"_s};
    QTest::newRow("table that is none") << QStringList{u"export"_s, u"vases"_s, u"v.csv"_s};
    QTest::newRow("file of no known format") << QStringList{u"export"_s, u"suppliers"_s, u"s.ods"_s};
    QTest::newRow("prices of what is no list")
        << QStringList{u"export"_s, u"prices"_s, u"p.csv"_s, u"--list"_s, u"rose"_s};
    QTest::newRow("lines of no event") << QStringList{u"export"_s, u"event-lines"_s, u"l.csv"_s};
    QTest::newRow("format that is none") << QStringList{u"order-sheet"_s, u"evt_x"_s, u"--format"_s, u"doc"_s};
}

void TestCommands::wrongUseIsRefusedWithStatus2()
{
    QFETCH(QStringList, arguments);

    const ProgramRun result = runProgram(arguments);

    QCOMPARE(result.exitCode, 2);
    QVERIFY2(!result.errors.isEmpty() && !result.errors.contains(".."), result.errors);
    QVERIFY(result.output.isEmpty());
}

void TestCommands::windowWithoutADisplaySaysSo()
{
    const ProgramRun result =
        runProgram({u"--data"_s, m_data}, {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s});

    QCOMPARE(result.exitCode, 1);
    QCOMPARE(result.errors.trimmed().count('\n'), 0);
    QVERIFY(result.errors.contains("serve"));
}

void TestCommands::firstCommandMakesTheFirstShop()
{
    const ProgramRun first = run({u"shop"_s, u"list"_s});
    const ProgramRun second = run({u"shop"_s, u"list"_s});

    QCOMPARE(first.exitCode, 0);
    QVERIFY(first.output.startsWith("shop_"));
    QCOMPARE(first.output.count('\n'), 1);
    QCOMPARE(second.output, first.output);
}

void TestCommands::shopCreatePrintsTheIdAlone()
{
    const ProgramRun created = run({u"shop"_s, u"create"_s, u"Fern & Thistle"_s});
    const ProgramRun listed = run({u"shop"_s, u"list"_s});

    QCOMPARE(created.exitCode, 0);
    QVERIFY(created.output.startsWith("shop_"));
    QCOMPARE(created.output.trimmed().size(), qsizetype(5 + 26));
    QVERIFY(listed.output.contains(created.output.trimmed() + "\tFern & Thistle\t"));
}

void TestCommands::settingsAreSetOrRefused()
{
    QCOMPARE(run({u"shop"_s, u"set"_s, u"rate-per-minute=0"_s, u"currency=EUR"_s}).exitCode, 0);
    QVERIFY(run({u"shop"_s, u"list"_s}).output.contains("\tEUR\t"));

    const ProgramRun refused = run({u"shop"_s, u"set"_s, u"currency=USD"_s, u"time-zone=Nowhere/Land"_s});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.errors.trimmed().count('\n'), 0);
    QVERIFY(run({u"shop"_s, u"list"_s}).output.contains("\tEUR\t"));

    QCOMPARE(run({u"shop"_s, u"set"_s, u"colour-of-door=green"_s}).exitCode, 1);
    QCOMPARE(run({u"shop"_s, u"set"_s, u"--shop"_s, u"shop_nobody"_s, u"currency=USD"_s}).exitCode, 1);
}

void TestCommands::keyIsPrintedOnceListedAndRevoked()
{
    const ProgramRun created = run({u"key"_s, u"create"_s, u"--name"_s, u"Web shop"_s, u"--scopes"_s,
                                    u"products:read,suppliers:read"_s, u"--expires"_s, u"2099-12-31"_s});
    QCOMPARE(created.exitCode, 0);
    QVERIFY(created.output.startsWith("sdk_"));

    const QByteArray listed = run({u"key"_s, u"list"_s}).output;
    QVERIFY(listed.startsWith("key_"));
    QVERIFY(listed.contains("\tWeb shop\t"));
    QVERIFY(!listed.contains(created.output.trimmed()));
    QVERIFY(listed.contains("\tactive"));

    const QString id = QString::fromLatin1(listed.left(listed.indexOf('\t')));
    QCOMPARE(run({u"key"_s, u"revoke"_s, id}).exitCode, 0);
    QVERIFY(run({u"key"_s, u"list"_s}).output.contains("\trevoked "));
    QCOMPARE(run({u"key"_s, u"revoke"_s, u"key_00000000000000000000000000"_s}).exitCode, 1);
}

void TestCommands::whatAFullDiskDoesNotTakeIsAFailure()
{
    const QString full = u"/dev/full"_s; // Linux has a disk that is always full.
    if (!QFile::exists(full))
        QSKIP("there is no /dev/full");
    QProcess process;
    process.setStandardOutputFile(full);

    process.start(programPath(), {u"key"_s, u"create"_s, u"--name"_s, u"Lost"_s, u"--data"_s, m_data});

    QVERIFY(process.waitForFinished(-1));
    QCOMPARE(process.exitCode(), 1);
    QCOMPARE(process.readAllStandardError().count('\n'), 1);
}

void TestCommands::whatHasAnIdIsFoundInEveryShop()
{
    QCOMPARE(run({u"shop"_s, u"list"_s}).exitCode, 0);
    const QString second = QString::fromLatin1(run({u"shop"_s, u"create"_s, u"Second"_s}).output.trimmed());
    QVERIFY(!newKey({u"--shop"_s, second}).isEmpty());
    QCOMPARE(run({u"demo"_s, u"--shop"_s, second}).exitCode, 0);

    const ProgramRun listed = runProgram({u"--data"_s, m_data, u"key"_s, u"list"_s});
    const QString id = QString::fromLatin1(listed.output.left(listed.output.indexOf('\t')));
    QVERIFY(id.startsWith(u"key_"));
    QVERIFY(listed.output.contains(second.toLatin1()));
    QCOMPARE(run({u"key"_s, u"revoke"_s, id}).exitCode, 0);

    const QByteArray key = newKey({u"--shop"_s, second});
    QString event;
    {
        const ServedProgram served({u"--data"_s, m_data});
        const QByteArray body = fetch(served.port(), "GET", "/api/v1/events?limit=1&fields=name", key).body;
        event = QString::fromLatin1(body.mid(body.indexOf("evt_"), 30));
    }
    QCOMPARE(run({u"order-sheet"_s, event, u"--format"_s, u"json"_s}).exitCode, 0);
    QCOMPARE(run({u"order-sheet"_s, event, u"--shop"_s, second, u"--format"_s, u"csv"_s}).exitCode, 0);
}

void TestCommands::demoFillsAnEmptyShopOnly()
{
    QCOMPARE(run({u"demo"_s}).exitCode, 0);

    const ProgramRun again = run({u"demo"_s});

    QCOMPARE(again.exitCode, 1);
    QVERIFY(again.errors.contains("empty"));
}

void TestCommands::demoSpeaksTheLanguageThatIsAsked()
{
    const ProgramRun unknown = run({u"demo"_s, u"--language"_s, u"it"_s});
    QCOMPARE(unknown.exitCode, 2);
    QVERIFY(unknown.errors.contains("en, nl, de, fr or es"));

    QCOMPARE(run({u"demo"_s, u"--language"_s, u"de"_s}).exitCode, 0);

    QVERIFY(run({u"shop"_s, u"list"_s}).output.contains("\tFarn & Distel\t"));
    const QByteArray settings = run({u"shop"_s, u"set"_s}).output;
    QVERIFY(settings.contains("currency\tEUR\t"));
    QVERIFY(settings.contains("document-language\tde\t"));
    QVERIFY(run({u"check"_s}).output.endsWith("Nothing is wrong.\n"));
}

void TestCommands::checkFindsWhatIsWrong()
{
    QCOMPARE(run({u"demo"_s}).exitCode, 0);
    const ServedProgram beside({u"--data"_s, m_data});
    const ProgramRun clean = run({u"check"_s});

    executeSql(m_data, u"update event set cost_inc_tax = cost_inc_tax + 1 where key = 3"_s);
    const ProgramRun broken = run({u"check"_s});

    QCOMPARE(clean.exitCode, 0);
    QCOMPARE(clean.output.count('\n'), 1);
    QVERIFY(clean.output.endsWith("Nothing is wrong.\n"));
    QCOMPARE(clean.errors, QByteArray());
    QCOMPARE(broken.exitCode, 1);
    QCOMPARE(broken.output.count('\n'), 2);
    QVERIFY(broken.output.startsWith("shop_"));
    QVERIFY(broken.output.contains("costIncTax is stored as"));
    QVERIFY(broken.output.trimmed().endsWith("Findings: 1."));
    QCOMPARE(broken.errors.count('\n'), 1);
}

void TestCommands::orderSheetIsWrittenInEveryFormat()
{
    QCOMPARE(run({u"demo"_s}).exitCode, 0);
    const QByteArray key = newKey();
    QByteArray event;
    {
        ServedProgram served({u"--data"_s, m_data});
        const QByteArray body = fetch(served.port(), "GET", "/api/v1/events?q=meadow&fields=name", key).body;
        event = body.mid(body.indexOf("evt_"), 4 + 26);
    }
    const QHash<QString, QByteArray> beginnings{
        {u"csv"_s, "\xef\xbb\xbfsupplier,"}, {u"xlsx"_s, "PK"}, {u"pdf"_s, "%PDF-"}, {u"json"_s, "{\"events\":"}};
    for (auto format = beginnings.begin(); format != beginnings.end(); ++format) {
        const QString file = m_folder->filePath(u"sheet."_s + format.key());
        const ProgramRun result =
            run({u"order-sheet"_s, QString::fromLatin1(event), u"--format"_s, format.key(), u"-o"_s, file});
        QCOMPARE(result.errors, QByteArray());
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(fileBytes(file).startsWith(format.value()), qPrintable(format.key()));
        QVERIFY(!(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther)));
    }
    QCOMPARE(run({u"order-sheet"_s, u"evt_00000000000000000000000000"_s}).exitCode, 1);
    const ProgramRun unwritable = run({u"order-sheet"_s, QString::fromLatin1(event), u"-o"_s, u"/nowhere/sheet.pdf"_s});
    QCOMPARE(unwritable.exitCode, 1);
    QVERIFY(unwritable.errors.contains("/nowhere/sheet.pdf"));
}

void TestCommands::tablesAreExported()
{
    QCOMPARE(run({u"demo"_s}).exitCode, 0);
    const QHash<QString, QByteArray> beginnings{{u"products"_s, "productId,product,"},
                                                {u"suppliers"_s, "supplierId,name,"},
                                                {u"colours"_s, "colorId,name,"},
                                                {u"categories"_s, "categoryId,name,"},
                                                {u"events"_s, "eventId,name,"}};
    const QByteArray help = run({u"export"_s, u"--help"_s}).output;
    for (auto table = beginnings.begin(); table != beginnings.end(); ++table) {
        QVERIFY2(help.contains(' ' + table.key().toLatin1() + ','), help.constData());
        const QString csv = m_folder->filePath(table.key() + u".csv"_s);
        const ProgramRun result = run({u"export"_s, table.key(), csv});
        QCOMPARE(result.errors, QByteArray());
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(fileBytes(csv).startsWith("\xef\xbb\xbf" + table.value()), qPrintable(table.key()));
        QVERIFY(result.output.endsWith(" rows\n"));
        const QString xlsx = m_folder->filePath(table.key() + u".xlsx"_s);
        QCOMPARE(run({u"export"_s, table.key(), xlsx}).exitCode, 0);
        QVERIFY(fileBytes(xlsx).startsWith("PK"));
        QVERIFY(!((QFile::permissions(csv) | QFile::permissions(xlsx)) & (QFile::ReadGroup | QFile::ReadOther)));
    }
    const QString list = u"pl_00000000000000000000000000"_s;
    QCOMPARE(run({u"export"_s, u"prices"_s, m_folder->filePath(u"p.csv"_s), u"--list"_s, list}).exitCode, 1);
    QVERIFY(run({u"export"_s, u"products"_s, u"/nowhere/p.csv"_s}).errors.contains("/nowhere/p.csv"));
}

void TestCommands::serveAnswersAndEndsCleanly()
{
    const QByteArray key = newKey();
    ServedProgram served({u"--data"_s, m_data});
    QVERIFY(!served.address().isEmpty());

    const PlainAnswer health = fetch(served.port(), "GET", "/healthz", {});
    const PlainAnswer created = fetch(served.port(), "POST", "/api/v1/suppliers", key, R"({"name": "Bloemenhof"})");

    QCOMPARE(health.status, 200);
    QVERIFY(health.body.startsWith(R"({"status":"ok","version":)"));
    QCOMPARE(created.status, 201);
    QCOMPARE(served.stop(), 0);
    QVERIFY(!QFile::exists(m_data + u"/stemdesk.db-wal"_s));

    ServedProgram again({u"--data"_s, m_data});
    QVERIFY(fetch(again.port(), "GET", "/api/v1/suppliers", key).body.contains("Bloemenhof"));
}

void TestCommands::aKeyMadeBesideTheServerCountsAtOnce()
{
    ServedProgram served({u"--data"_s, m_data});

    const QByteArray key = newKey();

    QCOMPARE(fetch(served.port(), "GET", "/api/v1/suppliers", key).status, 200);
    const QByteArray listed = run({u"key"_s, u"list"_s}).output;
    QCOMPARE(run({u"key"_s, u"revoke"_s, QString::fromLatin1(listed.left(listed.indexOf('\t')))}).exitCode, 0);
    const PlainAnswer refused = fetch(served.port(), "GET", "/api/v1/suppliers", key);
    QCOMPARE(refused.status, 401);
    QVERIFY(refused.body.contains("revoked_api_key"));
}

void TestCommands::serveRefusesATakenPort()
{
    QTcpServer taken;
    QVERIFY(taken.listen(QHostAddress::LocalHost));

    const ProgramRun result = run({u"serve"_s, u"--listen"_s, u"127.0.0.1:%1"_s.arg(taken.serverPort())});

    QCOMPARE(result.exitCode, 1);
    QVERIFY(result.errors.contains(QByteArray::number(taken.serverPort())));
    QVERIFY(result.output.isEmpty());
}

void TestCommands::serveRefusesAFolderThatIsInUse()
{
    ServedProgram served({u"--data"_s, m_data});

    const ProgramRun second = run({u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s});

    QCOMPARE(second.exitCode, 1);
    QVERIFY(second.errors.contains("running"));
    QCOMPARE(fetch(served.port(), "GET", "/healthz", {}).status, 200);
}

void TestCommands::serveRefusesAnOpenAddress()
{
    const ProgramRun result = run({u"serve"_s, u"--listen"_s, u"0.0.0.0:0"_s});

    QCOMPARE(result.exitCode, 1);
    QVERIFY(result.errors.contains("--tls"));
}

void TestCommands::folderThatCannotBeUsedIsRefused_data()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("a file stands there") << u"file"_s;
    QTest::newRow("the database is none") << u"garbage"_s;
    QTest::newRow("the parent is no folder") << u"below a file"_s;
}

void TestCommands::folderThatCannotBeUsedIsRefused()
{
    QFETCH(QString, kind);
    static constexpr auto kOwn = QFile::ReadOwner | QFile::WriteOwner; // Wider rights cause another warning.
    const auto write = [](const QString &name) {
        QFile file(name);
        return file.open(QFile::WriteOnly, kOwn) && file.write(QByteArray(8192, 'x')) > 0;
    };
    if (kind == "file"_L1) {
        QVERIFY(write(m_data));
    } else if (kind == "garbage"_L1) {
        QVERIFY(QDir().mkdir(m_data, kOwn | QFile::ExeOwner) && write(m_data + u"/stemdesk.db"_s));
    } else {
        QVERIFY(write(m_folder->filePath(u"occupied"_s)));
        m_data = m_folder->filePath(u"occupied/data"_s);
    }

    const ProgramRun result = run({u"shop"_s, u"list"_s});

    QCOMPARE(result.exitCode, 1);
    QCOMPARE(result.errors.trimmed().count('\n'), 0);
    QVERIFY(result.output.isEmpty());
}

void TestCommands::filesAreForTheirOwnerAlone()
{
    QCOMPARE(run({u"shop"_s, u"list"_s}).exitCode, 0);

    const auto others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    for (const QString &path : {m_data, m_data + u"/stemdesk.db"_s})
        QVERIFY2(!(QFile::permissions(path) & others), qPrintable(path));
}

STEMDESK_GUILESS_TEST(TestCommands)

} // namespace stemdesk::commands_test

#include "tst_commands.moc"
