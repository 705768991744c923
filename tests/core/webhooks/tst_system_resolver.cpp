#include "core/webhooks/system_resolver.h"

#include "core/webhooks/resolver.h"
#include "tests/support/test_registry.h"

#include <QSet>
#include <QTest>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>

namespace stemdesk::system_resolver_test {

namespace {

constexpr std::chrono::milliseconds kShort{30};
constexpr std::chrono::milliseconds kGenerous{60'000};

/// Name servers that are silent until they are let speak. Outlives the threads that ask it.
struct SilentServers {
    LookUpAnswer ask(const QByteArray &host)
    {
        std::unique_lock lock(mutex);
        asked.append(host);
        most = std::max(most, ++now);
        changed.notify_all();
        changed.wait(lock, [this] { return isSpeaking; });
        --now;
        return QList{QHostAddress(u"93.184.216.34"_s)};
    }

    void speak()
    {
        const std::scoped_lock lock(mutex);
        isSpeaking = true;
        changed.notify_all();
    }

    void keepSilent()
    {
        const std::scoped_lock lock(mutex);
        isSpeaking = false;
    }

    bool awaitAsked(qsizetype count)
    {
        std::unique_lock lock(mutex);
        return changed.wait_for(lock, kGenerous, [&] { return asked.size() >= count; });
    }

    std::mutex mutex;
    std::condition_variable changed;
    bool isSpeaking = false;
    int now = 0;
    int most = 0;
    QByteArrayList asked;
};

} // namespace

class TestSystemResolver : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asksTheSystem()
    {
        SystemResolver resolver;

        const LookUpAnswer localhost = lookUpNow(resolver, u"localhost"_s, kGenerous);
        QVERIFY(localhost);
        QVERIFY(!localhost->isEmpty());
        for (const QHostAddress &address : *localhost)
            QVERIFY(address.isLoopback());
        QCOMPARE(QSet<QHostAddress>(localhost->cbegin(), localhost->cend()).size(), localhost->size());

        const LookUpAnswer ipv4 = lookUpNow(resolver, u"93.184.216.34"_s, kGenerous);
        QVERIFY(ipv4);
        QCOMPARE(*ipv4, QList{QHostAddress(u"93.184.216.34"_s)});
        const LookUpAnswer ipv6 = lookUpNow(resolver, u"2606:4700:4700::1111"_s, kGenerous);
        QVERIFY(ipv6);
        QCOMPARE(*ipv6, QList{QHostAddress(u"2606:4700:4700::1111"_s)});
    }

    /// Invalid hosts, which never reach a name server.
    void aHostThatCannotBeIsAnError_data()
    {
        QTest::addColumn<QString>("host");
        QTest::newRow("empty") << QString();
        QTest::newRow("empty label") << u"a..b"_s;
        QTest::newRow("label too long") << QString(64, u'a') + u".example"_s;
    }

    void aHostThatCannotBeIsAnError()
    {
        QFETCH(const QString, host);
        SystemResolver resolver;
        const LookUpAnswer answer = lookUpNow(resolver, host, kGenerous);
        QVERIFY(!answer);
        QCOMPARE(answer.error().kind, Error::Kind::Unavailable);
    }

