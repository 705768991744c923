#include "tests/support/test_registry.h"
#include "tests/ui/import/import_driver.h"
#include "ui/pages/clients/clients_page.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/tab_strip.h"

#include <QMenu>
#include <QTest>

#include <algorithm>

namespace stemdesk::client_import_test {

using namespace stemdesk::ui;

/// The import of a clients file, from its columns to the result.
class TestClientImport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_driver = std::make_unique<ImportDriver>(ImportKind::Contacts);
        must(m_driver->services().contacts.create({.name = u"Anna Smith"_s, .emails = QStringList{u"a@x.org"_s}}));
    }
    void cleanup() { m_driver.reset(); }

    void whoIsHereAlreadyIsProposed()
    {
        openPreview("Vorname;Nachname;E-Mail;Notiz\nAnna;Smith;a@x.org;vip\nBert;Jones;a@x.org;\nCarla;Lee;c@x.org;\n");

        QTRY_VERIFY(m_driver->says(u"1 new, 1 changed, 1 refused"_s));
        QCOMPARE(fates(u"First rows"_s),
                 (QStringList{u"A client already has this e-mail address or phone."_s, u"Changed"_s, u"New client"_s}));
        auto *tabs = m_driver->part<TabStrip>();
        QCOMPARE(tabs->tabText(1), u"Possible duplicates (1)"_s);
        tabs->setCurrentIndex(1);
        QCOMPARE(known(), (QStringList{u"3"_s, u"Bert · Jones · a@x.org"_s, u"Anna Smith · a@x.org"_s, u"Left out"_s}));
        m_driver->press(u"Import"_s);
        QTRY_VERIFY(m_driver->canPress(u"Close"_s));
        QCOMPARE(names(), (QStringList{u"Anna Smith"_s, u"Carla Lee"_s}));
    }

    void somebodyElseIsAdded()
    {
        openPreview("name,emails\nBert Jones,a@x.org\n");
        QTRY_VERIFY(m_driver->says(u"1 refused"_s));
        QVERIFY(!m_driver->canPress(u"Import"_s));
        m_driver->part<TabStrip>()->setCurrentIndex(1);

        m_driver->press(u"Someone else: add"_s);

        QCOMPARE(known().constLast(), u"Added"_s);
        QVERIFY(m_driver->says(u"1 decided by you"_s));
        m_driver->press(u"Leave out"_s);
        QVERIFY(!m_driver->canPress(u"Import"_s));
        m_driver->press(u"Someone else: add"_s);
        m_driver->press(u"Import"_s);
        QTRY_VERIFY(m_driver->canPress(u"Close"_s));
        QCOMPARE(names(), (QStringList{u"Anna Smith"_s, u"Bert Jones"_s}));

        m_driver->shop().edits().undo();
        QTRY_COMPARE(names(), QStringList{u"Anna Smith"_s});
    }

    void theSameOneIsBroughtUpToDate()
    {
        openPreview("name,emails,phones\nAnna Jones,a@x.org,0123456789\n");
        QTRY_VERIFY(m_driver->says(u"1 refused"_s));
        m_driver->part<TabStrip>()->setCurrentIndex(1);

        m_driver->press(u"Same person: update"_s);
        m_driver->press(u"Import"_s);

        QTRY_VERIFY(m_driver->canPress(u"Close"_s));
        QCOMPARE(names(), QStringList{u"Anna Jones"_s});
    }

    void columnsWithoutANameAreAskedAbout()
    {
        m_driver->dialog().open(m_driver->file(u"x.csv"_s, "Wer;emails\nAnna;a@x.org\n"));
        QTRY_VERIFY(m_driver->says(u"Choose the column of the name"_s));
        QVERIFY(!m_driver->canPress(u"Next"_s));
    }

    void thePageHasItInItsMenu()
    {
        ClientsPage page(m_driver->shop().context());
        const auto actions = page.findChild<PageHeader *>()->menu()->actions();
        QVERIFY(std::ranges::any_of(
            actions, [](const QAction *action) { return action->text().startsWith(u"Import a file…"_s); }));
    }

private:
    void openPreview(const QByteArray &text)
    {
        m_driver->dialog().open(m_driver->file(u"clients.csv"_s, text));
        QTRY_VERIFY(m_driver->canPress(u"Next"_s));
        m_driver->press(u"Next"_s);
    }
    QStringList fates(const QString &table) const
    {
        QStringList texts;
        for (const QStringList &row : m_driver->rows(table))
            texts += row.at(1);
        return texts;
    }
    QStringList known() const { return m_driver->rows(u"Possible duplicates"_s).constFirst(); }
    QStringList names() const { return namesOf(must(m_driver->services().contacts.list({}, {.limit = 10})).rows); }

    std::unique_ptr<ImportDriver> m_driver;
};

STEMDESK_TEST(TestClientImport)

} // namespace stemdesk::client_import_test

#include "tst_client_import.moc"
