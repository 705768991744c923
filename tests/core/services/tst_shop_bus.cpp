#include "core/services/shop_bus.h"

#include "tests/support/test_registry.h"

#include <QSignalSpy>
#include <QTest>

namespace stemdesk::shop_bus_test {

class TestShopBus : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<Changes>(); }

    void tellsOfItsShopAlone()
    {
        ChangeBus all;
        const ShopId own = ShopId::create();
        const ShopId other = ShopId::create();
        const ShopBus bus(all, own);
        const QSignalSpy told(&bus, &ChangeBus::committed);

        all.publish({{.seq = 1, .shop = other}, {.seq = 2, .shop = own}, {.seq = 3, .shop = other}});
        all.publish({{.seq = 4, .shop = other}});

        QCOMPARE(told.count(), 1);
        const Changes changes{{.seq = 2, .shop = own}};
        QCOMPARE(told.constFirst().constFirst().value<Changes>(), changes);
    }

    void tellsNothingBack()
    {
        ChangeBus all;
        const ShopId own = ShopId::create();
        ShopBus bus(all, own);
        const QSignalSpy told(&all, &ChangeBus::committed);

        bus.publish({{.seq = 1, .shop = own}});

        QCOMPARE(told.count(), 0);
    }
};

STEMDESK_GUILESS_TEST(TestShopBus)

} // namespace stemdesk::shop_bus_test

#include "tst_shop_bus.moc"
