#include "ui/pages/event/payments/payments_tab.h"

#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/with_text.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/event/payments/balance_card.h"
#include "ui/pages/event/payments/instalment_station.h"
#include "ui/pages/event/payments/invoices_card.h"
#include "ui/pages/event/payments/payments_card.h"
#include "ui/pages/event/payments/payments_model.h"
#include "ui/preview/document_output.h"
#include "ui/preview/print_jobs.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::payments_tab_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestPaymentsTab : public PageTest<EventPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void planShowsWhatIsDue();
    void stationsShareTheWidthOfTheirCard();
    void modelKeepsItsPromises();
    void fieldsOfANewPaymentAreBelowTheirNames();
    void namesOfColumnsAreSaidOnce();
    void notesHaveAHeadOnceThereIsOne();
    void columnsBeginWhereTheFieldsOfANewPaymentDo();
    void amountsOfInvoicesEndAtOneEdge();
    void twoKeysRecordWhatIsDue();
    void whatWasRecordedIsNotTypedAgainByUndo();
    void twoEntersRecordOnce();
    void aDayAndAMethodAreTakenAsTyped();
    void anUnlikelyAmountIsAskedAboutAsMoney();
    void aDayWithoutAYearIsTheLatest();
    void nothingIsPaidInTheFuture();
    void whatIsNoAmountOrDayIsRefused();
    void aRefundIsFilledIn();
    void paymentFromElsewhereAppears();
    void cellsAreEditedAndUndone();
    void cellsThatCannotBeReadStayWithTheReason();
    void deletedPaymentComesBack();
    void nothingIsIssuedUnasked();
    void invoiceIsIssuedAndCredited();
    void theRestIsWhatIsLeft();
    void aPartPaidInstalmentSaysWhatIsOpen();
    void planAndInvoicesSayTheSameDay();
    void whatStandsAheadIsSaid();
    void withoutAClientNothingIsIssued();
    void anInvoiceIsSavedAsPdf();
    void anotherEventHasItsOwn();
    void everythingIsNamed();

private:
    PaymentsTab *tab() { return m_page->findChild<PaymentsTab *>(); }
    PaymentsModel *model() { return m_page->findChild<PaymentsModel *>(); }
    TableView *table() { return tab()->findChild<PaymentsCard *>()->findChild<TableView *>(); }
    NewRow *newRow() { return tab()->findChild<NewRow *>(); }
    QLineEdit *field(int place) { return newRow()->findChildren<QLineEdit *>().at(place); }
    QModelIndex cell(int row, PaymentsModel::Column column) { return model()->index(row, column); }
    QString text(int row, PaymentsModel::Column column) { return cell(row, column).data().toString(); }
    QList<InstalmentStation *> stations() { return tab()->findChildren<InstalmentStation *>(); }
    Button *button(const QString &text) { return withText<Button>(*tab(), text); }
    QAction *act(const QString &text) { return withText<QAction>(*tab(), text); }
    QList<Payment> payments() { return must(services().payments.list(m_filled->event, {}, {})).rows; }
    QList<Invoice> invoices() { return must(services().invoices.list({.eventId = m_filled->event}, {})).rows; }
    bool says(const QString &text, Qt::MatchFlag how = Qt::MatchExactly)
    {
        const auto labels = tab()->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) {
            return how == Qt::MatchExactly ? label->text() == text : label->isVisible() && label->text().contains(text);
        });
    }
    void enter(int place, const QString &text)
    {
        field(place)->setFocus();
        field(place)->selectAll();
        QTest::keyClicks(field(place), text);
    }
    void issueRest()
    {
        button(u"Invoice the rest"_s)->click();
        button(u"Issue the invoice"_s)->click();
    }
};

void TestPaymentsTab::init()
{
    fillShop();
    must(services().lines.patchGroup(m_filled->event, m_filled->group, {.quantity = 1, .fixedPriceIncTax = 1000.01}));
    must(services().events.patch(m_filled->event, {.clientName1 = u"Ada"_s}));
    showPage(1280);
    m_page->open(m_filled->event);
    m_page->findChild<TabStrip *>()->setCurrentIndex(4);
    QVERIFY(tab() && tab()->isVisible());
}

