#include "ui/pages/money/money_page.h"

#include "core/domain/events/event_history.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"
#include "tests/support/with_text.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/money/invoice_period.h"
#include "ui/pages/money/issued_model.h"
#include "ui/pages/money/journal_model.h"
#include "ui/pages/money/owed_model.h"
#include "ui/pages/money/payment_dialog.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/words/day_text.h"

#include <QAbstractItemModelTester>
#include <QAbstractProxyModel>
#include <QDesktopServices>
#include <QFile>
#include <QFileDialog>
#include <QFontMetrics>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

#include <algorithm>

namespace stemdesk::money_page_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

constexpr qint64 kDayOfMs = 86'400'000;

class TestMoneyPage : public PageTest<MoneyPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void anEmptyPageSaysWhatItIsFor();
    void modelsKeepTheirPromises();
    void whatIsOwedStandsByItsDay();
    void thePeriodOfWhatIsOutstandingIsNamed();
    void whatIsShownIsSummed();
    void contactsSayWhoOwesWhereNoNameIsGiven();
    void theBuyerOfTheInvoiceOwes();
    void whoOwesIsNotNamedTwice();
    void aPaymentIsRecordedOnThePage();
    void theFirstInvoiceIsChosen();
    void whatIsPaidGoes();
    void theDayAfterItIsLate();
    void enterOpensThePayments();
    void searchFindsClientsAndNumbers();
    void aPeriodNarrowsBothAndWhatIsExported();
    void anInvoicedDepositWithoutADayIsDueWithItsInvoice();
    void invoicesSayWhatBecameOfThem();
    void whatIsOverdueIsSaidWhereSomeWasPaid();
    void anInvoiceIsSavedAsPdf();
    void anInvoiceIsSavedAsUbl();
    void anInvoiceIsDraftedAsEmail();
    void theJournalSaysWhoDidWhat();
    void noDateIsElided_data();
    void noDateIsElided();
    void listsAreSortedByTheirHeads();

public Q_SLOTS:
    void open(const QUrl &url) { m_opened.append(url); }

private:
    QDate today() { return shopToday(m_shop->context()); }
    /// Agrees a price of a thousand: a quarter is due today, the rest 28 days before 1 June 2026.
    void accept()
    {
        must(services().quotes.create(m_filled->event, {}));
        const Quote quote = must(services().quotes.list(m_filled->event, {.limit = 1}, {})).rows.constFirst();
        must(services().quotes.accept(m_filled->event, quote.id, {.acceptedBy = u"Ada"_s}));
    }
    Invoice issue() { return must(services().invoices.issue(m_filled->event, {.kind = u"rest"_s})); }

    template <class Model>
    TableView *tableOf()
    {
        auto *model = m_page->findChild<Model *>();
        for (auto *table : m_page->findChildren<TableView *>()) {
            auto *found = qobject_cast<QAbstractProxyModel *>(table->model());
            if (found && found->sourceModel() == model)
                return table;
        }
        return nullptr;
    }
    /// A cell's text, or that of its chip.
    QStringList column(const TableView *table, int column)
    {
        QStringList texts;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const QModelIndex cell = table->model()->index(row, column);
            texts += cell.data().toString() + cell.data(ChipTextRole).toString();
        }
        return texts;
    }
    QStringList owed(OwedModel::Column shown) { return column(tableOf<OwedModel>(), shown); }
    QStringList issued(IssuedModel::Column shown) { return column(tableOf<IssuedModel>(), shown); }
    bool says(const QString &text)
    {
        const auto labels = m_page->findChildren<QLabel *>();
        return std::ranges::any_of(labels,
                                   [&](const QLabel *label) { return label->isVisible() && label->text() == text; });
    }
    static void enter(TableView &table)
    {
        table.setFocus();
        table.setCurrentIndex(table.model()->index(0, 0));
        QTest::keyClick(&table, Qt::Key_Return);
    }
    void showInvoices() { m_page->findChild<TabStrip *>()->setCurrentIndex(1); }
    void search(const QString &text)
    {
        auto *search = m_page->findChild<SearchField *>();
        search->setText(text);
        Q_EMIT search->searched(text);
    }
    void choosePeriod(const QString &text)
    {
        for (const QMenu *menu : m_page->findChild<Chip *>()->findChildren<QMenu *>())
            for (QAction *action : menu->actions())
                if (action->text() == text)
                    action->trigger();
    }

    QList<QUrl> m_opened;
};

