#include "ui/pages/event/event_page.h"

#include "tests/support/page_test.h"
#include "tests/support/settled.h"
#include "tests/support/test_registry.h"
#include "tests/support/typing.h"
#include "tests/support/with_text.h"
#include "ui/delegates/cell_roles.h"
#include "ui/flowers/flower_field.h"
#include "ui/pages/event/details/details_form.h"
#include "ui/pages/event/payments/payments_tab.h"
#include "ui/pages/event/quotes/quote_card.h"
#include "ui/pages/event/quotes/quotes_tab.h"
#include "ui/pages/event/recipe/group_card.h"
#include "ui/pages/event/recipe/lines_model.h"
#include "ui/pages/event/recipe/recipe_view.h"
#include "ui/pages/event/status_button.h"
#include "ui/pages/event/summary_panel.h"
#include "ui/pages/event/title_field.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::event_page_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestEventPage : public PageTest<EventPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void linesShowPacksAndPrices();
    void modelKeepsItsPromises();
    void quantityIsStoredAndTotalsFollow();
    void quantityThatIsNoNumberStaysWithTheReason();
    void copiedColumnOfNumbersIsTaken();
    void archivedSupplierIsRefusedInWords();
    void valueChangedMeanwhileIsShown();
    void changeFromElsewhereAppearsAndKeepsTheCell();
    void priceFromElsewhereAppears();
    void adviceSavesAPack();
    void lineIsFoundAddedAndItsQuantityTyped();
    void aRefusedQuantityIsCorrectedInItsCell();
    void typedQuantityIsTaken();
    void deletedLineComesBack();
    void groupIsMadeAndNamed();
    void aDoubleClickMakesOneGroup();
    void groupIsHiddenAndLeftOutOfThePrice();
    void copiesAreTypedWithoutTheSign();
    void nameAndStatusAreChanged();
    void deletedEventSaysSoUntilItComesBack();
    void ordersAreAskedFor();
    void theActFollowsTheStatus();
    void theKeyboardStaysWhereTheActGoes();
    void anEventWithoutADateLeadsToIt();
    void anEmptyEventBeginsWithAnArrangement();
    void theMenuCopiesAndDeletesTheEvent();
    void whyItWasLostIsAskedOfTheLost();
    void anotherEventOpensAtItsTabs();
    void whatIsRefusedIsAskedAboutBeforeAnotherEventOpens();

private:
    LinesModel *lines() { return card(0)->findChild<LinesModel *>(); }
    GroupCard *card(int place) { return m_page->findChild<RecipeView *>()->cards().value(place); }
    QString text(int row, LinesModel::Column column) { return lines()->index(row, column).data().toString(); }
    QString price() { return m_page->findChild<MoneyLabel *>()->text(); }
    bool type(int row, const QVariant &quantity)
    {
        return lines()->setData(lines()->index(row, LinesModel::Stems), quantity, Qt::EditRole);
    }
    QString refusal()
    {
        QString found;
        for (const InlineMessage *message : m_page->findChildren<InlineMessage *>())
            found += message->text();
        return found;
    }
    QPushButton *button(const QString &text)
    {
        for (auto *each : m_page->findChildren<QPushButton *>()) {
            if (each->isVisible() && each->text() == text)
                return each;
        }
        return nullptr;
    }
    double storedQuantity() { return m_filled->whole().groups.constFirst().items.constFirst().quantity; }
};

void TestEventPage::init()
{
    fillShop();
    showPage();
    m_page->open(m_filled->event);
}

void TestEventPage::linesShowPacksAndPrices()
{
    QCOMPARE(lines()->rowCount(), 2);
    QCOMPARE(text(0, LinesModel::Flower), u"Rose"_s);
    QCOMPARE(text(0, LinesModel::Stems), u"3"_s);
    QCOMPARE(text(0, LinesModel::Packs), u"1 × 10"_s); // Six roses for the two copies.
    QCOMPARE(text(0, LinesModel::LeftOver), u"4"_s);
    QCOMPARE(text(0, LinesModel::UnitCost), u"£2.00"_s);
    QCOMPARE(text(0, LinesModel::Price), u"£14.40"_s);
    QCOMPARE(text(1, LinesModel::Packs), u"–"_s); // Hired.
    QCOMPARE(price(), u"£38.40"_s);
}

