#include "core/json/catalogue/supplier_json.h"

#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::supplier_json_test {

namespace {

auto read(BodyKind kind)
{
    return [kind](JsonObject object) { return supplierBodyFrom(object, kind); };
}

const Supplier kSupplier{.id = SupplierId(IdBytes{1}),
                         .name = u"Bloom & Co"_s,
                         .contactEmail = u"a@b"_s,
                         .notes = u"spring"_s,
                         .isArchived = true,
                         .createdAt = 1,
                         .updatedAt = 2,
                         .version = 3};

} // namespace

class TestSupplierJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesTheContractsFields()
    {
        const QByteArray json = written(kSupplier, kSupplierFields, writeSupplier);
        QVERIFY(json.startsWith(R"({"supplierId":)" + quoted(kSupplier.id.text())
                                + R"(,"name":"Bloom & Co","contactEmail":"a@b","phone":null,)"));
        QVERIFY(json.contains(R"("notes":"spring","claimHours":null,"claimEmail":null,"minOrderExclTax":null,)"
                              R"("deliveryCostExclTax":null,"freeDeliveryFromExclTax":null,"deliveryWeekdays":null,)"
                              R"("status":"archived",)"));
        QVERIFY(json.endsWith(R"("externalId":null,"createdAt":1,"updatedAt":2})"));
    }

    void writesWhatWasChosen()
    {
        QCOMPARE(namesIn(written(kSupplier, kSupplierFields, writeSupplier, "status,name")),
                 QByteArray("supplierId name status"));
    }

    void sentBackItChangesNothing()
    {
        const auto body = bodyOf(written(kSupplier, kSupplierFields, writeSupplier), read(BodyKind::Patch));

        QCOMPARE(patched(kSupplier, body->patch).value(), kSupplier);
        QVERIFY(statusAgrees(*body, kSupplier.isArchived));
        QCOMPARE(codeOf(statusAgrees(*body, false)), QByteArray("invalid_status"));
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("name is null") << QByteArray(R"({"name":null})") << QByteArray("invalid_name");
        QTest::newRow("name is a number") << QByteArray(R"({"name":1})") << QByteArray("invalid_name");
        QTest::newRow("notes are null") << QByteArray(R"({"notes":null})") << QByteArray();
        QTest::newRow("status is a number") << QByteArray(R"({"status":1})") << QByteArray("invalid_status");
        QTest::newRow("unknown") << QByteArray(R"({"colour":"red"})") << QByteArray("unknown_property:colour");
        QTest::newRow("own id") << QByteArray(R"({"supplierId":"sup_x"})") << QByteArray("invalid_supplierId");
        QTest::newRow("own id is null") << QByteArray(R"({"supplierId":null})") << QByteArray("invalid_supplierId");
    }

    void refusals()
    {
        QFETCH(QByteArray, json);
        QTEST(codeOf(bodyOf(json, read(BodyKind::Create))), "code");
    }

    void rowsTellTheirId_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("id") << kSupplier.id.text() << QByteArray();
        QTest::newRow("other kind") << ColourId(IdBytes{1}).text()
                                    << QByteArray("wrong_id_type:expected_suppliers_got_colors");
        QTest::newRow("no id") << QByteArray("x") << QByteArray("supplier_not_found");
    }

    void rowsTellTheirId()
    {
        QFETCH(QByteArray, id);
        const auto body = bodyOf(R"({"supplierId":)" + quoted(id) + R"(})", read(BodyKind::Row));
        QTEST(codeOf(body), "code");
        if (body)
            QCOMPARE(body->id, std::optional(kSupplier.id));
    }
};

STEMDESK_APPLESS_TEST(TestSupplierJson)

} // namespace stemdesk::supplier_json_test

#include "tst_supplier_json.moc"
