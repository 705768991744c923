#include "core/pricing/event_bill.h"

#include "core/pricing/event_figures.h"
#include "core/pricing/event_price.h"
#include "core/pricing/price_breakdown.h"
#include "tests/core/pricing/price_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_bill_test {

class TestEventBill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A bill comes to nothing at the least, as the customer price does.
    void discountsTakeAwayNoMoreThanIsCharged();
    void chargesAreNamedByTheirRates();
    void ribbonFollowsTheBouquet();

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

/// Where the shop wants that: the customer pays the same, of which another part is tax.
void TestEventBill::ribbonFollowsTheBouquet()
{
    // In summer flowers have 17.5 %, ribbon has 20 %.
    const auto bouquet = m_shop.group(1, {m_shop.line(m_shop.ribbon, 3), m_shop.line(m_shop.rose, 25)});
    const auto vases = m_shop.group(1, {m_shop.line(m_shop.ribbon, 2), m_shop.line(m_shop.vase, 6)});
    Event event = m_shop.event(QDate(2025, 7, 1), {bouquet, vases});
    priceEvent(event, m_shop.context);
    PriceContext following = m_shop.context;
    following.materialsFollowFlowers = true;

    const Bill apart = billOf(event, m_shop.context);
    const Bill together = billOf(event, following);

    QCOMPARE(apart.charges.size(), 3);
    QCOMPARE(together.charges.size(), 2);
    QCOMPARE(together.charges.at(0).rate, 0.175);
    QCOMPARE(together.charges.at(0).amountIncTax, apart.charges.at(0).amountIncTax + apart.charges.at(1).amountIncTax);
    QCOMPARE(together.charges.at(1), apart.charges.at(2)); // What is hired is no flower.
    const double less = together.charges.at(0).amountIncTax / 1.175 + together.charges.at(1).amountIncTax / 1.2;
    QCOMPARE(customerPriceExclTax(event, following), less);
    QVERIFY(customerPriceExclTax(event, following) > customerPriceExclTax(event, m_shop.context));
    QCOMPARE(figuresOf(event, following).customerPriceExclTax, less);
    QCOMPARE(figuresOf(event, following).costOfGoodsExclTax, figuresOf(event, m_shop.context).costOfGoodsExclTax);
}

STEMDESK_GUILESS_TEST(TestEventBill)

} // namespace stemdesk::event_bill_test

#include "tst_event_bill.moc"
