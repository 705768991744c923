#include "core/services/events/event_lines_service.h"

#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_lines_service_test {

class TestEventLinesService : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void newRowsGoToTheEnd();
    void positionsAreClampedAndKeptWithoutGaps();
    void groupsMoveToo();
    void lineMovesToAnotherGroup();
    void readsArePriced();
    void referencesMustExist();
    void archivedSuppliersAreRefusedForNewLinesOnly();
    void rowsOfOthersAreNotFound();
    void unchangedWritesNothing();
    void staleExpectationIsRefused();
    void removedRowsComeBack();
    void changesNameTheRowItsGroupAndItsEvent();
    void listsKnowUpdatedSince();
    void linesCount();

private:
    QList<EventItemId> order(EventGroupId group)
    {
        QList<EventItemId> ids;
        for (const EventItem &item : must(lines().group(m_filled->event, group)).items) {
            if (item.position != ids.size())
                qFatal("a position is wrong");
            ids += item.id;
        }
        return ids;
    }
    EventLinesService &lines() { return shop().lines; }
};

void TestEventLinesService::init()
{
    EventTest::init();
    m_beside = std::make_unique<ShopWithEvent>(m_test->otherShop());
}

void TestEventLinesService::newRowsGoToTheEnd()
{
    const EventItemId third = m_filled->addLine(m_filled->group, m_filled->rose, 1);
    const EventItemId first = m_filled->addLine(m_filled->group, m_filled->rose, 1, 0);
    const EventItemId last = m_filled->addLine(m_filled->group, m_filled->rose, 1, 99);

    QCOMPARE(order(m_filled->group), QList({first, m_filled->roses, m_filled->vases, third, last}));
}

void TestEventLinesService::positionsAreClampedAndKeptWithoutGaps()
{
    const EventId event = m_filled->event;
    const EventGroupId group = m_filled->group;
    const EventItemId a = m_filled->roses;
    const EventItemId b = m_filled->vases;
    const EventItemId c = m_filled->addLine(group, m_filled->rose, 1);

    QCOMPARE(must(lines().patchItem(event, group, a, {.position = 99})).position, 2);
    QCOMPARE(order(group), QList({b, c, a}));
    QCOMPARE(must(lines().patchItem(event, group, a, {.position = 1})).position, 1);
    QCOMPARE(order(group), QList({b, a, c}));
    QVERIFY(lines().removeItem(event, group, b));
    QCOMPARE(order(group), QList({a, c}));
    QCOMPARE(lines().patchItem(event, group, a, {.position = -1}).error().code, "invalid_position");
}

void TestEventLinesService::groupsMoveToo()
{
    const EventGroupId second = m_filled->addGroup(u"Second"_s);
    const EventGroupId third = m_filled->addGroup(u"Third"_s);

    QCOMPARE(must(lines().patchGroup(m_filled->event, third, {.position = 0})).position, 0);

    const Page<EventGroup> page = must(lines().groups(m_filled->event, {.limit = 2}, {}));
    QCOMPARE(page.rows.at(0).id, third);
    QCOMPARE(page.rows.at(1).id, m_filled->group);
    QCOMPARE(page.rows.at(1).items.size(), 2);
    QCOMPARE(must(lines().groups(m_filled->event, {.after = page.next, .limit = 2}, {})).rows.constFirst().id, second);
    QVERIFY(lines().removeGroup(m_filled->event, third));
    QCOMPARE(must(lines().group(m_filled->event, second)).position, 1);
}

void TestEventLinesService::lineMovesToAnotherGroup()
{
    const EventGroupId other = m_filled->addGroup(u"Other"_s);
    const EventItemId there = m_filled->addLine(other, m_filled->rose, 1);

    const EventItem moved = must(lines().moveItem(m_filled->event, m_filled->roses, other, 0));

    QCOMPARE(moved.groupId, other);
    QCOMPARE(order(other), QList({m_filled->roses, there}));
    QCOMPARE(order(m_filled->group), QList({m_filled->vases}));
    QCOMPARE(m_filled->storedTotals(), m_filled->freshTotals());
    QVERIFY(lines().moveItem(m_filled->event, m_filled->roses, other, {}));
    QCOMPARE(order(other), QList({there, m_filled->roses}));
    QCOMPARE(lines().moveItem(m_filled->event, m_filled->roses, m_beside->group, 0).error(), notFound());
}

