#include "core/storage/rows/row_change.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::row_change_test {

RowColumns rowOf(const QString &name, std::optional<double> budget, int version)
{
    RowColumns columns;
    return columns.add("name", name).add("budget", budget).add("version", version);
}

class TestRowChange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesWhatDiffers_data()
    {
        // Each case has its own table, because the kinds of updates are counted by table.
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<int>("first");
        QTest::addColumn<QByteArray>("columns");
        QTest::newRow("one") << QByteArray("a") << 0 << QByteArray("version");
        QTest::newRow("two") << QByteArray("b") << 1 << QByteArray("name, version");
        QTest::newRow("a number that is taken away") << QByteArray("c") << 2 << QByteArray("budget, version");
    }
    void writesWhatDiffers()
    {
        QFETCH(const QByteArray, table);
        QFETCH(const int, first);
        QFETCH(const QByteArray, columns);
        const RowColumns before = rowOf(u"Gala"_s, 100, 1);
        const RowColumns after =
            rowOf(first == 1 ? u"Ball"_s : u"Gala"_s, first == 2 ? std::nullopt : std::optional(100.), 2);

        const RowChange change(table, before, after);

        QCOMPARE(change.columns(), columns);
        QCOMPARE(change.values().size(), columns.count(',') + 1);
        QCOMPARE(std::get<qint64>(change.values().constLast()), 2);
        QCOMPARE(change.sql(" where key = ?"),
                 "update " + table + " set " + QByteArray(columns).replace(", ", " = ?, ") + " = ? where key = ?");
    }

    void writesEverythingWhereTooManyKindsWouldBeKept()
    {
        constexpr int kColumns = 8;
        const auto numbers = [](int bits) {
            static constexpr std::array kNames{"a", "b", "c", "d", "e", "f", "g", "h"};
            RowColumns columns;
            for (int at = 0; at < kColumns; ++at)
                columns.add(kNames.at(size_t(at)), (bits >> at) & 1);
            return columns;
        };
        QSet<QByteArray> kinds;
        for (int bits = 1; bits < 1 << kColumns; ++bits)
            kinds += RowChange("numbers", numbers(0), numbers(bits)).columns();

        QVERIFY(kinds.contains("a, b, c, d, e, f, g, h"));
        QVERIFY(kinds.size() <= 101);
        // A kind that is known already is kept.
        QCOMPARE(RowChange("numbers", numbers(0), numbers(1)).columns(), QByteArray("a"));
    }

    void insertsTheColumnsThatItHas()
    {
        QCOMPARE(rowOf(u"Gala"_s, {}, 1).insertSql("event"),
                 QByteArray("insert into event (name, budget, version) values (?, ?, ?)"));
    }
};

STEMDESK_GUILESS_TEST(TestRowChange)

} // namespace stemdesk::row_change_test

#include "tst_row_change.moc"
