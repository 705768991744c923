#include "core/json/catalogue/colour_json.h"

#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::colour_json_test {

using namespace Qt::StringLiterals;

class TestColourJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sentBackItChangesNothing()
    {
        const Colour colour{.id = ColourId(IdBytes{1}), .name = u"Blush"_s, .hex = u"#f7cac9"_s, .isPreset = true};

        const QByteArray json = written(colour, kColourFields, writeColour);
        const auto body = bodyOf(json, [](JsonObject object) { return colourBodyFrom(object, BodyKind::Patch); });

        QCOMPARE(json,
                 R"({"colorId":)" + quoted(colour.id.text()) + R"(,"name":"Blush","hex":)"
                     + quoted(QByteArray("#f7cac9")) + R"(,"isPreset":true,"createdAt":0,"updatedAt":0})");
        QCOMPARE(patched(colour, body->patch).value(), colour);
    }

    void rowsAndCreates()
    {
        const QByteArray json =
            R"({"colorId":)" + quoted(ColourId(IdBytes{1}).text()) + R"(,"hex":)" + quoted(QByteArray("#ffffff")) + "}";
        const auto row = bodyOf(json, [](JsonObject object) { return colourBodyFrom(object, BodyKind::Row); });
        const auto create = bodyOf(json, [](JsonObject object) { return colourBodyFrom(object, BodyKind::Create); });

        QCOMPARE(row->id, std::optional(ColourId(IdBytes{1})));
        QCOMPARE(row->patch, (ColourPatch{.hex = u"#ffffff"_s}));
        QCOMPARE(codeOf(create), QByteArray("invalid_colorId"));
    }
};

STEMDESK_APPLESS_TEST(TestColourJson)

} // namespace stemdesk::colour_json_test

#include "tst_colour_json.moc"
