#include "ui/widgets/fields/plan_editor.h"

#include "tests/support/held_thread.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/typing.h"
#include "tests/support/with_text.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/event/payments/instalment_station.h"
#include "ui/pages/event/payments/payments_tab.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/tab_strip.h"

#include <QApplication>
#include <QComboBox>
#include <QLocale>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::plan_editor_test {

using namespace stemdesk::ui;

class TestPlanEditor : public PageTest<EventPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void theShopsPlanIsWhereItStarts();
    void sharesAreTypedAsPercentOrAmount();
    void aNumberWithoutASignIsAskedAbout();
    void aQuestionIsStillThereWhenOneComesBack();
    void daysAreTypedForWhatTheyDependOn();
    void aDayIsTyped();
    void whatIsTypedWhileItsKindIsOnItsWayIsKept_data();
    void whatIsTypedWhileItsKindIsOnItsWayIsKept();
    void whatWasTypedForAnotherKindIsGone();
    void instalmentsComeAndGo();
    void whatCannotBeReadStaysWithTheReason();
    void theShopsPlanComesBack();
    void aPlanFromElsewhereAppears();
    void everythingIsNamed();

private:
    PaymentsTab *tab() { return m_page->findChild<PaymentsTab *>(); }
    PlanEditor *editor() { return tab()->findChild<PlanEditor *>(); }
    Button *button(const QString &text) { return withText<Button>(*tab(), text); }
    bool isOffered(const QString &text) { return button(text) && button(text)->isVisible(); }
    std::optional<PaymentPlan> stored() { return m_filled->whole().paymentPlan; }
    PlannedInstalment first() { return stored().value_or(PaymentPlan{{}}).constFirst(); }
    QList<ValueField *> fields(const QString &name)
    {
        QList<ValueField *> found;
        for (auto *field : editor()->findChildren<ValueField *>()) {
            if (field->accessibleName().startsWith(name))
                found.append(field);
        }
        return found;
    }
    void typeShare(const QString &text) { enterInto(fields(u"Share or amount"_s).constFirst(), text); }
    void typeWhen(const QString &text) { enterInto(fields(u"Day, or number of days"_s).constFirst(), text); }
    void chooseDue(const QString &words)
    {
        auto *due = editor()->findChild<QComboBox *>();
        due->setCurrentIndex(due->findText(words));
        Q_EMIT due->activated(due->currentIndex());
    }
    qsizetype stations()
    {
        const auto all = tab()->findChildren<InstalmentStation *>();
        return std::ranges::count_if(all, [](const InstalmentStation *each) { return each->isVisible(); });
    }
};

void TestPlanEditor::init()
{
    fillShop();
    must(services().lines.patchGroup(m_filled->event, m_filled->group, {.quantity = 1, .fixedPriceIncTax = 1000}));
    showPage(1280);
    m_page->open(m_filled->event);
    m_page->findChild<TabStrip *>()->setCurrentIndex(4);
    QVERIFY(editor() && !editor()->isVisible());
    button(u"Change the plan"_s)->click();
    QTRY_VERIFY(editor()->isVisible());
}

void TestPlanEditor::theShopsPlanIsWhereItStarts()
{
    QCOMPARE(fields(u"Name of the instalment"_s).at(0)->value(), u"Deposit"_s);
    QCOMPARE(fields(u"Share or amount"_s).at(0)->value(), u"25%"_s);
    QVERIFY(fields(u"Share or amount"_s).at(1)->isReadOnly()); // The rest.
    QVERIFY(!fields(u"Day, or number of days"_s).at(0)->isVisible()); // On acceptance.
    QCOMPARE(fields(u"Day, or number of days"_s).at(1)->value(), u"28"_s);
    QVERIFY(!button(u"Use the shop’s plan"_s)->isVisible());
}

void TestPlanEditor::sharesAreTypedAsPercentOrAmount()
{
    typeShare(u"30 %"_s);
    QTRY_COMPARE(first().percent, std::optional(30.0));
    QTRY_VERIFY(fields(u"Share or amount"_s).constFirst()->text() == u"30%"_s);
    QCOMPARE(stored()->size(), 2);

    typeShare(u"£200"_s);
    QTRY_COMPARE(first().amountIncTax, std::optional(200.0));
    QVERIFY(!first().percent);
    QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Change payment plan"_s);

    m_shop->edits().undo();
    QTRY_COMPARE(first().percent, std::optional(30.0));
    m_shop->edits().undo();
    QTRY_VERIFY(!stored()); // The shop's plan applies again.
}

