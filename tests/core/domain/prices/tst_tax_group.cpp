#include "core/domain/prices/tax_group.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <limits>

namespace stemdesk::tax_group_test {

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

    void aGivenCategoryIsTaken_data()
    {
        QTest::addColumn<QString>("category");
        QTest::addColumn<double>("rate");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("standard") << u"S"_s << 0.2 << QByteArray();
        QTest::newRow("zero") << u"Z"_s << 0.0 << QByteArray();
        QTest::newRow("exempt") << u"E"_s << 0.0 << QByteArray();
        QTest::newRow("follows the rate") << QString() << 0.2 << QByteArray();
        QTest::newRow("standard at no rate") << u"S"_s << 0.0 << QByteArray("invalid_taxCategory");
        QTest::newRow("exempt at a rate") << u"E"_s << 0.2 << QByteArray("invalid_taxCategory");
        QTest::newRow("unknown") << u"X"_s << 0.0 << QByteArray("invalid_taxCategory");
    }

    void aGivenCategoryIsTaken()
    {
        QFETCH(QString, category);
        QFETCH(double, rate);
        QFETCH(QByteArray, code);
        const auto group = patched(TaxGroup{}, {.name = u"VAT"_s, .rate = rate, .taxCategory = category});
        QCOMPARE(group ? QByteArray() : group.error().code, code);
        if (group)
            QCOMPARE(group->taxCategory, category);
    }

    void aCategoryThatIsOnlySentBackStillFollowsTheRate()
    {
        const TaxGroup stored{.name = u"VAT"_s, .rate = 0.2, .version = 1};
        const auto sentBack = patched(stored, {.rate = 0.0, .taxCategory = u"Z"_s});
        QVERIFY(sentBack.has_value());
        QCOMPARE(sentBack->taxCategory, QString());
        const auto chosen = patched(stored, {.rate = 0.0, .taxCategory = u"E"_s});
        QVERIFY(chosen.has_value());
        QCOMPARE(chosen->taxCategory, u"E"_s);
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
