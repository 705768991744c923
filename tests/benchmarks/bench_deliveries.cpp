#include "core/services/unit_of_work.h"
#include "core/services/webhooks/delivery_queue.h"
#include "core/storage/engine/session.h"
#include "core/webhooks/dispatcher.h"
#include "core/webhooks/url_gate.h"
#include "tests/support/event_shop.h"
#include "tests/support/fake_resolver.h"
#include "tests/support/webhook_receiver.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QThread>

#include <benchmark/benchmark.h>

#include <atomic>
#include <memory>

using namespace stemdesk;
using namespace Qt::StringLiterals;

namespace {

constexpr int kSubscriptions = 50;
constexpr int kDeliveries = 10'000;

/// A receiver on its own thread, like another program.
class ReceiverThread : public QThread {
public:
    explicit ReceiverThread(const TestAuthority::Identity &identity) : m_identity(identity)
    {
        start();
        m_isListening.wait(false);
    }
    ~ReceiverThread() override
    {
        quit();
        wait();
    }
    Q_DISABLE_COPY_MOVE(ReceiverThread)

    quint16 port() const { return m_port; }

private:
    void run() override
    {
        WebhookReceiver receiver(m_identity);
        if (!receiver.listen())
            qFatal("the receiver cannot listen");
        m_port = receiver.port();
        m_isListening = true;
        m_isListening.notify_all();
        exec();
    }

    TestAuthority::Identity m_identity;
    std::atomic<quint16> m_port = 0;
    std::atomic<bool> m_isListening = false;
};

/// Memory of this process in megabytes, current or peak.
double memory(QByteArrayView what)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QFile::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(what))
            return line.simplified().split(' ').value(1).toDouble() / 1'024;
    }
    return 0;
}

void fill(TestShop &test)
{
    WebhookService &webhooks = test.shop().webhooks;
    for (int i = 0; i < kSubscriptions; ++i)
        must(webhooks.create(must(webhooks.draft({.url = u"https://hooks.example.com/%1"_s.arg(i), .events = 1}))));
    auto work = must(UnitOfWork::begin(test.context()));
    for (int i = 0; i < kDeliveries / kSubscriptions; ++i)
        must(test.shop().events.create({.name = u"Event %1"_s.arg(i)}));
    if (!work.commit())
        qFatal("the deliveries cannot be made");
}

qint64 pending(TestShop &test)
{
    return *must(test.session().first("select count(*) from webhook_delivery where state = 'pending'",
                                      [](const Row &row) { return row.integer(0); }));
}

/// From the outbox through TLS to "delivered" in the log.
void drainTenThousand(benchmark::State &state)
{
    const TestAuthority authority;
    const ReceiverThread receiver(authority.issue(u"DNS:hooks.example.com"_s));
    FakeResolver resolver;
    resolver.setAddresses(u"hooks.example.com"_s, {QHostAddress(QHostAddress::LocalHost)});
    const UrlGate gate({.resolver = resolver,
                        .ownAddresses = [] { return QList<QHostAddress>(); },
                        .isPublic = [](const QHostAddress &) { return true; }});
    DeliveryTransport transport{.port = receiver.port()};
    transport.tls.setCaCertificates({authority.certificate()});
    for (auto _ : state) {
        state.PauseTiming();
        TestShop test;
        fill(test);
        const auto services = must(Services::open(test.source()));
        DeliveryQueue queue(*services, test.clock());
        auto dispatcher = std::make_unique<Dispatcher>(Dispatcher::Means{.queue = queue,
                                                                         .bus = test.bus(),
                                                                         .gate = gate,
                                                                         .vault = &test.vault(),
                                                                         .now = test.clock(),
                                                                         .transport = transport});
        state.counters["MBbefore"] = memory("VmRSS");
        state.ResumeTiming();
        if (!dispatcher->start())
            qFatal("the dispatcher cannot start");
        QEventLoop loop;
        QObject::connect(&test.bus(), &ChangeBus::committed, &loop, [&] {
            if (pending(test) == 0)
                loop.quit();
        });
        loop.exec();
        state.PauseTiming();
        state.counters["MBafter"] = memory("VmRSS");
        state.counters["MBmost"] = memory("VmHWM");
        dispatcher.reset();
        state.ResumeTiming();
    }
    state.SetItemsProcessed(state.iterations() * kDeliveries);
}

BENCHMARK(drainTenThousand)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
