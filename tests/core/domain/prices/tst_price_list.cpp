#include "core/domain/prices/price_list.h"

#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QTest>

namespace stemdesk::price_list_test {

class TestPriceList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listRules_data()
    {
        const PriceListPatch whole{.productType = u"flower"_s, .date = QDate(2026, 3, 1), .taxMultiplier = 1.2};
        const auto with = [&](auto change) {
            PriceListPatch patch = whole;
            change(patch);
            return patch;
        };
        QTest::addColumn<PriceListPatch>("patch");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("without a name") << whole << QByteArray();
        QTest::newRow("no type") << with([](auto &p) { p.productType.reset(); }) << QByteArray("productType_required");
        QTest::newRow("no date") << with([](auto &p) { p.date.reset(); }) << QByteArray("date_required");
        QTest::newRow("no day") << with([](auto &p) { p.date = QDate(2026, 2, 30); }) << QByteArray("invalid_date");
        QTest::newRow("no multiplier") << with([](auto &p) { p.taxMultiplier.reset(); })
                                       << QByteArray("taxMultiplier_required");
        QTest::newRow("zero multiplier") << with([](auto &p) { p.taxMultiplier = 0; })
                                         << QByteArray("invalid_taxMultiplier");
        QTest::newRow("long name") << with([](auto &p) { p.name = QString(201, u'x'); }) << QByteArray("invalid_name");
    }

    void listRules()
    {
        QFETCH(PriceListPatch, patch);
        QFETCH(QByteArray, code);
        const auto list = patched(PriceList{}, patch);
        QCOMPARE(list ? QByteArray() : list.error().code, code);
    }

    void entryRules_data()
    {
        const auto variant = VariantId::create();
        QTest::addColumn<PriceEntryPatch>("patch");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("free") << PriceEntryPatch{.variantId = variant, .unitCostExclTax = 0} << QByteArray();
        QTest::newRow("no variant") << PriceEntryPatch{.unitCostExclTax = 1} << QByteArray("variantId_required");
        QTest::newRow("no cost") << PriceEntryPatch{.variantId = variant} << QByteArray("unitCostExclTax_required");
        QTest::newRow("negative cost") << PriceEntryPatch{.variantId = variant, .unitCostExclTax = -0.1}
                                       << QByteArray("invalid_unitCostExclTax");
        QTest::newRow("cost that would overflow")
            << PriceEntryPatch{.variantId = variant, .unitCostExclTax = 1e300} << QByteArray("invalid_unitCostExclTax");
    }

    void entryRules()
    {
        QFETCH(PriceEntryPatch, patch);
        QFETCH(QByteArray, code);
        const auto entry = patched(PriceEntry{}, patch);
        QCOMPARE(entry ? QByteArray() : entry.error().code, code);
    }

    void inverseTakesBack()
    {
        const PriceList before{
            .productType = u"flower"_s, .date = QDate(2026, 3, 1), .taxMultiplier = 1.2, .version = 1};
        const PriceListPatch patch{.name = u"Spring"_s, .date = QDate(2026, 4, 1)};
        QCOMPARE(patched(*patched(before, patch), inverse(before, patch)).value(), before);
    }

    void inverseTakesBackAnEntry()
    {
        const PriceEntry before{.variantId = VariantId::create(), .unitCostExclTax = 1.5, .version = 1};
        const PriceEntryPatch patch{.supplierId = SupplierId::create(), .unitCostExclTax = 2};
        QCOMPARE(patched(*patched(before, patch), inverse(before, patch)).value(), before);
    }
};

STEMDESK_APPLESS_TEST(TestPriceList)

} // namespace stemdesk::price_list_test

#include "tst_price_list.moc"
