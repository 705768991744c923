#include "core/domain/webhooks/webhook.h"
#include "core/security/keychain.h"
#include "core/security/secret_box.h"
#include "core/services/database/database.h"
#include "core/services/secrets/key_rotation.h"
#include "core/services/secrets/master_key_vault.h"
#include "core/storage/engine/session.h"
#include "tests/support/keyring_session.h"
#include "tests/support/program.h"
#include "tests/support/silent_bus.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QTest>

namespace stemdesk::secrets_test {

/// The master key in a real keyring, moved, locked, lost and replaced by the built program.
class TestSecrets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void aKeyIsMadeInTheKeyringAndMoved();
    void aLockedKeyringIsAStateAndNoReasonForANewKey();
    void withoutAKeyringTheKeyGoesIntoAFile();
    void aNamedKeyFileComesFirst();
    void aKeyIsExportedAndImported();
    void aRotationBesideARunningProgram();
    void aKilledRotationLosesNothing();
    void aSilentBusHoldsNobodyUp_data();
    void aSilentBusHoldsNobodyUp();
    void wrongUseIsRefused();

private:
    ProgramRun run(const QStringList &arguments)
    {
        const ProgramRun done = runProgram(QStringList{u"secrets"_s} + arguments + QStringList{u"--data"_s, m_data});
        m_said += done.output + done.errors;
        return done;
    }
    QString keyFile() const { return QDir(m_data).filePath(u"master.key"_s); }
    /// Makes a folder with a key file and this number of secrets sealed with its key.
    void fill(int secrets);
    void seal(SecretVault &vault);
    QByteArray status() { return run({u"status"_s}).output; }

    std::unique_ptr<KeyringSession> m_session;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Driver> m_driver;
    QString m_data;
    QByteArray m_said;
};

void TestSecrets::initTestCase()
{
    m_session = std::make_unique<KeyringSession>();
    QVERIFY(m_session->isUp());
}

void TestSecrets::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_data = m_folder->filePath(u"data"_s);
    m_driver = *openDatabase(m_data, true, [] { return Instant(0); });
    const auto session = Session::open(*m_driver);
    QVERIFY(session);
    QVERIFY((*session)->run(
        "insert into shop (id, name, rate_per_minute, monthly_cap, has_api_access, allowed_origins, "
        "public_url, currency, time_zone, document_language, pins_on_approval, order_days_before, "
        "proposal_terms, address, phone, email, website, default_supplier, change_seq, created_at, updated_at, "
        "version) values (?, 'x', 0, 0, true, '', '', 'EUR', 'UTC', 'en', false, 7, '', '', '', '', '', "
        "0, 0, 0, 0, 1)",
        newIdBytes()));
    m_said.clear();
    m_session->startUnlocked();
    QTRY_VERIFY_WITH_TIMEOUT(secretServiceState(Keychain::kTimeout) == Keychain::State::Ready, 30'000);
}

/// After every test, no output and no stored data may contain the secret or a key.
void TestSecrets::cleanup()
{
    QVERIFY(!m_said.contains("tell-nobody"));
    QVERIFY(!m_said.contains("stemdesk-key-1:"));
    for (const QString &name : QDir(m_data).entryList({u"stemdesk.db*"_s})) {
        QFile file(QDir(m_data).filePath(name));
        QVERIFY(file.open(QFile::ReadOnly));
        QVERIFY(!file.readAll().contains("tell-nobody"));
    }
    qunsetenv("STEMDESK_KEY_FILE");
    m_driver.reset();
}

void TestSecrets::seal(SecretVault &vault)
{
    const auto session = Session::open(*m_driver);
    QVERIFY(session);
    const WebhookId id = WebhookId::create();
    const Result<QByteArray> sealed = vault.seal(**session, "whsec_tell-nobody", secretIdentityOf(id));
    QVERIFY(sealed);
    QVERIFY((*session)->run("insert into webhook (shop, id, url, event_types, is_paused, secret, failure_count, "
                            "created_at, updated_at, version) values (1, ?, 'https://hook.example.com/', 3, false, ?, "
                            "0, 0, 0, 1)",
                            id, *sealed));
}

void TestSecrets::fill(int secrets)
{
    Keychain keyring;
    KeyPlaces places(keyring, keyFile(), true);
    MasterKeyVault vault(
        *m_driver, [] { return Instant(0); }, places);
    for (int i = 0; i < secrets; ++i)
        seal(vault);
}

