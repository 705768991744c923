#include "core/services/events/event_agenda_service.h"

#include "tests/support/event_shop.h"
#include "tests/support/plan_watch.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_agenda_service_test {

class TestEventAgenda : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_test = std::make_unique<TestShop>();
        add(u"July"_s, 300);
        add(u"Someday"_s, {});
        add(u"May"_s, 100);
        add(u"June"_s, 200, u"approved"_s);
        add(u"Also June"_s, 200);
        must(m_test->otherShop().events.create({.name = u"Other"_s, .venueStart = Instant(150)}));
    }
    void cleanup() { m_test.reset(); }

    void walksInOrderPageByPage_data()
    {
        QTest::addColumn<AgendaWalk>("walk");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("undated") << AgendaWalk::Undated << QStringList{u"Someday"_s};
        QTest::newRow("soonest first") << AgendaWalk::SoonestFirst
                                       << QStringList{u"May"_s, u"June"_s, u"Also June"_s, u"July"_s};
        QTest::newRow("latest first") << AgendaWalk::LatestFirst
                                      << QStringList{u"July"_s, u"Also June"_s, u"June"_s, u"May"_s};
    }
    void walksInOrderPageByPage()
    {
        QFETCH(AgendaWalk, walk);
        QFETCH(QStringList, names);

        for (const int limit : {1, 2, 3, 50})
            QCOMPARE(walked({}, walk, limit), names);
    }

    void datesAndStatusNarrow()
    {
        QCOMPARE(walked({.from = 150, .to = 250}, AgendaWalk::SoonestFirst, 50),
                 QStringList({u"June"_s, u"Also June"_s}));
        QCOMPARE(walked({.status = u"approved"_s}, AgendaWalk::SoonestFirst, 1), QStringList{u"June"_s});
    }

    void statusHasAWalkOfItsOwn()
    {
        for (int i = 0; i < 5; ++i)
            add(u"Sketch %1"_s.arg(i), i % 2 ? std::optional(Instant(400 + i)) : std::nullopt, u"quoting"_s);

        for (const int limit : {1, 2, 50}) {
            QCOMPARE(walked({.status = u"quoting"_s}, AgendaWalk::Undated, limit),
                     QStringList({u"Sketch 4"_s, u"Sketch 2"_s, u"Sketch 0"_s}));
            QCOMPARE(walked({.status = u"quoting"_s}, AgendaWalk::LatestFirst, limit),
                     QStringList({u"Sketch 3"_s, u"Sketch 1"_s}));
            QCOMPARE(walked({.status = u"quoting"_s, .from = 402}, AgendaWalk::SoonestFirst, limit),
                     QStringList{u"Sketch 3"_s});
        }
    }

    void walksReadWhatTheyShow_data()
    {
        QTest::addColumn<AgendaWalk>("walk");
        QTest::addColumn<QString>("status");
        for (const QString &status : {QString(), u"quoting"_s}) {
            QTest::addRow("undated %ls", qUtf16Printable(status)) << AgendaWalk::Undated << status;
            QTest::addRow("soonest first %ls", qUtf16Printable(status)) << AgendaWalk::SoonestFirst << status;
            QTest::addRow("latest first %ls", qUtf16Printable(status)) << AgendaWalk::LatestFirst << status;
        }
    }
    void walksReadWhatTheyShow()
    {
        QFETCH(AgendaWalk, walk);
        QFETCH(QString, status);
        PlanWatch watch;

        must(m_test->shop().agenda.page({.status = status}, {.walk = walk, .withBudgets = false}));

        QCOMPARE(watch.badSteps(), QStringList());
    }

    void budgetsAreComparedWhereItIsAskedFor()
    {
        const ShopWithEvent filled(m_test->shop());
        must(m_test->shop().events.patch(filled.event, {.budget = 100.0}));

        const AgendaRequest light{.walk = AgendaWalk::LatestFirst, .limit = 1, .withBudgets = false};
        const AgendaPage page = must(m_test->shop().agenda.page({}, light));

        QCOMPARE(page.rows.constFirst().event.id, filled.event);
        QVERIFY(!page.rows.constFirst().customerPriceExclTax);
    }

    void searchFindsWholeAgendaLatestFirst()
    {
        QCOMPARE(walked({.q = u"jun"_s}, AgendaWalk::SoonestFirst, 50), QStringList({u"Also June"_s, u"June"_s}));
        QCOMPARE(walked({.q = u"some"_s, .status = u"approved"_s}, AgendaWalk::Undated, 50), QStringList());
        QCOMPARE(walked({.q = u"--"_s}, AgendaWalk::Undated, 50), QStringList());
    }

    void budgetBringsThePriceWithoutTax()
    {
        const ShopWithEvent filled(m_test->shop());
        QVERIFY(!must(m_test->shop().agenda.row(filled.event)).customerPriceExclTax);

        must(m_test->shop().events.patch(filled.event, {.budget = 100.0}));

        // Two copies of three roses at 2 and two vases at 5.
        QCOMPARE(must(m_test->shop().agenda.row(filled.event)).customerPriceExclTax, std::optional(32.0));
    }

    void unknownEventIsNotFound()
    {
        QCOMPARE(m_test->shop().agenda.row(EventId::create()).error().kind, Error::Kind::NotFound);
    }

private:
    void add(const QString &name, std::optional<Instant> start, const QString &status = u"new"_s)
    {
        must(m_test->shop().events.create({.name = name, .status = status, .venueStart = start}));
    }

    QStringList walked(const EventFilter &filter, AgendaWalk walk, int limit)
    {
        QStringList names;
        AgendaRequest request{.walk = walk, .limit = limit};
        do {
            const AgendaPage page = must(m_test->shop().agenda.page(filter, request));
            for (const AgendaRow &row : page.rows)
                names << row.event.name;
            request.after = page.next;
        } while (request.after);
        return names;
    }

    std::unique_ptr<TestShop> m_test;
};

STEMDESK_GUILESS_TEST(TestEventAgenda)

} // namespace stemdesk::event_agenda_service_test

#include "tst_event_agenda_service.moc"
