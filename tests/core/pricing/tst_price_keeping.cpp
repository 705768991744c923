#include "core/pricing/price_keeping.h"

#include "core/pricing/event_bill.h"
#include "core/pricing/price_breakdown.h"
#include "tests/core/pricing/price_fixture.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QTest>

#include <bit>

namespace stemdesk::price_keeping_test {

namespace {

constexpr Instant kNow = 1'750'000'000'000;

/// The pooled waste as it was before lines could keep a price, the plain way.
double plainPooledWaste(const Event &priced, const PriceContext &context)
{
    QList<std::pair<VariantId, SupplierId>> order;
    QHash<std::pair<VariantId, SupplierId>, double> units;
    QHash<std::pair<VariantId, SupplierId>, double> costs;
    for (const EventGroup &group : priced.groups) {
        for (const EventItem &item : group.isHidden ? QList<EventItem>() : group.items) {
            const std::pair key{item.variantId, item.supplierId};
            if (!units.contains(key)) {
                order.append(key);
                costs.insert(key, item.price.unitCostIncTax);
            }
            units[key] += item.price.units;
        }
    }
    double sum = 0;
    for (const auto &key : std::as_const(order)) {
        const PricedVariant variant = context.variants.value(key.first);
        const PackTerms terms = wastingTerms(variant, context.types.value(variant.productType), key.second);
        if (terms.unitsPerPack || terms.sparePercent > 0)
            sum += wastedUnits(units.value(key), terms) * costs.value(key);
    }
    return sum;
}

bool isSame(double left, double right)
{
    return std::bit_cast<quint64>(left) == std::bit_cast<quint64>(right);
}

} // namespace

class TestPriceKeeping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesKeepWhatPricesThem();
    void keptLinesHaveTheSameFiguresWhateverChanges();
    void someLinesAndThoseThatKeepAPriceAlready();
    void markupsOfTheTypesInUse();
    void billsHaveTheKeptRate();
    void pooledWasteCountsTheKeptPack();
    void shopsThatKeepNothingSeeTheSameFigures();

    void pinsMoveToTheNewestByTheDay_data()
    {
        QTest::addColumn<QDate>("day");
        QTest::addColumn<bool>("isSummer");
        QTest::newRow("after the newer list") << QDate(2025, 7, 5) << true;
        QTest::newRow("on its day") << QDate(2025, 6, 1) << true;
        QTest::newRow("before it") << QDate(2025, 5, 31) << false;
        QTest::newRow("before any list the pin stays") << QDate(2024, 1, 1) << false;
    }

    void pinsMoveToTheNewestByTheDay()
    {
        QFETCH(QDate, day);
        QFETCH(bool, isSummer);
        const PinnedLists pins{{u"flower"_s, m_shop.spring}, {u"hire"_s, m_shop.hires}};

        const PinnedLists refreshed = refreshedPins(pinnedTo(pins, day), m_shop.context);

        const PriceListId flowers = isSummer ? m_shop.summer : m_shop.spring;
        QCOMPARE(refreshed, (PinnedLists{{u"flower"_s, flowers}, {u"hire"_s, m_shop.hires}}));
    }

    void nothingPinnedStaysSo() { QCOMPARE(refreshedPins(m_shop.event(m_july, {}), m_shop.context), PinnedLists()); }

    void pinToALaterListMovesBack()
    {
        const Event event = pinnedTo({{u"flower"_s, m_shop.summer}}, QDate(2025, 4, 1));
        QCOMPARE(refreshedPins(event, m_shop.context), (PinnedLists{{u"flower"_s, m_shop.spring}}));
    }

    void linesAreComparedInTheirOrder()
    {
        EventGroup hidden = m_shop.group(1, {m_shop.line(m_shop.rose, 5)});
        hidden.isHidden = true;
        const EventGroup shown = m_shop.group(
            2, {m_shop.line(m_shop.rose, 10), m_shop.line(m_shop.vase, 3), m_shop.line(m_shop.rose, 1, m_shop.grower)});
        const Event event = pinnedTo({{u"flower"_s, m_shop.spring}}, m_july, {shown, hidden});

        const Repricing repricing = repricedUnder({{u"flower"_s, m_shop.summer}}, event, m_shop.context);

        QCOMPARE(repricing.lines.size(), 3);
        QCOMPARE(repricing.lines.at(0).item, shown.items.at(0).id);
        QCOMPARE(repricing.lines.at(1).item, shown.items.at(2).id);
        QCOMPARE(repricing.lines.at(2).group, hidden.id);
        QCOMPARE(repricing.lines.at(0).before.unitCostExclTax, 0.85);
        QCOMPARE(repricing.lines.at(0).after.unitCostExclTax, 0.95);
        QCOMPARE(repricing.lines.at(0).before.customerPriceIncTax, 20 * (0.85 * 1.2) * 2.5);
        QCOMPARE(repricing.lines.at(0).after.customerPriceIncTax, 20 * (0.95 * 1.175) * 2.5);
        QCOMPARE(repricing.lines.at(1).before.unitCostExclTax, 0.85); // The spring list has the general price only.
        QCOMPARE(repricing.lines.at(1).after.unitCostExclTax, 0.65);
    }

