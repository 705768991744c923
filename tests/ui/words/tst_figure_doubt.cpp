#include "ui/words/figure_doubt.h"

#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>

namespace stemdesk::figure_doubt_test {

using namespace stemdesk::ui;

class TestFigureDoubt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void twentyTimesIsAskedAbout_data()
    {
        QTest::addColumn<double>("typed");
        QTest::addColumn<FigureBefore>("before");
        QTest::addColumn<bool>("isAsked");
        const auto money = [](std::optional<double> before, std::optional<double> total = {}) {
            FigureBefore known{.unit = NumberUnit::Money, .value = before};
            if (total)
                known.measure = FigureMeasure{u"Price"_s, *total};
            return known;
        };
        const auto pieces = [](double before) { return FigureBefore{.unit = NumberUnit::Pieces, .value = before}; };
        QTest::newRow("two figures run into one") << 640.66 << money(0.64) << true;
        QTest::newRow("twenty times") << 12.8 << money(0.64) << true;
        QTest::newRow("less than that") << 12.79 << money(0.64) << false;
        QTest::newRow("a twentieth") << 0.64 << money(12.8) << true;
        QTest::newRow("more than that") << 0.65 << money(12.8) << false;
        QTest::newRow("nothing at all") << 0. << money(640.) << false;
        QTest::newRow("a twentieth of a total") << 50. << money({}, 2'450) << false;
        QTest::newRow("the first") << 640.66 << money({}) << false;
        QTest::newRow("the first, of nothing") << 640.66 << money(0) << false;
        QTest::newRow("a refund") << -5000. << money(-50) << true;
        QTest::newRow("of a total") << 50'000. << money({}, 2'450) << true;
        QTest::newRow("a refund of a total") << -50'000. << money({}, 2'450) << true;
        QTest::newRow("within a total") << 2'500. << money({}, 2'450) << false;
        QTest::newRow("of no total yet") << 2'500. << money({}, 0) << false;
        QTest::newRow("beyond a total already") << 50'001. << money(50'000, 2'450) << false;
        QTest::newRow("stems") << 200. << pieces(10) << true;
        QTest::newRow("stems of a line just added") << 25. << pieces(1) << false;
        QTest::newRow("many of a line just added") << 250. << pieces(1) << true;
        QTest::newRow("a price that was 1") << 25. << money(1) << true;
        QTest::newRow("more than is usual")
            << 200'000. << FigureBefore{.unit = NumberUnit::Pieces, .value = 90'000, .most = 100'000} << true;
    }
    void twentyTimesIsAskedAbout()
    {
        QFETCH(const double, typed);
        QFETCH(const FigureBefore, before);
        QTEST(!figureDoubt(typed, before).isEmpty(), "isAsked");
    }

    void saysWhatItIsComparedWith()
    {
        QCOMPARE(figureDoubt(640.66, {.unit = NumberUnit::Money, .value = 0.64}),
                 u"640.66? It was 0.64. That is 1,001 times as much."_s);
        QCOMPARE(figureDoubt(0.64, {.unit = NumberUnit::Money, .value = 640.66}),
                 u"0.64? It was 640.66, which is 1,001 times as much."_s);
        QCOMPARE(figureDoubt(0.64, {.unit = NumberUnit::Money, .measure = FigureMeasure{u"On average"_s, 64, true}}),
                 u"0.64? On average: 64, which is 100 times as much."_s);
        QCOMPARE(figureDoubt(2'500, {.unit = NumberUnit::Pieces, .measure = FigureMeasure{u"Guests"_s, 100}}),
                 u"2,500? Guests: 100. That is 25 times as much."_s);
    }

    /// "1,312.1514" was the price of an event.
    void moneyIsRoundedAndNamed()
    {
        const FigureMeasure price{u"Price of the event"_s, 1'312.1514};
        QCOMPARE(figureDoubt(32'804, {.unit = NumberUnit::Money, .measure = price, .currency = u"GBP"_s}),
                 u"£32,804.00? Price of the event: £1,312.15. That is 25 times as much."_s);
        QCOMPARE(figureDoubt(640.66, {.unit = NumberUnit::Money, .value = 0.645, .currency = u"GBP"_s}),
                 u"£640.66? It was £0.645. That is 993 times as much."_s); // Costs of units have all their decimals.
        QCOMPARE(figureDoubt(0.0125,
                             {.unit = NumberUnit::Money,
                              .measure = FigureMeasure{u"On the list before"_s, 1.255, true},
                              .currency = u"GBP"_s}),
                 u"£0.0125? On the list before: £1.255, which is 100 times as much."_s);
    }

    void bothReadingsAreSaid()
    {
        const FigureBefore none{.unit = NumberUnit::Money};
        QCOMPARE(figureDoubt(u"€250.000"_s, none), u"“€250.000” may mean 250 or 250000. Here it is read as 250."_s);
        QCOMPARE(keepFigureText(u"€250.000"_s), u"Keep 250"_s);
        QCOMPARE(keepFigureText(u"250"_s), u"Keep 250"_s);
        QCOMPARE(keepFigureText(u"1e5"_s), u"Keep 100,000"_s);
        // Unchanged, so not ambiguous.
        QCOMPARE(figureDoubt(u"1.125"_s, {.unit = NumberUnit::Money, .value = 1.125}), QString());
        QCOMPARE(figureDoubt(u"12.500"_s, {.unit = NumberUnit::Percent}), QString());
        QCOMPARE(figureDoubt(u"1.500 h"_s, {.unit = NumberUnit::Minutes}),
                 u"“1.500 h” may mean 1.5 or 1500. Here it is read as 1.5."_s);
        QCOMPARE(figureDoubt(u"many"_s, none), QString());
    }

    /// Labour of 25 % became 250 % by one key too many.
    void aShareOfMoreThanTheWholeIsAskedAbout()
    {
        const FigureBefore share{.unit = NumberUnit::Percent, .value = 25};
        QCOMPARE(figureDoubt(250, share), u"250? That is more than usual."_s);
        QCOMPARE(figureDoubt(100, share), QString());
        QCOMPARE(figureDoubt(120, {.unit = NumberUnit::Percent, .value = 110}), QString());
    }

    void severalAreAskedAboutTogether()
    {
        QCOMPARE(togetherDoubted({}), QString());
        QCOMPARE(togetherDoubted({u"A?"_s, u"B?"_s}), u"A? B?"_s);
        QCOMPARE(togetherDoubted({u"A?"_s, u"B?"_s, u"C?"_s, u"D?"_s}), u"A? B? C? There are 4 such figures."_s);
    }
};

STEMDESK_TEST(TestFigureDoubt)

} // namespace stemdesk::figure_doubt_test

#include "tst_figure_doubt.moc"
