#include "ui/pages/settings/backups/backups_tab.h"

#include "tests/support/test_registry.h"
#include "tests/ui/pages/settings/settings_driver.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"

#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>

#include <algorithm>

namespace stemdesk::backups_tab_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr Instant kDay = 86'400'000;
const QString kNewest = u"/backups/newest.db"_s;
const QString kOldest = u"/backups/oldest.db"_s;

} // namespace

class TestBackupsTab : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_driver = std::make_unique<SettingsDriver>(SettingsPage::Backups);
        const Instant now = m_driver->shop().shop().now();
        m_files = {{.path = kNewest, .at = now - 60'000, .bytes = 12'900'000, .isAutomatic = true, .isWhole = true},
                   {.path = u"/backups/cut.db"_s, .at = now - kDay, .bytes = 17, .isAutomatic = true},
                   {.path = kOldest, .at = now - 3 * kDay, .bytes = 11'000'000, .isWhole = true}};
    }
    void cleanup() { m_driver.reset(); }
    void nothingIsThereAtFirst();
    void noneOrAnOldOneIsAWarning();
    void backupsAreListed();
    void oneMoreIsMadeAndStopped();
    void failureIsSaid();
    void dailyOnesAreTurnedOff();
    void chosenOneIsRestored();
    void restoreIsThoughtBetterOf();
    void badBackupIsNotRestored();
    void serversShopIsNotRestoredHere();
    void chosenRowStaysWhereOneIsAdded();

private:
    FakeBackups &backups() { return m_driver->shop().backups(); }
    TableView *table() const { return m_driver->field<TableView>(u"Backups, the newest first"_s); }
    QString cell(int row, int column) const { return table()->model()->index(row, column).data().toString(); }
    QAbstractButton *daily() const { return m_driver->button(u"Back up daily"_s); }
    QMessageBox *question() const { return m_driver->part<QMessageBox>(); }
    QStringList messages() const
    {
        QStringList texts;
        for (const InlineMessage *message : m_driver->part<BackupsTab>()->findChildren<InlineMessage *>())
            texts += message->text();
        return texts;
    }

    std::unique_ptr<SettingsDriver> m_driver;
    QList<BackupFile> m_files;
};

void TestBackupsTab::nothingIsThereAtFirst()
{
    QVERIFY(!table()->isVisible());
    QVERIFY(!m_driver->button(u"Restore…"_s) && m_driver->button(u"Restore from a file…"_s));
    QCOMPARE(m_driver->part<BackupsTab>()->stateText(), u"Last backup: none yet"_s);
    QVERIFY(daily()->isChecked());
}

void TestBackupsTab::noneOrAnOldOneIsAWarning()
{
    QVERIFY(messages().contains(u"No backup yet. Make the first one, so that nothing is lost if this disk fails."_s));

    backups().setFiles({{.path = kOldest, .at = m_driver->shop().shop().now() - 9 * kDay, .isWhole = true}});
    QVERIFY2(messages().join(QString()).startsWith(u"The last backup is 9 day"_s), qPrintable(messages().join(u'|')));

    backups().setFiles(m_files);
    QCOMPARE(messages().join(QString()), QString());
}

void TestBackupsTab::backupsAreListed()
{
    backups().setFiles(m_files);

    QCOMPARE(table()->model()->rowCount(), 3);
    QVERIFY2(cell(0, 0).startsWith(u"today at"_s), qPrintable(cell(0, 0)));
    QCOMPARE(cell(0, 1), u"daily"_s);
    QCOMPARE(cell(0, 2), u"12.3 MB"_s);
    QVERIFY2(cell(1, 0).startsWith(u"yesterday at"_s), qPrintable(cell(1, 0)));
    QCOMPARE(cell(1, 1), u"incomplete"_s);
    QVERIFY2(cell(2, 0).startsWith(u"Wed 18 March 2026"_s), qPrintable(cell(2, 0)));
    QCOMPARE(cell(2, 1), u"manual"_s);
    QVERIFY(m_driver->button(u"Restore…"_s)->isEnabled());
    QVERIFY(m_driver->part<BackupsTab>()->stateText().startsWith(u"Last backup: today at"_s));
    for (const QLabel *label : m_driver->part<BackupsTab>()->findChildren<QLabel *>())
        QVERIFY(!label->text().startsWith(u"Last backup"_s)); // The header says it.
}

