#include "ui/pages/event/payments/invoice_form.h"

#include "tests/support/held_thread.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/typing.h"
#include "tests/support/with_text.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/event/payments/invoices_card.h"
#include "ui/pages/event/payments/payments_model.h"
#include "ui/pages/event/payments/payments_tab.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace stemdesk::invoice_form_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestInvoiceForm : public PageTest<EventPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void anotherPriceTodayIsSaidAboveIt();
    void itIsFilledInWithWhoPays();
    void issuingIsRoutineAndCreditingIsNot();
    void whatIsTypedIsIssued();
    void whatIsNotTypedIsLeftToTheEvent();
    void aDayIsShownAsItWasRead();
    void aDayThatCannotBeReadIsAskedForAgain();
    void whatIsRefusedIsAskedForAgain();
    void aRefusalStandsAtItsField();
    void whatIsRefusedIsNotAskedInAnotherEvent();
    void whatAnEInvoiceLacksIsToldBeforeItIsIssued();
    void aMissingAddressIsToldBeforeItIsIssued();
    void itsEmailIsDraftedOrSaysWhatItLacks();
    void aCreditNoteSaysItsReason();
    void escapeLeavesWhatWasFilledIn();
    void itIsSavedAsUblOrSaysWhatItLacks();
    void notNowKeepsNothing();
    void aRowThatIsReadAgainKeepsTheKeyboardAndItsMenu();
    void whatIsTypedComesBackWithTheEvent();

