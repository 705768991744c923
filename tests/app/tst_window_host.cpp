#include "app/window_host.h"

#include "app/open_shops.h"
#include "core/services/database/database.h"
#include "core/services/database/database_link.h"
#include "core/storage/engine/driver.h"
#include "tests/support/event_shop.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/main_window.h"
#include "ui/navigation_rail.h"
#include "ui/pages/first_start/first_start_page.h"
#include "ui/pages/suppliers/suppliers_model.h"
#include "ui/window_frame.h"
#include "ui/window_settings.h"

#include <QAction>
#include <QLocale>
#include <QPointer>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::window_host_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

namespace {

/// What the program puts behind its window, over the two shops of a test.
class Program {
public:
    Program()
        : m_edits(must(ServiceThread::start(shop.source(), u"edits"_s))),
          m_tasks(must(ServiceThread::start(shop.source(), u"tasks"_s))),
          m_lookups(must(ServiceThread::start(shop.source(), u"lookups"_s))),
          settings(m_folder.filePath(u"window.ini"_s), QSettings::IniFormat), m_theme(*qApp, Theme::Choice::Light),
          host(m_theme, settings), shops({.reads = shop.services(),
                                          .edits = *m_edits,
                                          .tasks = *m_tasks,
                                          .lookups = *m_lookups,
                                          .bus = shop.bus(),
                                          .server = m_server,
                                          .database = m_database,
                                          .window = host,
                                          .settings = settings})
    {}
    ~Program() { host.close(); }
    Q_DISABLE_COPY_MOVE(Program)

    void show(const ShopId &id)
    {
        if (const Status shown = host.show(shops, m_link, id); !shown)
            qFatal("the window does not open");
    }
    WindowFrame &frame() const
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *frame = qobject_cast<WindowFrame *>(widget))
                return *frame;
        }
        qFatal("there is no window");
    }
    MainWindow *pages() const { return qobject_cast<MainWindow *>(frame().centralWidget()); }
    FirstStartPage *firstStart() const { return qobject_cast<FirstStartPage *>(frame().centralWidget()); }
    Edits &editsOf(const ShopId &id) { return must(shops.open(id))->edits; }

    TestShop shop;

private:
    QTemporaryDir m_folder;
    FakeServer m_server;
    FakeDatabase m_database;
    DatabaseLink m_link{shop.clock()};
    std::unique_ptr<ServiceThread> m_edits;
    std::unique_ptr<ServiceThread> m_tasks;
    std::unique_ptr<ServiceThread> m_lookups;

public:
    QSettings settings;

private:
    Theme m_theme;

public:
    WindowHost host;
    OpenShops shops;
};

Edit rename(const QString &name, const QString &before)
{
    const auto to = [](const QString &text) {
        return [text](ShopServices &shop) {
            const auto renamed = shop.settings.rename(text);
            return renamed ? Status() : Status(renamed.error());
        };
    };
    return {.text = u"Rename to %1"_s.arg(name), .apply = to(name), .revert = to(before)};
}

} // namespace

/// One window, two shops.
class TestWindowHost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(british()); }
    void init() { m_program = std::make_unique<Program>(); }
    void cleanup() { m_program.reset(); }
    void anotherShopComesIntoTheSameWindow();
    void theShopIsRemembered();
    void aShopThatIsGoneIsRefused();
    void eachShopHasItsOwnUndoSteps();
    void newsOfTheOtherShopStaysOutside();
    void anEditOnItsWayArrivesAfterTheSwitch();
    void anotherLanguageKeepsTheWindowAndTheShop();
    void aShopWithAPastHasNoFirstStart();
    void theFirstStartLeadsToTheShop();

private:
    ShopId first() const { return m_program->shop.shopId(); }
    ShopId second() const { return m_program->shop.otherShopId(); }

    std::unique_ptr<Program> m_program;
};

void TestWindowHost::anotherShopComesIntoTheSameWindow()
{
    m_program->show(first());
    m_program->pages()->showPage(u"suppliers"_s);
    const WindowFrame *frame = &m_program->frame();
    QCOMPARE(frame->windowTitle(), u"Suppliers – Test shop – Stemdesk"_s);
    const QPointer<QWidget> before = m_program->pages();

    QVERIFY(m_program->host.openShop(second()));

    QTRY_COMPARE(frame->windowTitle(), u"Suppliers – Other shop – Stemdesk"_s);
    QCOMPARE(&m_program->frame(), frame);
    QVERIFY(frame->isVisible());
    QCOMPARE(m_program->pages()->currentPage(), u"suppliers"_s);
    QTRY_VERIFY(!before);
    QVERIFY(frame->isAncestorOf(QApplication::focusWidget()));
}

void TestWindowHost::theShopIsRemembered()
{
    m_program->show(first());
    QCOMPARE(WindowSettings(m_program->settings).shop(), QString::fromLatin1(first().text()));

    QVERIFY(m_program->host.openShop(second()));

    QTRY_COMPARE(WindowSettings(m_program->settings).shop(), QString::fromLatin1(second().text()));
}

void TestWindowHost::aShopThatIsGoneIsRefused()
{
    m_program->show(first());

    const Status opened = m_program->host.openShop(ShopId::create());

    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, Error::Kind::NotFound);
    QTest::qWait(50);
    QVERIFY(m_program->frame().windowTitle().contains(u"Test shop"_s));
}