void TestEventLinesService::readsArePriced()
{
    const EventItem item = must(lines().item(m_filled->event, m_filled->group, m_filled->roses));
    QCOMPARE(item.price.units, 6.0);
    QCOMPARE(item.price.priceListId, m_filled->flowers);
    QCOMPARE(item.price.costIncTax, 6 * (2 * 1.2));
    QCOMPARE(item.price.wasteCostIncTax, 4 * (2 * 1.2));
    QVERIFY(item.price.isPriced);
    const EventGroup group = must(lines().group(m_filled->event, m_filled->group));
    QCOMPARE(group.items.constFirst(), item);
    QCOMPARE(group.subtotal.costIncTax, 6 * (2 * 1.2) + 4 * (5 * 1.2));
    QCOMPARE(must(lines().items(m_filled->event, m_filled->group, {}, {})).rows, group.items);
    QCOMPARE(must(lines().groups(m_filled->event, {}, {})).rows, QList<EventGroup>{group});
    QCOMPARE(m_filled->whole().groups, QList<EventGroup>{group});
}

void TestEventLinesService::referencesMustExist()
{
    const EventId event = m_filled->event;
    const EventGroupId group = m_filled->group;
    const auto codeOf = [&](const EventItemPatch &patch) {
        return lines().createItem(event, group, patch).error().code;
    };
    QCOMPARE(codeOf({.quantity = 1}), "variantId_required");
    QCOMPARE(codeOf({.variantId = m_filled->rose}), "quantity_required");
    QCOMPARE(codeOf({.variantId = m_beside->rose, .quantity = 1}), "variant_not_found");
    QCOMPARE(codeOf({.variantId = m_filled->rose, .supplierId = m_beside->supplier, .quantity = 1}),
             "supplier_not_found");
    QCOMPARE(lines().patchItem(event, group, m_filled->roses, {.variantId = VariantId::create()}).error().code,
             "variant_not_found");
    QCOMPARE(m_filled->whole().itemsCount, 2);
}

void TestEventLinesService::archivedSuppliersAreRefusedForNewLinesOnly()
{
    const EventId event = m_filled->event;
    const EventGroupId group = m_filled->group;
    const EventItemPatch named{.variantId = m_filled->rose, .supplierId = m_filled->supplier, .quantity = 1};
    const EventItem item = must(lines().createItem(event, group, named));
    QVERIFY(shop().suppliers.archive(m_filled->supplier));

    QCOMPARE(lines().createItem(event, group, named).error().code, "supplier_archived");
    QCOMPARE(lines().patchItem(event, group, m_filled->roses, {.supplierId = m_filled->supplier}).error().code,
             "supplier_archived");
    QCOMPARE(must(lines().patchItem(event, group, item.id, {.quantity = 5})).supplierId, m_filled->supplier);
    QVERIFY(must(lines().patchItem(event, group, item.id, {.supplierId = SupplierId()})).supplierId.isNull());
}

void TestEventLinesService::rowsOfOthersAreNotFound()
{
    const EventGroupId other = m_filled->addGroup(u"Other"_s);
    QCOMPARE(lines().group(m_beside->event, m_beside->group).error(), notFound());
    QCOMPARE(lines().group(m_filled->event, m_beside->group).error(), notFound());
    QCOMPARE(lines().item(m_filled->event, other, m_filled->roses).error(), notFound());
    QCOMPARE(lines().createGroup(m_beside->event, {.name = u"x"_s}).error(), notFound());
    QCOMPARE(lines().removeItem(m_filled->event, other, m_filled->roses).error(), notFound());
    QCOMPARE(lines().patchGroup(m_filled->event, m_beside->group, {.quantity = 0}).error().code, "invalid_quantity");
    QCOMPARE(lines().items(m_beside->event, m_beside->group, {}, {}).error(), notFound());
}

void TestEventLinesService::unchangedWritesNothing()
{
    const Event before = m_filled->whole();
    m_test->takeAnnounced();
    m_test->tick();

    QVERIFY(lines().patchItem(m_filled->event, m_filled->group, m_filled->vases, {.quantity = 2, .position = 9}));
    QVERIFY(lines().patchGroup(m_filled->event, m_filled->group, {.name = u" Tables "_s, .position = 3}));
    QVERIFY(lines().moveItem(m_filled->event, m_filled->roses, m_filled->group, 0));

    QCOMPARE(m_filled->whole(), before);
    QCOMPARE(m_test->takeAnnounced(), Changes{});
}

