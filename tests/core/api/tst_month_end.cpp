#include "core/services/check_service.h"
#include "core/storage/engine/session.h"
#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QJsonDocument>
#include <QTest>
#include <QTimeZone>

#include <algorithm>

namespace stemdesk::month_end_test {

/// One invoice for a client's month, what follows from it, statements, reminders and the journal.
class MonthEndTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void aMonthIsOneInvoice();
    void onlyWhatIsAgreedAndLeftIsInvoiced();
    void earlierInvoicesAreTakenOff();
    void itIsAnInvoiceOfEachOfItsEvents();
    void itIsPaidForItself();
    void eventsPaymentsFillIt();
    void paymentsNameAnInvoice();
    void statesAreListed();
    void invoicesAreDebts();
    void termsOfPayment();
    void sevenCategories_data();
    void sevenCategories();
    void aSmallBusinessChargesNoTax();
    void categoriesThatNoInvoiceCanSay();
    void referencesAreInEveryForm();
    void statementsContinue();
    void remindersAreNoted();
    void theJournalIsChained();
    void theJournalTellsOfDeletedEvents();
    void whatWasChangedInTheJournalIsFound();

private:
    QByteArray newContact(const QByteArray &more = {});
    /// The id of a new approved event of the contact on that day of March, with a fee of this amount.
    QByteArray newEvent(const QByteArray &contact, int day, int amount, const QByteArray &more = {});
    Answer invoiceMarch(const QByteArray &contact, const QByteArray &more = {});
    QByteArray pathOf(const Answer &invoice) { return "/api/v1/invoices/" + invoice.text(u"invoiceId"); }
    QJsonArray journal();
};

namespace {

QByteArray idIn(const Answer &made)
{
    const QByteArray location = made.header("location");
    return location.mid(location.lastIndexOf('/') + 1);
}

QStringList codesOf(const Answer &list, const QString &field)
{
    QStringList codes;
    for (const auto &item : list.at(u"items").toArray())
        codes += item[field].toString();
    return codes;
}

} // namespace

QByteArray MonthEndTest::newContact(const QByteArray &more)
{
    return idIn(
        api().post("/api/v1/contacts", R"({"name":"Hotel Linde","emails":["desk@linde.example"])" + more + "}"));
}

QByteArray MonthEndTest::newEvent(const QByteArray &contact, int day, int amount, const QByteArray &more)
{
    const qint64 start = QDateTime(QDate(2026, 3, day), QTime(10, 0), QTimeZone::utc()).toMSecsSinceEpoch();
    return idIn(api().post("/api/v1/events",
                           R"({"name":"Lobby )" + QByteArray::number(day) + R"(","status":"approved","venueStart":)"
                               + QByteArray::number(start) + R"(,"contacts":[{"role":"client","contactId":")" + contact
                               + R"("}],"pricing":{"additionalFees":[{"name":"Flowers","amountExclTax":)"
                               + QByteArray::number(amount) + "}]}" + more + '}'));
}

Answer MonthEndTest::invoiceMarch(const QByteArray &contact, const QByteArray &more)
{
    return api().post("/api/v1/invoices",
                      R"({"from":"2026-03-01","to":"2026-03-31","contactId":")" + contact + '"' + more + '}');
}

QJsonArray MonthEndTest::journal()
{
    return api().get("/api/v1/journal?limit=100").at(u"items").toArray();
}

