#include "tests/support/file_bytes.h"
#include "tests/support/program.h"
#include "tests/support/read_book.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::export_test {

/// The built program's `stemdesk export`.
class TestExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyTableBecomesAFile_data();
    void everyTableBecomesAFile();
    void aDecimalCommaStaysOutOfWorkbooks();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();
    void aPlaceThatTakesNothingLeavesNothing();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    ProgramRun exported(const QStringList &arguments) const
    {
        return runProgram(QStringList{u"export"_s} + arguments + QStringList{u"--data"_s, path(u"data"_s)});
    }

    QTemporaryDir m_folder;
};

void TestExport::initTestCase()
{
    QFile file(path(u"roses.csv"_s));
    QVERIFY(file.open(QFile::WriteOnly)
            && file.write("product,variant,notes,unitsPerPack\nRose,Red,=1+1,2.5\nRose,White,,\n") > 0);
    file.close();
    QCOMPARE(runProgram({u"import"_s, u"products"_s, file.fileName(), u"--data"_s, path(u"data"_s)}).exitCode, 0);
}

void TestExport::everyTableBecomesAFile_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QByteArray>("counted");
    QTest::newRow("products") << u"products"_s << "2 rows\n"_ba;
    QTest::newRow("suppliers") << u"suppliers"_s << "0 rows\n"_ba;
    QTest::newRow("contacts") << u"contacts"_s << "0 rows\n"_ba;
    QTest::newRow("invoices") << u"invoices"_s << "0 rows\n"_ba;
    QTest::newRow("payments") << u"payments"_s << "0 rows\n"_ba;
    QTest::newRow("events") << u"events"_s << "0 rows\n"_ba;
    QTest::newRow("tasks") << u"tasks"_s << "0 rows\n"_ba;
    QTest::newRow("prices of all lists") << u"price-entries"_s << "0 rows\n"_ba;
    QTest::newRow("order lines") << u"order-lines"_s << "0 rows\n"_ba;
    QTest::newRow("goods of events") << u"event-goods"_s << "0 rows\n"_ba;
}

void TestExport::everyTableBecomesAFile()
{
    QFETCH(const QString, table);
    QFETCH(const QByteArray, counted);
    for (const QString &end : {u"csv"_s, u"xlsx"_s}) {
        const QString name = path(u"R\u00f6schen\nof %1.%2"_s.arg(table, end)); // Any name that the disk takes.
        const ProgramRun run = exported({table, name});

        QCOMPARE(run.output, counted);
        QCOMPARE(run.exitCode, 0);
        QVERIFY(QFile::exists(name));
    }
    const ProgramRun again = runProgram(
        {u"import"_s, u"products"_s, path(u"R\u00f6schen\nof products.csv"_s), u"--data"_s, path(u"data"_s)});
    QCOMPARE(again.output, "0 created, 0 updated, 2 unchanged, 0 refused\n"_ba);
}

/// In the locale of a German desktop.
void TestExport::aDecimalCommaStaysOutOfWorkbooks()
{
    QProcess process;
    process.start(u"localedef"_s, {u"-i"_s, u"de_DE"_s, u"-f"_s, u"UTF-8"_s, path(u"de_DE.UTF-8"_s)});
    if (!process.waitForFinished() || !QFile::exists(path(u"de_DE.UTF-8/LC_NUMERIC"_s)))
        QSKIP("localedef cannot make the locale");
    QProcessEnvironment german = QProcessEnvironment::systemEnvironment();
    german.insert(u"LOCPATH"_s, m_folder.path());
    german.insert(u"LC_ALL"_s, u"de_DE.UTF-8"_s);
    process.setProcessEnvironment(german);

    process.start(programPath(), {u"export"_s, u"products"_s, path(u"german.xlsx"_s), u"--data"_s, path(u"data"_s)});

    QVERIFY(process.waitForFinished(-1));
    QCOMPARE(process.exitCode(), 0);
    const ReadBook book(fileBytes(path(u"german.xlsx"_s)));
    const QByteArray sheet = book.part(u"xl/worksheets/sheet1.xml"_s);
    QVERIFY2(sheet.contains("<v>2.5</v>"), sheet);
    QVERIFY2(!sheet.contains("<v>2,5</v>"), sheet);
}

void TestExport::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    const QString file = path(u"out.csv"_s);
    const QString id = u"pl_01m81j1kzte59s7t3gbeq60wbr"_s;
    const QString event = u"evt_01m81j1kzte59s7t3gbeq60wbr"_s;
    QTest::newRow("no file") << QStringList{u"products"_s} << 2;
    QTest::newRow("no such table") << QStringList{u"flowers"_s, file} << 2;
    QTest::newRow("no such kind of file") << QStringList{u"products"_s, path(u"out.pdf"_s)} << 2;
    QTest::newRow("prices of what is no list") << QStringList{u"prices"_s, file, u"--list"_s, event} << 2;
    QTest::newRow("lines of no event") << QStringList{u"event-lines"_s, file} << 2;
    QTest::newRow("a list for another table") << QStringList{u"products"_s, file, u"--list"_s, id} << 2;
    QTest::newRow("an event for another table") << QStringList{u"events"_s, file, u"--event"_s, event} << 2;
    QTest::newRow("days of a table without") << QStringList{u"products"_s, file, u"--from"_s, u"2026-01-01"_s} << 2;
    QTest::newRow("no such list") << QStringList{u"prices"_s, file, u"--list"_s, id} << 1;
    QTest::newRow("no such event") << QStringList{u"event-lines"_s, file, u"--event"_s, event} << 1;
}

void TestExport::wrongUseIsSaid()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, exitCode);

    const ProgramRun run = exported(arguments);

    QCOMPARE(run.exitCode, exitCode);
    QVERIFY2(run.errors.count('\n') == 1, run.errors);
    QVERIFY(run.output.isEmpty());
    QVERIFY(!QFile::exists(path(u"out.csv"_s)));
}

void TestExport::aPlaceThatTakesNothingLeavesNothing()
{
    const ProgramRun nowhere = exported({u"products"_s, path(u"nowhere/out.csv"_s)});
    QCOMPARE(nowhere.exitCode, 1);
    QVERIFY2(nowhere.errors.contains("cannot be written"), nowhere.errors);
    QVERIFY(QDir(m_folder.path()).mkdir(u"folder.csv"_s));
    QCOMPARE(exported({u"products"_s, path(u"folder.csv"_s)}).exitCode, 1);
}

STEMDESK_GUILESS_TEST(TestExport)

} // namespace stemdesk::export_test

#include "tst_export.moc"
