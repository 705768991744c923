#include "core/json/prices/tax_group_json.h"

#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::tax_group_json_test {

class TestTaxGroupJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sentBackItChangesNothing()
    {
        const TaxGroup group{.id = TaxGroupId(IdBytes{1}), .name = u"VAT"_s, .rate = 0.2, .version = 1};

        const QByteArray json = written(group, kTaxGroupFields, writeTaxGroup);
        const auto body = bodyOf(json, [](JsonObject object) { return taxGroupBodyFrom(object, BodyKind::Patch); });

        QCOMPARE(
            json,
            R"({"taxGroupId":)" + quoted(group.id.text())
                + R"(,"name":"VAT","rate":0.2,"taxCategory":"S","exemptionReason":null,"createdAt":0,"updatedAt":0})");
        QCOMPARE(patched(group, body->patch).value(), group);
    }

    void rateIsANumber()
    {
        const auto read = [](JsonObject object) { return taxGroupBodyFrom(object, BodyKind::Create); };
        QCOMPARE(codeOf(bodyOf(R"({"name":"VAT","rate":"0.2"})", read)), QByteArray("invalid_rate"));
        QCOMPARE(codeOf(bodyOf(R"({"name":"VAT","rate":null})", read)), QByteArray("invalid_rate"));
    }
};

STEMDESK_APPLESS_TEST(TestTaxGroupJson)

} // namespace stemdesk::tax_group_json_test

#include "tst_tax_group_json.moc"