void TestEventPage::modelKeepsItsPromises()
{
    const QAbstractItemModelTester tester(lines(), QAbstractItemModelTester::FailureReportingMode::QtTest);

    const EventItemId added = m_filled->addLine(m_filled->group, m_filled->rose, 1, 0);
    QTRY_COMPARE(lines()->rowCount(), 3);
    must(services().lines.moveItem(m_filled->event, added, m_filled->group, 2));
    QTRY_COMPARE(text(2, LinesModel::Stems), u"1"_s);
    must(services().lines.removeItem(m_filled->event, m_filled->group, m_filled->roses));
    QTRY_COMPARE(lines()->rowCount(), 2);
}

void TestEventPage::quantityIsStoredAndTotalsFollow()
{
    QVERIFY(type(0, 5.0));
    QVERIFY(lines()->index(0, LinesModel::Stems).data(PendingRole).toBool());
    QCOMPARE(text(0, LinesModel::Stems), u"5"_s);

    QTRY_VERIFY(!lines()->index(0, LinesModel::Stems).data(PendingRole).toBool());
    QCOMPARE(storedQuantity(), 5.0);
    QTRY_COMPARE(price(), u"£48.00"_s);

    m_shop->edits().undo();
    QTRY_COMPARE(price(), u"£38.40"_s);
    m_shop->edits().stack().redo();
    QTRY_COMPARE(price(), u"£48.00"_s);
}

void TestEventPage::quantityThatIsNoNumberStaysWithTheReason()
{
    QVERIFY(type(0, u"a dozen"_s));

    QCOMPARE(text(0, LinesModel::Stems), u"a dozen"_s);
    QVERIFY(!lines()->index(0, LinesModel::Stems).data(ErrorRole).toString().isEmpty());
    QVERIFY(refusal().contains(u"a dozen"_s));
    QCOMPARE(m_shop->edits().stack().count(), 0);

    QVERIFY(type(0, 4.0));
    QTRY_COMPARE(storedQuantity(), 4.0);
    QTRY_COMPARE(refusal(), QString());
}

void TestEventPage::copiedColumnOfNumbersIsTaken()
{
    auto *table = card(0)->findChild<TableView *>();

    Q_EMIT table->pasted(lines()->index(0, LinesModel::Stems), {{u"7"_s}, {u"4"_s}, {u"9"_s}});

    QTRY_COMPARE(storedQuantity(), 7.0);
    QTRY_COMPARE(m_filled->whole().groups.constFirst().items.constLast().quantity, 4.0);
    QCOMPARE(lines()->rowCount(), 2);
}

void TestEventPage::archivedSupplierIsRefusedInWords()
{
    must(services().suppliers.archive(m_filled->supplier));
    const QModelIndex cell = lines()->index(0, LinesModel::Supplier);

    QVERIFY(lines()->setData(cell, QVariant::fromValue(m_filled->supplier), Qt::EditRole));

    QTRY_VERIFY(refusal().contains(u"archived"_s));
    QVERIFY(!cell.data(ErrorRole).toString().isEmpty());
    QCOMPARE(m_shop->edits().stack().count(), 0);
}

void TestEventPage::valueChangedMeanwhileIsShown()
{
    // Stored by another client, and not yet received by the page.
    must(services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = 9.0}));

    QVERIFY(type(0, 5.0));

    const auto said = [this] {
        const auto notes = m_page->findChildren<ConflictNote *>();
        const auto shown = std::ranges::find_if(notes, [](const ConflictNote *note) { return note->isVisible(); });
        return shown == notes.end() ? QString() : (*shown)->text();
    };
    QTRY_COMPARE(said(), u"Yours: 5, now: 9"_s);
    QCOMPARE(text(0, LinesModel::Stems), u"5"_s); // The typed text stays.
    QCOMPARE(storedQuantity(), 9.0);
    QVERIFY(type(0, 5.0));
    QTRY_COMPARE(storedQuantity(), 5.0);
}

