#include "core/services/billing/debtors.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::debtors_test {

class TestDebtors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theBuyerOfTheInvoiceOwes();
    void theFirstOpenInvoiceCounts();
    void beforeThereIsAnInvoiceItsFutureBuyerOwes();

private:
    ShopServices &shop() { return m_test->shop(); }
    EventId event() { return m_filled->event; }
    Debtor debtor()
    {
        const auto owed = must(shop().payments.owed());
        return owed.isEmpty() ? Debtor() : owed.constFirst().debtor;
    }
    ContactId contact(const QString &name, const QString &company = {})
    {
        return must(shop().contacts.create({.name = name, .company = company})).id;
    }

    std::unique_ptr<TestShop> m_test;
    std::unique_ptr<ShopWithEvent> m_filled;
};

void TestDebtors::init()
{
    m_filled.reset();
    m_test = std::make_unique<TestShop>();
    m_filled = std::make_unique<ShopWithEvent>(m_test->shop());
    must(shop().lines.patchGroup(event(), m_filled->group, {.quantity = 1, .fixedPriceIncTax = 1000}));
    must(shop().events.patch(event(), {.clientName1 = u"Ada & Tom"_s}));
    const Quote quote = must(shop().quotes.create(event(), {}));
    must(shop().quotes.accept(event(), quote.id, {.acceptedBy = u"Ada"_s}));
}

void TestDebtors::theBuyerOfTheInvoiceOwes()
{
    const ContactId ada = contact(u"Ada"_s);
    const ContactId firm = contact(u"Office"_s, u"Bloom Ltd"_s);
    must(shop().events.patch(event(), {.contacts = QList<EventContact>{{ada, u"client"_s}}}));
    QCOMPARE(debtor(), (Debtor{.contactId = ada, .name = u"Ada"_s}));

    const Invoice invoice = must(shop().invoices.issue(event(), {.kind = u"rest"_s, .contactId = firm}));

    QCOMPARE(debtor(), (Debtor{.contactId = firm, .name = u"Bloom Ltd"_s}));
    must(shop().invoices.credit(invoice.id, {}));
    QCOMPARE(debtor(), (Debtor{.contactId = ada, .name = u"Ada"_s}));
}

void TestDebtors::theFirstOpenInvoiceCounts()
{
    const auto instalment = [this](int place, const QString &buyer) {
        return must(shop().invoices.issue(
            event(), {.kind = u"instalment"_s, .instalment = place, .buyer = InvoiceBuyerPatch{.name = buyer}}));
    };
    const Invoice deposit = instalment(0, u"Mother"_s);
    instalment(1, u"Father"_s);
    QCOMPARE(debtor(), (Debtor{.contactId = {}, .name = u"Mother"_s}));

    must(shop().payments.create(
        event(), {.amount = deposit.unit().amount(deposit.totalIncTax()), .paidOn = QDate(2026, 3, 20)}));

    QCOMPARE(debtor().name, u"Father"_s);
}

void TestDebtors::beforeThereIsAnInvoiceItsFutureBuyerOwes()
{
    QCOMPARE(debtor(), (Debtor{.contactId = {}, .name = u"Ada & Tom"_s}));
    const ContactId planner = contact(u"Pia"_s);
    const ContactId payer = contact(u"Uncle"_s, u"Uncle & Sons"_s);
    must(shop().events.patch(event(), {.contacts = QList<EventContact>{{planner, u"planner"_s}}}));
    QCOMPARE(debtor(), (Debtor{.contactId = {}, .name = u"Ada & Tom"_s})); // An invoice would be made out to them.
    must(shop().events.patch(event(), {.clientName1 = QString()}));
    QCOMPARE(debtor(), (Debtor{.contactId = planner, .name = u"Pia"_s}));

    must(shop().events.patch(event(),
                             {.contacts = QList<EventContact>{{planner, u"planner"_s}, {payer, u"billing"_s}}}));

    QCOMPARE(debtor(), (Debtor{.contactId = payer, .name = u"Uncle & Sons"_s}));
}

STEMDESK_GUILESS_TEST(TestDebtors)

} // namespace stemdesk::debtors_test

#include "tst_debtors.moc"
