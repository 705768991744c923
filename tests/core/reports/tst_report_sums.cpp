#include "core/reports/report_sums.h"

#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

namespace stemdesk::report_sums_test {

namespace {

Instant startOf(QDate day)
{
    return day.startOfDay(QTimeZone::utc()).toMSecsSinceEpoch();
}

ReportTerms termsOf(const ReportPeriod &period, const QString &currency = u"EUR"_s)
{
    ReportTerms terms{.period = period, .bounds = {}, .today = QDate(2027, 6, 15), .currency = currency};
    for (const ReportPeriod &month : period.months())
        terms.bounds.append(startOf(month.from()));
    terms.bounds.append(startOf(period.to().addDays(1)));
    return terms;
}

PeriodReport monthOf(const ReportFacts &facts, const QString &month)
{
    return reportOf(facts, termsOf(*ReportPeriod::monthFrom(month)));
}

InvoiceFact invoice(EventId event, QDate issuedOn, qint64 exclTax, qint64 incTax, std::optional<QDate> dueOn = {})
{
    return {.id = InvoiceId::create(),
            .eventId = event,
            .creditsId = {},
            .issuedOn = issuedOn,
            .dueOn = dueOn,
            .shares = {{.rate = 0.2, .category = u"S"_s, .exclTax = exclTax, .incTax = incTax}}};
}

ReceivedMoney paid(EventId event, QDate on, qint64 amount, InvoiceId invoice = {})
{
    return {.eventId = event, .invoiceId = invoice, .amount = amount, .on = on};
}

InvoiceFact creditOf(const InvoiceFact &invoice, QDate issuedOn)
{
    InvoiceFact credit = invoice;
    credit.id = InvoiceId::create();
    credit.creditsId = invoice.id;
    credit.issuedOn = issuedOn;
    credit.dueOn.reset();
    for (InvoiceShare &share : credit.shares) {
        share.exclTax = -share.exclTax;
        share.incTax = -share.incTax;
    }
    return credit;
}

} // namespace

class TestReportSums : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void moneyGoesByItsDay();
    void whatIsCreditedIsOpenUntilThen();
    void overdueIsWhatWasDueBefore();
    void depositsHaveTheRatesOfTheirInvoice();
    void whatNamesAnInvoiceHasItsRates();
    void anInvoiceOverSeveralEventsIsOne();
    void eventsGoByTheirFirstDay();
    void goodsThatCameReplaceTheDesign();
    void aLineIsSharedByWhatItsEventsNeed();
    void enquiriesGoByTheDayTheyWereMade();
    void theFirstTwentyFlowersAreTold();
    void aYearIsItsMonths();
    void nothingIsZeros();
    void sumsStayWithinWhatADoubleHolds();
};

