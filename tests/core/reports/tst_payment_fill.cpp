#include "core/reports/payment_fill.h"

#include "core/reports/rate_sums.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::payment_fill_test {

using namespace Qt::StringLiterals;

class TestPaymentFill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void paymentsFillTheInvoicesInOrder()
    {
        const PaymentFill fill = filled({100, 50}, {30, 90, 60});

        QCOMPARE(fill.open, QList<qint64>({0, 0}));
        const QList<FilledPart> parts{{0, 0, 30, 0}, {1, 0, 70, 30}, {1, 1, 20, 0}, {2, 1, 30, 20}, {2, {}, 30, 0}};
        QCOMPARE(fill.parts, parts);
    }

    void refundsTakeBackTheLast()
    {
        const PaymentFill fill = filled({100, 50}, {160, -5, -20, -90, -60});

        QCOMPARE(fill.open, QList<qint64>({100, 50}));
        const QList<FilledPart> parts{{0, 0, 100, 0},  {0, 1, 50, 0},   {0, {}, 10, 0},  {1, {}, -5, 10},
                                      {2, {}, -5, 5},  {2, 1, -15, 50}, {3, 1, -35, 35}, {3, 0, -55, 100},
                                      {4, 0, -45, 45}, {4, {}, -15, 0}};
        QCOMPARE(fill.parts, parts);
    }

    void nothingAsksForNothing()
    {
        QCOMPARE(filled({}, {}).parts.size(), 0);
        QCOMPARE(filled({0, -20}, {10}).parts, QList<FilledPart>({{0, {}, 10, 0}}));
        QCOMPARE(filled({0, -20}, {10}).open, QList<qint64>({0, 0}));
    }

    void partsOfAnInvoiceAddUpToItsRates()
    {
        const QList<InvoiceShare> shares{{0.09, u"S"_s, 1'000, 1'090}, {0.21, u"S"_s, 333, 403}, {0, u"Z"_s, 7, 7}};
        QList<RateSum> sums;
        qint64 paid = 0;
        for (const qint64 part : {1, 499, 500, 333, 167}) {
            const QList<RateSum> before = paidShares(shares, paid);
            paid += part;
            const QList<RateSum> after = paidShares(shares, paid);
            qint64 together = 0;
            for (qsizetype at = 0; at < after.size(); ++at) {
                together += after.at(at).incTax - before.at(at).incTax;
                addRate(sums,
                        {after.at(at).rate, after.at(at).category, after.at(at).exclTax - before.at(at).exclTax,
                         after.at(at).incTax - before.at(at).incTax});
            }
            QCOMPARE(together, part);
        }

        const QList<RateSum> whole{{0.21, u"S"_s, 333, 403}, {0.09, u"S"_s, 1'000, 1'090}, {0.0, u"Z"_s, 7, 7}};
        QCOMPARE(sortedRates(sums), whole);
    }

    void anInvoiceOfNothingTakesNothing()
    {
        QCOMPARE(paidShares({}, 0), QList<RateSum>());
        QCOMPARE(paidShares({{0.2, u"S"_s, 10, 12}, {0.1, u"S"_s, -10, -12}}, 0).size(), 2);
    }
};

STEMDESK_APPLESS_TEST(TestPaymentFill)

} // namespace stemdesk::payment_fill_test

#include "tst_payment_fill.moc"
