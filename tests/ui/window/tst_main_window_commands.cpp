#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_test.h"
#include "ui/pages/colours/colours_page.h"
#include "ui/pages/integrations/integrations_page.h"
#include "ui/pages/integrations/new_key_form.h"
#include "ui/pages/integrations/new_webhook_form.h"
#include "ui/pages/money/money_page.h"
#include "ui/pages/money/reminder_dialog.h"
#include "ui/pages/orders/event_pick_model.h"
#include "ui/pages/products/products_page.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/pages/suppliers/suppliers_page.h"
#include "ui/pages/today/today_page.h"
#include "ui/palette/command_palette.h"
#include "ui/palette/palette_model.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/tables/tree_view.h"
#include "ui/window/main_window.h"
#include "ui/window/navigation_rail.h"

#include <QAction>
#include <QHash>
#include <QLocale>
#include <QTest>

namespace stemdesk::main_window_commands_test {

using namespace stemdesk::ui;

/// How the window leads from one page to another.
class TestMainWindowCommands : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        makeWindow();
    }

    void paletteFindsEveryPage()
    {
        show();
        for (const auto &[typed, page] :
             {std::pair(u"supp"_s, u"suppliers"_s), std::pair(u"integ"_s, u"integrations"_s),
              std::pair(u"today"_s, u"today"_s), std::pair(u"colours"_s, u"colours"_s)}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_K, Qt::ControlModifier);
            auto *palette = m_window->findChild<CommandPalette *>();
            QVERIFY(palette->isVisible());
            QTest::keyClicks(QApplication::focusWidget(), typed);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

            QCOMPARE(m_window->currentPage(), page);
            QVERIFY(!palette->isVisible());
        }
    }

    void theRailOpensThePaletteWhichShowsKeys()
    {
        m_window->showPage(u"clients"_s);
        show();
        auto *palette = m_window->findChild<CommandPalette *>();

        QTest::mouseClick(m_window->findChild<RailSearch *>(), Qt::LeftButton);
        QVERIFY(palette->isVisible());

        const QAbstractItemModel *rows = palette->findChild<PaletteModel *>();
        QHash<QString, QString> keys;
        for (int row = 0; row < rows->rowCount(); ++row)
            keys.insert(rows->index(row, 0).data().toString(),
                        rows->index(row, 0).data(PaletteModel::ShortcutRole).toString());
        QCOMPARE(keys.value(u"New client"_s), u"Ctrl+N"_s);
        QCOMPARE(keys.value(u"New supplier"_s), QString()); // A key of another page only.
        QCOMPARE(keys.value(u"Events"_s), u"Ctrl+2"_s);
    }

    void aKeyIsThatOfWhatThePageShows_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<int>("tab");
        QTest::addColumn<QString>("command");
        QTest::newRow("series") << u"series"_s << -1 << u"New series"_s;
        QTest::newRow("week") << u"week"_s << -1 << u"New task"_s;
        QTest::newRow("colours") << u"colours"_s << -1 << u"New colour"_s;
        QTest::newRow("keys") << u"integrations"_s << int(IntegrationsPage::Keys) << u"New API key"_s;
        QTest::newRow("webhooks") << u"integrations"_s << int(IntegrationsPage::Webhooks) << u"New webhook"_s;
        QTest::newRow("shops") << u"settings"_s << int(SettingsPage::Shops) << u"New shop"_s;
        QTest::newRow("product types") << u"settings"_s << int(SettingsPage::Prices) << QString();
    }
    /// Ctrl+N is said beside the one command that it runs.
    void aKeyIsThatOfWhatThePageShows()
    {
        QFETCH(const QString, page);
        QFETCH(const int, tab);
        QFETCH(const QString, command);
        m_window->showPage(page);
        if (auto *integrations = m_window->findChild<IntegrationsPage *>())
            integrations->showTab(IntegrationsPage::Tab(tab));
        if (auto *settings = m_window->findChild<SettingsPage *>())
            settings->showTab(SettingsPage::Tab(tab));
        show();

        QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);

        const QAbstractItemModel *rows = m_window->findChild<PaletteModel *>();
        QStringList withTheKey;
        for (int row = 0; row < rows->rowCount(); ++row) {
            const QModelIndex index = rows->index(row, 0);
            if (index.data(PaletteModel::ShortcutRole).toString() == u"Ctrl+N"_s)
                withTheKey += index.data().toString();
        }
        QCOMPARE(withTheKey, command.isEmpty() ? QStringList() : QStringList(command));
    }

    void pageOpenedByItsKeyEndsThePalette()
    {
        show();
        auto *palette = m_window->findChild<CommandPalette *>();
        for (int times = 0; times < 2; ++times) { // The second time it is already shown.
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_K, Qt::ControlModifier);
            QVERIFY(palette->isVisible());

            QTest::keyClick(QApplication::focusWidget(), Qt::Key_3, Qt::ControlModifier);

            QCOMPARE(m_window->currentPage(), u"clients"_s);
            QVERIFY(!palette->isVisible());
            QVERIFY(QApplication::focusWidget() && QApplication::focusWidget()->isVisible());
        }
    }

    void paletteLeadsToTabsAndTheActsOfMoney()
    {
        show();

        takeFromPalette(u"money inv"_s);
        QCOMPARE(m_window->currentPage(), u"money"_s);
        QCOMPARE(m_window->findChild<MoneyPage *>()->findChild<TabStrip *>()->currentIndex(), 1);

        takeFromPalette(u"remind"_s);
        QVERIFY(m_window->findChild<ReminderDialog *>());
        m_window->findChild<ReminderDialog *>()->reject();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        const QStringList found = [this] {
            QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
            QTest::keyClicks(QApplication::focusWidget(), u"pay"_s);
            QStringList texts;
            const QAbstractItemModel *rows = m_window->findChild<PaletteModel *>();
            for (int row = 0; row < rows->rowCount(); ++row)
                texts += rows->index(row, 0).data().toString();
            return texts;
        }();
        QVERIFY2(found.contains(u"Record payment of …"_s), qPrintable(found.join(u", "_s)));
    }

    void paletteFindsAnInvoiceByItsNumber()
    {
        const ShopWithEvent filled(m_shop->services());
        must(
            m_shop->services().lines.patchGroup(filled.event, filled.group, {.quantity = 1, .fixedPriceIncTax = 1000}));
        const Invoice invoice = must(m_shop->services().invoices.issue(
            filled.event, {.kind = u"rest"_s, .buyer = InvoiceBuyerPatch{.name = u"Ada"_s}}));
        show();

        takeFromPalette(invoice.number);

        QTRY_COMPARE(m_window->currentPage(), u"money"_s);
        auto *page = m_window->findChild<MoneyPage *>();
        QCOMPARE(page->findChild<TabStrip *>()->currentIndex(), 1);
        QCOMPARE(page->findChild<SearchField *>()->text(), invoice.number);
    }

    void paletteLeadsToTheShops()
    {
        show();
        QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), u"new shop"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

        QCOMPARE(m_window->currentPage(), u"settings"_s);
        QTRY_COMPARE(QApplication::focusWidget()->accessibleName(), u"Shop name"_s);
    }

    void paletteMakesASupplier()
    {
        show();
        QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), u"new supp"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(m_window->currentPage(), u"suppliers"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"Fleura"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

        QTRY_COMPARE(m_shop->services().suppliers.list({}, {})->rows.size(), 1);
    }

    void paletteChangesHowTheWindowLooksAndSpeaks()
    {
        show();

        takeFromPalette(u"appearance dark"_s);
        QCOMPARE(m_shop->window().appearance(), Theme::Choice::Dark);
        takeFromPalette(u"night as"_s);
        QCOMPARE(m_shop->window().appearance(), Theme::Choice::System);
        takeFromPalette(u"language deu"_s);
        QCOMPARE(m_shop->window().language(), u"de"_s);
    }

    void paletteMakesKeysAndWebhooks()
    {
        show();

        takeFromPalette(u"new api"_s);
        QCOMPARE(m_window->currentPage(), u"integrations"_s);
        QVERIFY(m_window->findChild<NewKeyForm *>()->isVisible());
        takeFromPalette(u"new webh"_s);
        QVERIFY(m_window->findChild<NewWebhookForm *>()->isVisible());
    }

    void paletteUndoesByName()
    {
        show();
        bool isThere = true;
        m_shop->edits().run({.text = u"Burn it"_s,
                             .apply =
                                 [&](ShopServices &) {
                                     isThere = false;
                                     return Status();
                                 },
                             .revert =
                                 [&](ShopServices &) {
                                     isThere = true;
                                     return Status();
                                 }});
        QTRY_COMPARE(m_window->actions().at(0)->text(), u"Undo: Burn it"_s);
        QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), u"burn"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

        QTRY_VERIFY(isThere);
    }

    void paletteLeadsToASupplierAnywhereInTheList()
    {
        const auto old = m_shop->services().suppliers.create({.name = u"Zinnia Fields"_s});
        QVERIFY(m_shop->services().suppliers.archive(old->id));
        show();

        Q_EMIT m_window->findChild<CommandPalette *>()->supplierChosen(old->id);

        QCOMPARE(m_window->currentPage(), u"suppliers"_s);
        QCOMPARE(m_window->findChild<SuppliersPage *>()->current(), old->id);
    }

    void paletteLeadsToAVariety()
    {
        const ProductRow row{.product = {.name = u"Rose"_s, .productType = u"flower"_s},
                             .hasVariant = true,
                             .variant = {.name = u"Quicksand"_s}};
        const auto made = m_shop->services().products.upsert({row})->constFirst();

        Q_EMIT m_window->findChild<CommandPalette *>()->productChosen(made->productId, made->variantId);

        QCOMPARE(m_window->currentPage(), u"products"_s);
        const auto *tree = m_window->findChild<ProductsPage *>()->findChild<TreeView *>();
        QCOMPARE(tree->currentIndex().siblingAtColumn(0).data().toString(), u"Quicksand"_s);
    }

    void colourLeadsToItsProducts()
    {
        const auto add = [&](const QString &name, const QString &colour) {
            const ProductRow row{.product = {.name = name, .productType = u"flower"_s},
                                 .hasVariant = true,
                                 .variant = {.name = name, .colors = QStringList(colour)}};
            QVERIFY(m_shop->services().products.upsert({row})->constFirst());
        };
        add(u"Rose"_s, u"Blush"_s);
        add(u"Lily"_s, u"White"_s);
        m_window->showPage(u"colours"_s);

        Q_EMIT m_window->findChild<ColoursPage *>()->colourChosen(u"Blush"_s);

        QCOMPARE(m_window->currentPage(), u"products"_s);
        const auto *tree = m_window->findChild<ProductsPage *>()->findChild<TreeView *>();
        QTRY_COMPARE(tree->model()->rowCount(), 1);
        QCOMPARE(tree->model()->index(0, 0).data().toString(), u"Rose"_s);
    }

    void todayLeadsToTheOrdersOfAnEvent()
    {
        const auto event = m_shop->services().events.create({.name = u"Anna and Ben"_s});
        m_window->showPage(u"today"_s);

        Q_EMIT m_window->findChild<TodayPage *>()->ordersRequested(event->event.id);

        QCOMPARE(m_window->currentPage(), u"orders"_s);
        QCOMPARE(m_window->findChild<EventPickModel *>()->chosen(), QList<EventId>{event->event.id});
    }

private:
    void takeFromPalette(const QString &typed)
    {
        QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), typed);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
};

STEMDESK_TEST(TestMainWindowCommands)

} // namespace stemdesk::main_window_commands_test

#include "tst_main_window_commands.moc"