void TestReportSums::moneyGoesByItsDay()
{
    const EventId event = EventId::create();
    ReportFacts facts;
    facts.invoices = {invoice(event, QDate(2027, 4, 30), 1'000, 1'200), invoice(event, QDate(2027, 5, 1), 500, 600),
                      invoice(event, QDate(2027, 5, 31), 250, 300), invoice(event, QDate(2027, 6, 1), 1, 1)};
    facts.payments = {paid(event, QDate(2027, 4, 30), 1'100), paid(event, QDate(2027, 5, 31), 200),
                      paid(event, QDate(2027, 6, 1), 9)};

    const PeriodFigures may = monthOf(facts, u"2027-05"_s).figures;

    QCOMPARE(may.invoiced.exclTax, 750);
    QCOMPARE(may.invoiced.incTax, 900);
    QCOMPARE(may.invoiced.byRate, QList<RateSum>({{0.2, u"S"_s, 750, 900}}));
    QCOMPARE(may.received.amount, 200);
    QCOMPARE(may.received.byRate.constFirst().incTax, 200);
    QCOMPARE(may.outstanding, 1'200 + 600 + 300 - 1'100 - 200);
}

void TestReportSums::whatIsCreditedIsOpenUntilThen()
{
    const EventId event = EventId::create();
    ReportFacts facts;
    facts.invoices = {invoice(event, QDate(2027, 3, 10), 1'000, 1'200)};
    facts.invoices += creditOf(facts.invoices.constFirst(), QDate(2027, 5, 2));
    facts.invoices += invoice(event, QDate(2027, 5, 2), 500, 600);
    facts.payments = {paid(event, QDate(2027, 3, 20), 700)};

    QCOMPARE(monthOf(facts, u"2027-02"_s).figures.outstanding, 0);
    QCOMPARE(monthOf(facts, u"2027-03"_s).figures.outstanding, 500);
    QCOMPARE(monthOf(facts, u"2027-04"_s).figures.outstanding, 500);
    const PeriodReport may = monthOf(facts, u"2027-05"_s);
    QCOMPARE(may.figures.outstanding, 0);
    QCOMPARE(may.figures.invoiced.incTax, 600 - 1'200);
    // The payment covers the rest, with some money left over.
    const QList<RateSum> received{{0.2, u"S"_s, 500, 600}, {{}, {}, 0, 100}};
    QCOMPARE(monthOf(facts, u"2027-03"_s).figures.received.byRate, received);
}

void TestReportSums::overdueIsWhatWasDueBefore()
{
    const EventId event = EventId::create();
    ReportFacts facts;
    facts.invoices = {invoice(event, QDate(2027, 5, 1), 80, 100, QDate(2027, 5, 31)),
                      invoice(event, QDate(2027, 5, 1), 8, 10, QDate(2027, 5, 30)),
                      invoice(event, QDate(2027, 5, 1), 1, 1, std::nullopt),
                      invoice(event, QDate(2027, 6, 1), 4, 5, QDate(2027, 6, 15)),
                      invoice(event, QDate(2027, 6, 1), 2, 3, QDate(2027, 6, 14))};
    facts.payments = {paid(event, QDate(2027, 5, 2), 40)};

    QCOMPARE(monthOf(facts, u"2027-05"_s).figures.overdue, 10);
    QCOMPARE(monthOf(facts, u"2027-06"_s).figures.overdue, 60 + 10 + 3); // Today is 15 June.
    QCOMPARE(monthOf(facts, u"2027-07"_s).figures.overdue, 60 + 10 + 3);
}

void TestReportSums::depositsHaveTheRatesOfTheirInvoice()
{
    const EventId event = EventId::create();
    ReportFacts facts;
    facts.payments = {paid(event, QDate(2027, 1, 5), 300)};
    const QList<RateSum> unexplained{{{}, {}, 0, 300}};
    QCOMPARE(monthOf(facts, u"2027-01"_s).figures.received.byRate, unexplained);

    facts.invoices = {invoice(event, QDate(2027, 2, 1), 200, 240)};

    const QList<RateSum> explained{{0.2, u"S"_s, 200, 240}, {{}, {}, 0, 60}};
    QCOMPARE(monthOf(facts, u"2027-01"_s).figures.received.byRate, explained);
    QCOMPARE(monthOf(facts, u"2027-02"_s).figures.received.byRate, QList<RateSum>());
}

void TestReportSums::whatNamesAnInvoiceHasItsRates()
{
    const EventId event = EventId::create();
    ReportFacts facts;
    facts.invoices = {invoice(event, QDate(2027, 1, 1), 100, 120), invoice(event, QDate(2027, 1, 2), 100, 110)};
    facts.invoices.last().shares.first().rate = 0.1;
    facts.payments = {paid(event, QDate(2027, 1, 5), 110),
                      paid(event, QDate(2027, 2, 5), 130, facts.invoices.constFirst().id)};

    // The first has its own money, whenever that came; 10 are more than it asks for.
    const QList<RateSum> january{{0.1, u"S"_s, 91, 100}, {{}, {}, 0, 10}};
    QCOMPARE(monthOf(facts, u"2027-01"_s).figures.received.byRate, january);
    const QList<RateSum> february{{0.2, u"S"_s, 100, 120}, {0.1, u"S"_s, 9, 10}};
    QCOMPARE(monthOf(facts, u"2027-02"_s).figures.received.byRate, february);
    QCOMPARE(monthOf(facts, u"2027-01"_s).figures.outstanding, 120);
    QCOMPARE(monthOf(facts, u"2027-02"_s).figures.outstanding, 0);
}

void TestReportSums::anInvoiceOverSeveralEventsIsOne()
{
    const EventId one = EventId::create();
    const EventId other = EventId::create();
    ReportFacts facts;
    facts.invoices = {invoice({}, QDate(2027, 1, 31), 300, 360, QDate(2027, 2, 14))};
    facts.invoices.first().events = {{one, 120}, {other, 240}};
    facts.payments = {paid({}, QDate(2027, 2, 1), 90, facts.invoices.constFirst().id),
                      paid(other, QDate(2027, 3, 1), 500)};

    QCOMPARE(monthOf(facts, u"2027-01"_s).figures.invoiced.incTax, 360);
    const PeriodFigures february = monthOf(facts, u"2027-02"_s).figures;
    QCOMPARE(february.received.byRate, QList<RateSum>({{0.2, u"S"_s, 75, 90}}));
    QCOMPARE(february.outstanding, 270);
    QCOMPARE(february.overdue, 270);
    const PeriodFigures march = monthOf(facts, u"2027-03"_s).figures;
    QCOMPARE(march.outstanding, 90); // The other event's money pays its own part: 180.
    QCOMPARE(march.received.byRate, QList<RateSum>({{0.2, u"S"_s, 150, 180}, {{}, {}, 0, 320}}));

    const QList<FigureRow> rows =
        figureRows(facts, termsOf(*ReportPeriod::monthFrom(u"2027-02"_s)), ReportFigure::Outstanding);
    QCOMPARE(rows.size(), 1);
    QVERIFY(rows.constFirst().eventId.isNull());
    QCOMPARE(rows.constFirst().invoiceId, facts.invoices.constFirst().id);
}

void TestReportSums::eventsGoByTheirFirstDay()
{
    ReportFacts facts;
    qint64 key = 0;
    for (const Instant at : {startOf(QDate(2027, 5, 1)) - 1, startOf(QDate(2027, 5, 1)), startOf(QDate(2027, 6, 1)) - 1,
                             startOf(QDate(2027, 6, 1))}) {
        facts.events.append({.key = ++key,
                             .id = EventId::create(),
                             .startsAt = at,
                             .figures = {.customerPriceExclTax = 100.005,
                                         .costOfGoodsExclTax = 40,
                                         .wasteCostExclTax = 10,
                                         .ownHireExclTax = 5,
                                         .labourExclTax = 20}});
        facts.minutes.insert(key, {.planned = 60, .spent = 45.5});
    }

    const PeriodFigures may = monthOf(facts, u"2027-05"_s).figures;

    QCOMPARE(may.events.count, 2);
    QCOMPARE(may.events.customerPriceExclTax, 2 * 10'001); // Each is rounded, as the table has it.
    QCOMPARE(may.events.costOfGoodsExclTax, 8'000);
    QCOMPARE(may.events.marginExclTax(), 2 * 10'001 - 8'000);
    QCOMPARE(may.events.ownHireExclTax, 1'000);
    QCOMPARE(may.events.labourExclTax, 4'000);
    QCOMPARE(may.events.minutesPlanned, 120.0);
    QCOMPARE(may.events.minutesSpent, 91.0);
    QCOMPARE(may.waste.costExclTax, 2'000);
    QCOMPARE(may.wastePercentOfCost(), std::optional(25.0));
}

void TestReportSums::goodsThatCameReplaceTheDesign()
{
    const EventId event = EventId::create();
    const VariantId rose = VariantId::create();
    const SupplierId grower = SupplierId::create();
    SupplyFact first{.key = 1,
                     .supplierId = grower,
                     .variantId = rose,
                     .orderedExclTax = 30,
                     .isReceived = true,
                     .receivedExclTax = 28,
                     .rejectedExclTax = 4,
                     .creditExclTax = 3,
                     .eventUnits = {{event, 10}}};
    SupplyFact second = first;
    second.key = 2;
    second.orderedExclTax = 12;
    second.receivedExclTax = 11;
    second.rejectedExclTax = second.creditExclTax = 0;
    SupplyFact waiting{.key = 3, .supplierId = {}, .variantId = rose, .orderedExclTax = 7, .eventUnits = {{event, 1}}};
    ReportFacts facts;
    facts.events = {
        {.key = 1, .id = event, .startsAt = startOf(QDate(2027, 5, 5)), .figures = {.costOfGoodsExclTax = 99}}};
    facts.supplies = {waiting};
    QCOMPARE(monthOf(facts, u"2027-05"_s).figures.events.costOfGoodsExclTax, 9'900);

    facts.supplies = {first, second, waiting};
    facts.supplierNames.insert(grower, u"Flora"_s);
    const PeriodReport may = monthOf(facts, u"2027-05"_s);

    QCOMPARE(may.figures.events.costOfGoodsExclTax, 1'100); // The newest of a variant and supplier, as in its profit.
    QCOMPARE(may.figures.waste.rejectedCostExclTax, 400);
    QCOMPARE(may.figures.waste.creditedExclTax, 300);
    QCOMPARE(may.suppliers.size(), 2);
    QCOMPARE(may.suppliers.at(0).name, u"Flora"_s);
    QCOMPARE(may.suppliers.at(0).orderedExclTax, 4'200);
    QCOMPARE(may.suppliers.at(0).receivedExclTax, 3'900);
    QCOMPARE(may.suppliers.at(0).rejectedExclTax, 400);
    QVERIFY(may.suppliers.at(1).supplierId.isNull());
    QCOMPARE(may.suppliers.at(1).orderedExclTax, 700);
}

void TestReportSums::aLineIsSharedByWhatItsEventsNeed()
{
    const EventId may = EventId::create();
    const EventId june = EventId::create();
    ReportFacts facts;
    facts.events = {{.key = 1, .id = may, .startsAt = startOf(QDate(2027, 5, 31)), .figures = {}},
                    {.key = 2, .id = june, .startsAt = startOf(QDate(2027, 6, 1)), .figures = {}}};
    facts.supplies = {{.key = 1,
                       .supplierId = SupplierId::create(),
                       .variantId = VariantId::create(),
                       .orderedExclTax = 10,
                       .eventUnits = {{may, 1}, {june, 2}}}};

    QCOMPARE(monthOf(facts, u"2027-05"_s).suppliers.constFirst().orderedExclTax, 333);
    QCOMPARE(monthOf(facts, u"2027-06"_s).suppliers.constFirst().orderedExclTax, 667);
    const PeriodReport year = reportOf(facts, termsOf(*ReportPeriod::yearFrom(u"2027"_s)));
    QCOMPARE(year.suppliers.constFirst().orderedExclTax, 1'000);
}

void TestReportSums::enquiriesGoByTheDayTheyWereMade()
{
    ReportFacts facts;
    const Instant day = startOf(QDate(2027, 5, 9));
    facts.enquiries = {{day, u"new"_s, u"Fair"_s, 10},        {day, u"cancelled"_s, u"Fair"_s, 20},
                       {day, u"approved"_s, QString(), 30},   {day, u"complete"_s, u"Fair"_s, 40},
                       {day, u"in_progress"_s, u"Web"_s, 50}, {startOf(QDate(2027, 6, 1)), u"new"_s, u"Fair"_s, 60}};

    const PeriodFigures may = monthOf(facts, u"2027-05"_s).figures;

    QCOMPARE(may.enquiries, EnquiryFigures({.made = 5, .won = 3, .lost = 1, .value = 12'000}));
    const QList<SourceFigures> sources{{u"Fair"_s, {.made = 3, .won = 1, .lost = 1, .value = 4'000}},
                                       {QString(), {.made = 1, .won = 1, .lost = 0, .value = 3'000}},
                                       {u"Web"_s, {.made = 1, .won = 1, .lost = 0, .value = 5'000}}};
    QCOMPARE(may.bySource, sources);
}

void TestReportSums::theFirstTwentyFlowersAreTold()
{
    ReportFacts facts;
    EventFact event{.key = 1, .id = EventId::create(), .startsAt = startOf(QDate(2027, 5, 5)), .figures = {}};
    for (int i = 0; i < 25; ++i) {
        const VariantId id = VariantId::create();
        event.figures.goods.append({id, 10, double(i), i * 0.25});
        facts.goods.insert(id, {.name = QString::number(i), .productType = u"flower"_s});
    }
    for (const bool isHired : {true, false}) {
        const VariantId id = VariantId::create();
        event.figures.goods.append({id, 1, 1'000, 0});
        facts.goods.insert(id,
                           {.name = u"Vase"_s, .productType = isHired ? u"hire"_s : u"material"_s, .isHired = isHired});
    }
    facts.events = {event, event};

    const QList<FlowerFigures> flowers = monthOf(facts, u"2027-05"_s).flowers;

    QCOMPARE(flowers.size(), 20);
    QCOMPARE(flowers.constFirst().name, u"24"_s);
    QCOMPARE(flowers.constFirst().units, 20.0);
    QCOMPARE(flowers.constFirst().costExclTax, 4'800);
    QCOMPARE(flowers.constFirst().wastePercent(), std::optional(20.0));
    QCOMPARE(flowers.constLast().name, u"5"_s);
}

void TestReportSums::aYearIsItsMonths()
{
    const EventId event = EventId::create();
    ReportFacts facts;
    for (int month = 1; month <= 12; ++month) {
        facts.invoices += invoice(event, QDate(2027, month, 2), 100 * month, 120 * month);
        facts.payments.append(paid(event, QDate(2027, month, 20), 100 * month));
    }
    facts.invoices += invoice(event, QDate(2026, 12, 31), 1, 1);

    const PeriodReport year = reportOf(facts, termsOf(*ReportPeriod::yearFrom(u"2027"_s)));

    QCOMPARE(year.months.size(), 12);
    QCOMPARE(year.figures.invoiced.exclTax, 7'800);
    QCOMPARE(year.figures.received.amount, 7'800);
    for (int month = 1; month <= 12; ++month) {
        const PeriodFigures &of = year.months.at(month - 1);
        QCOMPARE(of, monthOf(facts, of.period.text()).figures);
        QCOMPARE(of.invoiced.incTax, 120 * month);
    }
    QCOMPARE(year.figures.outstanding, year.months.constLast().outstanding);
}

void TestReportSums::nothingIsZeros()
{
    const PeriodReport month = monthOf({}, u"2027-05"_s);

    QVERIFY(month.isEmpty());
    QCOMPARE(month.figures, PeriodFigures{.period = *ReportPeriod::monthFrom(u"2027-05"_s)});
    QVERIFY(!month.figures.events.marginPercent());
    QVERIFY(!month.figures.wastePercentOfCost());
    QVERIFY(month.months.isEmpty());
    QVERIFY(reportOf({}, termsOf(*ReportPeriod::yearFrom(u"2027"_s))).isEmpty());
}

void TestReportSums::sumsStayWithinWhatADoubleHolds()
{
    ReportFacts facts;
    for (int i = 0; i < 2'000; ++i)
        facts.events.append({.key = i,
                             .id = EventId::create(),
                             .startsAt = startOf(QDate(2027, 5, 5)),
                             .figures = {.customerPriceExclTax = 1e300}});

    const WorkFigures events =
        reportOf(facts, termsOf(*ReportPeriod::monthFrom(u"2027-05"_s), u"JPY"_s)).figures.events;

    QCOMPARE(events.count, 2'000);
    QCOMPARE(events.customerPriceExclTax, kMostMinorUnits);
}

STEMDESK_APPLESS_TEST(TestReportSums)

} // namespace stemdesk::report_sums_test

#include "tst_report_sums.moc"
