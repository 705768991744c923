#include "ui/widgets/button.h"

#include "tests/support/test_registry.h"

#include <QSignalSpy>
#include <QTest>

namespace stemdesk::button_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestButton : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theKeyboardPressesIt_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Enter") << Qt::Key_Return;
        QTest::newRow("Space") << Qt::Key_Space;
    }

    void theKeyboardPressesIt()
    {
        QFETCH(Qt::Key, key);
        QWidget window;
        Button button(u"Choose a file…"_s, Button::Kind::Primary, &window);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        button.setFocus();
        QSignalSpy clicked(&button, &Button::clicked);

        QTest::keyClick(&button, key);

        QCOMPARE(clicked.count(), 1);
    }
};

STEMDESK_TEST(TestButton)

} // namespace stemdesk::button_test

#include "tst_button.moc"