void TestWindowHost::eachShopHasItsOwnUndoSteps()
{
    m_program->show(first());
    m_program->editsOf(first()).run(rename(u"Bloom"_s, u"Test shop"_s));
    QTRY_COMPARE(m_program->editsOf(first()).stack().undoText(), u"Rename to Bloom"_s);

    QVERIFY(m_program->host.openShop(second()));
    QTRY_VERIFY(m_program->frame().windowTitle().contains(u"Other shop"_s));
    QCOMPARE(m_program->pages()->actions().constFirst()->text(), u"Undo"_s);
    m_program->pages()->actions().constFirst()->trigger(); // There is nothing to take back here.
    m_program->editsOf(second()).run(rename(u"Thorn"_s, u"Other shop"_s));
    QTRY_VERIFY(m_program->frame().windowTitle().contains(u"Thorn"_s));

    QVERIFY(m_program->host.openShop(first()));
    QTRY_VERIFY(m_program->frame().windowTitle().contains(u"Bloom"_s));
    QCOMPARE(m_program->pages()->actions().constFirst()->text(), u"Undo: Rename to Bloom"_s);
    m_program->pages()->actions().constFirst()->trigger();
    QTRY_VERIFY(m_program->frame().windowTitle().contains(u"Test shop"_s));
    QCOMPARE(must(m_program->shop.otherShop().settings.shop()).name, u"Thorn"_s);
}

void TestWindowHost::newsOfTheOtherShopStaysOutside()
{
    m_program->show(first());
    m_program->pages()->showPage(u"suppliers"_s);
    const auto *model = m_program->pages()->findChild<SuppliersModel *>();
    const QSignalSpy inserted(model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy anew(model, &QAbstractItemModel::modelReset);
    const QSignalSpy heard(&must(m_program->shops.open(first()))->bus, &ChangeBus::committed);
    const qsizetype resets = anew.count();

    must(m_program->shop.otherShop().suppliers.create({.name = u"Elsewhere"_s}));
    must(m_program->shop.otherShop().settings.rename(u"Somewhere"_s));
    QCOMPARE(heard.count(), 0);
    must(m_program->shop.shop().suppliers.create({.name = u"Here"_s}));

    QTRY_COMPARE(model->rowCount(), 1);
    QCOMPARE(model->index(0, SuppliersModel::Name).data().toString(), u"Here"_s);
    QVERIFY(inserted.count() + anew.count() - resets >= 1);
    QVERIFY(m_program->frame().windowTitle().contains(u"Test shop"_s));
}

void TestWindowHost::anEditOnItsWayArrivesAfterTheSwitch()
{
    m_program->show(first());
    m_program->editsOf(first()).run(rename(u"Bloom"_s, u"Test shop"_s));
    QVERIFY(m_program->host.openShop(second()));

    QTRY_VERIFY(m_program->frame().windowTitle().contains(u"Other shop"_s));
    QTRY_COMPARE(m_program->editsOf(first()).stack().undoText(), u"Rename to Bloom"_s);
    QCOMPARE(must(m_program->shop.shop().settings.shop()).name, u"Bloom"_s);
    QCOMPARE(must(m_program->shop.otherShop().settings.shop()).name, u"Other shop"_s);
}

void TestWindowHost::anotherLanguageKeepsTheWindowAndTheShop()
{
    m_program->show(second());
    const WindowFrame *frame = &m_program->frame();

    m_program->host.setLanguage(u"de"_s);
    QTRY_COMPARE(m_program->pages()->findChild<NavigationRail *>()->accessibleName(), u"Seiten"_s);
    m_program->host.setLanguage(u"en"_s);
    QTRY_COMPARE(m_program->pages()->findChild<NavigationRail *>()->accessibleName(), u"Pages"_s);

    QCOMPARE(&m_program->frame(), frame);
    QVERIFY(frame->windowTitle().contains(u"Other shop"_s));
}

void TestWindowHost::aShopWithAPastHasNoFirstStart()
{
    m_program->show(first());

    QVERIFY(m_program->pages());
    QVERIFY(!m_program->firstStart());
}

void TestWindowHost::theFirstStartLeadsToTheShop()
{
    ServiceSource source = m_program->shop.source();
    QTemporaryDir folder;
    const auto driver = must(openDatabase(folder.path(), true, source.now));
    ChangeBus bus;
    const auto services = must(Services::open({.driver = *driver, .bus = bus, .now = source.now}));
    const auto edits = must(ServiceThread::start({.driver = *driver, .bus = bus, .now = source.now}, u"edits"_s));
    const auto tasks = must(ServiceThread::start({.driver = *driver, .bus = bus, .now = source.now}, u"tasks"_s));
    const auto lookups = must(ServiceThread::start({.driver = *driver, .bus = bus, .now = source.now}, u"lookups"_s));
    const Shop made = must(services->shops().firstOrCreated(u"Europe/London"_s));
    const WindowParts &parts = m_program->shops.parts();
    OpenShops shops({.reads = *services,
                     .edits = *edits,
                     .tasks = *tasks,
                     .lookups = *lookups,
                     .bus = bus,
                     .server = parts.server,
                     .database = parts.database,
                     .window = m_program->host,
                     .settings = parts.settings});
    DatabaseLink link(source.now);
    QVERIFY(m_program->host.show(shops, link, made.id));
    QVERIFY(m_program->firstStart());
    QCOMPARE(m_program->frame().windowTitle(), u"Welcome – Stemdesk"_s);

    must(must(services->forShop(made.id))->settings.rename(u"Bloom"_s));
    Q_EMIT m_program->firstStart()->finished(made.id, u"en"_s);

    QTRY_VERIFY(m_program->pages());
    QVERIFY(m_program->frame().windowTitle().contains(u"Bloom"_s));
    // From now on it is a shop like any other.
    m_program->host.close();
    QVERIFY(m_program->host.show(shops, link, made.id));
    QVERIFY(m_program->pages());
    m_program->host.close();
}

STEMDESK_TEST(TestWindowHost)

} // namespace stemdesk::window_host_test

#include "tst_window_host.moc"
