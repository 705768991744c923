#include "core/services/shops/shop_settings_service.h"

#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::shop_settings_service_test {

class TestShopSettingsService : public ServiceTest {
    Q_OBJECT

private Q_SLOTS:
    void storesEverySetting();
    void allOrNothing();
    void sameValuesWriteNothing();
    void defaultTaxGroupMustExist();
    void picturesMustBeThere();
    void ownProductTypesGoAndComeBack();
    void usedProductTypesStay();
    void moneyFollowsItsSettings_data();
    void moneyFollowsItsSettings();
    void otherSettingsLeaveEventsAlone();
    void renames();
    void othersShopStaysAsItIs();
};

namespace {

using Settings = QList<std::pair<QString, QString>>;

/// Adds an event with one line, 4 flowers at 10 without tax, and labour of a tenth.
EventId pricedEvent(ShopServices &shop)
{
    const ProductRow row{.product = {.name = u"Rose"_s, .productType = u"flower"_s},
                         .hasVariant = true,
                         .variant = {.name = u"Naomi"_s}};
    const VariantId variant = shop.products.upsert({row})->constFirst()->variantId;
    const PriceList list =
        *shop.priceLists.create({.productType = u"flower"_s, .date = QDate(2026, 3, 1), .taxMultiplier = 1.2});
    const PriceEntryRow entry{.patch = {.variantId = variant, .unitCostExclTax = 10}};
    if (!shop.priceLists.upsertEntries(list.id, {entry}))
        qFatal("no price");
    const EventPricingPatch pricing{.additionalFees = QList<AdditionalFee>{{.name = u"Van"_s, .amountExclTax = 50}}};
    const EventId event = shop.events.create({.name = u"Wedding"_s, .pricing = std::optional(pricing)})->event.id;
    const EventGroup group = *shop.lines.createGroup(event, {.name = u"Table"_s});
    if (!shop.lines.createItem(event, group.id, {.variantId = variant, .quantity = 4}))
        qFatal("no line");
    return event;
}

ImageId newImage(ShopServices &shop)
{
    return shop.images.create({.mediaType = "image/png", .width = 1, .height = 1, .bytes = "png"})->id;
}

double priceOf(ShopServices &shop, EventId event)
{
    return shop.events.find(event)->totals.customerPriceIncTax;
}

Settings everySetting(const TaxGroupId &tax, const ImageId &picture)
{
    return {{u"rate-per-minute"_s, u"0"_s},
            {u"monthly-cap"_s, u"5"_s},
            {u"api-access"_s, u"off"_s},
            {u"allowed-origins"_s, u"https://a.example"_s},
            {u"public-url"_s, u"https://b.example"_s},
            {u"country"_s, u"NL"_s},
            {u"currency"_s, u"EUR"_s},
            {u"time-zone"_s, u"Europe/Amsterdam"_s},
            {u"document-language"_s, u"nl"_s},
            {u"default-tax-group"_s, QString::fromLatin1(tax.text())},
            {u"pin-on-approval"_s, u"off"_s},
            {u"order-days-before"_s, u"3"_s},
            {u"delivery-days-before"_s, u"2"_s},
            {u"events-on-orders"_s, u"on"_s},
            {u"labour-percent"_s, u"12.5"_s},
            {u"labour-rate"_s, u"25"_s},
            {u"fees"_s, u"Delivery=45|Set-up=120"_s},
            {u"proposal-terms"_s, u"Half when you book.\nThe rest a week before."_s},
            {u"address"_s, u"3 Mill Lane\nFrome"_s},
            {u"phone"_s, u"01373 4567"_s},
            {u"email"_s, u"hello@fern.example"_s},
            {u"website"_s, u"fern.example"_s},
            {u"materials-follow-flowers"_s, u"on"_s},
            {u"logo"_s, QString::fromLatin1(picture.text())},
            {u"proposal-cover"_s, u"classic"_s},
            {u"accent-colour"_s, u"#7a3b52"_s},
            {u"cover-words"_s, u"Grown slowly"_s},
            {u"cover-picture"_s, QString::fromLatin1(picture.text())},
            {u"markup.flower"_s, u"2.5"_s},
            {u"hire.vase"_s, u"on"_s}};
}

} // namespace

