#include "core/exchange/demo/demo_shop.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace stemdesk::demo_shop_test {

using namespace Qt::StringLiterals;

namespace {

const PageRequest kWhole{.limit = 500};

struct Counts {
    qsizetype suppliers = 0;
    qsizetype products = 0;
    qsizetype variants = 0;
    qsizetype priceLists = 0;
    qsizetype events = 0;

    friend bool operator==(const Counts &, const Counts &) = default;
};

Counts countsOf(const ShopServices &shop)
{
    Counts counts;
    counts.suppliers = shop.suppliers.list({}, kWhole)->rows.size();
    const auto products = shop.products.list({}, kWhole, ProductService::Variants::Load);
    counts.products = products->rows.size();
    for (const Product &product : products->rows)
        counts.variants += product.variants.size();
    counts.priceLists = shop.priceLists.list({}, kWhole, PriceListService::Entries::Skip)->rows.size();
    counts.events = shop.events.list({}, kWhole)->rows.size();
    return counts;
}

Event eventNamed(const ShopServices &shop, const QString &name)
{
    for (const Event &event : must(shop.events.list({}, kWhole)).rows) {
        if (event.name == name)
            return *shop.events.find(event.id);
    }
    return {};
}

} // namespace

class TestDemoShop : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Loading takes a second or so; the tests that only look share one shop.
    void initTestCase()
    {
        const Status filled = fillWithDemo(m_shop.shop(), m_shop.now());
        QVERIFY2(filled, filled ? "" : qUtf8Printable(filled.error().message));
    }

    void isABelievableFlorist()
    {
        const Counts counts = countsOf(m_shop.shop());

        QCOMPARE(counts.suppliers, 12);
        QVERIFY(counts.products >= 150);
        QVERIFY(counts.variants >= 500);
        QCOMPARE(counts.priceLists, 6);
        QCOMPARE(counts.events, 25);
    }

    void secondShopIsUntouched()
    {
        const Counts counts = countsOf(m_shop.otherShop());

        QCOMPARE(counts.suppliers, 0);
        QCOMPARE(counts.products, 0);
        QCOMPARE(counts.priceLists, 0);
        QCOMPARE(counts.events, 0);
    }

    void everyEventHasPricedGroups()
    {
        for (const Event &row : must(m_shop.shop().events.list({}, kWhole)).rows) {
            const auto event = m_shop.shop().events.find(row.id);
            QVERIFY(event.has_value());
            QVERIFY2(!event->groups.isEmpty(), qUtf8Printable(event->name));
            for (const EventGroup &group : event->groups)
                QVERIFY2(!group.items.isEmpty(), qUtf8Printable(event->name + u": "_s + group.name));
            QVERIFY2(event->totals.customerPriceIncTax > event->totals.costIncTax, qUtf8Printable(event->name));
            QVERIFY2(event->totals.costIncTax > 0, qUtf8Printable(event->name));
            QVERIFY2(firstStart(*event).has_value(), qUtf8Printable(event->name));
        }
    }

    void meadowWeddingAddsUp()
    {
        const Event meadow = eventNamed(m_shop.shop(), u"Meadow wedding"_s);

        QCOMPARE(meadow.status, u"quoting"_s);
        double cost = 0;
        double waste = 0;
        for (const EventGroup &group : meadow.groups) {
            if (group.isHidden)
                continue;
            for (const EventItem &item : group.items) {
                QVERIFY(item.price.isPriced);
                const auto variant = m_shop.shop().products.findVariant(item.variantId);
                const double units = item.quantity * group.quantity;
                const double pack = termsAt(*variant, item.supplierId).unitsPerPack.value_or(0);
                const double bought = pack > 0 ? std::ceil(units / pack) * pack : units;
                cost += units * item.price.unitCostIncTax;
                waste += (bought - units) * item.price.unitCostIncTax;
            }
        }
        // The same sums in another order: only the last places of the doubles may differ.
        QVERIFY(std::abs(meadow.totals.costIncTax - cost) < 1e-6);
        QVERIFY(std::abs(meadow.totals.wasteCostIncTax - waste) < 1e-6);
        QVERIFY(meadow.totals.customerPriceIncTax > 4'000);
        QVERIFY(meadow.totals.customerPriceIncTax < 7'000);
        QVERIFY(meadow.totals.costOfGoodsIncTax < meadow.totals.customerPriceIncTax / 2);
        QCOMPARE(meadow.budget, 4500.0);
        QVERIFY(std::ranges::any_of(meadow.groups, &EventGroup::isHidden));
    }

    void eventsLieAroundNow()
    {
        int past = 0;
        int coming = 0;
        for (const Event &event : must(m_shop.shop().events.list({}, kWhole)).rows)
            ++(*firstStart(event) < m_shop.now() ? past : coming);

        QVERIFY(past > 3);
        QVERIFY(coming > 10);
    }

    void clientsHaveQuotesAndPay()
    {
        const ShopServices &shop = m_shop.shop();
        QCOMPARE(must(shop.contacts.list({}, kWhole)).rows.size(), 3);
        const Event meadow = eventNamed(shop, u"Meadow wedding"_s);
        QCOMPARE(meadow.contacts.size(), 1);
        QCOMPARE(must(shop.quotes.list(meadow.id, kWhole, {})).rows.constFirst().state, QuoteState::Open);
        const Event niamh = eventNamed(shop, u"Niamh & Ben"_s);
        QCOMPARE(must(shop.quotes.list(niamh.id, kWhole, {})).rows.constFirst().state, QuoteState::Accepted);

        const QList<EventBalance> owed = must(shop.payments.owed());

        QCOMPARE(owed.size(), 1);
        QCOMPARE(owed.constFirst().eventId, niamh.id);
        QVERIFY(owed.constFirst().balance.paid > 0);
        QVERIFY(!owed.constFirst().balance.isOverdue());
    }

    void ordersCanBeMade()
    {
        const Event meadow = eventNamed(m_shop.shop(), u"Meadow wedding"_s);

        const auto sheet = m_shop.shop().orderSheets.sheetFor({meadow.id});

        QVERIFY(sheet.has_value());
        QVERIFY(sheet->isDraft());
        QVERIFY(sheet->suppliers.size() > 3);
        QVERIFY(sheet->totals.orderCostIncTax > 0);
    }

    // Whoever buys the same rose elsewhere buys it in other bunches.
    void twoWholesalersPackDifferently()
    {
        const auto products = m_shop.shop().products.list({}, kWhole, ProductService::Variants::Load);
        const auto roses = std::ranges::find(products->rows, u"Rose"_s, &Product::name);
        QVERIFY(roses != products->rows.cend());
        const QList<Variant> &variants = roses->variants;
        const auto rose = std::ranges::find(variants, u"RO-AVAL-60"_s, &Variant::sku);
        QVERIFY(rose != variants.cend());
        QList<double> packs;
        for (const SupplierId &supplier : rose->supplierIds)
            packs += termsAt(*rose, supplier).unitsPerPack.value_or(0);
        QCOMPARE(packs, (QList<double>{20, 10, 20}));
        QCOMPARE(termsAt(*rose, rose->supplierIds.at(1)).ean, u"8712345001025"_s);
    }

    void historySaysThatItIsTheDemo()
    {
        TestShop shop;
        shop.context().setActor(u"somebody"_s);
        QVERIFY(fillWithDemo(shop.shop(), shop.now()));

        const EventId event = shop.shop().events.list({}, {.limit = 1})->rows.constFirst().id;
        const auto history = shop.shop().history.list(event, {.limit = 100});
        QVERIFY(history && !history->rows.isEmpty());
        for (const HistoryEntry &entry : history->rows)
            QCOMPARE(entry.actor, demoActor());
        QCOMPARE(shop.context().actor(), u"somebody"_s);
    }

    void aShopThatIsNotEmptyIsLeftAlone()
    {
        const Counts before = countsOf(m_shop.shop());

        const Status again = fillWithDemo(m_shop.shop(), m_shop.now());

        QVERIFY(!again);
        QCOMPARE(again.error().code, QByteArray("shop_not_empty"));
        QCOMPARE(countsOf(m_shop.shop()), before);
    }

    void oneSupplierIsEnoughNotToBeEmpty()
    {
        TestShop shop;
        QVERIFY(shop.shop().suppliers.create({.name = u"Bloemenhof"_s}));
        const Counts before = countsOf(shop.shop());
        const QString name = shop.shop().settings.shop()->name;

        const Status filled = fillWithDemo(shop.shop(), shop.now());

        QVERIFY(!filled);
        QCOMPARE(filled.error().kind, Error::Kind::Conflict);
        QCOMPARE(countsOf(shop.shop()), before);
        QCOMPARE(shop.shop().settings.shop()->name, name);
    }

private:
    TestShop m_shop;
};

STEMDESK_GUILESS_TEST(TestDemoShop)

} // namespace stemdesk::demo_shop_test

#include "tst_demo_shop.moc"