void TestSecrets::aKeyIsMadeInTheKeyringAndMoved()
{
    QCOMPARE(status(),
             QByteArray("place\tnone\nstate\tno key yet; it is made with the first secret\n"
                        "secrets\t0 sealed, 0 open\n"));
    {
        Keychain keyring;
        KeyPlaces places(keyring, keyFile(), false); // The only one of this process that meets the keyring.
        MasterKeyVault vault(
            *m_driver, [] { return Instant(0); }, places);
        seal(vault);
        seal(vault);
    }
    QVERIFY(!QFile::exists(keyFile()));
    const QByteArray inKeyring = "place\tthe keyring\nstate\tready\nsecrets\t2 sealed, 2 open\n";
    QCOMPARE(status(), inKeyring);

    QCOMPARE(run({u"move"_s, u"--to"_s, u"file"_s}).exitCode, 0);
    QVERIFY(QFile::exists(keyFile()));
    QVERIFY(status().startsWith("place\tthe key file " + keyFile().toUtf8() + "\nstate\tready\n"));
    m_session->stopKeyring();
    QVERIFY(status().endsWith("2 sealed, 2 open\n"));
    m_session->startUnlocked();
    QTRY_VERIFY(secretServiceState(Keychain::kTimeout) == Keychain::State::Ready);
    QCOMPARE(run({u"move"_s, u"--to"_s, u"keyring"_s}).exitCode, 0);
    QVERIFY(!QFile::exists(keyFile()));
    QCOMPARE(status(), inKeyring);
    QCOMPARE(run({u"rotate"_s}).exitCode, 0);
    QCOMPARE(status(), inKeyring);
    QVERIFY(!QFile::exists(keyFile()));
}

void TestSecrets::aLockedKeyringIsAStateAndNoReasonForANewKey()
{
    fill(2);
    QCOMPARE(run({u"move"_s, u"--to"_s, u"keyring"_s}).exitCode, 0);

    m_session->startLocked();
    QTRY_VERIFY(secretServiceState(Keychain::kTimeout) == Keychain::State::Locked);
    const ProgramRun locked = run({u"status"_s});
    const ProgramRun rotated = run({u"rotate"_s});
    m_session->stopKeyring();
    const ProgramRun absent = run({u"status"_s});

    QCOMPARE(locked.exitCode, 1);
    QVERIFY(locked.output.contains("state\tThe keyring is locked; unlock it.\nsecrets\t2 sealed, 0 open\n"));
    QCOMPARE(locked.errors.count('\n'), 1);
    QCOMPARE(rotated.exitCode, 1);
    QVERIFY(rotated.errors.contains("locked"));
    QCOMPARE(absent.exitCode, 1);
    QVERIFY(absent.errors.contains("cannot be reached"));
    QVERIFY(!QFile::exists(keyFile()));
    m_session->startUnlocked();
    QTRY_VERIFY(secretServiceState(Keychain::kTimeout) == Keychain::State::Ready);
    QVERIFY(status().endsWith("2 sealed, 2 open\n"));
}

void TestSecrets::withoutAKeyringTheKeyGoesIntoAFile()
{
    fill(1);
    const QString exported = m_folder->filePath(u"key"_s);
    QCOMPARE(run({u"export"_s, exported}).exitCode, 0);
    m_session->stopKeyring();

    QCOMPARE(run({u"move"_s, u"--to"_s, u"keyring"_s}).exitCode, 1);
    QVERIFY(QFile::remove(keyFile()));
    QVERIFY(run({u"status"_s}).errors.contains("is missing"));
    QCOMPARE(run({u"import"_s, exported}).exitCode, 0);
    QVERIFY(status().endsWith("1 sealed, 1 open\n"));
    QVERIFY(QFile::setPermissions(keyFile(), QFile::ReadOwner | QFile::ReadOther));
    QVERIFY(run({u"status"_s}).errors.contains("chmod 600"));
}

void TestSecrets::aNamedKeyFileComesFirst()
{
    const QString named = m_folder->filePath(u"named.key"_s);
    fill(1);
    qputenv("STEMDESK_KEY_FILE", QFile::encodeName(named));

    QVERIFY(run({u"status"_s}).errors.contains("named.key is missing"));
    QVERIFY(QFile::rename(keyFile(), named));
    QVERIFY(status().startsWith("place\tthe key file " + named.toUtf8() + "\nstate\tready\n"));
    QCOMPARE(run({u"rotate"_s}).exitCode, 0);
    QVERIFY(status().endsWith("1 sealed, 1 open\n"));
    QVERIFY(!QFile::exists(keyFile()));
    QVERIFY(QFile::remove(named));
    QVERIFY(KeyFile(named).add(MasterKey::create()));
    QVERIFY(run({u"status"_s}).errors.contains("another key"));
}