void TestShopSettingsService::storesEverySetting()
{
    const TaxGroupId tax = shop().taxGroups.create({.name = u"High"_s, .rate = 0.2})->id;
    const ImageId logo = newImage(shop());
    m_test->takeAnnounced();
    m_test->tick();

    const Result<Shop> set = shop().settings.set(everySetting(tax, logo));

    QVERIFY(set);
    const Shop read = *shop().settings.shop();
    QCOMPARE(read, *set);
    QCOMPARE(*m_test->services().shops().find(m_test->shopId()), *set);
    QCOMPARE(read.ratePerMinute, 0);
    QCOMPARE(read.country, u"NL"_s);
    QCOMPARE(read.currency, u"EUR"_s);
    QCOMPARE(read.defaultTaxGroupId, tax);
    QVERIFY(!read.pinsOnApproval);
    QCOMPARE(read.orderDaysBefore, 3);
    QCOMPARE(read.deliveryDaysBefore, 2);
    QVERIFY(read.namesEventsOnOrders);
    QVERIFY(read.materialsFollowFlowers);
    QCOMPARE(read.labourPercent, std::optional(12.5));
    QCOMPARE(read.labourRateExclTax, std::optional(25.0));
    QCOMPARE(read.fees.size(), 2);
    QCOMPARE(read.proposalTerms, u"Half when you book.\nThe rest a week before."_s);
    QCOMPARE(read.address, u"3 Mill Lane\nFrome"_s);
    QCOMPARE(read.website, u"fern.example"_s);
    QCOMPARE(read.logoId, logo);
    QCOMPARE(
        read.look,
        (DocumentLook{
            .cover = ProposalCover::Classic, .accent = u"#7a3b52"_s, .words = u"Grown slowly"_s, .pictureId = logo}));
    QCOMPARE(read.productTypes.constFirst(), (ProductType{.name = u"flower"_s, .markup = 2.5}));
    QCOMPARE(read.productTypes.constLast(), (ProductType{.name = u"vase"_s, .isHired = true}));
    QCOMPARE(read.updatedAt, m_test->now());
    QCOMPARE(read.version, 2);
    const Changes announced = m_test->takeAnnounced();
    QCOMPARE(announced.size(), 1);
    QCOMPARE(announced.constFirst().resource, Resource::Shop);
    QCOMPARE(announced.constFirst().action, ChangeAction::Updated);
}

void TestShopSettingsService::allOrNothing()
{
    const Shop before = *shop().settings.shop();

    const auto bad = shop().settings.set({{u"currency"_s, u"EUR"_s}, {u"monthly-cap"_s, u"-1"_s}});
    const auto unknown = shop().settings.set({{u"currency"_s, u"EUR"_s}, {u"colour"_s, u"red"_s}});

    QCOMPARE(bad.error().code, QByteArray("invalid_monthly-cap"));
    QCOMPARE(unknown.error().code, QByteArray("unknown_setting"));
    QCOMPARE(*shop().settings.shop(), before);
    QVERIFY(m_test->takeAnnounced().isEmpty());
}

void TestShopSettingsService::sameValuesWriteNothing()
{
    const Shop before = *shop().settings.shop();
    m_test->tick();

    const auto set = shop().settings.set({{u"currency"_s, u"GBP"_s}, {u"markup.Flower"_s, u"1"_s}});

    QCOMPARE(*set, before);
    QVERIFY(m_test->takeAnnounced().isEmpty());
}

void TestShopSettingsService::defaultTaxGroupMustExist()
{
    const TaxGroupId others = m_test->otherShop().taxGroups.create({.name = u"High"_s, .rate = 0.2})->id;

    for (const TaxGroupId &id : {others, TaxGroupId::create()}) {
        const auto set = shop().settings.set({{u"default-tax-group"_s, QString::fromLatin1(id.text())}});
        QCOMPARE(set.error().code, QByteArray("tax_group_not_found"));
    }
    QVERIFY(shop().settings.set({{u"default-tax-group"_s, u"none"_s}}));
}

void TestShopSettingsService::picturesMustBeThere()
{
    const ImageId others = newImage(m_test->otherShop());

    for (const ImageId &id : {others, ImageId::create()}) {
        for (const QString &setting : {u"logo"_s, u"cover-picture"_s}) {
            const auto set = shop().settings.set({{setting, QString::fromLatin1(id.text())}});
            QCOMPARE(set.error().code, QByteArray("image_not_found"));
        }
    }
    QVERIFY(shop().settings.set({{u"logo"_s, u"none"_s}, {u"cover-picture"_s, u"none"_s}}));
}

