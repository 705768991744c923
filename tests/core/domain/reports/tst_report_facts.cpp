#include "core/domain/reports/report_facts.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <limits>

namespace stemdesk::report_facts_test {

class TestReportFacts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goodsComeBackAsTheyWere()
    {
        const QList<GoodsUse> goods{{VariantId::create(), 12.5, 0.1 + 0.2, 1e-300}, {VariantId::create(), 0, 1e15, 0}};

        const QByteArray bytes = goodsBytes(goods);

        QCOMPARE(bytes.size(), 2 * kGoodsUseBytes);
        QCOMPARE(goodsFrom(bytes), goods);
        QVERIFY(goodsFrom({}).isEmpty());
    }

    void whatIsCutShortIsLeftOut()
    {
        const QList<GoodsUse> goods{{VariantId::create(), 1, 2, 3}, {VariantId::create(), 4, 5, 6}};

        QCOMPARE(goodsFrom(QByteArrayView(goodsBytes(goods)).chopped(1)), goods.mid(0, 1));
    }

    void noNumberIsNothing()
    {
        const QList<GoodsUse> goods{{VariantId::create(), std::numeric_limits<double>::quiet_NaN(), 2,
                                     std::numeric_limits<double>::infinity()}};

        const GoodsUse read = goodsFrom(goodsBytes(goods)).constFirst();

        QCOMPARE(read.units, 0.0);
        QCOMPARE(read.costExclTax, 2.0);
        QCOMPARE(read.wasteCostExclTax, 0.0);
    }

    void sharesComeBackAsTheyWere()
    {
        const QList<InvoiceShare> shares{{0.1, u"S"_s, -12, -13}, {0, u"Z"_s, 9'007'199'254'740'991, 1}};

        QCOMPARE(sharesFrom(sharesText(shares)), shares);
        QVERIFY(sharesFrom(QString()).isEmpty());
        QVERIFY(sharesFrom(u"0.2 S 1\nx S 1 2\n0.2 S 1.5 2"_s).isEmpty());
    }
};

STEMDESK_APPLESS_TEST(TestReportFacts)

} // namespace stemdesk::report_facts_test

#include "tst_report_facts.moc"
