#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_test.h"
#include "ui/widgets/layout/tab_strip.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFileDialog>
#include <QLineEdit>
#include <QUndoStack>

namespace stemdesk::enquiry_to_paid_test {

using namespace stemdesk::ui;

/// A wedding from the enquiry to its last payment, using only the keyboard, in a shop that has roses with a price.
/// Prints what each step took.
class TestEnquiryToPaid : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void fromEnquiryToPaid();

private:
    using Step = void (TestEnquiryToPaid::*)();

    QString undoText() { return m_shop->edits().stack().undoText(); }
    Event wedding() { return must(services().events.find(m_wedding)); }
    Balance balance() { return must(services().payments.balance(m_wedding)).balance; }
    QList<Quote> quotes() { return must(services().quotes.list(m_wedding, {}, {})).rows; }
    QList<Invoice> invoices() { return must(services().invoices.list({.eventId = m_wedding}, {})).rows; }
    /// Opens the wedding from wherever one is, on its recipe, and goes to a tab.
    void openTab(int tab);
    void closeDialog();
    /// The name of the focused widget; empty for a moment after a dialog has closed.
    static QString keyboard()
    {
        return QApplication::focusWidget() ? QApplication::focusWidget()->accessibleName() : QString();
    }

    void addClient();
    void addEvent();
    void nameClient();
    void followUp();
    void makeBouquet();
    void sendQuote();
    void accept();
    void payDeposit();
    void invoiceTheRest();
    void payTheRest();

    EventId m_wedding;
};

void TestEnquiryToPaid::init()
{
    QLocale::setDefault(british());
    fillShop();
    showWindow();
}

void TestEnquiryToPaid::fromEnquiryToPaid()
{
    for (const Step step : {&TestEnquiryToPaid::addClient, &TestEnquiryToPaid::addEvent, &TestEnquiryToPaid::nameClient,
                            &TestEnquiryToPaid::followUp, &TestEnquiryToPaid::makeBouquet,
                            &TestEnquiryToPaid::sendQuote, &TestEnquiryToPaid::accept, &TestEnquiryToPaid::payDeposit,
                            &TestEnquiryToPaid::invoiceTheRest, &TestEnquiryToPaid::payTheRest}) {
        (this->*step)();
        if (QTest::currentTestFailed())
            return;
    }
    printSteps();
    QCOMPARE(m_hand->total().clicks, 0);
    QVERIFY(m_hand->total().keys <= 300);
}

void TestEnquiryToPaid::openTab(int tab)
{
    m_hand->stroke(Qt::CTRL | Qt::Key_K);
    m_hand->enterInto(u"Find anything"_s, u"mead"_s);
    QTRY_COMPARE(m_window->currentPage(), u"event"_s);
    QTRY_VERIFY(qobject_cast<TabStrip *>(QApplication::focusWidget()));
    for (int step = 0; step < tab; ++step)
        m_hand->stroke(Qt::Key_Right);
}

/// The files themselves are not tested here.
void TestEnquiryToPaid::closeDialog()
{
    QTRY_VERIFY(m_window->findChild<QFileDialog *>());
    m_hand->answer([this] { m_window->findChild<QFileDialog *>()->reject(); });
    QTRY_VERIFY((m_window->activateWindow(), m_window->isActiveWindow()));
}

void TestEnquiryToPaid::addClient()
{
    m_hand->begin(u"a client with an address"_s);
    m_hand->stroke(Qt::CTRL | Qt::Key_3);
    QTRY_COMPARE(m_window->currentPage(), u"clients"_s);
    m_hand->stroke(Qt::CTRL | Qt::Key_N);
    m_hand->enterInto(u"Name of the new client"_s, u"Anna Field"_s);
    QTRY_COMPARE(undoText(), u"Add client Anna Field"_s);
    m_hand->tabTo(u"E-mail"_s);
    m_hand->enter(u"anna@example.com"_s);
    QTRY_COMPARE(must(services().contacts.list({}, {})).rows.constFirst().emails, QStringList(u"anna@example.com"_s));
}

void TestEnquiryToPaid::addEvent()
{
    m_hand->begin(u"an event and its name"_s);
    m_hand->stroke(Qt::CTRL | Qt::Key_1);
    m_hand->stroke(Qt::CTRL | Qt::Key_N);
    m_hand->enterInto(u"Name of the event"_s, u"Meadow wedding"_s);
    QTRY_COMPARE(must(services().events.list({}, {})).rows.constFirst().name, u"Meadow wedding"_s);
    m_wedding = must(services().events.list({}, {})).rows.constFirst().id;
}

