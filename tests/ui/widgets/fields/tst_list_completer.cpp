#include "ui/widgets/fields/list_completer.h"

#include "tests/support/test_registry.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QTest>

#include <memory>

namespace stemdesk::list_completer_test {

using namespace stemdesk::ui;

/// Completion keeps the typed text as it is, in a line edit and in a combo box.
class TestListCompleter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_box = std::make_unique<QComboBox>();
        m_box->setEditable(true);
        m_box->setInsertPolicy(QComboBox::NoInsert);
        m_box->addItems({QString(), u"Flora Holland"_s, u"Fleura"_s});
        m_box->setCompleter(new ListCompleter(m_box->model(), m_box.get()));
        m_line = std::make_unique<QLineEdit>();
        m_line->setCompleter(new ListCompleter({u"Blush"_s, u"Blue"_s}, m_line.get()));
        for (QWidget *widget : std::initializer_list<QWidget *>{m_box.get(), m_line.get()}) {
            widget->show();
            QVERIFY(QTest::qWaitForWindowActive(widget));
        }
    }
    void cleanup()
    {
        m_box.reset();
        m_line.reset();
    }

    void aNewNameMayBeginLikeAKnownOne()
    {
        focus(*m_box);
        type(u"Flora"_s);
        QCOMPARE(m_box->currentText(), u"Flora"_s);
        m_box->clearFocus();
        QCOMPARE(m_box->currentText(), u"Flora"_s);
    }

    void aKnownOneIsTakenFromTheList()
    {
        focus(*m_box);
        type(u"Flora"_s);
        QTRY_VERIFY(popup()->isVisible());
        press(Qt::Key_Down);
        QCOMPARE(m_box->currentText(), u"Flora"_s);
        press(Qt::Key_Return);
        QTRY_COMPARE(m_box->currentText(), u"Flora Holland"_s);
    }

    void goingThroughTheListAndTypingOnAppendsToWhatWasTyped()
    {
        focus(*m_line);
        type(u"Bl"_s);
        QTRY_VERIFY(popup()->isVisible());
        press(Qt::Key_Down);
        type(u"a"_s);
        QCOMPARE(m_line->text(), u"Bla"_s);
    }

    void enterTakesOnlyWhatWasGoneTo()
    {
        focus(*m_line);
        type(u"Bl"_s);
        QTRY_VERIFY(popup()->isVisible());
        press(Qt::Key_Return);
        QCOMPARE(m_line->text(), u"Bl"_s);
        type(u"u"_s);
        QTRY_VERIFY(popup()->isVisible());
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QTRY_COMPARE(m_line->text(), u"Blush"_s);
    }

private:
    void focus(QWidget &widget)
    {
        widget.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&widget));
        widget.setFocus();
        QTRY_VERIFY(widget.hasFocus());
        m_completer = &widget == m_box.get() ? m_box->completer() : m_line->completer();
    }
    QAbstractItemView *popup() const { return m_completer->popup(); }
    QWidget *target() const { return popup()->isVisible() ? popup() : QApplication::focusWidget(); }
    void type(const QString &text)
    {
        for (const QChar key : text)
            QTest::keyClicks(target(), key);
    }
    void press(Qt::Key key) { QTest::keyClick(target(), key); }

    std::unique_ptr<QComboBox> m_box;
    std::unique_ptr<QLineEdit> m_line;
    QCompleter *m_completer = nullptr;
};

STEMDESK_TEST(TestListCompleter)

} // namespace stemdesk::list_completer_test

#include "tst_list_completer.moc"
