#include "core/http/body_queue.h"

#include <QTest>

using namespace stemdesk::http;

class TestBodyQueue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void admitsAsFarAsThereIsRoom()
    {
        BodyQueue queue(100);

        QVERIFY(queue.enter(1, 60));
        QVERIFY(queue.enter(2, 40));
        QVERIFY(!queue.enter(3, 1));
        QVERIFY(queue.isWaitedFor());
    }

    void keepsTheOrderOfAsking()
    {
        BodyQueue queue(100);
        QVERIFY(queue.enter(1, 80));
        QVERIFY(!queue.enter(2, 90));
        QVERIFY(!queue.enter(3, 10)); // It would fit, but would overtake.

        QCOMPARE(queue.next(), std::nullopt);
        queue.leave(1);

        QCOMPARE(queue.next(), std::optional<quint64>(2));
        QCOMPARE(queue.next(), std::optional<quint64>(3));
        QVERIFY(!queue.isWaitedFor());
    }

    void forgetsWhoLeavesBeforeItsTurn()
    {
        BodyQueue queue(100);
        QVERIFY(queue.enter(1, 100));
        QVERIFY(!queue.enter(2, 100));
        QVERIFY(!queue.enter(3, 100));

        queue.leave(2);
        queue.leave(1);
        queue.leave(1);

        QCOMPARE(queue.next(), std::optional<quint64>(3));
        QVERIFY(!queue.enter(4, 1));
    }

    void admitsOneThatIsLargerThanTheRoom()
    {
        BodyQueue queue(100);

        QVERIFY(queue.enter(1, 500));
        QVERIFY(!queue.enter(2, 1));
        queue.leave(1);

        QCOMPARE(queue.next(), std::optional<quint64>(2));
    }
};

QTEST_APPLESS_MAIN(TestBodyQueue)
#include "tst_body_queue.moc"
