#include "ui/undo/edits.h"

#include "core/base/error.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"

#include <QAction>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <atomic>

namespace stemdesk::edits_test {

using namespace stemdesk::ui;

/// Edits of one number, each of which stays pending until it is released.
class TestEdits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_shop = std::make_unique<UiShop>(); }
    void cleanup()
    {
        m_gate.release(10); // Releases what a failed test left waiting.
        m_shop.reset();
        m_gate.tryAcquire(m_gate.available());
        m_value = 0;
    }

    void storedChangeIsTakenBackAndDoneAgain()
    {
        m_gate.release(2);
        set(1);
        QTRY_COMPARE(stack().count(), 1);

        edits().undo();
        QTRY_COMPARE(m_value, 0);
        stack().redo();
        QTRY_COMPARE(m_value, 1);
    }

    void undoWaitsForTheChangeThatIsUnderWay()
    {
        m_gate.release();
        set(1);
        QTRY_COMPARE(stack().count(), 1);
        set(2);

        edits().undo();
        QCOMPARE(stack().index(), 1); // The older one stays.
        m_gate.release();

        QTRY_COMPARE(stack().count(), 2);
        QTRY_COMPARE(m_value, 1);
        QCOMPARE(stack().index(), 1);
    }

    void laterChangeIsNotTakenBackInstead()
    {
        set(1);
        edits().undo();
        set(2);

        m_gate.release(2);

        QTRY_COMPARE(stack().undoText(), u"Set 2"_s);
        QCOMPARE(stack().count(), 1);
    }

    void undoOfARefusedChangeDoesNothing()
    {
        m_gate.release();
        set(1);
        QTRY_COMPARE(stack().count(), 1);
        const QSignalSpy failed(&edits(), &Edits::failed);
        edits().run({.text = u"Set 2"_s, .apply = [](ShopServices &) { return Status(stale()); }, .revert = nothing()});

        edits().undo();

        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(stack().index(), 1);
        QCOMPARE(m_value, 1);
    }

    void changeWhoseUndoWasRefusedIsNotDoneTwice()
    {
        int applied = 0;
        edits().run({.text = u"Add"_s,
                     .apply =
                         [&applied](ShopServices &) {
                             ++applied;
                             return Status();
                         },
                     .revert = [](ShopServices &) { return Status(stale()); }});
        QTRY_COMPARE(stack().count(), 1);
        const QSignalSpy failed(&edits(), &Edits::failed);
        edits().undo();
        QTRY_COMPARE(failed.count(), 1);

        stack().redo();

        QCOMPARE(stack().count(), 0);
        m_gate.release();
        set(1); // By its turn on the thread, all before it is done.
        QTRY_COMPARE(m_value, 1);
        QCOMPARE(applied, 1);
    }

    void aLongUndoTellsHowFarItIs()
    {
        const auto progress = std::make_shared<EditProgress>();
        edits().run({.text = u"Import"_s,
                     .apply = nothing(),
                     .revert =
                         [this, progress](ShopServices &) {
                             progress->done = 3;
                             progress->total = 10;
                             m_gate.acquire();
                             return Status();
                         },
                     .progress = progress});
        QTRY_COMPARE(stack().count(), 1);
        const QSignalSpy progressed(&edits(), &Edits::progressed);
        const QSignalSpy undone(&edits(), &Edits::undone);

        edits().undo();

        QTRY_VERIFY(progressed.count() > 0);
        QCOMPARE(progressed.constFirst(), (QVariantList{u"Import"_s, qint64(3), qint64(10)}));
        m_gate.release();
        QTRY_COMPARE(undone.count(), 1);
    }

    void actionSaysWhatWouldBeTakenBack()
    {
        const QAction *action = edits().makeUndoAction(u"Undo"_s, &edits());
        QVERIFY(!action->isEnabled());

        set(1);
        QVERIFY(action->isEnabled()); // Though its step is not there yet.
        m_gate.release();
        QTRY_COMPARE(action->text(), u"Undo Set 1"_s);

        edits().undo();
        QTRY_VERIFY(!action->isEnabled());
        QCOMPARE(action->text(), u"Undo"_s);
    }

private:
    Edits &edits() { return m_shop->edits(); }
    QUndoStack &stack() { return edits().stack(); }
    static Edit::Step nothing()
    {
        return [](ShopServices &) { return Status(); };
    }

    void set(int value)
    {
        edits().run({.text = u"Set %1"_s.arg(value),
                     .apply =
                         [this, value](ShopServices &) {
                             m_gate.acquire();
                             m_value = value;
                             return Status();
                         },
                     .revert =
                         [this, value](ShopServices &) {
                             m_value = value - 1;
                             return Status();
                         }});
    }

    QSemaphore m_gate;
    std::atomic<int> m_value = 0;
    std::unique_ptr<UiShop> m_shop; // Its thread uses the members above.
};

STEMDESK_TEST(TestEdits)

} // namespace stemdesk::edits_test

#include "tst_edits.moc"
