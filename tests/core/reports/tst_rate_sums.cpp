#include "core/reports/rate_sums.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::rate_sums_test {

class TestRateSums : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

STEMDESK_APPLESS_TEST(TestRateSums)

} // namespace stemdesk::rate_sums_test

#include "tst_rate_sums.moc"