void TestPlanEditor::aNumberWithoutASignIsAskedAbout()
{
    typeShare(u"30"_s);
    QTRY_VERIFY(isOffered(u"30%"_s));
    QVERIFY(isOffered(u"£30.00"_s));
    QVERIFY(!stored());
    QCOMPARE(fields(u"Share or amount"_s).constFirst()->text(), u"30"_s);

    QTest::keyClick(button(u"30%"_s), Qt::Key_Space);
    QTRY_COMPARE(first().percent, std::optional(30.0));
    QTRY_COMPARE(fields(u"Share or amount"_s).constFirst()->text(), u"30%"_s);
    QVERIFY(!isOffered(u"£30.00"_s));

    typeShare(u"40"_s);
    QTRY_VERIFY(isOffered(u"£40.00"_s));
    button(u"£40.00"_s)->click();
    QTRY_COMPARE(first().amountIncTax, std::optional(40.0));
    QTRY_COMPARE(fields(u"Share or amount"_s).constFirst()->text(), u"£40.00"_s);

    typeShare(u"250"_s); // An amount, because a share cannot exceed 100%.
    QTRY_COMPARE(first().amountIncTax, std::optional(250.0));
}

void TestPlanEditor::aQuestionIsStillThereWhenOneComesBack()
{
    typeShare(u"30"_s);
    QTRY_VERIFY(isOffered(u"30%"_s));

    m_page->open(m_filled->event); // From the list of events.
    m_page->findChild<TabStrip *>()->setCurrentIndex(4);

    QVERIFY(isOffered(u"30%"_s));
    QCOMPARE(fields(u"Share or amount"_s).constFirst()->text(), u"30"_s);
    button(u"30%"_s)->click();
    QTRY_COMPARE(first().percent, std::optional(30.0));
}

void TestPlanEditor::daysAreTypedForWhatTheyDependOn()
{
    chooseDue(u"Before the event"_s);
    QTRY_COMPARE(first().due, (InstalmentDue{.on = InstalmentDue::On::Event, .days = -28, .date = {}}));
    QTRY_VERIFY(fields(u"Day, or number of days"_s).constFirst()->isVisible());

    typeWhen(u"60"_s);
    QTRY_COMPARE(first().due.days, std::optional(-60));

    chooseDue(u"After acceptance"_s);
    QTRY_COMPARE(first().due, (InstalmentDue{.on = InstalmentDue::On::Acceptance, .days = 14, .date = {}}));
    chooseDue(u"On acceptance"_s);
    QTRY_COMPARE(first().due, InstalmentDue());
}

void TestPlanEditor::aDayIsTyped()
{
    chooseDue(u"On a day"_s);
    QTRY_COMPARE(first().due.on, InstalmentDue::On::Date);
    QTRY_VERIFY(fields(u"Day, or number of days"_s).constFirst()->isVisible());

    typeWhen(u"1/5/2026"_s);

    QTRY_COMPARE(first().due.date, std::optional(QDate(2026, 5, 1)));
}

void TestPlanEditor::whatIsTypedWhileItsKindIsOnItsWayIsKept_data()
{
    using On = InstalmentDue::On;
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<InstalmentDue>("due");
    QTest::newRow("a number where none was")
        << u"On acceptance"_s << u"After acceptance"_s << u"7"_s << InstalmentDue{.on = On::Acceptance, .days = 7};
    QTest::newRow("another number") << u"Before the event"_s << u"After the event"_s << u"7"_s
                                    << InstalmentDue{.on = On::Event, .days = 7};
    QTest::newRow("a day") << u"After acceptance"_s << u"On a day"_s << u"1/5/2026"_s
                           << InstalmentDue{.on = On::Date, .date = QDate(2026, 5, 1)};
}