private:
    PaymentsTab *tab() { return m_page->findChild<PaymentsTab *>(); }
    InvoiceForm *form() { return tab()->findChild<InvoiceForm *>(); }
    Button *button(const QString &text) { return withText<Button>(*tab(), text); }
    QAction *act(const QString &text) { return withText<QAction>(*tab(), text); }
    QLineEdit *field(const QString &name)
    {
        for (auto *each : form()->findChildren<QLineEdit *>()) {
            if (each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }
    QList<Invoice> invoices() { return must(services().invoices.list({.eventId = m_filled->event}, {})).rows; }
    Invoice newest() { return invoices().value(0); }
    QString noteOf(const QString &name) { return qobject_cast<FormRow *>(field(name)->parentWidget())->note(); }
    void start() { button(u"Invoice the rest"_s)->click(); }
    void issue() { button(u"Issue the invoice"_s)->click(); }

    ContactId m_hall;
};

void TestInvoiceForm::init()
{
    fillShop();
    must(services().lines.patchGroup(m_filled->event, m_filled->group, {.quantity = 1, .fixedPriceIncTax = 1000}));
    m_hall = must(services().contacts.create({.name = u"Bea"_s,
                                              .company = u"Hall Ltd"_s,
                                              .emails = QStringList{u"b@hall.example"_s},
                                              .address = u"1 High Street"_s,
                                              .country = u"GB"_s}))
                 .id;
    must(services().events.patch(m_filled->event, {.contacts = QList<EventContact>{{m_hall, u"billing"_s}}}));
    showPage(1280);
    m_page->open(m_filled->event);
    m_page->findChild<TabStrip *>()->setCurrentIndex(4);
    QVERIFY(form() && !form()->isVisible());
}

void TestInvoiceForm::anotherPriceTodayIsSaidAboveIt()
{
    const auto says = [this](const QString &basis) {
        return withText<TextLabel>(*tab(), u"£0.00 of £1,000.00 paid. "_s + basis) != nullptr;
    };
    const Quote quote = must(services().quotes.create(m_filled->event, {}));
    must(services().quotes.accept(m_filled->event, quote.id, {.acceptedBy = u"Ada"_s}));
    QTRY_VERIFY(says(u"Based on the accepted quote."_s));

    must(services().lines.patchGroup(m_filled->event, m_filled->group, {.fixedPriceIncTax = 900}));

    QTRY_VERIFY(says(u"Based on the accepted quote; today’s price is £100.00 less."_s));
}

void TestInvoiceForm::itIsFilledInWithWhoPays()
{
    start();

    QVERIFY(form()->isVisible());
    QCOMPARE(field(u"Bill to"_s)->text(), u"Hall Ltd"_s);
    QCOMPARE(form()->findChild<QPlainTextEdit *>()->toPlainText(), u"1 High Street"_s);
    QCOMPARE(field(u"Country"_s)->text(), u"United Kingdom"_s);
    QCOMPARE(field(u"E-mail"_s)->text(), u"b@hall.example"_s);
    QVERIFY(field(u"Due on"_s)->text().isEmpty());
    QVERIFY(!field(u"Reason on the credit note"_s)->isVisible());
}

void TestInvoiceForm::issuingIsRoutineAndCreditingIsNot()
{
    const auto kind = [this](const QString &text) { return button(text)->property("kind").toString(); };
    start();
    QCOMPARE(kind(u"Issue the invoice"_s), u"primary"_s);
    issue();
    QTRY_COMPARE(newest().buyer.country, u"GB"_s); // The name of a country is stored as its code.
    QTRY_VERIFY(act(u"Credit…"_s));

    act(u"Credit…"_s)->trigger();

    QCOMPARE(kind(u"Issue the credit note"_s), u"danger"_s);
}

void TestInvoiceForm::whatIsTypedIsIssued()
{
    start();
    field(u"Their reference"_s)->setText(u"PO 7"_s);
    field(u"Due on"_s)->setText(u"+14"_s);
    field(u"Note on the invoice"_s)->setText(u"Thank you"_s);
    issue();

    QTRY_COMPARE(invoices().size(), 1);
    const Invoice made = newest();
    QCOMPARE(made.buyer.name, u"Hall Ltd"_s);
    QCOMPARE(made.buyer.address, u"1 High Street"_s);
    QCOMPARE(made.buyer.reference, u"PO 7"_s);
    QCOMPARE(made.dueOn, std::optional(made.issuedOn.addDays(14)));
    QCOMPARE(made.note, u"Thank you"_s);
    QTRY_VERIFY(!form()->isVisible());
}

void TestInvoiceForm::whatIsNotTypedIsLeftToTheEvent()
{
    start();
    must(services().contacts.patch(m_hall, {.company = u"Hall plc"_s}));
    issue();

    QTRY_COMPARE(newest().buyer.name, u"Hall plc"_s);
    QCOMPARE(newest().dueOn, std::optional(newest().issuedOn.addDays(14))); // The shop's days to pay.
}

void TestInvoiceForm::aDayIsShownAsItWasRead()
{
    start();
    field(u"Due on"_s)->setFocus();
    field(u"Due on"_s)->selectAll();
    QTest::keyClicks(field(u"Due on"_s), u"+14"_s);

    field(u"Note on the invoice"_s)->setFocus();

    QCOMPARE(field(u"Due on"_s)->text(), mediumDate(shopToday(m_shop->context()).addDays(14)));
    QVERIFY(form()->isInvoiceTyped());
}

void TestInvoiceForm::aDayThatCannotBeReadIsAskedForAgain()
{
    start();
    field(u"Due on"_s)->setText(u"soon"_s);
    issue();

    QVERIFY(form()->isVisible());
    auto *row = qobject_cast<FormRow *>(field(u"Due on"_s)->parentWidget());
    QCOMPARE(row->note(), u"Write a day, like +14."_s);
    QVERIFY(invoices().isEmpty());
}

void TestInvoiceForm::whatIsRefusedIsAskedForAgain()
{
    start();
    field(u"Bill to"_s)->setText(QString());
    field(u"Note on the invoice"_s)->setText(u"Thank you"_s);
    issue();

    auto *refusal = tab()->findChild<InvoicesCard *>()->findChild<InlineMessage *>();
    QTRY_COMPARE(noteOf(u"Bill to"_s), u"Give it a name."_s);
    QVERIFY(field(u"Bill to"_s)->hasFocus());
    QVERIFY(form()->isVisible());
    QCOMPARE(field(u"Note on the invoice"_s)->text(), u"Thank you"_s);
    QVERIFY(invoices().isEmpty());

    field(u"Bill to"_s)->setText(u"Cleo"_s);
    issue();
    QTRY_COMPARE(newest().buyer.name, u"Cleo"_s);
    QTRY_VERIFY(refusal->text().isEmpty());
}

void TestInvoiceForm::aRefusalStandsAtItsField()
{
    start();
    field(u"Due on"_s)->setFocus();
    QTest::keyClicks(field(u"Due on"_s), u"31/11"_s);
    field(u"E-mail"_s)->setFocus();
    QCOMPARE(noteOf(u"Due on"_s), u"Write a day, like +14."_s);
    issue();
    QVERIFY(field(u"Due on"_s)->hasFocus());
    enterInto(field(u"Due on"_s), u"+14"_s);
    enterInto(field(u"E-mail"_s), u"jane(at)x"_s);

    issue();

    QTRY_COMPARE(noteOf(u"E-mail"_s), u"Write an e-mail address, like anna@example.com."_s);
    QVERIFY(field(u"E-mail"_s)->hasFocus());
    QVERIFY(tab()->findChild<InvoicesCard *>()->findChild<InlineMessage *>()->text().isEmpty());
    QTest::keyClicks(field(u"E-mail"_s), u"z"_s);
    QCOMPARE(noteOf(u"E-mail"_s), QString());
}

void TestInvoiceForm::whatIsRefusedIsNotAskedInAnotherEvent()
{
    const EventId other = must(services().events.create({.name = u"Party"_s})).event.id;
    const QSignalSpy failed(&m_shop->edits(), &Edits::failed);
    start();
    field(u"Bill to"_s)->setText(QString());
    {
        HeldThread held(m_shop->editsThread());
        issue();
        m_page->open(other);
        m_page->findChild<TabStrip *>()->setCurrentIndex(4);
    }

    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(tab()->isVisible());
    QVERIFY(!form()->isVisible());
    QVERIFY(tab()->findChild<InvoicesCard *>()->findChild<InlineMessage *>()->text().isEmpty());
}

void TestInvoiceForm::whatAnEInvoiceLacksIsToldBeforeItIsIssued()
{
    must(services().settings.set({{u"country"_s, u"NL"_s},
                                  {u"address"_s, u"Kade 1\n1016 DL Amsterdam"_s},
                                  {u"tax-number"_s, u"NL123456789B01"_s},
                                  {u"electronic-address"_s, u"0106:12345678"_s}}));
    start();
    auto *lacks = form()->findChild<InlineMessage *>();
    QVERIFY(lacks->text().isEmpty()); // A client without such an address gets paper.

    field(u"E-invoice address"_s)->setText(u"0106:87654321"_s);
    QCOMPARE(lacks->text(), u"For an e-invoice the client lacks: reference."_s);
    field(u"Country"_s)->setText(u"NL"_s);
    QCOMPARE(lacks->text(),
             u"For an e-invoice the shop lacks: IBAN in the bank details. "
             "For an e-invoice the client lacks: full address (street, post code, town), reference."_s);
    form()->findChild<QPlainTextEdit *>()->setPlainText(u"Dam 1\n1012 JS Amsterdam"_s);
    field(u"Their reference"_s)->setText(u"7"_s);
    QCOMPARE(lacks->text(), u"For an e-invoice the shop lacks: IBAN in the bank details."_s);
}

void TestInvoiceForm::aMissingAddressIsToldBeforeItIsIssued()
{
    start();
    const auto *lacks = form()->findChild<InlineMessage *>();
    auto *address = form()->findChild<QPlainTextEdit *>();
    address->setPlainText(u"Dam 1\n1012 JS Amsterdam"_s);
    field(u"Tax number"_s)->setText(u"NL123"_s);
    QCOMPARE(lacks->text(), u"Is NL123 complete? A tax number of this country looks like NL123456789B01."_s);
    field(u"Tax number"_s)->setText(u"NL123456789B01"_s);
    QCOMPARE(lacks->text(), QString());

    address->setPlainText({});
    QCOMPARE(lacks->text(), u"The invoice has no address of the client yet."_s);
    address->setPlainText(u"Dam 1\n1012 JS Amsterdam"_s);
    QCOMPARE(lacks->text(), QString());
}

void TestInvoiceForm::itsEmailIsDraftedOrSaysWhatItLacks()
{
    must(services().invoices.issue(m_filled->event, {.kind = u"rest"_s}));
    QTRY_VERIFY(act(u"Draft e-mail"_s));
    QSignalSpy noted(tab(), &PaymentsTab::noted);

    act(u"Draft e-mail"_s)->trigger();
    QTRY_COMPARE(noted.size(), 1);
    QVERIFY(!noted.constFirst().constFirst().toString().isEmpty()); // The shop has no address to write from.
}

void TestInvoiceForm::aCreditNoteSaysItsReason()
{
    must(services().invoices.issue(m_filled->event, {.kind = u"rest"_s}));
    QTRY_VERIFY(act(u"Credit…"_s));
    act(u"Credit…"_s)->trigger();
    QVERIFY(field(u"Reason on the credit note"_s)->isVisible());
    QVERIFY(!field(u"Bill to"_s)->isVisible());
    QCOMPARE(QApplication::focusWidget(), field(u"Reason on the credit note"_s));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!button(u"Issue the credit note"_s)->isVisible());
    act(u"Credit…"_s)->trigger();
    QTest::keyClicks(QApplication::focusWidget(), u"The party was called off"_s);

    button(u"Issue the credit note"_s)->click();

    QTRY_COMPARE(invoices().size(), 2);
    QCOMPARE(newest().note, u"The party was called off"_s);
}

