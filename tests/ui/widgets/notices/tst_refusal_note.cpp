#include "ui/widgets/notices/inline_message.h"

#include "tests/support/test_registry.h"
#include "ui/delegates/cell_roles.h"
#include "ui/widgets/tables/table_view.h"

#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

namespace stemdesk::refusal_note_test {

using namespace stemdesk::ui;

class TestRefusalNote : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLastReasonIsShownUntilItIsOver()
    {
        QStandardItemModel model(3, 2);
        QTableView view;
        view.setModel(&model);
        const RefusalNote note(view);
        QVERIFY(note.isHidden());
        const auto refuse = [&model](int row, const QString &reason) {
            model.setData(model.index(row, 1), reason, ErrorRole);
        };

        refuse(0, u"Write an amount."_s);
        QCOMPARE(note.text(), u"Write an amount."_s);
        QVERIFY(!note.isHidden());
        refuse(2, u"Only 3 went out."_s);
        QCOMPARE(note.text(), u"Only 3 went out."_s);

        model.removeRow(2);
        QCOMPARE(note.text(), u"Write an amount."_s);
        refuse(0, {});
        QVERIFY(note.isHidden());
    }

    /// Its cell shows both values.
    void whatSomebodyElseChangedIsLeftToItsCell()
    {
        QStandardItemModel model(1, 1);
        QTableView view;
        view.setModel(&model);
        const RefusalNote note(view);

        model.setData(model.index(0, 0), 4, TheirsRole);
        model.setData(model.index(0, 0), u"Somebody else has changed this."_s, ErrorRole);

        QVERIFY(note.isHidden());
    }

    void aRowThatIsRemovedWhileItIsEditedIsSaid()
    {
        QStandardItemModel model(2, 1);
        TableView table(u"Lines"_s);
        table.setModel(&model);
        const RefusalNote note(table);
        table.show();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        table.setFocus();
        table.setCurrentIndex(model.index(0, 0));
        QTest::keyClick(&table, Qt::Key_4);

        model.removeRow(0);
        QTRY_COMPARE(note.text(), u"The row was deleted meanwhile; “4” was not stored."_s);
        model.setData(model.index(0, 0), 7);
        QVERIFY(!note.isHidden()); // What changes elsewhere is no answer.

        table.setCurrentIndex({});
        QVERIFY(note.isHidden());
    }
};

STEMDESK_TEST(TestRefusalNote)

} // namespace stemdesk::refusal_note_test

#include "tst_refusal_note.moc"
