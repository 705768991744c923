#include "ui/undo/event_edits.h"

#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"

#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::event_edits_test {

using namespace stemdesk::ui;

/// Every edit is applied, taken back and applied again on the services themselves.
class TestEventEdits : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void everyEditCanBeTakenBackAndDoneAgain_data()
    {
        QTest::addColumn<int>("which");
        const QStringList names{u"rename event"_s,    u"add group"_s,      u"duplicate group"_s, u"rename group"_s,
                                u"remove group"_s,    u"add line"_s,       u"change quantity"_s, u"remove lines"_s,
                                u"duplicate lines"_s, u"paste lines"_s,    u"move lines away"_s, u"move line down"_s,
                                u"replace flower"_s,  u"move line away"_s, u"remove event"_s};
        for (int i = 0; i < int(names.size()); ++i)
            QTest::addRow("%s", qPrintable(names.at(i))) << i;
    }
    void everyEditCanBeTakenBackAndDoneAgain()
    {
        QFETCH(int, which);
        m_other = m_filled->addGroup(u"Bouquet"_s);
        const QStringList before = shape();
        const Edit edit = edits().at(which);

        must(edit.apply(shop()));
        const QStringList after = shape();
        QVERIFY(after != before);
        must(edit.revert(shop()));
        QCOMPARE(shape(), before);
        must(edit.apply(shop()));
        QCOMPARE(shape(), after);
        must(edit.revert(shop()));
        QCOMPARE(shape(), before);
    }

    void changedMeanwhileIsRefused()
    {
        const EventItem before = m_filled->whole().groups.constFirst().items.constFirst();
        const Edit edit = patchItemEdit(u"Change"_s, m_filled->event, before, {.quantity = 5.0});
        must(shop().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = 9.0}));

        QCOMPARE(edit.apply(shop()).error().kind, Error::Kind::Stale);
    }

    void typedBeforeTheFirstIsReadAgainReplacesIt()
    {
        UiShop shop;
        const Event before = must(shop.services().events.create({.name = u"Gala"_s, .numberOfGuests = 50})).event;
        shop.edits().run(patchEventEdit(u"60"_s, before, {.numberOfGuests = 60}));
        shop.edits().run(patchEventEdit(u"70"_s, before, {.numberOfGuests = 70}));
        QTRY_COMPARE(shop.edits().stack().count(), 2);
        QCOMPARE(must(shop.services().events.find(before.id)).numberOfGuests, 70);

        shop.edits().undo();
        QTRY_COMPARE(must(shop.services().events.find(before.id)).numberOfGuests, 60);
        shop.edits().run(patchEventEdit(u"80"_s, before, {.numberOfGuests = 80})); // The same after an undo.
        QTRY_COMPARE(must(shop.services().events.find(before.id)).numberOfGuests, 80);
    }

    /// A value typed into one of several selected rows goes into all of them, and may be typed on.
    void severalTypedBeforeTheFirstAreReadAgainReplaceThem()
    {
        UiShop shop;
        const Event gala = must(shop.services().events.create({.name = u"Gala"_s, .numberOfGuests = 50})).event;
        const Event feast = must(shop.services().events.create({.name = u"Feast"_s, .numberOfGuests = 40})).event;
        const auto both = [&](int guests) {
            return together(u"Both"_s,
                            {patchEventEdit(u"Gala"_s, gala, {.numberOfGuests = guests}),
                             patchEventEdit(u"Feast"_s, feast, {.numberOfGuests = guests})});
        };
        shop.edits().run(both(6));
        shop.edits().run(both(60));
        shop.edits().run(patchEventEdit(u"70"_s, feast, {.numberOfGuests = 70}));

        QTRY_COMPARE(shop.edits().stack().count(), 3);
        QCOMPARE(must(shop.services().events.find(gala.id)).numberOfGuests, 60);
        QCOMPARE(must(shop.services().events.find(feast.id)).numberOfGuests, 70);
    }

    void partsOfAWholeThatWasNotThereStandBesideEachOther()
    {
        UiShop shop;
        const Event before = must(shop.services().events.create({.name = u"Gala"_s})).event;
        const auto labour = [](const LabourPatch &part) {
            return EventPatch{.pricing = EventPricingPatch{.labour = std::optional(part)}};
        };
        shop.edits().run(patchEventEdit(u"20 %"_s, before, labour({.percent = std::optional(20.0)})));
        shop.edits().run(patchEventEdit(u"5.50"_s, before, labour({.hourlyRateExclTax = std::optional(5.5)})));
        shop.edits().run(patchEventEdit(u"uplift"_s, before,
                                        {.pricing = EventPricingPatch{.unitUpliftIncTax = std::optional(0.1)}}));
        QTRY_COMPARE(shop.edits().stack().count(), 3);
        const auto pricing = [&] { return must(shop.services().events.find(before.id)).pricing; };
        QCOMPARE(pricing()->labour, (Labour{.percent = 20, .hourlyRateExclTax = 5.5}));
        QCOMPARE(pricing()->unitUpliftIncTax, std::optional(0.1));

        for (int left = 2; left >= 0; --left) {
            shop.edits().undo();
            QTRY_COMPARE(shop.edits().stack().index(), left);
        }
        QTRY_VERIFY(!pricing());
    }

    void changeOfSomebodyElseIsNotTakenForAnOwnOne()
    {
        UiShop shop;
        const Event before = must(shop.services().events.create({.name = u"Gala"_s, .numberOfGuests = 50})).event;
        shop.edits().run(patchEventEdit(u"60"_s, before, {.numberOfGuests = 60}));
        QTRY_COMPARE(shop.edits().stack().count(), 1);
        const Event read = must(shop.services().events.find(before.id));
        must(shop.services().events.patch(before.id, {.numberOfGuests = 65}));

        const QSignalSpy failed(&shop.edits(), &Edits::failed);
        shop.edits().run(patchEventEdit(u"70"_s, before, {.numberOfGuests = 70}));
        shop.edits().run(patchEventEdit(u"80"_s, read, {.numberOfGuests = 80}));

        QTRY_COMPARE(failed.count(), 2);
        QCOMPARE(must(shop.services().events.find(before.id)).numberOfGuests, 65);
    }

    void listsMadeOfTheSameOneKeepEachOthersRows()
    {
        UiShop shop;
        const Event before = must(shop.services().events.create({.name = u"Gala"_s})).event;
        const EventLink plan{.label = u"Plan"_s, .url = u"https://example.com/plan"_s};
        const EventLink photos{.label = u"Photos"_s, .url = u"https://example.com/photos"_s};
        const auto now = [&] { return must(shop.services().events.find(before.id)); };
        shop.edits().run(patchEventEdit(u"plan"_s, before, {.links = QList{plan}}));
        shop.edits().run(patchEventEdit(u"photos"_s, before, {.links = QList{photos}}));
        QTRY_COMPARE(now().links, (QList{plan, photos}));

        const auto fee = [](const QString &name) {
            return EventPatch{.pricing = EventPricingPatch{.additionalFees = QList<AdditionalFee>{{name, 45}}}};
        };
        shop.edits().run(patchEventEdit(u"delivery"_s, before, fee(u"Delivery"_s)));
        shop.edits().run(patchEventEdit(u"set-up"_s, before, fee(u"Set-up"_s)));
        const QList<AdditionalFee> both{{u"Delivery"_s, 45}, {u"Set-up"_s, 45}};
        QTRY_COMPARE(now().pricing.value_or(EventPricing()).additionalFees, std::optional(both));

        QTRY_COMPARE(shop.edits().stack().count(), 4);
        shop.edits().undo(); // The newest takes back its own row alone.
        QTRY_COMPARE(now().pricing->additionalFees, std::optional(QList<AdditionalFee>{{u"Delivery"_s, 45}}));
    }

    /// Its editor makes the second one of the first.
    void planMadeOfAnOldOneIsRefused()
    {
        UiShop shop;
        const Event before = must(shop.services().events.create({.name = u"Gala"_s})).event;
        const QSignalSpy failed(&shop.edits(), &Edits::failed);
        const auto paid = [](double percent) {
            return EventPatch{.paymentPlan = PaymentPlan{{.name = u"Deposit"_s, .percent = percent},
                                                         {.name = u"Balance"_s, .isRest = true}}};
        };
        shop.edits().run(patchEventEdit(u"a third"_s, before, paid(30)));
        shop.edits().run(patchEventEdit(u"a half"_s, before, paid(50)));
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(must(shop.services().events.find(before.id)).paymentPlan->constFirst().percent, std::optional(30.0));
    }

    void listOfSomebodyElseIsNoOwnOne()
    {
        UiShop shop;
        const Event before = must(shop.services().events.create({.name = u"Gala"_s})).event;
        must(shop.services().events.patch(before.id, {.colourScheme = QStringList{u"Red"_s}}));
        const QSignalSpy failed(&shop.edits(), &Edits::failed);
        shop.edits().run(patchEventEdit(u"blush"_s, before, {.colourScheme = QStringList{u"Blush"_s}}));
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(must(shop.services().events.find(before.id)).colourScheme, std::optional(QStringList{u"Red"_s}));
    }

    void createdEventComesBackAsTheSame()
    {
        const auto made = std::make_shared<EventId>();
        const Edit edit = createEventEdit(u"New event"_s, {.name = u"Gala"_s}, made);

        must(edit.apply(shop()));
        must(edit.revert(shop()));
        QCOMPARE(shop().events.find(*made).error().kind, Error::Kind::NotFound);
        must(edit.apply(shop()));
        QCOMPARE(must(shop().events.find(*made)).name, u"Gala"_s);
    }

    void copiedEventComesBackAsTheSame()
    {
        const auto made = std::make_shared<EventId>();
        const Edit edit = duplicateEventEdit(u"Duplicate"_s, m_filled->event, u"Copy"_s, made);

        must(edit.apply(shop()));
        const Event copy = must(shop().events.find(*made));
        must(edit.revert(shop()));
        QCOMPARE(shop().events.find(*made).error().kind, Error::Kind::NotFound);
        must(edit.apply(shop()));

        const Event again = must(shop().events.find(*made));
        QCOMPARE(again.groups.constFirst().id, copy.groups.constFirst().id);
        QCOMPARE(again.groups.constFirst().items.constLast().id, copy.groups.constFirst().items.constLast().id);
        QCOMPARE(again.totals, copy.totals);
    }

