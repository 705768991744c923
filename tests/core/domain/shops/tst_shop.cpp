#include "core/domain/shops/shop.h"

#include "core/domain/shops/default_charges.h"
#include "core/domain/shops/shop_settings.h"
#include "core/domain/tasks/shop_work_plan.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::shop_test {

namespace {

/// Nothing as in Shop{}, as far as it is a setting.
Shop filledShop()
{
    return {.ratePerMinute = 7,
            .monthlyCap = 8,
            .hasApiAccess = false,
            .allowedOrigins = {u"https://shop.example"_s},
            .publicUrl = u"https://api.example"_s,
            .currency = u"CHF"_s,
            .timeZone = u"Europe/Zurich"_s,
            .documentLanguage = u"de"_s,
            .country = u"CH"_s,
            .defaultTaxGroupId = TaxGroupId::create(),
            .pinsOnApproval = false,
            .orderDaysBefore = 9,
            .hireDaysBefore = 3,
            .hireDaysAfter = 4,
            .stemsPerBucket = 60,
            .workPlan = planOf(Shop()).first(1),
            .paymentPlan = {{.name = u"All"_s, .isRest = true}},
            .invoicePattern = u"R-{number}"_s,
            .paymentDays = 30,
            .isSmallBusiness = true,
            .exemptionReason = u"Small business"_s,
            .materialsFollowFlowers = true,
            .deliveryDaysBefore = 5,
            .namesEventsOnOrders = true,
            .labourPercent = 12.5,
            .labourRateExclTax = 45,
            .fees = {{u"Delivery"_s, 20}},
            .proposalTerms = u"Half in advance."_s,
            .address = u"Gasse 1\nZürich"_s,
            .phone = u"+41 1"_s,
            .email = u"shop@example.com"_s,
            .website = u"shop.example"_s,
            .taxNumber = u"CHE-1"_s,
            .electronicAddress = u"0106:12345678"_s,
            .invoiceTerms = u"Thank you."_s,
            .bankDetails = u"CH93 0076 2011 6238 5295 7"_s,
            .logoId = ImageId::create(),
            .look = {.cover = ProposalCover::Classic,
                     .accent = u"#7a3b52"_s,
                     .words = u"With love"_s,
                     .pictureId = ImageId::create()},
            .productTypes = {{.name = u"flower"_s, .markup = 2.5, .sparePercent = 7.5},
                             {.name = u"Vases"_s, .isHired = true}}};
}

QMap<QString, QString> listedOf(const Shop &shop)
{
    QMap<QString, QString> listed;
    for (const ShopSetting &setting : settingsOf(shop))
        listed.insert(setting.key, setting.value);
    return listed;
}

void addBadValue(const char *key, const char *value, const char *code)
{
    QTest::addRow("%s=%s", key, value) << QString::fromLatin1(key) << QString::fromLatin1(value) << QByteArray(code);
}

/// What is printed on proposals and the like.
void addBadValuesOfPapers()
{
    addBadValue("proposal-terms", "\x07", "invalid_proposal-terms");
    addBadValue("phone", "1\n2", "invalid_phone");
    addBadValue("email", "fern.example", "invalid_email");
    addBadValue("email", "@fern.example", "invalid_email");
    addBadValue("website", "a\tb", "invalid_website");
    addBadValue("logo", "fern.png", "invalid_logo");
    addBadValue("proposal-cover", "full", "invalid_proposal-cover");
    addBadValue("proposal-cover", "", "invalid_proposal-cover");
    addBadValue("accent-colour", "red", "invalid_accent-colour");
    addBadValue("accent-colour", "#7a3b5", "invalid_accent-colour");
    addBadValue("accent-colour", "#7a3b5g", "invalid_accent-colour");
    addBadValue("cover-words", "a\nb", "invalid_cover-words");
    addBadValue("cover-picture", "fern.png", "invalid_cover-picture");
    addBadValue("cover-picture", "sup_00000000000000000000000001", "wrong_id_type:expected_images_got_suppliers");
    addBadValue("logo", "sup_00000000000000000000000001", "wrong_id_type:expected_images_got_suppliers");
}

} // namespace

