#include "core/services/billing/invoice_service.h"

#include "core/domain/catalogue/deleted_product.h"
#include "core/domain/events/event_history.h"
#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::invoice_service_test {

class TestInvoiceService : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void theRestIsInvoiced();
    void anInstalmentAndThenTheRest();
    void whatCameInBeforeIsSaid();
    void anInstalmentIsInvoicedOnce();
    void whereNothingIsLeftNothingIsInvoiced();
    void theAcceptedQuoteIsInvoiced();
    void ratesAreThoseOfTheLists();
    void whoPays();
    void unsoundRequests();
    void daysOfIssueAndPayment();
    void whatAClockDatedAheadBlocksNothing();
    void aCreditNoteTakesAllBack();
    void whatIsIssuedNeverChanges();
    void anEventWithInvoicesStays();
    void theCurrencyStaysOnceThereAreInvoices();
};

namespace {

const InvoiceRequest kRest{.kind = u"rest"_s};

InvoiceRequest instalment(int place)
{
    return {.kind = u"instalment"_s, .instalment = place};
}

/// One group at this price, and a client.
void setInvoiced(const ShopWithEvent &filled, double price)
{
    must(filled.shop.lines.patchGroup(filled.event, filled.group, {.quantity = 1, .fixedPriceIncTax = price}));
    must(filled.shop.events.patch(filled.event, {.clientName1 = u"Anna"_s}));
}

QByteArray errorOf(const Result<Invoice> &invoice)
{
    return invoice ? QByteArray() : invoice.error().code;
}

QStringList textsOf(const Invoice &invoice)
{
    QStringList texts;
    for (const InvoiceLine &line : invoice.lines)
        texts += line.text;
    return texts;
}

} // namespace

void TestInvoiceService::theRestIsInvoiced()
{
    setInvoiced(*m_filled, 1200);
    m_test->takeAnnounced();

    const Invoice made = must(shop().invoices.issue(m_filled->event, kRest));

    QCOMPARE(made.number, u"2026-0001"_s);
    QCOMPARE(made.buyer.name, u"Anna"_s);
    QCOMPARE(made.seller.name, must(shop().settings.shop()).name);
    QCOMPARE(made.issuedOn, QDate(2026, 3, 21));
    QCOMPARE(made.dueOn, std::optional(QDate(2026, 4, 4))); // In the shop's 14 days.
    QCOMPARE(made.eventOn, std::optional(QDate(2026, 6, 1)));
    QCOMPARE(made.lines, QList<InvoiceLine>({{u"Tables"_s, 0.2, 100'000, 120'000}}));
    QCOMPARE(must(shop().invoices.find(made.id)), made);
    QCOMPARE(m_test->takeAnnounced().size(), 2); // The invoice and its event.
    QCOMPARE(must(shop().history.list(m_filled->event, {})).rows.first().change, EventChange::InvoiceIssued);
}

