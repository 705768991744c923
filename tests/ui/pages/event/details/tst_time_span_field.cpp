#include "ui/pages/event/details/time_span_field.h"

#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/day_field.h"

#include <QSignalSpy>
#include <QTest>

namespace stemdesk::time_span_field_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestTimeSpanField : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(british());
        m_field = std::make_unique<TimeSpanField>(
            TimeSpanField::Names{u"Ceremony"_s, u"Ceremony from"_s, u"Ceremony until"_s},
            [] { return QDate(2026, 11, 23); });
        m_field->setProposal({.day = {}, .time = QTime(14, 0)});
        m_field->setSpan({}, QTimeZone::utc());
        m_field->show();
        QVERIFY(QTest::qWaitForWindowActive(m_field.get()));
        m_chosen = std::make_unique<QSignalSpy>(m_field.get(), &TimeSpanField::spanChosen);
    }

    void cleanup()
    {
        m_chosen.reset();
        m_field.reset();
    }

    void aDayThatNobodyKnowsIsTyped()
    {
        QTest::mouseClick(set(), Qt::LeftButton);

        QCOMPARE(m_chosen->size(), 0);
        QVERIFY(day()->hasFocus());
        QCOMPARE(day()->text(), QString());
        enter(day(), u"9/1/27"_s);
        QCOMPARE(m_chosen->size(), 1);
        QCOMPARE(chosen(), (TimeRange{at(9, 14), {}}));
    }

    void anotherRefreshLeavesWhatIsTyped()
    {
        QTest::mouseClick(set(), Qt::LeftButton);
        QTest::keyClicks(day(), u"9/1"_s);

        m_field->setSpan({}, QTimeZone::utc());

        QVERIFY(day()->hasFocus());
        QCOMPARE(day()->text(), u"9/1"_s);
    }

    void aKnownDayIsTakenAndTheKeyboardIsOnIt()
    {
        m_field->setProposal({.day = QDate(2027, 1, 9), .time = QTime(16, 0)});

        QTest::mouseClick(set(), Qt::LeftButton);
        QCOMPARE(chosen(), (TimeRange{at(9, 16), {}}));
        m_field->setSpan(chosen(), QTimeZone::utc());

        QVERIFY(day()->hasFocus());
        QCOMPARE(day()->selectedText(), day()->text());
        QCOMPARE(day()->day(), std::optional(QDate(2027, 1, 9)));
    }

    void whatWasBegunIsLeft()
    {
        QTest::mouseClick(set(), Qt::LeftButton);

        QTest::mouseClick(named<IconButton>(u"Clear Ceremony"_s), Qt::LeftButton);

        QVERIFY(set()->isVisible());
        QVERIFY(set()->hasFocus());
        QVERIFY(!day()->isVisible());
        QCOMPARE(m_chosen->size(), 0);
    }

    void theDayBeforeIsChosenAgainBeforeTheAnswer()
    {
        m_field->setSpan({at(9, 14), {}}, QTimeZone::utc());
        for (const QString &text : {u"10/1/27"_s, u"9/1/27"_s})
            enter(day(), text);
        QCOMPARE(m_chosen->size(), 2);
        QCOMPARE(chosen(), (TimeRange{at(9, 14), {}}));
    }

    void oneDayIsShownOnce()
    {
        m_field->setSpan({at(9, 14), at(9, 16)}, QTimeZone::utc());

        QVERIFY(!endDay()->isVisible());
        QCOMPARE(until()->text(), u"16:00"_s);
    }

    void theEndGoesWithItsDay()
    {
        m_field->setSpan({at(9, 14), at(9, 16)}, QTimeZone::utc());
        enter(day(), u"12/1/27"_s);
        QCOMPARE(chosen(), (TimeRange{at(12, 14), at(12, 16)}));

        m_field->forget();
        from()->clearFocus();
        day()->clearFocus();
        m_field->setSpan({at(9, 14), at(10, 2)}, QTimeZone::utc());
        enter(day(), u"13/1/27"_s);
        QCOMPARE(chosen(), (TimeRange{at(13, 14), at(14, 2)}));
    }

    void anEndIsTypedChangedAndLeftOut()
    {
        m_field->setSpan({at(9, 14), {}}, QTimeZone::utc());
        enter(until(), u"16"_s);
        QCOMPARE(chosen(), (TimeRange{at(9, 14), at(9, 16)}));

        m_field->setSpan(chosen(), QTimeZone::utc());
        enter(until(), {});
        QCOMPARE(chosen(), (TimeRange{at(9, 14), {}}));
    }

    void anEndBeforeTheStartIsInTheNightThatFollows()
    {
        m_field->setSpan({at(9, 18), {}}, QTimeZone::utc());
        enter(until(), u"1:00"_s);
        QCOMPARE(chosen(), (TimeRange{at(9, 18), at(10, 1)}));

        m_field->setSpan(chosen(), QTimeZone::utc());
        QVERIFY(endDay()->isVisible());
        QCOMPARE(endDay()->day(), std::optional(QDate(2027, 1, 10)));
    }

    void aLaterStartPushesTheEnd()
    {
        m_field->setSpan({at(9, 14), at(9, 16)}, QTimeZone::utc());
        enter(from(), u"15:00"_s);
        QCOMPARE(chosen(), (TimeRange{at(9, 15), at(9, 16)}));

        enter(from(), u"17:00"_s);
        QCOMPARE(chosen(), (TimeRange{at(9, 17), at(9, 19)}));
    }

    void itMayEndOnAnotherDay()
    {
        m_field->setSpan({at(9, 14), at(9, 16)}, QTimeZone::utc());
        QTest::mouseClick(named<Button>(u"Ceremony until: another day"_s), Qt::LeftButton);
        QVERIFY(endDay()->hasFocus());
        enter(endDay(), u"11/1/27"_s);

        QCOMPARE(chosen(), (TimeRange{at(9, 14), at(11, 16)}));
    }

    void allOfItIsCleared()
    {
        m_field->setSpan({at(9, 14), at(9, 16)}, QTimeZone::utc());
        QTest::mouseClick(named<IconButton>(u"Clear Ceremony"_s), Qt::LeftButton);

        QCOMPARE(chosen(), TimeRange());
    }

    /// "St Mary's, Frome" was typed one Tab too early, and its space cleared the date.
    void aSpaceOnTheCrossClearsNothing()
    {
        m_field->setSpan({at(9, 14), at(9, 16)}, QTimeZone::utc());
        auto *cross = named<IconButton>(u"Clear Ceremony"_s);
        cross->setFocus();

        QTest::keyClick(cross, Qt::Key_Space);
        QCOMPARE(m_chosen->size(), 0);
        QTest::keyClick(cross, Qt::Key_Return);
        QCOMPARE(chosen(), TimeRange());
    }

    void anEndMayBeTypedBeforeTheDay()
    {
        QTest::mouseClick(set(), Qt::LeftButton);
        enter(from(), u"15"_s);
        QTest::keyClick(from(), Qt::Key_Tab);
        QVERIFY(until()->hasFocus());
        enter(until(), u"17"_s);
        QCOMPARE(m_chosen->size(), 0);

        enter(day(), u"9/1/27"_s);

        QCOMPARE(m_chosen->size(), 1);
        QCOMPARE(chosen(), (TimeRange{at(9, 15), at(9, 17)}));
    }

    void aTimeThatIsTypedIsShownWhole()
    {
        m_field->setSpan({at(9, 14), {}}, QTimeZone::utc());
        from()->setFocus();

        QVERIFY(from()->width() >= from()->fontMetrics().horizontalAdvance(u"12.30pm"_s) + 2 * metric::kSpace8);
    }

private:
    template <class Widget>
    Widget *named(const QString &name) const
    {
        for (auto *each : m_field->findChildren<Widget *>()) {
            if (each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }
    DayField *day() const { return named<DayField>(u"Ceremony from: day"_s); }
    TimeField *from() const { return named<TimeField>(u"Ceremony from: time"_s); }
    DayField *endDay() const { return named<DayField>(u"Ceremony until: day"_s); }
    TimeField *until() const { return named<TimeField>(u"Ceremony until: time"_s); }
    Button *set() const { return named<Button>(u"Ceremony from: set a date"_s); }
    TimeRange chosen() const { return m_chosen->constLast()[0].value<TimeRange>(); }
    static void enter(QLineEdit *field, const QString &text)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    /// In January 2027.
    static std::optional<Instant> at(int day, int hour)
    {
        return QDateTime(QDate(2027, 1, day), QTime(hour, 0), QTimeZone::utc()).toMSecsSinceEpoch();
    }

    std::unique_ptr<TimeSpanField> m_field;
    std::unique_ptr<QSignalSpy> m_chosen;
};

STEMDESK_TEST(TestTimeSpanField)

} // namespace stemdesk::time_span_field_test

#include "tst_time_span_field.moc"
