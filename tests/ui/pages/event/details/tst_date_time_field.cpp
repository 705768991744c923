#include "ui/pages/event/details/date_time_field.h"

#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/time_field.h"

#include <QSignalSpy>
#include <QTest>

namespace stemdesk::date_time_field_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestDateTimeField : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(british());
        m_field = std::make_unique<DateTimeField>(u"Ceremony from"_s, [] { return QDate(2026, 11, 23); });
        m_field->setProposal({.day = {}, .time = QTime(14, 0)});
        m_field->setInstant({}, QTimeZone::utc());
        m_field->show();
        QVERIFY(QTest::qWaitForWindowActive(m_field.get()));
        m_chosen = std::make_unique<QSignalSpy>(m_field.get(), &DateTimeField::instantChosen);
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
        QTest::keyClicks(day(), u"9/1/27"_s);
        QTest::keyClick(day(), Qt::Key_Return);
        QCOMPARE(m_chosen->size(), 1);
        QCOMPARE(chosen(), at(QDate(2027, 1, 9), 14));
    }

    void anotherRefreshLeavesWhatIsTyped()
    {
        QTest::mouseClick(set(), Qt::LeftButton);
        QTest::keyClicks(day(), u"9/1"_s);

        m_field->setInstant({}, QTimeZone::utc());

        QVERIFY(day()->hasFocus());
        QCOMPARE(day()->text(), u"9/1"_s);
    }

    void aKnownDayIsTakenAndTheKeyboardIsOnIt()
    {
        m_field->setProposal({.day = QDate(2027, 1, 9), .time = QTime(16, 0)});

        QTest::mouseClick(set(), Qt::LeftButton);
        QCOMPARE(chosen(), at(QDate(2027, 1, 9), 16));
        m_field->setInstant(chosen(), QTimeZone::utc());

        QVERIFY(day()->hasFocus());
        QCOMPARE(day()->selectedText(), day()->text());
        QCOMPARE(day()->day(), std::optional(QDate(2027, 1, 9)));
    }

    void whatWasBegunIsLeft()
    {
        QTest::mouseClick(set(), Qt::LeftButton);

        QTest::mouseClick(m_field->findChild<IconButton *>(), Qt::LeftButton);

        QVERIFY(set()->isVisible());
        QVERIFY(set()->hasFocus());
        QVERIFY(!day()->isVisible());
        QCOMPARE(m_chosen->size(), 0);
    }

    void theDayBeforeIsChosenAgainBeforeTheAnswer()
    {
        m_field->setInstant(at(QDate(2027, 1, 9), 14), QTimeZone::utc());
        for (const QString &text : {u"10/1/27"_s, u"9/1/27"_s}) {
            day()->setFocus();
            day()->selectAll();
            QTest::keyClicks(day(), text);
            QTest::keyClick(day(), Qt::Key_Return);
        }
        QCOMPARE(m_chosen->size(), 2);
        QCOMPARE(chosen(), at(QDate(2027, 1, 9), 14));
    }

private:
    DayField *day() const { return m_field->findChild<DayField *>(); }
    Button *set() const { return m_field->findChild<Button *>(); }
    std::optional<Instant> chosen() const { return m_chosen->constLast()[0].value<std::optional<Instant>>(); }
    static std::optional<Instant> at(QDate day, int hour)
    {
        return QDateTime(day, QTime(hour, 0), QTimeZone::utc()).toMSecsSinceEpoch();
    }

    std::unique_ptr<DateTimeField> m_field;
    std::unique_ptr<QSignalSpy> m_chosen;
};

STEMDESK_TEST(TestDateTimeField)

} // namespace stemdesk::date_time_field_test

#include "tst_date_time_field.moc"
