
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "tests/support/with_text.h"
#include "ui/order_sheets/advice.h"
#include "ui/order_sheets/supplier_order_card.h"
#include "ui/pages/orders/orders_page.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/table_view.h"

#include <QTest>

namespace stemdesk::advice_taker_test {

using namespace stemdesk::ui;

class TestAdviceTaker : public PageTest<OrdersPage> {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shop = std::make_unique<UiShop>();
        auto &shop = services();
        m_bloemenhof = shop.suppliers.create({.name = u"Bloemenhof"_s})->id;
        m_fleura = shop.suppliers.create({.name = u"Fleura"_s})->id;
        const ProductRow row{.product = {.name = u"Rose"_s, .productType = u"flower"_s},
                             .hasVariant = true,
                             .variant = VariantPatch{.name = u"Quicksand"_s, .unitsPerPack = std::optional(25.0)}};
        m_rose = shop.products.upsert({row})->first()->variantId;
        m_event = shop.events.create({.name = u"Meadow wedding"_s})->event.id;
        m_list =
            shop.priceLists
                .create(
                    {.name = u"Spring"_s, .productType = u"flower"_s, .date = QDate(2026, 1, 1), .taxMultiplier = 1.0})
                ->id;
        price(m_bloemenhof, 2);
    }

    void theKeyTakesWhatSavesAPack()
    {
        addLine(27, 1);
        open();

        QTest::keyClick(m_page.get(), Qt::Key_Period, Qt::ControlModifier);

        QTRY_COMPARE(quantity(), 25.0);
        QTRY_VERIFY(!list()->isVisible());
        m_shop->edits().undo();
        QTRY_COMPARE(quantity(), 27.0);
        QTRY_VERIFY(list()->isVisible());
    }

    void eachAdviceIsAppliedOnItsRow()
    {
        price(m_fleura, 1.9);
        addLine(27, 1);
        open();
        QTRY_COMPARE(rows().size(), 2); // Fewer stems save a whole pack, which is more than the other price saves.
        auto *apply = rows().at(1)->findChild<Button *>();
        apply->setFocus();

        QTest::keyClick(m_page.get(), Qt::Key_Period, Qt::ControlModifier); // Applies the advice that has the keyboard.

        QTRY_COMPARE(supplier(), m_fleura);
        QCOMPARE(quantity(), 27.0);
        QTRY_COMPARE(m_page->findChild<SupplierOrderCard *>()->accessibleName(), u"Fleura"_s);
        m_shop->edits().undo();
        QTRY_COMPARE(supplier(), m_bloemenhof);
    }

    void copiesTogetherLeaveOutEnough()
    {
        addLine(13, 4); // 52: two fewer save a pack.
        open();

        withText<Button>(*m_page, u"Apply"_s)->click();

        QTRY_COMPARE(quantity(), 12.0);
    }

    void whereNoArrangementFitsThatIsSaid()
    {
        addLine(12, 4); // 48: two more would fill the pack, but four copies cannot share them.
        open();

        QTest::keyClick(m_page.get(), Qt::Key_Period, Qt::ControlModifier);

        QTRY_VERIFY(isSaid(u"Change one in its recipe."_s));
        QCOMPARE(quantity(), 12.0);
    }

private:
    void price(const SupplierId &supplier, double cost)
    {
        const PriceEntryRow row{.patch = {.variantId = m_rose, .supplierId = supplier, .unitCostExclTax = cost}};
        QVERIFY(services().priceLists.upsertEntries(m_list, {row}));
    }
    void addLine(double quantity, double copies)
    {
        auto &lines = services().lines;
        m_group = lines.createGroup(m_event, {.name = u"Tables"_s, .quantity = copies})->id;
        m_item =
            lines.createItem(m_event, m_group, {.variantId = m_rose, .supplierId = m_bloemenhof, .quantity = quantity})
                ->id;
    }
    void open()
    {
        showPage();
        m_page->show({m_event});
        QTRY_VERIFY(m_page->findChild<AdviceList *>() && list()->isVisible());
    }
    AdviceList *list() const { return m_page->findChild<AdviceList *>(); }
    QList<AdviceRow *> rows() const
    {
        QList<AdviceRow *> shown = list()->findChildren<AdviceRow *>();
        shown.removeIf([](const AdviceRow *row) { return row->isHidden(); });
        return shown;
    }
    EventItem item() const { return *services().lines.item(m_event, m_group, m_item); }
    double quantity() const { return item().quantity; }
    SupplierId supplier() const { return item().supplierId; }
    bool isSaid(const QString &text) const
    {
        for (const auto *message : m_page->findChildren<InlineMessage *>()) {
            if (message->isVisible() && message->text().contains(text))
                return true;
        }
        return false;
    }

    SupplierId m_bloemenhof;
    SupplierId m_fleura;
    VariantId m_rose;
    PriceListId m_list;
    EventId m_event;
    EventGroupId m_group;
    EventItemId m_item;
};

STEMDESK_TEST(TestAdviceTaker)

} // namespace stemdesk::advice_taker_test

#include "tst_advice_taker.moc"