void TestMoneyPage::init()
{
    fillShop();
    must(services().lines.patchGroup(m_filled->event, m_filled->group, {.quantity = 1, .fixedPriceIncTax = 1000}));
    must(services().events.patch(m_filled->event, {.name = u"Meadow wedding"_s, .clientName1 = u"Ada"_s}));
    showPage();
}

void TestMoneyPage::anEmptyPageSaysWhatItIsFor()
{
    QSignalSpy chosen(m_page.get(), &MoneyPage::eventsRequested);

    QVERIFY(says(u"Nothing is outstanding."_s));
    const auto buttons = m_page->findChildren<Button *>();
    const auto go = std::ranges::find_if(
        buttons, [](const Button *button) { return button->isVisible() && button->text() == u"Go to the events"; });
    QVERIFY(go != buttons.cend());
    (*go)->click();
    QCOMPARE(chosen.count(), 1);
    showInvoices();
    QVERIFY(says(u"0 invoices"_s));
}

void TestMoneyPage::modelsKeepTheirPromises()
{
    const auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
    const QAbstractItemModelTester owedTester(m_page->findChild<OwedModel *>(), mode);
    const QAbstractItemModelTester issuedTester(m_page->findChild<IssuedModel *>(), mode);

    accept();
    QTRY_COMPARE(owed(OwedModel::Due).size(), 2);
    issue();
    QTRY_COMPARE(issued(IssuedModel::Number).size(), 1);
    search(u"nobody"_s);
    QCOMPARE(issued(IssuedModel::Number).size(), 0);
}

void TestMoneyPage::whatIsOwedStandsByItsDay()
{
    accept();

    QTRY_COMPARE(owed(OwedModel::Amount), (QStringList{u"£250.00"_s, u"£750.00"_s}));
    QCOMPARE(owed(OwedModel::Due), (QStringList{mediumDate(today()) + u" · today"_s, mediumDate(QDate(2026, 5, 4))}));
    QCOMPARE(owed(OwedModel::Client), (QStringList{u"Ada"_s, u"Ada"_s}));
    QCOMPARE(owed(OwedModel::EventName), (QStringList{u"Meadow wedding"_s, u"Meadow wedding"_s}));
    QCOMPARE(owed(OwedModel::What), (QStringList{u"Deposit"_s, u"Balance"_s}));
    QVERIFY(says(u"£1,000.00 outstanding"_s));
}

void TestMoneyPage::whatIsShownIsSummed()
{
    accept();
    QTRY_VERIFY(says(u"Total £1,000.00"_s));
    QVERIFY(says(u"2 outstanding payments"_s));
    search(u"deposit"_s);
    QVERIFY(says(u"Total £250.00"_s));
    QVERIFY(says(u"£1,000.00 outstanding in all"_s)); // The search narrows the list only.
    search({});
    QVERIFY(says(u"£1,000.00 outstanding"_s));

    const Invoice invoice = issue();
    must(services().invoices.credit(invoice.id, {}));
    issue();
    showInvoices();

    QTRY_COMPARE(issued(IssuedModel::Number).size(), 3);
    QVERIFY(says(u"Total £1,000.00"_s)); // The credit note takes the first one away.
}

void TestMoneyPage::thePeriodOfWhatIsOutstandingIsNamed()
{
    accept();
    QTRY_VERIFY(says(u"£1,000.00 outstanding"_s));

    choosePeriod(u"This month"_s); // The balance is due later.
    QVERIFY(says(u"£250.00 outstanding · This month"_s));
    search(u"nobody"_s);
    QVERIFY(says(u"£250.00 outstanding in all · This month"_s));
    search({});
    choosePeriod(u"Last month"_s);
    QVERIFY(says(u"Last month · Nothing is outstanding."_s));
}

void TestMoneyPage::contactsSayWhoOwesWhereNoNameIsGiven()
{
    const ContactId pia = must(services().contacts.create({.name = u"Pia"_s})).id;
    must(services().events.patch(m_filled->event,
                                 {.clientName1 = QString(), .contacts = QList<EventContact>{{pia, u"billing"_s}}}));
    accept();
    QTRY_COMPARE(owed(OwedModel::Client), (QStringList{u"Pia"_s, u"Pia"_s}));

    must(services().contacts.patch(pia, {.name = u"Pia Planner"_s}));
    QTRY_COMPARE(owed(OwedModel::Client), (QStringList{u"Pia Planner"_s, u"Pia Planner"_s}));
}

