#include "core/services/backup/backup_restore.h"
#include "core/services/backup/backup_writer.h"
#include "core/services/database/database.h"
#include "core/storage/engine/migrator.h"
#include "core/storage/engine/session.h"
#include "core/storage/sqlite/sqlite_file.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::old_rows_test {

namespace {

/// Statements that copy all rows, as far as the tables and columns exist in the target.
QByteArrayList copies(Session &session)
{
    return must(session.all("select 'insert into main.' || old.name || ' (' || "
                            "(select group_concat(name) from pragma_table_info(old.name, 'main') where name in "
                            "(select name from pragma_table_info(old.name, 'newer'))) || ') select ' || "
                            "(select group_concat(name) from pragma_table_info(old.name, 'main') where name in "
                            "(select name from pragma_table_info(old.name, 'newer'))) || ' from newer.' || old.name "
                            "from main.sqlite_master as old where old.type = 'table' and old.name in "
                            "('shop', 'supplier', 'event', 'event_group', 'task', 'api_key')",
                            [](const Row &row) { return row.text(0).toUtf8(); }));
}

/// Replaces the file by the same database in the version before these rules, with values that version accepted and this
/// one refuses.
void makeOld(const QString &file)
{
    const QString newer = file + u".newer"_s;
    QVERIFY(QFile::rename(file, newer));
    {
        const SqliteDriver driver(file);
        const auto session = must(Session::open(driver));
        QVERIFY(migrateTo(*session, 27, [] { return TestShop::kStart; }));
        QVERIFY(session->run("pragma foreign_keys = off"));
        QVERIFY(session->run("attach database ? as newer", newer));
        for (const QByteArray &copy : copies(*session))
            QVERIFY2(session->run(copy), copy.constData());
        for (const char *sql :
             {"update task set on_day = ''", "update api_key set expires_at = 253402351199000",
              "update event set description_html = '<h1><h2>x</h2></h1>'",
              "insert into import_batch (shop, id, kind, file_name, at, created_rows, updated_rows, refused_rows) "
              "values (1, randomblob(16), 'products', char(65279) || 'a.csv', 0, 0, 0, 0)"})
            QVERIFY2(session->run(sql), sql);
        QVERIFY(session->run("detach database newer"));
    }
    QVERIFY(foldLog(file));
}

void verifyMended(const QString &file)
{
    const SqliteFileDriver driver(file, SqliteFileDriver::Use::Alone);
    const auto session = must(Session::open(driver));
    const auto text = [&](const QByteArray &sql) {
        return must(session->first(sql, [](const Row &row) { return row.text(0); })).value_or(QString());
    };
    QCOMPARE(text("select min(on_day) from task"), u"9999-12-31"_s);
    QCOMPARE(text("select cast(max(expires_at) as text) from api_key"), u"253402300799999"_s);
    QCOMPARE(text("select description_html from event"), u"<h1></h1><h2>x</h2>"_s);
    QCOMPARE(text("select file_name from import_batch"), u"a.csv"_s);
    // The column is newer than that version.
    QCOMPARE(text("select name || ', ' || place from event_group"), u"Arch, "_s);
}

} // namespace

class TestOldRows : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        TestShop test(TestShop::Engine::Sqlite);
        EventPatch patch{.name = u"Ball"_s, .status = u"approved"_s};
        patch.venueStart = std::optional(TestShop::kStart);
        const EventId event = must(test.shop().events.create(patch)).event.id;
        must(test.shop().lines.createGroup(event, {.name = u"Arch"_s, .place = u"ceremony"_s}));
        must(test.shop().keys.create(u"Website"_s, 1, std::nullopt));
        m_folder = std::make_unique<QTemporaryDir>();
        m_backup = m_folder->filePath(u"backup.db"_s);
        must(written(test));
    }

    void cleanup() { m_folder.reset(); }

    void anOldBackupIsMended()
    {
        makeOld(m_backup);
        const QString data = m_folder->filePath(u"data"_s);
        QVERIFY(prepareDataFolder(data));

        const auto restored = restoreBackup(data, m_backup, TestShop::kStart, [](qint64, qint64) { return true; });

        QVERIFY2(restored, restored ? "" : qPrintable(restored.error().message));
        verifyMended(databaseFile(data));
    }

    void anOldDatabaseIsMended()
    {
        const QString data = m_folder->filePath(u"data"_s);
        QVERIFY(prepareDataFolder(data) && QFile::copy(m_backup, databaseFile(data)));
        makeOld(databaseFile(data));

        QVERIFY(openDatabase(data, true, [] { return TestShop::kStart; }));

        verifyMended(databaseFile(data));
    }

    void whatCannotBeRestoredIsTold()
    {
        TestShop test(TestShop::Engine::Sqlite);
        const ShopWithEvent filled(test.shop());
        must(test.session().change("update event set description_html = '<script>'"));

        const auto extent = written(test);

        QVERIFY(extent);
        QCOMPARE(extent->refusals.size(), 1);
        const auto refused =
            restoreBackup(m_folder->path(), m_backup, TestShop::kStart, [](qint64, qint64) { return true; });
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains(extent->refusals.first()), qPrintable(refused.error().message));
    }

private:
    Result<BackupExtent> written(TestShop &test) const
    {
        return BackupWriter(test.services(), test.clock(), [](const BackupProgress &) { return true; }).write(m_backup);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_backup; // One event with tasks, one key.
};

STEMDESK_GUILESS_TEST(TestOldRows)

} // namespace stemdesk::old_rows_test

#include "tst_old_rows.moc"