void TestEventPage::changeFromElsewhereAppearsAndKeepsTheCell()
{
    auto *table = card(0)->findChild<TableView *>();
    const QModelIndex cell = lines()->index(0, LinesModel::Stems);
    table->setCurrentIndex(cell);
    table->edit(cell);
    auto *editor = table->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    QTest::keyClicks(editor, u"12"_s);

    m_filled->addLine(m_filled->group, m_filled->rose, 1, 0);

    QTRY_COMPARE(lines()->rowCount(), 3);
    QCOMPARE(table->currentIndex().row(), 1);
    QCOMPARE(editor->text(), u"12"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(m_filled->whole().groups.constFirst().items.at(1).quantity, 12.0);
}

void TestEventPage::priceFromElsewhereAppears()
{
    must(services().priceLists.patchEntry(m_filled->flowers, m_filled->rosePrice, {.unitCostExclTax = 3.0}));

    QTRY_COMPARE(text(0, LinesModel::UnitCost), u"£3.00"_s);
    QTRY_COMPARE(price(), u"£45.60"_s);
}

void TestEventPage::adviceSavesAPack()
{
    QVERIFY(type(0, 11.0)); // 22 roses for two: three packs of ten.
    QTRY_VERIFY(button(u"Make it 10"_s));
    QTRY_VERIFY(refusal().contains(u"£24.00"_s));

    button(u"Make it 10"_s)->click();

    QTRY_COMPARE(storedQuantity(), 10.0);
    QTRY_COMPARE(refusal(), QString());
}

void TestEventPage::lineIsFoundAddedAndItsQuantityTyped()
{
    auto *field = card(0)->findChild<FlowerField *>();
    field->setFocus();
    QTest::keyClicks(field, u"ros"_s);
    QTest::keyClick(field, Qt::Key_Return); // Faster than the search: its first match is taken.

    QTRY_COMPARE(lines()->rowCount(), 3);
    auto *table = card(0)->findChild<TableView *>();
    QTRY_VERIFY(table->viewport()->findChild<QLineEdit *>());
    auto *editor = table->viewport()->findChild<QLineEdit *>();
    editor->selectAll();
    QTest::keyClicks(editor, u"8"_s);
    QTest::keyClick(editor, Qt::Key_Return);

    QTRY_COMPARE(m_filled->whole().groups.constFirst().items.constLast().quantity, 8.0);
    QTRY_VERIFY(field->hasFocus());
    QTRY_COMPARE(m_shop->edits().stack().count(), 2);
}

void TestEventPage::aRefusedQuantityIsCorrectedInItsCell()
{
    auto *field = card(0)->findChild<FlowerField *>();
    auto *table = card(0)->findChild<TableView *>();
    const auto enter = [table](const QString &text) {
        QTRY_VERIFY(table->viewport()->isAncestorOf(QApplication::focusWidget()));
        auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
    };
    enterInto(field, u"ros"_s);
    QTRY_COMPARE(lines()->rowCount(), 3);
    enter(u"2 avalanche"_s);
    QTRY_VERIFY(refusal().contains(u"avalanche"_s));

    enter(u"2 doz"_s);

    QTRY_COMPARE(m_filled->whole().groups.constFirst().items.constLast().quantity, 24.0);
    QTRY_VERIFY(field->hasFocus());
    QCOMPARE(field->text(), QString());
}

void TestEventPage::typedQuantityIsTaken()
{
    auto *field = card(0)->findChild<FlowerField *>();
    field->setFocus();
    QTest::keyClicks(field, u"vase x 4"_s);
    QTest::keyClick(field, Qt::Key_Return);

    QTRY_COMPARE(lines()->rowCount(), 3);
    QCOMPARE(m_filled->whole().groups.constFirst().items.constLast().quantity, 4.0);
    QVERIFY(field->hasFocus());
    QTRY_COMPARE(field->text(), QString());
}

void TestEventPage::deletedLineComesBack()
{
    auto *table = card(0)->findChild<TableView *>();
    const QSignalSpy offered(&m_shop->edits(), &Edits::undoOffered);
    table->selectRow(0);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Delete);

    QTRY_COMPARE(lines()->rowCount(), 1);
    QTRY_COMPARE(offered.count(), 1);
    m_shop->edits().undo();
    QTRY_COMPARE(text(0, LinesModel::Flower), u"Rose"_s);
}

