#include "ui/accessible_buttons.h"

#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"

#include <QAccessible>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

namespace stemdesk::accessible_buttons_test {

using namespace stemdesk::ui;

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

    void aRadioIsOneEvenWithoutAGroup()
    {
        QRadioButton here(u"On this computer"_s);
        QCOMPARE(QAccessible::queryAccessibleInterface(&here)->role(), QAccessible::RadioButton);
    }

    void comboBoxSaysItsNameAndItsValue()
    {
        QComboBox box;
        box.addItems({u"flower"_s, u"hire"_s});
        box.setAccessibleName(u"Type"_s);
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&box);

        box.setCurrentIndex(1);

        QCOMPARE(spoken->role(), QAccessible::ComboBox);
        QCOMPARE(spoken->text(QAccessible::Name), u"Type, hire"_s);
        QCOMPARE(spoken->text(QAccessible::Value), u"hire"_s);
        QVERIFY(spoken->state().collapsed);
        spoken->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
        QTRY_VERIFY(spoken->state().expanded);
        box.hidePopup();
    }
};

STEMDESK_TEST(TestAccessibleButtons)

} // namespace stemdesk::accessible_buttons_test

#include "tst_accessible_buttons.moc"
