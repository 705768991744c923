#include "core/security/keychain.h"

#include "tests/support/silent_bus.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <chrono>

namespace stemdesk::keychain_test {

using namespace std::chrono_literals;

/// Real keyrings are met in e2e/secrets.
class TestKeychain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSilentBusIsNotWaitedFor();
};

/// Hangs if a call waits for the bus.

void TestKeychain::aSilentBusIsNotWaitedFor()
{
    SilentBus bus;
    QVERIFY(bus.isUp());
    {
        Keychain keyring(300ms);
        QCOMPARE(keyring.state(), Keychain::State::Absent);
        QVERIFY(bus.wasMet());
        QCOMPARE(keyring.read(u"entry"_s).error().code, QByteArray("master_key_out_of_reach"));
        QCOMPARE(keyring.write(u"entry"_s, {}).error().code, QByteArray("master_key_out_of_reach"));
        QCOMPARE(keyring.remove(u"entry"_s).error().code, QByteArray("master_key_out_of_reach"));
    }
    QVERIFY(Keychain::hasLeftThread());
}

STEMDESK_GUILESS_TEST(TestKeychain)

} // namespace stemdesk::keychain_test

#include "tst_keychain.moc"
