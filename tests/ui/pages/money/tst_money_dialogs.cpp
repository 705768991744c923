#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"
#include "tests/support/ui_shop.h"
#include "tests/support/with_text.h"
#include "ui/pages/money/month_dialog.h"
#include "ui/pages/money/payment_dialog.h"
#include "ui/pages/money/reminder_dialog.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"

#include <QApplication>
#include <QComboBox>
#include <QDateTime>
#include <QLayout>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

#include <algorithm>

namespace stemdesk::money_dialogs_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestMoneyDialogs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init();
    void cleanup();
    void aMonthIsInvoicedInOneAct();
    void whatIsRefusedIsNotIssued();
    void aPaymentOfAnInvoiceIsRecordedAndUndone();
    void moreThanIsOpenIsAskedAbout();
    void nothingIsPaidInTheFuture();
    void escapeLeavesAPaymentUnrecorded();
    void remindersAreLookedAtAndNoted();

private:
    ShopServices &services() { return m_shop->services(); }
    /// Adds an approved event of the client in February, priced at a thousand.
    void approve(const ContactPatch &client)
    {
        m_client = must(services().contacts.create(client)).id;
        const auto start = QDateTime(QDate(2026, 2, 9), QTime(10, 0), QTimeZone::utc()).toMSecsSinceEpoch();
        must(services().events.patch(m_filled->event,
                                     {.name = u"Lobby"_s,
                                      .status = u"approved"_s,
                                      .ceremonyStart = std::optional<Instant>(),
                                      .ceremonyEnd = std::optional<Instant>(),
                                      .venueStart = std::optional<Instant>(start),
                                      .venueEnd = std::optional<Instant>(),
                                      .contacts = QList<EventContact>{{m_client, u"client"_s}}}));
    }
    QList<Invoice> invoices() { return must(services().invoices.list({}, {.limit = 10})).rows; }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_filled;
    ContactId m_client;
};

void TestMoneyDialogs::init()
{
    m_shop = std::make_unique<UiShop>();
    m_filled = std::make_unique<ShopWithEvent>(services());
    must(services().lines.patchGroup(m_filled->event, m_filled->group, {.quantity = 1, .fixedPriceIncTax = 1000}));
}

void TestMoneyDialogs::cleanup()
{
    m_filled.reset();
    m_shop.reset();
}

void TestMoneyDialogs::aMonthIsInvoicedInOneAct()
{
    approve({.name = u"Hotel Linde"_s, .invoicing = u"month 30"_s});
    MonthDialog dialog(m_shop->context(), nullptr);
    dialog.show();
    const auto *list = dialog.findChild<QListView *>();
    QTRY_COMPARE(list->model()->rowCount(), 1); // The month before is the default.
    QVERIFY(list->model()
                ->index(0, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(u"Hotel Linde · 1 event(s) · £1,000.00"_s));
    QVERIFY(withText<TextLabel>(dialog, u"2026-02-09 Lobby"_s));
    // The total of all chosen rows.
    QCOMPARE(dialog.findChild<Card *>()->findChildren<TextLabel *>().at(2)->text(), u"£1,000.00"_s);
    const QRect row = list->visualRect(list->model()->index(0, 0));
    const QPoint box(metric::kSpace16 + metric::kIcon / 2, row.center().y());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, box);
    QVERIFY(!withText<Button>(dialog, u"Issue invoices"_s)->isEnabled());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, box);
    QSignalSpy noted(&dialog, &MonthDialog::noted);

    withText<Button>(dialog, u"Issue 1 invoices"_s)->click();

    QTRY_COMPARE(noted.size(), 1);
    QTRY_COMPARE(invoices().size(), 1);
    QCOMPARE(invoices().constFirst().contactId, m_client);
    QVERIFY(!dialog.isVisible());
}

void TestMoneyDialogs::whatIsRefusedIsNotIssued()
{
    must(services().settings.set({{u"small-business"_s, u"on"_s}}));
    approve({.name = u"Hotel Linde"_s, .invoicing = u"month"_s});
    MonthDialog dialog(m_shop->context(), nullptr);
    dialog.show();
    const auto *list = dialog.findChild<QListView *>();

    QTRY_COMPARE(list->model()->rowCount(), 1);

    QVERIFY(
        list->model()->index(0, 0).data(Qt::AccessibleTextRole).toString().contains(u"Say why no tax is charged"_s));
    QVERIFY(!withText<Button>(dialog, u"Issue invoices"_s)->isEnabled());
    auto *months = dialog.findChild<QComboBox *>();
    months->setCurrentIndex(0);
    Q_EMIT months->activated(0);
    QTRY_COMPARE(list->model()->rowCount(), 0); // Nothing in March.
    QVERIFY(!list->isVisible()); // Nor an empty box.
}

