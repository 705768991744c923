#include "core/webhooks/url_gate.h"

#include "tests/support/fake_resolver.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <memory>
#include <optional>
#include <thread>

namespace stemdesk::url_gate_test {

namespace {

constexpr std::chrono::milliseconds kShort{30};
constexpr std::chrono::milliseconds kGenerous{60'000};

QList<QHostAddress> addressesFrom(const QByteArray &words)
{
    QList<QHostAddress> addresses;
    for (const QByteArray &word : words.split(' ')) {
        if (!word.isEmpty())
            addresses.append(QHostAddress(QString::fromLatin1(word)));
    }
    return addresses;
}

} // namespace

class TestUrlGate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_resolver = std::make_unique<FakeResolver>();
        m_heard.reset();
        m_timesHeard = 0;
    }

    void everyAddressMustBePublicAndNotOurs_data()
    {
        QTest::addColumn<QByteArray>("addresses");
        QTest::addColumn<QByteArray>("code");

        const auto add = [](const char *name, const char *addresses, const char *code) {
            QTest::newRow(name) << QByteArray(addresses) << QByteArray(code);
        };
        add("one public", "93.184.216.34", "ok");
        add("several public", "2606:4700:4700::1111 1.1.1.1 8.8.8.8", "ok");
        add("none", "", "url_host_unresolvable");
        add("loopback", "127.0.0.1", "url_host_not_public");
        add("private behind public", "93.184.216.34 10.0.0.1", "url_host_not_public");
        add("private before public", "10.0.0.1 93.184.216.34", "url_host_not_public");
        add("unique-local beside public IPv4", "93.184.216.34 fc00::1", "url_host_not_public");
        add("mapped", "::ffff:93.184.216.34", "url_host_not_public");
        add("translated", "64:ff9b::5db8:d822", "url_host_not_public");
        add("metadata", "169.254.169.254", "url_host_not_public");
        add("our own", "81.2.69.142", "url_host_not_public");
        add("our own behind another's", "93.184.216.34 2a02:d300::7", "url_host_not_public");
    }

    void everyAddressMustBePublicAndNotOurs()
    {
        QFETCH(const QByteArray, addresses);
        QFETCH(const QByteArray, code);
        m_resolver->setAddresses(u"hooks.example.com"_s, addressesFrom(addresses));
        const UrlGate gate = makeGate();

        const Result<OpenUrl> open = gate.check(u"https://Hooks.example.com/x"_s);
        hearLater(gate, u"https://Hooks.example.com/x"_s);

        QCOMPARE(codeOf(open), code);
        QTRY_VERIFY(m_heard);
        QCOMPARE(codeOf(*m_heard), code);
        QTRY_VERIFY(children().isEmpty()); // The pending look-ups are gone.
        if (open) {
            QCOMPARE(open->addresses, addressesFrom(addresses));
            QCOMPARE(open->peer(), open->addresses.constFirst());
            QCOMPARE(open->url.host, u"hooks.example.com"_s);
            QCOMPARE((*m_heard)->addresses, open->addresses);
        }
        QCOMPARE(m_resolver->asked(), QStringList(2, u"hooks.example.com"_s));
    }

    void tellsTheFormToStore()
    {
        m_resolver->setAddresses(u"example.com"_s, addressesFrom("93.184.216.34"));
        const UrlGate gate = makeGate();

        const Result<QString> accepted = gate.accepted(u"HTTPS://EXAMPLE.com/Hook?X"_s);
        QVERIFY(accepted);
        QCOMPARE(*accepted, u"https://example.com/Hook?X"_s);
    }

    void anUnknownHostIsUnresolvable()
    {
        const UrlGate gate = makeGate();
        const Result<QString> accepted = gate.accepted(u"https://nowhere.example.com/"_s);
        QVERIFY(!accepted);
        QCOMPARE(accepted.error().kind, Error::Kind::Invalid);
        QCOMPARE(accepted.error().code, "url_host_unresolvable");
        QCOMPARE(accepted.error().field, u"url"_s);
    }

    void aRefusalDoesNotTellTheAddress()
    {
        m_resolver->setAddresses(u"example.com"_s, addressesFrom("10.11.12.13"));
        QVERIFY(!makeGate().accepted(u"https://example.com/"_s).error().message.contains(u"10.11"));
    }