void TestBackupsTab::oneMoreIsMadeAndStopped()
{
    m_driver->button(u"Back up now"_s)->click();

    QVERIFY(!m_driver->button(u"Back up now"_s)->isEnabled());
    const auto *bar = m_driver->field<QProgressBar>(u"Progress of the backup"_s);
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->value(), 250);
    m_driver->button(u"Cancel"_s)->click();
    QVERIFY(!bar->isVisible());
    QVERIFY(m_driver->button(u"Back up now"_s)->isEnabled());
}

void TestBackupsTab::failureIsSaid()
{
    backups().setFiles(m_files);
    backups().setProblem(unavailable("storage_full", u"No room."_s));
    QVERIFY2(messages().contains(u"There is not enough room on the disk. Make room and try again."_s),
             qPrintable(messages().join(u'|')));

    backups().setProblem({});

    QCOMPARE(messages().join(QString()), QString());
}

void TestBackupsTab::dailyOnesAreTurnedOff()
{
    daily()->click();

    QVERIFY(!backups().isAutomatic());
    QVERIFY(!daily()->isChecked());
}

void TestBackupsTab::chosenOneIsRestored()
{
    backups().setFiles(m_files);
    backups().setContents(DatabaseContents{.shops = {u"Fern"_s, u"Thistle"_s}, .events = 25, .products = 150});
    table()->selectRow(2);

    m_driver->button(u"Restore…"_s)->click();

    QTRY_VERIFY(question());
    QVERIFY2(question()->text().contains(u"Wed 18 March 2026"_s), qPrintable(question()->text()));
    QVERIFY2(question()->informativeText().startsWith(u"It holds Fern and Thistle with 25 event"_s),
             qPrintable(question()->informativeText()));
    QCOMPARE(backups().restored(), QString());
    m_driver->button(u"Restore"_s)->click();
    QCOMPARE(backups().restored(), kOldest);
}

void TestBackupsTab::restoreIsThoughtBetterOf()
{
    backups().setFiles(m_files);
    m_driver->button(u"Restore…"_s)->click();
    QTRY_VERIFY(question());

    QTest::keyClick(question(), Qt::Key_Escape);

    QTRY_VERIFY(!question());
    QCOMPARE(backups().restored(), QString());
    QVERIFY(m_driver->button(u"Restore…"_s)->isEnabled());
}

void TestBackupsTab::badBackupIsNotRestored()
{
    backups().setFiles(m_files);
    backups().setContents(unavailable("storage_damaged", u"Damaged."_s));

    m_driver->button(u"Restore…"_s)->click();

    QTRY_VERIFY2(messages().join(QString()).startsWith(u"Damage was found."_s), qPrintable(messages().join(u'|')));
    QVERIFY(!question());
    QVERIFY(m_driver->button(u"Restore…"_s)->isEnabled());
}

void TestBackupsTab::serversShopIsNotRestoredHere()
{
    m_driver->shop().database().setAddress(u"postgresql://anna@db.example.com/flowers"_s);
    SettingsPage page(m_driver->shop().context());
    page.showTab(SettingsPage::Backups);
    page.show();

    for (const QAbstractButton *button : page.findChildren<QAbstractButton *>())
        QVERIFY(!button->isVisible() || !button->text().startsWith(u"Restore"_s));
}

void TestBackupsTab::chosenRowStaysWhereOneIsAdded()
{
    backups().setFiles(m_files);
    table()->selectRow(2);

    m_files.prepend({.path = u"/backups/now.db"_s, .at = m_driver->shop().shop().now(), .isWhole = true});
    backups().setFiles(m_files);

    QCOMPARE(table()->currentIndex().row(), 3);
}

STEMDESK_TEST(TestBackupsTab)

} // namespace stemdesk::backups_tab_test

#include "tst_backups_tab.moc"
