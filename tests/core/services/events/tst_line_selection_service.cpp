#include "core/services/events/line_selection_service.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::line_selection_service_test {

class TestLineSelectionService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_test = std::make_unique<TestShop>();
        m_event = std::make_unique<ShopWithEvent>(m_test->shop());
    }
    void cleanup()
    {
        m_event.reset();
        m_test.reset();
    }

    void removedLinesComeBackInTheirPlaces()
    {
        const QList<EventItemId> before = lines();

        const auto removed = must(selection().remove(m_event->event, m_event->group, before));
        QVERIFY(lines().isEmpty());
        QVERIFY(selection().restore(m_event->event, removed));

        QCOMPARE(lines(), before);
    }

    void oneLineThatIsGoneKeepsAll()
    {
        const QList<EventItemId> before = lines();

        const auto removed =
            selection().remove(m_event->event, m_event->group, {m_event->roses, EventItemId::create()});

        QCOMPARE(removed.error().kind, Error::Kind::NotFound);
        QCOMPARE(lines(), before);
    }

    void oneRefusedLineMakesNone()
    {
        const qsizetype before = lines().size();

        const auto made = selection().create(
            m_event->event, m_event->group,
            {{.variantId = m_event->rose, .quantity = 1.0}, {.variantId = VariantId::create(), .quantity = 1.0}});

        QCOMPARE(made.error().code, "variant_not_found"_ba);
        QCOMPARE(lines().size(), before);
    }

    void movedLinesGoBack()
    {
        const EventGroupId other = m_event->addGroup(u"Church"_s);
        const QList<EventItem> items = m_event->whole().groups.at(0).items;
        const QList<EventItemId> before = lines();

        QVERIFY(selection().move(m_event->event, other, items, 0));
        QVERIFY(lines().isEmpty());
        QVERIFY(selection().moveBack(m_event->event, items));

        QCOMPARE(lines(), before);
    }

private:
    LineSelectionService &selection() { return m_test->shop().lineSelection; }
    /// The lines of the first group, in order.
    QList<EventItemId> lines() const
    {
        QList<EventItemId> ids;
        const Event event = m_event->whole();
        for (const EventItem &item : event.groups.at(0).items)
            ids += item.id;
        return ids;
    }

    std::unique_ptr<TestShop> m_test;
    std::unique_ptr<ShopWithEvent> m_event;
};

STEMDESK_GUILESS_TEST(TestLineSelectionService)

} // namespace stemdesk::line_selection_service_test

#include "tst_line_selection_service.moc"