void TestInvoiceForm::escapeLeavesWhatWasFilledIn()
{
    button(u"Invoice the rest"_s)->click();
    field(u"Bill to"_s)->setFocus();
    QTest::keyClicks(field(u"Bill to"_s), u" Ltd"_s);

    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(field(u"Bill to"_s)->isVisible());
    QVERIFY(field(u"Bill to"_s)->text().endsWith(u" Ltd"_s));
    QCOMPARE(QApplication::focusWidget(), button(u"Not now"_s));

    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!field(u"Bill to"_s)->isVisible());
}

void TestInvoiceForm::itIsSavedAsUblOrSaysWhatItLacks()
{
    must(services().invoices.issue(m_filled->event, {.kind = u"instalment"_s, .instalment = 0}));
    QTRY_VERIFY(act(u"Save e-invoice (UBL, Peppol)…"_s));
    QSignalSpy noted(tab(), &PaymentsTab::noted);
    act(u"Save e-invoice (UBL, Peppol)…"_s)->trigger();
    QCOMPARE(noted.size(), 1);
    QVERIFY(noted.takeFirst().constFirst().toString().contains(u"For an e-invoice the shop lacks: country"_s));
    QVERIFY(!tab()->findChild<QFileDialog *>());

    must(services().settings.set({{u"country"_s, u"GB"_s},
                                  {u"tax-number"_s, u"GB123456789"_s},
                                  {u"electronic-address"_s, u"9932:GB123456789"_s}}));
    const InvoiceBuyerPatch hall{
        .name = u"Hall"_s, .country = u"GB"_s, .electronicAddress = u"9932:GB1"_s, .reference = u"7"_s};
    const Invoice invoice = must(services().invoices.issue(m_filled->event, {.kind = u"rest"_s, .buyer = hall}));
    QTRY_COMPARE(tab()->findChild<InvoicesCard *>()->left(), 0);
    act(u"Save e-invoice (UBL, Peppol)…"_s)->trigger();
    auto *dialog = tab()->findChild<QFileDialog *>();
    QVERIFY(dialog);
    QVERIFY(dialog->selectedFiles().constFirst().endsWith(invoice.number + u".xml"_s));
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"invoice.xml"_s);
    Q_EMIT dialog->fileSelected(file);

    QTRY_COMPARE(noted.size(), 1);
    QFile xml(file);
    QVERIFY(xml.open(QFile::ReadOnly));
    QVERIFY(xml.readAll().contains("<cbc:BuyerReference>7</cbc:BuyerReference>"));
    dialog->reject();
}

