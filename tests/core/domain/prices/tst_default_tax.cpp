#include "core/domain/prices/tax_group.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::default_tax_test {

class TestDefaultTax : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void flowersHaveTheReducedRate()
    {
        const TaxGroup high{.id = TaxGroupId::create(), .name = u"Btw 21%"_s, .rate = 0.21};
        const TaxGroup low{.id = TaxGroupId::create(), .name = u"Btw 9%"_s, .rate = 0.09};
        const TaxGroup none{.id = TaxGroupId::create(), .name = u"Btw 0%"_s, .rate = 0};

        QCOMPARE(defaultTaxMultiplier(u"flower"_s, {high, low, none}, high.id), 1.09);
        QCOMPARE(defaultTaxMultiplier(u"material"_s, {high, low, none}, high.id), 1.21);
        QCOMPARE(defaultTaxMultiplier(u"flower"_s, {high, none}, high.id), 1.21);
    }

    void noTaxIsNoTax()
    {
        QCOMPARE(defaultTaxMultiplier(u"flower"_s, {}, {}), 1.0);
        QCOMPARE(defaultTaxMultiplier(u"hire"_s, {}, TaxGroupId::create()), 1.0);
    }
};

STEMDESK_APPLESS_TEST(TestDefaultTax)

} // namespace stemdesk::default_tax_test

#include "tst_default_tax.moc"
