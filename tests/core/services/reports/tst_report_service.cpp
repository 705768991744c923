#include "core/services/reports/report_service.h"

#include "core/exchange/demo/demo_shop.h"
#include "core/services/check_service.h"
#include "core/services/database/stored_totals.h"
#include "core/storage/engine/session.h"
#include "core/storage/shops/shop_store.h"
#include "tests/support/event_shop.h"
#include "tests/support/many_events.h"
#include "tests/support/summed_tables.h"
#include "tests/support/test_registry.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>
#include <QTimeZone>

#include <algorithm>

namespace stemdesk::report_service_test {

namespace {

const QDate kToday(2026, 3, 21); // TestShop's today.

ReportPeriod month(const QString &text)
{
    return ReportPeriod::monthFrom(text).value();
}

Instant noonOf(QDate day)
{
    return QDateTime(day, QTime(12, 0), QTimeZone::utc()).toMSecsSinceEpoch();
}

PeriodReport reportOf(TestShop &test, const ReportPeriod &period)
{
    return must(test.shop().reports.report(period));
}

template <class List, class Key>
void sortBy(List &list, Key key)
{
    std::ranges::sort(list, {}, key);
}

/// Each received amount without tax can be off by one minor unit, so the plain sums leave these amounts out.
QList<RateSum> withoutNet(QList<RateSum> sums)
{
    for (RateSum &sum : sums)
        sum.exclTax = 0;
    sums.removeIf([](const RateSum &sum) { return sum.incTax == 0; });
    sortBy(sums, [](const RateSum &sum) { return std::pair(sum.rate, sum.category); });
    return sums;
}

/// Nothing was ordered from the supplier because all goods came from the shop's own stock.
bool isIdle(const SupplierFigures &supplier)
{
    return supplier.orderedExclTax == 0 && supplier.receivedExclTax == 0 && supplier.rejectedExclTax == 0;
}

void compareLists(PeriodReport report, PeriodReport summed)
{
    for (PeriodReport *of : {&report, &summed}) {
        of->suppliers.removeIf(isIdle);
        sortBy(of->figures.bySource, &SourceFigures::source);
        sortBy(of->figures.invoiced.byRate, [](const RateSum &sum) { return std::pair(sum.rate, sum.category); });
        sortBy(of->suppliers, [](const SupplierFigures &supplier) { return supplier.supplierId.bytes(); });
        for (SupplierFigures &supplier : of->suppliers)
            supplier.name.clear();
    }
    summed.figures.invoiced.byRate.removeIf([](const RateSum &sum) { return sum.exclTax == 0 && sum.incTax == 0; });
    QCOMPARE(report.figures.bySource, summed.figures.bySource);
    QCOMPARE(report.figures.invoiced.byRate, summed.figures.invoiced.byRate);
    QCOMPARE(withoutNet(report.figures.received.byRate), withoutNet(summed.figures.received.byRate));
    QCOMPARE(report.suppliers, summed.suppliers);
    QCOMPARE(report.flowers.size(), std::min(summed.flowers.size(), kMostFlowers));
    for (const FlowerFigures &flower : std::as_const(report.flowers)) {
        const auto known = std::ranges::find(summed.flowers, flower.variantId, &FlowerFigures::variantId);
        QVERIFY(known != summed.flowers.end());
        QCOMPARE(flower.name, known->name);
        QCOMPARE(flower.units, known->units);
        QCOMPARE(flower.costExclTax, known->costExclTax);
        QCOMPARE(flower.wasteCostExclTax, known->wasteCostExclTax);
    }
}

/// Compares a report with the sums of its tables.
void compareWithTables(TestShop &test, const ReportPeriod &period)
{
    const PeriodReport report = reportOf(test, period);
    const PeriodReport summed = summedFromTables(test.shop(), period, kToday);

    QCOMPARE(report.figures.invoiced.exclTax, summed.figures.invoiced.exclTax);
    QCOMPARE(report.figures.invoiced.incTax, summed.figures.invoiced.incTax);
    QCOMPARE(report.figures.received.amount, summed.figures.received.amount);
    QCOMPARE(report.figures.outstanding, summed.figures.outstanding);
    QCOMPARE(report.figures.overdue, summed.figures.overdue);
    QCOMPARE(report.figures.events.count, summed.figures.events.count);
    QCOMPARE(report.figures.events.customerPriceExclTax, summed.figures.events.customerPriceExclTax);
    QCOMPARE(report.figures.events.costOfGoodsExclTax, summed.figures.events.costOfGoodsExclTax);
    QCOMPARE(report.figures.events.ownHireExclTax, summed.figures.events.ownHireExclTax);
    QCOMPARE(report.figures.events.labourExclTax, summed.figures.events.labourExclTax);
    QCOMPARE(report.figures.events.minutesPlanned, summed.figures.events.minutesPlanned);
    QCOMPARE(report.figures.events.minutesSpent, summed.figures.events.minutesSpent);
    QCOMPARE(report.figures.waste, summed.figures.waste);
    QCOMPARE(report.figures.enquiries, summed.figures.enquiries);
    compareLists(report, summed);
}

/// Every figure equals the sum of the rows that it leads to in the window.
void compareWithRows(TestShop &test, const ReportPeriod &period)
{
    const PeriodReport report = reportOf(test, period);
    for (const ReportFigure figure : kReportFigures) {
        double sum = 0;
        for (const ReportRow &row : must(test.shop().reports.figureRows(period, figure))) {
            QVERIFY(!row.eventName.isEmpty() || (row.eventId.isNull() && !row.number.isEmpty()));
            QVERIFY(row.on.isValid());
            sum += row.amount;
        }
        QVERIFY2(std::abs(sum - figureOf(report, figure)) < 1e-6, QByteArray::number(int(figure)).constData());
    }
}

QList<EventId> allEvents(ShopServices &shop)
{
    QList<EventId> ids;
    for (PageRequest page{.limit = 250};;) {
        const Page<Event> events = must(shop.events.list({}, page));
        for (const Event &event : events.rows)
            ids.append(event.id);
        if (!events.next)
            return ids;
        page.after = events.next;
    }
}

/// Random events, orders, invoices and payments of a year.
class YearOfChance {
public:
    YearOfChance(ShopServices &shop, quint32 seed) : m_shop(shop), m_dice(seed) {}