void TestPlanEditor::whatIsTypedWhileItsKindIsOnItsWayIsKept()
{
    QFETCH(const QString, before);
    QFETCH(const QString, kind);
    QFETCH(const QString, typed);
    QFETCH(const InstalmentDue, due);
    ValueField *when = fields(u"Day, or number of days"_s).constFirst();
    const int changes = before == u"On acceptance"_s ? 0 : 1; // It is the initial value.
    chooseDue(before);
    QTRY_COMPARE(m_shop->edits().stack().count(), changes);

    HeldThread held(m_shop->editsThread());
    chooseDue(kind);
    QVERIFY(when->isVisible());
    when->setFocus();
    when->selectAll();
    QTest::keyClicks(when, typed);
    held.release();
    QTRY_COMPARE(m_shop->edits().stack().count(), changes + 1);
    QTest::keyClick(when, Qt::Key_Tab);

    QTRY_COMPARE(first().due, due);
    QVERIFY(!when->isRefused());
}

void TestPlanEditor::whatWasTypedForAnotherKindIsGone()
{
    ValueField *when = fields(u"Day, or number of days"_s).at(1);
    enterInto(when, u"soon"_s);
    QVERIFY(when->isRefused());

    auto *due = editor()->findChildren<QComboBox *>().at(1);
    due->setCurrentIndex(due->findText(u"After the event"_s));
    Q_EMIT due->activated(due->currentIndex());

    QVERIFY(!when->isRefused());
    QCOMPARE(when->text(), u"14"_s);
    QTRY_COMPARE(stored().value_or(PaymentPlan()).value(1).due.days, std::optional(14));
    QVERIFY(!when->isRefused());
}

void TestPlanEditor::instalmentsComeAndGo()
{
    button(u"Add an instalment"_s)->click();
    QCOMPARE(QApplication::focusWidget(), fields(u"Name of the instalment"_s).at(1)); // What is typed next is its name.
    QCOMPARE(fields(u"Name of the instalment"_s).at(1)->selectedText(), u"Instalment 2"_s);
    QTRY_COMPARE(stored().value_or(PaymentPlan()).size(), 3);
    QVERIFY(stored()->constLast().isRest);
    QTRY_COMPARE(stations(), 3);

    editor()->findChildren<IconButton *>().at(1)->click();

    QTRY_COMPARE(stored()->size(), 2);
    QTRY_COMPARE(stations(), 2);
}

void TestPlanEditor::whatCannotBeReadStaysWithTheReason()
{
    for (const auto *text : {u"lots", u"0%", u"101%", u"-5"}) {
        typeShare(QString::fromUtf16(text));
        QVERIFY(fields(u"Share or amount"_s).constFirst()->isRefused());
    }
    enterInto(fields(u"Day, or number of days"_s).at(1), u"1.5"_s);
    QVERIFY(fields(u"Day, or number of days"_s).at(1)->isRefused());
    enterInto(fields(u"Name of the instalment"_s).at(0), u" "_s);
    QTRY_VERIFY(fields(u"Name of the instalment"_s).at(0)->isRefused());
    QVERIFY(!stored());
}

void TestPlanEditor::theShopsPlanComesBack()
{
    typeShare(u"50%"_s);
    QTRY_VERIFY(button(u"Use the shop’s plan"_s)->isVisible());

    button(u"Use the shop’s plan"_s)->click();

    QTRY_VERIFY(!stored());
    QTRY_COMPARE(fields(u"Share or amount"_s).constFirst()->value(), u"25%"_s);
}

void TestPlanEditor::aPlanFromElsewhereAppears()
{
    const PaymentPlan plan{{.name = u"All"_s, .isRest = true, .due = {.on = InstalmentDue::On::Event}}};
    must(services().events.patch(m_filled->event, {.paymentPlan = std::optional(plan)}));

    QTRY_COMPARE(fields(u"Name of the instalment"_s).at(0)->value(), u"All"_s);
    QVERIFY(!fields(u"Name of the instalment"_s).at(1)->isVisible());
}

void TestPlanEditor::everythingIsNamed()
{
    for (const QWidget *each : editor()->findChildren<QWidget *>()) {
        if (each->focusPolicy() != Qt::NoFocus && each->isVisible() && !each->parentWidget()->inherits("QComboBox"))
            QVERIFY2(!each->accessibleName().isEmpty() || each->inherits("QPushButton"),
                     each->metaObject()->className());
    }
}

STEMDESK_TEST(TestPlanEditor)

} // namespace stemdesk::plan_editor_test

#include "tst_plan_editor.moc"