    void literalsAndRefusedTextsAreNotLookedUp_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QByteArray>("code");

        QTest::newRow("public") << u"https://8.8.8.8/"_s << QByteArray("ok");
        QTest::newRow("public IPv6") << u"https://[2606:4700:4700::1111]/"_s << QByteArray("ok");
        QTest::newRow("private") << u"https://10.0.0.1/"_s << QByteArray("url_host_not_public");
        QTest::newRow("our own") << u"https://81.2.69.142/"_s << QByteArray("url_host_not_public");
        QTest::newRow("our own IPv6") << u"https://[2a02:d300::7]/"_s << QByteArray("url_host_not_public");
        QTest::newRow("special name") << u"https://printer.local/"_s << QByteArray("url_host_not_allowed");
        QTest::newRow("not https") << u"http://example.com/"_s << QByteArray("url_not_https");
        QTest::newRow("empty") << QString() << QByteArray("url_invalid");
    }

    void literalsAndRefusedTextsAreNotLookedUp()
    {
        QFETCH(const QString, url);
        const UrlGate gate = makeGate();

        QTEST(codeOf(gate.check(url)), "code");
        hearLater(gate, url);
        QVERIFY(!m_heard); // Never called back from within the call.
        QTRY_VERIFY(m_heard);
        QTEST(codeOf(*m_heard), "code");
        QVERIFY(m_resolver->asked().isEmpty());
    }

    void aSlowLookUpEndsInTime()
    {
        m_resolver->setAddresses(u"example.com"_s, addressesFrom("93.184.216.34"));
        m_resolver->hold();
        const UrlGate gate = makeGate(kShort);

        QCOMPARE(codeOf(gate.check(u"https://example.com/"_s)), "url_host_unresolvable");
        hearLater(gate, u"https://example.com/"_s);
        QTRY_VERIFY(m_heard);
        QCOMPARE(codeOf(*m_heard), "url_host_unresolvable");

        m_resolver->release(); // Too late: the answer is dropped.
        QCoreApplication::processEvents();
        QCOMPARE(m_timesHeard, 1);
    }

    void anAnswerArrivesFromAnotherThread()
    {
        m_resolver->setAddresses(u"example.com"_s, addressesFrom("93.184.216.34"));
        m_resolver->hold();
        const UrlGate gate = makeGate();
        hearLater(gate, u"https://example.com/"_s);

        std::thread([this] { m_resolver->release(); }).join();

        QVERIFY(!m_heard);
        QTRY_VERIFY(m_heard);
        QCOMPARE(codeOf(*m_heard), "ok");
    }

    void nobodyHearsOnceTheContextIsGone()
    {
        m_resolver->setAddresses(u"example.com"_s, addressesFrom("93.184.216.34"));
        m_resolver->hold();
        const UrlGate gate = makeGate();
        auto before = std::make_unique<QObject>();
        auto after = std::make_unique<QObject>();
        for (QObject *context : {before.get(), after.get()})
            gate.checkLater(u"https://example.com/"_s, context, [this](const Result<OpenUrl> &) { ++m_timesHeard; });

        before.reset();
        std::thread([this] { m_resolver->release(); }).join();
        after.reset(); // Its answer is already on the way.
        QCoreApplication::processEvents();

        QCOMPARE(m_timesHeard, 0);
    }

    void aNameIsCheckedAnewEachTime()
    {
        const UrlGate gate = makeGate();
        m_resolver->setAddresses(u"example.com"_s, addressesFrom("93.184.216.34"));
        QCOMPARE(codeOf(gate.check(u"https://example.com/"_s)), "ok");
        m_resolver->setAddresses(u"example.com"_s, addressesFrom("127.0.0.1"));
        QCOMPARE(codeOf(gate.check(u"https://example.com/"_s)), "url_host_not_public");
    }

    void ownAddressesAreThoseOfTheMoment()
    {
        QList<QHostAddress> own;
        m_resolver->setAddresses(u"example.com"_s, addressesFrom("93.184.216.34"));
        const UrlGate gate({.resolver = *m_resolver, .ownAddresses = [&own] { return own; }});
        QCOMPARE(codeOf(gate.check(u"https://example.com/"_s)), "ok");
        own = addressesFrom("93.184.216.34");
        QCOMPARE(codeOf(gate.check(u"https://example.com/"_s)), "url_host_not_public");
    }

    void receiversOnThisMachineNeedTheSwitch_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("stored"); // The URL as stored with the switch; empty if it is refused even then.
        QTest::addColumn<QByteArray>("code"); // Without the switch.

        const auto add = [](const char *name, const QString &url, const QString &stored, const char *code) {
            QTest::newRow(name) << url << stored << QByteArray(code);
        };
        add("address", u"http://127.0.0.1:9000/in?a=b"_s, u"http://127.0.0.1:9000/in?a=b"_s, "url_not_https");
        add("name", u"HTTP://LocalHost:9000/In"_s, u"http://localhost:9000/In"_s, "url_not_https");
        add("IPv6", u"http://[::1]:9000/"_s, u"http://[::1]:9000/"_s, "url_not_https");
        add("port 80", u"http://127.0.0.1/"_s, u"http://127.0.0.1/"_s, "url_not_https");
        add("TLS", u"https://127.0.0.1/"_s, {}, "url_host_not_public");
        add("another machine", u"http://192.168.7.8:9000/"_s, {}, "url_not_https");
        add("this machine's other address", u"http://192.168.7.7:9000/"_s, {}, "url_not_https");
        add("any address", u"http://0.0.0.0:9000/"_s, {}, "url_not_https");
        add("a name that begins so", u"http://localhost.example.com/"_s, {}, "url_not_https");
        add("credentials", u"http://me@127.0.0.1:9000/"_s, {}, "url_not_https");
        add("fragment", u"http://127.0.0.1:9000/#a"_s, {}, "url_not_https");
        add("spaces", u"http://127.0.0.1:9000/a b"_s, {}, "url_invalid");
    }

    void receiversOnThisMachineNeedTheSwitch()
    {
        QFETCH(const QString, url);
        QFETCH(const QString, stored);
        QFETCH(const QByteArray, code);
        const UrlGate open = makeGate(kGenerous, true);

        const Result<QString> accepted = open.accepted(url);
        hearLater(open, url);

        QCOMPARE(accepted.value_or(QString()), stored);
        QTRY_VERIFY(m_heard);
        QCOMPARE(m_heard->has_value(), !stored.isEmpty());
        QCOMPARE(codeOf(makeGate().check(url)), code);
        QCOMPARE(m_resolver->asked(), QStringList());
        if (!stored.isEmpty()) {
            QCOMPARE(open.accepted(stored).value_or(QString()), stored);
            QVERIFY((*m_heard)->peer().isLoopback());
        }
    }

    void theSwitchOpensNothingElse()
    {
        m_resolver->setAddresses(u"turned.example.com"_s, addressesFrom("127.0.0.1"));
        const UrlGate open = makeGate(kGenerous, true);

        QCOMPARE(codeOf(open.check(u"https://turned.example.com/"_s)), "url_host_not_public");
        QCOMPARE(codeOf(open.check(u"http://turned.example.com/"_s)), "url_not_https");
    }

    void knowsTheAddressesOfThisMachine() { QVERIFY(ownAddresses().contains(QHostAddress(QHostAddress::LocalHost))); }

private:
    UrlGate makeGate(std::chrono::milliseconds limit = kGenerous, bool takesLoopback = false)
    {
        return UrlGate({.resolver = *m_resolver,
                        .ownAddresses = [] { return addressesFrom("192.168.7.7 81.2.69.142 2a02:d300::7"); },
                        .limit = limit,
                        .takesLoopback = takesLoopback});
    }

    void hearLater(const UrlGate &gate, const QString &url)
    {
        gate.checkLater(url, this, [this](const Result<OpenUrl> &open) {
            m_heard = open;
            ++m_timesHeard;
        });
    }

    static QByteArray codeOf(const Result<OpenUrl> &open) { return open ? QByteArray("ok") : open.error().code; }

    std::unique_ptr<FakeResolver> m_resolver;
    std::optional<Result<OpenUrl>> m_heard;
    int m_timesHeard = 0;
};

STEMDESK_GUILESS_TEST(TestUrlGate)

} // namespace stemdesk::url_gate_test

#include "tst_url_gate.moc"
