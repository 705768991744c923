#include "core/json/object_writer.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::object_writer_test {

namespace {

struct Stem {
    QString name;
    std::optional<double> length;
};

struct Bunch {
    QString label;
    QList<Stem> stems;
    std::optional<Stem> best;
};

constexpr FieldTable kStem{"name", "length"};
constexpr FieldTable kBunch{"label", FieldNode{"stems", kStem}, FieldNode{"best", kStem}, FieldNode{"first", kStem}};

void writeStem(JsonWriter &json, const Stem &stem, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.nullableText(kStem["name"], stem.name);
    out.field(kStem["length"], stem.length);
}

QByteArray written(const Bunch &bunch, const QByteArray &names)
{
    JsonWriter json;
    const auto fields = FieldSelection::parse(names, kBunch);
    if (!fields)
        return fields.error().code;
    {
        ObjectWriter out(json, *fields);
        out.field(kBunch["label"], bunch.label);
        out.objects(kBunch["stems"], bunch.stems, writeStem);
        out.object(kBunch["best"], bunch.best, writeStem);
        out.object(kBunch["first"], bunch.stems.constFirst(), writeStem);
    }
    return json.take();
}

} // namespace

class TestObjectWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesWhatWasAskedFor_data()
    {
        QTest::addColumn<QByteArray>("names");
        QTest::addColumn<QByteArray>("json");

        QTest::newRow("everything") << QByteArray()
                                    << QByteArray(R"({"label":"x","stems":[{"name":"a","length":1.5},)"
                                                  R"({"name":null,"length":null}],"best":null,)"
                                                  R"("first":{"name":"a","length":1.5}})");
        QTest::newRow("own id only") << QByteArray("label") << QByteArray(R"({"label":"x"})");
        QTest::newRow("part of a collection")
            << QByteArray("stems.length") << QByteArray(R"({"label":"x","stems":[{"length":1.5},{"length":null}]})");
        QTest::newRow("part of an object")
            << QByteArray("first.name") << QByteArray(R"({"label":"x","first":{"name":"a"}})");
        QTest::newRow("part of an absent object")
            << QByteArray("best.name") << QByteArray(R"({"label":"x","best":null})");
    }
    void writesWhatWasAskedFor()
    {
        QFETCH(QByteArray, names);
        const Bunch bunch{.label = u"x"_s, .stems = {{u"a"_s, 1.5}, {}}, .best = std::nullopt};

        QTEST(written(bunch, names), "json");
    }
};

STEMDESK_APPLESS_TEST(TestObjectWriter)

} // namespace stemdesk::object_writer_test

#include "tst_object_writer.moc"
