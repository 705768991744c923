#include "ui/words/series_words.h"

#include "core/base/recurrence.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::series_words_test {

using namespace stemdesk::ui;

class TestSeriesWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_spoken = std::make_unique<Spoken>(u"en"_s, british()); }
    void cleanupTestCase() { m_spoken.reset(); }

    void everyChoiceIsARuleAndReadBack()
    {
        for (const QDate first : {QDate(2026, 12, 7), QDate(2026, 12, 31), QDate(2027, 2, 28), QDate(2027, 3, 29)}) {
            for (const Repeat repeat : kRepeats) {
                const RepeatRule chosen{.repeat = repeat, .first = first, .times = 8};
                const QString rule = ruleOf(chosen);
                QVERIFY2(dayRuleFrom(rule, u"rule"_s), qPrintable(rule));
                QCOMPARE(RuleDays(rule, first).next(), first);
                QCOMPARE(repeatRuleOf(rule, first), chosen);
            }
        }
    }

    void rulesHaveWords_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("words");
        QTest::newRow("weekly") << u"FREQ=WEEKLY;BYDAY=MO"_s << u"Every week on Monday"_s;
        QTest::newRow("second week") << u"FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;COUNT=8"_s
                                     << u"Every second week on Friday, 8 times"_s;
        QTest::newRow("first Thursday") << u"FREQ=MONTHLY;BYDAY=1TH;UNTIL=20271231"_s
                                        << u"Every month on the first Thursday, until 31 Dec 2027"_s;
        QTest::newRow("last Sunday") << u"FREQ=MONTHLY;BYDAY=-1SU"_s << u"Every month on the last Sunday"_s;
        QTest::newRow("the 15th") << u"FREQ=MONTHLY;BYMONTHDAY=15"_s << u"Every month on day 15"_s;
        QTest::newRow("one that is not offered")
            << u"FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24"_s << u"FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24"_s;
    }
    void rulesHaveWords()
    {
        QFETCH(const QString, rule);
        QFETCH(const QString, words);

        QCOMPARE(ruleText(rule, QDate(2026, 12, 2)), words);
    }

private:
    std::unique_ptr<Spoken> m_spoken;
};

STEMDESK_TEST(TestSeriesWords)

} // namespace stemdesk::series_words_test

#include "tst_series_words.moc"
