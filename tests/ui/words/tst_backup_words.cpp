#include "ui/words/backup_words.h"

#include "core/services/backup/backup_service.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QLocale>
#include <QTest>

namespace stemdesk::backup_words_test {

using namespace stemdesk::ui;

class TestBackupWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void timeIsSaid_data();
    void timeIsSaid();
    void everyRefusalHasItsWords_data();
    void everyRefusalHasItsWords();
};

void TestBackupWords::timeIsSaid_data()
{
    QTest::addColumn<QDateTime>("at");
    QTest::addColumn<QString>("said");
    QTest::newRow("today") << QDateTime(QDate(2026, 3, 21), QTime(0, 5)) << u"today at 00:05"_s;
    QTest::newRow("yesterday") << QDateTime(QDate(2026, 3, 20), QTime(23, 55)) << u"yesterday at 23:55"_s;
    QTest::newRow("before") << QDateTime(QDate(2026, 3, 14), QTime(8, 15)) << u"Sat 14 March 2026, 08:15"_s;
    QTest::newRow("later") << QDateTime(QDate(2030, 3, 21), QTime(8, 15)) << u"Thu 21 March 2030, 08:15"_s;
}

void TestBackupWords::timeIsSaid()
{
    QFETCH(const QDateTime, at);
    QFETCH(const QString, said);
    const QDateTime now(QDate(2026, 3, 21), QTime(10, 0));

    QCOMPARE(BackupWords::when(at.toMSecsSinceEpoch(), now.toMSecsSinceEpoch()), said);
}

void TestBackupWords::everyRefusalHasItsWords_data()
{
    QTest::addColumn<QByteArray>("code");
    for (const char *code :
         {"cancelled", "storage_full", "storage_damaged", "storage_unavailable", "copy_differs", "check_failed",
          "not_a_backup", "not_found", "invalid_file", "schema_too_new", "busy", "folder_in_use"})
        QTest::newRow(code) << QByteArray(code);
}

void TestBackupWords::everyRefusalHasItsWords()
{
    QFETCH(const QByteArray, code);

    const QString said = BackupWords::refusal(unavailable(code, u"A sentence for the log."_s));

    QVERIFY(!said.isEmpty() && !said.contains(u"for the log"_s));
}

STEMDESK_GUILESS_TEST(TestBackupWords)

} // namespace stemdesk::backup_words_test

#include "tst_backup_words.moc"