void MonthEndTest::aMonthIsOneInvoice()
{
    const QByteArray contact = newContact();
    const QByteArray second = newEvent(contact, 9, 60);
    const QByteArray first = newEvent(contact, 2, 100);

    const Answer made = invoiceMarch(contact, R"(,"note":"Thank you")");

    QCOMPARE(made.status, 201);
    QVERIFY(made.at(u"eventId").isNull());
    QCOMPARE(made.text(u"contactId"), contact);
    QCOMPARE(made.at(u"eventIds").toArray(), QJsonArray({QString::fromLatin1(first), QString::fromLatin1(second)}));
    QCOMPARE(made.text(u"buyer.name"), "Hotel Linde");
    QCOMPARE(made.text(u"dueOn"), "2026-04-04");
    QCOMPARE(made.at(u"totalIncTax").toDouble(), 160.0);
    QCOMPARE(made.at(u"lines.0").toObject(),
             QJsonObject({{u"text"_s, u"2026-03-02 Lobby 2"_s}, {u"eventId"_s, QString::fromLatin1(first)}}));
    QCOMPARE(made.at(u"lines.1.amountIncTax").toDouble(), 100.0);
    QCOMPARE(made.text(u"lines.2.text"), "2026-03-09 Lobby 9");
    QCOMPARE(made.text(u"state"), "open");
    QCOMPARE(made.at(u"openAmount").toDouble(), 160.0);
    QCOMPARE(api().get(pathOf(made)).body, made.body);
    QCOMPARE(invoiceMarch(contact).error(), "nothing_to_invoice");
    const Answer credit = api().post(pathOf(made) + "/credit", "{}");
    QCOMPARE(credit.at(u"totalIncTax").toDouble(), -160.0);
    QCOMPARE(credit.text(u"state"), "credited");
    QCOMPARE(invoiceMarch(contact).at(u"totalIncTax").toDouble(), 160.0);
}

void MonthEndTest::onlyWhatIsAgreedAndLeftIsInvoiced()
{
    const QByteArray contact = newContact();
    const QByteArray billing = newContact();
    newEvent(contact, 1, 10);
    newEvent(contact, 31, 20);
    newEvent(contact, 5, 1000, R"(,"externalId":"quoted")");
    const QByteArray quoted = api().get("/api/v1/events?externalId=quoted").text(u"items.0.eventId");
    api().patch("/api/v1/events/" + quoted, R"({"status":"quoting"})");
    const QByteArray others = newEvent(contact, 6, 2000);
    api().patch("/api/v1/events/" + others,
                R"({"contacts":[{"role":"client","contactId":")" + contact + R"("},{"role":"billing","contactId":")"
                    + billing + R"("}]})");
    const QByteArray invoiced = newEvent(contact, 7, 4000);
    QCOMPARE(api().post("/api/v1/events/" + invoiced + "/invoices", R"({"kind":"rest"})").status, 201);

    QCOMPARE(invoiceMarch(contact).at(u"totalIncTax").toDouble(), 30.0);
    QCOMPARE(invoiceMarch(billing).at(u"totalIncTax").toDouble(), 2000.0);
}

void MonthEndTest::earlierInvoicesAreTakenOff()
{
    const QByteArray contact = newContact();
    const QByteArray event = newEvent(contact, 2, 100);
    newEvent(contact, 3, 50);
    const Answer deposit =
        api().post("/api/v1/events/" + event + "/invoices", R"({"kind":"instalment","instalment":0})");

    const Answer made = invoiceMarch(contact);

    QCOMPARE(made.at(u"totalIncTax").toDouble(), 125.0);
    QCOMPARE(made.at(u"lines.2.amountIncTax").toDouble(), -25.0);
    QCOMPARE(made.text(u"lines.2.text"), "Less invoice " + deposit.text(u"number"));
}

void MonthEndTest::itIsAnInvoiceOfEachOfItsEvents()
{
    const QByteArray contact = newContact();
    const QByteArray event = newEvent(contact, 2, 100);
    newEvent(contact, 3, 50);
    const Answer made = invoiceMarch(contact);

    QCOMPARE(api().get("/api/v1/invoices?eventId=" + event).text(u"items.0.invoiceId"), made.text(u"invoiceId"));
    QCOMPARE(api().get("/api/v1/invoices?contactId=" + contact).at(u"items").toArray().size(), 1);
    QCOMPARE(api().remove("/api/v1/events/" + event).error(), "event_has_invoices:1");
    QCOMPARE(api().post("/api/v1/events/" + event + "/invoices", R"({"kind":"rest"})").error(), "nothing_to_invoice");
    api().patch("/api/v1/events/" + event,
                R"({"pricing":{"additionalFees":[{"name":"Flowers","amountExclTax":130}]}})");
    const Answer rest = api().post("/api/v1/events/" + event + "/invoices", R"({"kind":"rest"})");
    QCOMPARE(rest.at(u"totalIncTax").toDouble(), 30.0);
    QCOMPARE(rest.at(u"lines.1.amountIncTax").toDouble(), -100.0);
}

