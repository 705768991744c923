#include "tests/support/pem_files.h"
#include "tests/support/program.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace stemdesk::endless_files_test {

/// A pipe that no process writes to, an endless device and a folder, each in place of a file named by the user or a
/// setting: the program reports the error and ends.
class TestEndlessFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aCommandRefusesThem_data();
    void aCommandRefusesThem();
    void settingsAreNotWaitedFor_data();
    void settingsAreNotWaitedFor();
    void theLogBesideABackupIsNotWaitedFor();

private:
    static void make(const QString &kind, const QString &name);
    ProgramRun run(const QStringList &words) const { return runProgram(words + QStringList{u"--data"_s, m_data}); }

    QTemporaryDir m_folder;
    QString m_data;
    QString m_certificate;
    QString m_key;
};

void TestEndlessFiles::initTestCase()
{
    m_data = m_folder.filePath(u"data"_s);
    m_certificate = m_folder.filePath(u"own.pem"_s);
    m_key = m_folder.filePath(u"own.key"_s);
    makePemFiles(m_certificate, m_key);
    QCOMPARE(run({u"shop"_s, u"list"_s}).exitCode, 0);
}

void TestEndlessFiles::make(const QString &kind, const QString &name)
{
    if (kind == "pipe"_L1)
        QCOMPARE(::mkfifo(QFile::encodeName(name).constData(), 0600), 0);
    else if (kind == "device"_L1)
        QVERIFY(QFile::link(u"/dev/zero"_s, name));
    else
        QVERIFY(QDir().mkdir(name));
}

void TestEndlessFiles::aCommandRefusesThem_data()
{
    QTest::addColumn<QStringList>("words"); ///< FILE stands for the file's name.
    QTest::addColumn<QString>("kind");
    const QList<QStringList> commands{
        {u"serve"_s, u"--tls"_s, u"FILE,"_s + m_key},
        {u"serve"_s, u"--tls"_s, m_certificate + u",FILE"_s},
        {u"secrets"_s, u"import"_s, u"FILE"_s},
        {u"import"_s, u"products"_s, u"FILE"_s},
        {u"import"_s, u"prices"_s, u"FILE"_s, u"--new-list"_s, u"Prices"_s},
        {u"import"_s, u"contacts"_s, u"FILE"_s},
        {u"shop"_s, u"import"_s, u"FILE"_s},
        {u"shop"_s, u"export"_s, u"FILE"_s},
        {u"restore"_s, u"FILE"_s},
        {u"backup"_s, u"FILE"_s},
        {u"secrets"_s, u"export"_s, u"FILE"_s},
        {u"shop"_s, u"list"_s, u"--database"_s, u"postgresql://nobody@localhost:1/none?sslrootcert=FILE"_s},
    };
    for (qsizetype at = 0; at < commands.size(); ++at) {
        for (const QString &kind : {u"pipe"_s, u"device"_s, u"folder"_s})
            QTest::addRow("%d: %ls of a %ls", int(at), qUtf16Printable(commands.at(at).mid(0, 2).join(u' ')),
                          qUtf16Printable(kind))
                << commands.at(at) << kind;
    }
}

void TestEndlessFiles::aCommandRefusesThem()
{
    QFETCH(QStringList, words);
    QFETCH(const QString, kind);
    const QTemporaryDir folder;
    const QString name = folder.filePath(u"odd.csv"_s);
    make(kind, name);
    words.replaceInStrings(u"FILE"_s, name);

    const ProgramRun refused = run(words);

    QVERIFY2(refused.exitCode == 1 || refused.exitCode == 2, refused.errors);
    QCOMPARE(refused.errors.trimmed().count('\n'), 0);
    QVERIFY2(!refused.errors.trimmed().isEmpty(), "it said nothing");
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot),
             QStringList(u"odd.csv"_s));
}

void TestEndlessFiles::settingsAreNotWaitedFor_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("kind");
    for (const QString &name : {u"database.ini"_s, u"backups.ini"_s, u"server.ini"_s, u"window.ini"_s}) {
        for (const QString &kind : {u"pipe"_s, u"device"_s, u"folder"_s})
            QTest::addRow("%ls, a %ls", qUtf16Printable(name), qUtf16Printable(kind)) << name << kind;
    }
}

void TestEndlessFiles::settingsAreNotWaitedFor()
{
    QFETCH(const QString, name);
    QFETCH(const QString, kind);
    make(kind, QDir(m_data).filePath(name));

    const ProgramRun refused = run({u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s});

    QVERIFY2(refused.errors.contains(name.toUtf8() + " is not a settings file; move it away"), refused.errors);
    QCOMPARE(refused.exitCode, 1);
    QDir(m_data).rmdir(name);
    QFile::remove(QDir(m_data).filePath(name));
    QCOMPARE(run({u"shop"_s, u"list"_s}).exitCode, 0);
}

void TestEndlessFiles::theLogBesideABackupIsNotWaitedFor()
{
    const QString backup = m_folder.filePath(u"backup.db"_s);
    QCOMPARE(run({u"backup"_s, backup}).exitCode, 0);
    for (const QString &kind : {u"pipe"_s, u"device"_s}) {
        for (const QString &end : {u"-wal"_s, u"-journal"_s}) {
            make(kind, backup + end);

            const ProgramRun refused = run({u"restore"_s, backup});

            QVERIFY2(refused.exitCode == 1 && refused.errors.contains("is a pipe or a device"), refused.errors);
            QVERIFY(QFile::remove(backup + end));
        }
    }
    QCOMPARE(run({u"restore"_s, backup}).exitCode, 0);
}

STEMDESK_GUILESS_TEST(TestEndlessFiles)

} // namespace stemdesk::endless_files_test

#include "tst_endless_files.moc"