void TestInvoiceForm::aRowThatIsReadAgainKeepsTheKeyboardAndItsMenu()
{
    const Invoice invoice = must(services().invoices.issue(m_filled->event, {.kind = u"rest"_s}));
    const QString name = u"Save %1 as PDF"_s.arg(invoice.number);
    const auto named = [this, &name]() -> QPointer<Button> {
        const auto buttons = tab()->findChildren<Button *>();
        const auto found = std::ranges::find(buttons, name, &QWidget::accessibleName);
        return found == buttons.cend() ? nullptr : *found;
    };
    QTRY_VERIFY(named());
    const QPointer<Button> before = named();
    before->setFocus();
    must(services().payments.create(invoice.id, {.amount = 1, .paidOn = QDate(2026, 1, 5)}));
    QTRY_VERIFY(!before);
    QVERIFY(named()->hasFocus());

    QPointer<QMenu> menu = qobject_cast<QMenu *>(act(u"Draft e-mail"_s)->parent());
    QVERIFY(menu);
    menu->popup(tab()->mapToGlobal(QPoint()));
    QTRY_VERIFY(menu->isVisible());
    const QPointer<Button> row = named();
    must(services().payments.create(invoice.id, {.amount = 1, .paidOn = QDate(2026, 1, 6)}));
    QTRY_COMPARE(tab()->findChild<PaymentsModel *>()->rowCount(), 2);
    QVERIFY(menu && menu->isVisible());
    menu->close();
    QTRY_VERIFY(!row);
}

void TestInvoiceForm::notNowKeepsNothing()
{
    start();
    field(u"Note on the invoice"_s)->setText(u"Thank you"_s);
    button(u"Not now"_s)->click();
    QVERIFY(!form()->isVisible());

    start();

    QVERIFY(field(u"Note on the invoice"_s)->text().isEmpty());
    QVERIFY(invoices().isEmpty());
}

/// Another event was opened while the question was open.
void TestInvoiceForm::whatIsTypedComesBackWithTheEvent()
{
    auto *strip = m_page->findChild<TabStrip *>();
    start();
    field(u"Note on the invoice"_s)->setText(u"Thank you"_s);
    m_page->open(must(services().events.create({.name = u"Gala"_s})).event.id);
    strip->setCurrentIndex(4);
    QVERIFY(!form()->isVisible());
    QVERIFY(!button(u"Issue the invoice"_s)->isVisible());

    m_page->open(m_filled->event);
    strip->setCurrentIndex(4);

    QVERIFY(form()->isVisible());
    QVERIFY(form()->isInvoiceTyped());
    QCOMPARE(field(u"Note on the invoice"_s)->text(), u"Thank you"_s);
    QVERIFY(!button(u"Not now"_s)->hasFocus()); // Nobody has asked for it just now.
    issue();
    QTRY_COMPARE(newest().note, u"Thank you"_s);
}

STEMDESK_TEST(TestInvoiceForm)

} // namespace stemdesk::invoice_form_test

#include "tst_invoice_form.moc"
