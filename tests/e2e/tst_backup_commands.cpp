#include "tests/support/program.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <thread>

namespace stemdesk::backup_commands_test {

namespace {

constexpr int kTimeout = 60'000;
constexpr auto kOthers =
    QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;

QByteArray supplier(int number)
{
    return "{\"name\": \"Grower " + QByteArray::number(number) + "\"}";
}

/// The cursor in a list's answer; empty if there is none.
QByteArray cursorIn(const QByteArray &body)
{
    constexpr QByteArrayView kName = "\"cursor\":\"";
    const qsizetype at = body.indexOf(kName);
    return at < 0 ? QByteArray()
                  : body.mid(at + kName.size(), body.indexOf('"', at + kName.size()) - at - kName.size());
}

/// Creates suppliers one by one until it is stopped.
class Writer {
public:
    Writer(quint16 port, const QByteArray &key)
        : m_thread([this, port, key] {
              for (int i = 1; !m_isOver; ++i) {
                  if (fetch(port, "POST", "/api/v1/suppliers", key, supplier(i)).status == 201)
                      ++m_written;
              }
          })
    {}
    ~Writer() { stop(); }
    Q_DISABLE_COPY_MOVE(Writer)

    int written() const { return m_written; }
    void stop()
    {
        m_isOver = true;
        if (m_thread.joinable())
            m_thread.join();
    }

private:
    std::atomic_bool m_isOver = false;
    std::atomic_int m_written = 0;
    std::thread m_thread;
};

} // namespace

/// Backup and restore by the built program, while another instance runs.
class TestBackups : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void backupWhileOthersWrite();
    void replacedDatabaseIsKept();
    void aRestoreEndsTheFeedsLaterCursors();
    void restoreBesideARunningProgramIsRefused();
    void restoreToAServerNamesTheWay();
    void badFilesAreRefused();
    void nothingIsMadeWhereNothingIs();
    void killedRestoreLeavesOneOfBoth();
    void serveMakesOneADay();

private:
    ProgramRun run(const QStringList &arguments, const QString &data = {}) const
    {
        return runProgram(arguments + QStringList{u"--data"_s, data.isEmpty() ? m_data : data});
    }
    QByteArray shops(const QString &data = {}) const { return run({u"shop"_s, u"list"_s}, data).output; }
    QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_data;
};

void TestBackups::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_data = path(u"data"_s);
    QCOMPARE(run({u"shop"_s, u"set"_s, u"rate-per-minute=0"_s, u"monthly-cap=0"_s}).exitCode, 0);
}

void TestBackups::backupWhileOthersWrite()
{
    const QByteArray key = run({u"key"_s, u"create"_s, u"--name"_s, u"Test"_s}).output.trimmed();
    const ServedProgram serve({u"--data"_s, m_data});
    QVERIFY(serve.port() > 0);
    Writer writer(serve.port(), key);
    QTRY_VERIFY_WITH_TIMEOUT(writer.written() >= 20, kTimeout);
    const int before = writer.written();

    const ProgramRun backup = run({u"backup"_s, path(u"backup.db"_s)});
    const int after = writer.written() + 1; // One may be written and not yet answered.

    QTRY_VERIFY_WITH_TIMEOUT(writer.written() > after, kTimeout);
    writer.stop();
    QVERIFY2(backup.exitCode == 0, backup.errors);
    QVERIFY2(backup.output.contains("shops: 1") && backup.output.contains("was checked"), backup.output);
    QVERIFY(!(QFileInfo(path(u"backup.db"_s)).permissions() & kOthers));
    const QString other = path(u"other"_s);
    const ProgramRun restored = run({u"restore"_s, path(u"backup.db"_s)}, other);
    QVERIFY2(restored.exitCode == 0, restored.errors);
    QVERIFY(!(QFileInfo(other).permissions() & kOthers));
    QVERIFY(!(QFileInfo(other + u"/stemdesk.db"_s).permissions() & kOthers));
    QCOMPARE(run({u"check"_s}, other).exitCode, 0);
    QCOMPARE(shops(other), shops());
    const ServedProgram again({u"--data"_s, other});
    int found = 0;
    QByteArray cursor;
    do {
        const PlainAnswer page =
            fetch(again.port(), "GET",
                  "/api/v1/suppliers?fields=name&limit=100" + (cursor.isEmpty() ? cursor : "&cursor=" + cursor), key);
        QCOMPARE(page.status, 200);
        found += int(page.body.count("\"Grower "));
        cursor = cursorIn(page.body);
    } while (!cursor.isEmpty());
    QVERIFY2(found >= before && found <= after, qPrintable(u"%1 <= %2 <= %3"_s.arg(before).arg(found).arg(after)));
}

