#include "ui/pages/price_lists/price_lists_page.h"

#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/typing.h"
#include "tests/support/ui_shop.h"
#include "tests/support/with_text.h"
#include "ui/delegates/cell_roles.h"
#include "ui/flowers/flower_field.h"
#include "ui/pages/price_lists/comparison_model.h"
#include "ui/pages/price_lists/comparison_view.h"
#include "ui/pages/price_lists/new_list_form.h"
#include "ui/pages/price_lists/price_entries_model.h"
#include "ui/pages/price_lists/price_list_view.h"
#include "ui/pages/price_lists/price_lists_model.h"
#include "ui/pages/price_lists/unpriced_model.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDateTime>
#include <QLabel>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::price_lists_page_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestPriceListsPage : public PageTest<PriceListsPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void init()
    {
        fillShop();
        must(services().priceLists.patch(m_filled->flowers, {.name = u"Winter"_s}));
        m_march = m_filled->addList(u"flower"_s, QDate(2026, 3, 1), 1.2);
        must(services().priceLists.patch(m_march, {.name = u"Spring"_s}));
        m_filled->addPrice(m_march, m_filled->rose, 2.5);
        showPage();
        m_lists = m_page->findChild<PriceListsModel *>();
        m_prices = m_page->findChild<PriceListView *>()->prices();
    }

    void modelsKeepTheirPromises()
    {
        using Mode = QAbstractItemModelTester::FailureReportingMode;
        const QAbstractItemModelTester lists(m_lists, Mode::QtTest);
        const QAbstractItemModelTester unpriced(m_page->findChild<UnpricedModel *>(), Mode::QtTest);
        const QAbstractItemModelTester comparison(m_page->findChild<ComparisonModel *>(), Mode::QtTest);

        const PriceListId ribbons = m_filled->addList(u"material"_s, QDate(2026, 1, 1), 1.2);
        QTRY_COMPARE(m_lists->rowCount(), 4);
        must(services().priceLists.remove(ribbons));
        QTRY_COMPARE(m_lists->rowCount(), 3);
    }

    void listsStandByTypeTheNewestFirst()
    {
        QCOMPARE(titles(), QStringList({u"Spring"_s, u"Winter"_s, u"Hire"_s}));
        QCOMPARE(chip(0), u"Newest"_s);
        QCOMPARE(chip(1), QString());
        QCOMPARE(m_page->current(), m_march);
        QCOMPARE(m_prices->rowCount(), 1);
    }

    void listThatIsTooOldSaysSo()
    {
        m_shop->shop().tick(Instant(24) * 3'600 * 1'000 * 100);
        m_lists->refresh();

        QCOMPARE(chip(0), u"Out of date"_s);
    }

    void nameIsChangedWhereItStands()
    {
        ValueField *name = field(u"Name of the list"_s);
        enterInto(name, u"Flowers spring"_s);

        QTRY_COMPARE(titles().constFirst(), u"Flowers spring"_s);
        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Change Spring"_s);
        m_shop->edits().undo();
        QTRY_COMPARE(titles().constFirst(), u"Spring"_s);
        QTRY_COMPARE(name->text(), u"Spring"_s);
    }

    void taxIsTypedInPerCent()
    {
        ValueField *tax = field(u"Tax on these prices"_s);
        QCOMPARE(tax->text(), u"20%"_s);
        enterInto(tax, u"9"_s);

        QTRY_COMPARE(list(m_march).taxMultiplier, 1.09);
        QTRY_COMPARE(tax->text(), u"9%"_s);
        QTRY_COMPARE(m_prices->index(0, PriceEntriesModel::CustomerPrice).data().toString(), u"£2.73"_s);
        enterInto(tax, u"some"_s);
        QVERIFY(tax->isRefused());
    }

    void gridIsFilledInLikeASpreadsheet()
    {
        TableView *table = prices();
        table->setCurrentIndex(m_prices->index(0, PriceEntriesModel::UnitCost));
        table->setFocus();
        QTest::keyClicks(table, u"3"_s);
        QTRY_VERIFY(table->findChild<QLineEdit *>());
        QTest::keyClick(table->findChild<QLineEdit *>(), Qt::Key_Return);

        QTRY_COMPARE(list(m_march).entries.constFirst().unitCostExclTax, 3.0);
        QApplication::clipboard()->setText(u"4.5\n"_s);
        QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(list(m_march).entries.constFirst().unitCostExclTax, 4.5);
        QTest::keyClick(table, Qt::Key_Delete);
        QTRY_COMPARE(m_prices->rowCount(), 0);
        m_shop->edits().undo();
        QTRY_COMPARE(m_prices->rowCount(), 1);
    }

    void varietyIsAddedByItsName()
    {
        m_filled->addVariant(u"Lily"_s, u"flower"_s, 10);
        m_filled->addVariant(u"Lily stand"_s, u"hire"_s, 1);
        auto *add = m_page->findChild<FlowerField *>();
        add->setFocus();
        QTest::keyClicks(add, u"lil"_s);
        QTest::keyClick(add, Qt::Key_Return);

        QTRY_COMPARE(m_prices->rowCount(), 2);
        QCOMPARE(m_prices->index(1, PriceEntriesModel::Variety).data().toString(), u"Lily"_s);
        QTRY_VERIFY(prices()->findChild<QLineEdit *>()); // Its price is to be typed next.
    }

    void whoClicksElsewhereMeanwhileStaysThere()
    {
        m_filled->addVariant(u"Lily"_s, u"flower"_s, 10);
        auto *add = m_page->findChild<FlowerField *>();
        Q_EMIT add->matchChosen(must(services().products.search(u"Lily"_s, 1)).constFirst(), {});
        QTest::mouseClick(add, Qt::LeftButton);
        QTRY_COMPARE(prices()->currentIndex().row(), 1);
        QVERIFY(add->hasFocus());
    }

    void unknownVarietyIsSaid()
    {
        auto *add = m_page->findChild<FlowerField *>();
        add->setFocus();
        QTest::keyClicks(add, u"vase"_s);

        QTRY_VERIFY(std::ranges::any_of(m_page->window()->findChildren<QLabel *>(), [](const QLabel *label) {
            return label->isVisible() && label->text() == u"No variety of type flower is called “vase”."_s;
        }));
    }

    void newListIsEmptyAndSelected()
    {
        QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
        auto *form = m_page->findChild<NewListForm *>();
        QVERIFY(form->isVisible());
        line(form, u"Name of the list"_s)->setText(u"Summer"_s);
        button(u"Create"_s)->click();

        QTRY_COMPARE(m_lists->rowCount(), 4);
        QTRY_VERIFY(!form->isVisible());
        QCOMPARE(list(m_page->current()).name, u"Summer"_s);
        QCOMPARE(list(m_page->current()).taxMultiplier, 1.2);
        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Add price list Summer"_s);
        m_shop->edits().undo();
        QTRY_COMPARE(m_lists->rowCount(), 3);
        m_shop->edits().stack().redo();
        QTRY_COMPARE(m_lists->rowCount(), 4);
    }

    void newListFromThisOneWithAPercentage()
    {
        m_filled->addPrice(m_march, m_filled->rose, 1.11, m_filled->supplier);
        QTRY_COMPARE(m_prices->rowCount(), 2);
        button(u"New list from this one"_s)->click();
        auto *form = m_page->findChild<NewListForm *>();
        line(form, u"Name of the list"_s)->setText(u"Summer"_s);
        line(form, u"Prices change by"_s)->setText(u"+10 %"_s);
        button(u"Create"_s)->click();

        QTRY_COMPARE(m_lists->rowCount(), 4);
        QTRY_VERIFY(m_page->current() != m_march);
        const PriceList made = list(m_page->current());
        QCOMPARE(made.name, u"Summer"_s);
        QCOMPARE(made.date, QDate(2026, 3, 21));
        QCOMPARE(made.entries.at(0).unitCostExclTax, 2.75);
        QCOMPARE(made.entries.at(1).unitCostExclTax, 1.22);
        QTRY_COMPARE(m_shop->edits().stack().count(), 1);
        m_shop->edits().undo();
        QTRY_COMPARE(m_lists->rowCount(), 3);
        m_shop->edits().stack().redo();
        QTRY_COMPARE(m_lists->rowCount(), 4);
        QCOMPARE(list(made.id).entries.size(), 2);
    }

    void nonsenseIsRefusedBesideTheForm()
    {
        button(u"New list from this one"_s)->click();
        auto *form = m_page->findChild<NewListForm *>();
        line(form, u"Prices change by"_s)->setText(u"a lot"_s);
        button(u"Create"_s)->click();

        QVERIFY(form->isVisible());
        const auto labels = form->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->isVisible() && label->text().startsWith(u"“a lot” is not a percentage"_s);
        }));
        QCOMPARE(m_lists->rowCount(), 3);
    }

    void listIsDuplicated()
    {
        QTest::keyClick(listTable(), Qt::Key_D, Qt::ControlModifier);

        QTRY_COMPARE(m_lists->rowCount(), 4);
        QTRY_COMPARE(list(m_page->current()).name, u"Spring (copy)"_s);
        QCOMPARE(list(m_page->current()).entries.constFirst().unitCostExclTax, 2.5);
    }

    void deletedListSaysWhatGoesAndComesBack()
    {
        QSignalSpy offered(&m_shop->edits(), &Edits::undoOffered);
        QTest::keyClick(listTable(), Qt::Key_Delete);

        QTRY_COMPARE(m_lists->rowCount(), 2);
        QTRY_COMPARE(offered.size(), 1);
        QVERIFY(offered.constFirst().constFirst().toString().startsWith(u"Deleted Spring, 1 Mar 2026 with 1 price"_s));
        m_shop->edits().undo();
        QTRY_COMPARE(m_lists->rowCount(), 3);
        QCOMPARE(list(m_march).entries.size(), 1);
    }

    void pinnedListStaysAndNamesItsEvents()
    {
        must(services().freeze.pin(m_filled->event));
        QTRY_VERIFY(button(u"Pinned by 1 event(s)"_s));
        QTest::keyClick(listTable(), Qt::Key_Delete);

        QTRY_VERIFY(hasMessage(u"1 event(s) are pinned to this price list; it cannot be deleted now."_s));
        QCOMPARE(m_lists->rowCount(), 3);
    }

    void theToolsOfAListStandUnderItsFields_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("usual") << 1080;
        QTest::newRow("wide") << 1720;
    }

    /// The gaps between them grew with the page.
    void theToolsOfAListStandUnderItsFields()
    {
        QFETCH(const int, width);
        must(services().freeze.pin(m_filled->event));
        QTRY_VERIFY(button(u"Pinned by 1 event(s)"_s));
        m_page->resize(width, 720);
        auto *view = m_page->findChild<PriceListView *>();
        const auto edges = [view](const QWidget *part) { return QRect(part->mapTo(view, QPoint()), part->size()); };
        const auto fieldCalled = [view](const QString &name) -> const QWidget * {
            for (const auto *field : view->findChildren<ValueField *>()) {
                if (field->accessibleName() == name)
                    return field;
            }
            return nullptr;
        };
        QTRY_COMPARE(m_page->width(), width);
        QCoreApplication::sendPostedEvents();

        const QRect search = edges(view->findChild<SearchField *>());
        QCOMPARE(search.left(), edges(fieldCalled(u"Name of the list"_s)).left());
        QVERIFY2(search.width() >= 160, qPrintable(QString::number(search.width())));
        QCOMPARE(edges(view->findChild<Chip *>()).left() - search.right() - 1, 8);
        const QRect more = edges(view->findChild<IconButton *>());
        QCOMPARE(more.right(), edges(fieldCalled(u"Tax on these prices"_s)).right());
        QCOMPARE(edges(button(u"New list from this one"_s)).right() + 9, more.left());
    }

    void listOfAnotherWindowKeepsTheSelection()
    {
        listTable()->selectRow(1);
        m_filled->addList(u"flower"_s, QDate(2026, 3, 10), 1.2);

        QTRY_COMPARE(m_lists->rowCount(), 4);
        QCOMPARE(m_page->current(), m_filled->flowers);
        QCOMPARE(listTable()->currentIndex().row(), 2);
    }

    void twoListsStandSideBySide()
    {
        m_page->findChild<TabStrip *>()->setCurrentIndex(1);
        auto *model = m_page->findChild<ComparisonModel *>();

        QTRY_COMPARE(model->rowCount(), 1);
        QTRY_COMPARE(model->index(0, ComparisonModel::First).data().toString(), u"£2.00"_s);
        QCOMPARE(model->index(0, ComparisonModel::Second).data().toString(), u"£2.50"_s);
        QCOMPARE(model->index(0, ComparisonModel::Difference).data().toString(), u"+£0.50"_s);
        QCOMPARE(model->index(0, ComparisonModel::Percent).data().toString(), u"+25.0%"_s);
        m_filled->addPrice(m_march, m_filled->addVariant(u"Lily"_s, u"flower"_s, 10), 1);
        QTRY_COMPARE(model->rowCount(), 2);
        QCOMPARE(model->index(1, ComparisonModel::Percent).data(ChipTextRole).toString(), u"new"_s);
        model->setShown(Compared::OnOneOnly, {});
        QCOMPARE(model->rowCount(), 1);
        model->setShown(Compared::All, u"ros"_s);
        QCOMPARE(model->rowCount(), 1);
        QCOMPARE(model->count(Compared::Dearer), 1);
    }

    void listsOfOneDayAreHeadedByTheirNames()
    {
        must(services().priceLists.patch(m_march, {.name = u"Fleura"_s, .date = list(m_filled->flowers).date}));
        m_page->findChild<TabStrip *>()->setCurrentIndex(1);
        const auto *model = m_page->findChild<ComparisonModel *>();
        const auto heads = [model](int role) {
            return model->headerData(ComparisonModel::First, Qt::Horizontal, role).toString()
                + model->headerData(ComparisonModel::Second, Qt::Horizontal, role).toString();
        };

        QTRY_VERIFY(heads(Qt::DisplayRole).contains(u"Fleura\n"_s));
        QVERIFY(heads(Qt::ToolTipRole).contains(u"Fleura, "_s)); // With its day.
    }

    void theTwoAreSwappedFilteredAndSearched()
    {
        m_page->findChild<TabStrip *>()->setCurrentIndex(1);
        auto *view = m_page->findChild<ComparisonView *>();
        auto *model = view->findChild<ComparisonModel *>();
        const auto first = [model] { return model->index(0, ComparisonModel::First).data().toString(); };
        QTRY_COMPARE(first(), u"£2.00"_s);
        const auto press = [view](const QString &text) {
            for (auto *button : view->findChildren<QAbstractButton *>()) {
                if (button->isVisible() && (button->text() == text || button->accessibleName() == text)) {
                    QTest::mouseClick(button, Qt::LeftButton);
                    return true;
                }
            }
            return false;
        };

        QVERIFY(press(u"Swap the two"_s));
        QTRY_COMPARE(first(), u"£2.50"_s);
        QCOMPARE(model->index(0, ComparisonModel::Second).data().toString(), u"£2.00"_s);

        auto *kinds = switchCalled(u"Shown prices"_s);
        QCOMPARE(kinds->tabText(1), u"Dearer (0)"_s);
        QCOMPARE(kinds->tabText(2), u"Cheaper (1)"_s);
        kinds->setCurrentIndex(1);
        QVERIFY(withText<QLabel>(*view, u"No matching prices."_s)->isVisible());
        kinds->setCurrentIndex(2);
        QCOMPARE(model->rowCount(), 1);
        QVERIFY(view->findChild<TableView *>()->isVisible());

        auto *search = view->findChild<SearchField *>();
        search->setFocus();
        QTest::keyClicks(search, u"lily"_s);
        QTRY_VERIFY(withText<QLabel>(*view, u"No matching prices."_s)->isVisible());
        QTest::keyClick(search, Qt::Key_Escape);
        QTRY_VERIFY(view->findChild<TableView *>()->isVisible());
    }

    void twoSuppliersStandSideBySide()
    {
        ShopServices &shop = services();
        const SupplierId market = must(shop.suppliers.create({.name = u"A market"_s})).id;
        const SupplierId farm = must(shop.suppliers.create({.name = u"B farm"_s})).id;
        must(shop.products.patchVariant(
            m_filled->roseProduct, m_filled->rose,
            {.supplierIds = QList{market, farm}, .supplierPacks = QList<SupplierPack>{{market, 10}, {farm, 5}}}));
        for (const auto &[supplier, cost] : {std::pair(market, 1.5), std::pair(farm, 1.2)})
            must(shop.priceLists.createEntry(
                m_march, {.variantId = m_filled->rose, .supplierId = supplier, .unitCostExclTax = cost}));
        m_page->findChild<TabStrip *>()->setCurrentIndex(1);
        auto *view = m_page->findChild<ComparisonView *>();
        auto *model = m_page->findChild<ComparisonModel *>();

        switchCalled(u"What is compared"_s)->setCurrentIndex(1);
        for (QComboBox *box : view->findChildren<QComboBox *>()) {
            box->setCurrentIndex(
                box->findText(box->accessibleName().startsWith(u"First"_s) ? u"A market"_s : u"B farm"_s));
            Q_EMIT box->activated(box->currentIndex());
        }

        QTRY_COMPARE(model->rowCount(), 1);
        const auto cell = [model](int column) { return model->index(0, column).data().toString(); };
        QTRY_COMPARE(cell(ComparisonModel::First), u"£1.50"_s);
        QCOMPARE(cell(ComparisonModel::FirstPack), u"10"_s);
        QCOMPARE(cell(ComparisonModel::FirstOfPack), u"£15.00"_s);
        QCOMPARE(cell(ComparisonModel::Second), u"£1.20"_s);
        QCOMPARE(cell(ComparisonModel::SecondOfPack), u"£6.00"_s);
        QVERIFY(cell(ComparisonModel::Difference).endsWith(u"£0.30"_s));
        QCOMPARE(model->headerData(ComparisonModel::Second, Qt::Horizontal).toString(), u"B farm\nUnit cost"_s);
        model->setShown(Compared::Dearer, {});
        QCOMPARE(model->rowCount(), 0);
    }

    void varietyWithoutAPriceGetsOne()
    {
        m_filled->addLine(m_filled->group, m_filled->addVariant(u"Lily"_s, u"flower"_s, 10), 3);
        auto *tabs = m_page->findChild<TabStrip *>();
        auto *model = m_page->findChild<UnpricedModel *>();
        QTRY_COMPARE(model->rowCount(), 1);
        QTRY_COMPARE(tabs->tabText(2), u"Without a price (1)"_s);
        tabs->setCurrentIndex(2);
        QCOMPARE(model->index(0, UnpricedModel::List).data().toString(), u"Spring"_s);
        QVERIFY(model->setData(model->index(0, UnpricedModel::UnitCost), u"£1.30"_s));

        QTRY_COMPARE(model->rowCount(), 0);
        QCOMPARE(list(m_march).entries.constLast().unitCostExclTax, 1.3);
        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Add price of Lily"_s);
        m_shop->edits().undo();
        QTRY_COMPARE(model->rowCount(), 1);
        QCOMPARE(model->index(0, UnpricedModel::UnitCost).data().toString(), u"Enter cost"_s);
        QVERIFY(model->index(0, UnpricedModel::UnitCost).data(BlankRole).toBool());
        QVERIFY(!model->index(0, UnpricedModel::List).data(BlankRole).toBool());
    }

    void emptyShopIsOfferedItsFirstList()
    {
        UiShop empty;
        PriceListsPage page(empty.context());
        page.show();
        const auto buttons = page.findChildren<Button *>();
        const auto first = std::ranges::find_if(
            buttons, [](const Button *one) { return one->isVisible() && one->text() == u"New price list"_s; });
        QVERIFY(first != buttons.cend());
        (*first)->click();

        QVERIFY(page.findChild<NewListForm *>()->isVisible());
    }

