#include "core/services/secrets/master_key_vault.h"

#include "core/domain/webhooks/webhook.h"
#include "core/security/secret_box.h"
#include "core/services/secrets/key_rotation.h"
#include "core/services/secrets/secrets_service.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <thread>

namespace stemdesk::master_key_vault_test {

/// Without any session bus: keys are kept in files here. The keyring is met in tests/e2e.
class TestMasterKeyVault : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("DBUS_SESSION_BUS_ADDRESS", "disabled:"); }
    void init();
    void cleanup();
    void theFirstSecretMakesTheKey();
    void aSecretIsSealedInsideATransaction();
    void aKeyIsNeverMadeTwice_data();
    void aKeyIsNeverMadeTwice();
    void aFailureIsRememberedForSomeSeconds();
    void whatIsSealedNamesTheKeyWhereTheRecordIsMissing();
    void everyThreadMayAsk();
    void rotationMayEndBetweenItsSteps_data();
    void rotationMayEndBetweenItsSteps();
    void aRunningVaultFollowsARotation();
    void aSecretThatDoesNotOpenStopsTheRotation();
    void anotherMachineImportsTheKey();
    void theKeyringIsNoPlaceWithoutASession();
    void nothingInTheDatabaseTellsTheSecrets();

private:
    QString keyFile() const { return QDir(m_test->folder()).filePath(u"master.key"_s); }
    std::unique_ptr<MasterKeyVault> newVault()
    {
        return std::make_unique<MasterKeyVault>(m_test->driver(), m_test->clock(), *m_places);
    }
    std::optional<MasterKeyRecord> record() { return MasterKeyStore(m_test->session()).find().value(); }
    void subscribe(SecretVault &vault, const QByteArray &secret);
    QByteArrayList openSecrets(SecretVault &vault);
    void plantOtherKey();

    std::unique_ptr<TestShop> m_test;
    Keychain m_keyring;
    std::unique_ptr<KeyPlaces> m_places;
};

void TestMasterKeyVault::init()
{
    m_test = std::make_unique<TestShop>();
    m_places = std::make_unique<KeyPlaces>(m_keyring, keyFile(), false);
}

void TestMasterKeyVault::cleanup()
{
    m_places.reset();
    m_test.reset();
}

void TestMasterKeyVault::subscribe(SecretVault &vault, const QByteArray &secret)
{
    const WebhookId id = WebhookId::create();
    const Result<QByteArray> sealed = vault.seal(m_test->session(), secret, secretIdentityOf(id));
    QVERIFY(sealed);
    QVERIFY(m_test->session().run("insert into webhook (shop, id, url, event_types, is_paused, secret, failure_count, "
                                  "created_at, updated_at, version) values (?, ?, ?, 3, 0, ?, 0, 0, 0, 1)",
                                  m_test->context().tenant().shop, id, u"https://hook.example.com/"_s, *sealed));
}

QByteArrayList TestMasterKeyVault::openSecrets(SecretVault &vault)
{
    QByteArrayList secrets;
    const QList<SealedSecret> stored = MasterKeyStore(m_test->session()).sealedSecrets().value();
    for (const SealedSecret &secret : stored) {
        const Result<QByteArray> plain = vault.open(secret.sealed, secretIdentityOf(WebhookId(secret.id)));
        secrets.append(plain ? *plain : plain.error().code);
    }
    return secrets;
}

void TestMasterKeyVault::theFirstSecretMakesTheKey()
{
    const auto vault = newVault();
    QVERIFY(!record());
    QCOMPARE(vault->open("no box", "webhook:1").error().code, QByteArray("secret_damaged"));
    QVERIFY(!QFile::exists(keyFile()));

    subscribe(*vault, "first");
    subscribe(*vault, "second");

    QVERIFY(record());
    QCOMPARE(record()->place, KeyPlace::File);
    QCOMPARE(KeyFile(keyFile()).keys()->size(), size_t(1));
    QCOMPARE(KeyFile(keyFile()).keys()->front().id(), record()->keyId);
    QCOMPARE(record()->createdAt, m_test->now());
    QCOMPARE(openSecrets(*vault), (QByteArrayList{"first", "second"}));
    QCOMPARE(openSecrets(*newVault()), (QByteArrayList{"first", "second"}));
}

void TestMasterKeyVault::aSecretIsSealedInsideATransaction()
{
    const auto vault = newVault();
    {
        Result<Transaction> transaction = Transaction::begin(m_test->session());
        QVERIFY(transaction);
        subscribe(*vault, "first");
        subscribe(*vault, "second");
        QVERIFY(transaction->commit());
    }
    QVERIFY(record());
    QCOMPARE(openSecrets(*newVault()), (QByteArrayList{"first", "second"}));
}

void TestMasterKeyVault::plantOtherKey()
{
    QVERIFY(QFile::remove(keyFile()));
    QVERIFY(KeyFile(keyFile()).add(MasterKey::create()));
}

