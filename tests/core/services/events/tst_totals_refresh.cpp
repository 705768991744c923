#include "core/services/events/totals_refresh.h"

#include "core/domain/catalogue/deleted_product.h"
#include "core/services/unit_of_work.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"
#include "tests/support/many_events.h"
#include "tests/support/test_registry.h"

#include <QRandomGenerator>
#include <QTest>

#include <atomic>
#include <functional>
#include <thread>

namespace stemdesk::totals_refresh_test {

namespace {

using Edit = std::function<void(ShopWithEvent &)>;

/// The event has labour, so that tax matters to it, and tax falls by the shop's default.
void prepare(ShopWithEvent &filled)
{
    must(filled.shop.settings.set({{u"default-tax-group"_s, QString::fromLatin1(filled.tax.text())}}));
    const LabourPatch labour{.hours = 2, .hourlyRateExclTax = 30};
    must(filled.shop.events.patch(filled.event, {.pricing = EventPricingPatch{.labour = labour}}));
}

QList<EventId> updatedEvents(TestShop &test)
{
    QList<EventId> events;
    for (const Change &change : test.takeAnnounced()) {
        if (change.resource == Resource::Event && change.action == ChangeAction::Updated)
            events += EventId(change.id);
    }
    return events;
}

constexpr int kManyEvents = 1'000;

/// A thousand equal events of 60 lines each, all with the rose in them.
void makeManyEvents(TestShop &test, ShopWithEvent &filled)
{
    Result<UnitOfWork> work = UnitOfWork::begin(test.context());
    for (int i = 0; i < 58; ++i)
        filled.addLine(filled.group, i % 7 ? filled.rose : filled.vase, i / 3.0);
    QVERIFY(work->commit());
    copyEvent(test.session(), 1, kManyEvents - 1);
}

/// The stored costs of the first shop's events: a single value if all are up to date or all are not.
Result<QList<double>> costsOfAll(Session &session)
{
    return session.all("select distinct cost_inc_tax from event where shop = 1",
                       [](const Row &row) { return row.real(0); });
}

} // namespace

class TestTotalsRefresh : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void totalsFollow_data();
    void totalsFollow();
    void totalsThatStayAreNotWritten();
    void lateRowsOfOneWorkAreCountedOnce();
    void randomEditsLeaveNoTotalStale();
    void readersSeeAThousandEventsOldUntilTheyAreNew();
    void readersAreNeverLockedOut();
};

