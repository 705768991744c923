#include "core/exchange/mail/mail_draft.h"

#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>
#include <QTimeZone>

namespace stemdesk::mail_draft_test {

namespace {

/// Parses the draft with Python's mail library and its strict policy.
const QString kReader = uR"(
import email, email.policy, json, sys
message = email.message_from_bytes(sys.stdin.buffer.read(), policy=email.policy.default.clone(raise_on_defect=True))
parts = list(message.iter_parts())
print(json.dumps({
    "from": message["From"].addresses[0].addr_spec, "name": message["From"].addresses[0].display_name,
    "to": message["To"].addresses[0].addr_spec, "subject": message["Subject"], "unsent": message["X-Unsent"],
    "at": int(message["Date"].datetime.timestamp()), "text": parts[0].get_content().replace("\r\n", "\n"),
    "files": [[p.get_filename(), p.get_content_type(), p.get_payload(decode=True).hex()] for p in parts[1:]]}))
)"_s;

QJsonObject read(const QByteArray &message)
{
    QProcess python;
    python.start(QStringLiteral(STEMDESK_PYTHON), {u"-c"_s, kReader});
    python.write(message);
    python.closeWriteChannel();
    if (!python.waitForFinished())
        return {};
    const QByteArray error = python.readAllStandardError();
    if (!error.isEmpty())
        qWarning("%s", error.constData());
    return QJsonDocument::fromJson(python.readAllStandardOutput()).object();
}

MailDraft draft()
{
    return {.fromName = u"Bloom & Co"_s,
            .from = u"hello@bloom.example"_s,
            .to = u"orders@market.example"_s,
            .subject = u"Order from Bloom & Co"_s,
            .body = u"Hello,\n\n- 2 packs\n"_s,
            .date = QDateTime({2026, 6, 1}, {10, 30}, QTimeZone("Europe/Amsterdam"))};
}

} // namespace

class TestMailDraft : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLibraryReadsIt();
    void anyTextComesThrough_data();
    void anyTextComesThrough();
    void addressesAreNoWayIn_data();
    void addressesAreNoWayIn();
    void linesAreShort();
};

void TestMailDraft::aLibraryReadsIt()
{
    MailDraft message = draft();
    message.attachments = {{"Order Van Rijn 2026-11-28.pdf", "application/pdf", QByteArray("\0%PDF\r\n--=_\xff", 12)},
                           {"Pedido Rosas Muñoz 2026-06-01.csv", "text/csv; charset=utf-8", {}}};

    const QJsonObject seen = read(mailDraftBytes(message));

    QCOMPARE(seen[u"from"_s], QJsonValue(u"hello@bloom.example"_s));
    QCOMPARE(seen[u"name"_s], QJsonValue(u"Bloom & Co"_s));
    QCOMPARE(seen[u"to"_s], QJsonValue(u"orders@market.example"_s));
    QCOMPARE(seen[u"subject"_s], QJsonValue(u"Order from Bloom & Co"_s));
    QCOMPARE(seen[u"unsent"_s], QJsonValue(u"1"_s));
    QCOMPARE(seen[u"at"_s].toInteger(), message.date.toSecsSinceEpoch());
    QCOMPARE(seen[u"text"_s], QJsonValue(message.body));
    QCOMPARE(seen[u"files"_s].toArray(),
             (QJsonArray{QJsonArray{u"Order Van Rijn 2026-11-28.pdf"_s, u"application/pdf"_s,
                                    QString::fromLatin1(message.attachments[0].bytes.toHex())},
                         QJsonArray{u"Pedido Rosas Muñoz 2026-06-01.csv"_s, u"text/csv"_s, u""_s}}));
}

void TestMailDraft::anyTextComesThrough_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("quotes") << uR"(The "Rose" \ Garden, Ltd. <shop>)"_s;
    QTest::newRow("umlauts") << u"Blümchen für Fräulein Ÿ"_s;
    QTest::newRow("long") << u"Bestellung für die große Hochzeit am See, "_s.repeated(12).trimmed();
    QTest::newRow("long and plain") << u"An order of many words "_s.repeated(12).trimmed();
    QTest::newRow("beyond the plane") << u"🌷"_s.repeated(40);
    QTest::newRow("like an encoded word") << u"=?utf-8?B?SGk=?= there"_s;
}

void TestMailDraft::anyTextComesThrough()
{
    QFETCH(const QString, text);
    MailDraft message = draft();
    message.fromName = message.subject = text;
    message.body = text + u'\n';

    const QJsonObject seen = read(mailDraftBytes(message));

    // Python leaves spaces between the encoded words of a name, which RFC 2047 drops.
    QCOMPARE(seen[u"name"_s].toString().remove(u' '), QString(text).remove(u' '));
    QCOMPARE(seen[u"subject"_s].toString(), text);
    QCOMPARE(seen[u"text"_s].toString(), message.body);
}

void TestMailDraft::addressesAreNoWayIn_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("to");

    QTest::newRow("with a name") << u"Ann <ann@shop.example>"_s << u"ann@shop.example"_s;
    QTest::newRow("two") << u"ann@shop.example,bob"_s << u"ann@shop.examplebob"_s;
    QTest::newRow("spaces around") << u" ann @shop.example "_s << u"ann@shop.example"_s;
    QTest::newRow("a space inside") << u"ann lee@shop.example"_s << u"\"ann lee\"@shop.example"_s;
    QTest::newRow("a comma inside") << u"ann,lee@shop.example"_s << u"\"ann,lee\"@shop.example"_s;
    QTest::newRow("quoted before") << u"\"ann lee\"@shop.example"_s << u"\"ann lee\"@shop.example"_s;
    QTest::newRow("quotes inside") << u"ann \"a\" lee@shop.example"_s << uR"("ann \"a\" lee"@shop.example)"_s;
    QTest::newRow("lines inside") << u"ann\r\nBcc: bob@shop.example"_s << u"\"ann Bcc: bob\"@shop.example"_s;
}

void TestMailDraft::addressesAreNoWayIn()
{
    QFETCH(const QString, given);
    MailDraft message = draft();
    message.to = given;

    QTEST(read(mailDraftBytes(message))[u"to"_s].toString(), "to");
}

void TestMailDraft::linesAreShort()
{
    MailDraft message = draft();
    message.subject = u"Blümchen "_s.repeated(40);
    message.attachments = {{"a.pdf", "application/pdf", QByteArray(10'000, 'x')}};

    const QByteArray bytes = mailDraftBytes(message);

    QVERIFY(!QByteArray(bytes).replace("\r\n", "").contains('\n'));
    for (const QByteArray &line : bytes.split('\n'))
        QVERIFY2(line.size() <= 79, line.constData());
}

STEMDESK_GUILESS_TEST(TestMailDraft)

} // namespace stemdesk::mail_draft_test

#include "tst_mail_draft.moc"
