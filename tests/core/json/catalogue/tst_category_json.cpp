#include "core/json/catalogue/category_json.h"

#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::category_json_test {

using namespace Qt::StringLiterals;

class TestCategoryJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sentBackItChangesNothing()
    {
        const Category category{.id = CategoryId(IdBytes{1}), .name = u"Roses"_s, .createdAt = 5, .updatedAt = 6};

        const QByteArray json = written(category, kCategoryFields, writeCategory);
        const auto body = bodyOf(json, [](JsonObject object) { return categoryBodyFrom(object, BodyKind::Patch); });

        QCOMPARE(json,
                 R"({"categoryId":)" + quoted(category.id.text())
                     + R"(,"name":"Roses","isPreset":false,"createdAt":5,"updatedAt":6})");
        QCOMPARE(patched(category, body->patch).value(), category);
    }
};

STEMDESK_APPLESS_TEST(TestCategoryJson)

} // namespace stemdesk::category_json_test

#include "tst_category_json.moc"
