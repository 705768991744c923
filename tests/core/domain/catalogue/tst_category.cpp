#include "core/domain/catalogue/category.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::category_test {

class TestCategory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nameIsRequired() { QCOMPARE(patched(Category{}, {}).error().code, QByteArray("name_required")); }

    void inverseTakesBack()
    {
        const Category before{.name = u"Roses"_s};
        const CategoryPatch patch{.name = u"Foliage"_s};

        const auto after = patched(before, patch);

        QCOMPARE(after->name, u"Foliage"_s);
        QCOMPARE(patched(*after, inverse(before, patch)).value(), before);
    }
};

STEMDESK_APPLESS_TEST(TestCategory)

} // namespace stemdesk::category_test

#include "tst_category.moc"
