#include "core/services/billing/invoice_service.h"
#include "core/services/billing/quote_service.h"
#include "core/services/check_service.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

namespace stemdesk::invoice_limits_test {

namespace {

constexpr Instant kLast = 253'402'300'799'999;
constexpr Instant kFirst = -62'135'596'800'000;
const InvoiceRequest kRest{.kind = u"rest"_s};

/// An event with a client, at this price.
EventId priced(ShopServices &shop, double fee, std::optional<Instant> start = {})
{
    EventPricingPatch pricing;
    pricing.additionalFees = QList<AdditionalFee>{{.name = u"Fee"_s, .amountExclTax = fee}};
    EventPatch patch{.name = u"Ball"_s, .clientName1 = u"Anna"_s};
    patch.venueStart = start;
    patch.pricing = std::optional(pricing);
    return must(shop.events.create(patch)).event.id;
}

template <class T>
QByteArray errorOf(const Result<T> &result)
{
    return result ? QByteArray() : result.error().code;
}

PaymentPlan wholeOn(InstalmentDue due, std::optional<double> amount = {})
{
    PaymentPlan plan;
    if (amount)
        plan.append({.name = u"First"_s, .amountIncTax = amount, .due = due});
    plan.append({.name = u"All"_s, .isRest = true, .due = due});
    return plan;
}

void spoil(TestShop &test, const Invoice &invoice, const QString &document)
{
    must(test.session().change("update invoice set document = ? where id = ?", document, invoice.id));
}

} // namespace

class TestInvoiceLimits : public ServiceTest {
    Q_OBJECT

private Q_SLOTS:
    void anEventBeyondTheCalendarIsNotInvoiced_data()
    {
        QTest::addColumn<Instant>("start");
        QTest::addColumn<QString>("zone");
        QTest::newRow("after it") << kLast << u"Pacific/Kiritimati"_s;
        QTest::newRow("before it") << kFirst << u"America/New_York"_s;
    }

    void anEventBeyondTheCalendarIsNotInvoiced()
    {
        QFETCH(const Instant, start);
        QFETCH(const QString, zone);
        must(shop().settings.set({{u"time-zone"_s, zone}}));
        InvoiceService &invoices = shop().invoices;
        const EventId good = priced(shop(), 100);
        const EventId odd = priced(shop(), 100, start);

        QCOMPARE(errorOf(invoices.issue(odd, kRest)), "invalid_eventOn");

        const Invoice issued = must(invoices.issue(good, kRest));
        QCOMPARE(must(invoices.list({}, {})).rows, QList<Invoice>{issued});
        QVERIFY(shop().payments.balance(odd));
    }

    void theLastDayIsOne()
    {
        const Invoice issued = must(shop().invoices.issue(priced(shop(), 100, kLast), kRest));

        QCOMPARE(must(shop().invoices.find(issued.id)).eventOn, std::optional(QDate(9999, 12, 31)));
    }

    void anInstalmentBeyondTheCalendarHasNoDay()
    {
        const EventId event = priced(shop(), 100, kLast);
        const InstalmentDue due{.on = InstalmentDue::On::Event, .days = 1};
        must(shop().events.patch(event, {.paymentPlan = std::optional(wholeOn(due))}));

        QCOMPARE(must(shop().payments.balance(event)).balance.instalments.first().dueOn, std::optional<QDate>());
        InvoiceRequest request{.kind = u"instalment"_s, .instalment = 0};
        QCOMPARE(errorOf(shop().invoices.issue(event, request)), "invalid_dueOn");
        request.dueOn = QDate(2026, 4, 1);
        QCOMPARE(must(shop().invoices.issue(event, request)).dueOn, request.dueOn);
    }

    void amountsThatAreNotExactAreNotBooked_data()
    {
        QTest::addColumn<double>("fee");
        for (const double fee : {1e14, 1e15, 1e17, 1e50})
            QTest::addRow("%g", fee) << fee;
    }

    void amountsThatAreNotExactAreNotBooked()
    {
        QFETCH(const double, fee);
        const EventId good = priced(shop(), 100);
        const EventId odd = priced(shop(), fee);
        const Invoice issued = must(shop().invoices.issue(good, kRest));

        QCOMPARE(errorOf(shop().invoices.issue(odd, kRest)), "amount_too_large");
        QCOMPARE(errorOf(shop().invoices.issue(odd, {.kind = u"instalment"_s, .instalment = 0})), "amount_too_large");
        const Quote quote = must(shop().quotes.create(odd, {}));
        QCOMPARE(errorOf(shop().quotes.accept(odd, quote.id, {.acceptedBy = u"Anna"_s})), "amount_too_large");
        const PaymentPlan plan = wholeOn({.on = InstalmentDue::On::Acceptance}, fee);
        QCOMPARE(errorOf(shop().events.patch(good, {.paymentPlan = std::optional(plan)})), "amount_too_large");
        const PaymentPatch payment{.amount = fee, .paidOn = QDate(2026, 3, 1)};
        QCOMPARE(errorOf(shop().payments.create(good, payment)), "amount_too_large");
        QCOMPARE(must(shop().invoices.list({}, {})).rows, QList<Invoice>{issued});
    }

