#include "ui/undo/edits.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/undo/contact_edits.h"
#include "ui/undo/event_edits.h"
#include "ui/undo/typed_steps.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <functional>

namespace stemdesk::kept_steps_test {

using namespace stemdesk::ui;

/// A change of an event can still be undone after the window was closed and opened again.
class TestKeptSteps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_filled = std::make_unique<ShopWithEvent>(m_shop->services());
        open();
    }
    void cleanup()
    {
        m_edits.reset();
        m_filled.reset();
        m_shop.reset();
    }

    void fieldsAndLinesAreTakenBackInOrder()
    {
        run(patchEventEdit(u"Rename"_s, event(), {.name = u"Gala"_s, .notes = u"Call"_s}));
        run(patchItemEdit(u"Quantity"_s, m_filled->event, line(), {.quantity = 8}));
        open();

        QCOMPARE(stack().count(), 2);
        QCOMPARE(stack().undoText(), u"Quantity"_s);
        undo();
        QCOMPARE(line().quantity, 3.0);
        undo();
        QCOMPARE(event().name, u"Anna and Ben"_s);
        QCOMPARE(event().notes, QString());
        stack().redo();
        settle();
        QCOMPARE(event().name, u"Gala"_s);
    }

    void whatWasDeletedComesBack()
    {
        const Event before = event();
        run(removeItemsEdit(u"Delete a line"_s, {m_filled->event, m_filled->group}, {m_filled->roses}));
        run(removeGroupEdit(u"Delete tables"_s, event().groups.constFirst()));
        run(removeEventEdit(u"Delete the event"_s, m_filled->event));
        open();

        for (int step = 0; step < 3; ++step)
            undo();
        QCOMPARE(event().name, before.name);
        QCOMPARE(event().groups.size(), before.groups.size());
        QCOMPARE(event().groups.constFirst().items.size(), before.groups.constFirst().items.size());
        QCOMPARE(line().quantity, 3.0);
    }

    void anApprovalIsTakenBackWhole()
    {
        run(patchEventEdit(u"Approve"_s, event(), {.status = u"approved"_s}));
        QVERIFY(event().pricesKeptAt);
        open();
        undo();
        QCOMPARE(event().status, u"new"_s);
        QVERIFY(!event().pricesKeptAt);
        QVERIFY(!line().kept);
    }

    void anEventThatKeepsItsPricesIsTakenBackWithThem()
    {
        const VariantId moss = approvedWithNewerPrices();
        const LinePlace place{m_filled->event, m_filled->group};
        const EventId id = m_filled->event;
        const std::function<Edit()> edits[] = {
            [&] { return createItemEdit(u"Add"_s, place, {.variantId = moss, .quantity = 5}, newLine()); },
            [&] { return createItemsEdit(u"Paste"_s, place, {{.variantId = m_filled->rose, .quantity = 5}}); },
            [&] { return duplicateItemsEdit(u"Duplicate"_s, place, {line()}); },
            [&] { return removeItemsEdit(u"Delete"_s, place, {line().id}); },
            [&] { return patchItemEdit(u"Quantity"_s, id, line(), {.quantity = 8}); },
            [&] { return patchItemEdit(u"Variety"_s, id, line(), {.variantId = moss}); },
            [&] { return patchItemEdit(u"Supplier"_s, id, line(), {.supplierId = m_filled->supplier}); },
            [&] {
                return replaceVariantEdit(u"Replace"_s, {id, m_filled->rose, moss});
            },
            [&] { return createGroupEdit(u"Arch"_s, id, {.name = u"Arch"_s}, std::make_shared<EventGroupId>()); },
            [&] { return duplicateGroupEdit(u"Copy"_s, event().groups.constFirst(), u"Again"_s); },
            [&] { return removeGroupEdit(u"Delete tables"_s, event().groups.constFirst()); },
        };
        for (const auto &edit : edits)
            runAndTakeBackAfterRestart(edit());
    }

    /// It stored what a new line keeps twice.
    void aStepOfAnOlderProgramIsTakenBack()
    {
        const VariantId moss = approvedWithNewerPrices();
        const MadeId<EventItemId> made = newLine();
        run(createItemEdit(u"Add"_s, {m_filled->event, m_filled->group}, {.variantId = moss, .quantity = 5}, made));
        AssistantWrite write = must(m_shop->services().assistantWrites.steps(u"desk"_s, 1)).constFirst().write;
        QJsonObject more = QJsonDocument::fromJson(write.more.toUtf8()).object();
        const QJsonObject price{{u"unitCostExclTax"_s, 1.0}, {u"taxMultiplier"_s, 1.2}};
        const double since = double(*event().pricesKeptAt);
        more.insert(u"kept"_s, QJsonObject{{u"pricesKeptAt"_s, since}, {u"items"_s, QJsonObject()}});
        const QJsonObject items{{QString::fromLatin1(made->text()), price}};
        more.insert(u"keptAgain"_s, QJsonObject{{u"pricesKeptAt"_s, since}, {u"items"_s, items}});
        write.more = QString::fromUtf8(QJsonDocument(more).toJson());

        QVERIFY(m_shop->services().assistantWrites.change(write, AssistantWriteService::Way::Back));
        QCOMPARE(event().groups.constFirst().items.size(), 2);
        QVERIFY(m_shop->services().assistantWrites.change(write, AssistantWriteService::Way::Forth));
        QCOMPARE(event().groups.constFirst().items.size(), 3);
    }

    void whatWasMadeGoes()
    {
        const auto made = std::make_shared<EventId>();
        run(createEventEdit(u"New event"_s, {.name = u"Picnic"_s}, made));
        open();
        undo();
        QVERIFY(!m_shop->services().events.find(*made));
    }

    void whatWasTakenBackIsNotOfferedAgain()
    {
        run(patchEventEdit(u"Rename"_s, event(), {.name = u"Gala"_s}));
        undo();
        open();
        QCOMPARE(stack().count(), 0);
    }

    void whatSomebodyChangedSinceStays()
    {
        run(patchEventEdit(u"Rename"_s, event(), {.name = u"Gala"_s}));
        open();
        must(m_shop->services().events.patch(m_filled->event, {.name = u"Ball"_s}));
        const QSignalSpy failed(m_edits.get(), &Edits::failed);
        undo();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(event().name, u"Ball"_s);
    }

    void whatCannotBeKeptIsLeftOut()
    {
        run(createContactEdit(u"Add client"_s, {.name = u"Tom"_s}, {}));
        m_filled->addGroup(u"Arch"_s);
        run(moveItemEdit(u"Move"_s, {m_filled->event, event().groups.constLast().id}, line(), {}));
        open();
        QCOMPARE(stack().count(), 0);
    }

    /// A client was changed after the event: undoing the event first would be out of order.
    void whatIsOlderThanAStepThatIsNotKeptIsNotOffered()
    {
        run(patchEventEdit(u"Rename"_s, event(), {.name = u"Gala"_s}));
        run(createContactEdit(u"Add client"_s, {.name = u"Tom"_s}, {}));
        run(patchEventEdit(u"Rename again"_s, event(), {.name = u"Ball"_s}));
        open();
        QCOMPARE(stack().count(), 1);
        QCOMPARE(stack().undoText(), u"Rename again"_s);
        undo();
        QCOMPARE(event().name, u"Gala"_s);
    }

    void stepsThatAreNotOfferedAgainAreUndoneUntilThen()
    {
        run(patchEventEdit(u"Rename"_s, event(), {.name = u"Gala"_s}));
        run(createContactEdit(u"Add client"_s, {.name = u"Tom"_s}, std::make_shared<ContactId>()));
        undo();
        undo();
        QCOMPARE(event().name, u"Anna and Ben"_s);
    }

    void whatWasGivenUpWhileTypingIsNotOfferedAgain()
    {
        const auto steps = std::make_shared<TypedSteps>();
        const EventItem before = line();
        {
            const TypedSteps::Scope scope(steps, TypedSteps::Way::Forth);
            run(patchItemEdit(u"Quantity"_s, m_filled->event, before, {.quantity = 13}));
        }
        {
            const TypedSteps::Scope scope(steps, TypedSteps::Way::Back);
            m_edits->run(patchItemEdit(u"Quantity"_s, m_filled->event, line(), {.quantity = before.quantity}));
        }
        settle();
        QCOMPARE(line().quantity, before.quantity);
        QCOMPARE(stack().count(), 0);
        open();
        QCOMPARE(stack().count(), 0);
    }

    /// The next value was based on the last one given up, which the page had not read to be gone.
    void aValueTypedRightAfterGivingUpIsTaken()
    {
        const auto steps = std::make_shared<TypedSteps>();
        const double before = line().quantity;
        for (const double typed : {13.0, 14.0}) {
            const TypedSteps::Scope scope(steps, TypedSteps::Way::Forth);
            run(patchItemEdit(u"Quantity"_s, m_filled->event, line(), {.quantity = typed}));
        }
        const EventItem shown = line();
        const QSignalSpy failed(m_edits.get(), &Edits::failed);
        {
            const TypedSteps::Scope scope(steps, TypedSteps::Way::Back);
            m_edits->run(patchItemEdit(u"Quantity"_s, m_filled->event, shown, {.quantity = before}));
        }
        m_edits->run(patchItemEdit(u"Quantity"_s, m_filled->event, shown, {.quantity = 9}));
        settle();
        QVERIFY(failed.isEmpty());
        QCOMPARE(line().quantity, 9.0);
    }

    void anotherWorkstationHasItsOwn()
    {
        run(patchEventEdit(u"Rename"_s, event(), {.name = u"Gala"_s}));
        open(u"shop floor"_s);
        QCOMPARE(stack().count(), 0);
    }

