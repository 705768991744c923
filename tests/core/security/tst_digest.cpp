#include "core/security/digest.h"

#include "tests/support/test_registry.h"

#include <QSet>
#include <QTest>

namespace stemdesk::digest_test {

class TestDigest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sha256HasItsPublishedValues()
    {
        QCOMPARE(sha256("").toHex(), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        QCOMPARE(sha256("abc").toHex(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        QCOMPARE(sha256(QByteArray()).toHex(), sha256("").toHex());
    }

    void hmacHasItsPublishedValues_data() // RFC 4231
    {
        QTest::addColumn<QByteArray>("secret");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("hex");

        QTest::newRow("case 1") << QByteArray(20, '\x0b') << QByteArray("Hi There")
                                << QByteArray("b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
        QTest::newRow("case 2") << QByteArray("Jefe") << QByteArray("what do ya want for nothing?")
                                << QByteArray("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
        QTest::newRow("case 6") << QByteArray(131, '\xaa')
                                << QByteArray("Test Using Larger Than Block-Size Key - Hash Key First")
                                << QByteArray("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
        QTest::newRow("nothing at all") << QByteArray() << QByteArray()
                                        << QByteArray(
                                               "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad");
    }
    void hmacHasItsPublishedValues()
    {
        QFETCH(QByteArray, secret);
        QFETCH(QByteArray, text);

        QTEST(hmacSha256(secret, text).toHex(), "hex");
    }

    void randomBytesDiffer()
    {
        QSet<QByteArray> seen;
        for (int i = 0; i < 1000; ++i)
            seen.insert(randomBytes(16));
        QCOMPARE(seen.size(), 1000);
        QCOMPARE(randomBytes(0), QByteArray());
        QCOMPARE(randomBytes(33).size(), 33);
    }

    void comparesBytes()
    {
        QVERIFY(isEqualInConstantTime("same", QByteArray("same")));
        QVERIFY(isEqualInConstantTime("", QByteArray()));
        QVERIFY(!isEqualInConstantTime("same", "sane"));
        QVERIFY(!isEqualInConstantTime("same", "same longer"));
    }

    void wipedSecretsAreGone()
    {
        QByteArray secret(32, 'x');
        wipe(secret);
        QVERIFY(secret.isEmpty());
        wipe(secret);
        QVERIFY(secret.isEmpty());
    }
};

STEMDESK_APPLESS_TEST(TestDigest)

} // namespace stemdesk::digest_test

#include "tst_digest.moc"
