#include "tests/support/program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::calendar_commands_test {

/// The built program's `stemdesk calendar` and `stemdesk export calendar`.
class TestCalendarCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCOMPARE(run({u"demo"_s}).exitCode, 0); }
    void anAddressIsPrintedOnceListedAndRevoked();
    void theCalendarIsWrittenAsItIsRead();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();

private:
    ProgramRun run(const QStringList &arguments) const
    {
        return runProgram(arguments + QStringList{u"--data"_s, m_folder.filePath(u"data"_s)});
    }

    QTemporaryDir m_folder;
};

void TestCalendarCommands::anAddressIsPrintedOnceListedAndRevoked()
{
    const ProgramRun created = run({u"calendar"_s, u"create"_s, u"--name"_s, u"Phone"_s, u"--tasks"_s});
    QCOMPARE(created.exitCode, 0);
    QVERIFY2(created.output.startsWith("/api/v1/calendar.ics?token=sdc_") && created.output.endsWith('\n'),
             created.output);
    const QByteArray path = created.output.trimmed();
    ServedProgram served({u"--data"_s, m_folder.filePath(u"data"_s)});

    const PlainAnswer read = fetch(served.port(), "GET", path, {});

    QCOMPARE(read.status, 200);
    const QByteArray listed = run({u"calendar"_s, u"list"_s}).output;
    QVERIFY2(listed.contains("\tPhone\tevents and tasks\t") && !listed.contains("sdc_"), listed);
    QVERIFY(!run({u"key"_s, u"list"_s}).output.contains("Phone"));
    const QString id = QString::fromLatin1(listed.left(listed.indexOf('\t')));
    QCOMPARE(run({u"key"_s, u"revoke"_s, id}).exitCode, 1);
    QCOMPARE(run({u"calendar"_s, u"revoke"_s, id}).exitCode, 0);
    const PlainAnswer refused = fetch(served.port(), "GET", path, {});
    QCOMPARE(refused.status, 401);
    QVERIFY(refused.body.contains("invalid_token"));
    QVERIFY(run({u"calendar"_s, u"list"_s}).output.contains("\trevoked "));
}

void TestCalendarCommands::theCalendarIsWrittenAsItIsRead()
{
    const QByteArray key = run({u"key"_s, u"create"_s, u"--name"_s, u"Test"_s}).output.trimmed();
    ServedProgram served({u"--data"_s, m_folder.filePath(u"data"_s)});
    for (const auto &[more, query] :
         {std::pair(QStringList(), QByteArray()), std::pair(QStringList{u"--tasks"_s}, QByteArray("?tasks=true"))}) {
        const QString name = m_folder.filePath(u"calendar.ics"_s);

        QCOMPARE(run(QStringList{u"export"_s, u"calendar"_s, name} + more).exitCode, 0);

        QFile file(name);
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray written = file.readAll();
        QVERIFY(written.contains("BEGIN:VEVENT"));
        QVERIFY(!(file.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
        const PlainAnswer read = fetch(served.port(), "GET", "/api/v1/calendar.ics" + query, key);
        QVERIFY(read.body.contains(written.mid(written.indexOf("BEGIN:VEVENT"), 200)));
    }
}

void TestCalendarCommands::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    const QString file = m_folder.filePath(u"out.ics"_s);
    QTest::newRow("no such kind of file") << QStringList{u"export"_s, u"calendar"_s, file + u".csv"_s} << 2;
    QTest::newRow("days") << QStringList{u"export"_s, u"calendar"_s, file, u"--from"_s, u"2026-01-01"_s} << 2;
    QTest::newRow("tasks of a table") << QStringList{u"export"_s, u"tasks"_s, file + u".csv"_s, u"--tasks"_s} << 2;
    QTest::newRow("a table as a calendar") << QStringList{u"export"_s, u"events"_s, file} << 2;
    QTest::newRow("nowhere") << QStringList{u"export"_s, u"calendar"_s, m_folder.filePath(u"nowhere/out.ics"_s)} << 1;
    QTest::newRow("no such address") << QStringList{u"calendar"_s, u"revoke"_s, u"key_00000000000000000000000000"_s}
                                     << 1;
    QTest::newRow("no verb") << QStringList{u"calendar"_s} << 2;
}

void TestCalendarCommands::wrongUseIsSaid()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, exitCode);

    const ProgramRun refused = run(arguments);

    QCOMPARE(refused.exitCode, exitCode);
    QVERIFY2(refused.errors.count('\n') == 1, refused.errors);
    QVERIFY(refused.output.isEmpty());
}

STEMDESK_GUILESS_TEST(TestCalendarCommands)

} // namespace stemdesk::calendar_commands_test

#include "tst_calendar_commands.moc"