void TestTotalsRefresh::totalsFollow_data()
{
    QTest::addColumn<Edit>("edit");
    const auto row = [](const char *name, const Edit &edit) { QTest::newRow(name) << edit; };
    const auto pricing = [](ShopWithEvent &f, const EventPricingPatch &patch) {
        must(f.shop.events.patch(f.event, {.pricing = patch}));
    };
    row("new line", [](auto &f) { f.addLine(f.group, f.rose, 1); });
    row("quantity", [](auto &f) { must(f.shop.lines.patchItem(f.event, f.group, f.roses, {.quantity = 4})); });
    row("line removed", [](auto &f) { must(f.shop.lines.removeItem(f.event, f.group, f.roses)); });
    row("group copies", [](auto &f) { must(f.shop.lines.patchGroup(f.event, f.group, {.quantity = 3})); });
    row("hidden", [](auto &f) { must(f.shop.lines.patchGroup(f.event, f.group, {.isHidden = true})); });
    row("fixed price", [](auto &f) { must(f.shop.lines.patchGroup(f.event, f.group, {.fixedPriceIncTax = 45})); });
    row("group removed", [](auto &f) { must(f.shop.lines.removeGroup(f.event, f.group)); });
    row("uplift", [=](auto &f) { pricing(f, {.unitUpliftIncTax = 0.25}); });
    row("markup", [=](auto &f) { pricing(f, {.markups = QMap<QString, std::optional<double>>{{u"flower"_s, 3}}}); });
    row("labour", [=](auto &f) { pricing(f, {.labour = LabourPatch{.percent = 10}}); });
    row("fee", [=](auto &f) { pricing(f, {.additionalFees = QList<AdditionalFee>{{u"Van"_s, 10}}}); });
    row("travel", [=](auto &f) { pricing(f, {.travel = TravelPatch{.amountExclTax = 10}}); });
    row("discount", [=](auto &f) { pricing(f, {.discount = DiscountPatch{.percent = 10}}); });
    row("date", [](auto &f) { must(f.shop.events.patch(f.event, {.venueStart = 0})); });
    row("entry", [](auto &f) { must(f.shop.priceLists.patchEntry(f.flowers, f.rosePrice, {.unitCostExclTax = 3})); });
    row("entry gone", [](auto &f) { must(f.shop.priceLists.removeEntry(f.flowers, f.rosePrice)); });
    row("list date", [](auto &f) { must(f.shop.priceLists.patch(f.flowers, {.date = QDate(2026, 12, 1)})); });
    row("list multiplier", [](auto &f) { must(f.shop.priceLists.patch(f.flowers, {.taxMultiplier = 1.1})); });
    row("newer list", [](auto &f) { f.addPrice(f.addList(u"flower"_s, QDate(2026, 5, 1), 1.5), f.rose, 2); });
    row("entry on an older list", [](auto &f) {
        f.addList(u"flower"_s, QDate(2026, 5, 1), 1.5);
        must(f.shop.priceLists.patchEntry(f.flowers, f.rosePrice, {.unitCostExclTax = 7}));
    });
    row("entry gone, an older one holds", [](auto &f) {
        f.addPrice(f.addList(u"flower"_s, QDate(2025, 5, 1), 1.5), f.rose, 4);
        must(f.shop.priceLists.removeEntry(f.flowers, f.rosePrice));
    });
    row("list gone", [](auto &f) { must(f.shop.priceLists.remove(f.flowers)); });
    row("product type", [](auto &f) { must(f.shop.products.patch(f.roseProduct, {.productType = u"material"_s})); });
    row("pack size", [](auto &f) { must(f.shop.products.patchVariant(f.roseProduct, f.rose, {.unitsPerPack = 7})); });
    row("tax rate", [](auto &f) { must(f.shop.taxGroups.patch(f.tax, {.rate = 0.1})); });
    row("shop markup", [](auto &f) { must(f.shop.settings.set({{u"markup.flower"_s, u"2"_s}})); });
    row("hire multiplier", [](auto &f) { must(f.shop.settings.set({{u"markup.hire"_s, u"2"_s}})); });
    row("default tax group", [](auto &f) {
        const TaxGroupId none = must(f.shop.taxGroups.create({.name = u"None"_s, .rate = 0})).id;
        must(f.shop.settings.set({{u"default-tax-group"_s, QString::fromLatin1(none.text())}}));
    });
    row("tax group", [=](auto &f) {
        const TaxGroupId high = must(f.shop.taxGroups.create({.name = u"High"_s, .rate = 1})).id;
        pricing(f, {.taxGroupId = high});
    });
    row("time zone", [](auto &f) {
        f.addPrice(f.addList(u"flower"_s, QDate(2026, 6, 2), 1.5), f.rose, 9);
        must(f.shop.settings.set({{u"time-zone"_s, u"Pacific/Kiritimati"_s}}));
    });
    row("forced delete", [](auto &f) { must(f.shop.products.remove(f.roseProduct, true)); });
    row("forced delete of a variant",
        [](auto &f) { must(f.shop.products.removeVariant(f.roseProduct, f.rose, true)); });
}

void TestTotalsRefresh::totalsFollow()
{
    QFETCH(Edit, edit);
    TestShop test;
    ShopWithEvent filled(test.shop());
    const ShopWithEvent beside(test.otherShop());
    prepare(filled);
    const Totals before = filled.storedTotals();
    const Event besideBefore = beside.whole();
    QCOMPARE(before, filled.freshTotals());
    test.takeAnnounced();
    test.tick();

    edit(filled);

    const Totals after = filled.storedTotals();
    QCOMPARE(after, filled.freshTotals());
    QVERIFY(after != before);
    QCOMPARE(filled.whole().updatedAt, test.now());
    QVERIFY(updatedEvents(test).contains(filled.event));
    QCOMPARE(beside.whole(), besideBefore);
}

void TestTotalsRefresh::totalsThatStayAreNotWritten()
{
    TestShop test;
    ShopWithEvent filled(test.shop());
    const Event before = filled.whole();
    test.takeAnnounced();
    test.tick();

    filled.addList(u"material"_s, QDate(2026, 1, 1), 1.2);
    QVERIFY(test.shop().settings.set({{u"time-zone"_s, u"Europe/Paris"_s}}));

    QCOMPARE(filled.whole(), before);
    QCOMPARE(updatedEvents(test), QList<EventId>{});
}

void TestTotalsRefresh::lateRowsOfOneWorkAreCountedOnce()
{
    TestShop test;
    ShopWithEvent filled(test.shop());
    test.takeAnnounced();

    QVERIFY(test.shop().lines.patchItem(filled.event, filled.group, filled.roses, {.quantity = 8}));

    QCOMPARE(updatedEvents(test), QList<EventId>{filled.event});
    QCOMPARE(filled.storedTotals().costIncTax, 16 * (2 * 1.2) + 4 * (5 * 1.2));
}