void MonthEndTest::itIsPaidForItself()
{
    const QByteArray contact = newContact();
    const QByteArray first = newEvent(contact, 2, 100);
    const QByteArray second = newEvent(contact, 9, 50);
    const QByteArray invoice = pathOf(invoiceMarch(contact));
    const QByteArray etag = api().get(invoice).header("etag");

    const Answer paid = api().post(invoice + "/payments", R"({"amount":75,"paidOn":"2026-03-20"})");

    QCOMPARE(paid.status, 201);
    QVERIFY(paid.at(u"eventId").isNull());
    const Answer read = api().get(invoice);
    QVERIFY(read.header("etag") != etag);
    QCOMPARE(read.text(u"state"), "part_paid");
    QCOMPARE(read.at(u"paidAmount").toDouble(), 75.0);
    QCOMPARE(read.at(u"openAmount").toDouble(), 75.0);
    QCOMPARE(api().get("/api/v1/events/" + first + "/balance").at(u"paid").toDouble(), 50.0);
    QCOMPARE(api().get("/api/v1/events/" + second + "/balance").at(u"paid").toDouble(), 25.0);
    const QByteArray path = paid.header("location");
    QCOMPARE(api().patch(path, R"({"amount":150})").status, 200);
    QCOMPARE(api().get(invoice).text(u"state"), "paid");
    QCOMPARE(api().get(invoice).text(u"paidOn"), "2026-03-20");
    QCOMPARE(api().patch(path, R"({"invoiceId":null})").error(), "invalid_invoiceId");
    QVERIFY(api().get("/api/v1/payments?ids=" + idIn(paid)).at(u"items.0.eventId").isNull());
    QCOMPARE(api().remove(path).status, 200);
    QCOMPARE(api().get(invoice).text(u"state"), "open");
    QCOMPARE(api().get(invoice + "/payments").at(u"items").toArray().size(), 0);
}

void MonthEndTest::eventsPaymentsFillIt()
{
    const QByteArray contact = newContact();
    const QByteArray event = newEvent(contact, 2, 100);
    newEvent(contact, 9, 50);
    const QByteArray invoice = pathOf(invoiceMarch(contact));

    api().post("/api/v1/events/" + event + "/payments", R"({"amount":140,"paidOn":"2026-03-20"})");

    QCOMPARE(api().get(invoice).at(u"paidAmount").toDouble(), 100.0);
    QCOMPARE(api().get("/api/v1/events/" + event + "/balance").at(u"credit").toDouble(), 40.0);
}

void MonthEndTest::paymentsNameAnInvoice()
{
    const QByteArray contact = newContact();
    const QByteArray event = "/api/v1/events/" + newEvent(contact, 2, 100);
    const Answer deposit = api().post(event + "/invoices", R"({"kind":"instalment","instalment":0})");
    const Answer rest = api().post(event + "/invoices", R"({"kind":"rest"})");
    const auto pay = [&](const QByteArray &amount, const QByteArray &invoice) {
        return api().post(event + "/payments",
                          R"({"paidOn":"2026-03-20","amount":)" + amount + R"(,"invoiceId":)" + invoice + '}');
    };

    QCOMPARE(pay("75", '"' + rest.text(u"invoiceId") + '"').status, 201);

    QCOMPARE(api().get(pathOf(rest)).text(u"state"), "paid");
    QCOMPARE(api().get(pathOf(deposit)).text(u"state"), "open");
    QCOMPARE(pay("5", "null").status, 201);
    QCOMPARE(api().get(pathOf(deposit)).text(u"state"), "part_paid");
    QCOMPARE(api().post(pathOf(deposit) + "/credit", "{}").status, 201);
    QCOMPARE(api().get(pathOf(deposit)).text(u"state"), "credited");
    QCOMPARE(pay("1", '"' + deposit.text(u"invoiceId") + '"').error(), "invoice_credited");
    const QByteArray other = "/api/v1/events/" + newEvent(contact, 3, 10);
    QCOMPARE(api()
                 .post(other + "/payments",
                       R"({"paidOn":"2026-03-20","amount":1,"invoiceId":")" + rest.text(u"invoiceId") + "\"}")
                 .error(),
             "invalid_invoiceId");
}

