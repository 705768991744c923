#include "core/domain/shops/shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/typed_page.h"
#include "tests/support/with_text.h"
#include "ui/pages/event/payments/invoice_form.h"
#include "ui/pages/event/payments/payments_model.h"
#include "ui/pages/event/payments/payments_tab.h"
#include "ui/pages/event/quotes/quotes_model.h"
#include "ui/pages/event/quotes/quotes_tab.h"
#include "ui/widgets/button.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/words/day_text.h"

#include <QApplication>
#include <QComboBox>
#include <QDateTime>

#include <algorithm>

namespace stemdesk::typed_days_test {

using namespace stemdesk::ui;

/// Days and times as people of five countries type them, wherever an event asks for them.
class TestTypedDays : public TypedPage {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        beginOrGoOn();
    }
    void cleanup() { closePage(); }
    void cleanupTestCase() { end(); }

    void theDayToAskAgain_data() { locales(); }
    void theDayToAskAgain();
    void timesOfAnEvent_data() { locales(); }
    void timesOfAnEvent();
    void theLastDayOfAQuote_data() { locales(); }
    void theLastDayOfAQuote();
    void daysOfPayments_data() { locales(); }
    void daysOfPayments();
    void theDayAnInvoiceIsDue_data() { locales(); }
    void theDayAnInvoiceIsDue();
    void daysOfInstalments_data() { locales(); }
    void daysOfInstalments();

private:
    QDate today() { return shopToday(m_shop->context()); }
    /// No two that follow each other mean the same day.
    QList<std::pair<QString, QDate>> daysTyped()
    {
        const QDate tenth(2027, 1, 10);
        return {{u"6/3/2027"_s, QDate(2027, 3, 6)},
                {u"09/01/2027"_s, QDate(2027, 1, 9)},
                {u"+7"_s, today().addDays(7)},
                {u"9.1.27"_s, QDate(2027, 1, 9)},
                {QLocale().toString(tenth, u"d MMM yyyy"_s), tenth}};
    }
    /// Of what has happened.
    QList<std::pair<QString, QDate>> pastDaysTyped()
    {
        const QDate tenth(2026, 1, 10);
        const QDate december(2025, 12, 30);
        return {{u"6/3/2026"_s, QDate(2026, 3, 6)},
                {u"09/01/2026"_s, QDate(2026, 1, 9)},
                {u"-7"_s, today().addDays(-7)},
                {u"30/12"_s, december},
                {u"9.1.26"_s, QDate(2026, 1, 9)},
                {QLocale().toString(december, u"d MMM"_s), december},
                {QLocale().toString(tenth, u"d MMM yyyy"_s), tenth}};
    }
    QLineEdit *lineIn(QWidget &place, int at) { return place.findChildren<QLineEdit *>().value(at); }
};

void TestTypedDays::theDayToAskAgain()
{
    open(eventPage(1));
    for (const auto &[text, day] : daysTyped()) {
        enter(u"Follow up on"_s, text);
        QTRY_COMPARE(event().followUpOn, std::optional(day));
        QTRY_COMPARE(field(u"Follow up on"_s)->text(), mediumDate(day)); // It says how it read it.
    }
    enter(u"Follow up on"_s, u"31/2/27"_s);
    QCOMPARE(field(u"Follow up on"_s)->text(), u"31/2/27"_s);
    QVERIFY(field(u"Follow up on"_s)->isRefused());
}

void TestTypedDays::timesOfAnEvent()
{
    const QDateTime noon(QDate(2026, 6, 1), QTime(12, 0), zoneOf(m_shop->context().shop));
    must(m_shop->services().events.patch(m_filled->event, {.ceremonyStart = std::optional(noon.toMSecsSinceEpoch())}));
    open(eventPage(1));
    const auto time = [&] {
        return QDateTime::fromMSecsSinceEpoch(event().ceremonyStart.value_or(0), noon.timeZone()).time();
    };
    for (const auto &[text, stored] : {std::pair(u"14:30"_s, QTime(14, 30)), std::pair(u"9"_s, QTime(9, 0)),
                                       std::pair(u"2.45 pm"_s, QTime(14, 45)), std::pair(u"16h15"_s, QTime(16, 15)),
                                       std::pair(u"0930"_s, QTime(9, 30)), std::pair(u"18 Uhr"_s, QTime(18, 0))}) {
        enter(u"Ceremony from: time"_s, text);
        QTRY_COMPARE(time(), stored);
    }
    enter(u"Ceremony from: time"_s, u"25:00"_s);
    QCOMPARE(field(u"Ceremony from: time"_s)->text(), u"25:00"_s);
    QCOMPARE(time(), QTime(18, 0));
}

