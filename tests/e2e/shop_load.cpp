#include "tests/e2e/shop_load.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTcpSocket>
#include <QTest>
#include <QThread>

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWaitsFor = 120'000;

} // namespace

ShopLoad::ShopLoad(QList<ServerPlace> servers, QByteArray key) : m_servers(std::move(servers)), m_key(std::move(key)) {}

ShopLoad::~ShopLoad() = default;

void ShopLoad::start(int clients)
{
    for (int i = 0; i < clients; ++i) {
        m_clients.push_back(
            std::make_unique<ShopClient>(ShopClient::Options{.number = i, .servers = m_servers, .key = m_key}));
        m_clients.back()->start();
    }
}

void ShopLoad::stop()
{
    for (const auto &client : m_clients) {
        std::atomic<bool> isDone = false;
        // A receiver may live on this thread: it must go on answering while the last requests end.
        const std::unique_ptr<QThread> stopping(QThread::create([&] {
            m_tallies.append(client->stop());
            isDone = true;
        }));
        stopping->start();
        while (!isDone)
            QTest::qWait(10);
        stopping->wait();
    }
}

QJsonObject ShopLoad::get(const QByteArray &path) const
{
    QTcpSocket socket;
    socket.connectToHost(m_servers.constLast().address, m_servers.constLast().port);
    socket.waitForConnected(kWaitsFor);
    socket.write("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer " + m_key
                 + "\r\n\r\n");
    QByteArray bytes;
    while (socket.waitForReadyRead(kWaitsFor))
        bytes += socket.readAll();
    return QJsonDocument::fromJson(bytes.mid(bytes.indexOf("\r\n\r\n") + 4)).object();
}

template <class Take>
void ShopLoad::eachRow(const QByteArray &list, Take take) const
{
    QString cursor;
    do {
        const QJsonObject page =
            get(list + "?limit=100" + (cursor.isEmpty() ? QByteArray() : "&cursor=" + cursor.toLatin1()));
        for (const auto &item : page["items"_L1].toArray())
            take(item);
        cursor = page["cursor"_L1].toString();
    } while (!cursor.isEmpty());
}

QSet<QByteArray> ShopLoad::pathsOf(const QByteArray &list, const QString &id) const
{
    QSet<QByteArray> paths;
    eachRow(list, [&](const QJsonValue &row) {
        const QByteArray path = list + '/' + row[id].toString().toLatin1();
        if (paths.contains(path))
            qWarning("%s is listed twice", path.constData());
        paths.insert(path);
    });
    return paths;
}

QHash<QByteArray, QString> ShopLoad::deliveries(const QByteArray &subscription) const
{
    QHash<QByteArray, QString> states;
    eachRow("/api/v1/webhooks/" + subscription + "/deliveries", [&](const QJsonValue &row) {
        states.insert(row["deliveryId"_L1].toString().toLatin1(), row["state"_L1].toString());
    });
    return states;
}

QByteArrayList ShopLoad::wrongsOf(const ShopClient::Tally &tally) const
{
    QByteArrayList wrongs = tally.wrongs;
    const auto compare = [&](const QByteArray &path, const QJsonObject &stored, QLatin1StringView field,
                             const QByteArray &acknowledged) {
        if (stored[field].toString() != QString::fromLatin1(acknowledged))
            wrongs += path + " has not the acknowledged " + acknowledged;
    };
    for (auto supplier = tally.suppliers.cbegin(); supplier != tally.suppliers.cend(); ++supplier) {
        const QJsonObject stored = get(supplier.key());
        compare(supplier.key(), stored, "name"_L1, supplier.value());
        compare(supplier.key(), stored, "phone"_L1, tally.phones.value(supplier.key()));
    }
    for (auto event = tally.events.cbegin(); event != tally.events.cend(); ++event)
        compare(event.key(), get(event.key()), "name"_L1, event.value());
    return wrongs;
}

QByteArrayList ShopLoad::wrongs() const
{
    QByteArrayList wrongs;
    qsizetype suppliers = 0;
    qsizetype events = 0;
    qsizetype products = 0;
    ShopClient::Tally sum;
    for (const ShopClient::Tally &tally : m_tallies) {
        wrongs += wrongsOf(tally);
        suppliers += tally.suppliers.size();
        events += tally.events.size();
        products += tally.products.size();
        sum.reads += tally.reads;
        sum.edits += tally.edits;
        sum.batches += tally.batches;
        sum.unanswered += tally.unanswered;
    }
    qInfo("%lld suppliers, %lld events, %lld products in %d batches, %d edits, %d reads; asked again %d times",
          qint64(suppliers), qint64(events), qint64(products), sum.batches, sum.edits, sum.reads, sum.unanswered);
    const auto count = [&](const QByteArray &list, const QString &id, qsizetype acknowledged) {
        if (const qsizetype stored = pathsOf(list, id).size(); stored != acknowledged)
            wrongs += list + " has " + QByteArray::number(stored) + " rows, acknowledged were "
                + QByteArray::number(acknowledged);
    };
    count("/api/v1/suppliers", u"supplierId"_s, suppliers);
    count("/api/v1/events", u"eventId"_s, events);
    count("/api/v1/products", u"productId"_s, products);
    return wrongs;
}

} // namespace stemdesk