void TestMasterKeyVault::aKeyIsNeverMadeTwice_data()
{
    QTest::addColumn<int>("damage");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("file missing") << 0 << QByteArray("master_key_file_missing");
    QTest::newRow("others may read it") << 1 << QByteArray("master_key_file_unusable");
    QTest::newRow("garbage") << 2 << QByteArray("master_key_file_unusable");
    QTest::newRow("another key") << 3 << QByteArray("master_key_wrong");
}

void TestMasterKeyVault::aKeyIsNeverMadeTwice()
{
    QFETCH(const int, damage);
    QFETCH(const QByteArray, code);
    subscribe(*newVault(), "secret");
    const QByteArray keyId = record()->keyId;
    const QString kept = keyFile() + u".kept"_s;
    QVERIFY(QFile::copy(keyFile(), kept));
    if (damage == 0)
        QVERIFY(QFile::remove(keyFile()));
    if (damage == 1)
        QVERIFY(QFile::setPermissions(keyFile(), QFile::Permissions(QFile::ReadOwner | QFile::ReadGroup)));
    if (damage == 2)
        QVERIFY(QFile::resize(keyFile(), 90));
    if (damage == 3)
        plantOtherKey();
    const auto vault = newVault();

    const Result<QByteArray> sealed = vault->seal(m_test->session(), "more", "webhook:1");
    const Result<SecretsStatus> status = SecretsService(m_test->session(), m_test->clock(), *m_places).status();

    QCOMPARE(sealed.error().code, code);
    QCOMPARE(sealed.error().kind, Error::Kind::Unavailable);
    QCOMPARE(openSecrets(*vault), QByteArrayList{code});
    QCOMPARE(record()->keyId, keyId);
    QCOMPARE(status->problem.code, code);
    QCOMPARE(status->sealed, 1);
    QCOMPARE(status->open, 0);
    QFile::remove(keyFile());
    QVERIFY(QFile::rename(kept, keyFile()));
    m_test->tick(5'000);
    QCOMPARE(openSecrets(*vault), QByteArrayList{"secret"});
}

void TestMasterKeyVault::aFailureIsRememberedForSomeSeconds()
{
    subscribe(*newVault(), "secret");
    QVERIFY(QFile::rename(keyFile(), keyFile() + u".away"_s));
    const auto vault = newVault();
    QCOMPARE(openSecrets(*vault), QByteArrayList{"master_key_file_missing"});
    QVERIFY(QFile::rename(keyFile() + u".away"_s, keyFile()));

    m_test->tick(1'000);
    QCOMPARE(openSecrets(*vault), QByteArrayList{"master_key_file_missing"});
    m_test->tick(4'000);
    QCOMPARE(openSecrets(*vault), QByteArrayList{"secret"});
}

void TestMasterKeyVault::whatIsSealedNamesTheKeyWhereTheRecordIsMissing()
{
    subscribe(*newVault(), "secret");
    const QByteArray keyId = record()->keyId;
    QVERIFY(m_test->session().run("delete from master_key")); // A crash before it was written.

    const auto vault = newVault();
    subscribe(*vault, "more");

    QVERIFY(record());
    QCOMPARE(record()->keyId, keyId);
    QCOMPARE(openSecrets(*newVault()), (QByteArrayList{"secret", "more"}));
    QVERIFY(m_test->session().run("delete from master_key"));
    QVERIFY(QFile::remove(keyFile()));
    QCOMPARE(newVault()->seal(m_test->session(), "third", "webhook:3").error().code,
             QByteArray("master_key_file_missing"));
    QVERIFY(!QFile::exists(keyFile()));
}

void TestMasterKeyVault::everyThreadMayAsk()
{
    const auto vault = newVault();
    std::atomic<int> right = 0;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 8; ++i) {
            threads.emplace_back([&, i] {
                const QByteArray secret = "secret of " + QByteArray::number(i);
                const auto session = must(Session::open(m_test->driver()));
                const Result<QByteArray> sealed = vault->seal(*session, secret, "webhook:1");
                right += sealed && vault->open(*sealed, "webhook:1").value_or(QByteArray()) == secret;
            });
        }
    }
    QCOMPARE(right.load(), 8);
    QCOMPARE(KeyFile(keyFile()).keys()->size(), size_t(1));
}

void TestMasterKeyVault::rotationMayEndBetweenItsSteps_data()
{
    QTest::addColumn<int>("steps");
    QTest::newRow("new key stored") << 1;
    QTest::newRow("secrets sealed anew") << 2;
    QTest::newRow("old key deleted") << 3;
}

void TestMasterKeyVault::rotationMayEndBetweenItsSteps()
{
    QFETCH(const int, steps);
    const QByteArrayList secrets{"first", "second"};
    for (const QByteArray &secret : secrets)
        subscribe(*newVault(), secret);
    const QByteArray before = record()->keyId;
    KeyRotation rotation(m_test->session(), m_test->clock(), *m_places);

    const Result<KeptKey> fresh = rotation.begin();
    QVERIFY(fresh);
    if (steps >= 2)
        QCOMPARE(rotation.reseal(*fresh).value(), 2);
    if (steps >= 3)
        QVERIFY(rotation.finish());

    QCOMPARE(openSecrets(*newVault()), secrets);
    QCOMPARE(record()->keyId, steps == 1 ? before : fresh->key.id());
    QCOMPARE(bool(KeyFile(keyFile()).find(before)), steps < 3);
    // The next rotation finishes the interrupted one.
    QVERIFY(SecretsService(m_test->session(), m_test->clock(), *m_places).rotate());
    QCOMPARE(openSecrets(*newVault()), secrets);
    QCOMPARE(bool(KeyFile(keyFile()).find(before)), false);
    QCOMPARE(record()->retiredKeyId, QByteArray());
}

void TestMasterKeyVault::aRunningVaultFollowsARotation()
{
    const auto running = newVault();
    subscribe(*running, "before");
    QVERIFY(record());
    const QByteArray before = record()->keyId;

    QVERIFY(SecretsService(m_test->session(), m_test->clock(), *m_places).rotate());

    QVERIFY(record()->keyId != before);
    QCOMPARE(openSecrets(*running), QByteArrayList{"before"});
    subscribe(*running, "after");
    QCOMPARE(openSecrets(*newVault()), (QByteArrayList{"before", "after"}));
    const QByteArray sealed = running->seal(m_test->session(), "x", "webhook:1").value();
    QCOMPARE(keyIdOf(sealed), record()->keyId);
}

void TestMasterKeyVault::aSecretThatDoesNotOpenStopsTheRotation()
{
    subscribe(*newVault(), "first");
    subscribe(*newVault(), "second");
    const QByteArray before = record()->keyId;
    QVERIFY(m_test->session().run("update webhook set id = ? where key = 2", newIdBytes()));
    SecretsService service(m_test->session(), m_test->clock(), *m_places);

    QCOMPARE(service.rotate().error().code, QByteArray("secret_damaged"));

    QCOMPARE(record()->keyId, before);
    QCOMPARE(openSecrets(*newVault()), (QByteArrayList{"first", "secret_damaged"}));
    QCOMPARE(service.status()->open, 1);
}

void TestMasterKeyVault::anotherMachineImportsTheKey()
{
    SecretsService here(m_test->session(), m_test->clock(), *m_places);
    QCOMPARE(here.exported().error().code, QByteArray("master_key_none"));
    QCOMPARE(here.rotate().error().code, QByteArray("master_key_none"));
    subscribe(*newVault(), "secret");
    const Result<MasterKey> key = here.exported();
    QVERIFY(key);
    KeyPlaces elsewhere(m_keyring, QDir(m_test->folder()).filePath(u"elsewhere.key"_s), false);
    SecretsService there(m_test->session(), m_test->clock(), elsewhere);
    MasterKeyVault vaultThere(m_test->driver(), m_test->clock(), elsewhere);

    QCOMPARE(openSecrets(vaultThere), QByteArrayList{"master_key_file_missing"});
    QCOMPARE(there.import({MasterKey::create()}).error().code, QByteArray("master_key_wrong"));
    QCOMPARE(there.import({MasterKey::create(), *key}).value(), KeyPlace::File);

    m_test->tick(5'000);
    QCOMPARE(openSecrets(vaultThere), QByteArrayList{"secret"});
    QCOMPARE(record()->keyId, key->id());
}

void TestMasterKeyVault::theKeyringIsNoPlaceWithoutASession()
{
    subscribe(*newVault(), "secret");
    SecretsService service(m_test->session(), m_test->clock(), *m_places);

    QCOMPARE(service.moveTo(KeyPlace::Keyring).error().code, QByteArray("master_key_out_of_reach"));
    QVERIFY(MasterKeyStore(m_test->session()).setPlace(KeyPlace::Keyring)); // The place on another machine.

    QCOMPARE(openSecrets(*newVault()), QByteArrayList{"secret"});
    QVERIFY(QFile::remove(keyFile()));
    QCOMPARE(newVault()->seal(m_test->session(), "x", "webhook:1").error().code, QByteArray("master_key_out_of_reach"));
    QVERIFY(!QFile::exists(keyFile()));
}

void TestMasterKeyVault::nothingInTheDatabaseTellsTheSecrets()
{
    subscribe(*newVault(), "whsec_tell-nobody");
    const MasterKey key = SecretsService(m_test->session(), m_test->clock(), *m_places).exported().value();

    for (const QString &name : QDir(m_test->folder()).entryList({u"stemdesk.db*"_s})) {
        QFile file(QDir(m_test->folder()).filePath(name));
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(!bytes.contains("tell-nobody"));
        QVERIFY(!bytes.contains(key.bytes().toByteArray()));
        QVERIFY(!bytes.contains(key.bytes().toByteArray().toBase64()));
    }
}

STEMDESK_GUILESS_TEST(TestMasterKeyVault)

} // namespace stemdesk::master_key_vault_test

#include "tst_master_key_vault.moc"
