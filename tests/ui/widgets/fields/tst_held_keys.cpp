#include "ui/widgets/fields/held_keys.h"

#include "tests/support/test_registry.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace stemdesk::held_keys_test {

using namespace stemdesk::ui;

/// Two fields on a card, and one outside of it.
class TestHeldKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_card = new QWidget;
        auto *row = new QHBoxLayout(m_window.get());
        row->addWidget(m_card);
        row->addWidget(m_elsewhere = new QLineEdit);
        auto *fields = new QHBoxLayout(m_card);
        fields->addWidget(m_first = new QLineEdit);
        fields->addWidget(m_second = new QLineEdit);
        m_keys = new HeldKeys(m_card);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_first->setFocus();
        QTRY_VERIFY(m_first->hasFocus());
    }
    void cleanup() { m_window.reset(); }

    void keysGoToTheFieldThatComesNext()
    {
        QTest::keyClicks(m_first, u"rose"_s);
        m_keys->hold();
        QTest::keyClicks(m_first, u"12"_s);
        QCOMPARE(m_first->text(), u"rose"_s);

        m_second->setFocus();
        m_keys->release();

        QTRY_COMPARE(m_second->text(), u"12"_s);
        QCOMPARE(m_first->text(), u"rose"_s);
    }

    void keysTypedWhileOthersArriveKeepTheirOrder()
    {
        m_keys->hold();
        QTest::keyClicks(m_first, u"12"_s);
        m_second->setFocus();
        m_keys->release(); // The first is there, the next on its way.
        QTest::keyClicks(m_second, u"34"_s);

        QTRY_COMPARE(m_second->text(), u"1234"_s);
        QTest::keyClicks(m_second, u"5"_s); // Nothing waits any more, or only for the event loop.
        QTRY_COMPARE(m_second->text(), u"12345"_s);
    }

    void spaceClicksAButtonThoughItWaited()
    {
        QPushButton button;
        button.setParent(m_window.get());
        button.show();
        const QSignalSpy clicked(&button, &QPushButton::clicked);
        m_keys->hold();
        QTest::keyClicks(m_first, u"1"_s);
        m_keys->release(); // It is on its way.
        button.setFocus();
        QTest::keyClick(&button, Qt::Key_Space);

        QTRY_COMPARE(clicked.size(), 1);
        QVERIFY(!button.isDown());
    }

    void oneOfThemMayMakeTheRestWaitAgain()
    {
        connect(m_second, &QLineEdit::returnPressed, m_keys, &HeldKeys::hold);
        m_keys->hold();
        QTest::keyClicks(m_first, u"1"_s);
        QTest::keyClick(m_first, Qt::Key_Return);
        QTest::keyClicks(m_first, u"lily"_s);
        m_second->setFocus();
        m_keys->release();
        QTRY_COMPARE(m_second->text(), u"1"_s);
        QCoreApplication::processEvents();
        QCOMPARE(m_second->text(), u"1"_s);

        m_first->setFocus();
        m_keys->release();
        QTRY_COMPARE(m_first->text(), u"lily"_s);
        QCOMPARE(m_second->text(), u"1"_s);
    }

    void keysForOthersAndCommandsPass()
    {
        m_first->setText(u"rose"_s);
        m_keys->hold();
        QTest::keyClicks(m_elsewhere, u"tulip"_s);
        QCOMPARE(m_elsewhere->text(), u"tulip"_s);
        QTest::keyClick(m_first, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(m_first->selectedText(), u"rose"_s);
    }

    void whoClicksElsewhereLeavesThemBehind()
    {
        m_keys->hold();
        QTest::keyClicks(m_first, u"12"_s);
        QTest::mouseClick(m_elsewhere, Qt::LeftButton);
        QVERIFY(m_elsewhere->hasFocus());
        QVERIFY(m_keys->isLeft());
        m_keys->release();
        QCoreApplication::processEvents();

        QTest::keyClicks(m_elsewhere, u"tulip"_s);
        QCOMPARE(m_elsewhere->text(), u"tulip"_s);
        QVERIFY(m_first->text().isEmpty());
        m_keys->hold();
        QVERIFY(!m_keys->isLeft());
    }

private:
    std::unique_ptr<QWidget> m_window;
    QWidget *m_card = nullptr;
    QLineEdit *m_first = nullptr;
    QLineEdit *m_second = nullptr;
    QLineEdit *m_elsewhere = nullptr;
    HeldKeys *m_keys = nullptr;
};

STEMDESK_TEST(TestHeldKeys)

} // namespace stemdesk::held_keys_test

#include "tst_held_keys.moc"
