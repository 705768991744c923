#include "ui/widgets/charts.h"

#include "tests/support/test_registry.h"
#include "ui/theme/fonts.h"
#include "ui/words/money_text.h"

#include <QFontMetricsF>
#include <QImage>
#include <QLocale>
#include <QTest>
#include <QtMath>

namespace stemdesk::bar_chart_test {

using namespace stemdesk::ui;

class TestBarChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMonthOfAYearSaysItsAmount_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en_GB", "de_DE", "nl_NL", "fr_FR", "es_ES"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    /// In languages that write it longer, every amount was left out.
    void everyMonthOfAYearSaysItsAmount()
    {
        QFETCH(const QString, language);
        constexpr int kMonths = 12;
        BarChart chart;
        chart.resize(998, 186);
        const auto shown = [&](bool hasValues) {
            QList<BarChart::Group> groups;
            for (int month = 0; month < kMonths; ++month) {
                const double now = month % 2 ? 6'324.12 : 6'104.55;
                const QString value = hasValues ? moneyText(now, u"GBP"_s, QLocale(language)) : QString();
                groups.append({.label = u"M"_s, .now = now, .before = 5'100, .part = 2'000, .value = value});
            }
            chart.setGroups(groups, {.now = u"2026"_s, .before = u"2025"_s, .part = u"of it"_s}, {});
            return chart.grab().toImage();
        };

        const QImage with = shown(true);
        const QImage without = shown(false);

        const int place = with.width() / kMonths;
        for (int month = 0; month < kMonths; ++month) {
            const QRect group(month * place, 0, place, with.height());
            QVERIFY2(with.copy(group) != without.copy(group), qPrintable(QString::number(month + 1)));
        }
    }

    void whatWasBeforeSaysItsAmountAboveItsOwnBar()
    {
        BarChart chart;
        chart.resize(998, 186);
        const auto shown = [&](const QString &value, const QString &before) {
            const QList<BarChart::Group> groups(
                4, {.label = u"M"_s, .now = 2'283.98, .before = 3'945.95, .value = value, .valueBefore = before});
            chart.setGroups(groups, {.now = u"Now"_s, .before = u"Then"_s}, {});
            return chart.grab().toImage();
        };
        const QImage both = shown(u"£2,283.98"_s, u"£3,945.95"_s);
        const QImage other = shown(u"£1,111.11"_s, u"£3,945.95"_s);

        const int middle = both.width() / 8; // Of the first group.
        const QRect left(0, 0, middle, both.height());
        const QRect right(middle, 0, middle, both.height());
        QCOMPARE(both.copy(left), other.copy(left)); // The present amount is only above the present bar.
        QVERIFY(both.copy(right) != other.copy(right));
        QVERIFY(both.copy(left) != shown(u"£2,283.98"_s, u"£1,111.11"_s).copy(left));
    }

    /// On its own side it did not look as if it were of its month; its colour says which year it is of.
    void aBarWithoutOneBesideItIsAboveItsLabel()
    {
        BarChart chart;
        chart.resize(400, 186);
        const QList<BarChart::Group> groups{{.label = u"M"_s, .now = 1, .before = 1}, {.label = u"A"_s, .now = 1}};
        chart.setGroups(groups, {.now = u"2026"_s, .before = u"2025"_s}, {});

        const QImage picture = chart.grab().toImage();

        const auto isBarAt = [&](int x) { return picture.pixel(x, 120) != picture.pixel(2, 120); };
        QVERIFY(isBarAt(300 - 20) && isBarAt(300 + 20));
        QVERIFY(!isBarAt(300 - 40) && !isBarAt(300 + 40));
        QVERIFY(isBarAt(100 - 40) && isBarAt(100 + 40));
    }

    /// Where they would touch each other, every second month is without.
    void amountsAreLeftOutEvenly()
    {
        constexpr int kMonths = 12;
        const QString amount = u"£6,324.12"_s;
        const double width = QFontMetricsF(fontFor(TextStyle::Caption)).horizontalAdvance(amount);
        BarChart chart;
        chart.resize(kMonths * qCeil(width), 186);
        const auto shown = [&](const QString &value) {
            const QList<BarChart::Group> groups(kMonths,
                                                {.label = u"M"_s, .now = 6'324.12, .before = 0, .value = value});
            chart.setGroups(groups, {.now = u"2026"_s}, {});
            return chart.grab().toImage();
        };
        const QImage with = shown(amount);
        const QImage without = shown({});

        const int place = with.width() / kMonths;
        for (int month = 0; month < kMonths; ++month) {
            const QRect middle(month * place + place / 2 - 3, 0, 6, with.height());
            QCOMPARE(with.copy(middle) != without.copy(middle), month % 2 == 0);
        }
    }

    /// Below each other, the lower one was above the bar of the other year.
    void aNarrowMonthSaysItsGreaterAmountOnly()
    {
        BarChart chart;
        chart.resize(998, 186);
        const auto shown = [&](const QString &value, const QString &before) {
            QList<BarChart::Group> groups(12,
                                          {.label = u"M"_s,
                                           .now = 1'797,
                                           .before = 1'854,
                                           .value = u"1.797,00 £"_s,
                                           .valueBefore = u"1.854,00 £"_s});
            groups[8].value = value;
            groups[8].valueBefore = before;
            chart.setGroups(groups, {.now = u"2026"_s, .before = u"2025"_s}, {});
            return chart.grab().toImage();
        };
        const QImage both = shown(u"1.797,00 £"_s, u"1.854,00 £"_s);
        const QImage other = shown(u"1.797,00 £"_s, u"1.111,11 £"_s);

        const int place = both.width() / 12;
        const QRect september(8 * place, 0, place, both.height());
        QVERIFY(both.copy(september) != other.copy(september));
        QCOMPARE(both.copy(QRect(0, 0, 8 * place, both.height())), other.copy(QRect(0, 0, 8 * place, both.height())));
        QCOMPARE(both, shown(u"1.111,11 £"_s, u"1.854,00 £"_s));
    }
};

STEMDESK_TEST(TestBarChart)

} // namespace stemdesk::bar_chart_test

#include "tst_bar_chart.moc"
