#include "ui/accessible_buttons.h"

#include "tests/support/patience.h"

#include <QAccessible>
#include <QButtonGroup>
#include <QCheckBox>
#include <QPushButton>
#include <QtTest>

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestAccessibleButtons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installAccessibleButtons(); }

    void pressingActsLikeAHand()
    {
        QCheckBox box(u"&Archived too"_s);
        const QSignalSpy clicked(&box, &QAbstractButton::clicked);
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&box);

        spoken->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());

        QTRY_COMPARE(clicked.size(), 1);
        QVERIFY(spoken->state().checked);
        QCOMPARE(spoken->role(), QAccessible::CheckBox);
        QCOMPARE(spoken->text(QAccessible::Name), u"Archived too"_s);
    }

    void oneOfSeveralIsSaidSo()
    {
        QButtonGroup group;
        QPushButton table(u"Table"_s);
        group.addButton(&table);
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&table);
        QCOMPARE(spoken->role(), QAccessible::PushButton);

        table.setCheckable(true);

        QCOMPARE(spoken->role(), QAccessible::RadioButton);
        QCOMPARE(spoken->actionInterface()->actionNames().first(), QAccessibleActionInterface::toggleAction());
    }
};

QTEST_MAIN(TestAccessibleButtons)
#include "tst_accessible_buttons.moc"