void TestSecrets::aKeyIsExportedAndImported()
{
    fill(1);
    const QString exported = m_folder->filePath(u"key"_s);

    const ProgramRun warned = run({u"export"_s, exported});
    const ProgramRun again = run({u"export"_s, exported});

    QCOMPARE(warned.exitCode, 0);
    QVERIFY(warned.output.contains("in the clear"));
    QCOMPARE(QFile::permissions(exported) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    QCOMPARE(again.exitCode, 1);
    QVERIFY(again.errors.contains("there already"));
    QVERIFY(QFile::remove(keyFile()));
    QCOMPARE(run({u"import"_s, exported}).output, QByteArray("The master key is in the keyring.\n"));
    QVERIFY(status().endsWith("1 sealed, 1 open\n"));
    const QString other = m_folder->filePath(u"other"_s);
    QVERIFY(KeyFile(other).add(MasterKey::create()));
    QCOMPARE(run({u"import"_s, other}).exitCode, 1);
    QVERIFY(run({u"import"_s, m_folder->filePath(u"none"_s)}).errors.contains("is missing"));
}

void TestSecrets::aRotationBesideARunningProgram()
{
    fill(3);
    Keychain keyring;
    KeyPlaces places(keyring, keyFile(), true);
    MasterKeyVault running(
        *m_driver, [] { return Instant(0); }, places);
    seal(running);
    const ServedProgram served({u"--data"_s, m_data});
    QVERIFY(!served.address().isEmpty());

    const ProgramRun rotated = run({u"rotate"_s});

    // Without a terminal there is a warning but no question; --yes skips both.
    QVERIFY2(rotated.errors.contains("Backups that were made until now"), rotated.errors);
    QCOMPARE(rotated.exitCode, 0);
    seal(running);
    QVERIFY(status().endsWith("5 sealed, 5 open\n"));
    QCOMPARE(run({u"rotate"_s, u"--yes"_s}).errors, QByteArray());
    QCOMPARE(KeyFile(keyFile()).keys()->size(), size_t(1));
}

void TestSecrets::aKilledRotationLosesNothing()
{
    fill(40);
    int killed = 0;
    for (int delay = 0; delay < 60; delay += 4) {
        QProcess rotation;
        rotation.start(programPath(), {u"secrets"_s, u"rotate"_s, u"--data"_s, m_data});
        QVERIFY(rotation.waitForStarted());
        rotation.waitForFinished(delay);
        rotation.kill();
        rotation.waitForFinished();
        killed += rotation.exitStatus() == QProcess::CrashExit;
        QVERIFY(status().endsWith("40 sealed, 40 open\n"));
    }
    QVERIFY(killed > 0);
    QCOMPARE(run({u"rotate"_s}).exitCode, 0);
    QVERIFY(status().endsWith("40 sealed, 40 open\n"));
}

void TestSecrets::aSilentBusHoldsNobodyUp_data()
{
    QTest::addColumn<bool>("isInKeyring");
    QTest::newRow("no key yet") << false;
    QTest::newRow("a key in the keyring") << true;
}

/// It accepts connections but never answers: the server reports that and still stops normally.
void TestSecrets::aSilentBusHoldsNobodyUp()
{
    QFETCH(const bool, isInKeyring);
    if (isInKeyring) {
        fill(1);
        QCOMPARE(run({u"move"_s, u"--to"_s, u"keyring"_s}).exitCode, 0);
    }
    const QByteArray key =
        runProgram({u"key"_s, u"create"_s, u"--name"_s, u"k"_s, u"--scopes"_s, u"all"_s, u"--data"_s, m_data})
            .output.trimmed();
    SilentBus bus;
    ServedProgram served({u"--data"_s, m_data, u"--webhooks-to-loopback"_s});

    const PlainAnswer made = fetch(served.port(), "POST", "/api/v1/webhooks", key,
                                   R"({"url":"http://127.0.0.1:9/","events":["event.created"]})");
    const PlainAnswer listed = fetch(served.port(), "GET", "/api/v1/webhooks", key);

    QVERIFY(bus.wasMet());
    QCOMPARE(made.status, isInKeyring ? 503 : 201);
    QVERIFY2(!isInKeyring || made.body.contains("unlock the keyring"), made.body);
    QCOMPARE(QFile::exists(keyFile()), !isInKeyring); // Without a keyring, the key goes into the file.
    QCOMPARE(listed.status, 200);
    QCOMPARE(served.stop(), 0);
}

void TestSecrets::wrongUseIsRefused()
{
    QCOMPARE(run({u"move"_s}).exitCode, 2);
    QCOMPARE(run({u"move"_s, u"--to"_s, u"cloud"_s}).exitCode, 2);
    QCOMPARE(run({u"export"_s}).exitCode, 2);
    QCOMPARE(run({u"burn"_s}).exitCode, 2);
    QCOMPARE(run({u"rotate"_s}).exitCode, 1); // There is no key yet.
}

STEMDESK_GUILESS_TEST(TestSecrets)

} // namespace stemdesk::secrets_test

#include "e2e/tst_secrets.moc"
