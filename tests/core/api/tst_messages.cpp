#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>

namespace stemdesk::messages_test {

/// The messages of refused requests: sufficient for an integrator to correct the request.
class MessagesTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void sayWhatToChange_data() { addApiTable(u"api_messages.tsv"_s); }
    void sayWhatToChange();
    void areOneSentenceForEveryCode_data() { addApiTable(u"api_codes.tsv"_s); }
    void areOneSentenceForEveryCode();
    void suspiciousValuesAreTakenWithAWarning_data();
    void suspiciousValuesAreTakenWithAWarning();
    void suspiciousValuesOfARowAreInItsResult();

private:
    /// Sends a row of a table.
    Answer answerTo(const QByteArrayList &columns) const
    {
        const auto client = m_fixture->connect(m_fixture->knownKey()); // Some refusals end the connection.
        return sendApiRow(*m_fixture, *client, columns);
    }
};

namespace {

/// A member of the answer, or of its first refused row.
QString memberOf(const Answer &answer, const QString &ofAnswer, const QString &ofRow)
{
    return answer.at(answer.status == 200 ? u"errors.0."_s + ofRow : ofAnswer).toString();
}

QString messageOf(const Answer &answer)
{
    return memberOf(answer, u"message"_s, u"message"_s);
}

bool isOneSentence(const QString &text)
{
    const bool isPlain =
        std::ranges::none_of(text, [](QChar c) { return c.category() == QChar::Other_Control || c.isSurrogate(); });
    return isPlain && !text.isEmpty() && text.size() < 500 && (text.front().isUpper() || text.front() == u'"')
        && (text.endsWith(u'.') || text.endsWith(u'?'));
}

} // namespace

void MessagesTest::sayWhatToChange()
{
    QFETCH(const QByteArrayList, columns);

    const Answer answer = answerTo(columns);

    QVERIFY2(answer.status == columns.at(5).toInt(), answer.body.constData());
    QCOMPARE(memberOf(answer, u"error"_s, u"code"_s), QString::fromUtf8(columns.at(6)));
    for (const QByteArray &part : filled(columns.at(7)).split('|'))
        QVERIFY2(messageOf(answer).contains(QString::fromUtf8(part)), (part + " is not in " + answer.body).constData());
    QVERIFY2(isOneSentence(messageOf(answer)), answer.body.constData());
}

void MessagesTest::areOneSentenceForEveryCode()
{
    QFETCH(const QByteArrayList, columns);

    const Answer answer = answerTo(columns);

    QVERIFY2(isOneSentence(messageOf(answer)), answer.body.constData());
}

void MessagesTest::suspiciousValuesAreTakenWithAWarning_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("warnings");
    QTest::newRow("seconds") << QByteArray("POST") << QByteArray("/api/v1/events")
                             << QByteArray(R"({"name":"X","ceremonyStart":1800000000,"venueStart":1800000000000})")
                             << QByteArray("suspicious_ceremonyStart");
    QTest::newRow("seconds in a change") << QByteArray("PATCH") << QByteArray("/api/v1/events/<evt>")
                                         << QByteArray(R"({"venueStart":1800000000})")
                                         << QByteArray("suspicious_venueStart");
    QTest::newRow("a rate") << QByteArray("POST") << QByteArray("/api/v1/price-lists")
                            << QByteArray(R"({"productType":"flower","date":"2026-01-01","taxMultiplier":0.2})")
                            << QByteArray("suspicious_taxMultiplier");
    QTest::newRow("a rate in a change") << QByteArray("PATCH") << QByteArray("/api/v1/price-lists/<pl>")
                                        << QByteArray(R"({"taxMultiplier":0.2})")
                                        << QByteArray("suspicious_taxMultiplier");
    QTest::newRow("no tax") << QByteArray("PATCH") << QByteArray("/api/v1/price-lists/<pl>")
                            << QByteArray(R"({"taxMultiplier":1})") << QByteArray();
}

void MessagesTest::suspiciousValuesAreTakenWithAWarning()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, body);

    const Answer answer = api().request(method, filled(path), body);

    QVERIFY2(answer.status == (method == "POST" ? 201 : 200), answer.body.constData());
    QTEST(answer.header("Stemdesk-Warnings"), "warnings");
}

void MessagesTest::suspiciousValuesOfARowAreInItsResult()
{
    const Answer answer =
        api().post("/api/v1/events", R"({"items":[{"name":"X","venueEnd":1800000000,"venueStart":5}]})");

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.at(u"results.0.warnings").toArray(),
             (QJsonArray{u"suspicious_venueStart"_s, u"suspicious_venueEnd"_s}));
}

STEMDESK_GUILESS_TEST(MessagesTest)

} // namespace stemdesk::messages_test

#include "tst_messages.moc"