void TestEnquiryToPaid::nameClient()
{
    m_hand->begin(u"its client"_s);
    openTab(1);
    m_hand->tabTo(u"Find or add a contact"_s);
    auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(field);
    m_hand->type(u"anna"_s);
    QTRY_VERIFY(field->completer()->popup()->isVisible());
    QTest::keyClick(field->completer()->popup(), Qt::Key_Down);
    QTest::keyClick(field->completer()->popup(), Qt::Key_Return);
    m_hand->answer([] {});
    m_hand->answer([] {});
    QTRY_COMPARE(wedding().contacts.size(), 1);
    QCOMPARE(wedding().clientName1, u"Anna Field"_s);
    QTRY_VERIFY(!field->completer()->popup()->isVisible());
    // A window system activates the window after a list has closed; the offscreen platform sometimes does not.
    QTRY_VERIFY((m_window->activateWindow(), m_window->isActiveWindow()));
    QTRY_COMPARE(QApplication::focusWidget(), field);
}

void TestEnquiryToPaid::followUp()
{
    m_hand->begin(u"when to follow up"_s);
    m_hand->tabTo(u"Follow up on"_s);
    m_hand->enter(u"+7"_s);
    QTRY_VERIFY(wedding().followUpOn);
}

void TestEnquiryToPaid::makeBouquet()
{
    m_hand->begin(u"an arrangement with its flowers"_s);
    openTab(0);
    m_hand->stroke(Qt::CTRL | Qt::Key_N);
    QTRY_VERIFY(m_hand->seen<QLineEdit>(u"Add a line to New arrangement"_s));
    m_hand->enterInto(u"Name of New arrangement"_s, u"Bridal bouquet\nrose\n20"_s);
    QTRY_VERIFY(wedding().totals.customerPriceIncTax > 0);
    QTRY_COMPARE(wedding().groups.value(0).items.value(0).quantity, 20.0);
}

void TestEnquiryToPaid::sendQuote()
{
    m_hand->begin(u"a quote, frozen and filed"_s);
    openTab(3);
    m_hand->stroke(Qt::CTRL | Qt::Key_N);
    m_hand->enterInto(u"Valid until, if limited"_s, u"+14"_s);
    QTRY_COMPARE(quotes().size(), 1);
    QTRY_COMPARE(wedding().status, u"pending_approval"_s);
    m_hand->tabTo(u"Save PDF…"_s);
    m_hand->stroke(Qt::Key_Space);
    closeDialog();
}

void TestEnquiryToPaid::accept()
{
    m_hand->begin(u"accepted"_s);
    m_hand->tabTo(u"Quotes"_s, Qt::SHIFT | Qt::Key_Tab);
    m_hand->stroke(Qt::Key_A);
    QTRY_COMPARE(quotes().constFirst().state, QuoteState::Accepted);
    QCOMPARE(quotes().constFirst().acceptedBy, u"Anna Field"_s);
    QCOMPARE(wedding().status, u"approved"_s);
}

void TestEnquiryToPaid::payDeposit()
{
    m_hand->begin(u"the deposit"_s);
    openTab(4);
    m_hand->stroke(Qt::CTRL | Qt::Key_N);
    m_hand->enterInto(u"Amount"_s, {});
    QTRY_COMPARE(balance().instalments.value(0).state, InstalmentState::Paid);
}

void TestEnquiryToPaid::invoiceTheRest()
{
    m_hand->begin(u"an invoice"_s);
    m_hand->tabTo(u"Invoice the rest"_s);
    m_hand->stroke(Qt::Key_Space);
    m_hand->tabTo(u"Issue the invoice"_s, Qt::SHIFT | Qt::Key_Tab); // The keyboard is on "Not now".
    m_hand->stroke(Qt::Key_Space);
    QTRY_COMPARE(invoices().size(), 1);
    QCOMPARE(invoices().constFirst().totalIncTax(), balance().total);
    QCOMPARE(invoices().constFirst().buyer.email, u"anna@example.com"_s);
}

void TestEnquiryToPaid::payTheRest()
{
    m_hand->begin(u"the last payment"_s);
    m_hand->stroke(Qt::CTRL | Qt::Key_N);
    m_hand->enterInto(u"Amount"_s, {});
    QTRY_COMPARE(balance().outstanding, 0);
    QCOMPARE(balance().paid, balance().total);
}

STEMDESK_TEST(TestEnquiryToPaid)

} // namespace stemdesk::enquiry_to_paid_test

#include "tst_enquiry_to_paid.moc"
