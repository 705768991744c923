#include "core/services/billing/invoice_service.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::invoice_lists_test {

class TestInvoiceLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsAreFiltered();
    void theCheckFindsNothing();
    void shopsSeeTheirOwn();
};

namespace {

const InvoiceRequest kRest{.kind = u"rest"_s};

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

} // namespace

void TestInvoiceLists::listsAreFiltered()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    setInvoiced(filled, 1000);
    InvoiceService &invoices = test.shop().invoices;
    const auto issue = [&](const QString &name, QDate day) {
        const InvoiceRequest request{.kind = u"rest"_s, .issuedOn = day, .buyer = InvoiceBuyerPatch{.name = name}};
        must(invoices.credit(must(invoices.issue(filled.event, request)).id, {.reason = {}, .issuedOn = day}));
    };
    issue(u"Zoë van der Berg"_s, QDate(2026, 3, 1));
    issue(u"Anna"_s, QDate(2026, 3, 2));
    const auto numbers = [&](const InvoiceFilter &filter, int limit = 25) {
        QStringList found;
        PageRequest page{.limit = limit};
        do {
            const auto rows = must(invoices.list(filter, page));
            for (const Invoice &invoice : rows.rows)
                found += invoice.number.last(1);
            page.after = rows.next;
        } while (page.after);
        return found.join(QString());
    };

    QCOMPARE(numbers({}), u"4321"_s);
    QCOMPARE(numbers({}, 3), u"4321"_s);
    QCOMPARE(numbers({.q = u"zoe"_s}), u"21"_s);
    QCOMPARE(numbers({.q = u"zoe VAN der ber"_s}), u"21"_s);
    QCOMPARE(numbers({.q = u"zoe van der bergen"_s}), QString());
    QCOMPARE(numbers({.q = u"2026-0003"_s}), u"3"_s);
    QCOMPARE(numbers({.q = u"%"_s}), QString());
    must(filled.shop.events.patch(filled.event, {.name = u"Ball at Dyrham"_s}));
    QCOMPARE(numbers({.q = u"dyrh"_s}), u"4321"_s);
    QCOMPARE(numbers({.q = u"dyrham zoe"_s}), u"21"_s);
    QCOMPARE(numbers({.q = u"yrham"_s}), QString());
    QCOMPARE(numbers({.from = QDate(2026, 3, 2)}), u"43"_s);
    QCOMPARE(numbers({.to = QDate(2026, 3, 1)}), u"21"_s);
    QCOMPARE(numbers({.eventId = filled.event}), u"4321"_s);
    QCOMPARE(numbers({.eventId = EventId::create()}), QString());
}

void TestInvoiceLists::theCheckFindsNothing()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    setInvoiced(filled, 1000);
    const Invoice made = must(test.shop().invoices.issue(filled.event, kRest));
    must(test.shop().invoices.credit(made.id, {}));
    QCOMPARE(test.findings(), QString());

    must(test.session().change("update invoice set place = 3, number = '2026-0003' where place = 2"));
    QCOMPARE(test.findings(), u"invoice number 2026-0002 is missing in its series"_s);
}

void TestInvoiceLists::shopsSeeTheirOwn()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    setInvoiced(filled, 1000);
    const InvoiceId id = must(test.shop().invoices.issue(filled.event, kRest)).id;
    InvoiceService &others = test.otherShop().invoices;

    QCOMPARE(errorOf(others.find(id)), "not_found");
    QCOMPARE(errorOf(others.credit(id, {})), "not_found");
    QCOMPARE(errorOf(others.issue(filled.event, kRest)), "not_found");
    QVERIFY(must(others.list({}, {})).rows.isEmpty());
    const ShopWithEvent theirs(test.otherShop());
    setInvoiced(theirs, 10);
    QCOMPARE(must(others.issue(theirs.event, kRest)).number, u"2026-0001"_s);
}

STEMDESK_GUILESS_TEST(TestInvoiceLists)

} // namespace stemdesk::invoice_lists_test

#include "tst_invoice_lists.moc"
