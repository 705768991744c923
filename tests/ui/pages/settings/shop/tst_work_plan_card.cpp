#include "ui/pages/settings/shop/plan_card.h"

#include "core/domain/tasks/shop_work_plan.h"
#include "tests/support/held_thread.h"
#include "tests/support/test_registry.h"
#include "tests/support/typing.h"
#include "tests/support/ui_shop.h"
#include "tests/support/with_text.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/value_field.h"

#include <QComboBox>
#include <QLocale>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::work_plan_card_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestWorkPlanCard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theDefaultPlanIsWhereItStarts();
    void aTaskIsWrittenAndTakenBack();
    void kindsAndDaysAreChosen();
    void daysAreTyped();
    void daysAreTypedWhileTheirKindIsOnItsWay();
    void whatCannotBePlannedStaysWithTheReason();
    void tasksComeAndGo();
    void twoTasksGoAtOnce();
    void noTasksAreAPlanToo();
    void aPlanFromElsewhereAppears();
    void whatSomebodyElseChangedIsNotOverwritten();
    void everythingIsNamed();

private:
    std::optional<WorkPlan> stored() { return must(m_shop->services().settings.shop()).workPlan; }
    WorkPlanRow row(qsizetype place) { return stored().value_or(WorkPlan()).value(place); }
    Button *button(const QString &text) { return withText<Button>(*m_card, text); }
    template <class Widget>
    QList<Widget *> shown(const QString &name)
    {
        QList<Widget *> found;
        for (auto *candidate : m_card->findChildren<Widget *>()) {
            if (candidate->accessibleName().startsWith(name) && candidate->isVisible())
                found += candidate;
        }
        return found;
    }
    QList<ValueField *> titleFields() { return shown<ValueField>(u"Task"_s); }
    QStringList titles()
    {
        QStringList texts;
        for (const ValueField *each : titleFields())
            texts += each->text();
        return texts;
    }
    void remove(qsizetype place)
    {
        shown<IconButton>(u"Remove the task "_s + titles().at(place)).constFirst()->click();
    }
    static void choose(QComboBox *box, const QString &words)
    {
        box->setCurrentIndex(box->findText(words));
        Q_EMIT box->activated(box->currentIndex());
    }

    const QStringList m_first{u"Order"_s, u"Receive"_s, u"Condition"_s, u"Design"_s,
                              u"Pack"_s,  u"Deliver"_s, u"Collect"_s};
    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<WorkPlanCard> m_card;
};

void TestWorkPlanCard::init()
{
    QLocale::setDefault(QLocale(u"en_GB"_s));
    m_shop = std::make_unique<UiShop>();
    m_card = std::make_unique<WorkPlanCard>(m_shop->context());
    m_card->resize(800, 600);
    m_card->show();
    QVERIFY(QTest::qWaitForWindowActive(m_card.get()));
}

void TestWorkPlanCard::cleanup()
{
    m_card.reset();
    m_shop.reset();
}

void TestWorkPlanCard::theDefaultPlanIsWhereItStarts()
{
    QCOMPARE(titles(), m_first);
    const auto when = shown<QComboBox>(u"Planned for"_s);
    QCOMPARE(when.at(0)->currentText(), u"Order day"_s);
    QCOMPARE(when.at(1)->currentText(), u"Days before"_s);
    QCOMPARE(when.at(4)->currentText(), u"On the day"_s);
    QCOMPARE(when.at(6)->currentText(), u"Days after"_s);
    const auto days = shown<ValueField>(u"Number of days"_s);
    QCOMPARE(days.size(), 4); // Only for tasks before and after the event.
    QCOMPARE(days.constFirst()->text(), u"3"_s);
    QCOMPARE(days.constLast()->text(), u"1"_s);
    QVERIFY(!button(u"Use the default plan"_s)->isVisible());
}

void TestWorkPlanCard::aTaskIsWrittenAndTakenBack()
{
    enterInto(titleFields().at(3), u"  Wire and tape "_s);
    QTRY_COMPARE(row(3).title, u"Wire and tape"_s);
    QCOMPARE(row(3).kind, u"design"_s);
    QTRY_VERIFY(button(u"Use the default plan"_s)->isVisible());
    QCOMPARE(m_shop->edits().stack().undoText(), u"Change the tasks of events"_s);

    m_shop->edits().undo();
    QTRY_VERIFY(!stored());
    QTRY_COMPARE(titles(), m_first);

    m_shop->edits().stack().redo();
    QTRY_VERIFY(button(u"Use the default plan"_s)->isVisible());
    QCOMPARE(row(3).title, u"Wire and tape"_s);
    button(u"Use the default plan"_s)->click();
    QTRY_VERIFY(!stored());
}

void TestWorkPlanCard::kindsAndDaysAreChosen()
{
    choose(shown<QComboBox>(u"Kind of task"_s).at(4), u"Office"_s);
    QTRY_COMPARE(row(4).kind, u"office"_s);

    for (const auto &[words, days] :
         {std::pair{u"Days after"_s, std::optional(-1)}, std::pair{u"Days before"_s, std::optional(1)},
          std::pair{u"Order day"_s, std::optional<int>()}, std::pair{u"On the day"_s, std::optional(0)}}) {
        choose(shown<QComboBox>(u"Planned for"_s).at(4), words);
        QTRY_COMPARE(row(4).days, days);
    }
}

