#include "ui/pages/orders/saved_sheets.h"

#include "tests/support/held_thread.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "tests/support/with_text.h"
#include "ui/models/text_table_model.h"
#include "ui/order_sheets/sheet_files.h"
#include "ui/pages/orders/goods_card.h"
#include "ui/pages/orders/goods_model.h"
#include "ui/pages/orders/orders_page.h"
#include "ui/pages/orders/saved_sheets_model.h"
#include "ui/pages/orders/text_table_card.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/unstored_question.h"
#include "ui/widgets/tables/table_view.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::saved_sheets_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestSavedSheets : public PageTest<OrdersPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void init()
    {
        m_shop = std::make_unique<UiShop>();
        auto &shop = services();
        m_bloemenhof = shop.suppliers.create({.name = u"Bloemenhof"_s})->id;
        const ProductRow row{.product = {.name = u"Rose"_s, .productType = u"flower"_s},
                             .hasVariant = true,
                             .variant = VariantPatch{.name = u"Quicksand"_s,
                                                     .stemLength = std::optional(50.0),
                                                     .unitsPerPack = std::optional(25.0)}};
        m_rose = shop.products.upsert({row})->first()->variantId;
        m_event = shop.events.create({.name = u"Meadow wedding"_s})->event.id;
        m_group = shop.lines.createGroup(m_event, {.name = u"Tables"_s})->id;
        m_item =
            shop.lines.createItem(m_event, m_group, {.variantId = m_rose, .supplierId = m_bloemenhof, .quantity = 27})
                ->id;
        showPage();
        m_saved = m_page->findChild<SavedSheets *>();
        m_model = m_page->findChild<SavedSheetsModel *>();
        m_tester =
            std::make_unique<QAbstractItemModelTester>(m_model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    }

    void cleanup()
    {
        m_tester.reset();
        ShopTest::cleanup();
    }

    void whatIsShownIsSavedAndOffered()
    {
        QVERIFY(!button(u"Save this sheet"_s)->isEnabled());
        m_page->show({m_event});
        QTRY_VERIFY(button(u"Save this sheet"_s)->isEnabled());
        QSignalSpy noted(m_page.get(), &OrdersPage::noted);

        button(u"Save this sheet"_s)->click();

        QTRY_COMPARE(noted.size(), 1);
        QCOMPARE(noted[0][0].toString(), u"The sheet is saved"_s);
        noted[0][2].value<std::function<void()>>()();
        QVERIFY(m_saved->isVisible());
        QTRY_COMPARE(m_model->rowCount(), 1);
        QTRY_VERIFY(m_saved->sheet());
        QCOMPARE(m_saved->sheet()->events.constFirst().name, u"Meadow wedding"_s);
        QVERIFY(!button(u"Save this sheet"_s)->isVisible());
        QCOMPARE(m_model->index(0).data(SavedSheetsModel::ShortDayRole).toString(), u"21 Mar"_s);
    }

    void whatSuppliersAreAskedIsSavedToo()
    {
        m_page->show({m_event});
        QTRY_VERIFY(button(u"Save this sheet"_s)->isEnabled());
        for (const auto &[name, text] :
             {std::pair(u"Deliver to"_s, u"Dock 3"_s), std::pair(u"Note"_s, u"Keep cool"_s)}) {
            auto *field = named<ValueField>(name);
            QVERIFY(field);
            QTest::keyClicks(field, text);
            QTest::keyClick(field, Qt::Key_Return);
        }
        auto *substitutes = named<QComboBox>(u"Substitutes"_s);
        QVERIFY(substitutes);
        QTest::keyClicks(substitutes, u"none"_s);
        QTest::keyClick(substitutes, Qt::Key_Return);
        Q_EMIT substitutes->activated(substitutes->currentIndex());

        button(u"Save this sheet"_s)->click();
        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Save order sheet"_s);
        tabs()->setCurrentIndex(1);

        QTRY_VERIFY(m_saved->sheet());
        QCOMPARE(m_saved->sheet()->suppliers.constFirst().delivery,
                 (OrderDelivery{.to = u"Dock 3"_s, .note = u"Keep cool"_s, .allowsSubstitutes = false}));
    }

    void aSupplierOfASavedSheetIsAskedSomethingElse()
    {
        const OrderSheetId id = save();
        tabs()->setCurrentIndex(1);
        QTRY_VERIFY(named<ValueField>(u"Note, Bloemenhof"_s));
        const auto stored = [&] { return services().orderSheets.find(id)->suppliers.constFirst().delivery; };
        auto *note = named<ValueField>(u"Note, Bloemenhof"_s);

        QTest::keyClicks(note, u"Ring twice"_s);
        QTest::keyClick(note, Qt::Key_Return);
        auto *place = named<ValueField>(u"Deliver to, Bloemenhof"_s);
        QTest::keyClicks(place, u"Dock 3"_s);
        QTest::keyClick(place, Qt::Key_Return);

        QTRY_COMPARE(stored(), (OrderDelivery{.to = u"Dock 3"_s, .note = u"Ring twice"_s}));
        m_shop->edits().undo();
        QTRY_COMPARE(stored(), (OrderDelivery{.note = u"Ring twice"_s}));
        QTRY_COMPARE(place->text(), QString());
    }

    void whatWasAskedIsOnlySaidOnceItIsOrdered()
    {
        const OrderSheetId id = save();
        must(services().orderSheets.patch(id, {.state = SheetState::Ordered}));
        tabs()->setCurrentIndex(1);
        QTRY_VERIFY(named<ValueField>(u"Note, Bloemenhof"_s));
        auto *note = named<ValueField>(u"Note, Bloemenhof"_s);
        QTRY_VERIFY(!note->isVisible());

        button(u"Change"_s)->click();

        QVERIFY(note->isVisible());
        QTest::keyClicks(note, u"Ring twice"_s);
        QTest::keyClick(note, Qt::Key_Return);
        QTRY_COMPARE(services().orderSheets.find(id)->suppliers.constFirst().delivery.note, u"Ring twice"_s);
        QVERIFY(note->isVisible());
    }

    void savingIsTakenBackAndDoneAgain()
    {
        m_page->show({m_event});
        QTRY_VERIFY(button(u"Save this sheet"_s)->isEnabled());
        button(u"Save this sheet"_s)->click();
        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Save order sheet"_s);
        tabs()->setCurrentIndex(1);
        QTRY_VERIFY(m_saved->sheet());
        const OrderSheetId id = m_saved->sheet()->id;

        m_shop->edits().undo();

        QTRY_COMPARE(m_model->rowCount(), 0);
        QTRY_VERIFY(!m_saved->sheet());
        auto *none = m_saved->findChild<EmptyState *>();
        QVERIFY(none->isVisible());

        m_shop->edits().stack().redo();

        QTRY_VERIFY(m_saved->sheet());
        QCOMPARE(m_saved->sheet()->id, id);
        QVERIFY(!none->isVisible());
    }

    /// "Nothing is saved yet" beside a sheet in the list.
    void nothingIsSaidToBeMissingBeforeItIsRead()
    {
        save();
        QTRY_COMPARE(m_model->rowCount(), 1);

        tabs()->setCurrentIndex(1); // Begins to read the sheet.

        QVERIFY(m_saved->isVisible());
        QVERIFY(!m_saved->findChild<EmptyState *>()->isVisible());
        QTRY_VERIFY(m_saved->sheet());
    }

    void savingIsNotTakenBackOnceSomethingCameIn()
    {
        m_page->show({m_event});
        QTRY_VERIFY(button(u"Save this sheet"_s)->isEnabled());
        button(u"Save this sheet"_s)->click();
        QTRY_COMPARE(m_shop->edits().stack().count(), 1);
        const OrderSheetId id = services().orderSheets.list({}, {})->rows.constFirst().id;
        receive(id, 1, 2);
        const QSignalSpy failed(&m_shop->edits(), &Edits::failed);

        m_shop->edits().undo();

        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(received(id).has_value());
    }

    void theNewestIsOpenedFirst()
    {
        const OrderSheetId first = save();
        m_shop->shop().tick();
        const OrderSheetId second = save();
        QTRY_COMPARE(m_model->rowCount(), 2);

        tabs()->setCurrentIndex(1);

        QTRY_VERIFY(m_saved->sheet());
        QCOMPARE(m_saved->sheet()->id, second);
        m_saved->list()->setCurrentIndex(m_model->index(1));
        QTRY_COMPARE(m_saved->sheet()->id, first);
    }

    void whatIsRefusedIsAskedAboutBeforeAnotherSheet()
    {
        const OrderSheetId first = saveOrdered();
        m_shop->shop().tick();
        const OrderSheetId second = saveOrdered();
        QTRY_COMPARE(m_model->rowCount(), 2);
        tabs()->setCurrentIndex(1);
        QTRY_VERIFY(m_saved->sheet());
        auto *goods = m_saved->findChild<GoodsModel *>();
        const QModelIndex received = goods->index(0, GoodsModel::Received);
        QVERIFY(goods->setData(received, u"some"_s));
        const auto answer = [this](const QString &text) {
            auto *box = m_page->findChild<QMessageBox *>();
            QVERIFY(box);
            QVERIFY2(box->informativeText().startsWith(u"Meadow wedding · Goods received from Bloemenhof: "_s)
                         && box->informativeText().endsWith(u"some"_s),
                     qPrintable(box->informativeText()));
            withText<QPushButton>(*box, text)->click();
            QTRY_VERIFY(!m_page->findChild<QMessageBox *>());
        };

        m_saved->list()->setCurrentIndex(m_model->index(1));
        answer(u"Go back"_s);
        QCOMPARE(m_saved->sheet()->id, second);
        QCOMPARE(received.data().toString(), u"some"_s);
        m_page->openSaved(first);
        answer(u"Discard"_s);
        QTRY_COMPARE(m_saved->sheet()->id, first);
        QVERIFY(goods->index(0, GoodsModel::Received).data().toString() != u"some"_s);
    }

    void whatIsRefusedOnceAnotherSheetIsOpenIsSaid()
    {
        const OrderSheetId first = saveOrdered();
        m_shop->shop().tick();
        const OrderSheetId second = saveOrdered();
        QTRY_COMPARE(m_model->rowCount(), 2);
        tabs()->setCurrentIndex(1);
        QTRY_VERIFY(m_saved->sheet());
        auto *note = new LateRefusal(m_page.get());
        auto *goods = m_saved->findChild<GoodsModel *>();
        HeldThread held(m_shop->editsThread());
        QVERIFY(goods->setData(goods->index(0, GoodsModel::Received), 1.0));

        m_page->openSaved(first); // Before the store has answered.
        QTRY_COMPARE(goods->sheet(), first);
        receive(second, 2, 0.5); // Somebody else was faster.
        held.release();

        QTRY_VERIFY(note->isVisible());
        QVERIFY2(note->text().startsWith(u"Not saved: Meadow wedding · Receive "_s), qPrintable(note->text()));
    }

    void theListSaysWhatCameIn()
    {
        const OrderSheetId id = save();
        QTRY_COMPARE(m_model->rowCount(), 1);
        const QModelIndex row = m_model->index(0);
        QCOMPARE(row.data().toString(), u"Meadow wedding"_s);
        QVERIFY(row.data(SavedSheetsModel::DraftRole).toBool());
        QCOMPARE(row.data(SavedSheetsModel::ReceivedRole).toString(), u"1 line(s)"_s); // Untranslated.

        receive(id, 2, 0.5);

        QTRY_COMPARE(m_model->index(0).data(SavedSheetsModel::ReceivedRole).toString(), u"received"_s);
        QVERIFY(!m_model->index(0).data(SavedSheetsModel::DraftRole).toBool());
    }

    void aDraftIsToOrderUntilGoodsComeIn()
    {
        const OrderSheetId id = save();
        tabs()->setCurrentIndex(1);
        QTRY_VERIFY(m_saved->sheet());
        const auto *goods = m_saved->findChild<GoodsModel *>();
        const auto title = [goods] { return goods->headerData(GoodsModel::Ordered, Qt::Horizontal).toString(); };
        const auto says = [this](const QString &text) {
            const auto labels = m_saved->findChildren<QLabel *>();
            return std::ranges::any_of(
                labels, [&text](const QLabel *label) { return label->isVisible() && label->text().startsWith(text); });
        };
        const auto isDraftShown = [this] {
            const auto chips = m_page->findChildren<StatusChip *>();
            return std::ranges::any_of(
                chips, [](const StatusChip *chip) { return chip->isVisible() && chip->text() == "Draft"_L1; });
        };
        QCOMPARE(title(), u"Packs"_s);
        QTRY_VERIFY(isDraftShown()); // Beside the title.
        QVERIFY(says(u"To order: £"_s));
        QVERIFY(!says(u"Received £"_s));
        QVERIFY(!says(u"Still due £"_s));
        const auto *table = m_saved->findChild<GoodsCard *>()->findChild<TableView *>();
        for (const int column : {GoodsModel::Received, GoodsModel::Rejected, GoodsModel::Due})
            QVERIFY(table->isColumnHidden(column));
        QVERIFY(!button(u"All came as ordered"_s)->isVisible());

        receive(id, 1, 0.5);

        QTRY_COMPARE(title(), u"Ordered"_s);
        QVERIFY(!table->isColumnHidden(GoodsModel::Received));
        QVERIFY(says(u"Ordered £"_s));
        QVERIFY(says(u"Received £"_s));
        QTRY_VERIFY(!isDraftShown());
    }

    void whatChangedSinceIsSaidInWords()
    {
        save();
        tabs()->setCurrentIndex(1);
        QTRY_VERIFY(m_saved->sheet());
        QVERIFY(!card(u"Changed since"_s)->isVisible());

        QVERIFY(services().lines.patchItem(m_event, m_group, m_item, {.quantity = 77}));
        QVERIFY(services().events.patch(m_event, {.status = u"approved"_s}));

        QTRY_COMPARE(firstCells(u"Changed since"_s),
                     QStringList({u"Meadow wedding is now: Approved. It was: New"_s,
                                  u"+2 pack(s) of Rose ‘Quicksand’ 50 cm"_s}));
        QCOMPARE(m_saved->sheet()->suppliers.constFirst().lines.constFirst().unitsNeeded, 27.0);
    }

    void goodsAreTypedIntoTheTable()
    {
        const OrderSheetId id = saveOrdered();
        tabs()->setCurrentIndex(1);
        QTRY_VERIFY(m_saved->findChild<GoodsCard *>());
        auto *table = m_saved->findChild<GoodsCard *>()->findChild<TableView *>();
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, GoodsModel::Received));

        QTest::keyClick(table, Qt::Key_2);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(table->currentIndex().column(), int(GoodsModel::UnitCost));
        QTest::keyClick(table, Qt::Key_0);
        QTest::keyClicks(QApplication::focusWidget(), u".5"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

        QTRY_COMPARE(received(id), std::optional(ReceivedGoods{2, 0.5}));
        QTRY_COMPARE(firstCells(u"What the events earn"_s), QStringList{u"Meadow wedding"_s});
        QTRY_COMPARE(profitCell(3), u"£25.00"_s);
        QTRY_COMPARE(m_shop->edits().stack().count(), 2);
        m_shop->edits().undo();
        m_shop->edits().undo();
        QTRY_COMPARE(received(id), std::nullopt);
        QTRY_COMPARE(profitCell(3), u"–"_s);
    }

    void everythingIsReceivedByOneButton()
    {
        const OrderSheetId id = saveOrdered();
        tabs()->setCurrentIndex(1);
        QTRY_VERIFY(m_saved->findChild<GoodsCard *>());

        button(u"All came as ordered"_s)->click();

        QTRY_COMPARE(received(id), std::optional(ReceivedGoods{2, 0}));
        QTRY_VERIFY(!button(u"All came as ordered"_s)->isVisible());
    }

    void aRefusalStaysWithItsSheet()
    {
        const OrderSheetId ordered = saveOrdered();
        const OrderSheetId other = save();
        tabs()->setCurrentIndex(1);
        m_saved->open(ordered);
        QTRY_VERIFY(m_saved->sheet() && m_saved->sheet()->id == ordered);
        const auto *card = m_saved->findChild<GoodsCard *>();
        const auto says = [card] {
            const auto messages = card->findChildren<InlineMessage *>();
            return std::ranges::any_of(messages,
                                       [](const InlineMessage *each) { return each->text().startsWith(u"Only "_s); });
        };
        button(u"All came as ordered"_s)->click();
        QTRY_VERIFY(!button(u"All came as ordered"_s)->isVisible());
        auto *goods = card->findChild<TableView *>()->model();
        goods->setData(goods->index(0, GoodsModel::Rejected), u"9000"_s);
        QTRY_VERIFY(says());

        m_saved->open(other);
        QVERIFY(m_page->findChild<QMessageBox *>());
        withText<QPushButton>(*m_page->findChild<QMessageBox *>(), u"Discard"_s)->click();

        QTRY_COMPARE(m_saved->sheet()->id, other);
        QVERIFY(!says());
    }

    void theSavedOneIsExported()
    {
        save();
        QVERIFY(services().lines.patchItem(m_event, m_group, m_item, {.quantity = 300}));
        tabs()->setCurrentIndex(1);
        QTRY_VERIFY(m_saved->sheet());
        const QTemporaryDir folder;
        const QString name = folder.filePath(u"order.csv"_s);
        QSignalSpy noted(m_page.get(), &OrdersPage::noted);

        m_page->findChild<SheetFiles *>()->save(SheetFormat::Csv, name);

        QTRY_COMPARE(noted.size(), 1);
        QFile file(name);
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray csv = file.readAll();
        QVERIFY2(csv.contains(",27,") && !csv.contains(",300,"), csv.constData());
    }

    void aDeletedEventLeavesItsSheetReadable()
    {
        save();
        tabs()->setCurrentIndex(1);
        QTRY_VERIFY(m_saved->sheet());

        QVERIFY(services().events.remove(m_event));

        QTRY_VERIFY(firstCells(u"Changed since"_s).contains(u"Meadow wedding was deleted"_s));
        QTRY_VERIFY(!card(u"What the events earn"_s)->isVisible());
        for (const auto *message : m_saved->findChildren<InlineMessage *>())
            QVERIFY(message->text().isEmpty() || message->text().startsWith(u"Not every event was approved"_s));
    }

