#include "core/domain/shops/invoice_phrases.h"

#include "core/domain/shops/shop_settings.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::invoice_phrases_test {

class TestInvoicePhrases : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCountryHasItsOwn()
    {
        QVERIFY(usualInvoiceTerms(u"FR"_s).contains(u"indemnité forfaitaire de 40 €"_s));
        QCOMPARE(usualExemptionReason(u"FR"_s), u"TVA non applicable, art. 293 B du CGI"_s);
        QVERIFY(usualExemptionReason(u"DE"_s).contains(u"§ 19 UStG"_s));
    }

    void othersHaveNone()
    {
        QVERIFY(usualInvoiceTerms(u"GB"_s).isEmpty());
        QVERIFY(usualExemptionReason(u"GB"_s).isEmpty());
        QVERIFY(usualInvoiceTerms({}).isEmpty());
    }

    /// Those that are suggested are taken, and then nothing lacks.
    void aShopTakesThem()
    {
        const Shop shop{.country = u"FR"_s,
                        .isSmallBusiness = true,
                        .address = u"14 rue Bressigny\n49100 Angers"_s,
                        .taxNumber = u"FR11123456782"_s};
        QCOMPARE(missingOnInvoices(shop), (QStringList{u"exemption-reason"_s, u"invoice-terms"_s}));

        const auto withTerms = withSetting(shop, u"invoice-terms"_s, usualInvoiceTerms(shop.country));
        QVERIFY(withTerms);
        const auto whole = withSetting(*withTerms, u"exemption-reason"_s, usualExemptionReason(shop.country));
        QVERIFY(whole);

        QCOMPARE(missingOnInvoices(*whole), QStringList());
    }
};

STEMDESK_APPLESS_TEST(TestInvoicePhrases)

} // namespace stemdesk::invoice_phrases_test

#include "tst_invoice_phrases.moc"