void TestInvoiceService::anInstalmentAndThenTheRest()
{
    setInvoiced(*m_filled, 999.99);
    InvoiceService &invoices = shop().invoices;

    const Invoice deposit = must(invoices.issue(m_filled->event, instalment(0)));
    const Invoice rest = must(invoices.issue(m_filled->event, kRest));

    QCOMPARE(deposit.totalIncTax(), 25'000);
    QCOMPARE(textsOf(deposit), QStringList(u"Deposit"_s));
    QCOMPARE(rest.number, u"2026-0002"_s);
    QCOMPARE(textsOf(rest), QStringList({u"Tables"_s, u"Less invoice 2026-0001"_s}));
    QCOMPARE(rest.lines.last().exclTax, -deposit.totalExclTax());
    QCOMPARE(rest.totalIncTax(), 999'99 - 25'000);
    QCOMPARE(rest.totalExclTax(), withoutTax(999'99 - 25'000, 0.2));
}

/// A deposit received before any invoice counts towards the first one; later payments do not change the printed
/// invoice.
void TestInvoiceService::whatCameInBeforeIsSaid()
{
    setInvoiced(*m_filled, 1000);
    InvoiceService &invoices = shop().invoices;
    const auto pay = [&](double amount) {
        must(shop().payments.create(m_filled->event, {.amount = amount, .paidOn = QDate(2026, 3, 1)}));
    };
    pay(300);

    const Invoice deposit = must(invoices.issue(m_filled->event, instalment(0)));
    const Invoice rest = must(invoices.issue(m_filled->event, kRest));
    pay(100);

    QCOMPARE(deposit.paidBefore, 250'00);
    QCOMPARE(deposit.toBePaid(), 0);
    QCOMPARE(rest.paidBefore, 50'00);
    const Invoice later = must(invoices.find(rest.id));
    QCOMPARE(later.toBePaid(), 700'00);
    QCOMPARE(later.standing.open, 600'00);
    QCOMPARE(must(invoices.credit(rest.id, {})).paidBefore, 0);
}

void TestInvoiceService::anInstalmentIsInvoicedOnce()
{
    setInvoiced(*m_filled, 1000);
    InvoiceService &invoices = shop().invoices;
    const Invoice deposit = must(invoices.issue(m_filled->event, instalment(0)));

    QCOMPARE(errorOf(invoices.issue(m_filled->event, instalment(0))), "instalment_invoiced");
    QCOMPARE(errorOf(invoices.issue(m_filled->event, instalment(2))), "invalid_instalment");
    QCOMPARE(errorOf(invoices.issue(m_filled->event, instalment(-1))), "invalid_instalment");

    must(invoices.credit(deposit.id, {}));
    QCOMPARE(must(invoices.issue(m_filled->event, instalment(0))).totalIncTax(), 25'000);
    must(shop().lines.patchGroup(m_filled->event, m_filled->group, {.fixedPriceIncTax = 300}));
    QCOMPARE(must(invoices.issue(m_filled->event, instalment(1))).totalIncTax(),
             50'00); // At most the remaining amount.
}

void TestInvoiceService::whereNothingIsLeftNothingIsInvoiced()
{
    setInvoiced(*m_filled, 0);
    InvoiceService &invoices = shop().invoices;

    QCOMPARE(errorOf(invoices.issue(m_filled->event, kRest)), "nothing_to_invoice");
    QCOMPARE(errorOf(invoices.issue(m_filled->event, instalment(0))), "nothing_to_invoice");
    setInvoiced(*m_filled, 100);
    const Invoice all = must(invoices.issue(m_filled->event, kRest));
    QCOMPARE(errorOf(invoices.issue(m_filled->event, kRest)), "nothing_to_invoice");
    must(shop().lines.patchGroup(m_filled->event, m_filled->group, {.fixedPriceIncTax = 90}));
    QCOMPARE(errorOf(invoices.issue(m_filled->event, kRest)), "nothing_to_invoice");
    must(invoices.credit(all.id, {}));
    QCOMPARE(must(invoices.issue(m_filled->event, kRest)).totalIncTax(), 90'00);
    QCOMPARE(errorOf(invoices.issue(EventId::create(), kRest)), "not_found");
}

void TestInvoiceService::theAcceptedQuoteIsInvoiced()
{
    setInvoiced(*m_filled, 1000);
    const QuoteId quote = must(shop().quotes.create(m_filled->event, {})).id;
    must(shop().quotes.accept(m_filled->event, quote, {.acceptedBy = u"Anna"_s, .acceptedAt = {}}));
    must(shop().lines.patchGroup(m_filled->event, m_filled->group, {.name = u"Other"_s, .fixedPriceIncTax = 500}));
    must(shop().products.remove(m_filled->roseProduct, true));

    const Invoice rest = must(shop().invoices.issue(m_filled->event, kRest));

    QCOMPARE(rest.totalIncTax(), 100'000);
    QCOMPARE(textsOf(rest), QStringList(u"Tables"_s));
}

void TestInvoiceService::ratesAreThoseOfTheLists()
{
    must(shop().priceLists.patch(m_filled->hire, {.taxMultiplier = 1.05}));
    must(shop().settings.set({{u"default-tax-group"_s, QString::fromLatin1(m_filled->tax.text())}}));
    const EventPricingPatch pricing{.additionalFees =
                                        QList<AdditionalFee>{{.name = u"Candles"_s, .amountExclTax = 10}}};
    must(shop().events.patch(m_filled->event,
                             {.clientName1 = u"Anna"_s, .pricing = std::optional(std::optional(pricing))}));

    const Invoice rest = must(shop().invoices.issue(m_filled->event, kRest));

    QCOMPARE(textsOf(rest), QStringList({u"Tables × 2"_s, u"Tables × 2"_s, u"Candles"_s}));
    QCOMPARE(rest.lines.at(0).taxRate, 0.05);
    QCOMPARE(rest.lines.at(1).taxRate, 0.2);
    QCOMPARE(rest.lines.at(2), (InvoiceLine{u"Candles"_s, 0.2, 10'00, 12'00}));
    QCOMPARE(rest.taxes().size(), 2);
    QCOMPARE(rest.totalIncTax(), MinorUnit(u"GBP").rounded(m_filled->whole().totals.customerPriceIncTax));
}

void TestInvoiceService::whoPays()
{
    must(shop().lines.patchGroup(m_filled->event, m_filled->group, {.quantity = 1, .fixedPriceIncTax = 1000}));
    InvoiceService &invoices = shop().invoices;
    QCOMPARE(errorOf(invoices.issue(m_filled->event, kRest)), "buyer_required");
    QCOMPARE(invoices.payer(m_filled->event).error().code, "buyer_required");
    const ContactId ada = must(shop().contacts.create({.name = u"Ada"_s})).id;
    const ContactId firm = must(shop().contacts.create({.name = u"Bea"_s,
                                                        .company = u"Hall Ltd"_s,
                                                        .emails = QStringList{u"b@hall.example"_s},
                                                        .country = u"GB"_s,
                                                        .taxNumber = u"GB1"_s}))
                               .id;
    const auto buyerWith = [&](const InvoiceRequest &request) {
        const Invoice invoice = must(invoices.issue(m_filled->event, request));
        must(invoices.credit(invoice.id, {}));
        return invoice.buyer;
    };
    must(shop().events.patch(m_filled->event,
                             {.contacts = QList<EventContact>{{ada, u"client"_s}, {firm, u"planner"_s}}}));
    QCOMPARE(buyerWith(kRest).name, u"Ada"_s);
    must(shop().events.patch(m_filled->event,
                             {.contacts = QList<EventContact>{{ada, u"client"_s}, {firm, u"billing"_s}}}));

    QCOMPARE(must(invoices.payer(m_filled->event)), buyerWith(kRest));
    QCOMPARE(buyerWith(kRest),
             (InvoiceBuyer{.name = u"Hall Ltd"_s,
                           .address = {},
                           .country = u"GB"_s,
                           .email = u"b@hall.example"_s,
                           .taxNumber = u"GB1"_s,
                           .electronicAddress = {},
                           .reference = {}}));
    QCOMPARE(buyerWith({.kind = u"rest"_s, .contactId = ada}).name, u"Ada"_s);
    const InvoiceBuyerPatch given{.name = u" Cleo "_s, .reference = u"PO 7"_s};
    QCOMPARE(buyerWith({.kind = u"rest"_s, .buyer = given}).name, u"Cleo"_s);
}

void TestInvoiceService::unsoundRequests()
{
    setInvoiced(*m_filled, 1000);
    const auto refusal = [&](const InvoiceRequest &request) {
        return errorOf(shop().invoices.issue(m_filled->event, request));
    };

    QCOMPARE(refusal({}), "kind_required");
    QCOMPARE(refusal({.kind = u"half"_s}), "invalid_kind");
    QCOMPARE(refusal({.kind = u"instalment"_s}), "instalment_required");
    QCOMPARE(refusal({.kind = u"rest"_s, .instalment = 0}), "invalid_instalment");
    QCOMPARE(refusal({.kind = u"rest"_s, .contactId = ContactId::create()}), "contact_not_found");
    QCOMPARE(refusal({.kind = u"rest"_s, .contactId = ContactId::create(), .buyer = InvoiceBuyerPatch{}}),
             "invalid_buyer");
    QCOMPARE(refusal({.kind = u"rest"_s, .buyer = InvoiceBuyerPatch{}}), "name_required");
    QCOMPARE(refusal({.kind = u"rest"_s, .buyer = InvoiceBuyerPatch{.name = u"A"_s, .country = u"XX"_s}}),
             "invalid_country");
    QCOMPARE(refusal({.kind = u"rest"_s, .buyer = InvoiceBuyerPatch{.name = u"A"_s, .email = u"a"_s}}),
             "invalid_email");
    QCOMPARE(must(shop().invoices.list({}, {})).rows.size(), 0);
    QCOMPARE(must(shop().invoices.issue(m_filled->event, kRest)).number, u"2026-0001"_s);
}

void TestInvoiceService::daysOfIssueAndPayment()
{
    setInvoiced(*m_filled, 1000);
    InvoiceService &invoices = shop().invoices;
    const auto with = [&](std::optional<QDate> issuedOn, std::optional<QDate> dueOn) {
        return invoices.issue(m_filled->event,
                              {.kind = u"instalment"_s, .instalment = 1, .issuedOn = issuedOn, .dueOn = dueOn});
    };

    QCOMPARE(errorOf(with(QDate(2026, 3, 22), {})), "invalid_issuedOn");
    QCOMPARE(errorOf(with(QDate(2026, 3, 20), QDate(2026, 3, 19))), "invalid_dueOn");
    const Invoice made = must(with(QDate(2026, 3, 20), {}));
    QCOMPARE(made.dueOn, std::optional(QDate(2026, 5, 4))); // 28 days before the event.
    must(invoices.credit(made.id, {.reason = {}, .issuedOn = QDate(2026, 3, 20)}));
    QCOMPARE(errorOf(with(QDate(2026, 3, 19), {})), "invalid_issuedOn"); // The newest is of the 20th.
    const Invoice earlier = must(with(QDate(2025, 12, 31), QDate(2026, 1, 1)));
    QCOMPARE(earlier.number, u"2025-0001"_s); // A separate series.
    QCOMPARE(earlier.dueOn, std::optional(QDate(2026, 1, 1)));
    must(invoices.credit(earlier.id, {}));
    must(
        shop().events.patch(m_filled->event, {.venueStart = std::optional(std::optional(m_test->now() + 86'400'000))}));
    QCOMPARE(must(with({}, {})).dueOn, std::optional(QDate(2026, 3, 21))); // The instalment's day is over.
}

void TestInvoiceService::whatAClockDatedAheadBlocksNothing()
{
    setInvoiced(*m_filled, 1000);
    must(shop().settings.set({{u"invoice-number"_s, u"INV-{number}"_s}}));
    InvoiceService &invoices = shop().invoices;
    constexpr qint64 kDay = 24LL * 60 * 60 * 1000;
    must(invoices.credit(must(invoices.issue(m_filled->event, instalment(0))).id, {}));
    m_test->tick(400 * kDay);
    const Invoice ahead = must(invoices.issue(m_filled->event, instalment(0)));
    m_test->tick(-399 * kDay);

    const Invoice next = must(invoices.issue(m_filled->event, kRest));
    const Invoice credit = must(invoices.credit(ahead.id, {}));

    QCOMPARE(next.number, u"INV-4"_s);
    QCOMPARE(next.issuedOn, QDate(2026, 3, 22));
    QCOMPARE(credit.number, u"INV-5"_s);
    QCOMPARE(errorOf(invoices.credit(next.id, {.reason = {}, .issuedOn = QDate(2026, 3, 21)})), "invalid_issuedOn");
}

void TestInvoiceService::aCreditNoteTakesAllBack()
{
    setInvoiced(*m_filled, 999.99);
    InvoiceService &invoices = shop().invoices;
    const Invoice invoice = must(invoices.issue(m_filled->event, kRest));
    m_test->takeAnnounced();

    const Invoice credit = must(invoices.credit(invoice.id, {.reason = u"Wrong name"_s}));

    QCOMPARE(credit.kind, InvoiceKind::CreditNote);
    QCOMPARE(credit.number, u"2026-0002"_s);
    QCOMPARE(credit.creditsId, invoice.id);
    const Invoice kept = must(invoices.find(credit.id));
    QCOMPARE(kept.creditsNumber, invoice.number);
    QCOMPARE(kept.creditsIssuedOn, invoice.issuedOn);
    QCOMPARE(credit.note, u"Wrong name"_s);
    QCOMPARE(credit.buyer, invoice.buyer);
    QCOMPARE(credit.totalIncTax(), -invoice.totalIncTax());
    QCOMPARE(credit.totalExclTax(), -invoice.totalExclTax());
    QCOMPARE(must(invoices.find(invoice.id)).creditedById, credit.id);
    QCOMPARE(m_test->takeAnnounced().size(), 3); // Both and their event.
    QCOMPARE(errorOf(invoices.credit(invoice.id, {})), "already_credited");
    QCOMPARE(errorOf(invoices.credit(credit.id, {})), "invalid_kind");
    QCOMPARE(errorOf(invoices.credit(InvoiceId::create(), {})), "not_found");
}

void TestInvoiceService::whatIsIssuedNeverChanges()
{
    setInvoiced(*m_filled, 1000);
    const ContactId ada = must(shop().contacts.create({.name = u"Ada"_s})).id;
    const Invoice made = must(shop().invoices.issue(m_filled->event, {.kind = u"rest"_s, .contactId = ada}));

    must(shop().contacts.remove(ada, true));
    must(shop().settings.rename(u"Another"_s));
    must(shop().settings.set({{u"tax-number"_s, u"GB2"_s}, {u"document-language"_s, u"nl"_s}}));
    must(shop().events.patch(m_filled->event, {.name = u"Another"_s}));

    QCOMPARE(must(shop().invoices.find(made.id)), made);
}

void TestInvoiceService::anEventWithInvoicesStays()
{
    setInvoiced(*m_filled, 1000);
    const Invoice made = must(shop().invoices.issue(m_filled->event, kRest));
    must(shop().invoices.credit(made.id, {}));

    QCOMPARE(shop().events.remove(m_filled->event).error().code, QByteArray("event_has_invoices:2"));
    QVERIFY(shop().events.find(m_filled->event));
}

void TestInvoiceService::theCurrencyStaysOnceThereAreInvoices()
{
    setInvoiced(*m_filled, 1000);
    must(shop().invoices.issue(m_filled->event, kRest));

    QCOMPARE(shop().settings.set({{u"currency"_s, u"EUR"_s}}).error().code, QByteArray("currency_in_use"));
}

STEMDESK_GUILESS_TEST(TestInvoiceService)

} // namespace stemdesk::invoice_service_test

#include "tst_invoice_service.moc"
