#include "ui/window/main_window.h"

#include "core/exchange/demo/demo_shop.h"
#include "tests/support/rail_pages.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_test.h"
#include "ui/order_sheets/supplier_order_card.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/orders/event_pick_model.h"
#include "ui/pages/orders/goods_card.h"
#include "ui/pages/orders/orders_page.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/pages/settings/shops/shops_tab.h"
#include "ui/palette/command_palette.h"
#include "ui/tasks/task_changes.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/toast.h"
#include "ui/window/navigation_rail.h"

#include <QAction>
#include <QDateTime>
#include <QDir>
#include <QLineEdit>
#include <QLocale>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::main_window_test {

using namespace stemdesk::ui;

class TestMainWindow : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(british()); }

    void init() { makeWindow(); }

    void titleNamesPageAndShop()
    {
        m_window->showPage(u"suppliers"_s);

        QCOMPARE(m_window->windowTitle(), u"Suppliers – Test shop – Stemdesk"_s);
    }

    void undoSaysWhatItUndoes()
    {
        QAction *undo = m_window->actions().at(0);
        QAction *redo = m_window->actions().at(1);
        QCOMPARE(undo->text(), u"Undo"_s);

        m_shop->edits().run({.text = u"Change it"_s,
                             .apply = [](ShopServices &) { return Status(); },
                             .revert = [](ShopServices &) { return Status(); }});
        QTRY_COMPARE(undo->text(), u"Undo: Change it"_s);
        undo->trigger();

        QTRY_COMPARE(redo->text(), u"Redo: Change it"_s);
        QCOMPARE(undo->text(), u"Undo"_s);
    }

    void titleFollowsTheShopsName()
    {
        QVERIFY(m_shop->services().settings.rename(u"Fern & Thistle"_s));

        QTRY_VERIFY(m_window->windowTitle().contains(u"Fern & Thistle"_s));
    }

    void lastPageIsShownAgain()
    {
        m_window->showPage(u"products"_s);

        const MainWindow again(m_shop->context());

        QCOMPARE(again.currentPage(), u"products"_s);
    }

    void whatIsToBeSeenBringsItsPageAndTabForward()
    {
        show();
        m_window->showPage(u"settings"_s);
        auto *page = m_window->findChild<SettingsPage *>();
        page->showTab(SettingsPage::Shops);
        QWidget *inside = page->findChild<ShopsTab *>();
        QVERIFY(inside->isVisible());
        page->showTab(SettingsPage::Window);
        m_window->showPage(u"products"_s);

        LazyStack::reveal(*inside);

        QVERIFY(inside->isVisible());
        QCOMPARE(m_window->currentPage(), u"settings"_s);
        QCOMPARE(m_window->findChild<NavigationRail *>()->current(), u"settings"_s);
        QCOMPARE(page->findChild<TabStrip *>()->currentIndex(), int(SettingsPage::Shops));
    }

    void controlAndFigureSwitchesPages()
    {
        show();
        const QString first = m_window->currentPage();

        QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);

        QVERIFY(m_window->currentPage() != first);
    }

    void aFreshWindowTakesTheKeyboard()
    {
        show();

        QTest::keyClick(QApplication::focusWidget(), Qt::Key_N, Qt::ControlModifier);

        QTRY_COMPARE(m_window->currentPage(), u"event"_s);
    }

    void deletionOffersUndo()
    {
        m_window->show();
        bool isThere = true;
        m_shop->edits().run({.text = u"Delete it"_s,
                             .apply =
                                 [&](ShopServices &) {
                                     isThere = false;
                                     return Status();
                                 },
                             .revert =
                                 [&](ShopServices &) {
                                     isThere = true;
                                     return Status();
                                 },
                             .offer = u"Deleted it."_s});
        auto *toast = m_window->findChild<Toast *>();
        QTRY_VERIFY(toast->isVisible());

        toast->findChild<Button *>()->click();

        QTRY_VERIFY(isThere);
        QTRY_COMPARE(toast->accessibleName(), u"Undone: Delete it"_s);
    }

    void undoSaysWhatItTookBackAndOffersToRedo()
    {
        m_window->show();
        int value = 0;
        m_shop->edits().run({.text = u"Change labour"_s,
                             .apply =
                                 [&](ShopServices &) {
                                     value = 24;
                                     return Status();
                                 },
                             .revert =
                                 [&](ShopServices &) {
                                     value = 20;
                                     return Status();
                                 }});
        auto *toast = m_window->findChild<Toast *>();
        QTRY_COMPARE(m_shop->edits().stack().count(), 1);
        QVERIFY(!toast->isVisible());

        m_window->actions().at(0)->trigger();

        QTRY_VERIFY(toast->isVisible());
        QCOMPARE(toast->accessibleName(), u"Undone: Change labour"_s);
        QCOMPARE(value, 20);
        toast->findChild<Button *>()->click();
        QTRY_COMPARE(toast->accessibleName(), u"Redone: Change labour"_s);
        QCOMPARE(value, 24);
    }

    void undoSaysWhatCannotBeUndone()
    {
        m_window->show();
        const auto nothing = [](ShopServices &) { return Status(); };
        m_shop->edits().run({.text = u"Change labour"_s, .apply = nothing, .revert = nothing});
        m_shop->edits().run({.text = u"Issue invoice"_s, .apply = nothing, .revert = {}});
        QTRY_VERIFY(m_shop->edits().isSettled());

        m_window->actions().at(0)->trigger();

        const auto *toast = m_window->findChild<Toast *>();
        QTRY_COMPARE(toast->accessibleName(),
                     u"“Issue invoice” cannot be undone. Undo again for the step before it."_s);
        QVERIFY(m_shop->edits().stack().canUndo());
    }

    void undoNamesTheEventAndShowsIt()
    {
        m_window->show();
        const EventId event = must(m_shop->services().events.create({.name = u"Claudia & Joss"_s})).event.id;
        const Task task =
            must(m_shop->services().tasks.create({.eventId = event, .title = u"Deliver"_s, .on = QDate(2026, 12, 12)}));
        m_shop->edits().run(changeTask(task, {.person = u"Nell"_s}, u"Who Nell"_s));
        QTRY_COMPARE(m_shop->edits().stack().count(), 1);

        m_window->actions().at(0)->trigger();

        auto *toast = m_window->findChild<Toast *>();
        QTRY_COMPARE(toast->accessibleName(), u"Undone: Claudia & Joss · Change Deliver: Who Nell"_s);
        const QList<Button *> buttons = toast->findChildren<Button *>();
        const auto show = std::ranges::find(buttons, u"Show"_s, &Button::text);
        QVERIFY((*show)->isVisible());
        QTest::mouseClick(*show, Qt::LeftButton);
        QCOMPARE(m_window->currentPage(), u"event"_s);
        QVERIFY(!toast->isVisible());

        m_window->actions().at(1)->trigger(); // The event is on the screen now.
        QTRY_VERIFY(toast->isVisible());
        QVERIFY(!(*show)->isVisible());
    }

    void refusedChangeIsSaid()
    {
        m_window->show();
        m_shop->edits().run(
            {.text = u"Change it"_s, .apply = [](ShopServices &) { return Status(stemdesk::stale()); }, .revert = {}});

        auto *toast = m_window->findChild<Toast *>();
        QTRY_VERIFY(toast->isVisible());
        QCOMPARE(toast->accessibleName(), u"Somebody else has changed this in the meantime."_s);
    }

    void pagesCanBeLookedAt_data()
    {
        QTest::addColumn<Theme::Choice>("scheme");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QLocale>("figures");
        const auto row = [](const char *name, Theme::Choice scheme, QSize size) {
            QTest::newRow(name) << scheme << size << u"en"_s << british();
        };
        row("light-960x540", Theme::Choice::Light, QSize(960, 540)); // 1920 x 1080 at 200 %.
        row("light-1024x700", Theme::Choice::Light, QSize(1024, 700));
        row("light-1280x720", Theme::Choice::Light, QSize(1280, 720));
        row("light-1920x1080", Theme::Choice::Light, QSize(1920, 1080));
        row("dark-1024x700", Theme::Choice::Dark, QSize(1024, 700));
        row("dark-1280x720", Theme::Choice::Dark, QSize(1280, 720));
        row("dark-1920x1080", Theme::Choice::Dark, QSize(1920, 1080));
        const auto languageRow = [](const char *name, QLocale::Language figures) {
            QTest::newRow(name) << Theme::Choice::Light << QSize(1280, 720) << QString::fromLatin1(name)
                                << QLocale(figures);
        };
        languageRow("de", QLocale::German);
        languageRow("nl", QLocale::Dutch);
        languageRow("fr", QLocale::French);
        languageRow("es", QLocale::Spanish);
    }

    void pagesCanBeLookedAt()
    {
        const QString folder = qEnvironmentVariable("STEMDESK_PICTURES");
        if (folder.isEmpty())
            QSKIP("STEMDESK_PICTURES names no folder for the pictures");
        QFETCH(const Theme::Choice, scheme);
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        QFETCH(const QLocale, figures);
        const Spoken spoken(language, figures);
        Theme theme(*qApp, scheme);
        QVERIFY(fillWithDemo(m_shop->services(), m_shop->shop().now()));
        MainWindow window(m_shop->context());
        window.resize(size);
        window.show();
        for (const QString &page : railPages(window)) {
            window.showPage(page);
            QCoreApplication::processEvents();
            QTest::qWait(100);
            const QString name = page + u'-' + QString::fromLatin1(QTest::currentDataTag()) + u".png"_s;
            QVERIFY(window.grab().save(QDir(folder).filePath(name)));
            QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier);
            QTest::qWait(100);
            QVERIFY(window.grab().save(QDir(folder).filePath(u"new-"_s + name)));
        }
        lookAtHelp(window, QDir(folder), QString::fromLatin1(QTest::currentDataTag()) + u".png"_s);
        lookAtPalette(window, QDir(folder), QString::fromLatin1(QTest::currentDataTag()) + u".png"_s);
        lookAtOrders(window, QDir(folder), QString::fromLatin1(QTest::currentDataTag()) + u".png"_s);
    }