void TestWorkPlanCard::daysAreTyped()
{
    enterInto(shown<ValueField>(u"Number of days"_s).constFirst(), u"5"_s);
    QTRY_COMPARE(row(1).days, std::optional(5));

    enterInto(shown<ValueField>(u"Number of days"_s).constLast(), u"2"_s);
    QTRY_COMPARE(row(6).days, std::optional(-2)); // After the event.
}

void TestWorkPlanCard::daysAreTypedWhileTheirKindIsOnItsWay()
{
    HeldThread held(m_shop->editsThread());
    choose(shown<QComboBox>(u"Planned for"_s).at(4), u"Days after"_s);
    ValueField *days = shown<ValueField>(u"Number of days"_s).value(3);
    QVERIFY(days->geometry().top() == shown<QComboBox>(u"Planned for"_s).at(4)->geometry().top());
    days->setFocus();
    days->selectAll();
    QTest::keyClicks(days, u"3"_s);
    held.release();
    QTRY_COMPARE(m_shop->edits().stack().count(), 1);

    QTest::keyClick(days, Qt::Key_Tab);

    QTRY_COMPARE(row(4).days, std::optional(-3));
    QVERIFY(!days->isRefused());
}

void TestWorkPlanCard::whatCannotBePlannedStaysWithTheReason()
{
    ValueField *days = shown<ValueField>(u"Number of days"_s).constFirst();
    for (const auto *text : {u"soon", u"0", u"1.5", u"366"}) {
        enterInto(days, QString::fromUtf16(text));
        QVERIFY(days->isRefused());
        QCOMPARE(days->accessibleDescription(), u"Write a number of days, 1 to 365."_s);
    }
    ValueField *title = titleFields().constFirst();
    for (const QString &text : {u" "_s, QString(201, u'x')}) {
        enterInto(title, text);
        QTRY_VERIFY(title->isRefused());
        QCOMPARE(title->accessibleDescription(), u"Write what is to be done, in up to 200 characters."_s);
        QCOMPARE(title->text(), text);
    }
    QVERIFY(!stored());
}

void TestWorkPlanCard::tasksComeAndGo()
{
    button(u"Add a task"_s)->click();
    QTRY_COMPARE(stored().value_or(WorkPlan()).size(), 8);
    QCOMPARE(row(7), (WorkPlanRow{.kind = u"other"_s, .title = u"New task"_s, .days = 1}));
    QVERIFY(titleFields().constLast()->hasFocus()); // Its title can be typed at once.
    QCOMPARE(titleFields().constLast()->selectedText(), u"New task"_s);

    remove(0);
    QTRY_COMPARE(stored()->size(), 7);
    QTRY_COMPARE(titles(), m_first.mid(1) + QStringList{u"New task"_s});
}

void TestWorkPlanCard::twoTasksGoAtOnce()
{
    HeldThread held(m_shop->editsThread());
    remove(6);
    remove(5); // Before the first one's outcome is known.
    held.release();

    QTRY_COMPARE(stored().value_or(WorkPlan()).size(), 5);
    QTRY_COMPARE(titles(), m_first.first(5));
}

void TestWorkPlanCard::noTasksAreAPlanToo()
{
    for (qsizetype left = m_first.size(); left > 0; --left)
        remove(0);
    QTRY_COMPARE(stored(), std::optional(WorkPlan()));
    QCOMPARE(titles(), QStringList());

    button(u"Use the default plan"_s)->click();
    QTRY_COMPARE(titles(), m_first);
}

void TestWorkPlanCard::aPlanFromElsewhereAppears()
{
    must(m_shop->services().settings.set({{u"plan"_s, uR"([{"kind": "order", "title": "All", "days": null}])"_s}}));
    QTRY_COMPARE(titles(), QStringList{u"All"_s});

    must(m_shop->services().settings.set({{u"plan"_s, {}}}));
    QTRY_COMPARE(titles(), m_first);
}

void TestWorkPlanCard::whatSomebodyElseChangedIsNotOverwritten()
{
    ValueField *title = titleFields().constFirst();
    HeldThread held(m_shop->editsThread());
    enterInto(title, u"Mine"_s);
    must(m_shop->services().settings.set({{u"plan"_s, uR"([{"kind": "order", "title": "Theirs", "days": null}])"_s}}));
    held.release();

    QTRY_VERIFY(title->isInConflict());
    QCOMPARE(title->text(), u"Mine"_s);
    QCOMPARE(row(0).title, u"Theirs"_s);

    title->keepMine();
    QTRY_COMPARE(row(0).title, u"Mine"_s);
}

void TestWorkPlanCard::everythingIsNamed()
{
    for (const QWidget *each : m_card->findChildren<QWidget *>()) {
        if (each->focusPolicy() != Qt::NoFocus && each->isVisible() && !each->parentWidget()->inherits("QComboBox"))
            QVERIFY2(!each->accessibleName().isEmpty() || each->inherits("QPushButton"),
                     each->metaObject()->className());
    }
}

STEMDESK_TEST(TestWorkPlanCard)

} // namespace stemdesk::work_plan_card_test

#include "tst_work_plan_card.moc"
