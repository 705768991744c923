#include "core/services/webhooks/delivery_turns.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::delivery_turns_test {

namespace {

using enum ReceiverHealth;

constexpr DeliveryTurns::Limits kLimits;

/// Subscriptions with one due delivery each, in the health that the test chooses.
struct Crowd {
    QList<DeliveryCandidate> all;

    /// Returns the key of the last one. Each gets its own host unless `host` is given.
    qint64 add(ShopId shop, ReceiverHealth health, int count = 1, const QString &host = {})
    {
        for (int i = 0; i < count; ++i) {
            const qint64 key = all.size() + 1;
            all.append({.subscription = key,
                        .shop = shop,
                        .host = host.isEmpty() ? u"h%1.example.com"_s.arg(key) : host,
                        .health = health,
                        .isDue = true});
        }
        return all.size();
    }

    /// Shares out, and lets those served hold their places from then on.
    QHash<qint64, int> serve(DeliveryTurns &turns)
    {
        const QHash<qint64, int> shares = turns.shareOut(all, 0, kLimits);
        for (DeliveryCandidate &one : all)
            one.held += shares.value(one.subscription);
        return shares;
    }

    int held() const
    {
        int sum = 0;
        for (const DeliveryCandidate &one : all)
            sum += one.held;
        return sum;
    }
};

} // namespace

class TestDeliveryTurns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// However many others there are, and however healthy they are.
    void aHealthyOneFindsAPlace_data()
    {
        QTest::addColumn<ReceiverHealth>("sick");
        QTest::addColumn<int>("count");
        for (const int count : {80, 1'000}) {
            QTest::addRow("%d that failed", count) << Failing << count;
            QTest::addRow("%d that are new", count) << Unknown << count;
        }
    }

    void aHealthyOneFindsAPlace()
    {
        QFETCH(const ReceiverHealth, sick);
        QFETCH(const int, count);
        DeliveryTurns turns;
        Crowd crowd;
        const ShopId shop = ShopId::create();
        crowd.add(shop, sick, count);
        QVERIFY(!crowd.serve(turns).isEmpty());
        QVERIFY(crowd.serve(turns).isEmpty()); // They hang, and hold all that they get.

        const qint64 well = crowd.add(shop, Well);
        QCOMPARE(crowd.serve(turns).keys(), QList{well});
    }

    void partsAreBounded()
    {
        DeliveryTurns turns;
        Crowd crowd;
        for (int i = 0; i < 100; ++i)
            crowd.add(ShopId::create(), Failing, 10);
        crowd.serve(turns);
        QCOMPARE(crowd.held(), 24);
        for (int i = 0; i < 100; ++i)
            crowd.add(ShopId::create(), Unknown, 10);
        crowd.serve(turns);
        QCOMPARE(crowd.held(), 40);
        for (int i = 0; i < 100; ++i)
            crowd.add(ShopId::create(), Well, 10);
        crowd.serve(turns);
        QCOMPARE(crowd.held(), 64);
        QVERIFY(crowd.serve(turns).isEmpty());
    }

    void anotherShopFindsAPlace_data()
    {
        QTest::addColumn<ReceiverHealth>("health");
        QTest::newRow("failing") << Failing;
        QTest::newRow("new") << Unknown;
        QTest::newRow("that all hang at once after they were well") << Well;
    }

    void anotherShopFindsAPlace()
    {
        QFETCH(const ReceiverHealth, health);
        DeliveryTurns turns;
        Crowd crowd;
        crowd.add(ShopId::create(), health, 1'000);
        crowd.serve(turns);

        const qint64 others = crowd.add(ShopId::create(), health);
        QVERIFY(crowd.serve(turns).contains(others));
    }

    void anotherHostFindsAPlace()
    {
        DeliveryTurns turns;
        Crowd crowd;
        const ShopId shop = ShopId::create();
        crowd.add(shop, Unknown, 1'000, u"dead.example.com"_s);
        crowd.serve(turns);

        const qint64 other = crowd.add(shop, Unknown);
        QVERIFY(crowd.serve(turns).contains(other));
    }

    void aHostOfManyIsNotServedBeforeAll()
    {
        DeliveryTurns turns;
        Crowd crowd;
        const ShopId shop = ShopId::create();
        crowd.add(shop, Unknown, 1'000, u"dead.example.com"_s);
        const qint64 last = crowd.add(shop, Unknown);
        QVERIFY(crowd.serve(turns).contains(last));
    }

    /// No subscription starves: each free slot goes to the next one.
    void allAreServedInTurn()
    {
        DeliveryTurns turns;
        Crowd crowd;
        const ShopId shop = ShopId::create();
        crowd.add(shop, Failing, 100);
        QSet<qint64> served;
        for (int round = 0; round < 6; ++round) { // 18 places each.
            const QList<qint64> now = crowd.serve(turns).keys();
            QCOMPARE(now.size(), 18);
            served.unite(QSet<qint64>(now.cbegin(), now.cend()));
            for (DeliveryCandidate &one : crowd.all)
                one.held = 0;
        }
        QCOMPARE(served.size(), crowd.all.size());
    }

    void aBurstGetsFourPlaces()
    {
        DeliveryTurns turns;
        Crowd crowd;
        const qint64 burst = crowd.add(ShopId::create(), Well);
        QCOMPARE(crowd.serve(turns), (QHash<qint64, int>{{burst, 4}}));
        QVERIFY(crowd.serve(turns).isEmpty());
    }

    void oneThatIsAloneIsNotServedOneByOne()
    {
        for (const ReceiverHealth health : {Failing, Unknown}) {
            DeliveryTurns turns;
            Crowd crowd;
            const qint64 slow = crowd.add(ShopId::create(), health);
            QCOMPARE(crowd.serve(turns), (QHash<qint64, int>{{slow, 4}}));
            const qint64 later = crowd.add(ShopId::create(), health);
            QCOMPARE(crowd.serve(turns), (QHash<qint64, int>{{later, 1}}));
        }
    }

    void thoseNotKnownToBeWellShareFour()
    {
        DeliveryTurns turns;
        Crowd crowd;
        const qint64 failing = crowd.add(ShopId::create(), Failing);
        const qint64 fresh = crowd.add(ShopId::create(), Unknown);
        QCOMPARE(crowd.serve(turns), (QHash<qint64, int>{{failing, 2}, {fresh, 2}}));
        QVERIFY(crowd.serve(turns).isEmpty());
    }

    void secondPlacesLeaveHalf()
    {
        DeliveryTurns turns;
        Crowd crowd;
        for (int i = 0; i < 20; ++i)
            crowd.add(ShopId::create(), Well);
        crowd.serve(turns);
        QCOMPARE(crowd.held(), 32);
        for (const DeliveryCandidate &one : std::as_const(crowd.all))
            QVERIFY(one.held == 1 || one.held == 2);
    }

    void thePlacesOfOthersCount()
    {
        DeliveryTurns turns;
        Crowd crowd;
        crowd.add(ShopId::create(), Well);
        QVERIFY(turns.shareOut(crowd.all, kLimits.inAll, kLimits).isEmpty());
        QCOMPARE(turns.shareOut(crowd.all, kLimits.inAll - 1, kLimits).size(), 1);
    }

    void whatIsNotDueGetsNone()
    {
        DeliveryTurns turns;
        Crowd crowd;
        crowd.add(ShopId::create(), Well);
        crowd.all.last().isDue = false;
        QVERIFY(crowd.serve(turns).isEmpty());
    }
};

STEMDESK_GUILESS_TEST(TestDeliveryTurns)

} // namespace stemdesk::delivery_turns_test

#include "tst_delivery_turns.moc"