void TestMoneyDialogs::aPaymentOfAnInvoiceIsRecordedAndUndone()
{
    approve({.name = u"Hotel Linde"_s});
    const Invoice invoice = must(
        services().invoices.issueMonth({.contactId = m_client, .from = QDate(2026, 2, 1), .to = QDate(2026, 2, 28)}));
    PaymentDialog dialog(m_shop->context(), dueAmount(invoice), nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *amount = dialog.findChildren<ValueField *>().constFirst();
    QVERIFY(amount->hasFocus());
    QCOMPARE(amount->selectedText(), u"1000"_s); // All that is open, to be typed over.
    dialog.findChild<DayField *>()->setFocus();
    QCOMPARE(amount->shownText(), moneyText(1'000, invoice.seller.currency));
    amount->setFocus();
    amount->selectAll();
    QTest::keyClicks(amount, u"nothing"_s);
    QTest::keyClick(amount, Qt::Key_Return);
    QVERIFY(!dialog.findChildren<FormRow *>().constFirst()->note().isEmpty());
    QVERIFY(dialog.isVisible());

    amount->selectAll();
    QTest::keyClicks(amount, u"400"_s);
    QTest::keyClick(amount, Qt::Key_Return);
    QVERIFY(!withText<Button>(dialog, u"Record"_s)->isEnabled()); // Enter again would record it twice.

    QTRY_COMPARE(must(services().invoices.find(invoice.id)).standing.state, InvoiceState::PartPaid);
    QTRY_VERIFY(!dialog.isVisible());
    m_shop->context().edits.undo();
    QTRY_COMPARE(must(services().invoices.find(invoice.id)).standing.state, InvoiceState::Open);
}

void TestMoneyDialogs::moreThanIsOpenIsAskedAbout()
{
    approve({.name = u"Hotel Linde"_s});
    const Invoice invoice = must(
        services().invoices.issueMonth({.contactId = m_client, .from = QDate(2026, 2, 1), .to = QDate(2026, 2, 28)}));
    for (const auto &[typed, question] : {std::pair(u"1000.50"_s, u"That is more than the £1,000.00 outstanding."_s),
                                          std::pair(u"50000"_s, QString())}) {
        PaymentDialog dialog(m_shop->context(), dueAmount(invoice), nullptr);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTest::keyClicks(QApplication::focusWidget(), typed);

        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

        auto *asked = dialog.findChild<ConflictNote *>();
        QTRY_VERIFY(asked->isVisible());
        QVERIFY2(asked->text().contains(question), qPrintable(asked->text()));
        QTRY_VERIFY(dialog.height() >= dialog.layout()->totalHeightForWidth(dialog.width())); // Nothing of it is cut.
        QCOMPARE(must(services().invoices.find(invoice.id)).standing.state, InvoiceState::Open);
    }
}

void TestMoneyDialogs::nothingIsPaidInTheFuture()
{
    approve({.name = u"Hotel Linde"_s});
    const Invoice invoice = must(
        services().invoices.issueMonth({.contactId = m_client, .from = QDate(2026, 2, 1), .to = QDate(2026, 2, 28)}));
    const QDate today = shopToday(m_shop->context());
    PaymentDialog dialog(m_shop->context(), dueAmount(invoice), nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *day = dialog.findChild<DayField *>();
    day->setFocus();
    day->setText(QLocale().toString(today.addDays(-1), u"d MMM"_s));
    QCOMPARE(day->day(), std::optional(today.addDays(-1)));
    day->setText(u"tomorrow"_s);
    QCOMPARE(day->day(), std::nullopt);

    withText<Button>(dialog, u"Record"_s)->click();

    auto *row = qobject_cast<FormRow *>(day->parentWidget());
    QCOMPARE(row->note(), futureRefusal(today.addDays(1), today));
    QVERIFY(dialog.isVisible());
    QCOMPARE(must(services().invoices.find(invoice.id)).standing.state, InvoiceState::Open);
}

void TestMoneyDialogs::escapeLeavesAPaymentUnrecorded()
{
    approve({.name = u"Hotel Linde"_s});
    const Invoice invoice = must(
        services().invoices.issueMonth({.contactId = m_client, .from = QDate(2026, 2, 1), .to = QDate(2026, 2, 28)}));
    PaymentDialog dialog(m_shop->context(), dueAmount(invoice), nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClicks(QApplication::focusWidget(), u"12"_s);

    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);

    QVERIFY(!dialog.isVisible());
    QCOMPARE(must(services().invoices.find(invoice.id)).standing.state, InvoiceState::Open);
}

void TestMoneyDialogs::remindersAreLookedAtAndNoted()
{
    approve({.name = u"Hotel Linde"_s});
    const Invoice invoice = must(services().invoices.issueMonth({.contactId = m_client,
                                                                 .from = QDate(2026, 2, 1),
                                                                 .to = QDate(2026, 2, 28),
                                                                 .issuedOn = QDate(2026, 3, 1),
                                                                 .dueOn = QDate(2026, 3, 10)}));
    ReminderDialog dialog(m_shop->context(), nullptr);
    dialog.show();
    const auto *list = dialog.findChild<QListView *>();
    QTRY_COMPARE(list->model()->rowCount(), 1);
    const auto words = dialog.findChild<SidePanel *>()->findChildren<TextLabel *>();
    QVERIFY(std::ranges::any_of(words, [&](const TextLabel *label) { return label->text().contains(invoice.number); }));

    withText<Button>(dialog, u"Note as reminded"_s)->click();

    QTRY_COMPARE(must(services().invoices.find(invoice.id)).standing.reminderLevel, std::optional(1));
    QTRY_VERIFY(
        withText<TextLabel>(dialog, u"Noted: Hotel Linde was reminded. Give it a week before the next reminder."_s));
    QVERIFY(!withText<Button>(dialog, u"Note as reminded"_s)->isEnabled()); // The client needs time to pay.
    QCOMPARE(dialog.findChild<QComboBox *>()->currentIndex(), 0);

    m_shop->shop().tick(8 * Instant(24) * 3'600'000);
    ReminderDialog later(m_shop->context(), nullptr);
    QTRY_COMPARE(later.findChild<QComboBox *>()->currentIndex(), 1); // The next reminder is less friendly.
    QVERIFY(withText<Button>(later, u"Note as reminded"_s)->isEnabled());
}

STEMDESK_TEST(TestMoneyDialogs)

} // namespace stemdesk::money_dialogs_test

#include "tst_money_dialogs.moc"
