#include "ui/pages/settings/backups/start_question.h"

#include "core/base/error.h"
#include "core/services/backup/backup_folder.h"
#include "tests/support/test_registry.h"

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

namespace stemdesk::start_question_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

namespace {

const QString kFolder = u"/home/anna/shop"_s;

QStringList wordsOf(const QMessageBox &box)
{
    QStringList words;
    for (const QAbstractButton *button : box.buttons())
        words += button->text();
    return words;
}

} // namespace

/// The messages and choices when the shop cannot be opened.
class TestStartQuestion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCauseHasItsWaysOut_data();
    void everyCauseHasItsWaysOut();
    void newestWholeBackupIsOffered();
    void damageWithoutABackup();
    void escapeQuits();

private:
    /// The answer given by the button whose text begins with `button`, or by Escape if that is empty.
    StartQuestion::Answer answer(const QByteArray &code, const QString &button, const QList<BackupFile> &backups = {});

    QString m_text;
    QStringList m_buttons;
};

StartQuestion::Answer TestStartQuestion::answer(const QByteArray &code, const QString &button,
                                                const QList<BackupFile> &backups)
{
    QTimer::singleShot(0, this, [&] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        m_text = box->text() + u'\n' + box->informativeText();
        m_buttons = wordsOf(*box);
        for (QAbstractButton *candidate : box->buttons()) {
            if (!button.isEmpty() && candidate->text().startsWith(button)) {
                candidate->click();
                return;
            }
        }
        QTest::keyClick(box, Qt::Key_Escape);
    });
    return StartQuestion::ask(unavailable(code, u"The sentence for the log."_s), kFolder, backups);
}

void TestStartQuestion::everyCauseHasItsWaysOut_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("way");
    QTest::newRow("full") << QByteArray("storage_full") << u"The disk is full."_s << u"Try again"_s;
    QTest::newRow("read-only") << QByteArray("storage_unavailable") << u"The shop’s folder cannot be used."_s
                               << u"Try again"_s;
    QTest::newRow("locked") << QByteArray("busy") << u"Another program has locked"_s << u"Try again"_s;
    QTest::newRow("newer") << QByteArray("schema_too_new") << u"belongs to a newer Stemdesk"_s << u"Try again"_s;
    QTest::newRow("another") << QByteArray("sneeze") << u"The shop cannot be opened."_s << u"Try again"_s;
}

void TestStartQuestion::everyCauseHasItsWaysOut()
{
    QFETCH(const QByteArray, code);
    QFETCH(const QString, said);
    QFETCH(const QString, way);

    const StartQuestion::Answer given = answer(code, way);

    QCOMPARE(given.choice, StartQuestion::Choice::TryAgain);
    QVERIFY2(m_text.contains(said), qPrintable(m_text));
    QVERIFY(m_buttons.contains(u"Open another folder…"_s) && m_buttons.contains(u"Quit"_s));
}

void TestStartQuestion::newestWholeBackupIsOffered()
{
    const QList<BackupFile> backups{{.path = u"/cut.db"_s, .at = 3'000},
                                    {.path = u"/newest.db"_s, .at = 2'000, .isWhole = true},
                                    {.path = u"/oldest.db"_s, .at = 1'000, .isWhole = true}};

    for (const QByteArray &code : {QByteArray("storage_damaged"), QByteArray("storage_missing")}) {
        const StartQuestion::Answer given = answer(code, u"Restore the newest"_s, backups);
        QCOMPARE(given.choice, StartQuestion::Choice::Restore);
        QCOMPARE(given.path, u"/newest.db"_s);
        QVERIFY2(m_text.contains(kFolder), qPrintable(m_text));
        QVERIFY2(m_text.contains(u"The newest backup: Thu 1 January 1970"_s), qPrintable(m_text));
        QVERIFY(!m_buttons.contains(u"Try again"_s));
    }
}

void TestStartQuestion::damageWithoutABackup()
{
    const StartQuestion::Answer given = answer("storage_damaged", u"Quit"_s);

    QCOMPARE(given.choice, StartQuestion::Choice::Quit);
    QVERIFY(m_buttons.contains(u"Choose a backup…"_s));
    for (const QString &words : std::as_const(m_buttons))
        QVERIFY(!words.startsWith(u"Restore the newest"_s));
}

void TestStartQuestion::escapeQuits()
{
    QCOMPARE(answer("storage_full", {}).choice, StartQuestion::Choice::Quit);
}

STEMDESK_TEST(TestStartQuestion)

} // namespace stemdesk::start_question_test

#include "tst_start_question.moc"
