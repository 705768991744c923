#include "ui/words/work_words.h"

#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QLocale>
#include <QTest>
#include <QTimeZone>

namespace stemdesk::work_words_test {

using namespace stemdesk::ui;

class TestWorkWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void minutesAreSaidInHours()
    {
        QCOMPARE(durationText(0), u"0 min"_s);
        QCOMPARE(durationText(59.6), u"1 h"_s);
        QCOMPARE(durationText(90), u"1 h 30 min"_s);
        QCOMPARE(durationText(600), u"10 h"_s);
        QCOMPARE(durationText(1324), u"22 h 04 min"_s);
    }

    void timeIsReadAsPeopleTypeIt_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("minutes"); // -1: cannot be read.
        const auto row = [](const char *text, double minutes) {
            QTest::newRow(text) << QString::fromLatin1(text) << minutes;
        };
        row("90", 90);
        row("1:30", 90);
        row("1h30", 90);
        row("1 h 30 min", 90);
        row("1.5 h", 90);
        row("2h", 120);
        row("45 min", 45);
        row("-5", -1);
        row("soon", -1);
    }
    void timeIsReadAsPeopleTypeIt()
    {
        QFETCH(const QString, text);
        QFETCH(const double, minutes);
        QCOMPARE(durationFrom(text).value_or(-1), minutes);
    }

    void hoursAreReadAsNumbersOrTimes()
    {
        QCOMPARE(hoursFrom(u"3.5"_s), std::optional(3.5));
        QCOMPARE(hoursFrom(u"3:30"_s), std::optional(3.5));
        QCOMPARE(hoursFrom(u"90 min"_s), std::optional(1.5));
        QCOMPARE(hoursFrom(u"abc"_s), std::nullopt);
    }

    /// "Ada, Nell" was a third person.
    void aTaskHasOnePerson()
    {
        QCOMPARE(severalPeopleRefusal(u"Ada, Nell"_s),
                 u"A task has one person. Write Ada, and add another task for Nell."_s);
        QCOMPARE(severalPeopleRefusal(u"Ada, Nell und Tom"_s),
                 u"A task has one person. Write Ada, and add another task for Nell, Tom."_s);
        for (const QString &one :
             {u"Ada"_s, u"Andy Sanders"_s, u"Marks & Sons"_s, u"Ortega y Gasset"_s, u"Ada,"_s, QString()})
            QCOMPARE(severalPeopleRefusal(one), QString());
    }

    void whatIsSaidIsReadAgain()
    {
        for (const double minutes : {0.0, 1.0, 60.0, 61.0, 500.0})
            QCOMPARE(durationFrom(durationText(minutes)), std::optional(minutes));
    }

    void hoursThatEndOnAnotherDayNameIt()
    {
        const QTimeZone utc = QTimeZone::utc();
        const auto at = [&utc](int day, int hour) {
            return QDateTime(QDate(2026, 6, day), QTime(hour, 0), utc).toMSecsSinceEpoch();
        };
        Task task{.startsAt = at(20, 22), .endsAt = at(20, 23)};
        QCOMPARE(hoursText(task, utc), u"22:00 to 23:00"_s);
        task.endsAt = at(21, 1);
        QCOMPARE(hoursText(task, utc), u"22:00 to Sun 21 June 01:00"_s);
    }

    void unitsAreStemsAndOtherThings()
    {
        const QList<NamedUnits> units{{.name = u"Rose"_s, .units = 120.0, .productType = u"flower"_s},
                                      {.name = u"Fern"_s, .units = 20.0, .productType = u"flower"_s},
                                      {.name = u"Ribbon"_s, .units = 3.0, .productType = u"material"_s}};
        QCOMPARE(unitsText(units), u"140 stems, 1 other items"_s);
        QCOMPARE(unitsText({}), QString());
    }
};

STEMDESK_TEST(TestWorkWords)

} // namespace stemdesk::work_words_test

#include "tst_work_words.moc"
