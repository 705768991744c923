#include "ui/pages/event/quotes/quotes_tab.h"

#include "tests/support/held_thread.h"
#include "tests/support/page_test.h"
#include "tests/support/settled.h"
#include "tests/support/test_registry.h"
#include "tests/support/with_text.h"
#include "ui/delegates/cell_roles.h"
#include "ui/models/text_table_model.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/event/quotes/quote_card.h"
#include "ui/pages/event/quotes/quote_changes_card.h"
#include "ui/pages/event/quotes/quote_files.h"
#include "ui/pages/event/quotes/quote_parts.h"
#include "ui/pages/event/quotes/quotes_model.h"
#include "ui/preview/document_output.h"
#include "ui/preview/print_jobs.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <algorithm>
#include <memory>

namespace stemdesk::quotes_tab_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestQuotesTab : public PageTest<EventPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void freezingKeepsItForTheClient();
    void thereIsOneWayToBegin();
    void withoutOneItsContentsAreSeen();
    void contentsOfThePreviousEventAreNotSeen();
    void whatIsMadeMeanwhileIsNotOfferedAgain();
    void itIsDraftedAndSavedThen();
    void whatItContainsIsShown();
    void oneOfAKindHasItsNumberToo();
    void aNewerOneTakesItsPlace();
    void belowCostItIsAskedAbout();
    void aDayThatIsPastIsAskedAbout();
    void aDayThatCannotBeReadIsAskedForAgain();
    void twoEntersMakeOneQuote();
    void twoPressesAcceptOnce();
    void quoteFromElsewhereAppears();
    void whichQuoteAnotherReplacesIsSaid();
    void oneKeyAccepts();
    void acceptingIsTakenBackWhole();
    void somebodyMustHaveAccepted();
    void declinedWithAReasonAndReopened();
    void whatChangedSinceIsSaid();
    void answeredElsewhereIsRefused();
    void deletedQuoteComesBack();
    void pdfIsThatOfTheVersion();
    void anotherEventHasItsOwn();
    void everythingIsNamed();

private:
    QuotesTab *tab() { return m_page->findChild<QuotesTab *>(); }
    QuotesModel *model() { return tab()->findChild<QuotesModel *>(); }
    QuoteCard *card() { return tab()->findChild<QuoteCard *>(); }
    TableView *table() { return tab()->findChildren<TableView *>().constFirst(); }
    Button *button(const QString &text)
    {
        for (auto *each : tab()->findChildren<Button *>()) {
            if (each->text() == text && each->isVisible())
                return each;
        }
        return nullptr;
    }
    /// What a quote would contain.
    QuoteParts *today()
    {
        const auto parts = tab()->findChildren<QuoteParts *>();
        const auto found =
            std::ranges::find_if(parts, [this](QuoteParts *each) { return !card()->isAncestorOf(each); });
        return found == parts.cend() ? nullptr : *found;
    }
    QLineEdit *field(const QString &name)
    {
        for (auto *each : tab()->findChildren<QLineEdit *>()) {
            if (each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }
    QString chip(int row) { return model()->index(row, QuotesModel::State).data(ChipTextRole).toString(); }
    QString text(int row, QuotesModel::Column column) { return model()->index(row, column).data().toString(); }
    TextTableModel *changes() { return tab()->findChild<QuoteChangesCard *>()->findChild<TextTableModel *>(); }
    QString change(int row) { return changes()->index(row, 0).data(Qt::DisplayRole).toString(); }
    QString note() { return tab()->findChild<QuoteChangesCard *>()->accessibleName(); }
    Quote stored(const QuoteId &id) { return must(services().quotes.find(m_filled->event, id)); }
    QString status() { return m_filled->whole().status; }
    Quote made() { return must(services().quotes.create(m_filled->event, {})); }
    void show()
    {
        m_page->findChild<TabStrip *>()->setCurrentIndex(3);
        QVERIFY(tab() && tab()->isVisible());
        table()->setFocus();
    }
    /// Sets the price of each of the two copies. Their goods cost £40.
    void price(double each)
    {
        must(services().lines.patchGroup(m_filled->event, m_filled->group, {.fixedPriceIncTax = each}));
        const QString shown = QLocale().toCurrencyString(2 * each, u"£"_s, 2);
        QTRY_COMPARE(m_page->findChild<MoneyLabel *>()->text(), shown);
    }
    void freeze(const QString &validUntil, const QString &note)
    {
        QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::focusWidget(), field(u"Valid until, if limited"_s));
        QTest::keyClicks(field(u"Note for the client"_s), note);
        QTest::keyClicks(field(u"Valid until, if limited"_s), validUntil);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
    static bool says(const QWidget &where, const QString &text)
    {
        return std::ranges::any_of(where.findChildren<QLabel *>(),
                                   [&](const QLabel *label) { return label->isVisible() && label->text() == text; });
    }
    static void closeDialogs()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *dialog = qobject_cast<QFileDialog *>(widget))
                dialog->reject();
        }
    }
};

