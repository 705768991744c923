#include "tests/e2e/servers_test.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>

#include <atomic>

namespace stemdesk::invoices_at_once_test {

namespace {

constexpr int kInvoices = 200;
constexpr int kClerks = 8;
constexpr int kServers = 3;

} // namespace

/// Clerks at several workstations on one PostgreSQL database issue invoices at the same time, and credit some of them.
class TestInvoicesAtOnce : public ServersTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { serve(kServers); }
    void numbersHaveNoGapAndNoDouble();

private:
    void work(int clerk);
    QStringList numbers(int clerk) const;

    std::atomic<int> m_begun = 0;
    std::atomic<int> m_issued = 0;
};

/// Events one after the other; each fourth invoice is credited, by a number of the same series.
void TestInvoicesAtOnce::work(int clerk)
{
    while (m_begun++ < kInvoices) {
        const QByteArray event = bodyOf(ask(clerk, "POST", "/api/v1/events",
                                            R"({"name":"Wedding","clientName1":"Anna","pricing":{"additionalFees":)"
                                            R"([{"name":"Flowers","amountExclTax":100}]}})"))["eventId"_L1]
                                     .toString()
                                     .toLatin1();
        const PlainAnswer issued = ask(clerk, "POST", "/api/v1/events/" + event + "/invoices", R"({"kind":"rest"})");
        m_issued += issued.status == 201 ? 1 : 0;
        if (m_issued % 4 != 0)
            continue;
        const QByteArray id = bodyOf(issued)["invoiceId"_L1].toString().toLatin1();
        const PlainAnswer credited = ask(clerk + 1, "POST", "/api/v1/invoices/" + id + "/credit", "{}");
        m_issued += credited.status == 201 ? 1 : 0;
    }
}

QStringList TestInvoicesAtOnce::numbers(int clerk) const
{
    QStringList numbers;
    QByteArray cursor;
    for (bool isDone = false; !isDone;) {
        const QJsonObject page =
            bodyOf(ask(clerk, "GET", "/api/v1/invoices?limit=100" + (cursor.isEmpty() ? cursor : "&cursor=" + cursor)));
        for (const auto &invoice : page["items"_L1].toArray())
            numbers.prepend(invoice["number"_L1].toString().section(u'-', 1)); // They come newest first.
        cursor = page["cursor"_L1].toString().toLatin1();
        isDone = page["isDone"_L1].toBool(true);
    }
    return numbers;
}

void TestInvoicesAtOnce::numbersHaveNoGapAndNoDouble()
{
    atOnce(kClerks, [this](int clerk) { work(clerk); });

    QVERIFY2(m_issued >= kInvoices, qPrintable(QString::number(m_issued)));
    QStringList wanted;
    for (int number = 1; number <= m_issued; ++number)
        wanted += u"%1"_s.arg(number, 4, 10, QChar(u'0'));
    for (int server = 0; server < kServers; ++server)
        QCOMPARE(numbers(server), wanted);
    stop();
}

STEMDESK_TEST(TestInvoicesAtOnce)

} // namespace stemdesk::invoices_at_once_test

#include "tst_invoices_at_once.moc"