void TestTotalsRefresh::randomEditsLeaveNoTotalStale()
{
    TestShop test;
    ShopWithEvent filled(test.shop());
    prepare(filled);
    QRandomGenerator random(20261120);
    const auto number = [&](int below) { return random.bounded(below); };
    QList<EventGroupId> groups{filled.group};
    const QList<VariantId> variants{filled.rose, filled.vase, filled.addVariant(u"Moss"_s, u"material"_s, 3)};
    const QList<Edit> edits{
        [&](auto &f) { f.addLine(groups.at(number(int(groups.size()))), variants.at(number(3)), number(40) / 3.0, 0); },
        [&](auto &f) { groups += f.addGroup(u"More"_s); },
        [&](auto &f) {
            must(f.shop.lines.patchGroup(f.event, groups.at(number(int(groups.size()))),
                                         {.quantity = 1 + number(5), .isHidden = number(3) == 0, .position = 0}));
        },
        [&](auto &f) { f.addPrice(f.flowers, f.rose, number(500) / 7.0, number(2) ? f.supplier : SupplierId()); },
        [&](auto &f) { must(f.shop.priceLists.patch(f.hire, {.taxMultiplier = 1 + number(9) / 10.0})); },
        [&](auto &f) { must(f.shop.taxGroups.patch(f.tax, {.rate = number(10) / 10.0})); },
        [&](auto &f) {
            must(f.shop.settings.set({{u"markup.flower"_s, QString::number(1 + number(30) / 10.0)}}));
        },
        [&](auto &f) {
            const auto list = f.addList(u"flower"_s, QDate(2026, 1 + number(12), 1), 1.2);
            f.addPrice(list, f.rose, number(900) / 11.0);
        },
    };

    for (int i = 0; i < 120; ++i) {
        edits.at(number(int(edits.size())))(filled);
        QCOMPARE(filled.storedTotals(), filled.freshTotals());
    }
    QCOMPARE(filled.whole().totals, filled.freshTotals());
}

void TestTotalsRefresh::readersSeeAThousandEventsOldUntilTheyAreNew()
{
    TestShop test;
    ShopWithEvent filled(test.shop());
    makeManyEvents(test, filled);
    const auto impatient = test.newDriver(std::chrono::milliseconds(1));
    const std::unique_ptr<Session> reader = must(Session::open(*impatient));
    const QList<double> before = must(costsOfAll(*reader));
    test.takeAnnounced();

    Result<UnitOfWork> work = UnitOfWork::begin(test.context());
    must(test.shop().priceLists.patchEntry(filled.flowers, filled.rosePrice, {.unitCostExclTax = 3}));
    QVERIFY(work->settle());
    const QList<double> written = must(costsOfAll(test.session()));
    const QList<double> during = must(costsOfAll(*reader));
    QVERIFY(work->commit());

    QCOMPARE(before.size(), 1);
    QCOMPARE(written.size(), 1);
    QVERIFY(written != before);
    QCOMPARE(during, before);
    QCOMPARE(must(costsOfAll(*reader)), written);
    QCOMPARE(written.constFirst(), filled.freshTotals().costIncTax);
    QCOMPARE(updatedEvents(test).size(), kManyEvents);
}

void TestTotalsRefresh::readersAreNeverLockedOut()
{
    TestShop test;
    ShopWithEvent filled(test.shop());
    makeManyEvents(test, filled);
    const auto impatient = test.newDriver(std::chrono::milliseconds(1));
    std::atomic<bool> isOver = false;
    std::atomic<int> reads = 0;
    std::atomic<int> refused = 0;
    std::atomic<int> mixed = 0;

    std::thread reading([&] {
        const std::unique_ptr<Session> reader = must(Session::open(*impatient));
        while (!isOver || reads == 0) {
            const Result<QList<double>> costs = costsOfAll(*reader);
            ++reads;
            refused += costs ? 0 : 1;
            mixed += costs && costs->size() != 1 ? 1 : 0;
        }
    });
    for (const double cost : {3.0, 4.0, 5.0})
        must(test.shop().priceLists.patchEntry(filled.flowers, filled.rosePrice, {.unitCostExclTax = cost}));
    isOver = true;
    reading.join();

    QVERIFY(reads > 0);
    QCOMPARE(refused, 0);
    QCOMPARE(mixed, 0);
}

STEMDESK_GUILESS_TEST(TestTotalsRefresh)

} // namespace stemdesk::totals_refresh_test

#include "tst_totals_refresh.moc"
