#include "core/security/secret_box.h"

#include "core/security/digest.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::secret_box_test {

class TestSecretBox : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsSealedOpens_data()
    {
        QTest::addColumn<QByteArray>("plain");
        QTest::addColumn<QByteArray>("identity");
        QTest::newRow("a webhook's secret") << QByteArray("whsec_c2VjcmV0") << QByteArray("webhook:0123456789abcdef");
        QTest::newRow("nothing") << QByteArray() << QByteArray("webhook:0123456789abcdef");
        QTest::newRow("zeros inside") << QByteArray("a\0b", 3) << QByteArray("a\0c", 3);
        QTest::newRow("no identity") << QByteArray("secret") << QByteArray();
        QTest::newRow("many blocks") << QByteArray(100'003, 'x') << QByteArray(5'000, 'y');
    }

    void whatIsSealedOpens()
    {
        QFETCH(const QByteArray, plain);
        QFETCH(const QByteArray, identity);
        const MasterKey key = MasterKey::create();

        const QByteArray box = sealedBox(key, plain, identity);

        QCOMPARE(box.size(), 1 + 16 + 12 + plain.size() + 16);
        QCOMPARE(keyIdOf(box), key.id());
        QVERIFY(plain.isEmpty() || !box.contains(plain));
        QVERIFY(!box.contains(key.bytes().toByteArray()));
        QCOMPARE(openedBox(key, box, identity).value(), plain);
        QVERIFY(sealedBox(key, plain, identity) != box); // A nonce is never used twice.
    }

    void aChangedByteAnywhereIsNoticed()
    {
        const MasterKey key = MasterKey::create();
        const QByteArray box = sealedBox(key, "whsec_secret", "webhook:1");

        for (qsizetype i = 0; i < box.size(); ++i) {
            QByteArray changed = box;
            changed[i] = char(changed.at(i) ^ 1);
            const auto opened = openedBox(key, changed, "webhook:1");
            QVERIFY(!opened);
            const bool isKeyId = i >= 1 && i <= MasterKey::kIdSize;
            QCOMPARE(opened.error().code, isKeyId ? QByteArray("master_key_wrong") : QByteArray("secret_damaged"));
            QCOMPARE(opened.error().kind, Error::Kind::Unavailable);
        }
    }

    void whatIsCutShortIsNoticed()
    {
        const MasterKey key = MasterKey::create();
        const QByteArray box = sealedBox(key, "whsec_secret", "webhook:1");

        for (qsizetype size = 0; size < box.size(); ++size)
            QCOMPARE(openedBox(key, box.first(size), "webhook:1").error().code, QByteArray("secret_damaged"));
        QCOMPARE(openedBox(key, box + 'x', "webhook:1").error().code, QByteArray("secret_damaged"));
    }

    void anotherRowOrKeyDoesNotOpen()
    {
        const MasterKey key = MasterKey::create();
        const MasterKey other = MasterKey::create();
        const QByteArray box = sealedBox(key, "whsec_secret", "webhook:1");

        QCOMPARE(openedBox(key, box, "webhook:2").error().code, QByteArray("secret_damaged"));
        QCOMPARE(openedBox(key, box, "").error().code, QByteArray("secret_damaged"));
        QCOMPARE(openedBox(other, box, "webhook:1").error().code, QByteArray("master_key_wrong"));
        // Relabelled for the other key it is still not that key's.
        const QByteArray relabelled = box.first(1) + other.id() + box.sliced(1 + MasterKey::kIdSize);
        QCOMPARE(openedBox(other, relabelled, "webhook:1").error().code, QByteArray("secret_damaged"));
    }

    void aKeysTextReadsBack()
    {
        const MasterKey key = MasterKey::create();
        const QByteArray text = key.text().view().toByteArray();

        const Result<MasterKey> read = MasterKey::parse("  " + text + "\n");

        QVERIFY(read);
        QCOMPARE(read->id(), key.id());
        QCOMPARE(read->bytes(), key.bytes());
        QVERIFY(MasterKey::create().id() != key.id());
        QVERIFY(!text.contains(key.id().toHex()));
    }

    void aDamagedTextIsNoKey()
    {
        const QByteArray text = MasterKey::create().text().view().toByteArray();

        QVERIFY(!MasterKey::parse(""));
        QVERIFY(!MasterKey::parse(text + 'x'));
        QVERIFY(!MasterKey::parse(text.chopped(1)));
        for (qsizetype i = 0; i < text.size(); ++i) {
            QByteArray changed = text;
            changed[i] = changed.at(i) == 'b' ? 'c' : 'b';
            const Result<MasterKey> read = MasterKey::parse(changed);
            QVERIFY(!read);
            QVERIFY(!read.error().message.contains(QLatin1StringView(text).sliced(20, 20)));
        }
        // The last Base64 character has four spellings for the same key; only one of them is ours.
        QByteArray spelled = text;
        int accepted = 0;
        for (int c = 33; c < 127; ++c) {
            spelled[text.indexOf('=') - 1] = char(c);
            accepted += MasterKey::parse(spelled).has_value();
        }
        QCOMPARE(accepted, 1);
    }

    void copiesOfSecretBytesAreTheirOwn()
    {
        QByteArray secret(QByteArray("a secret of some length").constData());
        SecretBytes first = takenFrom(secret);
        const SecretBytes second = first;

        QVERIFY(secret.isEmpty());
        QVERIFY(first.view().data() != second.view().data());
        first = SecretBytes("another");
        QCOMPARE(second.view().toByteArray(), QByteArray("a secret of some length"));
        QCOMPARE(first.view().toByteArray(), QByteArray("another"));
    }
};

STEMDESK_APPLESS_TEST(TestSecretBox)

} // namespace stemdesk::secret_box_test

#include "tst_secret_box.moc"