void TestTypedDays::theLastDayOfAQuote()
{
    // Else it would be below cost, which is asked about.
    must(m_shop->services().lines.patchGroup(m_filled->event, m_filled->group, {.fixedPriceIncTax = 100}));
    open(eventPage(3));
    QTRY_VERIFY(m_page->findChild<QuotesTab *>() && m_page->findChild<QuotesTab *>()->isVisible());
    auto *tab = m_page->findChild<QuotesTab *>();
    const auto quotes = [this] { return must(m_shop->services().quotes.list(m_filled->event, {}, {})).rows; };
    int sent = int(quotes().size());
    for (const auto &[text, day] : daysTyped()) {
        tab->startQuote();
        auto *row = tab->findChild<NewRow *>();
        typeInto(*lineIn(*row, 0), text);
        QTest::keyClick(lineIn(*row, 0), Qt::Key_Return);
        sent += 1;
        QTRY_COMPARE(tab->findChild<QuotesModel *>()->rowCount(), sent);
        QCOMPARE(quotes().constFirst().validUntil, std::optional(day));
        for (QWidget *window : QApplication::topLevelWidgets()) { // The dialog that asks where to save it.
            if (window != m_page.get() && window->isVisible())
                window->close();
        }
    }
}

void TestTypedDays::daysOfPayments()
{
    open(eventPage(4));
    QTRY_VERIFY(m_page->findChild<PaymentsTab *>() && m_page->findChild<PaymentsTab *>()->isVisible());
    const auto payments = [this] { return must(m_shop->services().payments.list(m_filled->event, {}, {})).rows; };
    const int before = int(payments().size());
    auto *row = m_page->findChild<NewRow *>();
    typeInto(*lineIn(*row, 1), u"50"_s);
    typeInto(*lineIn(*row, 0), u"9.1.26"_s);
    QTest::keyClick(lineIn(*row, 0), Qt::Key_Return);
    QTRY_COMPARE(payments().size(), before + 1);
    auto *model = m_page->findChild<PaymentsModel *>();
    QTRY_COMPARE(model->rowCount(), before + 1);
    const auto isNew = [](const Payment &each) { return each.amount.amount() == 50; };
    const QList<Payment> stored = payments();
    const PaymentId id = std::ranges::find_if(stored, isNew)->id;
    QCOMPARE(must(m_shop->services().payments.find(m_filled->event, id)).paidOn, QDate(2026, 1, 9));
    const auto payment = [&] { return must(m_shop->services().payments.find(m_filled->event, id)); };
    TableView *table = nullptr;
    for (auto *candidate : m_page->findChildren<TableView *>())
        table = candidate->model() == model ? candidate : table;
    QVERIFY(table);
    for (const auto &[text, day] : pastDaysTyped()) {
        enter(*table, model->index(model->rowOf(id), PaymentsModel::PaidOn), text);
        QTRY_COMPARE(payment().paidOn, day);
    }
    for (const auto &[text, sum] : otherSumsTyped()) {
        enter(*table, model->index(model->rowOf(id), PaymentsModel::Amount), text);
        QTRY_COMPARE(payment().amount.amount(), sum);
    }
}

void TestTypedDays::theDayAnInvoiceIsDue()
{
    auto *form = new InvoiceForm([this] { return today(); });
    open(form);
    for (const auto &[text, day] : daysTyped()) {
        form->startInvoice({}, {}, m_shop->context().shop);
        for (auto *due : form->findChildren<QLineEdit *>()) {
            if (due->accessibleName() == u"Due on"_s)
                typeInto(*due, text);
        }
        const auto request = form->taken({});
        QVERIFY(request);
        QCOMPARE(request->dueOn, std::optional(day));
    }
}

void TestTypedDays::daysOfInstalments()
{
    open(eventPage(4));
    QTRY_VERIFY(withText<Button>(*m_page, u"Change the plan"_s));
    withText<Button>(*m_page, u"Change the plan"_s)->click();
    const auto due = [this] { return event().paymentPlan.value_or(PaymentPlan()).value(0).due; };
    const auto choose = [this](const QString &words) {
        for (auto *box : m_page->findChildren<QComboBox *>()) {
            if (box->accessibleName() == u"Due"_s && box->isVisible()) {
                box->setCurrentText(words);
                Q_EMIT box->activated(box->currentIndex());
                return;
            }
        }
    };
    choose(u"After acceptance"_s);
    QTRY_VERIFY(due().days);
    for (const auto &[text, days] : {std::pair(u"7"_s, 7), std::pair(u"10 days"_s, 10), std::pair(u"21 Tage"_s, 21)}) {
        enter(u"Day, or number of days"_s, text);
        QTRY_COMPARE(due().days, std::optional(days));
    }
    choose(u"On a day"_s);
    QTRY_VERIFY(due().date);
    for (const auto &[text, day] : daysTyped()) {
        enter(u"Day, or number of days"_s, text);
        QTRY_COMPARE(due().date, std::optional(day));
    }
}

STEMDESK_TEST(TestTypedDays)

} // namespace stemdesk::typed_days_test

#include "tst_typed_days.moc"