private:
    /// The next one with two events at least.
    static void chooseWeek(EventPickModel &picker)
    {
        QDate monday = picker.thisMonday();
        for (int weeks = 0; weeks < 60 && picker.chosen().size() < 2; ++weeks) {
            monday = monday.addDays(7);
            picker.chooseWeek(monday);
        }
    }

    static void lookAtHelp(MainWindow &window, const QDir &folder, const QString &name)
    {
        window.showPage(u"products"_s);
        for (const auto &[key, modifiers, part] : {std::tuple(Qt::Key_F1, Qt::NoModifier, u"help-"_s),
                                                   std::tuple(Qt::Key_Slash, Qt::ControlModifier, u"keys-"_s)}) {
            QTest::keyClick(&window, key, modifiers);
            QTest::qWait(100);
            QVERIFY(window.grab().save(folder.filePath(part + name)));
        }
        QTest::keyClick(&window, Qt::Key_Slash, Qt::ControlModifier);
    }

    /// Takes pictures of the palette when it opens and with matches.
    static void lookAtPalette(MainWindow &window, const QDir &folder, const QString &name)
    {
        window.showPage(u"products"_s);
        QTest::keyClick(&window, Qt::Key_K, Qt::ControlModifier);
        QTest::qWait(100);
        QVERIFY(window.grab().save(folder.filePath(u"palette-"_s + name)));
        QTest::keyClicks(window.findChild<CommandPalette *>()->findChild<QLineEdit *>(), u"ro"_s);
        QTest::qWait(500);
        QVERIFY(window.grab().save(folder.filePath(u"palette-found-"_s + name)));
        QTest::keyClick(window.findChild<CommandPalette *>()->findChild<QLineEdit *>(), Qt::Key_Escape);
    }

    /// A week's order sheet, and a saved one with received goods.
    void lookAtOrders(MainWindow &window, const QDir &folder, const QString &name)
    {
        window.showPage(u"orders"_s);
        auto *picker = window.findChild<EventPickModel *>();
        chooseWeek(*picker);
        QTest::qWait(1000);
        QVERIFY(window.grab().save(folder.filePath(u"orders-week-"_s + name)));
        const auto saved = m_shop->services().orderSheets.save(picker->chosen());
        QVERIFY(saved);
        QList<ReceivedRow> rows;
        for (const OrderSheetLine &line : saved->suppliers.constFirst().lines)
            rows.append({.variantId = line.variantId,
                         .supplierId = saved->suppliers.constFirst().supplierId,
                         .packs = line.packsToOrder.value_or(line.unitsToOrder),
                         .unitCostExclTax = line.unitCostExclTax * 1.1});
        rows.first().packs = 1;
        QVERIFY(m_shop->services().orderSheets.patch(saved->id, {.received = rows}));
        const EventId event = picker->chosen().constFirst();
        const EventGroup group = m_shop->services().events.find(event)->groups.constFirst();
        QVERIFY(m_shop->services().lines.patchItem(event, group.id, group.items.constFirst().id, {.quantity = 300.0}));
        window.findChild<OrdersPage *>()->findChild<TabStrip *>()->setCurrentIndex(1);
        QTest::qWait(1000);
        QVERIFY(window.grab().save(folder.filePath(u"orders-saved-"_s + name)));
        EventPage page(m_shop->context());
        page.resize(window.size());
        page.open(event);
        page.show();
        for (const QString &tab : {u"event-received-"_s, u"event-details-"_s, u"event-pricing-"_s}) {
            QTest::qWait(300);
            QVERIFY(page.grab().save(folder.filePath(tab + name)));
            page.findChild<TabStrip *>()->setCurrentIndex(page.findChild<TabStrip *>()->currentIndex() + 1);
        }
    }
};

STEMDESK_TEST(TestMainWindow)

} // namespace stemdesk::main_window_test

#include "tst_main_window.moc"