void MonthEndTest::statesAreListed()
{
    const QByteArray contact = newContact();
    const QByteArray late = "/api/v1/events/" + newEvent(contact, 2, 100);
    const Answer overdue =
        api().post(late + "/invoices", R"({"kind":"rest","issuedOn":"2026-03-03","dueOn":"2026-03-20"})");
    const QByteArray event = "/api/v1/events/" + newEvent(contact, 3, 50);
    const Answer open = api().post(event + "/invoices", R"({"kind":"rest"})");

    QCOMPARE(overdue.text(u"state"), "overdue");
    QCOMPARE(codesOf(api().get("/api/v1/invoices?state=overdue"), u"number"_s),
             QStringList(QString::fromLatin1(overdue.text(u"number"))));
    QCOMPARE(codesOf(api().get("/api/v1/invoices?state=open"), u"number"_s),
             QStringList(QString::fromLatin1(open.text(u"number"))));
    // Only time has passed; nothing was written.
    m_fixture->test().setNow(m_fixture->test().now() + qint64(30) * 24 * 3600 * 1000);
    QCOMPARE(api().get("/api/v1/invoices?state=overdue").at(u"items").toArray().size(), 2);
}

void MonthEndTest::invoicesAreDebts()
{
    const QByteArray contact = newContact();
    const QByteArray id = newEvent(contact, 2, 100);
    const QByteArray event = "/api/v1/events/" + id;
    api().post(event + "/invoices", R"({"kind":"rest","issuedOn":"2026-03-03","dueOn":"2026-03-20"})");
    api().patch(event, R"({"pricing":{"additionalFees":[{"name":"Flowers","amountExclTax":60}]}})");

    const Answer balances = api().get("/api/v1/balances?isOverdue=true&ids=" + id);

    QCOMPARE(balances.at(u"items.0.total").toDouble(), 60.0);
    QCOMPARE(balances.at(u"items.0.outstanding").toDouble(), 100.0);
    const auto isOwed = [&] {
        return std::ranges::any_of(must(m_fixture->shop().payments.owed()),
                                   [&](const EventBalance &owed) { return owed.eventId.text() == id; });
    };
    QVERIFY(isOwed());
    api().patch(event, R"({"status":"cancelled"})");
    QVERIFY(isOwed());
}

void MonthEndTest::termsOfPayment()
{
    m_fixture->set(u"payment-days"_s, u"30"_s);
    const QByteArray contact = newContact();
    const QByteArray slow = newContact(R"(,"invoicing":{"each":"month","dueDays":60})");
    newEvent(contact, 2, 100);
    newEvent(slow, 2, 100);

    QCOMPARE(api().get("/api/v1/contacts/" + slow).at(u"invoicing").toObject(),
             QJsonObject({{u"each"_s, u"month"_s}, {u"dueDays"_s, 60}}));
    QCOMPARE(invoiceMarch(contact).text(u"dueOn"), "2026-04-20");
    QCOMPARE(invoiceMarch(slow).text(u"dueOn"), "2026-05-20");
    const QByteArray path = "/api/v1/contacts/" + slow;
    QCOMPARE(api().patch(path, R"({"invoicing":{"each":"year"}})").error(), "invalid_invoicing");
    QCOMPARE(api().patch(path, R"({"invoicing":{"each":"month","dueDays":366}})").error(), "invalid_invoicing");
    QVERIFY(api().patch(path, R"({"invoicing":null})").at(u"invoicing").isNull());
}

void MonthEndTest::sevenCategories_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<QByteArray>("reason");
    const auto add = [](const char *category, double rate, const QByteArray &reason) {
        QTest::newRow(category) << rate << reason;
    };
    add("S", 0.21, "");
    add("Z", 0, "");
    add("E", 0, "Exempt by article 132");
    add("O", 0, "Not subject to VAT");
    add("AE", 0, "Reverse charge, article 194");
    add("K", 0, "Article 138");
    add("G", 0, "Export outside the EU");
}

