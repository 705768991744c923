#include "core/domain/prices/tax_group.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <limits>

namespace stemdesk::tax_group_test {

using namespace Qt::StringLiterals;

class TestTaxGroup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rateIsFromZeroToOne_data()
    {
        QTest::addColumn<double>("rate");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("zero") << 0.0 << QByteArray();
        QTest::newRow("one") << 1.0 << QByteArray();
        QTest::newRow("negative") << -0.01 << QByteArray("invalid_rate");
        QTest::newRow("percent") << 20.0 << QByteArray("invalid_rate");
        QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << QByteArray("invalid_rate");
        QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << QByteArray("invalid_rate");
    }

    void rateIsFromZeroToOne()
    {
        QFETCH(double, rate);
        QFETCH(QByteArray, code);
        const auto group = patched(TaxGroup{}, {.name = u"VAT"_s, .rate = rate});
        QCOMPARE(group ? QByteArray() : group.error().code, code);
    }

    void onlyNewGroupsNeedARate()
    {
        QCOMPARE(patched(TaxGroup{}, {.name = u"VAT"_s}).error().code, QByteArray("rate_required"));
        QVERIFY(patched(TaxGroup{.name = u"VAT"_s, .version = 1}, {.name = u"Zero"_s}).has_value());
    }

    void inverseTakesBack()
    {
        const TaxGroup before{.name = u"VAT"_s, .rate = 0.2, .version = 1};
        const TaxGroupPatch patch{.rate = 0.21};
        QCOMPARE(patched(*patched(before, patch), inverse(before, patch)).value(), before);
    }
};

STEMDESK_APPLESS_TEST(TestTaxGroup)

} // namespace stemdesk::tax_group_test

#include "tst_tax_group.moc"
