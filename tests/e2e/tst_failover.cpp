#include "tests/e2e/plain_receiver.h"
#include "tests/e2e/shop_load.h"
#include "tests/support/postgres_server.h"
#include "tests/support/program.h"
#include "tests/support/test_registry.h"
#include "tests/support/workstation.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/suppliers/suppliers_model.h"
#include "ui/widgets/notices/away_banner.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace stemdesk::failover_test {

namespace {

constexpr int kClients = 4;
constexpr int kTimeout = 120'000;
constexpr int kDeliveriesBefore = 40;

/// Duration of each half of the load.
int halfTime()
{
    const int seconds = qEnvironmentVariableIntValue("STEMDESK_FAILOVER_SECONDS");
    return (seconds > 0 ? seconds : 8) * 1'000 / 2;
}

/// How long the database is gone before another one is promoted.
int absence()
{
    return qEnvironmentVariableIntValue("STEMDESK_FAILOVER_ABSENCE") * 1'000;
}

/// Asks one server, again and again, to store something, until it has.
class Probe {
public:
    Probe(quint16 port, QByteArray key, const QElapsedTimer &clock)
        : m_thread([this, port, key = std::move(key), &clock] {
              int count = 0;
              const auto isStored = [&] {
                  const QByteArray name = QByteArray::number(port) + '-' + QByteArray::number(++count);
                  const QByteArray body = R"({"name":")" + name + R"(","hex":"#00A0AA"})";
                  return fetch(port, "POST", "/api/v1/colors", key, body).status == 201;
              };
              while (!isStored())
                  QThread::msleep(20);
              m_storedAfter = clock.elapsed();
          })
    {}
    ~Probe() { m_thread.join(); }
    Q_DISABLE_COPY_MOVE(Probe)

    /// Negative: not yet.
    qint64 storedAfter() const { return m_storedAfter; }

private:
    std::atomic<qint64> m_storedAfter = -1;
    std::thread m_thread;
};

/// The address of the first supplier with one, as the window's session reads it.
QString storedEmail(ShopServices &shop)
{
    const auto list = shop.suppliers.list({}, {.limit = 100});
    if (!list)
        return {};
    const auto found =
        std::ranges::find_if(list->rows, [](const Supplier &supplier) { return !supplier.contactEmail.isEmpty(); });
    return found == list->rows.end() ? QString() : found->contactEmail;
}

} // namespace

/// A PostgreSQL server and one that follows it: the first is killed while two servers and a window work on it, and the
/// second takes its place.
class FailoverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLostAndAllGoOn();

private:
    QByteArray run(const QStringList &arguments) const;
    void serve();
    QByteArray subscribed() const;
    void compareDeliveries(const QByteArray &subscription);

    PostgresServer m_primary = PostgresServer::startFollowed();
    PostgresServer m_standby = m_primary.startStandby();
    PostgresAddress m_address;
    PlainReceiver m_receiver;
    QTemporaryDir m_folder;
    QByteArray m_key;
    std::vector<std::unique_ptr<ServedProgram>> m_served;
    std::unique_ptr<ShopLoad> m_load;
};

QByteArray FailoverTest::run(const QStringList &arguments) const
{
    const ProgramRun done =
        runProgram(arguments + QStringList{u"--data"_s, m_folder.path(), u"--database"_s, m_address.text()});
    if (done.exitCode != 0)
        qWarning("%ls: %s%s", qUtf16Printable(arguments.join(u' ')), done.output.constData(), done.errors.constData());
    return done.exitCode == 0 ? done.output.trimmed() : QByteArray();
}

void FailoverTest::serve()
{
    m_served.push_back(
        std::make_unique<ServedProgram>(QStringList{u"--data"_s, m_folder.path(), u"--database"_s, m_address.text(),
                                                    u"--webhooks-to-loopback"_s, u"--host"_s, u"localhost"_s}));
    QVERIFY(m_served.back()->port() > 0);
}

QByteArray FailoverTest::subscribed() const
{
    const PlainAnswer made =
        fetch(m_served.front()->port(), "POST", "/api/v1/webhooks", m_key,
              R"({"url":")" + m_receiver.url() + R"(","events":["event.created","event.updated"]})");
    return QJsonDocument::fromJson(made.body).object()["id"_L1].toString().toLatin1();
}

