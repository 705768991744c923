#include "core/orders/order_sheet_builder.h"

#include "tests/core/orders/order_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::order_sheet_builder_test {

namespace {

QStringList lineNames(const OrderSheetSupplier &supplier)
{
    QStringList names;
    for (const OrderSheetLine &line : supplier.lines) {
        const QString stem = line.stemLength ? QString::number(*line.stemLength) : u"-"_s;
        names.append(line.productName + u'/' + line.variantName + u'/' + stem);
    }
    return names;
}

} // namespace

class TestOrderSheetBuilder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unitsArePooledThenRounded()
    {
        OrderFixture shop;
        const SupplierId grower = shop.supplier(u"Grower"_s);
        const Variant rose = shop.variant(u"Rose"_s, u"Red Naomi"_s, 25);
        const Event wedding = shop.event(u"Wedding"_s, {shop.line(rose.id, grower, 18, 0.85)});
        const Event fair = shop.event(u"Fair"_s, {shop.line(rose.id, grower, 9, 0.85)});

        const OrderSheet sheet = buildOrderSheet({wedding, fair}, shop.catalogue);

        QCOMPARE(sheet.suppliers.size(), 1);
        const OrderSheetLine line = sheet.suppliers[0].lines.at(0);
        QCOMPARE(line.unitsNeeded, 27.0);
        QCOMPARE(line.packsNeeded, std::optional(2.0));
        QCOMPARE(line.packsToOrder, std::optional(2.0));
        QCOMPARE(line.minPacks, std::optional<double>());
        QCOMPARE(line.unitsToOrder, 50.0);
        QCOMPARE(line.leftoverUnits, std::optional(23.0));
        QVERIFY(line.unitCostExclTax == 0.85);
        QVERIFY(line.orderCostExclTax == 50 * 0.85);
        QVERIFY(line.orderCostIncTax == 50 * (0.85 * 1.2));
        QCOMPARE(line.eventItemIds, (QList{wedding.groups[0].items[0].id, fair.groups[0].items[0].id}));
        QCOMPARE(line.eventNames, (QStringList{u"Wedding"_s, u"Fair"_s}));
        QCOMPARE(line.advice, (QList<PackAdvice>{{-2, -1, -(25 * (0.85 * 1.2))}, {23, 0, 0}}));
    }

    void lineCarriesWhatTheSupplierNeedsToKnow()
    {
        OrderFixture shop;
        const SupplierId grower = shop.supplier(u"Grower"_s, true);
        shop.catalogue.suppliers[grower].address = u"1 Market Row"_s;
        shop.catalogue.suppliers[grower].accountNumber = u"FT-1042"_s;
        Variant &rose = shop.variant(u"Rose"_s, u"Red Naomi"_s, 25);
        rose.sku = u"RN-60"_s;
        rose.colors = {u"red"_s};
        rose.stemLength = 60;
        EventItem item = shop.line(rose.id, grower, 5, 0);
        item.price.isPriced = false;

        const OrderSheet sheet = buildOrderSheet({shop.event(u"Wedding"_s, {item})}, shop.catalogue);

        const OrderSheetSupplier &supplier = sheet.suppliers.at(0);
        QCOMPARE(supplier.supplierId, grower);
        QCOMPARE(supplier.name, u"Grower"_s);
        QCOMPARE(supplier.contactEmail, u"grower@example.com"_s);
        QCOMPARE(supplier.address, u"1 Market Row"_s);
        QCOMPARE(supplier.accountNumber, u"FT-1042"_s);
        QVERIFY(supplier.isArchived);
        QCOMPARE(supplier.lines[0].sku, u"RN-60"_s);
        QCOMPARE(supplier.lines[0].colors, QStringList{u"red"_s});
        QCOMPARE(supplier.lines[0].stemLength, std::optional(60.0));
        QVERIFY(!supplier.lines[0].isPriced);
    }

    void minimumIsTheSuppliersOwn()
    {
        OrderFixture shop;
        const SupplierId bulk = shop.supplier(u"Bulk"_s);
        const SupplierId corner = shop.supplier(u"Corner"_s);
        Variant &rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        rose.supplierMinPacks = {{bulk, 4}};
        const Event event = shop.event(
            u"Wedding"_s,
            {shop.line(rose.id, bulk, 12, 1), shop.line(rose.id, corner, 12, 1), shop.line(rose.id, {}, 12, 1)});

        const OrderSheet sheet = buildOrderSheet({event}, shop.catalogue);

        const OrderSheetLine &raised = sheet.suppliers[0].lines.at(0);
        QCOMPARE(raised.minPacks, std::optional(4.0));
        QCOMPARE(raised.packsNeeded, std::optional(2.0));
        QCOMPARE(raised.packsToOrder, std::optional(4.0));
        QCOMPARE(raised.leftoverUnits, std::optional(28.0));
        QVERIFY(raised.orderCostIncTax == 40 * (1 * 1.2));
        for (const qsizetype other : {1, 2}) {
            QCOMPARE(sheet.suppliers[other].lines[0].minPacks, std::optional<double>());
            QCOMPARE(sheet.suppliers[other].lines[0].packsToOrder, std::optional(2.0));
        }
    }

    void differingPricesAreWeightedByUnits()
    {
        OrderFixture shop;
        const Variant rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        EventItem summer = shop.line(rose.id, {}, 6, 1.05);
        summer.price.unitCostIncTax = 1.05 * 1.1;
        const Event first = shop.event(u"Spring"_s, {shop.line(rose.id, {}, 18, 0.85)});
        const Event second = shop.event(u"Summer"_s, {summer});

        const OrderSheet sheet = buildOrderSheet({first, second}, shop.catalogue);

        const OrderSheetLine &line = sheet.suppliers[0].lines.at(0);
        const double exclTax = (18 * 0.85 + 6 * 1.05) / 24;
        QVERIFY(line.unitCostExclTax == exclTax);
        QVERIFY(line.orderCostExclTax == 30 * exclTax);
        QVERIFY(line.orderCostIncTax == 30 * ((18 * (0.85 * 1.2) + 6 * (1.05 * 1.1)) / 24));
    }

    void unitsWithoutAPackAreOrderedAsTheyAre()
    {
        OrderFixture shop;
        const Variant fern = shop.variant(u"Fern"_s, u"Leather"_s, {});

        const OrderSheet sheet =
            buildOrderSheet({shop.event(u"Wedding"_s, {shop.line(fern.id, {}, 7.5, 0.4)})}, shop.catalogue);

        const OrderSheetLine &line = sheet.suppliers[0].lines.at(0);
        QCOMPARE(line.unitsToOrder, 7.5);
        QVERIFY(!line.packsNeeded && !line.packsToOrder && !line.leftoverUnits && !line.unitsPerPack);
        QVERIFY(line.orderCostIncTax == 7.5 * (0.4 * 1.2));
        QVERIFY(line.advice.isEmpty());
    }

    void suppliersAreInOrderOfNameAndNoSupplierIsLast()
    {
        OrderFixture shop;
        const Variant rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        QList<EventItem> lines{shop.line(rose.id, {}, 1, 1)};
        for (const QString &name : {u"beta"_s, u"Gamma"_s, u"Alpha"_s})
            lines.append(shop.line(rose.id, shop.supplier(name), 1, 1));

        const OrderSheet sheet = buildOrderSheet({shop.event(u"Wedding"_s, lines)}, shop.catalogue);

        QStringList names;
        for (const OrderSheetSupplier &supplier : sheet.suppliers)
            names.append(supplier.name);
        QCOMPARE(names, (QStringList{u"Alpha"_s, u"beta"_s, u"Gamma"_s, QString()}));
        QVERIFY(sheet.suppliers.last().supplierId.isNull());
    }

    void linesAreInOrderOfProductVariantAndStem()
    {
        OrderFixture shop;
        QList<EventItem> lines;
        const auto add = [&](const QString &product, const QString &name, std::optional<double> stem) {
            Variant &variant = shop.variant(product, name, 10);
            variant.stemLength = stem;
            lines.append(shop.line(variant.id, {}, 1, 1));
        };
        add(u"rose"_s, u"White"_s, 60);
        add(u"Rose"_s, u"red"_s, 70);
        add(u"Rose"_s, u"Red"_s, 50);
        add(u"Rose"_s, u"Red"_s, {});
        add(u"Anemone"_s, u"Yellow"_s, 40);

        const OrderSheet sheet = buildOrderSheet({shop.event(u"Wedding"_s, lines)}, shop.catalogue);

        QCOMPARE(lineNames(sheet.suppliers.at(0)),
                 (QStringList{u"Anemone/Yellow/40"_s, u"Rose/Red/-"_s, u"Rose/Red/50"_s, u"Rose/red/70"_s,
                              u"rose/White/60"_s}));
    }

    void totalsAreAddedInTheOrderOfTheSheet()
    {
        OrderFixture shop;
        const SupplierId second = shop.supplier(u"B"_s);
        const SupplierId first = shop.supplier(u"A"_s);
        const Variant rose = shop.variant(u"Rose"_s, u"Red"_s, {});
        const Variant fern = shop.variant(u"Fern"_s, u"Leather"_s, {});
        const Event event = shop.event(u"Wedding"_s,
                                       {shop.line(rose.id, second, 1, 0.3), shop.line(fern.id, second, 1, 0.2),
                                        shop.line(rose.id, first, 1, 0.1)});

        const OrderSheet sheet = buildOrderSheet({event}, shop.catalogue);

        QVERIFY(sheet.suppliers[0].totals.orderCostExclTax == 0.1);
        QVERIFY(sheet.suppliers[1].totals.orderCostExclTax == 0.2 + 0.3);
        QVERIFY(sheet.totals.orderCostExclTax == 0.1 + 0.2 + 0.3);
        QVERIFY(sheet.totals.orderCostIncTax == 0.1 * 1.2 + 0.2 * 1.2 + 0.3 * 1.2);
    }

    void deliveryCostsAreATotalOfTheirOwn()
    {
        OrderFixture shop;
        const SupplierId first = shop.supplier(u"A"_s);
        const SupplierId second = shop.supplier(u"B"_s);
        shop.catalogue.suppliers[first].deliveryCostExclTax = 7.5;
        shop.catalogue.suppliers[first].minOrderExclTax = 12;
        shop.catalogue.suppliers[second].deliveryCostExclTax = 4;
        const Variant rose = shop.variant(u"Rose"_s, u"Red"_s, {});
        const Event event =
            shop.event(u"Wedding"_s, {shop.line(rose.id, first, 10, 1), shop.line(rose.id, second, 20, 1)});

        const OrderSheet sheet = buildOrderSheet({event}, shop.catalogue);

        QCOMPARE(sheet.suppliers[0].deliveryCostExclTax, std::optional(7.5));
        QCOMPARE(sheet.suppliers[0].shortOfMinimumExclTax, std::optional(2.0));
        QCOMPARE(sheet.suppliers[0].totals, (OrderSheetTotals{10, 10 * 1.2, 7.5}));
        QCOMPARE(sheet.suppliers[1].totals, (OrderSheetTotals{20, 20 * 1.2, 4}));
        QCOMPARE(sheet.totals, (OrderSheetTotals{30, 10 * 1.2 + 20 * 1.2, 7.5 + 4}));
        QVERIFY(!sheet.isTopUp);
    }

    void topUpsOrderWhatEachEventLacks()
    {
        OrderFixture shop;
        const SupplierId grower = shop.supplier(u"Grower"_s);
        const Variant rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        const Event wedding = shop.event(u"Wedding"_s, {shop.line(rose.id, grower, 30, 1)});
        const Event fair = shop.event(u"Fair"_s, {shop.line(rose.id, grower, 10, 1)});
        const OrderSheetLine before{.variantId = rose.id,
                                    .packsToOrder = 3,
                                    .unitsToOrder = 30,
                                    .eventUnits = {{wedding.id, 20}, {fair.id, 10}}};
        const OrderedGoods ordered({{.line = before, .supplierId = grower}});
        const auto sheetOf = [&](bool onlyNew) {
            return buildOrderSheet({wedding, fair}, shop.catalogue,
                                   {.choice = {.onlyNew = onlyNew}, .ordered = ordered});
        };

        const OrderSheet more = sheetOf(true);
        const OrderSheet whole = sheetOf(false);

        QVERIFY(more.isTopUp);
        const OrderSheetLine &line = more.suppliers[0].lines.at(0);
        QCOMPARE(line.unitsOrdered, 30.0);
        QCOMPARE(line.packsOrdered, std::optional(3.0));
        QCOMPARE(line.unitsToOrder, 10.0);
        QCOMPARE(line.eventUnits, (QList<EventUnits>{{wedding.id, 10}}));
        QCOMPARE(line.eventNames, QStringList{u"Wedding"_s});
        QVERIFY(!whole.isTopUp);
        QCOMPARE(whole.suppliers[0].lines.at(0).unitsOrdered, 30.0);
        QCOMPARE(whole.suppliers[0].lines.at(0).packsOrdered, std::optional(3.0));
        QCOMPARE(whole.suppliers[0].lines.at(0).surplusUnits, 0.0);
    }

    void goodsThatAreNotNeededAnyMoreAreALine_data()
    {
        QTest::addColumn<bool>("isKnown");
        QTest::newRow("named as they are now") << true;
        QTest::newRow("named as they were ordered") << false;
    }

    void goodsThatAreNotNeededAnyMoreAreALine()
    {
        QFETCH(const bool, isKnown);
        OrderFixture shop;
        const SupplierId grower = shop.supplier(u"Grower"_s);
        Variant &rose = shop.variant(u"Garden rose"_s, u"Pink"_s, 25);
        rose.sku = u"GR-1"_s;
        rose.supplierCodes = {{grower, u"18"_s, u"8712345678907"_s}};
        rose.supplierMinPacks = {{grower, 4}};
        const Event wedding = shop.event(u"Wedding"_s, {});
        const Event fair = shop.event(u"Fair"_s, {});
        const OrderSheetLine before{.variantId = rose.id,
                                    .productName = u"Rose"_s,
                                    .variantName = u"Red"_s,
                                    .sku = u"R-1"_s,
                                    .supplierCode = u"17"_s,
                                    .supplierEan = u"8712345678891"_s,
                                    .colors = {u"red"_s},
                                    .stemLength = 60,
                                    .unitsNeeded = 24,
                                    .unitsPerPack = 10,
                                    .packsToOrder = 3,
                                    .unitsToOrder = 30,
                                    .eventUnits = {{wedding.id, 18}, {fair.id, 6}}};
        OrderSheetLine expected = before;
        expected.unitsNeeded = expected.unitsToOrder = 0;
        expected.packsNeeded = expected.packsToOrder = expected.leftoverUnits = 0;
        if (isKnown) {
            expected.productName = u"Garden rose"_s;
            expected.variantName = rose.name;
            expected.sku = rose.sku;
            expected.supplierCode = u"18"_s;
            expected.supplierEan = u"8712345678907"_s;
            expected.unitsPerPack = 25;
            expected.minPacks = 4;
        } else {
            shop.catalogue.variants.clear();
        }
        SheetRequest request{.ordered = OrderedGoods({{.line = before, .supplierId = grower}})};
        const QList<Event> events{wedding, shop.event(u"Party"_s, {}), fair};

        const OrderSheet whole = buildOrderSheet(events, shop.catalogue, request);

        expected.unitsOrdered = expected.surplusUnits = 30;
        expected.packsOrdered = 3;
        expected.eventUnits = {{wedding.id, 0}, {fair.id, 0}}; // Not the party, for which it was not ordered.
        expected.eventNames = QStringList{u"Wedding"_s, u"Fair"_s};
        QCOMPARE(whole.suppliers.at(0).lines, QList{expected});

        request.choice.pairs = {{wedding.id, grower}};
        const OrderSheet part = buildOrderSheet(events, shop.catalogue, request);

        expected.unitsOrdered = expected.surplusUnits = 30 * (18.0 / 24);
        expected.packsOrdered = 3 * (18.0 / 24);
        expected.eventUnits.removeLast();
        expected.eventNames.removeLast();
        QCOMPARE(part.suppliers.at(0).lines, QList{expected});
    }

    void eventsStartAtTheVenueElseWithTheCeremony()
    {
        const OrderFixture shop;
        Event both = shop.event(u"Wedding"_s, {});
        both.venueStart = 1;
        both.ceremonyStart = 2;
        Event ceremony = shop.event(u"Blessing"_s, {});
        ceremony.ceremonyStart = 3;

        const OrderSheet sheet = buildOrderSheet({both, ceremony, shop.event(u"Fair"_s, {})}, shop.catalogue);

        QCOMPARE(sheet.events[0].startsAt, std::optional<Instant>(1));
        QCOMPARE(sheet.events[1].startsAt, std::optional<Instant>(3));
        QVERIFY(!sheet.events[2].startsAt);
    }

    void sheetSaysWhichEventsAreCleared_data()
    {
        QTest::addColumn<QString>("status");
        QTest::addColumn<bool>("isCleared");

        QTest::newRow("new") << u"new"_s << false;
        QTest::newRow("pending") << u"pending_approval"_s << false;
        QTest::newRow("approved") << u"approved"_s << true;
        QTest::newRow("complete") << u"complete"_s << true;
        QTest::newRow("cancelled") << u"cancelled"_s << false;
    }

    void sheetSaysWhichEventsAreCleared()
    {
        QFETCH(QString, status);
        QFETCH(bool, isCleared);
        const OrderFixture shop;
        Event event = shop.event(u"Wedding"_s, {});
        event.status = status;

        const OrderSheet sheet = buildOrderSheet({event}, shop.catalogue);

        QCOMPARE(sheet.events, (QList<OrderSheetEvent>{{event.id, u"Wedding"_s, status, isCleared}}));
        QCOMPARE(sheet.isDraft(), !isCleared);
        QVERIFY(sheet.suppliers.isEmpty());
        QCOMPARE(sheet.totals, OrderSheetTotals());
    }

    void eventGivenTwiceIsOrderedOnce()
    {
        OrderFixture shop;
        const Variant rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        const Event event = shop.event(u"Wedding"_s, {shop.line(rose.id, {}, 8, 1)});

        const OrderSheet sheet = buildOrderSheet({event, event}, shop.catalogue);

        QCOMPARE(sheet.events.size(), 1);
        QCOMPARE(sheet.suppliers[0].lines[0].packsToOrder, std::optional(1.0));
    }

    void linesTellTheUnitsOfEachEvent()
    {
        OrderFixture shop;
        const Variant rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        const Event wedding = shop.event(u"Wedding"_s, {shop.line(rose.id, {}, 8, 1), shop.line(rose.id, {}, 3, 1)});
        const Event fair = shop.event(u"Fair"_s, {shop.line(rose.id, {}, 5, 1)});

        const OrderSheet sheet = buildOrderSheet({wedding, fair}, shop.catalogue);

        QCOMPARE(sheet.suppliers[0].lines[0].eventUnits, (QList<EventUnits>{{wedding.id, 8.0 + 3.0}, {fair.id, 5.0}}));
    }

    void taxMultiplierIsTheLists()
    {
        OrderFixture shop;
        const Variant rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        EventItem inSummer = shop.line(rose.id, {}, 4, 2);
        inSummer.price.priceListId = PriceListId::create();
        inSummer.price.unitCostIncTax = 2 * 1.5;
        shop.catalogue.taxMultipliers.insert(inSummer.price.priceListId, 1.5);
        const auto multiplierOf = [&](const QList<EventItem> &items) {
            const OrderSheet sheet = buildOrderSheet({shop.event(u"Wedding"_s, items)}, shop.catalogue);
            return sheet.suppliers[0].lines[0].taxMultiplier;
        };
        QCOMPARE(multiplierOf({shop.line(rose.id, {}, 8, 1), shop.line(rose.id, {}, 1, 3)}), 1.2);

        // Pooled from two lists: turns the unit cost without tax into the one with tax.
        const double exclTax = (8 * 1.0 + 4 * 2.0) / 12;
        const double incTax = (8 * (1.0 * 1.2) + 4 * (2.0 * 1.5)) / 12;
        QCOMPARE(multiplierOf({shop.line(rose.id, {}, 8, 1), inSummer}), incTax / exclTax);

        EventItem unpriced = shop.line(rose.id, {}, 8, 0);
        unpriced.price.priceListId = {};
        QCOMPARE(multiplierOf({unpriced}), 1.0);
    }

    void cheapestSupplierIsNamed()
    {
        OrderFixture shop;
        const SupplierId cheap = shop.supplier(u"Cheap"_s);
        const SupplierId dear = shop.supplier(u"Dear"_s);
        Variant &rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        rose.supplierIds = {cheap, dear};
        shop.prices.add(shop.list, rose.id, cheap, 0.5);
        shop.prices.add(shop.list, rose.id, dear, 1);

        const OrderSheet sheet =
            buildOrderSheet({shop.event(u"Wedding"_s, {shop.line(rose.id, dear, 8, 1)})}, shop.catalogue);

        QCOMPARE(sheet.suppliers[0].supplierId, dear);
        QCOMPARE(sheet.suppliers[0].lines[0].cheapest, std::optional(CheapestSupplier{cheap, 10 * (0.5 * 1.2)}));
    }
};

STEMDESK_APPLESS_TEST(TestOrderSheetBuilder)

} // namespace stemdesk::order_sheet_builder_test

#include "tst_order_sheet_builder.moc"
