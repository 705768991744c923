#include "app/window_host.h"

#include "core/services/database/database.h"
#include "core/services/database/database_link.h"
#include "core/storage/engine/driver.h"
#include "tests/support/event_shop.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/first_start/first_start_page.h"
#include "ui/pages/suppliers/suppliers_model.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/window/main_window.h"
#include "ui/window/navigation_rail.h"
#include "ui/window/window_frame.h"
#include "ui/window_settings.h"

#include <QAction>
#include <QLineEdit>
#include <QLocale>
#include <QPointer>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

#include <functional>

namespace stemdesk::window_host_test {

using namespace stemdesk::ui;

namespace {

/// The program's parts behind its window, with a test's two shops.
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

/// An unused shop behind the program's window.
class NewShop {
public:
    explicit NewShop(Program &program)
        : m_program(program), m_driver(must(openDatabase(m_folder.path(), true, now()))),
          m_services(must(Services::open(source()))), m_edits(must(ServiceThread::start(source(), u"edits"_s))),
          m_tasks(must(ServiceThread::start(source(), u"tasks"_s))),
          m_lookups(must(ServiceThread::start(source(), u"lookups"_s))),
          m_id(must(m_services->shops().firstOrCreated(u"Europe/London"_s)).id),
          m_shops({.reads = *m_services,
                   .edits = *m_edits,
                   .tasks = *m_tasks,
                   .lookups = *m_lookups,
                   .bus = m_bus,
                   .server = program.shops.parts().server,
                   .database = program.shops.parts().database,
                   .window = program.host,
                   .settings = program.settings}),
          m_link(now())
    {
        show();
    }
    ~NewShop() { m_program.host.close(); }
    Q_DISABLE_COPY_MOVE(NewShop)

    void show()
    {
        if (const Status shown = m_program.host.show(m_shops, m_link, m_id); !shown)
            qFatal("the window does not open");
    }
    Services &services() { return *m_services; }
    ShopId id() const { return m_id; }

private:
    std::function<Instant()> now() const { return m_program.shop.source().now; }
    ServiceSource source() { return {.driver = *m_driver, .bus = m_bus, .now = now()}; }

    Program &m_program;
    QTemporaryDir m_folder;
    ChangeBus m_bus;
    std::unique_ptr<Driver> m_driver;
    std::unique_ptr<Services> m_services;
    std::unique_ptr<ServiceThread> m_edits;
    std::unique_ptr<ServiceThread> m_tasks;
    std::unique_ptr<ServiceThread> m_lookups;
    ShopId m_id;
    OpenShops m_shops;
    DatabaseLink m_link;
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
    void theFirstStartSpeaksWhatIsChosen();

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
    NewShop shop(*m_program);
    QVERIFY(m_program->firstStart());
    QCOMPARE(m_program->frame().windowTitle(), u"Welcome – Stemdesk"_s);

    must(must(shop.services().forShop(shop.id()))->settings.rename(u"Bloom"_s));
    Q_EMIT m_program->firstStart()->finished(shop.id(), u"en"_s);

    QTRY_VERIFY(m_program->pages());
    QVERIFY(m_program->frame().windowTitle().contains(u"Bloom"_s));
    // From now on it is a shop like any other.
    m_program->host.close();
    shop.show();
    QVERIFY(m_program->pages());
}

void TestWindowHost::theFirstStartSpeaksWhatIsChosen()
{
    NewShop shop(*m_program);
    const auto field = [this]<class Field>(const Field *, const QString &name) {
        for (Field *candidate : m_program->firstStart()->findChildren<Field *>()) {
            if (candidate->accessibleName() == name)
                return candidate;
        }
        return static_cast<Field *>(nullptr);
    };
    const auto line = [&](const QString &name) { return field(static_cast<QLineEdit *>(nullptr), name); };
    const auto choose = [&](const QString &name, const QString &id) {
        auto *choice = field(static_cast<ChoiceField *>(nullptr), name);
        choice->setCurrentIndex(choice->findData(id));
        Q_EMIT choice->activated(choice->currentIndex());
    };
    line(u"Shop name"_s)->setText(u"Bloom"_s);
    line(u"Markup on flowers"_s)->setText(u"2.75"_s);

    choose(u"Language"_s, u"de"_s);

    QTRY_COMPARE(m_program->frame().windowTitle(), u"Willkommen – Stemdesk"_s);
    QCOMPARE(line(u"Geschäftsname"_s)->text(), u"Bloom"_s);
    QCOMPARE(line(u"Faktor für Blumen"_s)->text(), u"2,75"_s);
    QCOMPARE(m_program->firstStart()->answers().documentLanguage, u"de"_s);
    QVERIFY(field(static_cast<ChoiceField *>(nullptr), u"Sprache"_s)->hasFocus());
    choose(u"Sprache"_s, u"en"_s);
    QTRY_COMPARE(m_program->frame().windowTitle(), u"Welcome – Stemdesk"_s);
    QCOMPARE(m_program->firstStart()->answers().markups.value(u"flower"_s), 2.75);
}

STEMDESK_TEST(TestWindowHost)

} // namespace stemdesk::window_host_test

#include "tst_window_host.moc"
