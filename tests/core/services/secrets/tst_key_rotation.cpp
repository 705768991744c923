#include "core/services/secrets/key_rotation.h"

#include "core/services/secrets/master_key_vault.h"
#include "core/services/secrets/secrets_service.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <thread>
#include <utility>

namespace stemdesk::key_rotation_test {

namespace {

const WebhookPatch kHook{.url = u"https://hooks.shop.com/events"_s, .events = quint32(WebhookType::EventCreated)};

} // namespace

/// Rotates the key while a program runs. The steps of a rotation, and what may interrupt them, are in
/// tst_master_key_vault.
class TestKeyRotation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("DBUS_SESSION_BUS_ADDRESS", "disabled:"); }
    void init();
    void cleanup();
    void aSubscriptionThatWasDraftedBeforeARotationOpens();
    void aRetiringSecretIsSealedAnewToo();
    void aKeyThatIsReplacedWhileItIsAskedForIsNotMissed();
    void subscriptionsMadeDuringRotationsOpen();

private:
    QString keyFile() const { return QDir(m_test->folder()).filePath(u"master.key"_s); }
    std::unique_ptr<MasterKeyVault> newVault()
    {
        return std::make_unique<MasterKeyVault>(m_test->driver(), m_test->clock(), *m_places);
    }
    std::unique_ptr<Services> servicesOn(MasterKeyVault &vault)
    {
        ServiceSource source = m_test->source();
        source.webhooks.secrets = &vault;
        return must(Services::open(source));
    }
    void subscribe(MasterKeyVault &vault);
    QByteArrayList openSecrets(MasterKeyVault &vault);

    std::unique_ptr<TestShop> m_test;
    Keychain m_keyring;
    std::unique_ptr<KeyPlaces> m_places;
    QByteArray m_first; // The secret of the subscription that subscribe() has made.
};

void TestKeyRotation::init()
{
    m_test = std::make_unique<TestShop>();
    m_places = std::make_unique<KeyPlaces>(m_keyring, keyFile(), false);
}

void TestKeyRotation::cleanup()
{
    m_places.reset();
    m_test.reset();
}

void TestKeyRotation::subscribe(MasterKeyVault &vault)
{
    const auto services = servicesOn(vault);
    WebhookService &webhooks = must(services->forShop(m_test->shopId()))->webhooks;
    const WebhookDraft draft = must(webhooks.draft(kHook));
    must(webhooks.create(draft));
    m_first = draft.secret;
}

QByteArrayList TestKeyRotation::openSecrets(MasterKeyVault &vault)
{
    QByteArrayList secrets;
    for (const SealedSecret &secret : must(MasterKeyStore(m_test->session()).sealedSecrets())) {
        const Result<QByteArray> plain = vault.open(secret.sealed, secretIdentityOf(WebhookId(secret.id)));
        secrets.append(plain ? *plain : plain.error().code);
    }
    return secrets;
}

/// A subscription created in between: a running program waits for the write lock while another one rotates.
void TestKeyRotation::aSubscriptionThatWasDraftedBeforeARotationOpens()
{
    const auto vault = newVault();
    subscribe(*vault);
    const auto services = servicesOn(*vault);
    WebhookService &webhooks = must(services->forShop(m_test->shopId()))->webhooks;
    const WebhookDraft draft = must(webhooks.draft(kHook));

    QVERIFY(SecretsService(m_test->session(), m_test->clock(), *m_places).rotate());
    must(webhooks.create(draft));

    QCOMPARE(openSecrets(*newVault()), (QByteArrayList{m_first, draft.secret}));
}

void TestKeyRotation::aRetiringSecretIsSealedAnewToo()
{
    const auto vault = newVault();
    subscribe(*vault);
    const auto services = servicesOn(*vault);
    WebhookService &webhooks = must(services->forShop(m_test->shopId()))->webhooks;
    const WebhookId id = must(webhooks.list({}, {})).rows.constFirst().id;
    const QByteArray fresh = must(webhooks.freshSecret(id));
    QVERIFY(webhooks.rotateSecret(id, fresh, 1));

    QVERIFY(SecretsService(m_test->session(), m_test->clock(), *m_places).rotate());

    QCOMPARE(openSecrets(*newVault()), (QByteArrayList{fresh, m_first}));
}

/// The record was read, and before its key was there came a whole rotation, which removed it.
void TestKeyRotation::aKeyThatIsReplacedWhileItIsAskedForIsNotMissed()
{
    subscribe(*newVault());
    const QString away = keyFile() + u".away"_s;
    QVERIFY(QFile::rename(keyFile(), away));
    Instant now = m_test->clock()();
    bool rotates = false;
    const Clock clock = [&] { // Asked once the record is read, for how long ago the key could not be had.
        if (std::exchange(rotates, false)) {
            if (!QFile::rename(away, keyFile())
                || !SecretsService(m_test->session(), m_test->clock(), *m_places).rotate())
                qWarning("The key was not rotated.");
            now += 60'000;
        }
        return now;
    };
    MasterKeyVault vault(m_test->driver(), clock, *m_places);
    QVERIFY(!vault.prepare());

    rotates = true;

    QVERIFY(vault.prepare());
    QVERIFY(!rotates);
    QCOMPARE(openSecrets(vault), QByteArrayList{m_first});
}

void TestKeyRotation::subscriptionsMadeDuringRotationsOpen()
{
    constexpr int kRotations = 15;
    const auto vault = newVault();
    subscribe(*vault);
    int rotated = 0;
    std::atomic<int> made = 0;
    {
        std::vector<std::jthread> threads;
        for (const ShopId &shop : {m_test->shopId(), m_test->otherShopId()}) {
            threads.emplace_back([&, shop](const std::stop_token &stop) {
                const auto services = servicesOn(*vault);
                WebhookService &webhooks = must(services->forShop(shop))->webhooks;
                while (!stop.stop_requested()) {
                    if (webhooks.create(must(webhooks.draft(kHook))))
                        ++made;
                }
            });
        }
        const auto session = must(Session::open(m_test->driver()));
        SecretsService service(*session, m_test->clock(), *m_places);
        while (rotated < kRotations) {
            const int before = made;
            rotated += service.rotate() ? 1 : 0;
            QTRY_VERIFY(made > before); // Each rotation meets some.
        }
    }

    const QByteArrayList secrets = openSecrets(*newVault());
    QCOMPARE(secrets.size(), made + 1);
    for (const QByteArray &secret : secrets)
        QVERIFY2(secret.startsWith("whsec_"), secret);
    QCOMPARE(KeyFile(keyFile()).keys()->size(), size_t(1));
}

STEMDESK_GUILESS_TEST(TestKeyRotation)

} // namespace stemdesk::key_rotation_test

#include "tst_key_rotation.moc"
