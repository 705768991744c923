#include "ui/widgets/fields/day_field.h"

#include "tests/support/test_registry.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/text_label.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLocale>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QVBoxLayout>

namespace stemdesk::day_field_test {

using namespace stemdesk::ui;

const QDate kStored(2026, 12, 24);

class TestDayField : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(u"en_GB"_s));
        m_window = std::make_unique<QWidget>();
        m_field = new DayField(u"Date"_s, [] { return QDate(2026, 11, 23); });
        m_row = new FormRow(u"Date"_s, m_field);
        auto *column = new QVBoxLayout(m_window.get());
        column->addWidget(m_row);
        column->addWidget(m_other = new ValueField);
        column->addStretch(1);
        m_window->resize(500, 400);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_field->setDay(kStored);
        QTest::mouseClick(m_field, Qt::LeftButton);
    }

    void aDayOfWhatHasHappenedIsNotToCome()
    {
        m_field->setPast();
        QTest::keyClicks(m_field, u"24 dec"_s);
        QTest::keyClick(m_field, Qt::Key_Return);
        QCOMPARE(m_field->text(), u"Wed 24 Dec 2025"_s);
        m_field->selectAll();
        QTest::keyClicks(m_field, u"24 nov 2026"_s);
        QTest::keyClick(m_field, Qt::Key_Return);
        QVERIFY(m_field->isRefused());
        QCOMPARE(m_field->reason(), u"Tue 24 Nov 2026 is in the future."_s);
        QCOMPARE(m_field->day(), std::nullopt);
    }

    /// The first week: "09/01/2027" over a selected date became the 23rd.
    void whatIsTypedOverADateIsStored_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QDate>("day");
        QTest::newRow("whole") << u"09/01/2027"_s << QDate(2027, 1, 9);
        QTest::newRow("short") << u"1/1/27"_s << QDate(2027, 1, 1);
        QTest::newRow("one digit") << u"6/3/2027"_s << QDate(2027, 3, 6);
        QTest::newRow("month by name") << u"9 jan"_s << QDate(2027, 1, 9);
        QTest::newRow("days from now") << u"+7"_s << QDate(2026, 11, 30);
        QTest::newRow("day of the week") << u"sat"_s << QDate(2026, 11, 28);
    }

    void whatIsTypedOverADateIsStored()
    {
        QFETCH(const QString, typed);
        QFETCH(const QDate, day);
        QSignalSpy committed(m_field, &DayField::dayCommitted);

        QTest::keyClicks(m_field, typed);
        QCOMPARE(said(), QLocale().toString(day, u"ddd d MMMM yyyy"_s)); // At once.
        QTest::keyClick(m_field, Qt::Key_Return);

        QCOMPARE(committed.count(), 1);
        QCOMPARE(committed.first().first().toDate(), day);
        QCOMPARE(m_field->text(), QLocale().toString(day, u"ddd d MMM yyyy"_s));
        QCOMPARE(said(), QString());
    }

    void theDayBeforeIsTypedAgainBeforeTheAnswer()
    {
        QSignalSpy committed(m_field, &DayField::dayCommitted);
        for (const QString &text : {u"1/1/27"_s, u"24/12/26"_s}) {
            m_field->selectAll();
            QTest::keyClicks(m_field, text);
            QTest::keyClick(m_field, Qt::Key_Return);
        }
        QCOMPARE(committed.count(), 2);
        m_field->setStored();
        m_field->setStored();
        QCOMPARE(m_field->day(), std::optional(kStored));
    }

    void whatCannotBeReadIsRefusedAndKept()
    {
        QSignalSpy committed(m_field, &DayField::dayCommitted);

        QTest::keyClicks(m_field, u"31/2/27"_s);
        QVERIFY(said().startsWith(u"Not a date."_s));
        m_other->setFocus();

        QCOMPARE(committed.count(), 0);
        QCOMPARE(m_field->text(), u"31/2/27"_s);
        QVERIFY(m_field->isRefused());
        QVERIFY(m_row->note().startsWith(u"Not a date."_s));
        QCOMPARE(said(), QString());
        m_field->setFocus();
        QTest::keyClick(m_field, Qt::Key_Escape);
        QCOMPARE(m_field->text(), u"Thu 24 Dec 2026"_s);
        QVERIFY(!m_field->isRefused());
    }

    /// German has a dot after the day: "1. Dez.".
    void theExampleIsWrittenAsElsewhere()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));

        QTest::keyClicks(m_field, u"31/2/27"_s);

        QVERIFY(said().contains(u" 23. Nov"_s));
    }

    void theSameDayWrittenInAnotherWayIsNoChange()
    {
        QSignalSpy committed(m_field, &DayField::dayCommitted);

        QTest::keyClicks(m_field, u"24.12.26"_s);
        m_other->setFocus();

        QCOMPARE(committed.count(), 0);
        QCOMPARE(m_field->text(), u"Thu 24 Dec 2026"_s);
    }

    void arrowsMoveByADay()
    {
        QSignalSpy committed(m_field, &DayField::dayCommitted);

        QTest::keyClick(m_field, Qt::Key_Up);
        QTest::keyClick(m_field, Qt::Key_Up);
        QTest::keyClick(m_field, Qt::Key_Down);
        QTest::keyClick(m_field, Qt::Key_Return);

        QCOMPARE(committed.first().first().toDate(), QDate(2026, 12, 25));
    }

    void aDayPickedInTheCalendarIsStored()
    {
        QSignalSpy committed(m_field, &DayField::dayCommitted);

        m_field->actions().constFirst()->trigger();
        auto *calendar = m_field->findChild<Calendar *>();
        QVERIFY(calendar && calendar->isVisible());
        QCOMPARE(calendar->selectedDate(), kStored);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

        QCOMPARE(committed.count(), 1);
        QCOMPARE(committed.first().first().toDate(), QDate(2026, 12, 23));
        QTRY_VERIFY(!m_field->findChild<Calendar *>());
    }

    void theCalendarShowsAllSevenDaysOfSixWeeks_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en_GB"_s;
        QTest::newRow("German") << u"de_DE"_s;
        QTest::newRow("French") << u"fr_FR"_s;
    }

    /// It was cut after three weeks and a Saturday.
    void theCalendarShowsAllSevenDaysOfSixWeeks()
    {
        QFETCH(const QString, language);
        QLocale::setDefault(QLocale(language));
        const Theme theme(*qApp, Theme::Choice::Light);

        for (int opened = 0; opened < 2; ++opened) {
            m_field->openCalendar();
            auto *calendar = m_field->findChild<Calendar *>();
            QVERIFY(QTest::qWaitForWindowExposed(calendar->window()));
            const auto *days = calendar->findChild<QTableView *>();
            QCOMPARE(days->model()->columnCount(), 8); // The numbers of the weeks as well.
            QCOMPARE(days->model()->rowCount(), 7); // The names of the days as well.
            for (int row = 0; row < 7; ++row) {
                for (int column = 0; column < 8; ++column) {
                    const QRect cell = days->visualRect(days->model()->index(row, column));
                    QVERIFY2(!cell.isEmpty() && days->viewport()->rect().contains(cell),
                             qPrintable(u"row %1, column %2"_s.arg(row).arg(column)));
                }
            }
            const QRect shown(calendar->mapTo(calendar->window(), QPoint()), calendar->size());
            QVERIFY(calendar->window()->rect().contains(shown));
            QVERIFY(calendar->rect().contains(QRect(days->mapTo(calendar, QPoint()), days->size())));
            calendar->window()->close();
            QTRY_VERIFY(!m_field->findChild<Calendar *>());
        }
    }

    void daysThatAreTooEarlyAreRefused()
    {
        m_field->setEarliest(QDate(2026, 11, 23));

        QTest::keyClicks(m_field, u"1/1/26"_s);

        QCOMPARE(said(), u"Thu 1 January 2026 is too early."_s);
        QVERIFY(!m_field->day());
    }

    void canBeLookedAt_data()
    {
        QTest::addColumn<Theme::Choice>("scheme");
        QTest::newRow("light") << Theme::Choice::Light;
        QTest::newRow("dark") << Theme::Choice::Dark;
    }

    void canBeLookedAt()
    {
        const QDir folder(qEnvironmentVariable("STEMDESK_PICTURES"));
        if (!qEnvironmentVariableIsSet("STEMDESK_PICTURES"))
            QSKIP("STEMDESK_PICTURES names no folder for the pictures");
        QFETCH(const Theme::Choice, scheme);
        Theme theme(*qApp, scheme);
        const QString name = QString::fromLatin1(QTest::currentDataTag()) + u".png"_s;

        QTest::keyClicks(m_field, u"9 jan"_s);
        QVERIFY(m_window->grab().save(folder.filePath(u"day-typed-"_s + name)));
        m_field->openCalendar();
        QVERIFY(m_field->findChild<Calendar *>()->window()->grab().save(folder.filePath(u"calendar-"_s + name)));
        QApplication::activePopupWidget()->close();
    }

    void timesAreReadLikewise()
    {
        TimeField field(u"Time"_s);
        field.setTime(QTime(9, 0));
        field.show();
        QVERIFY(QTest::qWaitForWindowActive(&field));
        QSignalSpy committed(&field, &TimeField::timeCommitted);
        field.setFocus();
        field.selectAll();

        QTest::keyClicks(&field, u"2.30 pm"_s);
        QTest::keyClick(&field, Qt::Key_Return);

        QCOMPARE(committed.first().first().toTime(), QTime(14, 30));
        QCOMPARE(field.text(), u"14:30"_s);
        QTest::keyClicks(&field, u" or so"_s);
        QTest::keyClick(&field, Qt::Key_Return);
        QVERIFY(field.isRefused());
        QCOMPARE(committed.count(), 1);
    }

private:
    /// The note below the field while the user types.
    QString said() const
    {
        for (const QFrame *note : m_window->findChildren<QFrame *>(Qt::FindDirectChildrenOnly)) {
            if (note->isVisible() && note->property("kind") == u"popup"_s)
                return note->findChild<TextLabel *>()->text();
        }
        return {};
    }

    std::unique_ptr<QWidget> m_window;
    DayField *m_field = nullptr;
    FormRow *m_row = nullptr;
    ValueField *m_other = nullptr;
};

STEMDESK_TEST(TestDayField)

} // namespace stemdesk::day_field_test

#include "tst_day_field.moc"