void TestQuotesTab::init()
{
    fillShop();
    const ContactId ada =
        must(services().contacts.create({.name = u"Ada"_s, .emails = QStringList{u"ada@example.com"_s}})).id;
    must(services().events.patch(m_filled->event,
                                 {.clientName1 = u"Ada"_s, .contacts = QList<EventContact>{{ada, u"client"_s}}}));
    showPage(1280);
    m_page->open(m_filled->event);
}

void TestQuotesTab::freezingKeepsItForTheClient()
{
    price(100);
    show();
    auto *none = tab()->findChild<EmptyState *>();
    QVERIFY(none->isVisible());
    freeze(u"1/5/2026"_s, u"As we said"_s);

    QTRY_COMPARE(model()->rowCount(), 1);
    QVERIFY(!none->isVisible());
    QCOMPARE(text(0, QuotesModel::Number), u"Quote 1"_s);
    QCOMPARE(text(0, QuotesModel::Answer), QString()); // Not answered yet.
    QVERIFY(says(*card(), u"Note for the client: As we said"_s));
    QTRY_COMPARE(status(), u"pending_approval"_s);

    m_shop->edits().undo();
    QTRY_COMPARE(model()->rowCount(), 0);
    QTRY_VERIFY(none->isVisible());
    QCOMPARE(status(), u"new"_s);
    m_shop->edits().stack().redo();
    QTRY_COMPARE(model()->rowCount(), 1);
    QCOMPARE(text(0, QuotesModel::Number), u"Quote 1"_s);
    QCOMPARE(status(), u"pending_approval"_s);
}

