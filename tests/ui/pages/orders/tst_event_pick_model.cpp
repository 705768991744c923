#include "ui/pages/orders/event_pick_model.h"

#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"

#include <QAbstractItemModelTester>
#include <QDateTime>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

namespace stemdesk::event_pick_model_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kDay = 86'400'000;

} // namespace

class TestEventPickModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shop = std::make_unique<UiShop>();
        // The test's clock shows a Saturday.
        m_sunday = make(u"Christening"_s, 1);
        m_tuesday = make(u"Lunch"_s, 3);
        m_thursday = make(u"Meadow wedding"_s, 5);
        m_past = make(u"Funeral"_s, -10);
        m_undated = *m_shop->services().events.create({.name = u"Idea"_s}).map([](const WrittenEvent &made) {
            return made.event.id;
        });
        m_model = std::make_unique<EventPickModel>(m_shop->context());
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
    }

    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_shop.reset();
    }

    void comingEventsStandUnderTheirWeeksSoonestFirst()
    {
        QCOMPARE(texts(),
                 QStringList({u"This week"_s, u"Christening"_s, u"Next week"_s, u"Lunch"_s, u"Meadow wedding"_s,
                              u"No date yet"_s, u"Idea"_s}));
    }

    void pastEventsAreListedWhenAskedFor()
    {
        m_model->setRange(EventPickModel::Range::Past);

        QCOMPARE(texts().value(1), u"Funeral"_s);
        QCOMPARE(texts().size(), 2);
    }

    void aSearchLooksAtAllDates()
    {
        m_model->setSearch(u"fun"_s);

        QVERIFY(texts().contains(u"Funeral"_s));
        QVERIFY(!texts().contains(u"Lunch"_s));
    }

    void aCheckMarkChoosesAnEvent()
    {
        const QSignalSpy changed(m_model.get(), &EventPickModel::chosenChanged);

        check(4, Qt::Checked);
        check(1, Qt::Checked);

        QCOMPARE(m_model->chosen(), (QList<EventId>{m_thursday, m_sunday}));
        QCOMPARE(changed.size(), 2);
        check(4, Qt::Unchecked);
        QCOMPARE(m_model->chosen(), QList<EventId>{m_sunday});
    }

    void aWeekIsChosenWhole()
    {
        check(3, Qt::Checked);
        QCOMPARE(state(2), Qt::PartiallyChecked);

        check(2, Qt::Checked);

        QCOMPARE(state(2), Qt::Checked);
        QCOMPARE(state(0), Qt::Unchecked);
        QCOMPARE(m_model->chosen(), (QList<EventId>{m_tuesday, m_thursday}));
        check(2, Qt::Unchecked);
        QVERIFY(m_model->chosen().isEmpty());
    }

    void aWeekThatWasNotReadToItsEndIsStillChosenWhole()
    {
        m_tester.reset(); // It reads the model to its end.
        for (int i = 0; i < 100; ++i)
            make(u"Party %1"_s.arg(i), 4);
        m_model->setRange(EventPickModel::Range::Past);
        m_model->setRange(EventPickModel::Range::Coming);
        QVERIFY(m_model->rowCount() < 100);

        check(2, Qt::Checked);

        QCOMPARE(m_model->chosen().size(), 102);
    }

    void aWeekOfTheShopsCalendarIsListedAndChosen()
    {
        m_tester.reset();
        QVERIFY(m_shop->services().settings.set({{u"time-zone"_s, u"Pacific/Auckland"_s}}));
        m_shop->context().shop = *m_shop->services().settings.shop();
        const QDate monday(2026, 3, 23);
        // Midnight of that Monday in Auckland is 11:00 UTC on Sunday.
        const Instant begin = QDateTime(QDate(2026, 3, 22), QTime(11, 0), QTimeZone::utc()).toMSecsSinceEpoch();
        const EventId first = makeAt(u"First"_s, begin);
        const EventId last = makeAt(u"Last"_s, begin + 7 * kDay - 1);
        makeAt(u"Just before"_s, begin - 1);
        makeAt(u"Just after"_s, begin + 7 * kDay);

        m_model->chooseWeek(monday);

        QCOMPARE(m_model->chosen(), (QList<EventId>{first, m_tuesday, m_thursday, last}));
        QCOMPARE(texts().mid(1), (QStringList{u"First"_s, u"Lunch"_s, u"Meadow wedding"_s, u"Last"_s}));
    }

    void theWeekCountsByTheEarlierStart()
    {
        const Instant ceremony = TestShop::kStart + 2 * kDay;
        const auto made = m_shop->services().events.create({.name = u"Long party"_s,
                                                            .ceremonyStart = std::optional(ceremony),
                                                            .venueStart = std::optional(ceremony - 3 * kDay)});
        QVERIFY(made);

        m_model->chooseWeek(m_model->thisMonday());

        QVERIFY(m_model->chosen().contains(made->event.id));
    }

    void anEmptyWeekChoosesNothing()
    {
        m_model->setChosen({m_sunday});

        m_model->chooseWeek(m_model->thisMonday().addDays(-70));

        QCOMPARE(m_model->rowCount(), 0);
        QVERIFY(m_model->chosen().isEmpty());
    }

    void whatIsChosenStaysSoWhileOthersAreListed()
    {
        m_model->setChosen({m_past, m_sunday});

        m_model->setRange(EventPickModel::Range::Past);
        m_model->setSearch(u"idea"_s);

        QCOMPARE(m_model->chosen(), (QList<EventId>{m_past, m_sunday}));
    }

    void eventsOfSomebodyElseAppear()
    {
        make(u"Anniversary"_s, 2);

        QTRY_VERIFY(texts().contains(u"Anniversary"_s));
    }

    void whatIsOrderedSaysSo()
    {
        const auto state = [this](const QString &name) {
            return m_model->index(int(texts().indexOf(name))).data(EventPickModel::StatusRole).toString();
        };
        QCOMPARE(state(u"Lunch"_s), u"New"_s);
        const auto sheet = m_shop->services().orderSheets.save({m_tuesday});
        QVERIFY(sheet);

        QVERIFY(m_shop->services().orderSheets.patch(sheet->id, {.state = SheetState::Ordered}));

        QTRY_COMPARE(state(u"Lunch"_s), u"Ordered"_s);
        QCOMPARE(state(u"Christening"_s), u"New"_s);

        QVERIFY(m_shop->services().orderSheets.save({m_tuesday})); // The page beside lists it as a draft.
        QTRY_COMPARE(state(u"Lunch"_s), u"Ordered · 1 draft(s)"_s);
    }

    void aDeletedEventIsNoLongerChosen()
    {
        m_model->setChosen({m_tuesday, m_sunday});

        QVERIFY(m_shop->services().events.remove(m_tuesday));

        QTRY_COMPARE(m_model->chosen(), QList<EventId>{m_sunday});
        QTRY_VERIFY(!texts().contains(u"Lunch"_s));
    }

private:
    EventId make(const QString &name, int daysFromNow) { return makeAt(name, TestShop::kStart + daysFromNow * kDay); }

    EventId makeAt(const QString &name, Instant start)
    {
        return m_shop->services().events.create({.name = name, .ceremonyStart = std::optional(start)})->event.id;
    }

    QStringList texts() const
    {
        QStringList texts;
        for (int row = 0; row < m_model->rowCount(); ++row)
            texts.append(m_model->index(row).data().toString());
        return texts;
    }

    void check(int row, Qt::CheckState checkState)
    {
        QVERIFY(m_model->setData(m_model->index(row), checkState, Qt::CheckStateRole));
    }

    Qt::CheckState state(int row) const { return m_model->index(row).data(Qt::CheckStateRole).value<Qt::CheckState>(); }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<EventPickModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    EventId m_sunday;
    EventId m_tuesday;
    EventId m_thursday;
    EventId m_past;
    EventId m_undated;
};

STEMDESK_TEST(TestEventPickModel)

} // namespace stemdesk::event_pick_model_test

#include "tst_event_pick_model.moc"
