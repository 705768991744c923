#include "ui/undo/edits.h"

#include "core/base/error.h"
#include "tests/support/test_registry.h"
#include "tests/support/typed_editors.h"
#include "tests/support/ui_shop.h"
#include "ui/delegates/cell_delegate.h"
#include "ui/undo/typed_steps.h"
#include "ui/widgets/fields/value_field.h"

#include <QAction>
#include <QSemaphore>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QTimer>
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

    void whatIsGivenUpWhileTypingLeavesNoStep()
    {
        m_gate.release(3);
        set(1);
        const auto steps = std::make_shared<TypedSteps>();
        {
            const TypedSteps::Scope scope(steps, TypedSteps::Way::Forth);
            set(2);
            set(3);
        }
        QTRY_COMPARE(stack().count(), 3);
        {
            const TypedSteps::Scope scope(steps, TypedSteps::Way::Back);
            set(1);
        }

        QTRY_COMPARE(stack().count(), 1);
        QCOMPARE(m_value, 1);
        QCOMPARE(stack().undoText(), u"Set 1"_s);
        QVERIFY(!stack().canRedo());
        edits().undo();
        QTRY_COMPARE(m_value, 0);
    }

    /// A step in between stays, and can be undone.
    void onlyTheStepsOfTheEditorAreDropped()
    {
        m_gate.release(2);
        const auto steps = std::make_shared<TypedSteps>();
        {
            const TypedSteps::Scope scope(steps, TypedSteps::Way::Forth);
            set(1);
        }
        QTRY_COMPARE(stack().count(), 1);
        edits().run({.text = u"Another"_s, .apply = nothing(), .revert = nothing()});
        QTRY_COMPARE(stack().count(), 2);
        {
            const TypedSteps::Scope scope(steps, TypedSteps::Way::Back);
            set(0);
        }

        QTRY_COMPARE(stack().count(), 1);
        QCOMPARE(stack().undoText(), u"Another"_s);
        QCOMPARE(stack().index(), 1);
        QCOMPARE(m_value, 0);
    }

    void escapeInAFieldLeavesNoStepOfItsRest()
    {
        ValueField field(u"8"_s);
        connect(&field, &ValueField::committed, this, [&](const QString &text) {
            store(text, &field, [&field, text](const Status &) {
                field.setStored();
                field.setValue(text);
            });
        });
        m_value = 8;
        field.show();
        QVERIFY(QTest::qWaitForWindowActive(&field));
        typeOver(field, u"13"_s);
        rest(field);
        QTRY_COMPARE(stack().count(), 1);
        QCOMPARE(m_value, 13);

        QTest::keyClick(&field, Qt::Key_Escape);

        QTRY_COMPARE(stack().count(), 0);
        QCOMPARE(m_value, 8);
    }

    void escapeInACellLeavesNoStepOfItsRest()
    {
        QStandardItemModel model(1, 1);
        model.setData(model.index(0, 0), u"8"_s);
        connect(&model, &QStandardItemModel::itemChanged, this,
                [this](const QStandardItem *item) { store(item->text(), this, [](const Status &) {}); });
        m_value = 8;
        QTableView view;
        view.setModel(&model);
        view.setItemDelegate(new CellDelegate(&view));
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.setCurrentIndex(model.index(0, 0));
        view.edit(model.index(0, 0));
        auto *line = view.viewport()->findChild<QLineEdit *>();
        QVERIFY(line);
        typeOver(*line, u"13"_s);
        rest(*line);
        QTRY_COMPARE(stack().count(), 1);
        QCOMPARE(m_value, 13);

        QTest::keyClick(line, Qt::Key_Escape);

        QTRY_COMPARE(stack().count(), 0);
        QCOMPARE(m_value, 8);
        QCOMPARE(model.index(0, 0).data().toString(), u"8"_s);
    }

    /// An invoice was issued after a payment: Ctrl+Z took the payment back.
    void whatCannotBeUndoneIsSaidBeforeAnOlderStepIsUndone()
    {
        m_gate.release();
        set(1);
        QTRY_COMPARE(stack().count(), 1);
        const QSignalSpy withheld(&edits(), &Edits::undoWithheld);
        edits().run({.text = u"Issue"_s, .apply = nothing(), .revert = {}});

        edits().undo(); // Even while it is under way.
        QTRY_COMPARE(withheld.count(), 1);
        QCOMPARE(withheld.constFirst().constFirst().toString(), u"Issue"_s);
        QCOMPARE(m_value, 1);

        edits().undo();
        QTRY_COMPARE(m_value, 0);
        QCOMPARE(withheld.count(), 1);
    }

    void undoPassesAnImportThatIsBeingForgotten()
    {
        m_gate.release();
        set(1);
        bool isReverted = false;
        const IdBytes import = newIdBytes();
        edits().run({.text = u"Import"_s,
                     .apply = nothing(),
                     .revert =
                         [&](ShopServices &) {
                             isReverted = true;
                             return Status();
                         },
                     .import = [import] { return std::optional(import); }});
        QTRY_COMPARE(stack().count(), 2);

        edits().forgetImport(import);
        edits().undo();

        QTRY_COMPARE(m_value, 0);
        QCOMPARE(stack().count(), 1);
        QVERIFY(!isReverted);
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

    /// Undo restores the value from before.
    void store(const QString &text, QObject *context, const Edits::Done &done)
    {
        edits().run({.text = u"Type"_s,
                     .apply =
                         [this, value = text.toInt()](ShopServices &) {
                             m_value = value;
                             return Status();
                         },
                     .revert =
                         [this, before = m_value.load()](ShopServices &) {
                             m_value = before;
                             return Status();
                         }},
                    context, done);
    }
    /// Simulates a pause long enough to save.
    static void rest(const QWidget &editor)
    {
        auto *timer = saveOf(editor)->findChild<QTimer *>();
        QVERIFY(timer->isActive());
        timer->setInterval(0);
        QTRY_VERIFY(!timer->isActive());
    }

    QSemaphore m_gate;
    std::atomic<int> m_value = 0;
    std::unique_ptr<UiShop> m_shop; // Its thread uses the members above.
};

STEMDESK_TEST(TestEdits)

} // namespace stemdesk::edits_test

#include "tst_edits.moc"
