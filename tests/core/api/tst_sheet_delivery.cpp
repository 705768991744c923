#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonObject>
#include <QTest>

namespace stemdesk::sheet_delivery_test {

class SheetDeliveryTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void suppliersAreAsked();
    void whatIsAskedStandsOnEveryFormat();
    void sheetsThatAreNotSavedTellTheDayAlone();
    void badRowsAreRefused_data();
    void badRowsAreRefused();
    void spareAndCodesAreOnLines();
    void anEanAloneIsFoundAndIsNoCode();

private:
    Answer ask(const QByteArray &row) { return api().patch(m_path, filled(R"({"suppliers":[{)" + row + "}]}")); }

    QByteArray m_path; ///< A sheet of six roses from the shop's supplier.
};

void SheetDeliveryTest::init()
{
    m_fixture = std::make_unique<ApiFixture>();
    const QByteArray item = filled("/api/v1/events/<evt>/groups/<grp>/items/<item>");
    QCOMPARE(api().patch(item, filled(R"({"supplierId":"<sup>"})")).status, 200);
    m_path = api().post("/api/v1/order-sheets", filled(R"({"eventIds":["<evt>"]})")).header("location");
}

void SheetDeliveryTest::suppliersAreAsked()
{
    const QStringList names{u"deliverTo"_s, u"note"_s, u"allowsSubstitutes"_s};
    const QJsonObject before = api().get(m_path).at(u"suppliers.0").toObject();
    for (const QString &name : names)
        QVERIFY2(before.contains(name) && before[name].isNull(), qPrintable(name));
    const QJsonValue first = before[u"deliveryDays"_s][0][u"on"_s];
    QVERIFY(first.isString() && before[u"deliverOn"_s] == first); // The default, because no day was chosen.

    QCOMPARE(ask(R"("supplierId":"<sup>","deliverOn":"2026-05-29","deliverTo":"Dock 3")").status, 200);
    const Answer after = ask(R"("supplierId":"<sup>","note":"Cool","allowsSubstitutes":false)");

    const QJsonObject block = after.at(u"suppliers.0").toObject();
    QCOMPARE(block[u"deliverOn"_s], QJsonValue(u"2026-05-29"_s));
    QCOMPARE(block[u"deliverTo"_s], QJsonValue(u"Dock 3"_s));
    QCOMPARE(block[u"note"_s], QJsonValue(u"Cool"_s));
    QCOMPARE(block[u"allowsSubstitutes"_s], QJsonValue(false));
    QCOMPARE(api().get(m_path).body, after.body);
    QCOMPARE(api().patch(m_path, after.body).body, after.body); // Sending the body back as it was read.
}

void SheetDeliveryTest::whatIsAskedStandsOnEveryFormat()
{
    m_fixture->set(u"email"_s, u"hello@bloom.example"_s);
    QCOMPARE(api().patch(filled("/api/v1/suppliers/<sup>"), R"({"contactEmail":"orders@market.example"})").status, 200);
    const QByteArray plain = api().get(m_path + "?format=pdf").body;

    ask(R"("supplierId":"<sup>","deliverOn":"2026-05-29","deliverTo":"Dock 3","note":"Keep cool","allowsSubstitutes":true)");

    const QByteArrayList rows = api().get(m_path + "?format=csv").body.split('\n');
    QVERIFY(rows.at(0).endsWith(",events,deliverOn,deliverTo,note,allowsSubstitutes\r"));
    QVERIFY2(rows.at(1).endsWith(",2026-05-29,Dock 3,Keep cool,true\r"), rows.at(1).constData());
    const QByteArray draft = api().get(m_path + filled("?format=eml&supplierId=<sup>")).body;
    const qsizetype body = draft.indexOf("base64\r\n\r\n") + 10;
    const QByteArray text = QByteArray::fromBase64(draft.mid(body, draft.indexOf("--=_", body) - body));
    for (const char *part : {"Deliver to: Dock 3\r\n", "Keep cool\r\n", "Substitutes are welcome.\r\n"})
        QVERIFY2(text.contains(part), text.constData());
    QVERIFY(api().get(m_path + "?format=pdf").body.size() > plain.size());
}