void TestMoneyPage::theBuyerOfTheInvoiceOwes()
{
    accept();
    must(services().invoices.issue(m_filled->event,
                                   {.kind = u"rest"_s, .buyer = InvoiceBuyerPatch{.name = u"Marlow & Sons"_s}}));

    QTRY_COMPARE(owed(OwedModel::Client), (QStringList{u"Marlow & Sons"_s, u"Marlow & Sons"_s}));
    const QAbstractItemModel *shown = tableOf<OwedModel>()->model();
    QCOMPARE(shown->index(0, OwedModel::Client).data(QuietTextRole).toString(), u"· Ada"_s); // Whose event it is.
    search(u"ada"_s);
    QCOMPARE(owed(OwedModel::Client).size(), 2);
    search({});
    showInvoices();
    QCOMPARE(issued(IssuedModel::Buyer), QStringList{u"Marlow & Sons"_s});
    m_page->findChild<TabStrip *>()->setCurrentIndex(2);
    shown = tableOf<JournalModel>()->model();
    QTRY_COMPARE(shown->index(0, JournalModel::What).data(QuietTextRole).toString(), u"Marlow & Sons"_s);
}

void TestMoneyPage::whoOwesIsNotNamedTwice()
{
    must(services().events.patch(m_filled->event, {.clientName2 = u"Tom"_s}));
    accept();

    QTRY_COMPARE(owed(OwedModel::Client), (QStringList{u"Ada"_s, u"Ada"_s}));
    QCOMPARE(tableOf<OwedModel>()->model()->index(0, OwedModel::Client).data(QuietTextRole).toString(), u"and Tom"_s);
}

void TestMoneyPage::aPaymentIsRecordedOnThePage()
{
    accept();
    QTRY_COMPARE(owed(OwedModel::Amount), (QStringList{u"£250.00"_s, u"£750.00"_s}));
    const auto record = [this] {
        tableOf<OwedModel>()->setCurrentIndex(tableOf<OwedModel>()->model()->index(0, 0));
        withText<Button>(*m_page, u"Record payment…"_s)->click();
        return m_page->findChild<PaymentDialog *>();
    };
    PaymentDialog *dialog = record();
    QVERIFY(dialog);
    QCOMPARE(dialog->findChildren<ValueField *>().constFirst()->text(), u"250"_s); // What that row asks for.
    withText<Button>(*dialog, u"Record"_s)->click();
    QTRY_COMPARE(owed(OwedModel::Amount), QStringList{u"£750.00"_s});
    QTRY_VERIFY(!m_page->findChild<PaymentDialog *>());

    const Invoice invoice = issue();
    QTRY_COMPARE(owed(OwedModel::Amount), QStringList{u"£750.00"_s});
    QTRY_VERIFY(m_page->findChild<OwedModel *>()->rowAt(0).invoiceId == invoice.id);
    dialog = record();
    QVERIFY(dialog);
    QVERIFY(withText<QLabel>(*dialog, u"Record payment of %1"_s.arg(invoice.number)));
    withText<Button>(*dialog, u"Record"_s)->click();

    QTRY_COMPARE(must(services().invoices.find(invoice.id)).standing.state, InvoiceState::Paid);
}

void TestMoneyPage::theFirstInvoiceIsChosen()
{
    accept();
    issue();
    showInvoices();
    QTRY_COMPARE(issued(IssuedModel::Number).size(), 1);

    QVERIFY(withText<Button>(*m_page, u"Save PDF…"_s)->isEnabled());
    QVERIFY(withText<Button>(*m_page, u"Record payment…"_s)->isEnabled());
}

void TestMoneyPage::whatIsPaidGoes()
{
    accept();
    must(services().payments.create(m_filled->event, {.amount = 300.5, .paidOn = today()}));

    QTRY_COMPARE(owed(OwedModel::Amount), QStringList{u"£699.50"_s});
    must(services().events.patch(m_filled->event, {.status = u"cancelled"_s}));
    QTRY_VERIFY(says(u"Nothing is outstanding."_s));
}

void TestMoneyPage::theDayAfterItIsLate()
{
    accept();
    QTRY_COMPARE(owed(OwedModel::Due).size(), 2);
    m_shop->shop().tick(3 * kDayOfMs);
    m_page->hide();
    m_page->show();

    QTRY_VERIFY(says(u"£1,000.00 outstanding · £250.00 overdue"_s));
    const QModelIndex late = tableOf<OwedModel>()->model()->index(0, OwedModel::Due);
    QVERIFY(late.data().toString().endsWith(u" · 3 days late"_s));
    QCOMPARE(late.data(ToneRole).toInt(), int(Tone::Error));
}

