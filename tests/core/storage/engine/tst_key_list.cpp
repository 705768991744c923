#include "core/storage/engine/key_list.h"

#include "core/storage/engine/session.h"
#include "tests/support/test_database.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>

namespace stemdesk::key_list_test {

class TestKeyList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheRowsOfItsKeys_data()
    {
        QTest::addColumn<QList<qint64>>("keys");
        QTest::addColumn<bool>("isRange");

        QTest::newRow("none") << QList<qint64>() << false;
        QTest::newRow("one") << QList<qint64>{5} << true;
        QTest::newRow("range") << QList<qint64>{3, 4, 5, 6} << true;
        QTest::newRow("range in no order") << QList<qint64>{6, 3, 5, 4} << true;
        QTest::newRow("gap") << QList<qint64>{3, 4, 6} << false;
        QTest::newRow("gap that a repetition hides") << QList<qint64>{3, 3, 5} << false;
        QTest::newRow("two ranges") << QList<qint64>{1, 2, 8, 9} << false;
        QTest::newRow("some are not there") << QList<qint64>{9, 10, 11, 12} << true;
    }
    void findsTheRowsOfItsKeys()
    {
        QFETCH(QList<qint64>, keys);
        QFETCH(bool, isRange);
        TestDatabase database(TestDatabase::Back::Native);
        Session &session = database.session();
        QVERIFY(session.run("create table t (key integer primary key, shop integer)"));
        for (int key = 1; key <= 10; ++key)
            QVERIFY(session.run("insert into t values (?, 1)", key));
        const KeyList list(session.driver(), keys);

        const auto found = session.all(
            "select key from t where " + list.sql() + " and shop = ? order by key",
            [](const Row &row) { return row.integer(0); }, list, 1);

        QList<qint64> expected;
        for (qint64 key = 1; key <= 10; ++key) {
            if (keys.contains(key))
                expected += key;
        }
        QCOMPARE(*found, expected);
        QCOMPARE(list.sql() == "key between ? and ?", isRange);
    }
};

STEMDESK_GUILESS_TEST(TestKeyList)

} // namespace stemdesk::key_list_test

#include "tst_key_list.moc"
