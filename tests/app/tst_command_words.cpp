#include "tests/support/program.h"
#include "tests/support/test_registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::command_words_test {

/// The messages of the program's commands, as a first-time user sees them.
class TestCommandWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void wrongUseSaysWhatWasMeant_data();
    void wrongUseSaysWhatWasMeant();
    void helpOfACommandSaysWhatItTakes();
    void settingsAreShownWithTheirMeanings();
    void keyThatIsOverAtOnceIsRefused();
    void keyForOneOfSeveralShopsSaysWhose();
    void looksMakeNoShop();

private:
    ProgramRun run(const QStringList &arguments) const
    {
        return runProgram(arguments + QStringList{u"--data"_s, m_folder->path()});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCommandWords::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestCommandWords::wrongUseSaysWhatWasMeant_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("sentence");
    QTest::newRow("command") << QStringList{u"serv"_s} << QByteArray("did you mean \"serve\"?");
    QTest::newRow("verb") << QStringList{u"shop"_s, u"lists"_s} << QByteArray("did you mean \"shop list\"?");
    QTest::newRow("first word alone") << QStringList{u"import"_s, u"x.csv"_s}
                                      << QByteArray("there are import products, import prices and import contacts.");
    QTest::newRow("words apart") << QStringList{u"key"_s, u"--name"_s, u"a b"_s, u"create"_s, u"--expires"_s, u"soon"_s}
                                 << QByteArray("2026-12-31, not \"soon\"");
    QTest::newRow("options first") << QStringList{u"--name"_s, u"a b"_s,       u"key"_s,
                                                  u"create"_s, u"--expires"_s, u"soon"_s}
                                   << QByteArray("2026-12-31, not \"soon\"");
    QTest::newRow("option") << QStringList{u"serve"_s, u"--hots"_s, u"x"_s}
                            << QByteArray("stemdesk serve has no option \"--hots\"; did you mean \"--host\"?");
    QTest::newRow("option of another command")
        << QStringList{u"demo"_s, u"--listen"_s, u"127.0.0.1:0"_s}
        << QByteArray("stemdesk demo has no option \"--listen\"; there are --shop");
    QTest::newRow("setting") << QStringList{u"shop"_s, u"set"_s, u"rate_per_minute=5"_s}
                             << QByteArray("did you mean \"rate-per-minute\"?");
    QTest::newRow("value of a setting") << QStringList{u"shop"_s, u"set"_s, u"document-language=it"_s}
                                        << QByteArray("as en, nl, de, fr or es, not \"it\"");
    QTest::newRow("scope") << QStringList{u"key"_s, u"create"_s, u"--name"_s, u"x"_s, u"--scopes"_s, u"product:read"_s}
                           << QByteArray("did you mean \"products:read\"?");
    QTest::newRow("all and a scope") << QStringList{u"key"_s, u"create"_s,   u"--name"_s,
                                                    u"x"_s,   u"--scopes"_s, u"all,events:read"_s}
                                     << QByteArray("\"all\" stands alone");
    QTest::newRow("expiry") << QStringList{u"key"_s, u"create"_s, u"--name"_s, u"x"_s, u"--expires"_s, u"soon"_s}
                            << QByteArray("2026-12-31, not \"soon\"");
    QTest::newRow("partitions") << QStringList{u"check"_s, u"--partitions"_s, u"1"_s}
                                << QByteArray("from 2 to 32, not \"1\"");
    QTest::newRow("two divisions") << QStringList{u"check"_s, u"--partitions"_s, u"4"_s, u"--distribute"_s}
                                   << QByteArray("--partitions and --distribute exclude each other");
    for (const char *name : {"https://shop.example.com", "shop.example.com:443", "a b"})
        QTest::addRow("host %s", name) << QStringList{u"serve"_s, u"--host"_s, QString::fromLatin1(name)}
                                       << QByteArray("a name without scheme and port, like shop.example.com");
    QTest::newRow("no folder") << QStringList{u"check"_s, u"--data"_s, QString()}
                               << QByteArray("Name a folder with --data.");
    QTest::newRow("field of an import") << QStringList{u"import"_s, u"products"_s, u"x.csv"_s, u"--map"_s,
                                                       u"Farbe=colours"_s}
                                        << QByteArray("did you mean \"colors\"?");
}