/// Every event was delivered, and none twice. No server of ours has ended, so each knows how its attempts went and
/// repeats none.
void FailoverTest::compareDeliveries(const QByteArray &subscription)
{
    QHash<QByteArray, QString> deliveries;
    QTRY_VERIFY_WITH_TIMEOUT(
        [&] {
            deliveries = m_load->deliveries(subscription);
            return !deliveries.isEmpty() && deliveries.values().count(u"delivered"_s) == deliveries.size();
        }(),
        kTimeout);
    qsizetype again = 0;
    for (auto arrival = m_receiver.arrivals().cbegin(); arrival != m_receiver.arrivals().cend(); ++arrival) {
        QVERIFY2(deliveries.contains(arrival.key()), arrival.key().constData());
        again += arrival->size() - 1;
    }
    qInfo("deliveries: %lld, received: %lld, received again: %lld", qint64(deliveries.size()),
          qint64(m_receiver.arrivals().size()), qint64(again));
    QCOMPARE(m_receiver.arrivals().size(), deliveries.size());
    QCOMPARE(again, 0);
}

void FailoverTest::nothingIsLostAndAllGoOn()
{
    m_primary.run(u"create database shop"_s);
    m_address = m_primary.address(u"shop"_s);
    m_address.host += u',' + m_standby.folder();
    m_key = run({u"key"_s, u"create"_s, u"--name"_s, u"Test"_s});
    QVERIFY(!m_key.isEmpty());
    run({u"shop"_s, u"set"_s, u"rate-per-minute=0"_s});
    serve();
    serve();
    const QByteArray subscription = subscribed();
    QVERIFY(!subscription.isEmpty());
    Workstation workstation(m_address, {});
    ShopServices &shop = workstation.services();
    workstation.window().showPage(u"suppliers"_s);
    auto *suppliers = workstation.window().findChild<ui::SuppliersModel *>();
    const auto *banner = workstation.window().findChild<ui::AwayBanner *>();
    QList<ServerPlace> places;
    for (const auto &served : m_served)
        places += {.address = QHostAddress(QHostAddress::LocalHost), .port = served->port()};
    m_load = std::make_unique<ShopLoad>(places, m_key);
    m_load->start(kClients);
    QTRY_VERIFY_WITH_TIMEOUT(m_receiver.arrivals().size() >= kDeliveriesBefore && suppliers->rowCount() > 0, kTimeout);
    QTest::qWait(halfTime());

    m_primary.crash();
    QTRY_VERIFY_WITH_TIMEOUT(!banner->isHidden(), kTimeout);
    QTest::qWait(absence());
    QElapsedTimer clock;
    clock.start();
    m_standby.run(u"select pg_promote(true, 60)"_s);
    qInfo("promoted within %lld ms", clock.restart());
    const qint64 promotedAt = m_receiver.now();
    const Probe first(m_served.front()->port(), m_key, clock);
    const Probe second(m_served.back()->port(), m_key, clock);
    qint64 windowAfter = -1;
    qint64 deliveredAfter = -1;
    const QString typed = u"typed@shop.com"_s;
    QTRY_VERIFY_WITH_TIMEOUT(
        [&] {
            const QModelIndex cell = suppliers->index(0, ui::SuppliersModel::Email);
            if (windowAfter < 0 && storedEmail(shop) == typed)
                windowAfter = clock.elapsed();
            else if (banner->isHidden() && !cell.data(ui::PendingRole).toBool())
                suppliers->setData(cell, typed); // Stored on another thread.
            if (deliveredAfter < 0 && m_receiver.hasTaken(promotedAt))
                deliveredAfter = clock.elapsed();
            return windowAfter >= 0 && deliveredAfter >= 0 && first.storedAfter() >= 0 && second.storedAfter() >= 0;
        }(),
        kTimeout);
    qInfo("after the promotion: servers store after %lld and %lld ms, the window after %lld, a delivery after %lld",
          first.storedAfter(), second.storedAfter(), windowAfter, deliveredAfter);

    QTest::qWait(halfTime());
    m_load->stop();
    QCOMPARE(m_load->wrongs(), QByteArrayList());
    compareDeliveries(subscription);
    for (const auto &served : m_served)
        QCOMPARE(served->stop(), 0);
    QVERIFY(!run({u"check"_s}).isEmpty());
}

STEMDESK_TEST(FailoverTest)

} // namespace stemdesk::failover_test

#include "tst_failover.moc"
