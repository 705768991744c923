#include "core/domain/catalogue/product.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <limits>

namespace stemdesk::product_test {

class TestProduct : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void variantRules_data()
    {
        constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
        const auto id = SupplierId::create();
        QTest::addColumn<VariantPatch>("patch");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("zero stem") << VariantPatch{.stemLength = std::optional(0.0)} << QByteArray();
        QTest::newRow("negative stem") << VariantPatch{.stemLength = std::optional(-1.0)}
                                       << QByteArray("invalid_stemLength");
        QTest::newRow("stem is no number")
            << VariantPatch{.stemLength = std::optional(kNan)} << QByteArray("invalid_stemLength");
        QTest::newRow("no pack") << VariantPatch{.unitsPerPack = std::optional<double>()} << QByteArray();
        QTest::newRow("half a unit") << VariantPatch{.unitsPerPack = std::optional(0.5)} << QByteArray();
        QTest::newRow("empty pack") << VariantPatch{.unitsPerPack = std::optional(0.0)}
                                    << QByteArray("invalid_unitsPerPack");
        QTest::newRow("pack that overflows")
            << VariantPatch{.unitsPerPack = std::optional(1e-320)} << QByteArray("invalid_unitsPerPack");
        QTest::newRow("empty colour") << VariantPatch{.colors = QStringList{u" "_s}} << QByteArray("invalid_colors");
        QTest::newRow("no minimum") << VariantPatch{.supplierMinPacks = {{{id, 0}}}} << QByteArray();
        QTest::newRow("negative minimum")
            << VariantPatch{.supplierMinPacks = {{{id, -1}}}} << QByteArray("invalid_minPacks");
        QTest::newRow("two minimums of a supplier")
            << VariantPatch{.supplierMinPacks = {{{id, 1}, {id, 1}}}} << QByteArray("invalid_supplierMinPacks");
        const auto code = [&](const QString &text) { return VariantPatch{.supplierCodes = {{{id, text}}}}; };
        QTest::newRow("code") << code(QString(100, u'x')) << QByteArray();
        QTest::newRow("code that is too long") << code(QString(101, u'x')) << QByteArray("invalid_supplierCodes");
        QTest::newRow("blank code") << code(u" "_s) << QByteArray("invalid_supplierCodes");
        QTest::newRow("code of two lines") << code(u"a\nb"_s) << QByteArray("invalid_supplierCodes");
        QTest::newRow("two codes of a supplier")
            << VariantPatch{.supplierCodes = {{{id, u"a"_s}, {id, u"b"_s}}}} << QByteArray("invalid_supplierCodes");
        QTest::newRow("all spare") << VariantPatch{.sparePercent = std::optional(100.0)} << QByteArray();
        QTest::newRow("less than no spare")
            << VariantPatch{.sparePercent = std::optional(-1.0)} << QByteArray("invalid_sparePercent");
        QTest::newRow("more than all spare")
            << VariantPatch{.sparePercent = std::optional(100.5)} << QByteArray("invalid_sparePercent");
        QTest::newRow("blank name") << VariantPatch{.name = u" "_s} << QByteArray("name_required");
    }

    void variantRules()
    {
        QFETCH(VariantPatch, patch);
        QFETCH(QByteArray, code);
        const auto variant = patched(Variant{.name = u"50 cm"_s}, patch, u"variant."_s);
        QCOMPARE(variant ? QByteArray() : variant.error().code, code);
        if (!variant)
            QVERIFY(variant.error().field.startsWith("variant."_L1));
    }

    void refusalsOfNumbersSayWhatIsMeant()
    {
        const auto message = [](double pack) {
            return patched(Variant{.name = u"50 cm"_s}, {.unitsPerPack = std::optional(pack)}).error().message;
        };
        QCOMPARE(message(0), u"Give \"unitsPerPack\" as a number greater than 0, not 0."_s);
        QCOMPARE(message(1e60), u"Give \"unitsPerPack\" as a number greater than 0 and at most 1e+50, not 1e+60."_s);
        QCOMPARE(patched(Variant{.name = u"50 cm"_s}, {.stemLength = std::optional(-1.0)}).error().message,
                 u"Give \"stemLength\" as a number of at least 0, not -1."_s);
    }

    void duplicatesAreKeptOnce()
    {
        const auto first = SupplierId::create();
        const auto second = SupplierId::create();

        const auto variant = patched(Variant{},
                                     {.name = u"50 cm"_s,
                                      .colors = {{u"Blush"_s, u"Ivory"_s, u" blush "_s}},
                                      .supplierIds = {{second, first, second}}});

        QCOMPARE(variant->colors, (QStringList{u"Blush"_s, u"Ivory"_s}));
        QCOMPARE(variant->supplierIds, (QList<SupplierId>{second, first}));
        QCOMPARE(patched(*variant, {.supplierIds = {{first, first}}})->supplierIds, QList<SupplierId>{first});
    }

    void productRules_data()
    {
        QTest::addColumn<ProductPatch>("patch");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("whole") << ProductPatch{.name = u"Rose"_s, .productType = QString(64, u'x')} << QByteArray();
        QTest::newRow("no name") << ProductPatch{.productType = u"flower"_s} << QByteArray("name_required");
        QTest::newRow("no type") << ProductPatch{.name = u"Rose"_s} << QByteArray("productType_required");
        QTest::newRow("blank type") << ProductPatch{.name = u"Rose"_s, .productType = u" "_s}
                                    << QByteArray("productType_required");
        QTest::newRow("long type") << ProductPatch{.name = u"Rose"_s, .productType = QString(65, u'x')}
                                   << QByteArray("invalid_productType");
    }

    void productRules()
    {
        QFETCH(ProductPatch, patch);
        QFETCH(QByteArray, code);
        const auto product = patched(Product{}, patch);
        QCOMPARE(product ? QByteArray() : product.error().code, code);
    }

    void inverseTakesBackAProduct()
    {
        const Product before{.name = u"Rose"_s, .category = u"Roses"_s, .productType = u"flower"_s};
        const ProductPatch patch{.category = QString(), .productType = u"hire"_s};
        QCOMPARE(patched(*patched(before, patch), inverse(before, patch)).value(), before);
    }

    void inverseTakesBackAVariant()
    {
        const Variant before{.name = u"50 cm"_s, .stemLength = 50, .colors = {u"Blush"_s}};
        const VariantPatch patch{.stemLength = std::optional<double>(),
                                 .unitsPerPack = std::optional(20.0),
                                 .colors = QStringList{},
                                 .sku = u"R50"_s};

        const auto after = patched(before, patch);

        QVERIFY(*after != before);
        QCOMPARE(patched(*after, inverse(before, patch)).value(), before);
    }
};

STEMDESK_APPLESS_TEST(TestProduct)

} // namespace stemdesk::product_test

#include "tst_product.moc"