private:
    void open(const QString &window = u"desk"_s)
    {
        m_edits = std::make_unique<Edits>(m_shop->editsThread(), m_shop->context().shop.id);
        m_edits->keepSteps(window, m_shop->services());
    }
    static MadeId<EventItemId> newLine() { return std::make_shared<EventItemId>(); }
    /// Today's roses cost more than those of the event. Returns a variety whose type it has no markup for.
    VariantId approvedWithNewerPrices()
    {
        ShopServices &shop = m_shop->services();
        must(shop.settings.set({{u"markup.moss"_s, u"1.5"_s}}));
        const VariantId moss = m_filled->addVariant(u"Moss"_s, u"moss"_s, 6);
        m_filled->addPrice(m_filled->addList(u"moss"_s, QDate(2026, 1, 1), 1.2), moss, 1);
        must(shop.events.patch(m_filled->event, {.status = u"approved"_s}));
        m_filled->addPrice(m_filled->addList(u"flower"_s, QDate(2026, 3, 1), 1.2), m_filled->rose, 3);
        return moss;
    }
    /// What the lines are and keep, and how many markups the event has.
    QStringList recipe()
    {
        const Event now = event();
        const bool hasMarkups = now.pricing && now.pricing->markups;
        QStringList lines{QString::number(hasMarkups ? now.pricing->markups->size() : 0)};
        for (const EventGroup &group : now.groups) {
            lines += group.name;
            for (const EventItem &item : group.items)
                lines += u"%1 %2 %3 %4"_s.arg(
                    QString::fromLatin1(item.variantId.text()), item.supplierId.isNull() ? u"any"_s : u"one"_s,
                    QString::number(item.quantity), item.kept ? QString::number(item.kept->unitCostExclTax) : u"-"_s);
        }
        return lines;
    }
    void runAndTakeBackAfterRestart(const Edit &edit)
    {
        const QStringList before = recipe();
        run(edit);
        const QStringList after = recipe();
        QVERIFY2(after != before, qPrintable(edit.text));
        open();
        const QSignalSpy failed(m_edits.get(), &Edits::failed);
        undo();
        QVERIFY2(recipe() == before, qPrintable(edit.text));
        stack().redo();
        settle();
        QVERIFY2(recipe() == after, qPrintable(edit.text));
        undo();
        QVERIFY2(recipe() == before, qPrintable(edit.text));
        QVERIFY2(failed.isEmpty(), qPrintable(edit.text));
    }
    QUndoStack &stack() { return m_edits->stack(); }
    Event event() { return must(m_shop->services().events.find(m_filled->event, {.prices = false})); }
    EventItem line() { return event().groups.constFirst().items.constFirst(); }
    void run(const Edit &edit)
    {
        const int before = stack().index();
        m_edits->run(edit);
        QTRY_COMPARE(stack().index(), before + 1);
    }
    void undo()
    {
        m_edits->undo();
        settle();
    }
    /// Edits are answered in order, so this waits for all earlier ones.
    void settle()
    {
        bool isDone = false;
        m_edits->run({.text = {}, .apply = [](ShopServices &) { return Status(); }, .revert = {}}, this,
                     [&](const Status &) { isDone = true; });
        QTRY_VERIFY(isDone);
    }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_filled;
    std::unique_ptr<Edits> m_edits;
};

STEMDESK_TEST(TestKeptSteps)

} // namespace stemdesk::kept_steps_test

#include "tst_kept_steps.moc"
