#include "core/storage/sqlite/sqlite_driver.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/event/details/contacts_field.h"
#include "ui/pages/event/details/description_field.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/event/recipe/unknown_rows.h"
#include "ui/widgets/layout/tab_strip.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QSettings>
#include <QTest>

namespace stemdesk::killed_typing_test {

using namespace stemdesk::ui;

namespace {

constexpr auto kVictim = "STEMDESK_TEST_IS_TO_BE_KILLED";

} // namespace

/// A process that is killed in the middle of typing.
class TestKilledTyping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKillAfterARestLosesNothing();
    void typesUntilItIsKilled();
};

void TestKilledTyping::aKillAfterARestLosesNothing()
{
    QProcess victim;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(kVictim), u"1"_s);
    victim.setProcessEnvironment(environment);
    victim.setProcessChannelMode(QProcess::MergedChannels);
    victim.start(QCoreApplication::applicationFilePath(), {u"ui/killed_typing"_s, u"typesUntilItIsKilled"_s});
    QByteArray said;
    QTRY_VERIFY_WITH_TIMEOUT((said += victim.readAll()).contains("rested\n"), 60'000);
    victim.kill();
    QVERIFY(victim.waitForFinished());
    const QByteArray line = said.mid(said.indexOf("folder ") + 7);
    const QString folder = QString::fromUtf8(line.left(line.indexOf('\n')));
    const QByteArray drafts = said.mid(said.indexOf("settings ") + 9);
    const QString settings = QString::fromUtf8(drafts.left(drafts.indexOf('\n')));
    {
        const SqliteDriver driver(QDir(folder).filePath(u"stemdesk.db"_s));
        ChangeBus bus;
        const auto services =
            must(Services::open({.driver = driver, .bus = bus, .now = [] { return TestShop::kStart; }}));
        QList<Event> events;
        for (const Shop &shop : must(services->shops().list()))
            events += must(must(services->forShop(shop.id))->events.list({}, {.limit = 1})).rows;
        QCOMPARE(events.size(), 1);
        const Event event = must(must(services->forShop(must(services->shops().list()).constFirst().id))
                                     ->events.find(events.constFirst().id));
        QVERIFY2(event.descriptionHtml.contains(u"White and green"_s), qUtf8Printable(event.descriptionHtml));
        QVERIFY2(event.notes.startsWith(u"Mind the step"_s), qUtf8Printable(event.notes));
    }
    QFile kept(settings);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    const QByteArray forms = kept.readAll();
    QVERIFY(forms.contains("Hotel Kar"));
    QVERIFY(forms.contains("Nobody knows it"));
    QDir(folder).removeRecursively();
    QDir(QFileInfo(settings).path()).removeRecursively();
}

/// The process that the test above kills.
void TestKilledTyping::typesUntilItIsKilled()
{
    if (!qEnvironmentVariableIsSet(kVictim))
        QSKIP("runs in a process of its own");
    UiShop shop;
    const ShopWithEvent filled(shop.services());
    EventPage page(shop.context());
    page.resize(1280, 720);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.open(filled.event);
    QTRY_VERIFY(page.findChild<UnknownRows *>());
    page.findChild<UnknownRows *>()->add({{u"Nobody knows it"_s, 3}}); // Pasted rows that wait for an answer.
    page.findChild<TabStrip *>()->setCurrentIndex(1);
    QPlainTextEdit *notes = nullptr;
    for (auto *candidate : page.findChildren<QPlainTextEdit *>())
        notes = candidate->accessibleName() == u"For the shop"_s ? candidate : notes;
    QVERIFY(notes);
    notes->setFocus();
    QTest::keyClicks(notes, u"Mind the step "_s);
    auto *contact = page.findChild<ContactsField *>()->field();
    contact->setFocus();
    QTest::keyClicks(contact, u"Hotel Kar"_s); // No contact is created yet.
    auto *description = page.findChild<DescriptionField *>()->edit();
    description->setFocus();
    QTest::keyClicks(description, u"White and green"_s);
    QTRY_VERIFY_WITH_TIMEOUT(filled.whole().descriptionHtml.contains(u"White and green"_s), 30'000);
    QFile settings(shop.context().settings.fileName());
    const auto isKept = [&settings] {
        const bool isOpen = settings.open(QIODevice::ReadOnly);
        const QByteArray kept = isOpen ? settings.readAll() : QByteArray();
        settings.close();
        return kept.contains("Hotel Kar");
    };
    QTRY_VERIFY(isKept());
    fprintf(stdout, "folder %s\nsettings %s\nrested\n", qUtf8Printable(shop.shop().folder()),
            qUtf8Printable(settings.fileName()));
    fflush(stdout);
    QTest::qWait(60'000);
}

STEMDESK_TEST(TestKilledTyping)

} // namespace stemdesk::killed_typing_test

#include "tst_killed_typing.moc"
