#include "tests/e2e/shop_client.h"

#include <QDeadlineTimer>
#include <QTcpSocket>
#include <QThread>

namespace stemdesk {

namespace {

constexpr int kBatchRows = 10;
constexpr int kAnswerTimeout = 20'000; // Longer than a server waits for its database.
constexpr int kRest = 50; // Before asking the next server.
constexpr int kGivesUpAfter = 120'000;

QByteArray locationOf(const QByteArray &head)
{
    const qsizetype at = head.toLower().indexOf("\r\nlocation: ");
    const qsizetype from = at + 12;
    return at < 0 ? QByteArray() : head.mid(from, head.indexOf('\r', from) - from);
}

qsizetype lengthOf(const QByteArray &head)
{
    const qsizetype at = head.toLower().indexOf("\r\ncontent-length: ");
    const qsizetype from = at + 18;
    return at < 0 ? -1 : head.mid(from, head.indexOf('\r', from) - from).toLongLong();
}

} // namespace

ShopClient::ShopClient(const Options &options)
    : m_options(options), m_random(unsigned(options.number + 1)), m_server(options.number)
{}

ShopClient::~ShopClient()
{
    stop();
}

void ShopClient::start()
{
    m_thread = std::thread([this] { work(); });
}

ShopClient::Tally ShopClient::stop()
{
    m_isStopping = true;
    if (m_thread.joinable())
        m_thread.join();
    return m_tally;
}

void ShopClient::work()
{
    makeSupplier(); // So that there is something to edit.
    while (!m_isStopping && m_tally.wrongs.isEmpty())
        act(unsigned(m_random() % 100));
}

void ShopClient::act(unsigned dice)
{
    if (dice < 20)
        makeSupplier();
    else if (dice < 30)
        makeEvent();
    else if (dice < 40)
        makeBatch();
    else if (dice < 65)
        edit();
    else
        read();
}

QByteArray ShopClient::unique(const char *kind)
{
    return kind + QByteArray::number(m_options.number) + '-' + QByteArray::number(++m_count);
}

void ShopClient::makeSupplier()
{
    const QByteArray name = unique("supplier");
    const Reply made = ask("POST", "/api/v1/suppliers", "{\"name\":\"" + name + "\"}");
    expect(made, 201, name);
    const QByteArray path = locationOf(made.head);
    m_tally.suppliers.insert(path, name);
    m_ownSuppliers.append(path);
}

void ShopClient::makeEvent()
{
    const QByteArray name = unique("event");
    const Reply made = ask("POST", "/api/v1/events", "{\"name\":\"" + name + "\",\"numberOfGuests\":80}");
    expect(made, 201, name);
    m_tally.events.insert(locationOf(made.head), name);
}

void ShopClient::makeBatch()
{
    QByteArrayList rows;
    QList<QByteArray> names;
    for (int row = 0; row < kBatchRows; ++row) {
        names.append(unique("product"));
        rows.append("{\"name\":\"" + names.constLast()
                    + "\",\"productType\":\"flower\",\"variant\":{\"name\":\"50 cm\"}}");
    }
    const Reply made = ask("POST", "/api/v1/products", "{\"items\":[" + rows.join(',') + "]}");
    expect(made, 200, names.constFirst());
    if (!made.body.contains("\"errors\":[]"))
        m_tally.wrongs.append(made.body.left(300));
    m_tally.products += names;
    ++m_tally.batches;
}

void ShopClient::edit()
{
    const QByteArray path = m_ownSuppliers.at(qsizetype(m_random() % size_t(m_ownSuppliers.size())));
    const QByteArray phone = unique("phone");
    expect(ask("PATCH", path, "{\"phone\":\"" + phone + "\"}"), 200, phone);
    m_tally.phones.insert(path, phone);
    ++m_tally.edits;
}

/// Every server returns what any other has acknowledged.
void ShopClient::read()
{
    const QByteArray path = m_ownSuppliers.at(qsizetype(m_random() % size_t(m_ownSuppliers.size())));
    const Reply read = ask("GET", path);
    expect(read, 200, path);
    if (!read.body.contains('"' + m_tally.suppliers.value(path) + '"')
        || !read.body.contains(m_tally.phones.value(path)))
        m_tally.wrongs.append(path + " reads " + read.body.left(300));
    expect(ask("GET", "/api/v1/products?limit=25"), 200, "products");
    m_tally.reads += 2;
}

void ShopClient::expect(const Reply &reply, int status, const QByteArray &what)
{
    if (reply.status != status)
        m_tally.wrongs.append(what + " is answered " + QByteArray::number(reply.status) + ' ' + reply.body.left(300));
}

ShopClient::Reply ShopClient::ask(const QByteArray &method, const QByteArray &path, const QByteArray &body)
{
    QByteArray request = method + ' ' + path
        + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer " + m_options.key + "\r\n";
    if (!body.isEmpty())
        request += "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n";
    if (method == "POST")
        request += "Idempotency-Key: " + unique("key") + "\r\n";
    request += "\r\n" + body;
    const QDeadlineTimer deadline(kGivesUpAfter);
    Reply reply = exchange(request);
    while ((reply.status == 0 || reply.status == 503 || reply.status == 409) && !deadline.hasExpired()) {
        ++m_tally.unanswered;
        QThread::msleep(kRest);
        reply = exchange(request);
    }
    return reply;
}

/// With the next server: a load balancer's way.
ShopClient::Reply ShopClient::exchange(const QByteArray &request)
{
    const ServerPlace server = m_options.servers.at(m_server++ % m_options.servers.size());
    QTcpSocket socket;
    socket.connectToHost(server.address, server.port);
    if (!socket.waitForConnected(kAnswerTimeout))
        return {};
    socket.write(request);
    QByteArray bytes;
    qsizetype end = -1;
    while ((end < 0 || bytes.size() < end + 4 + lengthOf(bytes.first(end + 2)))
           && socket.waitForReadyRead(kAnswerTimeout)) {
        bytes += socket.readAll();
        end = bytes.indexOf("\r\n\r\n");
    }
    if (end < 0 || bytes.size() < end + 4 + lengthOf(bytes.first(end + 2)))
        return {}; // Cut off: whether it was done is known only when it is asked again.
    return {.status = bytes.mid(9, 3).toInt(), .head = bytes.first(end + 2), .body = bytes.sliced(end + 4)};
}

} // namespace stemdesk
