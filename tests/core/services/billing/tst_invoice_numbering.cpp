#include "core/services/unit_of_work.h"
#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>
#include <thread>
#include <vector>

namespace stemdesk::invoice_numbering_test {

/// Numbers without a gap and without a double.
class TestInvoiceNumbering : public ServiceTest {
    Q_OBJECT

private Q_SLOTS:
    void workstationsThatIssueAtOnce();
    void aCrashBetweenNumberAndCommit();
    void aRefusedRequestTakesNoNumber();
    void aNewPatternBeginsAtOne();
    void aTakenNumberIsSteppedOver();
    void eachYearIsASeries();
};

namespace {

/// An event that can be invoiced.
EventId newEvent(ShopServices &shop)
{
    const EventPricingPatch pricing{.additionalFees =
                                        QList<AdditionalFee>{{.name = u"Flowers"_s, .amountExclTax = 100}}};
    return must(shop.events.create(
                    {.name = u"Wedding"_s, .clientName1 = u"Anna"_s, .pricing = std::optional(std::optional(pricing))}))
        .event.id;
}

Result<Invoice> issue(ShopServices &shop, EventId event, std::optional<QDate> day = {})
{
    return shop.invoices.issue(event, {.kind = u"rest"_s, .issuedOn = day});
}

QString numberOf(ShopServices &shop, std::optional<QDate> day = {})
{
    return must(issue(shop, newEvent(shop), day)).number;
}

QStringList allNumbers(ShopServices &shop)
{
    QStringList numbers;
    for (const Invoice &invoice : must(shop.invoices.list({}, {.limit = 500})).rows)
        numbers += invoice.number;
    std::ranges::sort(numbers);
    return numbers;
}

QStringList upTo(int count)
{
    QStringList numbers;
    for (int number = 1; number <= count; ++number)
        numbers += u"2026-%1"_s.arg(number, 4, 10, QChar(u'0'));
    return numbers;
}

} // namespace

void TestInvoiceNumbering::workstationsThatIssueAtOnce()
{
    constexpr int kWorkstations = 4;
    constexpr int kEach = 10;
    QList<EventId> events;
    for (int event = 0; event < kWorkstations * kEach; ++event)
        events += newEvent(shop());

    std::vector<std::thread> workstations;
    for (int place = 0; place < kWorkstations; ++place)
        workstations.emplace_back([&, place] {
            const auto services = must(Services::open(m_test->source()));
            ShopServices &shop = *must(services->forShop(m_test->shopId()));
            for (int event = 0; event < kEach; ++event)
                must(issue(shop, events.at(place * kEach + event)));
        });
    for (std::thread &workstation : workstations)
        workstation.join();

    QCOMPARE(allNumbers(shop()), upTo(kWorkstations * kEach));
}

void TestInvoiceNumbering::aCrashBetweenNumberAndCommit()
{
    QCOMPARE(numberOf(shop()), u"2026-0001"_s);
    const EventId event = newEvent(shop());
    {
        const auto services = must(Services::open(m_test->source()));
        ShopServices &shop = *must(services->forShop(m_test->shopId()));
        const auto work = must(shop.begin());
        QCOMPARE(must(issue(shop, event)).number, u"2026-0002"_s);
        // The connection closes without committing.
    }

    QCOMPARE(allNumbers(shop()), upTo(1));
    QCOMPARE(must(issue(shop(), event)).number, u"2026-0002"_s);
}

void TestInvoiceNumbering::aRefusedRequestTakesNoNumber()
{
    const EventId event = newEvent(shop());
    const Invoice first = must(issue(shop(), event));
    QVERIFY(!issue(shop(), event));
    QVERIFY(!shop().invoices.credit(first.id, {.reason = {}, .issuedOn = QDate(2026, 3, 1)}));
    QVERIFY(!issue(shop(), newEvent(shop()), QDate(2027, 1, 1)));

    QCOMPARE(numberOf(shop()), u"2026-0002"_s);
}

void TestInvoiceNumbering::aNewPatternBeginsAtOne()
{
    const auto setPattern = [&](const QString &pattern) {
        must(shop().settings.set({{u"invoice-number"_s, pattern}}));
    };
    numberOf(shop());
    setPattern(u"F{number}"_s);
    QCOMPARE(numberOf(shop()), u"F1"_s);
    QCOMPARE(numberOf(shop()), u"F2"_s);
}

void TestInvoiceNumbering::aTakenNumberIsSteppedOver()
{
    const auto setPattern = [&](const QString &pattern) {
        must(shop().settings.set({{u"invoice-number"_s, pattern}}));
    };
    setPattern(u"{number:1}"_s);
    QCOMPARE(numberOf(shop()), u"1"_s);
    QCOMPARE(numberOf(shop()), u"2"_s);
    setPattern(u"{number}"_s);
    QCOMPARE(numberOf(shop()), u"3"_s);
    setPattern(u"{number:1}"_s);
    QCOMPARE(numberOf(shop()), u"4"_s);
    setPattern({});
    QCOMPARE(numberOf(shop()), u"2026-0001"_s);
}

void TestInvoiceNumbering::eachYearIsASeries()
{
    QCOMPARE(numberOf(shop(), QDate(2025, 11, 1)), u"2025-0001"_s);
    QCOMPARE(numberOf(shop()), u"2026-0001"_s);
    QCOMPARE(numberOf(shop(), QDate(2025, 12, 31)), u"2025-0002"_s);
}

STEMDESK_GUILESS_TEST(TestInvoiceNumbering)

} // namespace stemdesk::invoice_numbering_test

#include "tst_invoice_numbering.moc"
