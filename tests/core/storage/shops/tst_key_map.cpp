#include "core/storage/shops/shop_copy.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::key_map_test {

class TestKeyMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatWasAdded();
    void keepsRunsThatBreakOnEitherSide();
};

void TestKeyMap::findsWhatWasAdded()
{
    KeyMap map;
    QCOMPARE(map.find(1), std::nullopt);

    for (qint64 key = 5; key < 2'000; ++key) {
        if (key % 7 != 0)
            map.add(key, key + 100 + key / 500);
    }

    for (qint64 key = 5; key < 2'000; ++key)
        QCOMPARE(map.find(key), key % 7 != 0 ? std::optional(key + 100 + key / 500) : std::nullopt);
    QCOMPARE(map.find(4), std::nullopt);
    QCOMPARE(map.find(2'100), std::nullopt);
}

void TestKeyMap::keepsRunsThatBreakOnEitherSide()
{
    KeyMap map;
    map.add(1, 11);
    map.add(2, 12);
    map.add(4, 13); // A gap here,
    map.add(5, 20); // and one there.

    QCOMPARE(map.find(2), std::optional<qint64>(12));
    QCOMPARE(map.find(3), std::nullopt);
    QCOMPARE(map.find(4), std::optional<qint64>(13));
    QCOMPARE(map.find(5), std::optional<qint64>(20));
    QCOMPARE(map.find(6), std::nullopt);
}

STEMDESK_GUILESS_TEST(TestKeyMap)

} // namespace stemdesk::key_map_test

#include "tst_key_map.moc"
