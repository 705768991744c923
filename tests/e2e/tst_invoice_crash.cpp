#include "tests/support/program.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

namespace stemdesk::invoice_crash_test {

namespace {

constexpr int kInvoices = 60;
constexpr int kClerks = 4;
constexpr int kBetweenKills = 20; ///< Invoices that are answered before the program is killed.

QJsonObject objectOf(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

} // namespace

/// `stemdesk serve` is killed while it issues invoices: numbers have no gaps and no duplicates, and acknowledged
/// invoices stay.
class TestInvoiceCrash : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersHaveNoGapWhenTheProgramIsKilled();

private:
    QStringList place() const { return {u"--data"_s, m_folder.filePath(u"data"_s)}; }
    QByteArray run(const QStringList &arguments) const { return outputOf(arguments + place()); }
    std::unique_ptr<ServedProgram> serve() const { return std::make_unique<ServedProgram>(place()); }
    QByteArrayList makeEvents(quint16 port) const;
    void issueUntilKilled(ServedProgram &program, const QByteArrayList &events);
    QStringList numbers(quint16 port) const;

    QTemporaryDir m_folder;
    QByteArray m_key;
    std::atomic<int> m_answered = 0;
};

/// Each has a client and something to invoice.
QByteArrayList TestInvoiceCrash::makeEvents(quint16 port) const
{
    QByteArrayList events;
    for (int event = 0; event < kInvoices; ++event) {
        const PlainAnswer made = fetch(port, "POST", "/api/v1/events", m_key,
                                       R"({"name":"Wedding","clientName1":"Anna","pricing":{"additionalFees":)"
                                       R"([{"name":"Flowers","amountExclTax":100}]}})");
        events.append(objectOf(made.body)["eventId"_L1].toString().toLatin1());
    }
    return events;
}

/// Clerks issue invoices event by event. If an answer was lost, the request is repeated after the next start.
void TestInvoiceCrash::issueUntilKilled(ServedProgram &program, const QByteArrayList &events)
{
    const int wanted = m_answered + kBetweenKills;
    std::atomic<qsizetype> next = 0;
    std::vector<std::thread> clerks;
    clerks.reserve(kClerks);
    const quint16 port = program.port();
    for (int clerk = 0; clerk < kClerks; ++clerk)
        clerks.emplace_back([&, port] {
            for (qsizetype at = next++; at < events.size(); at = next++) {
                const PlainAnswer answer =
                    fetch(port, "POST", "/api/v1/events/" + events.at(at) + "/invoices", m_key, R"({"kind":"rest"})");
                if (answer.status == 201)
                    ++m_answered;
                else if (answer.status == 0)
                    return; // It was killed.
            }
        });
    QTRY_VERIFY_WITH_TIMEOUT(m_answered >= wanted || next >= events.size() + kClerks, 60'000);
    program.kill();
    for (std::thread &clerk : clerks)
        clerk.join();
}

QStringList TestInvoiceCrash::numbers(quint16 port) const
{
    QStringList numbers;
    const QJsonArray invoices =
        objectOf(fetch(port, "GET", "/api/v1/invoices?limit=100", m_key).body)["items"_L1].toArray();
    for (const auto &invoice : invoices)
        numbers.prepend(invoice["number"_L1].toString().section(u'-', 1)); // They come newest first.
    return numbers;
}

void TestInvoiceCrash::numbersHaveNoGapWhenTheProgramIsKilled()
{
    m_key = run({u"key"_s, u"create"_s, u"--name"_s, u"Test"_s});
    QVERIFY(!m_key.isEmpty());
    run({u"shop"_s, u"set"_s, u"rate-per-minute=0"_s});
    auto program = serve();
    QVERIFY(!program->address().isEmpty());
    const QByteArrayList events = makeEvents(program->port());
    QVERIFY(!events.contains(QByteArray()));

    while (m_answered < kInvoices - kBetweenKills) {
        issueUntilKilled(*program, events);
        QVERIFY(!QTest::currentTestFailed());
        program = serve();
        QVERIFY(!program->address().isEmpty());
        QVERIFY(numbers(program->port()).size() >= m_answered); // Acknowledged invoices are kept.
    }

    QStringList wanted;
    for (qsizetype number = 1; number <= numbers(program->port()).size(); ++number)
        wanted += u"%1"_s.arg(number, 4, 10, QChar(u'0'));
    QCOMPARE(numbers(program->port()), wanted);
    QCOMPARE(program->stop(), 0);
    QVERIFY(!run({u"check"_s}).isEmpty());
}

STEMDESK_TEST(TestInvoiceCrash)

} // namespace stemdesk::invoice_crash_test

#include "tst_invoice_crash.moc"