void TestEventPage::groupIsMadeAndNamed()
{
    QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);

    QTRY_VERIFY(card(1));
    auto *name = card(1)->findChild<TitleField *>();
    QTRY_VERIFY(name->hasFocus());
    QTest::keyClicks(name, u"Bouquet"_s);
    QTest::keyClick(name, Qt::Key_Return);

    QTRY_COMPARE(m_filled->whole().groups.constLast().name, u"Bouquet"_s);
    QTRY_VERIFY(card(1)->findChild<FlowerField *>()->hasFocus());
}

void TestEventPage::aDoubleClickMakesOneGroup()
{
    QPushButton *add = button(u"New arrangement"_s);

    add->click();
    add->click();

    QTRY_VERIFY(card(1));
    settle(*m_shop);
    QCOMPARE(m_filled->whole().groups.size(), 2);
    add->click();
    QTRY_VERIFY(card(2));
}

void TestEventPage::groupIsHiddenAndLeftOutOfThePrice()
{
    must(services().lines.patchGroup(m_filled->event, m_filled->group, {.isHidden = true}));

    QTRY_COMPARE(price(), u"£0.00"_s);
    QTRY_COMPARE(text(0, LinesModel::Price), u"£14.40"_s);
}

void TestEventPage::copiesAreTypedWithoutTheSign()
{
    auto *copies = card(0)->findChild<CopiesField *>();
    copies->setFocus();
    copies->selectAll();
    QTest::keyClicks(copies, u"12"_s);
    QTest::keyClick(copies, Qt::Key_Return);

    QTRY_COMPARE(m_filled->whole().groups.constFirst().quantity, 12.0);
    QTRY_COMPARE(copies->value(), u"× 12"_s);
    QTRY_COMPARE(text(0, LinesModel::Packs), u"4 × 10"_s);
    QVERIFY(!refusal().contains(u"else"_s));
}

void TestEventPage::nameAndStatusAreChanged()
{
    auto *name = m_page->findChild<TitleField *>();
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, u"Meadow wedding"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_COMPARE(m_filled->whole().name, u"Meadow wedding"_s);

    Q_EMIT m_page->findChild<StatusButton *>()->statusChosen(u"quoting"_s);
    QTRY_COMPARE(m_page->findChild<StatusButton *>()->text(), u"Quoting"_s);
    m_shop->edits().undo();
    QTRY_COMPARE(m_page->findChild<StatusButton *>()->text(), u"New"_s);
}

void TestEventPage::deletedEventSaysSoUntilItComesBack()
{
    const Event snapshot = must(services().events.remove(m_filled->event));

    QTRY_VERIFY(!m_page->findChild<SummaryPanel *>()->isVisible());
    QVERIFY(!button(u"Proposal"_s));
    QVERIFY(!button(u"Make a quote"_s));
    QVERIFY(!m_page->findChild<TabStrip *>()->isVisible());
    for (const QLabel *label : m_page->findChildren<QLabel *>()) // It may be undone, by its own user.
        QVERIFY2(!label->isVisible() || !label->text().contains(u"somebody"_s), qPrintable(label->text()));

    must(services().events.restore(snapshot));
    QTRY_VERIFY(m_page->findChild<SummaryPanel *>()->isVisible());
    QVERIFY(button(u"Proposal"_s));
    QVERIFY(button(u"Make a quote"_s));
    QVERIFY(m_page->findChild<TabStrip *>()->isVisible());
    QTRY_COMPARE(lines()->rowCount(), 2);
}

