#include "core/documents/proposal_text.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::proposal_prices_test {

using namespace Qt::StringLiterals;

class TestProposalPrices : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void copiesTimesPriceIsTheAmount()
    {
        PrintedEvent event;
        event.groups = {{.name = u"Tables"_s, .quantity = 4, .customerPriceIncTax = 180.29}};
        event.customerPriceIncTax = 180.29;

        const ProposalPrices prices = proposalPrices(event, u"GBP"_s);

        QCOMPARE(prices.groups.constFirst(), (ProposalPrice{45.07, 180.28}));
        QCOMPARE(prices.arrangements, 180.28);
        QCOMPARE(prices.rounding, 0.01);
        QCOMPARE(prices.total, 180.29);
    }

    void amountsAreTheTotal()
    {
        PrintedEvent event;
        event.groups = {{.customerPriceIncTax = 10.004}, {.customerPriceIncTax = 10.004}};
        event.labour = 5.006;
        event.fees = {{u"Van"_s, 3.333}};
        event.travel = 1.115;
        event.discount = 2.5;
        event.customerPriceIncTax = 10.004 + 10.004 + 5.006 + 3.333 + 1.115 - 2.5;
        event.customerPriceExclTax = 22.4683;

        const ProposalPrices prices = proposalPrices(event, u"GBP"_s);

        QCOMPARE(prices.arrangements, 20.0);
        QCOMPARE(prices.labour, 5.01);
        QCOMPARE(prices.fees, QList<double>{3.33});
        QCOMPARE(prices.discount, 2.5);
        QCOMPARE(prices.total, 26.96);
        QVERIFY(qFuzzyCompare(20 + 5.01 + 3.33 + prices.travel - 2.5 + prices.rounding, prices.total));
        QCOMPARE(prices.tax, 4.49);
    }

    void theTotalIsWhatIsOwed()
    {
        PrintedEvent event;
        event.customerPriceIncTax = 2497.6949999999997; // 2,497.695, which a balance and an invoice round up.
        event.customerPriceExclTax = 2081.4125;

        const ProposalPrices prices = proposalPrices(event, u"GBP"_s);

        QCOMPARE(prices.total, 2497.7);
        QCOMPARE(prices.tax, 416.28); // The invoice's figure: 2,497.70 includes it, 2,081.42 does not.
    }

    void discountIsNoMoreThanThereIs()
    {
        PrintedEvent event;
        event.groups = {{.customerPriceIncTax = 20}};
        event.discount = 50;

        const ProposalPrices prices = proposalPrices(event, u"GBP"_s);

        QCOMPARE(prices.discount, 20.0);
        QCOMPARE(prices.rounding, 0.0);
        QCOMPARE(prices.total, 0.0);
    }

    void currenciesWithoutMinorUnitsHaveWholeAmounts()
    {
        PrintedEvent event;
        event.groups = {{.quantity = 3, .customerPriceIncTax = 1000}};
        event.customerPriceIncTax = 1000;

        const ProposalPrices prices = proposalPrices(event, u"JPY"_s);

        QCOMPARE(prices.groups.constFirst(), (ProposalPrice{333, 999}));
        QCOMPARE(prices.rounding, 1.0);
    }
};

STEMDESK_APPLESS_TEST(TestProposalPrices)

} // namespace stemdesk::proposal_prices_test

#include "tst_proposal_prices.moc"
