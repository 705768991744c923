#include "tests/support/postgres_database.h"
#include "tests/support/program.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace stemdesk::invoices_at_once_test {

namespace {

constexpr int kInvoices = 200;
constexpr int kClerks = 8;
constexpr int kServers = 3;

QJsonObject bodyOf(const PlainAnswer &answer)
{
    return QJsonDocument::fromJson(answer.body).object();
}

} // namespace

/// Clerks at several workstations on one PostgreSQL database issue invoices at the same time, and credit some of them.
class TestInvoicesAtOnce : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void numbersHaveNoGapAndNoDouble();
    void cleanupTestCase()
    {
        m_servers.clear();
        m_database.reset();
    }

private:
    QStringList place() const
    {
        return {u"--data"_s, m_folder.filePath(u"data"_s), u"--database"_s, m_database->address().text()};
    }
    QByteArray run(const QStringList &arguments) const { return outputOf(arguments + place()); }
    quint16 port(int clerk) const { return m_servers.at(size_t(clerk) % m_servers.size())->port(); }
    /// Asked again while another one keeps it from its turn.
    PlainAnswer post(int clerk, const QByteArray &path, const QByteArray &body) const;
    void work(int clerk);
    QStringList numbers(quint16 port) const;

    std::unique_ptr<PostgresDatabase> m_database;
    QTemporaryDir m_folder;
    QByteArray m_key;
    std::vector<std::unique_ptr<ServedProgram>> m_servers;
    std::atomic<int> m_begun = 0;
    std::atomic<int> m_issued = 0;
};

PlainAnswer TestInvoicesAtOnce::post(int clerk, const QByteArray &path, const QByteArray &body) const
{
    PlainAnswer answer;
    do
        answer = fetch(port(clerk), "POST", path, m_key, body);
    while (answer.status == 503);
    return answer;
}

/// Events one after the other; each fourth invoice is credited, by a number of the same series.
void TestInvoicesAtOnce::work(int clerk)
{
    while (m_begun++ < kInvoices) {
        const QByteArray event = bodyOf(post(clerk, "/api/v1/events",
                                             R"({"name":"Wedding","clientName1":"Anna","pricing":{"additionalFees":)"
                                             R"([{"name":"Flowers","amountExclTax":100}]}})"))["eventId"_L1]
                                     .toString()
                                     .toLatin1();
        const PlainAnswer issued = post(clerk, "/api/v1/events/" + event + "/invoices", R"({"kind":"rest"})");
        m_issued += issued.status == 201 ? 1 : 0;
        if (m_issued % 4 != 0)
            continue;
        const QByteArray id = bodyOf(issued)["invoiceId"_L1].toString().toLatin1();
        const PlainAnswer credited = post(clerk + 1, "/api/v1/invoices/" + id + "/credit", "{}");
        m_issued += credited.status == 201 ? 1 : 0;
    }
}

QStringList TestInvoicesAtOnce::numbers(quint16 port) const
{
    QStringList numbers;
    QByteArray cursor;
    for (bool isDone = false; !isDone;) {
        const QJsonObject page = bodyOf(fetch(
            port, "GET", "/api/v1/invoices?limit=100" + (cursor.isEmpty() ? cursor : "&cursor=" + cursor), m_key));
        for (const auto &invoice : page["items"_L1].toArray())
            numbers.prepend(invoice["number"_L1].toString().section(u'-', 1)); // They come newest first.
        cursor = page["cursor"_L1].toString().toLatin1();
        isDone = page["isDone"_L1].toBool(true);
    }
    return numbers;
}

void TestInvoicesAtOnce::initTestCase()
{
    m_database = std::make_unique<PostgresDatabase>();
    m_key = run({u"key"_s, u"create"_s, u"--name"_s, u"Test"_s});
    QVERIFY(!m_key.isEmpty());
    run({u"shop"_s, u"set"_s, u"rate-per-minute=0"_s, u"monthly-cap=0"_s});
    for (int server = 0; server < kServers; ++server) {
        m_servers.push_back(std::make_unique<ServedProgram>(place()));
        QVERIFY(!m_servers.back()->address().isEmpty());
    }
}

void TestInvoicesAtOnce::numbersHaveNoGapAndNoDouble()
{
    std::vector<std::thread> clerks;
    clerks.reserve(kClerks);
    for (int clerk = 0; clerk < kClerks; ++clerk)
        clerks.emplace_back([this, clerk] { work(clerk); });
    for (std::thread &clerk : clerks)
        clerk.join();

    QVERIFY2(m_issued >= kInvoices, qPrintable(QString::number(m_issued)));
    QStringList wanted;
    for (int number = 1; number <= m_issued; ++number)
        wanted += u"%1"_s.arg(number, 4, 10, QChar(u'0'));
    for (const auto &server : m_servers)
        QCOMPARE(numbers(server->port()), wanted);
    for (const auto &server : m_servers)
        QCOMPARE(server->stop(), 0);
    QVERIFY(!run({u"check"_s}).isEmpty());
}

STEMDESK_TEST(TestInvoicesAtOnce)

} // namespace stemdesk::invoices_at_once_test

#include "tst_invoices_at_once.moc"