private:
    QList<Edit> edits()
    {
        const Event event = m_filled->whole();
        const EventGroup tables = event.groups.constFirst();
        const LinePlace place{.event = event.id, .group = tables.id};
        return {patchEventEdit(u"e"_s, event, {.name = u"Other"_s, .budget = 500.0}),
                createGroupEdit(u"e"_s, event.id, {.name = u"Arch"_s}, std::make_shared<EventGroupId>()),
                duplicateGroupEdit(u"e"_s, tables, u"Tables (copy)"_s),
                patchGroupEdit(u"e"_s, tables, {.name = u"Bowls"_s, .quantity = 12.0, .isHidden = true}),
                removeGroupEdit(u"e"_s, tables),
                createItemEdit(u"e"_s, place, {.variantId = m_filled->rose, .quantity = 7.0},
                               std::make_shared<EventItemId>()),
                patchItemEdit(u"e"_s, event.id, tables.items.constFirst(), {.quantity = 8.0}),
                removeItemsEdit(u"e"_s, place, {m_filled->roses, m_filled->vases}),
                duplicateItemsEdit(u"e"_s, place, tables.items),
                createItemsEdit(
                    u"e"_s, place,
                    {{.variantId = m_filled->rose, .quantity = 7.0}, {.variantId = m_filled->vase, .quantity = 1.0}}),
                moveItemsEdit(u"e"_s, {.event = event.id, .group = m_other}, tables.items, 0),
                moveItemsEdit(u"e"_s, place, {tables.items.constFirst()}, 2),
                replaceVariantEdit(u"e"_s, {event.id, m_filled->rose, m_filled->vase}),
                moveItemEdit(u"e"_s, {.event = event.id, .group = m_other}, tables.items.constFirst(), std::nullopt),
                removeEventEdit(u"e"_s, event.id)};
    }

    /// The event with its groups and lines, ids included; nothing where it is gone.
    QStringList shape()
    {
        const Result<Event> event = shop().events.find(m_filled->event);
        if (!event)
            return {};
        QStringList lines{event->name + u' ' + QString::number(event->budget.value_or(0))};
        for (const EventGroup &group : event->groups) {
            lines << QString::fromLatin1(group.id.text()) + group.name + QString::number(group.quantity)
                    + (group.isHidden ? u" hidden"_s : QString());
            for (const EventItem &item : group.items)
                lines << QString::fromLatin1(item.id.text() + item.variantId.text()) + QString::number(item.quantity);
        }
        return lines;
    }

    static void must(const Status &status)
    {
        if (!status)
            QFAIL(status.error().code.constData());
    }
    template <class T>
    static T must(Result<T> result)
    {
        return stemdesk::must(std::move(result));
    }

    EventGroupId m_other;
};

STEMDESK_GUILESS_TEST(TestEventEdits)

} // namespace stemdesk::event_edits_test

#include "tst_event_edits.moc"
