#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>
#include <QTest>

namespace stemdesk::mail_drafts_test {

class MailDraftsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void anOrderIsADraftWithItsFiles();
    void whatIsMissingIsTold();
    void aClaimIsWrittenOut();
    void whatIsCreditedIsNotClaimed();
    void aClaimIsADraftWithItsPictures();

private:
    void reject(); ///< Seven of ten roses.
    void giveAddresses()
    {
        m_fixture->set(u"email"_s, u"hello@bloom.example"_s);
        QCOMPARE(api().patch(filled("/api/v1/suppliers/<sup>"), R"({"contactEmail":"orders@market.example"})").status,
                 200);
    }

    QByteArray m_path; ///< A sheet of six roses from the shop's supplier.
};

void MailDraftsTest::init()
{
    m_fixture = std::make_unique<ApiFixture>();
    const QByteArray item = filled("/api/v1/events/<evt>/groups/<grp>/items/<item>");
    QCOMPARE(api().patch(item, filled(R"({"supplierId":"<sup>"})")).status, 200);
    m_path = api().post("/api/v1/order-sheets", filled(R"({"eventIds":["<evt>"]})")).header("location");
}

void MailDraftsTest::reject()
{
    const QByteArray stored =
        "http://127.0.0.1:" + QByteArray::number(m_fixture->server().port()) + "/api/v1/images/" + filled("<img>");
    const QByteArray row = R"({"received":[{"variantId":"<var>","supplierId":"<sup>","packsReceived":1,)"
                           R"("unitCostExclTax":2,"rejectedUnits":7,"reason":"Brown","receivedOn":"2026-05-29",)"
                           R"("invoiceNumber":"R 7",)";
    const QByteArray pictures = "\"imageUrls\":[\"https://x.example/1.jpg\",\"" + stored + "\"]}]}";
    QCOMPARE(api().patch(m_path, filled(row + pictures)).status, 200);
}

void MailDraftsTest::anOrderIsADraftWithItsFiles()
{
    giveAddresses();

    for (const QByteArray &path : {m_path, filled("/api/v1/events/<evt>/order-sheet")}) {
        const Answer draft = api().get(path + filled("?format=eml&supplierId=<sup>"));

        QCOMPARE(draft.status, 200);
        QCOMPARE(draft.header("content-type"), "message/rfc822");
        for (const char *part : {"<hello@bloom.example>\r\n", "To: <orders@market.example>\r\n", "X-Unsent: 1\r\n",
                                 "Subject: ", "Date: ", "filename=\"Order ", ".pdf\"", ".csv\""})
            QVERIFY2(draft.body.contains(part), part);
        QVERIFY(draft.body.contains(QByteArray("%PDF-1.").toBase64().first(8)));
    }
}

void MailDraftsTest::whatIsMissingIsTold()
{
    const QByteArray eml = m_path + "?format=eml";
    QCOMPARE(api().get(eml).error(), "supplierId_required");
    QCOMPARE(api().get(eml + filled("&supplierId=<archivedSup>")).error(), "supplier_not_found");
    QCOMPARE(api().get(eml + filled("&supplierId=<evt>")).error(), "wrong_id_type:expected_suppliers_got_events");
    m_fixture->set(u"email"_s, u""_s);
    QCOMPARE(api().get(eml + filled("&supplierId=<sup>")).error(), "shop_email_required");
    m_fixture->set(u"email"_s, u"hello@bloom.example"_s);
    QCOMPARE(api().patch(filled("/api/v1/suppliers/<sup>"), R"({"contactEmail":null})").status, 200);
    QCOMPARE(api().get(eml + filled("&supplierId=<sup>")).error(), "contact_email_required");
}

void MailDraftsTest::aClaimIsWrittenOut()
{
    const QByteArray claim = m_path + filled("/claim?supplierId=<sup>");
    QCOMPARE(api().get(m_path + "/claim").error(), "supplierId_required");
    QCOMPARE(api().get(claim).error(), "nothing_to_claim");
    reject();

    const Answer text = api().get(claim);

    QCOMPARE(text.status, 200);
    QCOMPARE(text.header("content-type"), "text/plain; charset=utf-8");
    for (const char *part :
         {"7 of 10 ", ": Rose", "Our order number: ", "Reason: Brown", "Your invoice: R 7", "https://x.example/1.jpg",
          "Amount before tax: ", "Please send us a credit note for ", "The pictures are attached."})
        QVERIFY2(text.body.contains(part), text.body.constData());
    QCOMPARE(api().get(claim + "&format=text").body, text.body);
    QCOMPARE(api().get(claim + "&format=pdf").error(), "invalid_format");
}

void MailDraftsTest::whatIsCreditedIsNotClaimed()
{
    const QByteArray claim = m_path + filled("/claim?supplierId=<sup>");
    const auto credit = [&](const QByteArray &amount) {
        const QByteArray row = R"({"received":[{"variantId":"<var>","supplierId":"<sup>","creditExclTax":)" + amount;
        QCOMPARE(api().patch(m_path, filled(row + "}]}")).status, 200);
    };
    reject();
    QCOMPARE(api().get(claim).status, 200);

    credit("14");
    QCOMPARE(api().get(claim).error(), "nothing_to_claim");
    QCOMPARE(api().get(claim + "&format=eml").error(), "nothing_to_claim");

    credit("0");
    QCOMPARE(api().get(claim).status, 200);
}

void MailDraftsTest::aClaimIsADraftWithItsPictures()
{
    giveAddresses();
    reject();
    const QByteArray claim = m_path + filled("/claim?format=eml&supplierId=<sup>");
    QVERIFY(api().get(claim).body.contains("To: <orders@market.example>\r\n"));
    QCOMPARE(api().patch(filled("/api/v1/suppliers/<sup>"), R"({"claimEmail":"claims@market.example"})").status, 200);

    const Answer draft = api().get(claim);

    QCOMPARE(draft.header("content-type"), "message/rfc822");
    QVERIFY(draft.body.contains("To: <claims@market.example>\r\n"));
    QCOMPARE(draft.body.count("Content-Disposition: attachment"), 1);
    static const QRegularExpression kPicture(
        u"Content-Type: image/png\r\nContent-Disposition: attachment; filename=\"Claim [^\"]* 1\\.png\""_s);
    QVERIFY(QString::fromUtf8(draft.body).contains(kPicture));
}

STEMDESK_TEST(MailDraftsTest)

} // namespace stemdesk::mail_drafts_test

#include "tst_mail_drafts.moc"
