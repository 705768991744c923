#include "core/json/object_reader.h"

#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QMap>
#include <QTest>

namespace stemdesk::object_reader_test {

namespace {

struct Minimum {
    SupplierId supplierId;
    int minPacks = 0;
};

struct Part {
    std::optional<QString> name;
    std::optional<std::optional<double>> unitsPerPack;
    std::optional<QList<Minimum>> minimums;
};

struct Patch {
    std::optional<QString> name;
    std::optional<QString> notes;
    std::optional<double> rate;
    std::optional<std::optional<double>> budget;
    std::optional<int> position;
    std::optional<bool> isHidden;
    std::optional<QDate> date;
    std::optional<std::optional<qint64>> start;
    std::optional<VariantId> variantId;
    std::optional<std::optional<SupplierId>> supplierId;
    std::optional<QStringList> colors;
    std::optional<std::optional<QStringList>> scheme;
    std::optional<QList<SupplierId>> supplierIds;
    std::optional<std::optional<QMap<QString, std::optional<double>>>> markups;
    std::optional<std::optional<QMap<QString, std::optional<PriceListId>>>> lists;
    std::optional<Part> variant;
    std::optional<std::optional<Part>> labour;
};

void readMinimum(ObjectReader &reader, Minimum &minimum)
{
    reader.read("supplierId", minimum.supplierId);
    reader.read("minPacks", minimum.minPacks);
}

void readPart(ObjectReader &reader, Part &part)
{
    reader.read("name", part.name);
    reader.read("unitsPerPack", part.unitsPerPack);
    reader.objects("minimums", part.minimums, readMinimum);
}

void readPatch(ObjectReader &reader, Patch &patch)
{
    reader.read("name", patch.name);
    reader.nullableText("notes", patch.notes);
    reader.read("rate", patch.rate);
    reader.read("budget", patch.budget);
    reader.read("position", patch.position);
    reader.read("isHidden", patch.isHidden);
    reader.read("date", patch.date);
    reader.instant("start", patch.start);
    reader.read("variantId", patch.variantId);
    reader.read("supplierId", patch.supplierId);
    reader.read("colors", patch.colors);
    reader.read("scheme", patch.scheme);
    reader.read("supplierIds", patch.supplierIds);
    reader.read("markups", patch.markups);
    reader.read("lists", patch.lists);
    reader.object("variant", patch.variant, readPart);
    reader.object("labour", patch.labour, readPart);
    reader.ignore("eventId", "createdAt");
}

/// Replaces `@` in the body by the id.
Result<Patch> patchFrom(QByteArray body, const QByteArray &id = {})
{
    const auto document = JsonDocument::parse(body.replace('@', id));
    if (!document)
        return document.error();
    ObjectReader reader(document->root());
    Patch patch;
    readPatch(reader, patch);
    if (Status status = reader.finish(); !status)
        return status.error();
    return patch;
}

QByteArray codeOf(const QByteArray &body)
{
    const auto patch = patchFrom(body);
    return patch ? QByteArray("accepted") : patch.error().code;
}

} // namespace

class TestObjectReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void absentMembersLeaveTheirFieldsAlone()
    {
        const auto patch = patchFrom(R"({"eventId":[1],"createdAt":null})");
        QVERIFY(patch.has_value());
        QVERIFY(!patch->name && !patch->notes && !patch->budget && !patch->markups && !patch->variant
                && !patch->labour);
    }