private:
    template <class Widget>
    Widget *named(const QString &name) const
    {
        for (auto *widget : m_page->findChildren<Widget *>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        return nullptr;
    }
    OrderSheetId save() { return services().orderSheets.save({m_event})->id; }
    OrderSheetId saveOrdered()
    {
        const OrderSheetId id = save();
        must(services().orderSheets.patch(id, {.state = SheetState::Ordered}));
        return id;
    }
    TabStrip *tabs() const { return m_page->findChild<TabStrip *>(); }

    std::optional<ReceivedGoods> received(const OrderSheetId &id) const
    {
        return services().orderSheets.find(id)->suppliers.constFirst().lines.constFirst().received;
    }

    void receive(const OrderSheetId &id, double packs, double unitCost)
    {
        const ReceivedRow row{
            .variantId = m_rose, .supplierId = m_bloemenhof, .packs = packs, .unitCostExclTax = unitCost};
        QVERIFY(services().orderSheets.patch(id, {.received = QList{row}}));
    }

    QAbstractButton *button(const QString &text) const { return withText<Button>(*m_page, text); }

    TextTableCard *card(const QString &title) const
    {
        for (auto *card : m_page->findChildren<TextTableCard *>()) {
            if (card->accessibleName() == title)
                return card;
        }
        return nullptr;
    }

    QStringList firstCells(const QString &title) const
    {
        QStringList cells;
        const auto *model = card(title)->findChild<TextTableModel *>();
        for (int row = 0; row < model->rowCount(); ++row)
            cells.append(model->index(row, 0).data().toString());
        return cells;
    }

    QString profitCell(int column) const
    {
        return card(u"What the events earn"_s)->findChild<TextTableModel *>()->index(0, column).data().toString();
    }

    std::unique_ptr<QAbstractItemModelTester> m_tester;
    SavedSheets *m_saved = nullptr;
    SavedSheetsModel *m_model = nullptr;
    SupplierId m_bloemenhof;
    VariantId m_rose;
    EventId m_event;
    EventGroupId m_group;
    EventItemId m_item;
};

STEMDESK_TEST(TestSavedSheets)

} // namespace stemdesk::saved_sheets_test

#include "tst_saved_sheets.moc"