void TestMoneyPage::enterOpensThePayments()
{
    accept();
    issue();
    QSignalSpy opened(m_page.get(), &MoneyPage::paymentsRequested);
    QTRY_COMPARE(owed(OwedModel::Due).size(), 2);

    enter(*tableOf<OwedModel>());
    showInvoices();
    QTRY_COMPARE(issued(IssuedModel::Number).size(), 1);
    enter(*tableOf<IssuedModel>());

    QCOMPARE(opened.count(), 2);
    for (const auto &arguments : opened)
        QCOMPARE(arguments.constFirst().value<EventId>(), m_filled->event);
}

void TestMoneyPage::searchFindsClientsAndNumbers()
{
    accept();
    const Invoice invoice = issue();
    QTRY_COMPARE(owed(OwedModel::Due).size(), 2);
    QTRY_COMPARE(issued(IssuedModel::Number).size(), 1);

    search(u"ADA"_s);
    QCOMPARE(owed(OwedModel::Due).size(), 2);
    QCOMPARE(issued(IssuedModel::Number), QStringList{invoice.number});
    search(u"deposit"_s);
    QCOMPARE(owed(OwedModel::What), QStringList{u"Deposit"_s});
    search(u"Tom"_s);
    QVERIFY(says(u"No matches."_s));
    showInvoices();
    QVERIFY(says(u"No matches."_s));
}

void TestMoneyPage::aPeriodNarrowsBothAndWhatIsExported()
{
    accept();
    must(services().invoices.issue(m_filled->event, {.kind = u"rest"_s, .dueOn = today()}));
    QTRY_COMPARE(owed(OwedModel::Due).size(), 2);
    QTRY_COMPARE(issued(IssuedModel::Number).size(), 1);

    choosePeriod(u"This month"_s);

    QTRY_COMPARE(owed(OwedModel::Amount), (QStringList{u"£250.00"_s, u"£750.00"_s})); // With their invoice.
    QVERIFY(says(u"£1,000.00 outstanding · This month"_s));
    QCOMPARE(issued(IssuedModel::Number).size(), 1);
    for (QAction *action : m_page->findChildren<QAction *>()) {
        if (action->text() == u"Export payments…")
            action->trigger();
    }
    auto *dialog = m_page->findChild<QFileDialog *>();
    QVERIFY(dialog);
    const PeriodDays days = daysOf(TimeSpan::ThisMonth, today());
    QVERIFY2(dialog->selectedFiles().constFirst().endsWith(u"Payments"_s + periodSuffix(days) + u".csv"_s),
             qPrintable(dialog->selectedFiles().constFirst()));
    dialog->reject();
    choosePeriod(u"Last year"_s);
    QCOMPARE(issued(IssuedModel::Number).size(), 0);
    choosePeriod(u"All dates"_s);
    QCOMPARE(issued(IssuedModel::Number).size(), 1);
}

/// The deposit would be dated by an accepted quote, but there is none.
void TestMoneyPage::anInvoicedDepositWithoutADayIsDueWithItsInvoice()
{
    must(services().events.patch(m_filled->event, {.status = u"approved"_s}));
    const Invoice invoice = issue();
    QVERIFY(invoice.dueOn);

    QTRY_COMPARE(owed(OwedModel::What).size(), 2);
    const auto *model = m_page->findChild<OwedModel *>();
    const auto deposit = std::ranges::find(model->rows(), u"Deposit"_s, &OwedPart::what);
    QVERIFY(deposit != model->rows().cend());
    QCOMPARE(deposit->dueOn, invoice.dueOn);
}

void TestMoneyPage::invoicesSayWhatBecameOfThem()
{
    accept();
    const Invoice invoice = issue();
    const Invoice credit = must(services().invoices.credit(invoice.id, {}));
    showInvoices();

    QTRY_COMPARE(issued(IssuedModel::Number), (QStringList{credit.number, invoice.number}));
    QCOMPARE(issued(IssuedModel::State), (QStringList{u"Credit note for "_s + invoice.number, u"Credited"_s}));
    QCOMPARE(issued(IssuedModel::Buyer), (QStringList{u"Ada"_s, u"Ada"_s}));
    QCOMPARE(issued(IssuedModel::Amount), (QStringList{u"−£1,000.00"_s, u"£1,000.00"_s}));
    QVERIFY(says(u"1 invoices · 1 credit notes"_s));
}