void MonthEndTest::sevenCategories()
{
    QFETCH(double, rate);
    QFETCH(QByteArray, reason);
    const QByteArray category = QTest::currentDataTag();
    m_fixture->set(u"country"_s, u"NL"_s);
    m_fixture->set(u"address"_s, u"Kade 1\n1016 DL Amsterdam"_s);
    m_fixture->set(u"tax-number"_s, u"NL123456789B01"_s);
    m_fixture->set(u"electronic-address"_s, u"0106:12345678"_s);
    m_fixture->set(u"bank-details"_s, u"NL91 ABNA 0417 1643 00"_s);
    const QByteArray group = idIn(api().post("/api/v1/tax-groups",
                                             R"({"name":"Ours","rate":)" + QByteArray::number(rate)
                                                 + R"(,"taxCategory":")" + category + R"(","exemptionReason":)"
                                                 + (reason.isEmpty() ? QByteArray("null") : '"' + reason + '"') + '}'));
    m_fixture->set(u"default-tax-group"_s, QString::fromLatin1(group));
    const QByteArray contact = newContact(
        R"(,"country":"BE","taxNumber":"BE0123456749","electronicAddress":"0208:0123456749","address":"Rue 1\n1000 Bruxelles")");
    newEvent(contact, 2, 100);
    newEvent(contact, 9, 50);

    const Answer made = invoiceMarch(
        contact,
        R"(,"buyer":{"name":"Linde","country":"BE","taxNumber":"BE0123456749","electronicAddress":"0208:0123456749","address":"Rue 1\n1000 Bruxelles","reference":"PO 7"})");

    QCOMPARE(made.status, 201);
    QCOMPARE(made.text(u"taxes.0.taxCategory"), category);
    QCOMPARE(made.text(u"taxes.0.exemptionReason"), reason);
    const QByteArray ubl = api().get(pathOf(made) + "?format=ubl").body;
    QVERIFY2(ubl.contains("<cbc:ID>" + category + "</cbc:ID>"), ubl);
    QCOMPARE(ubl.contains("<cbc:TaxExemptionReason>" + reason + "</cbc:TaxExemptionReason>"), !reason.isEmpty());
    QCOMPARE(ubl.contains("NL123456789B01"), category != "O");
    QCOMPARE(ubl.contains("<cac:DeliveryLocation>"), category == "K");
    const QByteArray reference = made.text(u"reference");
    QVERIFY(reference.startsWith("RF"));
    QVERIFY(ubl.contains("<cbc:PaymentID>" + reference + "</cbc:PaymentID>"));
    QCOMPARE(made.text(u"iban"), "NL91ABNA0417164300");
}

void MonthEndTest::aSmallBusinessChargesNoTax()
{
    m_fixture->set(u"small-business"_s, u"on"_s);
    m_fixture->set(u"default-tax-group"_s, QString::fromLatin1(filled("<tax>")));
    const QByteArray contact = newContact();
    newEvent(contact, 2, 100);

    QCOMPARE(invoiceMarch(contact).error(), "exemptionReason_required");
    m_fixture->set(u"exemption-reason"_s, u"Small business, § 19 UStG"_s);
    const Answer made = invoiceMarch(contact);

    QCOMPARE(made.at(u"totalTax").toDouble(), 0.0);
    QCOMPARE(made.at(u"totalExclTax").toDouble(), 120.0);
    QCOMPARE(made.text(u"taxes.0.taxCategory"), "E");
    QCOMPARE(made.text(u"taxes.0.exemptionReason"), u"Small business, § 19 UStG"_s.toUtf8());
}

void MonthEndTest::categoriesThatNoInvoiceCanSay()
{
    const QByteArray group = idIn(api().post("/api/v1/tax-groups", R"({"name":"Ours","rate":0,"taxCategory":"AE"})"));
    m_fixture->set(u"default-tax-group"_s, QString::fromLatin1(group));
    const QByteArray contact = newContact();
    newEvent(contact, 2, 100);

    QCOMPARE(invoiceMarch(contact).error(), "exemptionReason_required");
    api().patch("/api/v1/tax-groups/" + group, R"({"exemptionReason":"Article 194"})");
    QCOMPARE(invoiceMarch(contact).error(), "buyer_incomplete:taxNumber");
    api().patch("/api/v1/contacts/" + contact, R"({"taxNumber":"BE0123456749"})");
    QCOMPARE(invoiceMarch(contact).status, 201);
}

void MonthEndTest::referencesAreInEveryForm()
{
    m_fixture->set(u"bank-details"_s, u"IBAN BE68 5390 0754 7034"_s);
    m_fixture->set(u"country"_s, u"BE"_s);
    const QByteArray contact = newContact();
    newEvent(contact, 2, 100);

    const Answer made = invoiceMarch(contact);

    QCOMPARE(made.text(u"iban"), "BE68539007547034");
    QVERIFY(made.text(u"reference").startsWith("+++"));
    const Answer credit = api().post(pathOf(made) + "/credit", "{}");
    QVERIFY(credit.at(u"reference").isNull());
    QVERIFY(credit.at(u"iban").isNull());
}