void TestShopSettingsService::ownProductTypesGoAndComeBack()
{
    const QList<ProductType> first = shop().settings.shop()->productTypes;
    QVERIFY(shop().settings.set({{u"markup.Vase"_s, u"3"_s}, {u"hire.Vase"_s, u"on"_s}}));
    QVERIFY(m_test->otherShop().settings.set({{u"markup.vase"_s, u"2"_s}}));
    m_test->takeAnnounced();

    const auto removed = shop().settings.removeProductType(u"vase"_s);

    QVERIFY(removed);
    QCOMPARE(removed->productTypes, first);
    QCOMPARE(*shop().settings.shop(), *removed);
    QCOMPARE(m_test->takeAnnounced().constFirst().resource, Resource::Shop);
    QCOMPARE(m_test->otherShop().settings.shop()->productTypes.constLast().name, u"vase"_s);
    QCOMPARE(shop().settings.removeProductType(u"vase"_s).error().kind, Error::Kind::NotFound);
    const auto back = shop().settings.set({{u"markup.Vase"_s, u"3"_s}, {u"hire.Vase"_s, u"on"_s}});
    QCOMPARE(back->productTypes.constLast(), (ProductType{.name = u"Vase"_s, .markup = 3, .isHired = true}));
}

void TestShopSettingsService::usedProductTypesStay()
{
    for (const QString &preset : {u"flower"_s, u"Hire"_s})
        QCOMPARE(shop().settings.removeProductType(preset).error().code, QByteArray("preset_read_only"));
    QVERIFY(shop().settings.set({{u"markup.vase"_s, u"3"_s}}));
    const ProductRow jar{
        .product = {.name = u"Jar"_s, .productType = u"vase"_s}, .hasVariant = true, .variant = {.name = u"Tall"_s}};
    QVERIFY(shop().products.upsert({jar})->constFirst().has_value());
    QVERIFY(shop().priceLists.create({.productType = u"vase"_s, .date = QDate(2026, 3, 1), .taxMultiplier = 1.2}));

    QCOMPARE(shop().settings.removeProductType(u"vase"_s).error().code, QByteArray("product_type_in_use:2"));
}

void TestShopSettingsService::moneyFollowsItsSettings_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<double>("price");
    // 4 * 10 * 1.2 = 48 of flowers, and 50 of fees, which alone follow the tax group.
    QTest::newRow("markup") << u"markup.flower"_s << u"2"_s << 146.0;
    QTest::newRow("markup of another type") << u"markup.material"_s << u"2"_s << 98.0;
    QTest::newRow("tax group") << u"default-tax-group"_s << u"high"_s << 108.0;
}

void TestShopSettingsService::moneyFollowsItsSettings()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(double, price);
    const TaxGroupId tax = shop().taxGroups.create({.name = u"High"_s, .rate = 0.2})->id;
    const EventId event = pricedEvent(shop());
    const EventId others = pricedEvent(m_test->otherShop());
    QCOMPARE(priceOf(shop(), event), 98.0);

    QVERIFY(shop().settings.set({{key, value == u"high"_s ? QString::fromLatin1(tax.text()) : value}}));

    QCOMPARE(priceOf(shop(), event), price);
    QCOMPARE(priceOf(m_test->otherShop(), others), 98.0);
}

void TestShopSettingsService::otherSettingsLeaveEventsAlone()
{
    const EventId event = pricedEvent(shop());
    const Event before = *shop().events.find(event);
    m_test->tick();

    QVERIFY(shop().settings.set({{u"currency"_s, u"EUR"_s}, {u"document-language"_s, u"de"_s}}));

    QCOMPARE(*shop().events.find(event), before);
}

void TestShopSettingsService::renames()
{
    QCOMPARE(shop().settings.rename(u" Bloom "_s)->name, u"Bloom"_s);
    QCOMPARE(shop().settings.shop()->name, u"Bloom"_s);
    QCOMPARE(shop().settings.rename(u""_s).error().code, QByteArray("name_required"));
}

void TestShopSettingsService::othersShopStaysAsItIs()
{
    const Shop before = *m_test->otherShop().settings.shop();

    QVERIFY(shop().settings.set({{u"currency"_s, u"EUR"_s}, {u"markup.flower"_s, u"3"_s}}));

    QCOMPARE(*m_test->otherShop().settings.shop(), before);
}

STEMDESK_GUILESS_TEST(TestShopSettingsService)

} // namespace stemdesk::shop_settings_service_test

#include "tst_shop_settings_service.moc"