void TestBackups::replacedDatabaseIsKept()
{
    QCOMPARE(run({u"backup"_s, path(u"backup.db"_s)}).exitCode, 0);
    const QByteArray before = shops();
    QCOMPARE(run({u"shop"_s, u"create"_s, u"Fern & Thistle"_s}).exitCode, 0);

    const ProgramRun restored = run({u"restore"_s, path(u"backup.db"_s)});

    QVERIFY2(restored.exitCode == 0, restored.errors);
    QCOMPARE(shops(), before);
    const QStringList kept = QDir(m_data).entryList({u"stemdesk-replaced-*.db"_s}, QDir::Files);
    QCOMPARE(kept.size(), 1);
    QVERIFY2(restored.output.contains(kept.constFirst().toUtf8()), restored.output);
    QVERIFY(!(QFileInfo(m_data + u'/' + kept.constFirst()).permissions() & kOthers));
    QCOMPARE(run({u"restore"_s, m_data + u'/' + kept.constFirst()}).exitCode, 0);
    QVERIFY(shops().contains("Fern & Thistle"));
}

/// The feed continues under the same numbers: clients that have seen the lost changes must not mistake the new ones for
/// them.
void TestBackups::aRestoreEndsTheFeedsLaterCursors()
{
    const QByteArray key = run({u"key"_s, u"create"_s, u"--name"_s, u"Test"_s}).output.trimmed();
    QByteArray early;
    QByteArray late;
    {
        const ServedProgram serve({u"--data"_s, m_data});
        const auto write = [&] {
            QCOMPARE(fetch(serve.port(), "POST", "/api/v1/suppliers", key, supplier(1)).status, 201);
        };
        write();
        early = cursorIn(fetch(serve.port(), "GET", "/api/v1/changes?limit=100", key).body);
        QCOMPARE(run({u"backup"_s, path(u"backup.db"_s)}).exitCode, 0);
        write();
        late = cursorIn(fetch(serve.port(), "GET", "/api/v1/changes?limit=100", key).body);
    }
    QCOMPARE(run({u"restore"_s, path(u"backup.db"_s)}).exitCode, 0);
    const ServedProgram again({u"--data"_s, m_data});

    for (int i = 0; i < 3; ++i)
        QCOMPARE(fetch(again.port(), "POST", "/api/v1/suppliers", key, supplier(i)).status, 201);

    const PlainAnswer refused = fetch(again.port(), "GET", "/api/v1/changes?cursor=" + late, key);
    QCOMPARE(refused.status, 422);
    QVERIFY2(refused.body.contains("invalid_cursor"), refused.body);
    const PlainAnswer page = fetch(again.port(), "GET", "/api/v1/changes?cursor=" + early, key);
    QCOMPARE(page.status, 200);
    QCOMPARE(page.body.count("\"seq\""), 3);
}

void TestBackups::restoreBesideARunningProgramIsRefused()
{
    QCOMPARE(run({u"backup"_s, path(u"backup.db"_s)}).exitCode, 0);
    ServedProgram serve({u"--data"_s, m_data});
    QVERIFY(serve.port() > 0);

    const ProgramRun refused = run({u"restore"_s, path(u"backup.db"_s)});

    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.errors.contains("running on the data folder"), refused.errors);
    QCOMPARE(fetch(serve.port(), "GET", "/healthz", {}).status, 200);
    QCOMPARE(serve.stop(), 0);
    QCOMPARE(run({u"restore"_s, path(u"backup.db"_s)}).exitCode, 0);
}

void TestBackups::restoreToAServerNamesTheWay()
{
    QCOMPARE(run({u"backup"_s, path(u"backup.db"_s)}).exitCode, 0);

    const ProgramRun refused =
        run({u"restore"_s, path(u"backup.db"_s), u"--database"_s, u"postgresql://anna@db.example.com/flowers"_s});

    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.errors.trimmed().count('\n'), 0);
    QVERIFY2(refused.errors.contains("stemdesk move --to"), refused.errors);
}