private:
    ViewSwitch *switchCalled(const QString &name) const
    {
        const auto switches = m_page->findChildren<ViewSwitch *>();
        return *std::ranges::find_if(switches, [&](const ViewSwitch *one) { return one->accessibleName() == name; });
    }
    QStringList titles() const
    {
        QStringList titles;
        for (int row = 0; row < m_lists->rowCount(); ++row)
            titles += m_lists->index(row, PriceListsModel::List).data().toString();
        return titles;
    }
    QString chip(int row) const { return m_lists->index(row, PriceListsModel::State).data(ChipTextRole).toString(); }
    PriceList list(const PriceListId &id) const
    {
        return must(services().priceLists.find(id, PriceListService::Entries::Load));
    }
    TableView *table(const QString &name) const
    {
        for (auto *view : m_page->findChildren<TableView *>()) {
            if (view->accessibleName() == name)
                return view;
        }
        return nullptr;
    }
    TableView *listTable() const { return table(u"Price lists"_s); }
    TableView *prices() const { return table(u"Prices of Spring"_s); }
    ValueField *field(const QString &name) const
    {
        for (auto *one : m_page->findChildren<ValueField *>()) {
            if (one->accessibleName() == name)
                return one;
        }
        return nullptr;
    }
    static QLineEdit *line(const QWidget *form, const QString &name)
    {
        for (auto *one : form->findChildren<QLineEdit *>()) {
            if (one->accessibleName() == name)
                return one;
        }
        return nullptr;
    }
    Button *button(const QString &name) const
    {
        for (auto *one : m_page->findChildren<Button *>()) {
            if (one->isVisible() && (one->accessibleName() == name || one->text() == name))
                return one;
        }
        return nullptr;
    }
    bool hasMessage(const QString &text) const
    {
        const auto messages = m_page->findChildren<InlineMessage *>();
        return std::ranges::any_of(messages, [&text](const InlineMessage *one) { return one->text() == text; });
    }

    PriceListsModel *m_lists = nullptr;
    PriceEntriesModel *m_prices = nullptr;
    PriceListId m_march;
};

STEMDESK_TEST(TestPriceListsPage)

} // namespace stemdesk::price_lists_page_test

#include "tst_price_lists_page.moc"