class TestShopValue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void badValuesNameTheSetting_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QByteArray>("code");
        addBadValue("colour", "red", "unknown_setting");
        addBadValue("rate-per-minute", "-1", "invalid_rate-per-minute");
        addBadValue("rate-per-minute", "1.5", "invalid_rate-per-minute");
        addBadValue("monthly-cap", "many", "invalid_monthly-cap");
        addBadValue("api-access", "maybe", "invalid_api-access");
        addBadValue("allowed-origins", "https://a.example/path", "invalid_allowed-origins");
        addBadValue("allowed-origins", "*", "invalid_allowed-origins");
        addBadValue("allowed-origins", "https://me@a.example", "invalid_allowed-origins");
        addBadValue("allowed-origins", "null", "invalid_allowed-origins");
        addBadValue("allowed-origins", "https://a.example,*", "invalid_allowed-origins");
        addBadValue("allowed-origins", "chrome-extension://", "invalid_allowed-origins");
        addBadValue("allowed-origins", "chrome-extension://id/page.html", "invalid_allowed-origins");
        addBadValue("allowed-origins", "app://*", "invalid_allowed-origins");
        addBadValue("allowed-origins", "app://me@obsidian.md", "invalid_allowed-origins");
        addBadValue("allowed-origins", "file:///home", "invalid_allowed-origins");
        addBadValue("public-url", "ftp://a.example", "invalid_public-url");
        addBadValue("public-url", "https://a.example/?q", "invalid_public-url");
        addBadValue("currency", "eur", "invalid_currency");
        addBadValue("currency", "EURO", "invalid_currency");
        addBadValue("time-zone", "Amsterdam", "invalid_time-zone");
        addBadValue("time-zone", "UTC+02:00", "invalid_time-zone");
        addBadValue("time-zone", "../../etc/passwd", "invalid_time-zone");
        addBadValue("time-zone", "/usr/share/zoneinfo/Europe/Amsterdam", "invalid_time-zone");
        addBadValue("time-zone", "Europe/../Europe/Amsterdam", "invalid_time-zone");
        addBadValue("time-zone", "Europe/Nowhere", "invalid_time-zone");
        addBadValue("country", "nl", "invalid_country");
        addBadValue("country", "NLD", "invalid_country");
        addBadValue("document-language", "it", "invalid_document-language");
        addBadValue("default-tax-group", "vat", "invalid_default-tax-group");
        addBadValue("default-tax-group", "sup_00000000000000000000000001",
                    "wrong_id_type:expected_tax_groups_got_suppliers");
        addBadValue("markup.flower", "0", "invalid_markup");
        addBadValue("markup.", "2", "invalid_markup");
        addBadValue("hire.vase", "perhaps", "invalid_hire");
        addBadValue("spare.flower", "101", "invalid_spare");
        addBadValue("spare.flower", "-1", "invalid_spare");
        addBadValue("spare.flower", "", "invalid_spare");
        addBadValue("pin-on-approval", "", "invalid_pin-on-approval");
        addBadValue("order-days-before", "366", "invalid_order-days-before");
        addBadValue("delivery-days-before", "-1", "invalid_delivery-days-before");
        addBadValue("events-on-orders", "clients", "invalid_events-on-orders");
        addBadValue("labour-percent", "-5", "invalid_labour-percent");
        addBadValue("labour-rate", "much", "invalid_labour-rate");
        addBadValue("fees", "45", "invalid_fees");
        addBadValue("fees", "Delivery=-1", "invalid_fees");
        addBadValue("fees", "Delivery=45|=3", "invalid_fees");
        addBadValuesOfPapers();
    }

    void badValuesNameTheSetting()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(QByteArray, code);
        QCOMPARE(withSetting(Shop{}, key, value).error().code, code);
    }

    void plainSettings()
    {
        QCOMPARE(withSetting(Shop{}, u"rate-per-minute"_s, u"0"_s)->ratePerMinute, 0);
        QCOMPARE(withSetting(Shop{}, u"monthly-cap"_s, u"500"_s)->monthlyCap, 500);
        QCOMPARE(withSetting(Shop{}, u"api-access"_s, u"off"_s)->hasApiAccess, false);
        QCOMPARE(withSetting(Shop{}, u"pin-on-approval"_s, u"No"_s)->pinsOnApproval, false);
        QCOMPARE(withSetting(Shop{}, u"currency"_s, u"EUR"_s)->currency, u"EUR"_s);
        QCOMPARE(withSetting(Shop{}, u"time-zone"_s, u"Europe/Amsterdam"_s)->timeZone, u"Europe/Amsterdam"_s);
        QCOMPARE(withSetting(Shop{}, u"time-zone"_s, u"UTC"_s)->timeZone, u"UTC"_s);
        QCOMPARE(withSetting(Shop{}, u"document-language"_s, u"nl"_s)->documentLanguage, u"nl"_s);
        QCOMPARE(withSetting(Shop{}, u"order-days-before"_s, u"365"_s)->orderDaysBefore, 365);
        QCOMPARE(withSetting(Shop{}, u"public-url"_s, u"https://a.example/"_s)->publicUrl, u"https://a.example"_s);
    }

    void chargesOfNewEvents()
    {
        const auto fees = withSetting(Shop{}, u"fees"_s, u"Delivery = 45|Set-up=120.5"_s);
        QCOMPARE(fees->fees,
                 (QList<AdditionalFee>{{.name = u"Delivery"_s, .amountExclTax = 45},
                                       {.name = u"Set-up"_s, .amountExclTax = 120.5}}));
        const QList<AdditionalFee> odd{{.name = u"Set-up | take-down = all\\"_s, .amountExclTax = 1}};
        QCOMPARE(withSetting(Shop{}, u"fees"_s, feesText(odd))->fees, odd);
        QCOMPARE(withSetting(*fees, u"fees"_s, QString())->fees, QList<AdditionalFee>());
        QCOMPARE(withSetting(Shop{}, u"labour-percent"_s, u"12.5"_s)->labourPercent, std::optional(12.5));
        QCOMPARE(withSetting(Shop{.labourRateExclTax = 25}, u"labour-rate"_s, QString())->labourRateExclTax,
                 std::optional<double>());
        EventPatch silent;
        addDefaultCharges(silent, Shop{});
        QVERIFY(!silent.pricing);
    }

    void documentsNameTheShop()
    {
        QCOMPARE(withSetting(Shop{}, u"address"_s, u"3 Mill Lane\r\nFrome"_s)->address, u"3 Mill Lane\nFrome"_s);
        QCOMPARE(withSetting(Shop{}, u"phone"_s, u" 01373 4567 "_s)->phone, u"01373 4567"_s);
        QCOMPARE(withSetting(Shop{}, u"email"_s, u"hello@fern.example"_s)->email, u"hello@fern.example"_s);
        QCOMPARE(withSetting(Shop{.email = u"a@b"_s}, u"email"_s, QString())->email, QString());
        QCOMPARE(withSetting(Shop{}, u"website"_s, u"fern.example"_s)->website, u"fern.example"_s);
        const auto id = ImageId::create();
        QCOMPARE(withSetting(Shop{}, u"logo"_s, QString::fromLatin1(id.text()))->logoId, id);
        QVERIFY(withSetting(Shop{.logoId = id}, u"logo"_s, u"none"_s)->logoId.isNull());
    }

    void documentsLookAsTheShopWants()
    {
        QCOMPARE(withSetting(Shop{}, u"proposal-cover"_s, u"panel"_s)->look.cover, ProposalCover::Panel);
        QCOMPARE(withSetting(Shop{}, u"accent-colour"_s, u" #7A3B52 "_s)->look.accent, u"#7a3b52"_s);
        QCOMPARE(withSetting(Shop{.look = {.accent = u"#7a3b52"_s}}, u"accent-colour"_s, QString())->look.accent,
                 QString());
        QCOMPARE(withSetting(Shop{}, u"cover-words"_s, u"Grown slowly"_s)->look.words, u"Grown slowly"_s);
        const auto id = ImageId::create();
        QCOMPARE(withSetting(Shop{}, u"cover-picture"_s, QString::fromLatin1(id.text()))->look.pictureId, id);
        QVERIFY(withSetting(Shop{.look = {.pictureId = id}}, u"cover-picture"_s, u"none"_s)->look.pictureId.isNull());
        for (const ProposalCover cover : kProposalCovers)
            QCOMPARE(coverFrom(coverText(cover)), cover);
    }

    void originsReadAsBrowsersSendThem()
    {
        const auto shop = withSetting(Shop{}, u"allowed-origins"_s, u"HTTPS://A.example:443, http://b.example:8080"_s);
        QCOMPARE(shop->allowedOrigins, (QStringList{u"https://a.example"_s, u"http://b.example:8080"_s}));
        QVERIFY(withSetting(*shop, u"allowed-origins"_s, QString())->allowedOrigins.isEmpty());
        const QString apps = u"chrome-extension://AbC, app://obsidian.md,capacitor://localhost:8"_s;
        QCOMPARE(withSetting(*shop, u"allowed-origins"_s, apps)->allowedOrigins,
                 (QStringList{u"chrome-extension://abc"_s, u"app://obsidian.md"_s, u"capacitor://localhost:8"_s}));
    }

    void defaultTaxGroupIsAnIdOrNone()
    {
        const auto id = TaxGroupId::create();
        const auto shop = withSetting(Shop{}, u"default-tax-group"_s, QString::fromLatin1(id.text()));
        QCOMPARE(shop->defaultTaxGroupId, id);
        QVERIFY(withSetting(*shop, u"default-tax-group"_s, u"none"_s)->defaultTaxGroupId.isNull());
    }

    void countriesAskForTheirOwnOnInvoices()
    {
        QCOMPARE(missingOnInvoices({}), (QStringList{u"country"_s, u"address"_s}));
        QCOMPARE(missingOnInvoices({.country = u"GB"_s}), (QStringList{u"address"_s, u"tax-number"_s}));
        QCOMPARE(missingOnInvoices({.country = u"US"_s, .address = u"1 Elm St"_s}), QStringList());
        QCOMPARE(missingOnInvoices({.country = u"FR"_s, .address = u"Lyon"_s, .taxNumber = u"FR1"_s}),
                 QStringList(u"invoice-terms"_s));
        QCOMPARE(missingOnInvoices({.country = u"BE"_s, .address = u"Gent"_s, .taxNumber = u"BE1"_s}),
                 QStringList(u"electronic-address"_s));
    }

    void whoSendsElectronicInvoicesIsToldWhatTheyNeed()
    {
        Shop shop{.country = u"NL"_s,
                  .address = u"Kade 1\nAmsterdam"_s,
                  .taxNumber = u"NL1"_s,
                  .electronicAddress = u"9944:NL1"_s};
        QCOMPARE(missingOnInvoices(shop), (QStringList{u"address"_s, u"bank-details"_s}));
        shop.country = u"DE"_s;
        QCOMPARE(missingOnInvoices(shop), (QStringList{u"address"_s, u"email"_s, u"phone"_s}));
        shop.country = u"AT"_s;
        QCOMPARE(missingOnInvoices(shop), QStringList());
        shop.country.clear();
        shop.taxNumber.clear();
        QCOMPARE(missingOnInvoices(shop), (QStringList{u"country"_s, u"tax-number"_s}));
    }

    void typesAreFoundWithoutCaseOrAdded()
    {
        const Shop before{.productTypes = {{.name = u"flower"_s}, {.name = u"hire"_s, .isHired = true}}};

        const auto priced = withSetting(before, u"markup.Flower"_s, u"3.5"_s);
        const auto hired = withSetting(*priced, u"hire.Vases"_s, u"on"_s);

        const auto spared = withSetting(*hired, u"spare.FLOWER"_s, u"7.5"_s);

        QCOMPARE(spared->productTypes,
                 (QList<ProductType>{{.name = u"flower"_s, .markup = 3.5, .sparePercent = 7.5},
                                     {.name = u"hire"_s, .isHired = true},
                                     {.name = u"Vases"_s, .isHired = true}}));
    }

    void whatIsListedCanBeSet()
    {
        const QMap<QString, QString> listed = listedOf(filledShop());
        const QMap<QString, QString> untouched = listedOf(Shop());

        Shop other;
        for (const auto &[key, value] : listed.asKeyValueRange()) {
            const auto changed = withSetting(other, key, value);
            QVERIFY2(changed, qUtf8Printable(key));
            other = *changed;
        }

        QCOMPARE(listedOf(other), listed);
        for (const auto &[key, value] : untouched.asKeyValueRange())
            QVERIFY2(listed.value(key) != value, qUtf8Printable(key)); // Each is filled.
        QCOMPARE(listed.value(u"markup.flower"_s), u"2.5"_s);
        QCOMPARE(listed.value(u"hire.Vases"_s), u"on"_s);
        QCOMPARE(listed.value(u"spare.flower"_s), u"7.5"_s);
    }
};

STEMDESK_APPLESS_TEST(TestShopValue)

} // namespace stemdesk::shop_test

#include "tst_shop.moc"
