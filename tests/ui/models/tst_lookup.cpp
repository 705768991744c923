#include "ui/models/lookup.h"

#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"

#include <QSemaphore>
#include <QTest>
#include <QUndoStack>

#include <atomic>

namespace stemdesk::lookup_test {

using namespace stemdesk::ui;

/// Reads of a number that edits change, while each read waits between reading and answering.
class TestLookup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_lookup = std::make_unique<Lookup>(m_shop->context());
        m_value = 0;
        m_answers.clear();
    }
    void cleanup()
    {
        m_gate.release(10); // Releases what a failed test left waiting.
        m_lookup.reset();
        m_shop.reset();
        m_gate.tryAcquire(m_gate.available());
        m_read.tryAcquire(m_read.available());
    }

    void whatWasReadBeforeAnEditIsReadAgain()
    {
        ask();
        m_read.acquire();
        set(1);
        QTRY_COMPARE(m_shop->context().edits.stack().count(), 1);

        m_gate.release(2);

        QTRY_COMPARE(m_answers, QList{1});
    }

    void whatWasReadBeforeAnUndoIsReadAgain()
    {
        set(1);
        QTRY_COMPARE(m_shop->context().edits.stack().count(), 1);
        ask();
        m_read.acquire();
        const quint64 before = m_shop->context().edits.outcomes();
        m_shop->context().edits.undo();
        QTRY_VERIFY(m_shop->context().edits.outcomes() > before);

        m_gate.release(2);

        QTRY_COMPARE(m_answers, QList{0});
    }

    void anAnswerComesOnceIfNothingChanges()
    {
        m_gate.release();
        ask();

        QTRY_COMPARE(m_answers, QList{0});
        QVERIFY(!m_lookup->isWaiting());
    }

private:
    void ask()
    {
        m_lookup->ask(
            [this](ShopServices &) -> Result<int> {
                const int value = m_value;
                m_read.release();
                m_gate.acquire();
                return value;
            },
            [this](const Result<int> &value) { m_answers.append(*value); });
    }
    void set(int value)
    {
        m_shop->context().edits.run({.text = u"Set"_s,
                                     .apply = [this, value](ShopServices &) -> Status {
                                         m_value = value;
                                         return {};
                                     },
                                     .revert = [this](ShopServices &) -> Status {
                                         m_value = 0;
                                         return {};
                                     }});
    }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<Lookup> m_lookup;
    std::atomic<int> m_value = 0;
    QSemaphore m_gate; ///< One for each read that may answer.
    QSemaphore m_read; ///< Released by each read.
    QList<int> m_answers;
};

STEMDESK_TEST(TestLookup)

} // namespace stemdesk::lookup_test

#include "tst_lookup.moc"