void TestMoneyPage::whatIsOverdueIsSaidWhereSomeWasPaid()
{
    accept();
    const Invoice invoice = issue();
    m_shop->shop().tick(100 * kDayOfMs);
    m_page->hide();
    m_page->show();
    showInvoices();
    QTRY_COMPARE(issued(IssuedModel::State), QStringList{u"Overdue"_s}); // The amount is beside it.
    const QModelIndex due = tableOf<IssuedModel>()->model()->index(0, IssuedModel::DueOn);
    QCOMPARE(due.data(ToneRole).toInt(), int(Tone::Error));

    must(services().payments.create(m_filled->event, {.amount = 400, .paidOn = today(), .invoiceId = invoice.id}));

    QTRY_COMPARE(issued(IssuedModel::State), QStringList{u"Overdue: £600.00"_s});
}

void TestMoneyPage::anInvoiceIsSavedAsPdf()
{
    accept();
    const Invoice invoice = issue();
    showInvoices();
    auto *pdf = withText<Button>(*m_page, u"Save PDF…"_s);
    QVERIFY(!pdf->isEnabled());
    QTRY_COMPARE(issued(IssuedModel::Number).size(), 1);

    tableOf<IssuedModel>()->setCurrentIndex(tableOf<IssuedModel>()->model()->index(0, 0));
    QVERIFY(pdf->isEnabled());
    pdf->click();

    auto *dialog = m_page->findChild<QFileDialog *>();
    QVERIFY(dialog);
    QVERIFY(dialog->selectedFiles().constFirst().contains(invoice.number));
    dialog->reject();
}

void TestMoneyPage::anInvoiceIsSavedAsUbl()
{
    accept();
    issue();
    showInvoices();
    auto *ubl = withText<Button>(*m_page, u"Save e-invoice…"_s);
    QVERIFY(!ubl->isEnabled());
    QTRY_COMPARE(issued(IssuedModel::Number).size(), 1);
    tableOf<IssuedModel>()->setCurrentIndex(tableOf<IssuedModel>()->model()->index(0, 0));
    QSignalSpy noted(m_page.get(), &MoneyPage::noted);

    ubl->click();

    QCOMPARE(noted.size(), 1);
    QVERIFY(noted.constFirst().constFirst().toString().contains(u"For an e-invoice the shop lacks: country"_s));
    QVERIFY(!m_page->findChild<QFileDialog *>());
}

void TestMoneyPage::anInvoiceIsDraftedAsEmail()
{
    accept();
    const InvoiceBuyerPatch buyer{.name = u"Ada"_s, .email = u"ada@example.com"_s};
    const Invoice invoice =
        must(services().invoices.issue(m_filled->event, {.kind = u"rest"_s, .buyer = std::optional(buyer)}));
    showInvoices();
    auto *mail = withText<Button>(*m_page, u"Draft e-mail"_s);
    QVERIFY(!mail->isEnabled());
    QTRY_COMPARE(issued(IssuedModel::Number).size(), 1);
    tableOf<IssuedModel>()->setCurrentIndex(tableOf<IssuedModel>()->model()->index(0, 0));
    QSignalSpy noted(m_page.get(), &MoneyPage::noted);
    QDesktopServices::setUrlHandler(u"file"_s, this, "open");

    mail->click();
    QTRY_COMPARE(noted.size(), 1);
    QVERIFY(m_opened.isEmpty()); // The shop has no address to write from.
    must(services().settings.set({{u"email"_s, u"hello@bloom.example"_s}}));
    mail->click();

    QTRY_COMPARE(m_opened.size(), 1);
    QDesktopServices::unsetUrlHandler(u"file"_s);
    QFile file(m_opened.constFirst().toLocalFile());
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray message = file.readAll();
    QVERIFY(message.contains("ada@example.com"));
    QVERIFY(message.contains("Invoice " + invoice.number.toUtf8()));
    QVERIFY(message.contains("application/pdf"));
    QTRY_COMPARE(noted.last().constFirst().toString(),
                 u"The message with invoice %1 is open in your mail program."_s.arg(invoice.number));
}