    void readsEachTypeOfField()
    {
        const auto id = VariantId::create();
        const auto patch = patchFrom(R"({"date":"2024-02-29","name":"Röse","rate":0.2,"budget":1e3,"position":2.0,
            "isHidden":true,"start":-1,"colors":["red","blue"],"variantId":"@"})",
                                     id.text());
        QVERIFY2(patch.has_value(), patch ? "" : patch.error().code);
        QCOMPARE(patch->name, u"Röse"_s);
        QCOMPARE(patch->rate, 0.2);
        QCOMPARE(patch->budget->value(), 1000.0);
        QCOMPARE(patch->position, 2);
        QCOMPARE(patch->isHidden, true);
        QCOMPARE(patch->date, QDate(2024, 2, 29));
        QCOMPARE(patch->start->value(), -1);
        QCOMPARE(patch->colors, (QStringList{u"red"_s, u"blue"_s}));
        QCOMPARE(patch->variantId, id);
    }

    void nullClearsNullableFields()
    {
        const auto patch = patchFrom(
            R"({"notes":null,"budget":null,"start":null,"supplierId":null,"scheme":null,"markups":null,"labour":null})");
        QVERIFY2(patch.has_value(), patch ? "" : patch.error().code);
        QVERIFY(patch->notes && patch->notes->isEmpty());
        QVERIFY(patch->budget && !*patch->budget);
        QVERIFY(patch->start && !*patch->start);
        QVERIFY(patch->supplierId && !*patch->supplierId);
        QVERIFY(patch->scheme && !*patch->scheme);
        QVERIFY(patch->markups && !*patch->markups);
        QVERIFY(patch->labour && !*patch->labour);
    }

    void readsMapsByName()
    {
        const auto id = PriceListId::create();
        const auto patch = patchFrom(R"({"markups":{"flower":2.5,"hire":null},"lists":{"flower":"@"}})", id.text());
        QVERIFY2(patch.has_value(), patch ? "" : patch.error().code);
        const QMap<QString, std::optional<double>> markups{{u"flower"_s, 2.5}, {u"hire"_s, std::nullopt}};
        QCOMPARE(patch->markups->value(), markups);
        QCOMPARE(patch->lists->value().value(u"flower"_s), id);
    }

    void readsObjectsInsideObjects()
    {
        const auto id = SupplierId::create();
        const auto patch =
            patchFrom(R"({"labour":{"unitsPerPack":null},"variant":{"name":"x","minimums":[{"supplierId":")" + id.text()
                      + R"(","minPacks":3},{}]}})");
        QVERIFY2(patch.has_value(), patch ? "" : patch.error().code);
        QCOMPARE(patch->variant->name, u"x"_s);
        QCOMPARE(patch->variant->minimums->size(), 2);
        QCOMPARE(patch->variant->minimums->first().supplierId, id);
        QCOMPARE(patch->variant->minimums->first().minPacks, 3);
        QVERIFY(patch->variant->minimums->last().supplierId.isNull());
        QVERIFY(patch->labour->value().unitsPerPack && !*patch->labour->value().unitsPerPack);
    }

    void refusesValuesThatDoNotFit_data();
    void refusesValuesThatDoNotFit()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, code);
        QFETCH(QString, field);

        const auto patch = patchFrom(body);

        QVERIFY(!patch.has_value());
        QCOMPARE(patch.error().code, code);
        QCOMPARE(patch.error().field, field);
        QCOMPARE(patch.error().kind, Error::Kind::Invalid);
        QVERIFY(!patch.error().message.isEmpty());
    }

    void tellsTheErrorThatComesFirstInTheDocument_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("code");

        QTest::newRow("in the codec's order") << QByteArray(R"({"name":1,"rate":"x"})") << QByteArray("invalid_name");
        QTest::newRow("the other way round") << QByteArray(R"({"rate":"x","name":1})") << QByteArray("invalid_rate");
        QTest::newRow("unknown first") << QByteArray(R"({"odd":1,"name":1})") << QByteArray("unknown_property:odd");
        QTest::newRow("unknown last") << QByteArray(R"({"name":1,"odd":1})") << QByteArray("invalid_name");
        QTest::newRow("nested unknown before")
            << QByteArray(R"({"variant":{"odd":1},"name":1})") << QByteArray("unknown_property:variant.odd");
        QTest::newRow("nested wrong after unknown")
            << QByteArray(R"({"variant":{"odd":1,"name":1}})") << QByteArray("unknown_property:variant.odd");
        QTest::newRow("within a list") << QByteArray(R"({"supplierIds":["x","var_1"]})")
                                       << QByteArray("supplier_not_found");
    }
    void tellsTheErrorThatComesFirstInTheDocument()
    {
        QFETCH(QByteArray, body);
        QTEST(codeOf(body), "code");
    }

    void unknownNamesAreShownInPart()
    {
        const QByteArray code = codeOf("{\"" + QByteArray(100'000, 'x') + "\":1}");
        QCOMPARE(code, "unknown_property:" + QByteArray(200, 'x'));
    }

    void namesEachKnownOneOnce()
    {
        const auto document = JsonDocument::parse(R"({"zzzzzz":1,"name":"x"})");
        QVERIFY(document.has_value());
        ObjectReader reader(document->root());
        std::optional<QString> name;

        reader.read("name", name);
        reader.read("name", name);

        QCOMPARE(reader.finish().error().message, u"There is no property \"zzzzzz\"; there is only name."_s);
    }

    void knowsWhatIsStillToRead()
    {
        const auto document = JsonDocument::parse(R"({"a":null,"b":1})");
        QVERIFY(document.has_value());
        ObjectReader reader(document->root());

        QVERIFY(reader.has("a"));
        QVERIFY(!reader.has("c"));
        reader.ignore("a");
        QVERIFY(!reader.has("a"));
        QCOMPARE(reader.finish().error().code, "unknown_property:b");
    }

    void codecsAddTheirOwnFindings()
    {
        const auto document = JsonDocument::parse(R"({"a":"x","b":"y"})");
        QVERIFY(document.has_value());
        ObjectReader reader(document->root());
        reader.ignore("a", "b");

        reader.fail("b", invalid(reader.pathOf("b"), u"Later."_s));
        reader.fail("a", required(reader.pathOf("a")));

        QCOMPARE(reader.finish().error().code, "a_required");
    }
};

void TestObjectReader::refusesValuesThatDoNotFit_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *body, const char *code, const char *field) {
        QTest::newRow(body) << QByteArray(body) << QByteArray(code) << QString::fromLatin1(field);
    };

    row(R"({"name":null})", "invalid_name", "name");
    row(R"({"name":1})", "invalid_name", "name");
    row(R"({"name":["x"]})", "invalid_name", "name");
    row(R"({"notes":false})", "invalid_notes", "notes");
    row(R"({"rate":null})", "invalid_rate", "rate");
    row(R"({"rate":"0.2"})", "invalid_rate", "rate");
    row(R"({"rate":true})", "invalid_rate", "rate");
    row(R"({"budget":{}})", "invalid_budget", "budget");
    row(R"({"position":1.5})", "invalid_position", "position");
    row(R"({"position":2147483648})", "invalid_position", "position");
    row(R"({"position":1e300})", "invalid_position", "position");
    row(R"({"isHidden":1})", "invalid_isHidden", "isHidden");
    row(R"({"isHidden":null})", "invalid_isHidden", "isHidden");
    row(R"({"date":"2023-02-29"})", "invalid_date", "date");
    row(R"({"date":"2023-2-9"})", "invalid_date", "date");
    row(R"({"date":"2023-02-09T00:00"})", "invalid_date", "date");
    row(R"({"date":20230209})", "invalid_date", "date");
    row(R"({"date":" "})", "date_required", "date");
    row(R"({"start":9007199254740992})", "invalid_start", "start");
    row(R"({"start":8640000000000001})", "invalid_start", "start");
    row(R"({"start":"2024-01-01"})", "invalid_start", "start");
    row(R"({"variantId":null})", "invalid_variantId", "variantId");
    row(R"({"variantId":7})", "invalid_variantId", "variantId");
    row(R"({"variantId":"x"})", "variant_not_found", "variantId");
    row(R"({"variantId":""})", "variant_not_found", "variantId");
    row(R"({"variantId":"var_short"})", "variant_not_found", "variantId");
    row(R"({"variantId":"prod_short"})", "wrong_id_type:expected_variants_got_products", "variantId");
    row(R"({"colors":"red"})", "invalid_colors", "colors");
    row(R"({"colors":null})", "invalid_colors", "colors");
    row(R"({"colors":["red",1]})", "invalid_colors", "colors");
    row(R"({"supplierIds":["sup_x"]})", "supplier_not_found", "supplierIds");
    row(R"({"supplierIds":["evt_x"]})", "wrong_id_type:expected_suppliers_got_events", "supplierIds");
    row(R"({"markups":[]})", "invalid_markups", "markups");
    row(R"({"markups":{"flower":"2"}})", "invalid_markups", "markups");
    row(R"({"lists":{"flower":2}})", "invalid_lists", "lists");
    row(R"({"lists":{"flower":"nope"}})", "price_list_not_found", "lists");
    row(R"({"variant":null})", "invalid_variant", "variant");
    row(R"({"variant":[]})", "invalid_variant", "variant");
    row(R"({"variant":{"unitsPerPack":"x"}})", "invalid_unitsPerPack", "variant.unitsPerPack");
    row(R"({"variant":{"minimums":[1]}})", "invalid_minimums", "variant.minimums");
    row(R"({"variant":{"minimums":{}}})", "invalid_minimums", "variant.minimums");
    row(R"({"variant":{"minimums":[{},{"minPacks":1.5}]}})", "invalid_minPacks", "variant.minimums.minPacks");
    row(R"({"variant":{"minimums":[{"odd":1}]}})", "unknown_property:variant.minimums.odd", "variant.minimums.odd");
    row(R"({"Name":"x"})", "unknown_property:Name", "Name");
    row(R"({"":"x"})", "unknown_property:", "");
}

STEMDESK_APPLESS_TEST(TestObjectReader)

} // namespace stemdesk::object_reader_test

#include "tst_object_reader.moc"