void TestEventPage::ordersAreAskedFor()
{
    QSignalSpy asked(m_page.get(), &EventPage::ordersRequested);
    QVERIFY(!button(u"Supplier orders"_s)); // It is new.
    must(services().events.patch(m_filled->event, {.status = u"approved"_s}));
    QTRY_VERIFY(button(u"Supplier orders"_s));

    button(u"Supplier orders"_s)->click();

    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.constFirst().constFirst().value<EventId>(), m_filled->event);
}

void TestEventPage::theActFollowsTheStatus()
{
    const auto setStatus = [this](const QString &status) {
        must(services().events.patch(m_filled->event, {.status = status}));
    };
    button(u"Make a quote"_s)->click();
    QTRY_VERIFY(m_page->findChild<QuotesTab *>() && m_page->findChild<QuotesTab *>()->isVisible());
    QVERIFY(m_page->findChild<QuotesTab *>()->findChild<NewRow *>()->isVisible());

    setStatus(u"pending_approval"_s); // By hand: there is no quote that could be accepted.
    QTRY_VERIFY(button(u"Accepted…"_s));
    must(m_shop->services().quotes.create(m_filled->event, {}));
    button(u"Accepted…"_s)->click();
    QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget())
                && m_page->findChild<QuoteCard *>()->isAncestorOf(QApplication::focusWidget()));

    setStatus(u"complete"_s);
    QTRY_VERIFY(button(u"Invoice the rest"_s));
    button(u"Invoice the rest"_s)->click();
    QTRY_VERIFY(m_page->findChild<PaymentsTab *>() && m_page->findChild<PaymentsTab *>()->isVisible());
    QTRY_VERIFY(button(u"Issue the invoice"_s));
    const auto *next = m_page->findChild<PageHeader *>()->primaryAction();
    QVERIFY(!next->isVisible()); // The tab has a button of this name.
    m_page->findChild<TabStrip *>()->setCurrentIndex(0);
    QTRY_VERIFY(next->isVisible());

    setStatus(u"cancelled"_s);
    QTRY_VERIFY(!next->isVisible());
    QVERIFY(!button(u"Make a quote"_s) && !button(u"Supplier orders"_s));
}

void TestEventPage::theKeyboardStaysWhereTheActGoes()
{
    auto *strip = m_page->findChild<TabStrip *>();
    const auto setStatus = [this](const QString &status) {
        must(services().events.patch(m_filled->event, {.status = status}));
    };
    setStatus(u"complete"_s);
    QTRY_VERIFY(button(u"Invoice the rest"_s));
    QPushButton *next = button(u"Invoice the rest"_s);
    next->setFocus();
    QTest::keyClick(next, Qt::Key_Space);
    QTRY_VERIFY(!next->isVisible());
    const QWidget *focused = QApplication::focusWidget();
    QVERIFY(focused == strip || m_page->findChild<PaymentsTab *>()->isAncestorOf(focused));

    strip->setCurrentIndex(0);
    QTRY_VERIFY(next->isVisible());
    next->setFocus();
    setStatus(u"cancelled"_s);
    QTRY_VERIFY(!next->isVisible());
    QCOMPARE(QApplication::focusWidget(), strip);
}

/// Nothing is sent for nothing.
void TestEventPage::anEmptyEventBeginsWithAnArrangement()
{
    const EventId empty = must(m_shop->services().events.create({.name = u"New"_s})).event.id;
    m_page->open(empty);
    QTRY_VERIFY(button(u"Add an arrangement"_s));

    button(u"Add an arrangement"_s)->click();

    QTRY_COMPARE(must(m_shop->services().events.find(empty)).groups.size(), 1);
    m_page->open(m_filled->event);
    QTRY_VERIFY(button(u"Make a quote"_s));
}

