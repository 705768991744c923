#include "core/domain/catalogue/product_changes.h"

#include "tests/support/catalogue_rows.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <limits>

namespace stemdesk::product_changes_test {

class TestProductChanges : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAVariantHasIsNoChange();
    void eachFieldOfAVariant_data();
    void eachFieldOfAVariant();
    void whatIsNoNumberIsAChange();
    void fieldsOfAProduct();
    void setsOfFields();
};

namespace {

const SupplierId kSupplier = SupplierId::create();

} // namespace

void TestProductChanges::whatAVariantHasIsNoChange()
{
    const Variant variant = *patched(Variant(), wholeVariant(kSupplier));

    QCOMPARE(changesOf(variant, wholeVariant(kSupplier)), VariantPatch());
    QCOMPARE(changesOf(variant, VariantPatch()), VariantPatch());
    QCOMPARE(changesOf(Variant(), wholeVariant(kSupplier)), wholeVariant(kSupplier));
    QVERIFY(differenceOf(variant, variant).isEmpty());
    QCOMPARE(differenceOf(variant, Variant()), VariantFieldSet::all());
}

void TestProductChanges::eachFieldOfAVariant_data()
{
    QTest::addColumn<VariantField>("field");
    QTest::addColumn<VariantPatch>("patch");
    const auto row = [](const char *name, VariantField field, const VariantPatch &patch) {
        QTest::newRow(name) << field << patch;
    };
    using enum VariantField;
    row("name", Name, {.name = u"60 cm"_s});
    row("no stem length", StemLength, {.stemLength = std::optional<double>()});
    row("units per pack", UnitsPerPack, {.unitsPerPack = std::optional(20.0)});
    row("colours in another order", Colors, {.colors = QStringList{u"Blush"_s, u"White"_s}});
    row("no suppliers", SupplierIds, {.supplierIds = QList<SupplierId>()});
    row("minimum", SupplierMinPacks, {.supplierMinPacks = QList<SupplierMinimum>{{kSupplier, 3}}});
    row("pack", SupplierPacks, {.supplierPacks = QList<SupplierPack>{{kSupplier, 30}}});
    row("code", SupplierCodes, {.supplierCodes = QList<SupplierCode>{{kSupplier, u"Q-60"_s}}});
    row("spare", SparePercent, {.sparePercent = std::optional(6.0)});
    row("no sku", Sku, {.sku = QString()});
    row("notes", Notes, {.notes = u"Keep dry"_s});
    row("external id", ExternalId, {.externalId = u"8"_s});
    row("owned", OwnedUnits, {.ownedUnits = std::optional(4.0)});
    row("replacement", ReplacementCostExclTax, {.replacementCostExclTax = std::optional(13.0)});
    row("days before", HireDaysBefore, {.hireDaysBefore = std::optional(0)});
    row("days after", HireDaysAfter, {.hireDaysAfter = std::optional<int>()});
}

void TestProductChanges::eachFieldOfAVariant()
{
    QFETCH(VariantField, field);
    QFETCH(VariantPatch, patch);
    const Variant variant = *patched(Variant(), wholeVariant(kSupplier));

    const Variant after = *patched(variant, patch);

    QCOMPARE(changesOf(variant, patch), patch);
    QCOMPARE(differenceOf(variant, after), VariantFieldSet({field}));
    QVERIFY(differenceOf(variant, after).isOne());
}

void TestProductChanges::whatIsNoNumberIsAChange()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();

    const VariantPatch changes = changesOf(Variant{.stemLength = 50.0}, {.stemLength = std::optional(nan)});

    QVERIFY(changes.stemLength && !patched(Variant(), changes)); // It is refused, not passed over.
}

void TestProductChanges::fieldsOfAProduct()
{
    const Product product{.name = u"Rose"_s, .category = u"Roses"_s, .productType = u"flower"_s};

    QCOMPARE(changesOf(product, {.name = u"Rose"_s, .category = u"Roses"_s, .productType = u"flower"_s}),
             ProductPatch());
    QCOMPARE(changesOf(product, {.name = u"Rose"_s, .category = QString(), .externalId = u"7"_s}),
             (ProductPatch{.category = QString(), .externalId = u"7"_s}));
}

void TestProductChanges::setsOfFields()
{
    const VariantFieldSet two{VariantField::Name, VariantField::Sku};

    QVERIFY(!two.isOne() && !two.isEmpty());
    QVERIFY(two.contains(VariantField::Sku) && !two.contains(VariantField::Notes));
    QCOMPARE(two - VariantFieldSet{VariantField::Sku}, VariantFieldSet{VariantField::Name});
    QVERIFY(two.hasAnyOf({VariantField::Notes, VariantField::Name}) && !two.hasAnyOf({VariantField::Notes}));
}

STEMDESK_APPLESS_TEST(TestProductChanges)

} // namespace stemdesk::product_changes_test

#include "tst_product_changes.moc"
