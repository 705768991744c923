#include "core/http/body_queue.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::body_queue_test {

using namespace stemdesk::http;

class TestBodyQueue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void admitsAsFarAsThereIsRoom()
    {
        BodyQueue queue(100);

        QVERIFY(queue.enter(1, 7, 60));
        QVERIFY(queue.enter(2, 7, 40));
        QVERIFY(!queue.enter(3, 7, 1));
        QVERIFY(queue.isWaitedFor());
    }

    void keepsTheOrderOfAsking()
    {
        BodyQueue queue(100);
        QVERIFY(queue.enter(1, 7, 80));
        QVERIFY(!queue.enter(2, 7, 90));
        QVERIFY(!queue.enter(3, 7, 10)); // It would fit, but would overtake.

        QCOMPARE(queue.next(), std::nullopt);
        queue.leave(1);

        QCOMPARE(queue.next(), std::optional<quint64>(2));
        QCOMPARE(queue.next(), std::optional<quint64>(3));
        QVERIFY(!queue.isWaitedFor());
    }

    void callersTakeTurns()
    {
        BodyQueue queue(100);
        QVERIFY(queue.enter(1, 7, 100));
        for (quint64 connection = 2; connection < 10; ++connection)
            QVERIFY(!queue.enter(connection, 7, 100));
        QVERIFY(!queue.enter(20, 8, 100));
        queue.leave(1);
        QCOMPARE(queue.next(), std::optional<quint64>(2));
        queue.leave(2);

        QCOMPARE(queue.next(), std::optional<quint64>(20));
    }

    void forgetsWhoLeavesBeforeItsTurn()
    {
        BodyQueue queue(100);
        QVERIFY(queue.enter(1, 7, 100));
        QVERIFY(!queue.enter(2, 7, 100));
        QVERIFY(!queue.enter(3, 7, 100));

        queue.leave(2);
        queue.leave(1);
        queue.leave(1);

        QCOMPARE(queue.next(), std::optional<quint64>(3));
        QVERIFY(!queue.enter(4, 7, 1));
    }

    void admitsOneThatIsLargerThanTheRoom()
    {
        BodyQueue queue(100);

        QVERIFY(queue.enter(1, 7, 500));
        QVERIFY(!queue.enter(2, 7, 1));
        queue.leave(1);

        QCOMPARE(queue.next(), std::optional<quint64>(2));
    }
};

STEMDESK_APPLESS_TEST(TestBodyQueue)

} // namespace stemdesk::body_queue_test

#include "tst_body_queue.moc"