void TestEventPage::theMenuCopiesAndDeletesTheEvent()
{
    const auto choose = [this](const QString &text) {
        for (QAction *action : m_page->findChild<PageHeader *>()->menu()->actions()) {
            if (action->text() == text)
                action->trigger();
        }
    };
    choose(u"Save as template"_s);
    QTRY_COMPARE(must(m_shop->services().templates.list()).size(), 1);

    choose(u"Duplicate"_s);
    QTRY_COMPARE(must(m_shop->services().events.list({}, {.limit = 10})).rows.size(), 2);
    m_page->open(m_filled->event);
    QSignalSpy back(m_page.get(), &EventPage::backRequested);
    choose(u"Delete"_s);
    QTRY_COMPARE(must(m_shop->services().events.list({}, {.limit = 10})).rows.size(), 1);
    QCOMPARE(back.count(), 1);
}

void TestEventPage::anEventWithoutADateLeadsToIt()
{
    const EventId gala = must(services().events.create({.name = u"Gala"_s})).event.id;
    m_page->open(gala);
    QPushButton *ask = button(u"no date yet"_s);
    QVERIFY(ask);
    ask->click();
    auto *details = m_page->findChild<DetailsForm *>();
    QVERIFY(details && details->isVisible());
    QTRY_COMPARE(QApplication::focusWidget()->accessibleName(), u"Venue from: day"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"9/1/27"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

    QTRY_VERIFY(must(services().events.find(gala, {})).venueStart);
    QTRY_VERIFY(!ask->isVisible());
}

void TestEventPage::whyItWasLostIsAskedOfTheLost()
{
    m_page->findChild<TabStrip *>()->setCurrentIndex(1);
    const auto asked = [this] {
        return std::ranges::any_of(m_page->findChildren<QLineEdit *>(), [](const QLineEdit *field) {
            return field->accessibleName() == u"Why it was lost"_s && field->isVisibleTo(field->window());
        });
    };
    QVERIFY(!asked());
    must(services().events.patch(m_filled->event, {.status = u"cancelled"_s}));
    QTRY_VERIFY(asked());
}

void TestEventPage::anotherEventOpensAtItsTabs()
{
    auto *strip = m_page->findChild<TabStrip *>();
    strip->setCurrentIndex(1); // Creates its fields, including the one for a new task.
    const EventId other = must(services().events.create({.name = u"Gala"_s})).event.id;

    m_page->open(other);

    QTRY_COMPARE(m_page->findChild<TitleField *>()->text(), u"Gala"_s);
    QCOMPARE(QApplication::focusWidget(), strip);
}

void TestEventPage::whatIsRefusedIsAskedAboutBeforeAnotherEventOpens()
{
    auto *strip = m_page->findChild<TabStrip *>();
    strip->setCurrentIndex(1);
    const auto fields = m_page->findChildren<ValueField *>();
    const auto found = std::ranges::find(fields, u"Budget"_s, &QWidget::accessibleName);
    QVERIFY(found != fields.cend());
    ValueField *budget = *found;
    enterInto(budget, u"a lot"_s);
    QVERIFY(budget->isRefused());
    strip->setCurrentIndex(0);
    const EventId other = must(services().events.create({.name = u"Gala"_s})).event.id;
    const auto name = [this] { return m_page->findChild<TitleField *>()->text(); };
    const auto press = [this](const QString &text) {
        auto *box = m_page->findChild<QMessageBox *>();
        QVERIFY(box);
        const QString event = must(services().events.find(m_filled->event)).name;
        QVERIFY(box->informativeText().contains(event + u" · Budget: a lot"_s));
        withText<QPushButton>(*box, text)->click();
        QTRY_VERIFY(!m_page->findChild<QMessageBox *>());
    };

    m_page->openPayments(other);
    press(u"Go back"_s);
    QCOMPARE(name(), must(services().events.find(m_filled->event)).name);
    QCOMPARE(strip->currentIndex(), 1);
    // A window system does this after a box; the offscreen platform sometimes forgets.
    QTRY_VERIFY((budget->activateWindow(), budget->hasFocus()));
    QCOMPARE(budget->text(), u"a lot"_s);

    m_page->openPayments(other);
    press(u"Discard"_s);
    QTRY_COMPARE(name(), u"Gala"_s);
    QCOMPARE(strip->currentIndex(), 4);
}

STEMDESK_TEST(TestEventPage)

} // namespace stemdesk::event_page_test

#include "tst_event_page.moc"