void TestMoneyPage::theJournalSaysWhoDidWhat()
{
    services().setActor(actorWindow());
    accept();
    const Payment payment =
        must(services().payments.create(m_filled->event, {.amount = 120, .paidOn = QDate(2026, 3, 20)}));
    must(services().payments.patch(m_filled->event, payment.id, {.amount = 150}));
    m_page->findChild<TabStrip *>()->setCurrentIndex(2);

    TableView *journal = tableOf<JournalModel>();
    QTRY_COMPARE(column(journal, JournalModel::What), (QStringList{u"Payment changed"_s, u"Payment recorded"_s}));
    QCOMPARE(journal->model()->index(0, JournalModel::What).data(QuietTextRole).toString(), u"Meadow wedding"_s);
    QCOMPARE(column(journal, JournalModel::Values).constFirst(), u"Amount: £120.00 → £150.00"_s);
    QCOMPARE(column(journal, JournalModel::Amount), (QStringList{u"£150.00"_s, u"£120.00"_s}));
    QCOMPARE(column(journal, JournalModel::Who).constFirst(), u"By hand"_s); // As in the history of events.
    QVERIFY(says(u"2 entries"_s));
    QTest::mouseClick(journal->viewport(), Qt::LeftButton, {}, QPoint(200, journal->rowHeight(0) / 2));
    QTRY_VERIFY(says(u"Payment changed"_s)); // Beside the table, with every value.
    QVERIFY(journal->isColumnHidden(JournalModel::Who) && says(u"By hand"_s)); // The names have its room.
    QVERIFY(says(u"Meadow wedding"_s));
    QVERIFY(says(u"£120.00 → £150.00"_s));

    search(u"recorded"_s);
    QCOMPARE(column(journal, JournalModel::What).size(), 1);
    search({});
    choosePeriod(u"Last year"_s);
    QCOMPARE(journal->model()->rowCount(), 0);
    choosePeriod(u"All dates"_s);

    withText<Button>(*m_page, u"Save PDF…"_s)->click();
    auto *dialog = m_page->findChild<QFileDialog *>();
    QVERIFY(dialog);
    QVERIFY(dialog->selectedFiles().constFirst().endsWith(u"Journal.pdf"_s));
    dialog->reject();
}

void TestMoneyPage::noDateIsElided_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en_GB", "de_DE", "nl_NL", "fr_FR", "es_ES"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestMoneyPage::noDateIsElided()
{
    QFETCH(const QString, language);
    QLocale::setDefault(QLocale(language));
    const auto back = qScopeGuard([] { QLocale::setDefault(QLocale(u"en_GB"_s)); });
    m_page.reset();
    showPage();

    const auto room = [](const TableView *table, int column) {
        return table->columnWidth(column) - 2 * metric::kCellPadding;
    };
    const QFontMetrics metrics(fontFor(TextStyle::Body));
    for (QDate day(2026, 1, 1); day.year() == 2026; day = day.addDays(1)) {
        const int width = metrics.horizontalAdvance(mediumDate(day));
        for (const int column : {IssuedModel::IssuedOn, IssuedModel::DueOn})
            QVERIFY2(width <= room(tableOf<IssuedModel>(), column), qPrintable(mediumDate(day)));
        QVERIFY2(width <= room(tableOf<OwedModel>(), OwedModel::Due), qPrintable(mediumDate(day)));
        QVERIFY2(metrics.horizontalAdvance(shortDate(day) + u" 00:00"_s)
                     <= room(tableOf<JournalModel>(), JournalModel::When),
                 qPrintable(mediumDate(day)));
    }
}

void TestMoneyPage::listsAreSortedByTheirHeads()
{
    accept();
    QTRY_COMPARE(owed(OwedModel::Amount), (QStringList{u"£250.00"_s, u"£750.00"_s}));
    TableView *table = tableOf<OwedModel>();
    QHeaderView *heads = table->horizontalHeader();
    const auto press = [heads](int column) {
        QTest::mouseClick(heads->viewport(), Qt::LeftButton, {},
                          {heads->sectionViewportPosition(column) + 20, heads->height() / 2});
    };

    press(OwedModel::Amount);
    press(OwedModel::Amount);
    QCOMPARE(owed(OwedModel::Amount), (QStringList{u"£750.00"_s, u"£250.00"_s}));

    m_page = std::make_unique<MoneyPage>(m_shop->context()); // As after a restart.
    m_page->show();
    QTRY_COMPARE(owed(OwedModel::Amount), (QStringList{u"£750.00"_s, u"£250.00"_s}));
}

STEMDESK_TEST(TestMoneyPage)

} // namespace stemdesk::money_page_test

#include "tst_money_page.moc"