void TestPaymentsTab::planShowsWhatIsDue()
{
    QVERIFY(says(u"£1,000.01 outstanding"_s));
    QCOMPARE(stations().size(), 2);
    QVERIFY(stations().at(0)->accessibleName().contains(u"£250.00, no date yet"_s)); // Not accepted yet.
    QVERIFY(stations().at(1)->accessibleName().contains(u"£750.01, due"_s));
    must(services().payments.create(m_filled->event, {.amount = 300, .paidOn = QDate(2026, 1, 5)}));

    QTRY_VERIFY(says(u"£700.01 outstanding"_s));
    QVERIFY(stations().at(0)->accessibleName().endsWith(u"Paid"_s));
    QVERIFY(stations().at(1)->accessibleName().contains(u"£50.00 of £750.01"_s));
}

void TestPaymentsTab::stationsShareTheWidthOfTheirCard()
{
    m_page->resize(1920, 1080);
    QTRY_VERIFY(stations().at(0)->width() > metric::kBoardColumnWidth);
    QTRY_VERIFY(stations().at(1)->geometry().right() >= stations().at(1)->parentWidget()->rect().right() - 1);
    QCOMPARE(stations().at(1)->width(), stations().at(0)->width());
    QCOMPARE(stations().at(1)->x(), stations().at(0)->width()); // The line leads on without a gap.
    for (int width = 900; width < 1920; width += 13) { // Settles at every size.
        m_page->resize(width, 500 + width % 200);
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(stations().at(1)->geometry().right() <= stations().at(1)->parentWidget()->rect().right());
}

void TestPaymentsTab::modelKeepsItsPromises()
{
    const QAbstractItemModelTester tester(model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const Payment first =
        must(services().payments.create(m_filled->event, {.amount = 10, .paidOn = QDate(2026, 1, 5)}));
    must(services().payments.create(m_filled->event, {.amount = 20, .paidOn = QDate(2026, 1, 4)}));
    QTRY_COMPARE(model()->rowCount(), 2);
    must(services().payments.remove(m_filled->event, first.id));
    QTRY_COMPARE(model()->rowCount(), 1);
}

void TestPaymentsTab::fieldsOfANewPaymentAreBelowTheirNames()
{
    for (const int width : {900, 1280, 1920}) {
        m_page->resize(width, 900);
        QCoreApplication::processEvents();
        const QStringList names{u"Paid on"_s, u"Amount"_s, u"Method"_s, u"Reference"_s};
        for (int place = 0; place < names.size(); ++place) {
            const auto *label = withText<QLabel>(*newRow(), names.at(place));
            QVERIFY2(label && label->isVisible(), qPrintable(names.at(place)));
            QCOMPARE(field(place)->accessibleName(), names.at(place));
            QTRY_COMPARE(label->x(), field(place)->x());
            QVERIFY(label->geometry().bottom() <= field(place)->y());
            QVERIFY2(label->width() >= label->fontMetrics().horizontalAdvance(label->text()),
                     qPrintable(u"%1 at %2"_s.arg(names.at(place)).arg(width)));
        }
    }
}

void TestPaymentsTab::namesOfColumnsAreSaidOnce()
{
    const auto *name = withText<QLabel>(*newRow(), u"Method"_s);
    QVERIFY(name->isVisible());
    must(services().payments.create(m_filled->event, {.amount = 10, .paidOn = QDate(2026, 1, 5)}));

    QTRY_VERIFY(table()->isVisible());
    QVERIFY(!name->isVisible()); // The table above has it.
    QCOMPARE(field(2)->accessibleName(), u"Method"_s);
}

void TestPaymentsTab::notesHaveAHeadOnceThereIsOne()
{
    const auto head = [this] { return model()->headerData(PaymentsModel::Note, Qt::Horizontal).toString(); };
    must(services().payments.create(m_filled->event, {.amount = 10, .paidOn = QDate(2026, 1, 5)}));
    QTRY_COMPARE(model()->rowCount(), 1);
    QCOMPARE(head(), QString());

    model()->setData(cell(0, PaymentsModel::Note), u"In two parts"_s);

    QTRY_COMPARE(head(), u"Note"_s);
}

void TestPaymentsTab::columnsBeginWhereTheFieldsOfANewPaymentDo()
{
    must(services().payments.create(m_filled->event, {.amount = 10, .paidOn = QDate(2026, 1, 5), .method = u"Card"_s}));
    QTRY_COMPARE(model()->rowCount(), 1);
    const auto *table = tab()->findChild<PaymentsCard *>()->findChild<TableView *>();
    const auto start = [&](int column) {
        return table->mapTo(m_page.get(), QPoint(table->columnViewportPosition(column), 0)).x() + metric::kCellPadding;
    };
    for (const int width : {1920, 1280}) {
        m_page->resize(width, 900);
        QTRY_COMPARE(start(PaymentsModel::Method), field(2)->mapTo(m_page.get(), QPoint()).x());
        QTRY_COMPARE(start(PaymentsModel::Reference), field(3)->mapTo(m_page.get(), QPoint()).x());
    }
}

void TestPaymentsTab::amountsOfInvoicesEndAtOneEdge()
{
    issueRest();
    QTRY_VERIFY(act(u"Credit…"_s));
    act(u"Credit…"_s)->trigger();
    button(u"Issue the credit note"_s)->click();
    QTRY_COMPARE(invoices().size(), 2);
    QTRY_VERIFY(button(u"Invoice the rest"_s)->isEnabled());
    issueRest();
    QTRY_COMPARE(invoices().size(), 3);
    const auto ends = [this] {
        QSet<int> edges;
        for (const QLabel *label : tab()->findChild<InvoicesCard *>()->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().endsWith(u"£1,000.01"_s))
                edges += label->mapTo(m_page.get(), label->rect().topRight()).x();
        }
        return edges;
    };
    QTRY_VERIFY(act(u"Credit…"_s));
    QTRY_COMPARE(ends().size(), 1);
}

void TestPaymentsTab::twoKeysRecordWhatIsDue()
{
    QCOMPARE(field(1)->placeholderText(), u"£250.00"_s);
    QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
    QTRY_COMPARE(QApplication::focusWidget(), field(1));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

    QTRY_COMPARE(payments().size(), 1);
    QCOMPARE(payments().constFirst().amount.count, 25'000);
    QCOMPARE(payments().constFirst().paidOn,
             QDateTime::fromMSecsSinceEpoch(services().now(), QTimeZone("Europe/London")).date());
    QTRY_COMPARE(text(0, PaymentsModel::Amount), u"£250.00"_s);
    QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Record payment £250.00"_s);
    QCOMPARE(field(1)->text(), QString());

    m_shop->edits().undo();
    QTRY_COMPARE(model()->rowCount(), 0);
    QTRY_VERIFY(says(u"£1,000.01 outstanding"_s));
    m_shop->edits().stack().redo();
    QTRY_COMPARE(model()->rowCount(), 1);
}

void TestPaymentsTab::whatWasRecordedIsNotTypedAgainByUndo()
{
    enter(1, u"100"_s);
    QTest::keyClick(field(1), Qt::Key_Return);
    QTRY_COMPARE(payments().size(), 1);
    QTRY_COMPARE(field(1)->text(), QString());
    QVERIFY(!field(1)->isUndoAvailable()); // So that Ctrl+Z reaches the window, which takes the payment back.
}

void TestPaymentsTab::twoEntersRecordOnce()
{
    const qsizetype before = payments().size();
    enter(1, u"12"_s);
    const quint64 answered = m_shop->context().edits.outcomes();

    QTest::keyClick(field(1), Qt::Key_Return);
    QTest::keyClick(field(1), Qt::Key_Return);
    QTest::keyClick(field(1), Qt::Key_7); // For the next payment.

    QTRY_VERIFY(m_shop->context().edits.outcomes() > answered);
    QTRY_COMPARE(field(1)->text(), u"7"_s);
    QCOMPARE(payments().size(), before + 1);
}

void TestPaymentsTab::aDayAndAMethodAreTakenAsTyped()
{
    enter(1, u"£12.50"_s);
    enter(0, u"3/1/2026"_s);
    enter(2, u"Bank transfer"_s);
    enter(3, u"R-7"_s);
    QTest::keyClick(field(3), Qt::Key_Return);

    QTRY_COMPARE(payments().size(), 1);
    const Payment made = payments().constFirst();
    QCOMPARE(made.amount.count, 1'250);
    QCOMPARE(made.paidOn, QDate(2026, 1, 3));
    QCOMPARE(made.method, u"Bank transfer"_s);
    QCOMPARE(made.reference, u"R-7"_s);
}

void TestPaymentsTab::anUnlikelyAmountIsAskedAboutAsMoney()
{
    enter(1, u"32804"_s);
    QTest::keyClick(field(1), Qt::Key_Return);
    const auto *asked = newRow()->findChild<ConflictNote *>();
    QVERIFY(asked && asked->isVisible());
    QCOMPARE(asked->text(), u"£32,804.00? Price of the event: £1,000.01. That is 32 times as much."_s);
    QVERIFY(payments().isEmpty());
}

/// The day before today was read as one of next year, and counted as paid.
void TestPaymentsTab::aDayWithoutAYearIsTheLatest()
{
    const QDate today = shopToday(m_shop->context());
    enter(0, QLocale().toString(today.addDays(-1), u"d MMM"_s));
    enter(1, u"5"_s); // Leaving the field shows how the day was read.
    QCOMPARE(field(0)->text(), mediumDate(today.addDays(-1)));
    QTest::keyClick(field(1), Qt::Key_Return);
    QTRY_COMPARE(payments().size(), 1);
    QCOMPARE(payments().constFirst().paidOn, today.addDays(-1));

    QTRY_COMPARE(model()->rowCount(), 1);
    model()->setData(cell(0, PaymentsModel::PaidOn), QLocale().toString(today.addDays(30), u"d/M"_s));
    QTRY_COMPARE(payments().constFirst().paidOn, today.addDays(30).addYears(-1));
}

void TestPaymentsTab::nothingIsPaidInTheFuture()
{
    const QDate today = shopToday(m_shop->context());
    const QString refusal = futureRefusal(today.addDays(1), today);
    enter(1, u"5"_s);
    enter(0, u"tomorrow"_s);
    QTest::keyClick(field(0), Qt::Key_Return);
    QCOMPARE(newRow()->reason(), refusal);
    QVERIFY(payments().isEmpty());

    must(services().payments.create(m_filled->event, {.amount = 10, .paidOn = today}));
    QTRY_COMPARE(model()->rowCount(), 1);
    model()->setData(cell(0, PaymentsModel::PaidOn), u"+1"_s);
    QCOMPARE(cell(0, PaymentsModel::PaidOn).data(ErrorRole).toString(), refusal);
    QCOMPARE(payments().constFirst().paidOn, today);
}

void TestPaymentsTab::whatIsNoAmountOrDayIsRefused()
{
    enter(1, u"some"_s);
    QTest::keyClick(field(1), Qt::Key_Return);
    QVERIFY(!newRow()->reason().isEmpty());
    enter(1, u"1.0051"_s);
    QTest::keyClick(field(1), Qt::Key_Return);
    QTRY_VERIFY(newRow()->reason().contains(u"decimals"_s));
    enter(1, u"5"_s);
    enter(0, u"never"_s);
    QTest::keyClick(field(0), Qt::Key_Return);
    QCOMPARE(newRow()->reason(), u"Write the day it came in."_s);
    QCOMPARE(QApplication::focusWidget(), field(0));
    QVERIFY(payments().isEmpty());
}

void TestPaymentsTab::aRefundIsFilledIn()
{
    must(services().payments.create(m_filled->event, {.amount = 1100, .paidOn = QDate(2026, 1, 5)}));
    QTRY_VERIFY(says(u"Nothing outstanding"_s));

    button(u"Refund"_s)->click();
    QCOMPARE(field(1)->text(), u"-99.99"_s);
    QTest::keyClick(field(1), Qt::Key_Return);

    QTRY_COMPARE(payments().size(), 2);
    QCOMPARE(payments().constLast().amount.count, -9'999);
    QTRY_COMPARE(text(1, PaymentsModel::Amount), moneyText(-99.99, u"GBP"_s));
}

void TestPaymentsTab::paymentFromElsewhereAppears()
{
    must(services().payments.create(m_filled->event, {.amount = 10, .paidOn = QDate(2026, 1, 5)}));
    QTRY_COMPARE(model()->rowCount(), 1);
    table()->setCurrentIndex(cell(0, PaymentsModel::Method));

    must(services().payments.create(m_filled->event, {.amount = 12'345.67, .paidOn = QDate(2026, 1, 2)}));

    QTRY_COMPARE(model()->rowCount(), 2);
    QVERIFY(table()->columnWidth(PaymentsModel::Amount)
            // The column is wide enough for the amount.
            >= table()->sizeHintForIndex(cell(0, PaymentsModel::Amount)).width());
    QCOMPARE(table()->currentIndex(), cell(1, PaymentsModel::Method));
}

void TestPaymentsTab::cellsAreEditedAndUndone()
{
    must(services().payments.create(m_filled->event, {.amount = 10, .paidOn = QDate(2026, 1, 5)}));
    QTRY_COMPARE(model()->rowCount(), 1);
    model()->setData(cell(0, PaymentsModel::Amount), u"£15"_s);
    model()->setData(cell(0, PaymentsModel::PaidOn), u"6/1/2026"_s);
    model()->setData(cell(0, PaymentsModel::Note), u" first "_s);

    QTRY_COMPARE(payments().constFirst().note, u"first"_s);
    QCOMPARE(payments().constFirst().amount.count, 1'500);
    QCOMPARE(payments().constFirst().paidOn, QDate(2026, 1, 6));
    QTRY_COMPARE(m_shop->edits().stack().count(), 3);

    m_shop->edits().undo();
    m_shop->edits().undo();
    m_shop->edits().undo();
    QTRY_COMPARE(payments().constFirst().amount.count, 1'000);
    QTRY_COMPARE(text(0, PaymentsModel::Amount), u"£10.00"_s);
}

void TestPaymentsTab::cellsThatCannotBeReadStayWithTheReason()
{
    must(services().payments.create(m_filled->event, {.amount = 10, .paidOn = QDate(2026, 1, 5)}));
    QTRY_COMPARE(model()->rowCount(), 1);

    model()->setData(cell(0, PaymentsModel::Amount), u"lots"_s);
    model()->setData(cell(0, PaymentsModel::PaidOn), u"soon"_s);

    QCOMPARE(text(0, PaymentsModel::Amount), u"lots"_s);
    QVERIFY(!cell(0, PaymentsModel::Amount).data(ErrorRole).toString().isEmpty());
    QVERIFY(!cell(0, PaymentsModel::PaidOn).data(ErrorRole).toString().isEmpty());
    QCOMPARE(payments().constFirst().amount.count, 1'000);
}

void TestPaymentsTab::deletedPaymentComesBack()
{
    const Payment made = must(
        services().payments.create(m_filled->event, {.amount = 10, .paidOn = QDate(2026, 1, 5), .method = u"Cash"_s}));
    QTRY_COMPARE(model()->rowCount(), 1);
    table()->setFocus();
    table()->setCurrentIndex(cell(0, PaymentsModel::PaidOn));

    QTest::keyClick(table(), Qt::Key_Delete);
    QTRY_COMPARE(model()->rowCount(), 0);

    m_shop->edits().undo();
    QTRY_COMPARE(model()->rowCount(), 1);
    QCOMPARE(payments().constFirst().id, made.id);
    QCOMPARE(payments().constFirst().method, u"Cash"_s);
}

void TestPaymentsTab::nothingIsIssuedUnasked()
{
    stations().at(0)->findChild<Button *>()->click();
    QVERIFY(button(u"Issue the invoice"_s)->isVisible());
    button(u"Not now"_s)->click();
    QTRY_VERIFY(!button(u"Issue the invoice"_s)->isVisible());
    QVERIFY(invoices().isEmpty());
}

void TestPaymentsTab::invoiceIsIssuedAndCredited()
{
    stations().at(0)->findChild<Button *>()->click();
    button(u"Issue the invoice"_s)->click();

    QTRY_COMPARE(invoices().size(), 1);
    QCOMPARE(invoices().constFirst().totalIncTax(), 25'000);
    QCOMPARE(m_shop->edits().stack().count(), 0); // It cannot be undone.
    QTRY_VERIFY(!stations().at(0)->findChild<Button *>()->isVisible());
    QTRY_VERIFY(act(u"Credit…"_s));

    act(u"Credit…"_s)->trigger();
    button(u"Issue the credit note"_s)->click();

    QTRY_COMPARE(invoices().size(), 2);
    QTRY_VERIFY(stations().at(0)->findChild<Button *>()->isVisible());
    QVERIFY(!act(u"Credit…"_s));
}

void TestPaymentsTab::theRestIsWhatIsLeft()
{
    must(services().invoices.issue(m_filled->event, {.kind = u"instalment"_s, .instalment = 0}));
    QTRY_VERIFY(act(u"Credit…"_s));

    issueRest();

    QTRY_COMPARE(invoices().size(), 2);
    QCOMPARE(invoices().constFirst().totalIncTax(), 75'001);
    QTRY_VERIFY(!button(u"Invoice the rest"_s)->isEnabled());
}

void TestPaymentsTab::aPartPaidInstalmentSaysWhatIsOpen()
{
    const Balance planned = must(services().payments.balance(m_filled->event)).balance;
    const qint64 amount = planned.instalments.constFirst().amount;
    const double open = planned.unit.amount(100);
    must(services().payments.create(
        m_filled->event, {.amount = planned.unit.amount(amount - 100), .paidOn = shopToday(m_shop->context())}));

    QTRY_VERIFY(stations().at(0)->accessibleName().endsWith(u"%1 outstanding"_s.arg(moneyText(open, u"GBP"_s))));
    QVERIFY(stations().at(1)->accessibleName().endsWith(u"Open"_s));
}

/// The deposit is not dated, because no quote was accepted; the balance is dated by the plan.
void TestPaymentsTab::planAndInvoicesSayTheSameDay()
{
    const Invoice deposit =
        must(services().invoices.issue(m_filled->event, {.kind = u"instalment"_s, .instalment = 0}));
    QVERIFY(deposit.dueOn);
    const QString due = u"due %1, Invoiced"_s;
    QTRY_VERIFY(stations().at(0)->accessibleName().endsWith(due.arg(mediumDate(*deposit.dueOn))));
    const Balance planned = must(services().payments.balance(m_filled->event)).balance;

    issueRest();

    QTRY_COMPARE(invoices().size(), 2);
    QCOMPARE(invoices().constFirst().dueOn, planned.instalments.at(1).dueOn);
    QTRY_VERIFY(stations().at(1)->accessibleName().endsWith(due.arg(mediumDate(*invoices().constFirst().dueOn))));
}

void TestPaymentsTab::whatStandsAheadIsSaid()
{
    constexpr qint64 kYear = 365LL * 24 * 60 * 60 * 1000;
    button(u"Invoice the rest"_s)->click();
    QVERIFY(!says(u"after today"_s, Qt::MatchContains));
    button(u"Not now"_s)->click();
    m_shop->shop().tick(kYear);
    must(services().invoices.issue(m_filled->event, {.kind = u"instalment"_s, .instalment = 0}));
    m_shop->shop().tick(-kYear);

    button(u"Invoice the rest"_s)->click();
    QTRY_VERIFY(says(u"21 Mar 2027, after today"_s, Qt::MatchContains));
    button(u"Issue the invoice"_s)->click();

    QTRY_COMPARE(invoices().size(), 2);
    QCOMPARE(invoices().constFirst().issuedOn, QDate(2026, 3, 21));
}

void TestPaymentsTab::withoutAClientNothingIsIssued()
{
    must(services().events.patch(m_filled->event, {.clientName1 = QString()}));

    issueRest();

    auto *refusal = tab()->findChild<InvoicesCard *>()->findChild<InlineMessage *>();
    QTRY_VERIFY(refusal->text().contains(u"client"_s));
    QVERIFY(invoices().isEmpty());
}

void TestPaymentsTab::anInvoiceIsSavedAsPdf()
{
    const Invoice invoice = must(services().invoices.issue(m_filled->event, {.kind = u"rest"_s}));
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"invoice.pdf"_s);
    QSignalSpy noted(tab(), &PaymentsTab::noted);

    tab()->output().save(invoicePrintJob(invoice, m_shop->context().shop.id), QPageSize::A4, file);

    QTRY_COMPARE(noted.size(), 1);
    QFile pdf(file);
    QVERIFY(pdf.open(QFile::ReadOnly));
    QVERIFY(pdf.read(5) == "%PDF-");
}

void TestPaymentsTab::anotherEventHasItsOwn()
{
    must(services().payments.create(m_filled->event, {.amount = 10, .paidOn = QDate(2026, 1, 5)}));
    must(services().invoices.issue(m_filled->event, {.kind = u"rest"_s}));
    QTRY_COMPARE(model()->rowCount(), 1);
    const EventId other = must(services().events.create({.name = u"Party"_s})).event.id;

    m_page->open(other);
    m_page->findChild<TabStrip *>()->setCurrentIndex(4);

    QCOMPARE(model()->rowCount(), 0);
    QVERIFY(!act(u"Credit…"_s));
    QVERIFY(says(u"Nothing outstanding"_s));
}

void TestPaymentsTab::everythingIsNamed()
{
    must(services().invoices.issue(m_filled->event, {.kind = u"instalment"_s, .instalment = 0}));
    QTRY_VERIFY(act(u"Credit…"_s));
    for (const QAbstractButton *each : tab()->findChildren<QAbstractButton *>()) {
        if (each->isVisible())
            QVERIFY(!each->accessibleName().isEmpty() || !each->text().isEmpty());
    }
    for (const QLineEdit *each : tab()->findChildren<QLineEdit *>())
        QVERIFY(!each->accessibleName().isEmpty());
    QVERIFY(stations().at(1)->findChild<Button *>()->accessibleName().startsWith(u"Invoice "_s));
}

STEMDESK_TEST(TestPaymentsTab)

} // namespace stemdesk::payments_tab_test

#include "tst_payments_tab.moc"
