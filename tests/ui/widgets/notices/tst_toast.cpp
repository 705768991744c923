#include "ui/widgets/notices/toast.h"

#include "tests/support/test_registry.h"

#include <QLineEdit>
#include <QTest>

namespace stemdesk::toast_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestToast : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsTypedInIsNeverCovered()
    {
        QWidget window;
        window.resize(900, 500);
        QLineEdit low(&window);
        low.setGeometry(300, 440, 300, 32);
        QLineEdit high(&window);
        high.setGeometry(300, 40, 300, 32);
        Toast toast(&window);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        high.setFocus();
        toast.offer(u"Deleted Buttonholes"_s, u"Undo"_s, [] {});
        const QRect usual = toast.geometry();
        QVERIFY(usual.intersects(low.geometry()));

        low.setFocus();

        QVERIFY(!toast.geometry().intersects(low.geometry()));
        high.setFocus();
        QCOMPARE(toast.geometry(), usual);
    }
};

STEMDESK_TEST(TestToast)

} // namespace stemdesk::toast_test

#include "tst_toast.moc"