void MonthEndTest::statementsContinue()
{
    const QByteArray contact = newContact();
    const QByteArray event = newEvent(contact, 2, 100);
    const Answer made = invoiceMarch(contact, R"(,"issuedOn":"2026-03-03","dueOn":"2026-03-10")");
    api().post(pathOf(made) + "/payments", R"({"amount":30,"paidOn":"2026-03-12"})");
    api().post("/api/v1/events/" + event + "/payments", R"({"amount":5.5,"paidOn":"2026-03-14"})");
    const QByteArray path = "/api/v1/contacts/" + contact + "/statement";

    const Answer all = api().get(path);

    QCOMPARE(all.text(u"contact.name"), "Hotel Linde");
    QCOMPARE(all.at(u"openingBalance").toDouble(), 0.0);
    QCOMPARE(all.at(u"closingBalance").toDouble(), 64.5);
    QCOMPARE(all.at(u"overdueAmount").toDouble(), 64.5);
    QCOMPARE(all.text(u"rows.0.kind"), "invoice");
    QCOMPARE(all.text(u"rows.1.number"), made.text(u"number"));
    QCOMPARE(all.at(u"rows.1.amount").toDouble(), -30.0);
    QCOMPARE(all.text(u"rows.2.eventName"), "Lobby 2");
    const Answer first = api().get(path + "?from=2026-03-01&to=2026-03-12");
    const Answer second = api().get(path + "?from=2026-03-13&to=2026-03-31");
    QCOMPARE(first.at(u"closingBalance"), second.at(u"openingBalance"));
    QCOMPARE(second.at(u"closingBalance").toDouble(), 64.5);
    QVERIFY(api().get(path + "?format=csv").body.contains("2026-03-12,payment," + made.text(u"number")));
    QVERIFY(api().get(path + "?format=pdf").body.startsWith("%PDF"));
    QCOMPARE(api().get(path + "?format=eml").error(), "shop_email_required");
    m_fixture->set(u"email"_s, u"shop@fern.example"_s);
    const QByteArray message = api().get(path + "?format=eml").body;
    QVERIFY(message.contains("To: <desk@linde.example>"));
    QVERIFY(message.contains("filename=\"Statement of account Hotel"));
}

void MonthEndTest::remindersAreNoted()
{
    const QByteArray contact = newContact();
    newEvent(contact, 2, 100);
    const Answer made = invoiceMarch(contact, R"(,"issuedOn":"2026-03-03","dueOn":"2026-03-10")");
    const QByteArray path = pathOf(made);

    const Answer text = api().get(path + "/reminder?level=1");

    QCOMPARE(text.status, 200);
    QVERIFY(text.body.contains(made.text(u"number")));
    QVERIFY(text.body.contains("10 March 2026"));
    QVERIFY(text.body != api().get(path + "/reminder?level=3").body);
    m_fixture->set(u"email"_s, u"shop@fern.example"_s);
    QVERIFY(api()
                .get(path + "/reminder?format=eml")
                .body.contains("filename=\"Invoice " + made.text(u"number") + ".pdf\""));
    const Answer noted = api().post(path + "/reminded", R"({"level":2})");
    QCOMPARE(noted.status, 200);
    QCOMPARE(noted.at(u"reminderLevel").toInt(), 2);
    QVERIFY(noted.at(u"remindedAt").isDouble());
    api().post(path + "/payments", R"({"amount":100,"paidOn":"2026-03-12"})");
    QCOMPARE(api().get(path + "/reminder").error(), "nothing_due");
    QCOMPARE(api().post(path + "/reminded", R"({"level":3})").error(), "nothing_due");
}