void TestQuotesTab::thereIsOneWayToBegin()
{
    show();
    const auto *none = tab()->findChild<EmptyState *>();
    QVERIFY(none->isVisible());

    QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
    QTRY_COMPARE(QApplication::focusWidget(), field(u"Valid until, if limited"_s));
    QVERIFY(!none->isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(none->isVisible());
}

void TestQuotesTab::withoutOneItsContentsAreSeen()
{
    price(100);
    show();
    const QuoteParts *parts = today();
    QVERIFY(parts);
    QTRY_VERIFY(parts->isVisible());
    const auto *contents = parts->findChild<TableView *>();
    QCOMPARE(contents->model()->index(0, 0).data().toString(), u"Tables"_s);
    QCOMPARE(contents->model()->index(0, 3).data().toString(), u"£200.00"_s);
    price(150); // As the event is now.
    QTRY_COMPARE(contents->model()->index(0, 3).data().toString(), u"£300.00"_s);

    made();
    QTRY_COMPARE(model()->rowCount(), 1);
    QVERIFY(!parts->isVisible()); // The quote says it.
}

void TestQuotesTab::contentsOfThePreviousEventAreNotSeen()
{
    price(100);
    const EventId other = must(services().events.create({.name = u"Party"_s})).event.id;
    ServiceThread &lookups = m_shop->context().lookups;
    const auto held = std::make_unique<HeldThread>(lookups);
    show();
    m_page->open(other); // While the contents are still being read.
    held->release();
    const HeldThread heldAgain(lookups);
    QCoreApplication::processEvents();

    show();

    QVERIFY(today());
    QVERIFY(!today()->isVisible());
}

void TestQuotesTab::whatIsMadeMeanwhileIsNotOfferedAgain()
{
    const EventId other = must(services().events.create({.name = u"Party"_s})).event.id;
    price(100);
    const quint64 answered = m_shop->edits().outcomes();
    show();
    {
        HeldThread held(m_shop->editsThread());
        freeze(u"+14"_s, u"As discussed"_s);
        m_page->open(other);
        show();
        QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(field(u"Note for the client"_s)->isVisible());
    }

    QTRY_VERIFY(m_shop->edits().outcomes() > answered);
    QVERIFY(field(u"Note for the client"_s)->isVisible()); // What is typed for the other event.
    m_page->open(m_filled->event);
    show();
    QTRY_COMPARE(model()->rowCount(), 1);
    QVERIFY(!field(u"Note for the client"_s)->isVisible());
}

void TestQuotesTab::itIsDraftedAndSavedThen()
{
    price(100);
    show();
    freeze(u"1/5/2026"_s, u"As we said"_s);
    QTRY_COMPARE(model()->rowCount(), 1);
    QSignalSpy noted(tab(), &QuotesTab::noted);
    button(u"Draft e-mail"_s)->click();
    QTRY_COMPARE(noted.size(), 1);
    QVERIFY(noted.constFirst().constFirst().toString().contains(u"ada@example.com"_s));
    const QString email = QGuiApplication::clipboard()->text();
    QVERIFY(email.contains(u"As we said"_s));
    QVERIFY(email.contains(m_filled->whole().name));

    button(u"Save PDF…"_s)->click();
    QTRY_VERIFY(std::ranges::any_of(QApplication::topLevelWidgets(),
                                    [](QWidget *widget) { return qobject_cast<QFileDialog *>(widget); }));
    closeDialogs();
}

void TestQuotesTab::oneOfAKindHasItsNumberToo()
{
    must(services().lines.patchGroup(m_filled->event, m_filled->group, {.quantity = 1, .fixedPriceIncTax = 100}));
    made();
    show();
    auto *contents = card()->findChild<TableView *>();
    QTRY_VERIFY(contents->isVisible());
    QCOMPARE(contents->model()->index(0, 1).data().toString(), u"1"_s);
    QCOMPARE(contents->model()->index(0, 2).data().toString(), u"£100.00"_s);
}

void TestQuotesTab::whatItContainsIsShown()
{
    price(100);
    made();
    show();
    auto *contents = card()->findChild<TableView *>();
    QTRY_VERIFY(contents->isVisible());
    QCOMPARE(contents->model()->index(0, 0).data().toString(), u"Tables"_s);
    QCOMPARE(contents->model()->index(0, 1).data().toString(), u"2"_s);
    QCOMPARE(contents->model()->index(0, 3).data().toString(), u"£200.00"_s);
    price(150); // The quote stays as it was made.
    QTRY_VERIFY(changes()->rowCount() > 0);
    QCOMPARE(contents->model()->index(0, 3).data().toString(), u"£200.00"_s);
}

void TestQuotesTab::aNewerOneTakesItsPlace()
{
    made();
    const QuoteId second = made().id;
    show();
    QTRY_COMPARE(chip(0), u"Open"_s);
    QCOMPARE(chip(1), u"Replaced"_s);

    must(services().quotes.decline(m_filled->event, second, {}));
    QTRY_COMPARE(chip(0), u"Declined"_s);
    QCOMPARE(chip(1), u"Open"_s);
}

void TestQuotesTab::belowCostItIsAskedAbout()
{
    price(1);
    show();
    freeze({}, {});
    QTRY_VERIFY(button(u"With client anyway"_s));
    QCOMPARE(model()->rowCount(), 0);

    button(u"With client anyway"_s)->click();
    QTRY_COMPARE(model()->rowCount(), 1);
}

void TestQuotesTab::aDayThatIsPastIsAskedAbout()
{
    price(100);
    show();
    freeze(u"20/3/2026"_s, {}); // Yesterday.
    QTRY_VERIFY(button(u"With client anyway"_s));
    QCOMPARE(model()->rowCount(), 0);

    button(u"With client anyway"_s)->click();
    QTRY_COMPARE(model()->rowCount(), 1);
    QCOMPARE(chip(0), u"Expired"_s);
}

void TestQuotesTab::aDayThatCannotBeReadIsAskedForAgain()
{
    show();
    QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
    QTRY_COMPARE(QApplication::focusWidget(), field(u"Valid until, if limited"_s));
    QTest::keyClicks(QApplication::focusWidget(), u"soon"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

    QCOMPARE(tab()->findChildren<NewRow *>().constFirst()->reason(), u"Write a day, like +14."_s);
    QCOMPARE(model()->rowCount(), 0);
}

void TestQuotesTab::twoEntersMakeOneQuote()
{
    price(100);
    show();
    for (int made = 1; made <= 2; ++made) {
        freeze({}, u"As we said"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

        QTRY_COMPARE(model()->rowCount(), made);
        settle(*m_shop);
        QCOMPARE(must(services().quotes.list(m_filled->event, {}, {})).rows.size(), made);
        QVERIFY(table()->hasFocus());
    }
}

void TestQuotesTab::twoPressesAcceptOnce()
{
    const QuoteId id = made().id;
    show();
    Button *accept = button(u"Accept"_s);

    accept->click();
    accept->click();

    QTRY_COMPARE(chip(0), u"Accepted"_s);
    settle(*m_shop);
    QCOMPARE(stored(id).state, QuoteState::Accepted);
    for (const InlineMessage *message : card()->findChildren<InlineMessage *>())
        QCOMPARE(message->isVisible() ? message->text() : QString(), QString());
}

void TestQuotesTab::quoteFromElsewhereAppears()
{
    show();
    const QAbstractItemModelTester tester(model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    made();
    QTRY_COMPARE(model()->rowCount(), 1);
    made();

    QTRY_COMPARE(model()->rowCount(), 2);
    QCOMPARE(text(0, QuotesModel::Number), u"Quote 2"_s);
    QCOMPARE(table()->currentIndex().row(), 1); // The selection stays.
}

void TestQuotesTab::whichQuoteAnotherReplacesIsSaid()
{
    price(100);
    must(services().quotes.accept(m_filled->event, made().id, {.acceptedBy = u"Ada"_s}));
    price(90);
    made();
    show();

    QTRY_VERIFY(says(*card(), u"Would replace accepted quote 1 · £20.00 less"_s));
    table()->setCurrentIndex(model()->index(1, 0));
    QTRY_VERIFY(button(u"Reopen"_s));
    QVERIFY(!says(*card(), u"Would replace accepted quote 1 · £20.00 less"_s));
}

void TestQuotesTab::oneKeyAccepts()
{
    const QuoteId id = made().id;
    show();

    QTest::keyClick(table(), Qt::Key_A);

    QTRY_COMPARE(stored(id).state, QuoteState::Accepted);
    QCOMPARE(stored(id).acceptedBy, u"Ada"_s);
    QCOMPARE(status(), u"approved"_s);
    QTRY_COMPARE(chip(0), u"Accepted"_s);
    QCOMPARE(text(0, QuotesModel::Answer), u"by Ada on 21 Mar"_s);
}

void TestQuotesTab::acceptingIsTakenBackWhole()
{
    const QuoteId first = made().id;
    const QuoteId second = made().id;
    show();
    QTest::keyClick(table(), Qt::Key_A);
    QTRY_COMPARE(stored(second).state, QuoteState::Accepted);
    QCOMPARE(stored(first).state, QuoteState::Superseded);
    QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Accept quote 2"_s);

    m_shop->edits().undo();

    QTRY_COMPARE(stored(second).state, QuoteState::Open);
    QCOMPARE(stored(first).state, QuoteState::Open);
    QCOMPARE(status(), u"new"_s);
    QTRY_COMPARE(chip(0), u"Open"_s);

    m_shop->edits().stack().redo();
    QTRY_COMPARE(stored(second).state, QuoteState::Accepted);
    QCOMPARE(stored(first).state, QuoteState::Superseded);
    QCOMPARE(status(), u"approved"_s);
}

void TestQuotesTab::somebodyMustHaveAccepted()
{
    must(services().events.patch(m_filled->event, {.clientName1 = QString()}));
    const QuoteId id = made().id;
    show();
    QTRY_VERIFY(field(u"Accepted by"_s)->text().isEmpty()); // The page has received the change.

    QTest::keyClick(table(), Qt::Key_A);
    QTRY_COMPARE(QApplication::focusWidget(), field(u"Accepted by"_s));
    QCOMPARE(stored(id).state, QuoteState::Open);

    QTest::keyClicks(QApplication::focusWidget(), u"Tom"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(stored(id).acceptedBy, u"Tom"_s);
    QTRY_VERIFY(!field(u"Accepted by"_s)->isVisible());
    QTRY_VERIFY(tab()->isAncestorOf(QApplication::focusWidget())); // The keyboard stays with the quotes.
}

void TestQuotesTab::declinedWithAReasonAndReopened()
{
    const QuoteId id = made().id;
    show();
    button(u"Decline"_s)->click();
    QTRY_COMPARE(QApplication::focusWidget(), field(u"Why it was declined, if known"_s));
    QTest::keyClicks(QApplication::focusWidget(), u"Too much"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

    QTRY_COMPARE(stored(id).state, QuoteState::Declined);
    QTRY_VERIFY(text(0, QuotesModel::Answer).endsWith(u"Too much"_s));

    QTRY_VERIFY(button(u"Reopen"_s));
    button(u"Reopen"_s)->click();
    QTRY_COMPARE(stored(id).state, QuoteState::Open);

    m_shop->edits().undo();
    QTRY_COMPARE(stored(id).state, QuoteState::Declined);
    QCOMPARE(stored(id).declineReason, u"Too much"_s);
}

void TestQuotesTab::whatChangedSinceIsSaid()
{
    made();
    show();
    QTRY_COMPARE(note(), u"Changed since quote 1"_s);
    QCOMPARE(changes()->rowCount(), 0);
    // The quote's own card already says that nothing has changed.
    QVERIFY(!tab()->findChild<QuoteChangesCard *>()->isVisible());
    QVERIFY(withText<TextLabel>(*card(), u"Unchanged since"_s));

    must(services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = 7}));

    QTRY_COMPARE(changes()->rowCount(), 1);
    QVERIFY(change(0).endsWith(u"in Tables: 3 → 7"_s));
    QVERIFY(changes()->index(0, 1).data(Qt::DisplayRole).toString().startsWith(u"+£"_s));
}

void TestQuotesTab::answeredElsewhereIsRefused()
{
    const Quote quote = made();
    show();
    Q_EMIT card()->acceptRequested(u"Ada"_s);
    QTRY_COMPARE(stored(quote.id).state, QuoteState::Accepted);
    must(services().quotes.reopen(m_filled->event, quote.id));

    m_shop->edits().undo(); // The answer that this would undo is gone.

    QTest::qWait(0);
    QTRY_COMPARE(stored(quote.id).state, QuoteState::Open);
    QCOMPARE(status(), u"approved"_s);
}

void TestQuotesTab::deletedQuoteComesBack()
{
    const QuoteId id = made().id;
    show();
    QTest::keyClick(table(), Qt::Key_Delete);
    QTRY_COMPARE(model()->rowCount(), 0);

    m_shop->edits().undo();

    QTRY_COMPARE(model()->rowCount(), 1);
    QCOMPARE(model()->rowAt(0).id, id);
    QCOMPARE(stored(id).number, 1);
}

void TestQuotesTab::pdfIsThatOfTheVersion()
{
    const Quote quote = made();
    show();
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"quote.pdf"_s);
    QSignalSpy noted(tab(), &QuotesTab::noted);

    tab()->files().output().save(quotePrintJob(quote, u"Meadow"_s, m_shop->context().shop), QPageSize::A4, file);

    QTRY_COMPARE(noted.size(), 1);
    QFile pdf(file);
    QVERIFY(pdf.open(QFile::ReadOnly));
    QVERIFY(pdf.read(5) == "%PDF-");
}

void TestQuotesTab::anotherEventHasItsOwn()
{
    made();
    show();
    QCOMPARE(model()->rowCount(), 1);
    const EventId other = must(services().events.create({.name = u"Party"_s})).event.id;

    m_page->open(other);
    show();

    QCOMPARE(model()->rowCount(), 0);
    QVERIFY(!card()->isVisible());
}

void TestQuotesTab::everythingIsNamed()
{
    made();
    show();
    for (const QAbstractButton *each : tab()->findChildren<QAbstractButton *>()) {
        if (each->isVisible())
            QVERIFY(!each->accessibleName().isEmpty() || !each->text().isEmpty());
    }
    for (const QLineEdit *each : tab()->findChildren<QLineEdit *>())
        QVERIFY(!each->accessibleName().isEmpty());
}

STEMDESK_TEST(TestQuotesTab)

} // namespace stemdesk::quotes_tab_test

#include "tst_quotes_tab.moc"