    void thoseWhoAskForOneHostShareALookUp()
    {
        const auto servers = std::make_shared<SilentServers>();
        SystemResolver resolver([servers](const QByteArray &host) { return servers->ask(host); });
        std::atomic<int> answers = 0;
        for (int i = 0; i < 100; ++i)
            resolver.lookUp(u"example.com"_s, [&answers](const LookUpAnswer &answer) { answers += answer ? 1 : 0; });
        QVERIFY(servers->awaitAsked(1));
        servers->speak();
        QTRY_COMPARE_WITH_TIMEOUT(answers.load(), 100, 60'000);
        QCOMPARE(servers->asked, QByteArrayList{"example.com"});

        // Asked again, it is looked up again.
        QVERIFY(lookUpNow(resolver, u"example.com"_s, kGenerous));
        QCOMPARE(servers->asked.size(), 2);
    }

    void threadsAreFewAndTheRestWaitsItsTurn()
    {
        const auto servers = std::make_shared<SilentServers>();
        const SystemResolver::Limits limits{.timeout = kGenerous};
        SystemResolver resolver([servers](const QByteArray &host) { return servers->ask(host); }, limits);
        std::atomic<int> found = 0;
        std::atomic<int> refused = 0;
        const int asked = limits.unproven + limits.waiting + 50;
        for (int i = 0; i < asked; ++i) {
            resolver.lookUp(u"h%1.example.com"_s.arg(i),
                            [&](const LookUpAnswer &answer) { ++(answer ? found : refused); });
            if (i == limits.unproven - 1)
                QVERIFY(servers->awaitAsked(limits.unproven));
        }
        QCOMPARE(refused.load(), 50);
        QCOMPARE(servers->most, limits.unproven);

        servers->speak();
        QTRY_COMPARE_WITH_TIMEOUT(found.load(), asked - 50, 60'000);
        QVERIFY(servers->most <= limits.threads);
        QCOMPARE(QSet<QByteArray>(servers->asked.cbegin(), servers->asked.cend()).size(), asked - 50);
    }

    /// Whether they hang for the first time or are known for it.
    void silentServersLeaveThreadsForQuickHosts()
    {
        const auto servers = std::make_shared<SilentServers>();
        const auto ask = [servers](const QByteArray &host) {
            return host.startsWith("silent") ? servers->ask(host) : LookUpAnswer(QList<QHostAddress>());
        };
        SystemResolver resolver(ask, {.threads = 8, .unproven = 6, .slow = 3, .timeout = kGenerous});
        QVERIFY(lookUpNow(resolver, u"quick.example.com"_s, kGenerous));
        for (int i = 0; i < 1'000; ++i)
            resolver.lookUp(u"silent%1.example.com"_s.arg(i), [](const LookUpAnswer &) {});
        QVERIFY(servers->awaitAsked(6));

        QVERIFY(lookUpNow(resolver, u"quick.example.com"_s, kGenerous));
        QCOMPARE(servers->asked.size(), 6);
        servers->speak();
        QTRY_COMPARE_WITH_TIMEOUT(servers->asked.size(), 1'000, 60'000);
    }

    void quickHostsGetEveryThread()
    {
        const auto servers = std::make_shared<SilentServers>();
        SystemResolver resolver([servers](const QByteArray &host) { return servers->ask(host); },
                                {.threads = 4, .unproven = 2, .slow = 1, .timeout = kGenerous});
        servers->speak();
        for (int i = 0; i < 5; ++i)
            QVERIFY(lookUpNow(resolver, u"quick%1.example.com"_s.arg(i), kGenerous));
        servers->keepSilent();
        std::atomic<int> answers = 0;

        for (int i = 0; i < 5; ++i)
            resolver.lookUp(u"quick%1.example.com"_s.arg(i), [&](const LookUpAnswer &) { ++answers; });

        QVERIFY(servers->awaitAsked(5 + 4)); // The fifth waits.
        servers->speak();
        QTRY_COMPARE_WITH_TIMEOUT(answers.load(), 5, 60'000);
        QCOMPARE(servers->most, 4);
    }

    void slowHostsLeaveThreadsForNewOnes()
    {
        const auto servers = std::make_shared<SilentServers>();
        const auto ask = [servers](const QByteArray &host) {
            return host.startsWith("silent") ? servers->ask(host) : LookUpAnswer(QList<QHostAddress>());
        };
        SystemResolver resolver(ask, {.threads = 8, .unproven = 6, .slow = 3, .quick = kShort, .timeout = kGenerous});
        std::atomic<int> answers = 0;
        const auto askForAll = [&] {
            for (int i = 0; i < 6; ++i)
                resolver.lookUp(u"silent%1.example.com"_s.arg(i), [&](const LookUpAnswer &) { ++answers; });
        };
        askForAll();
        QVERIFY(servers->awaitAsked(6));
        QTest::qWait(int(2 * kShort.count())); // All of them count as slow by now.
        servers->speak();
        QTRY_COMPARE_WITH_TIMEOUT(answers.load(), 6, 60'000);

        servers->keepSilent();
        askForAll();
        QVERIFY(servers->awaitAsked(9));
        QVERIFY(lookUpNow(resolver, u"new.example.com"_s, kGenerous));
        QCOMPARE(servers->asked.size(), 9);
        servers->speak();
        QTRY_COMPARE_WITH_TIMEOUT(answers.load(), 12, 60'000);
    }

    void aLookUpThatTakesTooLongIsGivenUp()
    {
        const auto servers = std::make_shared<SilentServers>();
        SystemResolver resolver([servers](const QByteArray &host) { return servers->ask(host); }, {.timeout = kShort});
        std::atomic<int> answers = 0;
        const auto ask = [&] { resolver.lookUp(u"example.com"_s, [&](const LookUpAnswer &) { ++answers; }); };
        ask();
        QVERIFY(servers->awaitAsked(1));
        QTest::qWait(int(2 * kShort.count()));

        ask();
        QVERIFY(servers->awaitAsked(2));
        servers->speak();
        QTRY_COMPARE_WITH_TIMEOUT(answers.load(), 2, 60'000);
    }

    void aSilentServerHoldsNobodyUp()
    {
        const auto servers = std::make_shared<SilentServers>();
        auto resolver = std::make_unique<SystemResolver>([servers](const QByteArray &host) {
            return host == "silent.example.com" ? servers->ask(host) : LookUpAnswer(QList<QHostAddress>());
        });
        QVERIFY(!lookUpNow(*resolver, u"silent.example.com"_s, kShort));
        QVERIFY(lookUpNow(*resolver, u"example.com"_s, kGenerous));

        bool isHeard = false;
        resolver->lookUp(u"silent.example.com"_s, [&isHeard](const LookUpAnswer &) { isHeard = true; });
        resolver.reset(); // Does not wait for it.
        servers->speak();
        QTRY_COMPARE_WITH_TIMEOUT(servers.use_count(), 1L, 60'000); // The thread has ended.
        QVERIFY(!isHeard);
    }
};

STEMDESK_GUILESS_TEST(TestSystemResolver)

} // namespace stemdesk::system_resolver_test

#include "tst_system_resolver.moc"