void MonthEndTest::theJournalIsChained()
{
    const QByteArray contact = newContact();
    const QByteArray event = "/api/v1/events/" + newEvent(contact, 2, 100);
    const qsizetype before = journal().size();
    const QByteArray payment =
        api()
            .post(event + "/payments", R"({"amount":1.5,"paidOn":"2026-03-12","note":"é \"x\"\n"})")
            .header("location");
    api().patch(payment, R"({"amount":2})");
    api().remove(payment);
    const Answer made = invoiceMarch(contact, R"(,"issuedOn":"2026-03-03","dueOn":"2026-03-10")");
    api().post(pathOf(made) + "/reminded", R"({"level":1})");
    api().post(pathOf(made) + "/credit", "{}");

    const QJsonArray rows = journal();

    QStringList kinds;
    QByteArray hash;
    for (qsizetype at = 0; at < rows.size(); ++at) {
        QJsonObject row = rows.at(at).toObject();
        if (at >= before)
            kinds += row[u"kind"_s].toString();
        QCOMPARE(row[u"seq"_s].toInteger(), at + 1);
        const QByteArray said = row.take(u"hash"_s).toString().toLatin1();
        // For the texts and numbers here, Qt's output is what RFC 8785 asks for.
        hash = QCryptographicHash::hash(hash + QJsonDocument(row).toJson(QJsonDocument::Compact),
                                        QCryptographicHash::Sha256)
                   .toHex();
        QCOMPARE(said, hash);
    }
    QCOMPARE(kinds,
             QStringList({u"payment_made"_s, u"payment_changed"_s, u"payment_deleted"_s, u"invoice_issued"_s,
                          u"invoice_reminded"_s, u"invoice_credited"_s}));
    QCOMPARE(rows.last()[u"by"_s].toString(), rows.at(before)[u"by"_s].toString());
    QCOMPARE(api().get("/api/v1/journal?to=2026-03-20").at(u"items").toArray().size(), 0);
    const qint64 last = rows.last()[u"at"_s].toInteger();
    const auto since = [this](qint64 at) {
        return api().get("/api/v1/journal?limit=100&updatedSince=" + QByteArray::number(at)).at(u"items").toArray();
    };
    QCOMPARE(since(last).last(), rows.last());
    QCOMPARE(since(last + 1), QJsonArray());
}

void MonthEndTest::theJournalTellsOfDeletedEvents()
{
    const QByteArray id = newEvent(newContact(), 2, 100);
    const QByteArray event = "/api/v1/events/" + id;
    api().post(event + "/payments", R"({"amount":1.5,"paidOn":"2026-03-12"})");
    const qsizetype before = journal().size();

    const Event removed = must(m_fixture->shop().events.remove(must(idFrom<EventTag>(id))));
    must(m_fixture->shop().events.restore(removed));

    const QJsonArray rows = journal();
    QCOMPARE(rows.size(), before + 2);
    QCOMPARE(rows.at(before)[u"kind"_s].toString(), u"payment_deleted"_s);
    QVERIFY(rows.at(before)[u"after"_s].isNull());
    QCOMPARE(rows.last()[u"kind"_s].toString(), u"payment_made"_s);
}

void MonthEndTest::whatWasChangedInTheJournalIsFound()
{
    const QByteArray event = "/api/v1/events/" + newEvent(newContact(), 2, 100);
    api().post(event + "/payments", R"({"amount":1.5,"paidOn":"2026-03-12"})");
    api().post(event + "/payments", R"({"amount":2.5,"paidOn":"2026-03-12"})");
    const auto found = [this] {
        QStringList sentences;
        CheckService check(m_fixture->test().services(),
                           [&](const CheckFinding &finding) { sentences += finding.sentence; });
        must(check.check({m_fixture->test().shopId()}));
        return sentences.filter(u"journal"_s);
    };
    QCOMPARE(found(), QStringList());
    const auto seq = must(m_fixture->test().session().first("select max(seq) from journal_entry",
                                                            [](const Row &row) { return row.integer(0); }));

    QVERIFY(m_fixture->test()
                .session()
                .run("update journal_entry set json_after = replace(json_after, '1.5', '9.5')")
                .has_value());

    QCOMPARE(found().size(), 1);
    QVERIFY2(found().first().contains(u"row %1"_s.arg(*seq - 1)), qPrintable(found().first()));
    QVERIFY(m_fixture->test().session().run("delete from journal_entry where seq = ?", *seq - 1).has_value());
    QVERIFY2(found().first().contains(u"has no row %1"_s.arg(*seq - 1)), qPrintable(found().first()));
}

STEMDESK_TEST(MonthEndTest)

} // namespace stemdesk::month_end_test

#include "tst_month_end.moc"