    void totalsAreThoseOfTheEvent()
    {
        const EventGroup group = m_shop.group(2, {m_shop.line(m_shop.rose, 10), m_shop.line(m_shop.vase, 3)});
        Event event = pinnedTo({{u"flower"_s, m_shop.spring}}, m_july, {group});
        event.pricing->labour = Labour{.percent = 10};
        Event moved = event;
        moved.pricing->priceListIds = PinnedLists{{u"flower"_s, m_shop.summer}};

        const Repricing repricing = repricedUnder(*moved.pricing->priceListIds, event, m_shop.context);

        priceEvent(event, m_shop.context);
        priceEvent(moved, m_shop.context);
        QCOMPARE(repricing.before.totals, event.totals);
        QCOMPARE(repricing.after.totals, moved.totals);
        QVERIFY(repricing.after.totals != repricing.before.totals);
    }

    void whatTheNewerListLacksKeepsItsPrice()
    {
        PriceFixture shop;
        const PriceListId bare = PriceListId::create();
        shop.context.lists = PriceLists(
            {{shop.spring, u"flower"_s, QDate(2025, 3, 1), 1.2}, {bare, u"flower"_s, QDate(2025, 6, 1), 1.2}});
        Event event = shop.event(m_july, {shop.group(1, {shop.line(shop.rose, 1)})});
        event.pricing = EventPricing{.priceListIds = PinnedLists{{u"flower"_s, shop.spring}}};

        QVERIFY(repricedUnder({{u"flower"_s, bare}}, event, shop.context).lines.isEmpty());
    }

    void lineThatLosesItsPriceIsToldApart()
    {
        PriceFixture shop;
        const PriceListId bare = PriceListId::create();
        shop.context.lists = PriceLists(
            {{bare, u"flower"_s, QDate(2025, 2, 1), 1.2}, {shop.spring, u"flower"_s, QDate(2025, 3, 1), 1.2}});
        Event event = shop.event(m_july, {shop.group(1, {shop.line(shop.rose, 1)})});
        event.pricing = EventPricing{.priceListIds = PinnedLists{{u"flower"_s, shop.spring}}};

        const Repricing repricing = repricedUnder({{u"flower"_s, bare}}, event, shop.context);

        QCOMPARE(repricing.lines.size(), 1);
        QVERIFY(repricing.lines.constFirst().before.isPriced);
        QVERIFY(!repricing.lines.constFirst().after.isPriced);
    }

    void samePinsChangeNothing()
    {
        const PinnedLists pins{{u"flower"_s, m_shop.spring}};
        const Event event = pinnedTo(pins, m_july, {m_shop.group(1, {m_shop.line(m_shop.rose, 1)})});
        const Repricing repricing = repricedUnder(pins, event, m_shop.context);
        QVERIFY(repricing.lines.isEmpty());
        QCOMPARE(repricing.after.totals, repricing.before.totals);
    }

private:
    Event priced(Event event, const PriceContext &context) const
    {
        priceEvent(event, context);
        return event;
    }
    Event priced(const QList<EventGroup> &groups) const { return priced(m_shop.event(m_july, groups), m_shop.context); }

    const PriceFixture m_shop;
    const QDate m_july = QDate(2025, 7, 5);

    Event pinnedTo(const PinnedLists &pins, QDate day, const QList<EventGroup> &groups = {}) const
    {
        Event event = m_shop.event(day, groups);
        event.pricing = EventPricing{.priceListIds = pins};
        return event;
    }
};

void TestPriceKeeping::linesKeepWhatPricesThem()
{
    const Event event = priced({m_shop.group(
        2, {m_shop.line(m_shop.rose, 10, m_shop.grower), m_shop.line(m_shop.vase, 3), m_shop.line(m_shop.fern, 1)})});

    const auto kept = pricesToKeep(event, m_shop.context, kNow);

    QCOMPARE(kept.size(), 2); // The fern has no price.
    QCOMPARE(*kept.value(event.groups.at(0).items.at(0).id),
             (KeptPrice{.unitCostExclTax = 0.65,
                        .taxMultiplier = 1.175,
                        .unitsPerPack = 25,
                        .priceListId = m_shop.summer,
                        .keptAt = kNow}));
    QVERIFY(!kept.value(event.groups.at(0).items.at(1).id)->unitsPerPack); // Hired things leave nothing over.
}