void TestCommandWords::wrongUseSaysWhatWasMeant()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, sentence);

    const ProgramRun result = run(arguments);

    QVERIFY(result.exitCode != 0);
    QVERIFY2(result.errors.contains(sentence), result.errors.constData());
}

void TestCommandWords::helpOfACommandSaysWhatItTakes()
{
    const ProgramRun help = run({u"shop"_s, u"set"_s, u"--help"_s});

    QCOMPARE(help.exitCode, 0);
    QVERIFY2(help.output.startsWith("Usage: stemdesk shop set"), help.output.constData());
    for (const char *part : {"--shop ID", "rate-per-minute", "markup.<type>", "hire.<type>", "order-days-before"})
        QVERIFY2(help.output.contains(part), part);
    QVERIFY(!help.output.contains("--listen"));
}

void TestCommandWords::settingsAreShownWithTheirMeanings()
{
    QCOMPARE(run({u"shop"_s, u"set"_s, u"currency=EUR"_s, u"markup.flower=2.5"_s, u"address=One\nTwo"_s}).exitCode, 0);

    const ProgramRun shown = run({u"shop"_s, u"set"_s});

    QCOMPARE(shown.exitCode, 0);
    for (const char *line : {"currency\tEUR\t", "markup.flower\t2.5\t", "hire.flower\toff\t", "api-access\ton\t",
                             "default-tax-group\tnone\t", "address\tOne Two\t"})
        QVERIFY2(shown.output.contains(line), shown.output.constData());
}

void TestCommandWords::keyThatIsOverAtOnceIsRefused()
{
    const ProgramRun refused = run({u"key"_s, u"create"_s, u"--name"_s, u"x"_s, u"--expires"_s, u"2020-12-31"_s});

    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains("\"2020-12-31\" is over"), refused.errors.constData());
    QVERIFY(run({u"key"_s, u"list"_s}).output.isEmpty());
}

void TestCommandWords::keyForOneOfSeveralShopsSaysWhose()
{
    const ProgramRun alone = run({u"key"_s, u"create"_s, u"--name"_s, u"x"_s});
    QCOMPARE(alone.errors, QByteArray());
    const QString second = QString::fromLatin1(run({u"shop"_s, u"create"_s, u"Thistle"_s}).output.trimmed());

    const ProgramRun ofTheFirst = run({u"key"_s, u"create"_s, u"--name"_s, u"x"_s});
    const ProgramRun ofTheSecond = run({u"key"_s, u"create"_s, u"--name"_s, u"x"_s, u"--shop"_s, second});

    QVERIFY2(ofTheFirst.errors.contains("the first of 2 shops"), ofTheFirst.errors.constData());
    QVERIFY(ofTheFirst.output.startsWith("sdk_"));
    QCOMPARE(ofTheSecond.errors, QByteArray());
    const ProgramRun refused = run({u"key"_s, u"create"_s, u"--name"_s, u" "_s});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.errors.count('\n'), 1);
}

void TestCommandWords::looksMakeNoShop()
{
    QCOMPARE(run({u"key"_s, u"list"_s}).exitCode, 0);
    QCOMPARE(run({u"shop"_s, u"set"_s}).exitCode, 1);
    const ProgramRun exported = run({u"shop"_s, u"export"_s, m_folder->filePath(u"shop.stemdesk"_s)});
    QCOMPARE(exported.exitCode, 1);
    QVERIFY2(exported.errors.contains("stemdesk shop create"), exported.errors.constData());

    const QByteArray made = run({u"shop"_s, u"create"_s, u"Thistle"_s}).output.trimmed();

    const QByteArray listed = run({u"shop"_s, u"list"_s}).output;
    QVERIFY2(listed.startsWith(made) && listed.count('\n') == 1, listed.constData());
}

STEMDESK_GUILESS_TEST(TestCommandWords)

} // namespace stemdesk::command_words_test

#include "tst_command_words.moc"