void TestBackups::badFilesAreRefused()
{
    QFile letter(path(u"letter.txt"_s));
    QVERIFY(letter.open(QFile::WriteOnly) && letter.write("Dear Anna") > 0);
    letter.close();
    const QByteArray before = shops();

    for (const QStringList &words :
         {QStringList{u"restore"_s, letter.fileName()}, QStringList{u"restore"_s, path(u"nowhere.db"_s)},
          QStringList{u"restore"_s, m_data + u"/stemdesk.db"_s}, QStringList{u"backup"_s, letter.fileName()},
          QStringList{u"backup"_s, m_data}, QStringList{u"backup"_s, m_data + u"/stemdesk.db"_s},
          QStringList{u"backup"_s, path(u"nowhere/backup.db"_s)}}) {
        const ProgramRun refused = run(words);
        QVERIFY2(refused.exitCode == 1, qPrintable(words.join(u' ')));
        QVERIFY2(refused.errors.trimmed().count('\n') == 0 && refused.output.isEmpty(), refused.errors);
    }
    QCOMPARE(shops(), before);
    QCOMPARE(QDir(m_data).entryList({u"stemdesk*.db*"_s}, QDir::Files), QStringList(u"stemdesk.db"_s));
    QCOMPARE(run({u"backup"_s}).exitCode, 2);
}

void TestBackups::nothingIsMadeWhereNothingIs()
{
    const QString nowhere = path(u"nowhere"_s);

    const ProgramRun backup = run({u"backup"_s, path(u"backup.db"_s)}, nowhere);
    const ProgramRun restore = run({u"restore"_s, path(u"backup.db"_s)}, nowhere);

    QCOMPARE(backup.exitCode, 1);
    QVERIFY2(backup.errors.contains("There is no database"), backup.errors);
    QCOMPARE(restore.exitCode, 1);
    QVERIFY(!QFile::exists(nowhere));
    QVERIFY(!QFile::exists(path(u"backup.db"_s)));
}

void TestBackups::killedRestoreLeavesOneOfBoth()
{
    QCOMPARE(run({u"backup"_s, path(u"one.db"_s)}).exitCode, 0);
    const QByteArray one = shops();
    QCOMPARE(run({u"shop"_s, u"create"_s, u"Fern & Thistle"_s}).exitCode, 0);
    QCOMPARE(run({u"backup"_s, path(u"two.db"_s)}).exitCode, 0);
    const QByteArray two = shops();

    for (int i = 0; i < 24; ++i) {
        QProcess restore;
        restore.start(programPath(), {u"restore"_s, path(i % 2 == 0 ? u"one.db"_s : u"two.db"_s), u"--data"_s, m_data});
        QVERIFY(restore.waitForStarted(kTimeout));
        QThread::msleep(5UL * ulong(i)); // Another moment each time.
        restore.kill();
        QVERIFY(restore.waitForFinished(kTimeout));
        const QByteArray now = shops();
        QVERIFY2(now == one || now == two, now);
    }
    QCOMPARE(run({u"check"_s}).exitCode, 0);
    QCOMPARE(run({u"restore"_s, path(u"one.db"_s)}).exitCode, 0);
    QCOMPARE(shops(), one);
}

void TestBackups::serveMakesOneADay()
{
    const auto list = [&] { return QDir(m_data + u"/backups"_s).entryList({u"stemdesk-*.db"_s}, QDir::Files); };
    {
        ServedProgram serve({u"--data"_s, m_data});
        QTRY_COMPARE_WITH_TIMEOUT(list().size(), 1, kTimeout);
        QCOMPARE(serve.stop(), 0);
    }
    QVERIFY(!(QFileInfo(m_data + u"/backups"_s).permissions() & kOthers));
    QVERIFY(!(QFileInfo(m_data + u"/backups/"_s + list().constFirst()).permissions() & kOthers));

    ServedProgram again({u"--data"_s, m_data});
    QCOMPARE(again.stop(), 0);

    QCOMPARE(list().size(), 1);
}

STEMDESK_GUILESS_TEST(TestBackups)

} // namespace stemdesk::backup_commands_test

#include "tst_backup_commands.moc"
