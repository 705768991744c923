#include "core/domain/events/event_group.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_group_test {

class TestEventGroup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void groupRules_data()
    {
        QTest::addColumn<EventGroupPatch>("patch");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("name alone") << EventGroupPatch{.name = u"Bouquet"_s} << QByteArray();
        QTest::newRow("no name") << EventGroupPatch{.quantity = 2} << QByteArray("name_required");
        QTest::newRow("no copies") << EventGroupPatch{.name = u"A"_s, .quantity = 0} << QByteArray("invalid_quantity");
        QTest::newRow("before the first place")
            << EventGroupPatch{.name = u"A"_s, .position = -1} << QByteArray("invalid_position");
        QTest::newRow("to the ceremony") << EventGroupPatch{.name = u"A"_s, .place = u"ceremony"_s} << QByteArray();
        QTest::newRow("to no place of its own") << EventGroupPatch{.name = u"A"_s, .place = u""_s} << QByteArray();
        QTest::newRow("to the moon") << EventGroupPatch{.name = u"A"_s, .place = u"moon"_s}
                                     << QByteArray("invalid_place");
        QTest::newRow("place in capitals")
            << EventGroupPatch{.name = u"A"_s, .place = u"Venue"_s} << QByteArray("invalid_place");
        QTest::newRow("image over http") << EventGroupPatch{.name = u"A"_s,
                                                            .imageUrls = {{u"http://example.com/a.png"_s}}}
                                         << QByteArray("invalid_imageUrls");
    }

    void groupRules()
    {
        QFETCH(EventGroupPatch, patch);
        QFETCH(QByteArray, code);
        const auto group = patched(EventGroup{}, patch);
        QCOMPARE(group ? QByteArray() : group.error().code, code);
    }

    void itemRules_data()
    {
        const auto variant = VariantId::create();
        QTest::addColumn<EventItemPatch>("patch");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("nothing of it") << EventItemPatch{.variantId = variant, .quantity = 0} << QByteArray();
        QTest::newRow("no variant") << EventItemPatch{.quantity = 1} << QByteArray("variantId_required");
        QTest::newRow("no quantity") << EventItemPatch{.variantId = variant} << QByteArray("quantity_required");
        QTest::newRow("negative quantity")
            << EventItemPatch{.variantId = variant, .quantity = -1} << QByteArray("invalid_quantity");
    }

    void itemRules()
    {
        QFETCH(EventItemPatch, patch);
        QFETCH(QByteArray, code);
        const auto item = patched(EventItem{}, patch);
        QCOMPARE(item ? QByteArray() : item.error().code, code);
    }

    void inverseTakesBack()
    {
        const EventItem before{.variantId = VariantId::create(), .quantity = 3, .version = 1};
        const EventItemPatch patch{.supplierId = SupplierId::create(), .quantity = 4, .position = 2};
        QCOMPARE(patched(*patched(before, patch), inverse(before, patch)).value(), before);
    }
};

STEMDESK_APPLESS_TEST(TestEventGroup)

} // namespace stemdesk::event_group_test

#include "tst_event_group.moc"
