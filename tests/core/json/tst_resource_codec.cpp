#include "core/json/resource_codec.h"

#include "core/domain/catalogue/category.h"
#include "core/domain/catalogue/colour.h"
#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::resource_codec_test {

using Colours = ResourceCodec<colourSpec>;
using Categories = ResourceCodec<categorySpec>;

class TestResourceCodec : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sentBackItChangesNothing()
    {
        const Colour colour{.id = ColourId(IdBytes{1}), .name = u"Blush"_s, .hex = u"#f7cac9"_s, .isPreset = true};

        const QByteArray json = written(colour, Colours::kFields, Colours::write);
        const auto body = bodyOf(json, [](JsonObject object) { return Colours::bodyFrom(object, BodyKind::Patch); });

        QCOMPARE(json,
                 R"({"colorId":)" + quoted(colour.id.text()) + R"(,"name":"Blush","hex":)"
                     + quoted(QByteArray("#f7cac9")) + R"(,"isPreset":true,"createdAt":0,"updatedAt":0})");
        QCOMPARE(patched(colour, body->patch).value(), colour);
    }

    void timesAreWritten()
    {
        const Category category{.id = CategoryId(IdBytes{1}), .name = u"Roses"_s, .createdAt = 5, .updatedAt = 6};

        QCOMPARE(written(category, Categories::kFields, Categories::write),
                 R"({"categoryId":)" + quoted(category.id.text())
                     + R"(,"name":"Roses","isPreset":false,"createdAt":5,"updatedAt":6})");
    }

    void rowsAndCreates()
    {
        const QByteArray json =
            R"({"colorId":)" + quoted(ColourId(IdBytes{1}).text()) + R"(,"hex":)" + quoted(QByteArray("#ffffff")) + "}";
        const auto row = bodyOf(json, [](JsonObject object) { return Colours::bodyFrom(object, BodyKind::Row); });
        const auto create = bodyOf(json, [](JsonObject object) { return Colours::bodyFrom(object, BodyKind::Create); });

        QCOMPARE(row->id, std::optional(ColourId(IdBytes{1})));
        QCOMPARE(row->patch, (ColourPatch{.hex = u"#ffffff"_s}));
        QCOMPARE(codeOf(create), QByteArray("invalid_colorId"));
    }
};

STEMDESK_APPLESS_TEST(TestResourceCodec)

} // namespace stemdesk::resource_codec_test

#include "tst_resource_codec.moc"
