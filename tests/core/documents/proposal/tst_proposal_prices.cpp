#include "core/documents/proposal/proposal_prices.h"

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

        // Four alike cannot cost 180.29: they are sold together.
        QCOMPARE(prices.groups.constFirst(), (ProposalPrice{std::nullopt, 180.29}));
        QCOMPARE(prices.arrangements, 180.29);
        QCOMPARE(prices.rounding, 0.0);
        QCOMPARE(prices.total, 180.29);
    }

    /// A cent goes where nobody misses it.
    void roundingIsAbsorbed_data()
    {
        QTest::addColumn<PrintedEvent>("event");
        QTest::addColumn<QString>("where");
        PrintedEvent event;
        event.groups = {{.name = u"Tables"_s, .quantity = 4, .customerPriceIncTax = 180.29},
                        {.name = u"Bouquet"_s, .customerPriceIncTax = 90}};
        event.fees = {{u"Van"_s, 30}};
        event.discount = 10;
        const auto row = [](const char *where, PrintedEvent of) {
            double sum = of.labour + of.travel - of.discount;
            for (const PrintedGroup &group : of.groups)
                sum += group.customerPriceIncTax;
            for (const PrintedCharge &fee : of.fees)
                sum += fee.amountIncTax;
            of.customerPriceIncTax = sum;
            QTest::newRow(where) << of << QString::fromLatin1(where);
        };
        row("single", event);
        event.groups.removeLast();
        row("discount", event);
        event.discount = 0;
        row("fee", event);
        event.travel = 25;
        row("travel", event);
        event.labour = 100;
        row("labour", event);
    }

    void roundingIsAbsorbed()
    {
        QFETCH(const PrintedEvent, event);
        QFETCH(const QString, where);

        const ProposalPrices prices = proposalPrices(event, u"GBP"_s);

        QCOMPARE(prices.rounding, 0.0);
        QCOMPARE(prices.groups.constFirst(), (ProposalPrice{45.07, 180.28}));
        QCOMPARE(prices.labour, where == "labour"_L1 ? 100.01 : event.labour);
        QCOMPARE(prices.travel, where == "travel"_L1 ? 25.01 : event.travel);
        QCOMPARE(prices.fees.constFirst(), where == "fee"_L1 ? 30.01 : 30.0);
        QCOMPARE(prices.discount, where == "discount"_L1 ? 9.99 : event.discount);
        if (where == "single"_L1)
            QCOMPARE(prices.groups.at(1), (ProposalPrice{90.01, 90.01}));
        const double sum =
            prices.arrangements + prices.labour + prices.travel + prices.fees.constFirst() - prices.discount;
        QCOMPARE(qRound(100 * sum), qRound(100 * prices.total));
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
        QCOMPARE(prices.rounding, 0.0);
        QCOMPARE(prices.fees, QList<double>{3.33});
        QCOMPARE(prices.discount, 2.5);
        QCOMPARE(prices.total, 26.96);
        QCOMPARE(qRound(100 * (20 + prices.labour + 3.33 + prices.travel - 2.5)), 2696);
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

        QCOMPARE(prices.groups.constFirst(), (ProposalPrice{std::nullopt, 1000}));
        QCOMPARE(prices.rounding, 0.0);
    }
};

STEMDESK_APPLESS_TEST(TestProposalPrices)

} // namespace stemdesk::proposal_prices_test

#include "tst_proposal_prices.moc"