void SheetDeliveryTest::sheetsThatAreNotSavedTellTheDayAlone()
{
    const QByteArray path = filled("/api/v1/events/<evt>/order-sheet");
    const QJsonObject block = api().get(path).at(u"suppliers.0").toObject();
    QVERIFY(!block.contains(u"deliverTo"_s) && !block.contains(u"note"_s));
    const QString day = block[u"deliverOn"_s].toString();
    QCOMPARE(block[u"deliveryDays"_s][0][u"on"_s].toString(), day);
    QVERIFY(api().get(path + "?format=csv").body.split('\n').at(1).endsWith(',' + day.toUtf8() + ",,,\r"));
}

void SheetDeliveryTest::badRowsAreRefused_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char *name, const QByteArray &body, const QByteArray &error) {
        QTest::newRow(name) << body << error;
    };
    row("no supplier", R"({"suppliers":[{"note":"n"}]})", "supplierId_required");
    row("one not on the sheet", R"({"suppliers":[{"supplierId":"<archivedSup>"}]})", "supplier_not_found");
    row("another's id", R"({"suppliers":[{"supplierId":"<evt>"}]})", "wrong_id_type:expected_suppliers_got_events");
    row("no day", R"({"suppliers":[{"supplierId":"<sup>","deliverOn":"Monday"}]})", "invalid_deliverOn");
    row("a number for a place", R"({"suppliers":[{"supplierId":"<sup>","deliverTo":3}]})", "invalid_deliverTo");
    row("a word for yes", R"({"suppliers":[{"supplierId":"<sup>","allowsSubstitutes":"yes"}]})",
        "invalid_allowsSubstitutes");
    row("unknown", R"({"suppliers":[{"supplierId":"<sup>","phone":"1"}]})", "unknown_property:suppliers.phone");
    row("null", R"({"suppliers":null})", "invalid_suppliers");
    row("no list", R"({"suppliers":{}})", "invalid_suppliers");
}

void SheetDeliveryTest::badRowsAreRefused()
{
    QFETCH(QByteArray, body);

    const Answer answer = api().patch(m_path, filled(body));

    QCOMPARE(answer.status, 422);
    QTEST(answer.error(), "error");
}

void SheetDeliveryTest::spareAndCodesAreOnLines()
{
    QCOMPARE(api()
                 .patch(filled("/api/v1/products/<prod>/variants/<var>"),
                        filled(R"({"supplierCodes":[{"supplierId":"<sup>","code":"RQ-50"}],"sparePercent":50})"))
                 .status,
             200);

    const QByteArray path = filled("/api/v1/events/<evt>/order-sheet");
    const QJsonObject line = api().get(path).at(u"suppliers.0.lines.0").toObject();
    QCOMPARE(line[u"supplierCode"_s], QJsonValue(u"RQ-50"_s));
    QCOMPARE(line[u"spareUnits"_s], QJsonValue(3));
    QCOMPARE(line[u"unitsNeeded"_s], QJsonValue(6));
    const QByteArray csv = api().get(path + "?format=csv").body;
    QVERIFY2(csv.contains("sku,supplierCode,colours,stemLength,unitsNeeded,unitsPerPack"), csv.constData());
    QVERIFY2(csv.contains(",RQ-50,"), csv.constData());
    QCOMPARE(api().get("/api/v1/products?q=rq-50").at(u"items.0.productId").toString().toUtf8(), filled("<prod>"));
}

void SheetDeliveryTest::anEanAloneIsFoundAndIsNoCode()
{
    QCOMPARE(api()
                 .patch(filled("/api/v1/products/<prod>/variants/<var>"),
                        filled(R"({"supplierCodes":[{"supplierId":"<sup>","ean":"8712345000017"}]})"))
                 .status,
             200);

    const QByteArray path = filled("/api/v1/events/<evt>/order-sheet");
    QVERIFY(api().get(path).at(u"suppliers.0.lines.0.supplierCode").isNull());
    QCOMPARE(api().get("/api/v1/products?q=8712345000017").at(u"items.0.productId").toString().toUtf8(),
             filled("<prod>"));
}

STEMDESK_TEST(SheetDeliveryTest)

} // namespace stemdesk::sheet_delivery_test

#include "tst_sheet_delivery.moc"