    void befall(EventId event)
    {
        if (m_dice.bounded(3) == 0)
            must(m_shop.tasks.create(
                {.eventId = event,
                 .title = u"Wire"_s,
                 .on = kToday,
                 .minutes = m_dice.bounded(2) ? std::optional<double>(m_dice.bounded(200)) : std::nullopt,
                 .minutesSpent = std::optional<double>(m_dice.bounded(200))}));
        for (int payments = m_dice.bounded(4); payments > 0; --payments)
            must(m_shop.payments.create(event, {.amount = (100 + m_dice.bounded(90'000)) / 100.0, .paidOn = day()}));
        if (m_dice.bounded(2))
            invoice(event);
        if (m_dice.bounded(3) == 0)
            must(m_shop.payments.create(event, {.amount = (100 + m_dice.bounded(90'000)) / 100.0, .paidOn = day()}));
    }

    void order(const QList<EventId> &events)
    {
        const OrderSheet sheet = must(m_shop.orderSheets.save(events));
        QList<ReceivedRow> rows;
        for (const OrderSheetSupplier &supplier : sheet.suppliers) {
            for (const OrderSheetLine &line : supplier.lines) {
                if (m_dice.bounded(2))
                    rows.append({.variantId = line.variantId,
                                 .supplierId = supplier.supplierId,
                                 .packs = double(m_dice.bounded(9)),
                                 .unitCostExclTax = m_dice.bounded(900) / 100.0,
                                 .rejectedUnits = double(m_dice.bounded(2)),
                                 .creditExclTax = m_dice.bounded(200) / 100.0});
            }
        }
        if (m_dice.bounded(2))
            must(m_shop.orderSheets.patch(sheet.id, {.state = SheetState::Ordered}));
        // Rejecting more than was received fails, and stores nothing.
        (void)m_shop.orderSheets.patch(sheet.id, {.received = std::optional(rows)});
    }

private:
    QDate day() { return kToday.addDays(-m_dice.bounded(100)); }
    void invoice(EventId event)
    {
        const InvoiceBuyerPatch buyer{.name = u"Anna"_s};
        const Result<Invoice> first = m_shop.invoices.issue(
            event,
            {.kind = u"instalment"_s, .instalment = 0, .dueOn = kToday.addDays(m_dice.bounded(20)), .buyer = buyer});
        if (!first)
            return; // The event costs nothing, so there is no invoice.
        if (m_dice.bounded(3) == 0)
            must(m_shop.payments.create(
                event, {.amount = (100 + m_dice.bounded(9'000)) / 100.0, .paidOn = day(), .invoiceId = first->id}));
        if (m_dice.bounded(4) == 0)
            must(m_shop.invoices.credit(first->id, {}));
        if (m_dice.bounded(2))
            (void)m_shop.invoices.issue(event, {.kind = u"rest"_s, .buyer = buyer});
    }

    ShopServices &m_shop;
    QRandomGenerator m_dice;
};

constexpr const char *kStatuses[] = {"new", "quoting", "approved", "in_progress", "complete", "cancelled"};
constexpr const char *kSources[] = {"", "Instagram", "Fair, Utrecht", "Word of \"mouth\""};

/// Adds an event with roses and vases at a random time around today.
EventId addRandomEvent(const ShopWithEvent &rows, QRandomGenerator &dice)
{
    const Instant start = noonOf(kToday) + (qint64(dice.bounded(500)) - 250) * 86'400'000 + dice.bounded(86'400'000);
    QList<NewGroup> groups;
    for (int count = dice.bounded(3); count > 0; --count)
        groups.append(
            {.group = {.name = u"Group"_s,
                       .quantity = 1 + dice.bounded(4),
                       .isHidden = dice.bounded(6) == 0,
                       .fixedPriceIncTax = dice.bounded(4) ? std::optional<std::optional<double>>()
                                                           : std::optional(std::optional(dice.bounded(9'000) / 100.0)),
                       .minutesPerCopy = std::optional<double>(dice.bounded(30))},
             .items = {{.variantId = rows.rose, .quantity = double(dice.bounded(30))},
                       {.variantId = rows.vase, .quantity = double(dice.bounded(5))}}});
    EventPatch patch{.name = u"Event"_s,
                     .status = QString::fromLatin1(kStatuses[dice.bounded(int(std::size(kStatuses)))]),
                     .source = QString::fromLatin1(kSources[dice.bounded(int(std::size(kSources)))])};
    if (dice.bounded(10) != 0)
        patch.venueStart = std::optional(std::optional(start));
    if (dice.bounded(3) == 0)
        patch.pricing =
            EventPricingPatch{.labour = LabourPatch{.percent = std::optional(std::optional(double(dice.bounded(40))))},
                              .additionalFees = QList<AdditionalFee>{{u"Delivery"_s, dice.bounded(5'000) / 100.0}}};
    return must(rows.shop.events.create(patch, groups)).event.id;
}

} // namespace

class TestReportService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDemoShopIsAddedUp();
    void randomEventsAreAddedUp();
    void figuresAreAsFreshAsTotals();
    void whatIsPlannedIsAsInTheProfit();
    void olderDatabasesGetTheirFigures();
    void checkFindsFiguresThatAreNot();
    void aDayIsOneOfTheShops_data();
    void aDayIsOneOfTheShops();
    void aMonthsInvoiceIsAddedUp();
    void aCurrencyWithoutMinorUnits();
    void aMonthToComeHasWhatIsPlanned();
    void aMonthIsBesideTheSameOfTheYearBefore();
    void theEndsOfTheCalendarAreReports();
    void howMuchThereIsTakesNoMoreStatements();
    void shopsSeeTheirOwn();
};

void TestReportService::theDemoShopIsAddedUp()
{
    TestShop test;
    QVERIFY(fillWithDemo(test.shop(), test.now()));
    YearOfChance chance(test.shop(), 1);
    const QList<EventId> events = allEvents(test.shop());
    for (const EventId &event : events)
        chance.befall(event);
    for (qsizetype from = 0; from + 3 <= events.size(); from += 2)
        chance.order(events.mid(from, 3)); // Some are ordered twice.

    compareWithTables(test, *ReportPeriod::yearFrom(u"2026"_s));
    compareWithRows(test, *ReportPeriod::yearFrom(u"2026"_s));
    compareWithRows(test, month(u"2026-03"_s));
    for (const ReportPeriod &of : ReportPeriod::yearFrom(u"2026"_s)->months())
        compareWithTables(test, of);
}

void TestReportService::randomEventsAreAddedUp()
{
    constexpr int kEvents = 2'000;
    TestShop test;
    const ShopWithEvent rows(test.shop());
    QRandomGenerator dice(7);
    must(test.shop().products.patchVariant(rows.vaseProduct, rows.vase, {.ownedUnits = 6.0}));
    QList<EventId> events;
    {
        UnitOfWork work = must(test.shop().begin());
        for (int i = 0; i < kEvents; ++i) {
            test.tick(dice.bounded(1'000) * 1'000);
            events.append(addRandomEvent(rows, dice));
        }
        QVERIFY(work.commit());
    }
    test.setNow(TestShop::kStart);
    YearOfChance chance(test.shop(), 9);
    for (int i = 0; i < 150; ++i)
        chance.befall(events.at(dice.bounded(kEvents)));
    for (int from = 0; from < 60; from += 3)
        chance.order(events.mid(from, 4));

    for (const QString &text : {u"2025-12"_s, u"2026-01"_s, u"2026-03"_s, u"2026-04"_s})
        compareWithTables(test, month(text));
    compareWithTables(test, *ReportPeriod::yearFrom(u"2026"_s));
}

void TestReportService::figuresAreAsFreshAsTotals()
{
    TestShop test;
    const ShopWithEvent rows(test.shop());
    must(test.shop().events.patch(rows.event, {.status = u"approved"_s}));
    const auto price = [&] { return reportOf(test, month(u"2026-06"_s)).figures.events; };
    const WorkFigures before = price();
    QVERIFY(before.customerPriceExclTax > 0);
    QCOMPARE(before.labourExclTax, 0);

    must(test.shop().events.patch(
        rows.event,
        {.pricing = EventPricingPatch{.labour = LabourPatch{.amountExclTax = std::optional(std::optional(12.5))}}}));
    QCOMPARE(price().labourExclTax, 1'250);
    QCOMPARE(price().customerPriceExclTax, before.customerPriceExclTax + 1'250);

    QCOMPARE(price().ownHireExclTax, 0);
    must(test.shop().products.patchVariant(rows.vaseProduct, rows.vase, {.ownedUnits = 100.0}));
    QVERIFY(price().ownHireExclTax > 0);
    QVERIFY(price().costOfGoodsExclTax < before.costOfGoodsExclTax);

    const Event copy = must(test.shop().events.duplicate(rows.event, u"Copy"_s));
    must(test.shop().events.patch(copy.id, {.status = u"approved"_s, .venueStart = noonOf(QDate(2026, 6, 9))}));
    QCOMPARE(price().count, 2);
    QCOMPARE(price().labourExclTax, 2'500);

    const Event removed = must(test.shop().events.remove(copy.id));
    QCOMPARE(price().count, 1);
    must(test.shop().events.restore(removed));
    QCOMPARE(price().count, 2);
    QCOMPARE(price().labourExclTax, 2'500);

    const Event bare =
        must(test.shop().events.create(
                 {.name = u"Labour alone"_s,
                  .status = u"approved"_s,
                  .venueStart = noonOf(QDate(2026, 6, 30)),
                  .pricing =
                      EventPricingPatch{.labour = LabourPatch{.amountExclTax = std::optional(std::optional(1.0))}}},
                 {}))
            .event;
    QCOMPARE(price().labourExclTax, 2'600);
    QVERIFY(!bare.id.isNull());
}

void TestReportService::whatIsPlannedIsAsInTheProfit()
{
    TestShop test;
    const ShopWithEvent rows(test.shop());
    must(test.shop().priceLists.patch(rows.flowers, {.taxMultiplier = 1.0}));
    must(test.shop().priceLists.patch(rows.hire, {.taxMultiplier = 1.0}));
    must(test.shop().products.patchVariant(rows.vaseProduct, rows.vase, {.ownedUnits = 5.0}));
    must(test.shop().events.patch(rows.event, {.status = u"approved"_s}));
    const Event copy = must(test.shop().events.duplicate(rows.event, u"Copy"_s)); // 4 vases each.
    must(test.shop().events.patch(copy.id, {.status = u"approved"_s, .venueStart = noonOf(QDate(2026, 6, 2))}));

    double planned = 0;
    double hired = 0;
    for (const EventId &event : {rows.event, copy.id}) {
        const EventProfit profit = must(test.shop().orderSheets.profitOf(event));
        planned += profit.projectedCostOfGoodsIncTax;
        hired += profit.ownHireIncTax;
    }

    const WorkFigures june = reportOf(test, month(u"2026-06"_s)).figures.events;
    QCOMPARE(june.costOfGoodsExclTax, qRound64(planned * 100));
    QCOMPARE(june.ownHireExclTax, qRound64(hired * 100));
    const auto row = must(test.shop().reports.rowsOf({copy.id})).value(copy.id);
    QCOMPARE(row.costOfGoodsExclTax,
             must(test.shop().orderSheets.profitOf(copy.id)).projectedCostOfGoodsIncTax); // 3 are ordered.
    QVERIFY(row.costOfGoodsExclTax > row.figures.costOfGoodsExclTax);
}

void TestReportService::olderDatabasesGetTheirFigures()
{
    TestShop test;
    const ShopWithEvent rows(test.shop());
    must(test.shop().events.patch(rows.event, {.status = u"approved"_s}));
    must(test.shop().invoices.issue(rows.event, {.kind = u"rest"_s, .buyer = InvoiceBuyerPatch{.name = u"Anna"_s}}));
    const PeriodReport june = reportOf(test, month(u"2026-06"_s));
    const PeriodReport march = reportOf(test, month(u"2026-03"_s));
    QVERIFY(test.session().run("delete from event_figure"));
    QVERIFY(test.session().run("delete from invoice_figure"));
    QVERIFY(reportOf(test, month(u"2026-06"_s)) != june);
    QVERIFY(reportOf(test, month(u"2026-03"_s)) != march);
    QVERIFY(distrustTotals(test.session()));

    QVERIFY(bringTotalsUpToDate(test.services()));

    QCOMPARE(reportOf(test, month(u"2026-06"_s)), june);
    QCOMPARE(reportOf(test, month(u"2026-03"_s)), march);
}

void TestReportService::checkFindsFiguresThatAreNot()
{
    TestShop test;
    const ShopWithEvent rows(test.shop());
    const Invoice invoice = must(
        test.shop().invoices.issue(rows.event, {.kind = u"rest"_s, .buyer = InvoiceBuyerPatch{.name = u"Anna"_s}}));
    QStringList found;
    CheckService check(test.services(), [&](const CheckFinding &finding) { found.append(finding.sentence); });
    must(check.check({test.shopId()}));
    QCOMPARE(found, QStringList());

    QVERIFY(test.session().run("update event_figure set labour_excl_tax = 5"));
    QVERIFY(test.session().run("update invoice_figure set taxes = '0.2 S 1 2'"));
    must(check.check({test.shopId()}));

    QCOMPARE(found.size(), 2);
    QVERIFY(found.at(0).contains(u"figures for reports"_s));
    QVERIFY(found.at(1).contains(invoice.number));
}

void TestReportService::aDayIsOneOfTheShops_data()
{
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("month");
    QTest::newRow("New Year in Auckland") << u"Pacific/Auckland"_s << u"2026-12-31T11:00:00Z"_s << u"2027-01"_s;
    QTest::newRow("the moment before") << u"Pacific/Auckland"_s << u"2026-12-31T10:59:59.999Z"_s << u"2026-12"_s;
    QTest::newRow("New Year in Los Angeles") << u"America/Los_Angeles"_s << u"2027-01-01T07:59:59Z"_s << u"2026-12"_s;
    QTest::newRow("and a second later") << u"America/Los_Angeles"_s << u"2027-01-01T08:00:00Z"_s << u"2027-01"_s;
    // In Havana the hour after midnight comes twice on 1 November 2026; the day begins with the first.
    QTest::newRow("the clock goes back at midnight")
        << u"America/Havana"_s << u"2026-11-01T04:00:00Z"_s << u"2026-11"_s;
    QTest::newRow("the moment before it") << u"America/Havana"_s << u"2026-11-01T03:59:59Z"_s << u"2026-10"_s;
}

void TestReportService::aDayIsOneOfTheShops()
{
    QFETCH(const QString, zone);
    QFETCH(const QString, at);
    QFETCH(const QString, month);
    TestShop test;
    const ShopWithEvent rows(test.shop());
    must(test.shop().settings.set({{u"time-zone"_s, zone}}));
    const Instant start = QDateTime::fromString(at, Qt::ISODateWithMs).toMSecsSinceEpoch();

    must(test.shop().events.patch(rows.event, {.status = u"approved"_s, .venueStart = start}));

    const ReportPeriod period = report_service_test::month(month);
    QCOMPARE(reportOf(test, period).figures.events.count, 1);
    QCOMPARE(reportOf(test, period.moved(1)).figures.events.count, 0);
    QCOMPARE(reportOf(test, period.moved(-1)).figures.events.count, 0);
    QCOMPARE(reportOf(test, ReportPeriod::year(period.from())).figures.events.count, 1);
}

void TestReportService::aMonthsInvoiceIsAddedUp()
{
    TestShop test;
    const ShopWithEvent rows(test.shop());
    const ContactId contact = must(test.shop().contacts.create({.name = u"Hotel"_s})).id;
    const EventPatch agreed{.status = u"approved"_s, .contacts = QList<EventContact>{{contact, u"client"_s}}};
    must(test.shop().events.patch(rows.event, agreed));
    const Event copy = must(test.shop().events.duplicate(rows.event, u"Copy"_s));
    must(test.shop().events.patch(copy.id, agreed));
    const auto start = must(test.shop().events.find(rows.event)).venueStart; // A copy has no day.
    must(test.shop().events.patch(copy.id, {.venueStart = start}));
    const Invoice invoice = must(
        test.shop().invoices.issueMonth({.contactId = contact, .from = QDate(2026, 6, 1), .to = QDate(2026, 6, 30)}));
    QVERIFY(invoice.eventId.isNull());
    QCOMPARE(invoice.events().size(), 2);
    must(test.shop().payments.create(invoice.id, {.amount = 17.0, .paidOn = kToday}));

    const PeriodReport march = reportOf(test, month(u"2026-03"_s));

    QCOMPARE(march.figures.invoiced.incTax, invoice.totalIncTax());
    QCOMPARE(march.figures.received.amount, 1'700);
    QCOMPARE(march.figures.outstanding, invoice.totalIncTax() - 1'700);
    QVERIFY(
        std::ranges::all_of(march.figures.received.byRate, [](const RateSum &sum) { return sum.rate.has_value(); }));
    compareWithTables(test, month(u"2026-03"_s));
    compareWithRows(test, month(u"2026-03"_s));
    const QList<ReportRow> open = must(test.shop().reports.figureRows(month(u"2026-03"_s), ReportFigure::Outstanding));
    QCOMPARE(open.size(), 1);
    QCOMPARE(open.constFirst().number, invoice.number);
}

void TestReportService::aCurrencyWithoutMinorUnits()
{
    TestShop test;
    const ShopWithEvent rows(test.shop());
    must(test.shop().settings.set({{u"currency"_s, u"JPY"_s}}));
    must(test.shop().events.patch(rows.event, {.status = u"approved"_s}));
    must(test.shop().invoices.issue(rows.event, {.kind = u"rest"_s, .buyer = InvoiceBuyerPatch{.name = u"Anna"_s}}));
    must(test.shop().payments.create(rows.event, {.amount = 7.0, .paidOn = kToday}));

    const PeriodReport march = reportOf(test, month(u"2026-03"_s));

    QCOMPARE(march.unit().digits(), 0);
    QCOMPARE(march.figures.received.amount, 7);
    compareWithTables(test, month(u"2026-03"_s));
    compareWithTables(test, month(u"2026-06"_s));
}

void TestReportService::aMonthToComeHasWhatIsPlanned()
{
    TestShop test;
    const ShopWithEvent rows(test.shop());
    must(test.shop().events.patch(rows.event, {.status = u"approved"_s}));

    const PeriodReport june = reportOf(test, month(u"2026-06"_s));

    QCOMPARE(june.figures.events.count, 1);
    QCOMPARE(june.figures.invoiced.incTax, 0);
    QVERIFY(reportOf(test, month(u"2031-06"_s)).isEmpty());
}

void TestReportService::aMonthIsBesideTheSameOfTheYearBefore()
{
    TestShop test;
    const ShopWithEvent rows(test.shop());
    must(test.shop().events.patch(rows.event, {.status = u"approved"_s}));

    const ComparedReport later = must(test.shop().reports.compared(month(u"2027-06"_s)));
    const ComparedReport june = must(test.shop().reports.compared(month(u"2026-06"_s)));

    QCOMPARE(later.yearBefore, reportOf(test, month(u"2026-06"_s)));
    QVERIFY(later.isCompared());
    QCOMPARE(june.now, later.yearBefore);
    QVERIFY(!june.isCompared());
    QVERIFY(!must(test.shop().reports.compared(month(u"0001-06"_s))).isCompared());
}

void TestReportService::theEndsOfTheCalendarAreReports()
{
    TestShop test;
    const ShopWithEvent rows(test.shop());
    must(test.shop().settings.set({{u"time-zone"_s, u"America/Los_Angeles"_s}}));

    for (const QString &text : {u"0001-01"_s, u"9999-12"_s})
        QCOMPARE(reportOf(test, month(text)).figures.events.count, 0);
    QCOMPARE(reportOf(test, *ReportPeriod::yearFrom(u"9999"_s)).months.size(), 12);
    QCOMPARE(reportOf(test, *ReportPeriod::yearFrom(u"0001"_s)).months.size(), 12);
}

void TestReportService::howMuchThereIsTakesNoMoreStatements()
{
    TestShop test;
    const ShopWithEvent rows(test.shop());
    must(test.shop().events.patch(rows.event, {.status = u"approved"_s}));
    must(test.shop().orderSheets.save({rows.event}));
    const ReportPeriod year = *ReportPeriod::yearFrom(u"2026"_s);
    const auto statements = [&] {
        const qint64 before = test.session().statementsRun();
        const int count = reportOf(test, year).figures.events.count;
        return std::pair(count, test.session().statementsRun() - before);
    };
    const auto few = statements();
    const qint64 key =
        must(test.session().first(
                 "select key from event where id = ?", [](const Row &row) { return row.integer(0); }, rows.event))
            .value();

    copyEvent(test.session(), key, 500);

    const auto many = statements();
    QCOMPARE(many.first, few.first + 500);
    QCOMPARE(many.second, few.second);
}

void TestReportService::shopsSeeTheirOwn()
{
    TestShop test;
    const ShopWithEvent rows(test.shop());
    must(test.shop().events.patch(rows.event, {.status = u"approved"_s}));
    must(test.shop().orderSheets.save({rows.event}));
    must(test.shop().payments.create(rows.event, {.amount = 7.0, .paidOn = kToday}));

    QVERIFY(must(test.otherShop().reports.report(*ReportPeriod::yearFrom(u"2026"_s))).isEmpty());
    QVERIFY(must(test.otherShop().reports.rowsOf({rows.event})).isEmpty());
}

STEMDESK_GUILESS_TEST(TestReportService)

} // namespace stemdesk::report_service_test

#include "tst_report_service.moc"
