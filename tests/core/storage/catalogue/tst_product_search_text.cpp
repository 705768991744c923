#include "core/storage/catalogue/product_search_text.h"

#include "tests/support/test_registry.h"

#include <QSet>
#include <QTest>

namespace stemdesk::product_search_text_test {

class TestProductSearchText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsEveryTextOnceWithTheShop();
    void manyVariantsShareTheirTokens();
    void tagsIgnoreCase();
    void stemLengthIsAWord_data();
    void stemLengthIsAWord();
    void wordsOfAQueryCarryTheShop();
};

namespace {

const Tenant kShop{.id = ShopId::create(), .shop = 7, .defaultSupplier = 1};

} // namespace

void TestProductSearchText::holdsEveryTextOnceWithTheShop()
{
    Variant variant;
    variant.name = u"Quicksand 50 cm"_s;
    variant.stemLength = 50;
    variant.colors = {u"Blush"_s};
    variant.sku = u"RQ-50"_s;
    Product product;
    product.name = u"Rose"_s;
    product.category = u"Roses"_s;
    product.productType = u"flower"_s;
    product.variants = {variant, variant};

    const QStringList tokens = productSearchText(kShop, product).split(u' ');

    QCOMPARE(
        tokens,
        QStringList({u"7_rose"_s, u"7_roses"_s, productTypeTag(kShop, u"flower"_s), categoryTag(kShop, u"Roses"_s),
                     u"7_quicksand"_s, u"7_50"_s, u"7_cm"_s, u"7_rq"_s, u"7_blush"_s, colourTag(kShop, u"Blush"_s)}));
}

void TestProductSearchText::manyVariantsShareTheirTokens()
{
    constexpr int kVariants = 1'000;
    Product product{.name = u"Rose"_s, .productType = u"flower"_s};
    for (int number = 0; number < kVariants; ++number)
        product.variants += Variant{.name = u"Variety %1"_s.arg(number % (kVariants / 2)), .colors = {u"Blush"_s}};

    const QStringList tokens = productSearchText(kShop, product).split(u' ');

    constexpr int kShared = 5; // The product's name and type, "variety", and the colour as a word and as a tag.
    QCOMPARE(tokens.size(), kShared + kVariants / 2);
    QCOMPARE(QSet<QString>(tokens.cbegin(), tokens.cend()).size(), tokens.size());
    QCOMPARE(tokens.constLast(), u"7_499"_s);
}

void TestProductSearchText::tagsIgnoreCase()
{
    QCOMPARE(colourTag(kShop, u"WHITE"_s), colourTag(kShop, u"white"_s));
    QVERIFY(colourTag(kShop, u"white"_s) != categoryTag(kShop, u"white"_s));
    QVERIFY(!colourTag(kShop, u"off white, \"odd\""_s).contains(u' '));
    QVERIFY(!colourTag(kShop, u"off white, \"odd\""_s).contains(u'"'));
    QVERIFY(colourTag(kShop, u"off white"_s) != colourTag(kShop, u"off_20white"_s));
}

void TestProductSearchText::stemLengthIsAWord_data()
{
    QTest::addColumn<double>("length");
    QTest::addColumn<QStringList>("words");

    QTest::newRow("whole") << 50.0 << QStringList{u"50"_s};
    QTest::newRow("broken") << 52.5 << QStringList{u"52"_s, u"5"_s};
}

void TestProductSearchText::stemLengthIsAWord()
{
    QFETCH(double, length);
    QFETCH(QStringList, words);
    Variant variant;
    variant.stemLength = length;

    QCOMPARE(variantWords(variant), words);
}

void TestProductSearchText::wordsOfAQueryCarryTheShop()
{
    QCOMPARE(productSearchWords(kShop, u"Crème 50"_s), QStringList({u"7_creme"_s, u"7_50"_s}));
    QVERIFY(productSearchWords(kShop, u" - "_s).isEmpty());
}

STEMDESK_GUILESS_TEST(TestProductSearchText)

} // namespace stemdesk::product_search_text_test

#include "tst_product_search_text.moc"
