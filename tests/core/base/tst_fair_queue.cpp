#include "core/base/fair_queue.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::fair_queue_test {

class TestFairQueue : public QObject {
    Q_OBJECT

private:
    /// The numbers of all that may go, in the order in which they are taken.
    template <class May>
    static QList<int> taken(FairQueue<int> &queue, May may)
    {
        QList<int> order;
        while (const std::optional<int> next = queue.take(may))
            order.append(*next);
        return order;
    }
    static bool always(int) { return true; }

private Q_SLOTS:
    void ownersTakeTurns()
    {
        FairQueue<int> queue;
        for (const int item : {10, 11, 12})
            queue.add(1, item);
        queue.add(2, 20);
        queue.add(3, 30);
        queue.add(3, 31);

        QCOMPARE(taken(queue, always), (QList<int>{10, 20, 30, 11, 31, 12}));
        QVERIFY(queue.isEmpty());
    }

    void whoMayNotGoIsPassedOver()
    {
        FairQueue<int> queue;
        queue.add(1, 10);
        queue.add(1, 11);
        queue.add(2, 20);

        QCOMPARE(taken(queue, [](int item) { return item != 10; }), (QList<int>{20}));
        QCOMPARE(taken(queue, always), (QList<int>{10, 11}));
    }

    void whatComesBackIsTheFirstOfItsOwner()
    {
        FairQueue<int> queue;
        queue.add(1, 10);
        queue.add(1, 11);
        queue.add(2, 20);
        const std::optional<int> first = queue.take(always);

        queue.addFirst(1, *first);

        QCOMPARE(taken(queue, always), (QList<int>{20, 10, 11}));
    }

    void someAreTakenOutOfTurn()
    {
        FairQueue<int> queue;
        for (const int item : {10, 11, 12})
            queue.add(1, item);
        queue.add(2, 20);

        QCOMPARE(queue.takeAll([](int item) { return item == 20 || item == 11; }), (std::vector<int>{11, 20}));

        QList<int> firsts;
        queue.eachFirst([&](int item) { firsts.append(item); });
        QCOMPARE(firsts, (QList<int>{10}));
        QCOMPARE(taken(queue, always), (QList<int>{10, 12}));
    }
};

STEMDESK_APPLESS_TEST(TestFairQueue)

} // namespace stemdesk::fair_queue_test

#include "tst_fair_queue.moc"