    /// With such a tax rate the net price is not a finite number.
    void aTaxThatTakesAllIsNotBooked()
    {
        ShopWithEvent filled(shop());
        const PriceListId list = filled.addList(u"flower"_s, QDate(2026, 5, 1), 5e-324);
        filled.addPrice(list, filled.rose, 1);
        must(shop().lines.patchGroup(filled.event, filled.group, {.quantity = 1, .fixedPriceIncTax = 100}));
        must(shop().events.patch(filled.event, {.clientName1 = u"Anna"_s}));
        const Quote quote = must(shop().quotes.create(filled.event, {}));

        QVERIFY(std::isfinite(must(shop().quotes.proposal(filled.event, quote.id)).printed.customerPriceExclTax));
        QCOMPARE(errorOf(shop().invoices.issue(filled.event, kRest)), "amount_too_large");
    }

    void theSumOfPaymentsIsAnAmountToo()
    {
        const EventId event = priced(shop(), 100);
        const PaymentPatch half{.amount = 5e13, .paidOn = QDate(2026, 3, 1)};
        const Payment paid = must(shop().payments.create(event, half));

        QCOMPARE(errorOf(shop().payments.create(event, half)), "amount_too_large");

        QCOMPARE(must(shop().payments.list(event, {}, {})).rows, QList<Payment>{paid});
        const Payment small = must(shop().payments.create(event, {.amount = 1, .paidOn = QDate(2026, 3, 1)}));
        QCOMPARE(errorOf(shop().payments.patch(event, small.id, {.amount = 5e13})), "amount_too_large");
    }

    void anInvoiceThatCannotBeReadTakesNoneWithIt()
    {
        const EventId event = priced(shop(), 100);
        const Invoice bad = must(shop().invoices.issue(event, kRest));
        const Invoice good = must(shop().invoices.issue(priced(shop(), 200), kRest));
        spoil(*m_test, bad, u"{\"eventName\": 5"_s);

        const Page<Invoice> page = must(shop().invoices.list({}, {}));

        QCOMPARE(page.rows, QList<Invoice>{good});
        QCOMPARE(page.unreadable, (QList<UnreadableRow>{{bad.id.text(), bad.number}}));
        const Result<Invoice> found = shop().invoices.find(bad.id);
        QCOMPARE(errorOf(found), "unreadable_row");
        QVERIFY(found.error().message.contains(bad.number));
        QVERIFY(shop().events.find(event) && shop().payments.balance(event));
        QStringList findings;
        const auto extent =
            CheckService(m_test->services(), [&](const CheckFinding &one) { findings += one.sentence; }).check();
        QVERIFY(extent);
        QVERIFY(findings.contains(u"invoice %1 cannot be read back"_s.arg(bad.number)));
    }

    /// Values that earlier versions stored and this one refuses.
    void whatEarlierVersionsIssuedIsRead()
    {
        const Invoice issued = must(shop().invoices.issue(priced(shop(), 100, kLast), kRest));
        const QString document = must(m_test->session().first("select document from invoice", [](const Row &row) {
                                     return row.text(0);
                                 })).value_or(QString());
        QString old = document;
        old.replace(u"\"9999-12-31\""_s, u"\"\""_s)
            .replace(QRegularExpression(u"\"dueOn\":\"[^\"]*\""_s), u"\"dueOn\":\"\""_s);
        old.replace(u"\"incTax\":10000"_s, u"\"incTax\":100000000000000000"_s);
        QVERIFY(old != document);
        spoil(*m_test, issued, old);

        const Invoice read = must(shop().invoices.find(issued.id));

        QCOMPARE(read.eventOn, std::optional<QDate>());
        QCOMPARE(read.dueOn, std::optional<QDate>());
        QCOMPARE(must(shop().invoices.list({}, {})).rows.size(), 1);
        QVERIFY(shop().invoices.credit(issued.id, {}));
    }

    void aQuoteThatCannotBeReadLeavesItsEvent()
    {
        const EventId event = priced(shop(), 100);
        const Quote quote = must(shop().quotes.create(event, {}));
        must(shop().quotes.accept(event, quote.id, {.acceptedBy = u"Anna"_s}));
        must(m_test->session().change("update quote set proposal = '{' where id = ?", quote.id));

        const Event read = must(shop().events.find(event));

        QVERIFY(read.acceptedQuote && read.acceptedQuote->isChangedSince);
        QVERIFY(shop().quotes.list(event, {}, {}));
        QCOMPARE(errorOf(shop().invoices.issue(event, kRest)), "unreadable_row");
    }
};

STEMDESK_GUILESS_TEST(TestInvoiceLimits)

} // namespace stemdesk::invoice_limits_test

#include "tst_invoice_limits.moc"
