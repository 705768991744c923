#include "core/documents/proposal/proposal_prices.h"

#include "core/domain/billing/invoice_lines.h"
#include "tests/support/test_registry.h"

#include <QRandomGenerator>
#include <QTest>

#include <utility>

namespace stemdesk::proposal_prices_test {

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
        QCOMPARE(prices.total, 180.29);
        event.groups.first().customerPriceIncTax = event.customerPriceIncTax = 180.28;
        QCOMPARE(proposalPrices(event, u"GBP"_s).groups.constFirst(), (ProposalPrice{45.07, 180.28}));
    }

    /// Clients compare the two.
    void itsRowsAreThoseOfTheInvoice()
    {
        QRandomGenerator random(7);
        const auto amount = [&] { return 5 + random.generateDouble() * 500; };
        for (int round = 0; round < 200; ++round) {
            PrintedEvent event{.fees = {{u"Van"_s, amount()}}};
            event.labour = amount();
            event.travel = amount();
            for (int group = 0; group < 6; ++group) {
                const double cheap = amount();
                const double dear = group % 2 == 0 ? 0 : amount();
                const double quantity = 1 + random.bounded(12);
                // Two of the same name.
                const QString name = u"Group %1"_s.arg(group / 2);
                event.groups.append({.name = name, .quantity = quantity, .customerPriceIncTax = cheap + dear});
                event.bill.charges.append(
                    {.name = name, .quantity = quantity, .rate = 0.07, .amountIncTax = cheap, .tax = {}});
                if (dear > 0)
                    event.bill.charges.append(
                        {.name = name, .quantity = quantity, .rate = 0.19, .amountIncTax = dear, .tax = {}});
            }
            using enum BillCharge::Kind;
            event.bill.charges.append(
                {.kind = Labour, .name = {}, .rate = 0.19, .amountIncTax = event.labour, .tax = {}});
            event.bill.charges.append({.kind = Fee,
                                       .name = u"Van"_s,
                                       .rate = 0.19,
                                       .amountIncTax = event.fees.constFirst().amountIncTax,
                                       .tax = {}});
            event.bill.charges.append(
                {.kind = Travel, .name = {}, .rate = 0.19, .amountIncTax = event.travel, .tax = {}});
            event.bill.discount = event.discount = amount();
            for (const BillCharge &charge : std::as_const(event.bill.charges))
                event.customerPriceIncTax += charge.amountIncTax;
            event.customerPriceIncTax -= event.discount;
            const MinorUnit unit(u"EUR");
            const QList<InvoiceLine> lines = chargeLines(event.bill, unit, unit.rounded(event.customerPriceIncTax));

            const ProposalPrices prices = proposalPrices(event, u"EUR"_s);

            qsizetype line = 0;
            for (qsizetype group = 0; group < event.groups.size(); ++group) {
                qint64 count = lines.at(line++).incTax;
                if (group % 2 != 0)
                    count += lines.at(line++).incTax;
                QCOMPARE(prices.groups.at(group).amount, unit.amount(count));
            }
            QCOMPARE(prices.labour, unit.amount(lines.at(line++).incTax));
            QCOMPARE(prices.fees, QList<double>{unit.amount(lines.at(line++).incTax)});
            QCOMPARE(prices.travel, unit.amount(lines.at(line++).incTax));
            QCOMPARE(prices.discount, -unit.amount(lines.at(line).incTax + lines.at(line + 1).incTax));
            const double sum =
                prices.arrangements + prices.labour + prices.fees.constFirst() + prices.travel - prices.discount;
            QCOMPARE(unit.rounded(sum), unit.rounded(prices.total));
        }
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

        QCOMPARE(qRound(100 * (prices.arrangements + prices.labour + prices.fees.constFirst() + prices.travel - 2.5)),
                 2696);
        QCOMPARE(prices.discount, 2.5);
        QCOMPARE(prices.total, 26.96);
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
        QCOMPARE(prices.total, 0.0);
    }

    void currenciesWithoutMinorUnitsHaveWholeAmounts()
    {
        PrintedEvent event;
        event.groups = {{.quantity = 3, .customerPriceIncTax = 1000}};
        event.customerPriceIncTax = 1000;

        const ProposalPrices prices = proposalPrices(event, u"JPY"_s);

        QCOMPARE(prices.groups.constFirst(), (ProposalPrice{std::nullopt, 1000}));
    }
};

STEMDESK_APPLESS_TEST(TestProposalPrices)

} // namespace stemdesk::proposal_prices_test

#include "tst_proposal_prices.moc"