void TestPriceKeeping::keptLinesHaveTheSameFiguresWhateverChanges()
{
    Event event = priced(
        {m_shop.group(3, {m_shop.line(m_shop.rose, 7), m_shop.line(m_shop.ribbon, 4), m_shop.line(m_shop.vase, 3)})});
    const Event before = event;
    keepLines(event, {.since = kNow, .lines = pricesToKeep(event, m_shop.context, kNow)});
    event.pricing = EventPricing{.markups = markupsToKeep(event, m_shop.context)};
    PriceContext other;
    other.variants = {
        {m_shop.rose, {u"flower"_s, 10}}, {m_shop.ribbon, {u"flower"_s, {}}}, {m_shop.vase, {u"hire"_s, 6}}};
    other.types = {{u"flower"_s, {u"flower"_s, 9, true}}, {u"hire"_s, {u"hire"_s, 9, true}}};
    other.zone = QTimeZone::utc();
    event.pricing->markups->insert(u"flower"_s, 2.5);
    const Event after = priced(event, other);

    QCOMPARE(after.totals.costIncTax, before.totals.costIncTax);
    QCOMPARE(after.totals.wasteCostIncTax, before.totals.wasteCostIncTax);
    QCOMPARE(after.groups.at(0).items.at(0).price, before.groups.at(0).items.at(0).price);
    QCOMPARE(after.groups.at(0).items.at(2).price, before.groups.at(0).items.at(2).price);
}

void TestPriceKeeping::someLinesAndThoseThatKeepAPriceAlready()
{
    Event event = priced({m_shop.group(1, {m_shop.line(m_shop.rose, 7), m_shop.line(m_shop.ribbon, 4)})});
    const EventItemId ribbon = event.groups.at(0).items.at(1).id;

    const auto some = pricesToKeep(event, m_shop.context, kNow, QSet<EventItemId>{ribbon});
    QCOMPARE(some.keys(), QList<EventItemId>{ribbon});
    keepLines(event, {.since = {}, .lines = some});
    QVERIFY(!event.pricesKeptAt);
    QVERIFY(!pricesToKeep(event, m_shop.context, kNow + 1).contains(ribbon)); // It keeps the one it has.
}

void TestPriceKeeping::markupsOfTheTypesInUse()
{
    Event event = m_shop.event(m_july,
                               {m_shop.group(1, {m_shop.line(m_shop.rose, 7), m_shop.line(m_shop.ribbon, 4)}),
                                m_shop.group(1, {m_shop.line(m_shop.oddity, 1)})});
    event.pricing = EventPricing{.markups = MarkupFactors{{u"material"_s, 7}}};

    QCOMPARE(markupsToKeep(event, m_shop.context), (MarkupFactors{{u"flower"_s, 2.5}, {u"candle"_s, 1}}));
}

void TestPriceKeeping::billsHaveTheKeptRate()
{
    Event event = priced({m_shop.group(1, {m_shop.line(m_shop.rose, 7)})});
    keepLines(event, {.since = kNow, .lines = pricesToKeep(event, m_shop.context, kNow)});
    PriceContext later = m_shop.context;
    later.lists = PriceLists({{m_shop.summer, u"flower"_s, QDate(2025, 6, 1), 1.07}});
    const Event after = priced(event, later);

    QCOMPARE(billOf(after, later).charges.at(0).rate, 0.175);
    QCOMPARE(customerPriceExclTax(after, later), after.totals.customerPriceIncTax / 1.175);
}

void TestPriceKeeping::pooledWasteCountsTheKeptPack()
{
    Event event = priced({m_shop.group(1, {m_shop.line(m_shop.rose, 7), m_shop.line(m_shop.rose, 20)})});
    QCOMPARE(pooledWasteCostIncTax(event, m_shop.context), 23 * (0.95 * 1.175));
    keepLines(event, {.since = kNow, .lines = pricesToKeep(event, m_shop.context, kNow)});
    PriceContext later = m_shop.context;
    later.variants[m_shop.rose].unitsPerPack = 10;
    event = priced(event, later);
    QCOMPARE(pooledWasteCostIncTax(event, later), 23 * (0.95 * 1.175)); // The pack that both keep.

    event.groups[0].items[1].kept->unitsPerPack = 20;
    QCOMPARE(pooledWasteCostIncTax(event, later), 3 * (0.95 * 1.175)); // They differ: the supplier's of now.
    event.groups[0].items[1].kept.reset();
    QCOMPARE(pooledWasteCostIncTax(event, later), 3 * (0.95 * 1.175));
}

void TestPriceKeeping::shopsThatKeepNothingSeeTheSameFigures()
{
    QRandomGenerator random(2'000);
    const QList<VariantId> variants{m_shop.rose, m_shop.fern, m_shop.ribbon, m_shop.vase, m_shop.oddity};
    PriceContext context = m_shop.context;
    context.types[u"flower"_s].sparePercent = 5;
    for (int round = 0; round < 2'000; ++round) {
        QList<EventGroup> groups;
        for (int g = random.bounded(4); g >= 0; --g) {
            QList<EventItem> items;
            for (int i = random.bounded(6); i >= 0; --i)
                items.append(m_shop.line(variants.at(random.bounded(5)), random.bounded(40) / 3.0,
                                         random.bounded(2) == 0 ? m_shop.grower : SupplierId()));
            groups.append(m_shop.group(1 + random.bounded(9) / 2.0, items));
            groups.last().isHidden = random.bounded(5) == 0;
        }
        const Event event = priced(m_shop.event(m_july, groups), context);

        QVERIFY(isSame(pooledWasteCostIncTax(event, context), plainPooledWaste(event, context)));
    }
}

STEMDESK_APPLESS_TEST(TestPriceKeeping)

} // namespace stemdesk::price_keeping_test

#include "tst_price_keeping.moc"
