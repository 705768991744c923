#include "core/pricing/event_bill.h"

#include "core/pricing/event_price.h"
#include "tests/core/pricing/price_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_bill_test {

using namespace Qt::StringLiterals;

class TestEventBill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A bill comes to nothing at the least, as the customer price does.
    void discountsTakeAwayNoMoreThanIsCharged();
    void chargesAreNamedByTheirRates();

private:
    PriceFixture m_shop;
};

void TestEventBill::discountsTakeAwayNoMoreThanIsCharged()
{
    Event event = m_shop.event(QDate(2025, 4, 1), {m_shop.group(1, {m_shop.line(m_shop.rose, 25)})});
    event.pricing = EventPricing{.discount = Discount{.amountIncTax = 10'000}};
    priceEvent(event, m_shop.context);

    const Bill bill = billOf(event, m_shop.context);

    QCOMPARE(bill.charges.size(), 1);
    QVERIFY(bill.charges.constFirst().amountIncTax > 0);
    QCOMPARE(bill.discount, bill.charges.constFirst().amountIncTax);
}

void TestEventBill::chargesAreNamedByTheirRates()
{
    // A spring list of 20 % and a fern that no list has, which is billed at the tax group's rate.
    EventGroup group = m_shop.group(2, {m_shop.line(m_shop.rose, 25), m_shop.line(m_shop.fern, 3)});
    group.name = u"Table"_s;
    Event event = m_shop.event(QDate(2025, 4, 1), {group});
    event.pricing = EventPricing{.additionalFees = QList<AdditionalFee>{{u"Van"_s, 100}},
                                 .travel = Travel{.distance = 40, .rateExclTax = 0.5, .amountExclTax = 5},
                                 .taxGroupId = m_shop.halfTax};
    priceEvent(event, m_shop.context);

    const Bill bill = billOf(event, m_shop.context);

    QCOMPARE(bill.charges.size(), 3); // The fern costs nothing.
    QCOMPARE(bill.charges.at(0).name, u"Table"_s);
    QCOMPARE(bill.charges.at(0).rate, 0.2);
    QCOMPARE(bill.charges.at(1).kind, BillCharge::Kind::Fee);
    QCOMPARE(bill.charges.at(1).rate, 0.1);
    QCOMPARE(bill.charges.at(1).amountIncTax, 110.0);
    QCOMPARE(bill.charges.at(2).kind, BillCharge::Kind::Travel);
    QCOMPARE(bill.charges.at(2).amountIncTax, 27.5);
    QCOMPARE(bill.discount, 0.0);
}

STEMDESK_GUILESS_TEST(TestEventBill)

} // namespace stemdesk::event_bill_test

#include "tst_event_bill.moc"
