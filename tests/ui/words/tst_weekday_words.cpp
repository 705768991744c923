#include "ui/words/weekday_words.h"

#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>

namespace stemdesk::weekday_words_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestWeekdayWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void cleanupTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void daysAreSaidFromMondayOn()
    {
        QCOMPARE(weekdaysText({u"thu"_s, u"mon"_s}), u"Mon, Thu"_s);
        QCOMPARE(weekdaysText({}), QString());
    }

    void daysAreReadAsPeopleTypeThem()
    {
        const QStringList expected{u"mon"_s, u"thu"_s};
        for (const QString &text : {u"mon, thu"_s, u"Monday Thursday"_s, u"MO/TH"_s, u" mon;thurs "_s})
            QCOMPARE(weekdaysFrom(text), std::optional(expected));
        QCOMPARE(weekdaysFrom(u"  "_s), std::optional(QStringList()));
        QCOMPARE(weekdaysFrom(u"mon, someday"_s), std::nullopt);
        QCOMPARE(weekdaysFrom(u"m"_s), std::nullopt);
    }

    void theWindowsLanguageIsUnderstood()
    {
        QLocale::setDefault(QLocale(u"de_DE"_s));
        QCOMPARE(weekdaysFrom(u"Mo, Donnerstag"_s), std::optional(QStringList{u"mon"_s, u"thu"_s}));
        QCOMPARE(weekdaysFrom(weekdaysText({u"tue"_s, u"sat"_s})), std::optional(QStringList{u"tue"_s, u"sat"_s}));
    }
};

STEMDESK_GUILESS_TEST(TestWeekdayWords)

} // namespace stemdesk::weekday_words_test

#include "tst_weekday_words.moc"
