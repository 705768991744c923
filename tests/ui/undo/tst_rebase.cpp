#include "ui/undo/rebase.h"

#include "tests/support/test_registry.h"

#include <QRandomGenerator>
#include <QStringList>
#include <QTest>

namespace stemdesk::rebase_test {

using namespace stemdesk::ui;

/// Rows and sets as words; a row of two parts is "name:amount".
class TestRebase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rows_data();
    void rows();
    void sets_data();
    void sets();
    void inAnyOrderTheSame();

private:
    static QStringList words(const QString &text) { return text.split(u' ', Qt::SkipEmptyParts); }
    static QString said(const std::optional<QStringList> &list) { return list ? list->join(u' ') : u"?"_s; }
    static QString mixed(const QString &base, const QString &mine, const QString &left)
    {
        const auto part = [](const QString &row, int place) { return row.section(u':', place, place); };
        QStringList parts;
        for (const int place : {0, 1})
            parts += later(part(base, place), part(mine, place), part(left, place));
        return parts.join(u':');
    }
    static void columns()
    {
        for (const char *column : {"base", "left", "mine", "result"})
            QTest::addColumn<QString>(column);
    }
    static void add(const char *name, const QString &base, const QString &left, const QString &mine,
                    const QString &result)
    {
        QTest::newRow(name) << base << left << mine << result;
    }
};

void TestRebase::rows_data()
{
    columns();
    add("one after the other", u""_s, u"a:1"_s, u"b:2"_s, u"a:1 b:2"_s);
    add("the same twice", u""_s, u"a:1"_s, u"a:1"_s, u"a:1 a:1"_s);
    add("two rows", u"a:1 b:2"_s, u"a:9 b:2"_s, u"a:1 b:8"_s, u"a:9 b:8"_s);
    add("two parts of one row", u"a:1"_s, u"x:1"_s, u"a:9"_s, u"x:9"_s);
    add("one part twice", u"a:1"_s, u"a:2"_s, u"a:3"_s, u"a:3"_s);
    add("typed, then removed", u"a:1 b:2"_s, u"a:9 b:2"_s, u"b:2"_s, u"b:2"_s);
    add("removed, then the one below typed", u"a:1 b:2"_s, u"b:2"_s, u"a:1 b:9"_s, u"b:9"_s);
    add("removed, then the one above typed", u"a:1 b:2"_s, u"a:1"_s, u"a:9 b:2"_s, u"a:9"_s);
    add("removed twice", u"a:1 b:2"_s, u"b:2"_s, u"b:2"_s, u"b:2"_s);
    add("added, then the first removed", u"a:1"_s, u"a:1 b:2"_s, u""_s, u"b:2"_s);
    add("added, then the first typed", u"a:1"_s, u"a:1 b:2"_s, u"a:9"_s, u"a:9 b:2"_s);
    add("removed, then typed into it", u"a:1 b:2"_s, u"b:2"_s, u"a:9 b:2"_s, u"?"_s);
    add("nothing", u"a:1"_s, u"a:1"_s, u"a:1"_s, u"a:1"_s);
    add("typed, then typed back", u"a:1"_s, u"a:2"_s, u"a:1"_s, u"?"_s);
    add("typed, then one of two alike removed", u"a:1 a:1"_s, u"b:1 a:1"_s, u"a:1"_s, u"?"_s);
    add("typed, then one of two alike below removed", u"c:1 a:1 a:1"_s, u"c:9 a:1 a:1"_s, u"c:1 a:1"_s, u"c:9 a:1"_s);
}

void TestRebase::rows()
{
    QFETCH(const QString, base);
    QFETCH(const QString, left);
    QFETCH(const QString, mine);
    QTEST(said(rebasedRows(words(base), words(mine), words(left), mixed)), "result");
}

void TestRebase::sets_data()
{
    columns();
    add("two more", u"red"_s, u"red blush"_s, u"red cream"_s, u"red blush cream"_s);
    add("the same twice", u"red"_s, u"red blush"_s, u"red blush"_s, u"red blush"_s);
    add("one more, another gone", u"red blush"_s, u"red blush cream"_s, u"blush"_s, u"blush cream"_s);
    add("both gone", u"red blush"_s, u"blush"_s, u"red"_s, u""_s);
    add("gone twice", u"red blush"_s, u"blush"_s, u"blush"_s, u"blush"_s);
    add("by its key", u"a:1 b:2"_s, u"a:1 b:9"_s, u"b:2 a:5"_s, u"a:5 b:9"_s);
    add("a key twice", u""_s, u"a:5"_s, u"a:6"_s, u"a:6"_s);
    add("another order", u"a:1 b:2"_s, u"a:1 b:2 c:3"_s, u"b:2 a:1"_s, u"?"_s);
}

void TestRebase::sets()
{
    QFETCH(const QString, base);
    QFETCH(const QString, left);
    QFETCH(const QString, mine);
    const auto key = [](const QString &entry) { return entry.section(u':', 0, 0); };
    QTEST(said(rebasedSet(words(base), words(mine), words(left), key)), "result");
}

/// Two changes of different rows come to the same, whichever is stored first.
void TestRebase::inAnyOrderTheSame()
{
    QRandomGenerator chance(18);
    for (int round = 0; round < 10'000; ++round) {
        QStringList base;
        for (int i = 0, rows = 2 + chance.bounded(6); i < rows; ++i)
            base += u"%1:%2"_s.arg(i).arg(chance.bounded(100));
        const int first = chance.bounded(int(base.size()) - 1);
        const int second = first + 1 + chance.bounded(int(base.size()) - first - 1);
        QStringList one = base;
        QStringList two = base;
        one[first] = u"one:1"_s;
        if (chance.bounded(2) == 0)
            two.removeAt(second);
        else
            two[second] = u"two:2"_s;
        const auto there = rebasedRows(base, two, one, mixed);
        QVERIFY(there);
        QCOMPARE(there, rebasedRows(base, one, two, mixed));
        QVERIFY(there->contains(u"one:1"_s));
    }
}

STEMDESK_GUILESS_TEST(TestRebase)

} // namespace stemdesk::rebase_test

#include "tst_rebase.moc"
