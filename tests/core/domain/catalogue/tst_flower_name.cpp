#include "core/domain/catalogue/flower_name.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::flower_name_test {

class TestFlowerName : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cultivarsAreQuotedAndSpeciesAreNot()
    {
        const QString flower = u"flower"_s;
        QCOMPARE(flowerName(u"Rose"_s, u"Quicksand"_s, flower), u"Rose ‘Quicksand’"_s);
        QCOMPARE(flowerName(u"Eucalyptus"_s, u"cinerea"_s, flower), u"Eucalyptus cinerea"_s);
        QCOMPARE(flowerName(u"Beech"_s, {}, flower), u"Beech"_s);
        QCOMPARE(flowerName(u"Footed bowl"_s, u"brass"_s, u"hire"_s), u"Footed bowl, brass"_s);
    }
};

STEMDESK_APPLESS_TEST(TestFlowerName)

} // namespace stemdesk::flower_name_test

#include "tst_flower_name.moc"
