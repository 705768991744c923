#include "ui/undo/assistant_edits.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"

#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::assistant_edits_test {

using namespace stemdesk::ui;

/// A window is notified of assistants' writes, in whichever process they happen.
class TestAssistantEdits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_filled = std::make_unique<ShopWithEvent>(m_shop->services());
        writeQuantity(5); // Before the window is open.
        m_steps = std::make_unique<AssistantSteps>(m_shop->context());
        settle();
    }
    void cleanup()
    {
        m_steps.reset();
        m_filled.reset();
        m_shop.reset();
    }

    void aWriteIsOneStep()
    {
        const QSignalSpy offers(&m_shop->edits(), &Edits::undoOffered);
        writeQuantity(7);
        QTRY_COMPARE(stack().count(), 1);
        QCOMPARE(stack().undoText(), u"Changes by Claude"_s);
        QCOMPARE(offers.size(), 1);

        m_shop->edits().undo();
        QTRY_COMPARE(quantity(), 5);
        stack().redo();
        QTRY_COMPARE(quantity(), 7);
    }

    void anEventThatWasMadeIsTakenBack()
    {
        ShopServices &shop = m_shop->services();
        const EventId picnic = write([&shop] {
                                   const EventId made = must(shop.events.create({.name = u"Picnic"_s})).event.id;
                                   return AssistantWrite{.event = made, .actor = {}, .isNewEvent = true, .lines = {}};
                               }).event;
        QTRY_COMPARE(stack().count(), 1);

        m_shop->edits().undo();
        QTRY_VERIFY(!shop.events.find(picnic));
        stack().redo();
        QTRY_VERIFY(shop.events.find(picnic));
    }

    void anOrderThatWasMadeIsTakenBack()
    {
        ShopServices &shop = m_shop->services();
        UnitOfWork unit = must(shop.begin());
        const OrderSheet saved = must(shop.orderSheets.save({m_filled->event}));
        must(shop.orderSheets.patch(saved.id, {.state = SheetState::Ordered}));
        AssistantChanges changes{.before = {}, .after = {}, .groups = {}};
        changes.sheet = MarkedSheet{.id = saved.id, .isNew = true};
        QVERIFY(shop.assistantWrites.keep({.event = m_filled->event, .actor = {}, .lines = {}}, changes));
        QVERIFY(unit.commit());
        QTRY_COMPARE(stack().count(), 1);

        m_shop->edits().undo();
        QTRY_VERIFY(!shop.orderSheets.find(saved.id));
        stack().redo();
        QTRY_VERIFY(shop.orderSheets.find(saved.id));
        QCOMPARE(must(shop.orderSheets.find(saved.id)).state, SheetState::Ordered);
    }

    void whatSomebodyChangedSinceStays()
    {
        const QSignalSpy failed(&m_shop->edits(), &Edits::failed);
        writeQuantity(7);
        QTRY_COMPARE(stack().count(), 1);
        must(m_shop->services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = 9}));

        m_shop->edits().undo();
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(quantity(), 9);
    }

    void severalAtOnceAreSteps()
    {
        for (const double quantity : {6.0, 7.0, 8.0})
            writeQuantity(quantity);
        QTRY_COMPARE(stack().count(), 3);
        m_shop->edits().undo();
        QTRY_COMPARE(quantity(), 7);
    }

private:
    QUndoStack &stack() { return m_shop->edits().stack(); }
    double quantity()
    {
        return must(m_shop->services().lines.item(m_filled->event, m_filled->group, m_filled->roses)).quantity;
    }

    /// Does `work` as an assistant does.
    AssistantWrite write(const std::function<AssistantWrite()> &work)
    {
        ShopServices &shop = m_shop->services();
        const QString own = shop.actor();
        shop.setActor(actorKey(u"Claude"_s));
        UnitOfWork unit = must(shop.begin());
        const AssistantWrite written = work();
        if (!shop.assistantWrites.keep(written) || !unit.commit())
            qFatal("the assistant's write is not stored");
        shop.setActor(own);
        return written;
    }
    void writeQuantity(double quantity)
    {
        write([&] {
            EventLinesService &lines = m_shop->services().lines;
            const EventItem before = must(lines.item(m_filled->event, m_filled->group, m_filled->roses));
            const EventItem after =
                must(lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = quantity}));
            return AssistantWrite{.event = m_filled->event, .actor = {}, .lines = {{before, after}}};
        });
    }
    /// The window knows from where on writes are its steps.
    void settle()
    {
        bool isDone = false;
        m_shop->context().lookups.run(
            m_steps.get(), [](Services &) { return true; }, [&](bool) { isDone = true; });
        QTRY_VERIFY(isDone);
    }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_filled;
    std::unique_ptr<AssistantSteps> m_steps;
};

STEMDESK_GUILESS_TEST(TestAssistantEdits)

} // namespace stemdesk::assistant_edits_test

#include "tst_assistant_edits.moc"
