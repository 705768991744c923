#include "core/domain/shops/shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/typed_page.h"
#include "ui/day_text.h"
#include "ui/pages/event/recipe/group_price.h"
#include "ui/pages/orders/goods_card.h"
#include "ui/pages/orders/goods_model.h"
#include "ui/pages/orders/saved_sheets.h"
#include "ui/widgets/table_view.h"

#include <QMenu>

namespace stemdesk::typed_work_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// What people of five countries type while an event is priced and its goods come in.
class TestTypedWork : public TypedPage {
    Q_OBJECT

private Q_SLOTS:
    void init() { beginOrGoOn(); }
    void cleanup() { closePage(); }
    void cleanupTestCase() { end(); }

    void fixedPrices_data() { locales(); }
    void fixedPrices();
    void goodsThatWereNotGood_data() { locales(); }
    void goodsThatWereNotGood();

private:
    QDate today() { return shopToday(m_shop->context()); }
};

void TestTypedWork::fixedPrices()
{
    open(eventPage(0));
    QTRY_VERIFY(m_page->findChild<GroupPrice *>());
    QMenu menu;
    m_page->findChild<GroupPrice *>()->fillMenu(menu);
    for (QAction *action : menu.actions()) {
        if (action->text() == u"Fix…"_s)
            action->trigger();
    }
    const QString name = u"Fixed price of %1, with tax"_s.arg(event().groups.constFirst().name);
    const auto price = [this] { return event().groups.constFirst().fixedPriceIncTax; };
    for (const auto &[text, sum] : otherSumsTyped()) {
        enter(name, text);
        QTRY_COMPARE(price(), std::optional(sum));
    }
    enter(name, u"a lot"_s);
    QCOMPARE(field(name)->text(), u"a lot"_s);
    QCOMPARE(price(), std::optional(5'250.0));
}

void TestTypedWork::goodsThatWereNotGood()
{
    must(m_shop->services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses,
                                            {.supplierId = m_filled->supplier}));
    const OrderSheetId sheet = must(m_shop->services().orderSheets.save({m_filled->event})).id;
    auto *page = new SavedSheets(m_shop->context());
    open(page);
    page->open(sheet);
    const auto ofSupplier = [page]() -> GoodsCard * {
        for (auto *card : page->findChildren<GoodsCard *>()) {
            if (!card->findChild<GoodsModel *>()->supplier().isNull())
                return card;
        }
        return nullptr;
    };
    QTRY_VERIFY(ofSupplier());
    auto *table = ofSupplier()->findChild<TableView *>();
    const auto notes = [&] {
        for (const OrderSheetSupplier &each : must(m_shop->services().orderSheets.find(sheet)).suppliers) {
            if (each.supplierId == m_filled->supplier)
                return each.lines.constFirst().notes;
        }
        return ReceivedNotes();
    };
    enter(*table, table->model()->index(0, GoodsModel::Received), u"2 St."_s);
    QTRY_COMPARE(notes().receivedOn, std::optional(today()));
    for (const auto &[text, units] :
         {std::pair(u"3"_s, 3.0), std::pair(u"2,5"_s, 2.5), std::pair(u"4 Stiele"_s, 4.0)}) {
        enter(*table, table->model()->index(0, GoodsModel::Rejected), text);
        QTRY_COMPARE(notes().rejectedUnits, units);
    }
    for (const QString &sum : {u"£5.50"_s, u"5,50 €"_s, u"5,5"_s}) {
        enter(u"Credited by them"_s, u"3"_s);
        QTRY_COMPARE(notes().creditExclTax, 3.0);
        enter(u"Credited by them"_s, sum);
        QTRY_COMPARE(notes().creditExclTax, 5.5);
    }
    enter(u"Received on"_s, u"28.5.26"_s);
    QTRY_COMPARE(notes().receivedOn, std::optional(QDate(2026, 5, 28)));
}

STEMDESK_TEST(TestTypedWork)

} // namespace stemdesk::typed_work_test

#include "tst_typed_work.moc"