void TestEventLinesService::staleExpectationIsRefused()
{
    const EventItemPatch patch{.quantity = 9};
    QCOMPARE(lines()
                 .patchItem(m_filled->event, m_filled->group, m_filled->roses, patch, EventItemPatch{.quantity = 4})
                 .error(),
             stale());
    QVERIFY(lines().patchItem(m_filled->event, m_filled->group, m_filled->roses, patch, EventItemPatch{.quantity = 3}));
    QCOMPARE(
        lines().patchGroup(m_filled->event, m_filled->group, {.name = u"A"_s}, EventGroupPatch{.name = u"B"_s}).error(),
        stale());
}

void TestEventLinesService::removedRowsComeBack()
{
    m_filled->addLine(m_filled->group, m_filled->rose, 7);
    const Event before = m_filled->whole();
    const EventItem item = must(lines().removeItem(m_filled->event, m_filled->group, m_filled->vases));
    QCOMPARE(must(lines().restoreItem(m_filled->event, item)).position, 1);
    m_filled->addGroup(u"Behind"_s);
    const EventGroup group = must(lines().removeGroup(m_filled->event, m_filled->group));
    QCOMPARE(m_filled->whole().itemsCount, 0);
    const EventGroup restored = must(lines().restoreGroup(group));

    QCOMPARE(restored.position, 0);
    QCOMPARE(restored.items.size(), 3);
    QCOMPARE(restored.items.at(1).id, m_filled->vases);
    QCOMPARE(m_filled->storedTotals(), before.totals);
    QCOMPARE(m_filled->whole().itemsCount, 3);
}

void TestEventLinesService::changesNameTheRowItsGroupAndItsEvent()
{
    m_test->takeAnnounced();
    m_test->tick();
    const EventItemId id = m_filled->addLine(m_filled->group, m_filled->rose, 1);

    const Changes changes = m_test->takeAnnounced();
    QCOMPARE(changes.size(), 3);
    QCOMPARE(changes.at(0).resource, Resource::EventItem);
    QCOMPARE(changes.at(0).id, id.bytes());
    QCOMPARE(changes.at(0).action, ChangeAction::Created);
    QCOMPARE(changes.at(1).resource, Resource::EventGroup);
    QCOMPARE(changes.at(1).id, m_filled->group.bytes());
    QCOMPARE(changes.at(1).action, ChangeAction::Updated);
    QCOMPARE(changes.at(2).resource, Resource::Event);
    QCOMPARE(changes.at(2).action, ChangeAction::Updated);
    QCOMPARE(m_filled->whole().updatedAt, m_test->now());
    QCOMPARE(m_filled->whole().groups.constFirst().updatedAt, m_test->now());
}

void TestEventLinesService::listsKnowUpdatedSince()
{
    m_filled->addGroup(u"Other"_s);
    m_test->tick();
    QVERIFY(lines().patchItem(m_filled->event, m_filled->group, m_filled->vases, {.quantity = 9}));
    const Page<EventItem> page = must(lines().items(m_filled->event, m_filled->group, {}, m_test->now()));
    QCOMPARE(page.rows.size(), 1);
    QCOMPARE(page.rows.constFirst().id, m_filled->vases);
    const Page<EventGroup> groups = must(lines().groups(m_filled->event, {}, m_test->now()));
    QCOMPARE(groups.rows.size(), 1); // A group follows its lines.
    QCOMPARE(groups.rows.constFirst().id, m_filled->group);
}

void TestEventLinesService::linesCount()
{
    QVERIFY(lines().patchGroup(m_filled->event, m_filled->group, {.isHidden = true}));
    m_filled->addLine(m_filled->group, m_filled->rose, 1);
    QCOMPARE(m_filled->whole().itemsCount, 3);
    QVERIFY(lines().removeItem(m_filled->event, m_filled->group, m_filled->roses));
    QCOMPARE(m_filled->whole().itemsCount, 2);
}

STEMDESK_GUILESS_TEST(TestEventLinesService)

} // namespace stemdesk::event_lines_service_test

#include "tst_event_lines_service.moc"
