#include "ui/widgets/notices/toast.h"

#include "tests/support/test_registry.h"
#include "ui/widgets/layout/page_header.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QTableWidget>
#include <QTest>

namespace stemdesk::toast_test {

using namespace stemdesk::ui;

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

    /// A table takes text too, but only its current cell is typed in.
    void aTableIsCoveredBelowItsCell()
    {
        QWidget window;
        window.resize(900, 500);
        PageHeader header(u"Series"_s, &window);
        header.setGeometry(0, 0, 900, 80);
        QTableWidget table(60, 1, &window);
        table.setGeometry(0, 80, 900, 420);
        table.horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
        Toast toast(&window);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        table.setFocus();
        table.setCurrentCell(0, 0);
        QVERIFY(table.testAttribute(Qt::WA_InputMethodEnabled));

        toast.offer(u"Deleted Buttonholes"_s, u"Undo"_s, [] {});
        QVERIFY(toast.geometry().top() > window.height() / 2);

        table.setCurrentCell(table.rowAt(380), 0);
        toast.offer(u"Deleted Buttonholes"_s, u"Undo"_s, [] {});
        QVERIFY(toast.geometry().top() >= header.geometry().bottom());
        QVERIFY(toast.geometry().bottom() < window.height() / 2);
    }
};

STEMDESK_TEST(TestToast)

} // namespace stemdesk::toast_test

#include "tst_toast.moc"
