#include "core/security/key_format.h"

#include "tests/support/test_registry.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace stemdesk::key_format_test {

namespace {

// The checksums were computed with another implementation of CRC-32 (zlib's).
const QByteArray kKnownKey = "sdk_" + QByteArray(43, '0') + "1oB0Em";

} // namespace

class TestKeyFormat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newKeysAreWellFormedAndDiffer()
    {
        const QRegularExpression form(u"^sdk_[0-9A-Za-z]{49}$"_s);
        QSet<QByteArray> seen;
        for (int i = 0; i < 2000; ++i) {
            const QByteArray key = newApiKey();
            QCOMPARE(key.size(), kApiKeyLength);
            QVERIFY2(form.match(QString::fromLatin1(key)).hasMatch(), key);
            QVERIFY2(isWellFormedApiKey(key), key);
            seen.insert(key);
        }
        QCOMPARE(seen.size(), 2000);
    }

    void checksumIsCrc32InBase62()
    {
        QVERIFY(isWellFormedApiKey(kKnownKey));
        QVERIFY(isWellFormedApiKey("sdk_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg3DqcdL"));
    }

    void anySingleMistypedCharacterIsFound()
    {
        const QByteArray key = newApiKey();
        for (qsizetype at = 0; at < key.size(); ++at) {
            for (const char c : QByteArrayView("09AZaz_- ")) {
                QByteArray mistyped = key;
                mistyped[at] = c;
                QVERIFY2(mistyped == key || !isWellFormedApiKey(mistyped), mistyped);
            }
        }
    }

    void swappedNeighboursAreFound()
    {
        const QByteArray key = newApiKey();
        for (qsizetype at = 0; at + 1 < key.size(); ++at) {
            QByteArray swapped = key;
            std::swap(swapped[at], swapped[at + 1]);
            QVERIFY2(swapped == key || !isWellFormedApiKey(swapped), swapped);
        }
    }

    void refusesWhatIsNoKey_data()
    {
        QTest::addColumn<QByteArray>("text");

        QTest::newRow("empty") << QByteArray();
        QTest::newRow("prefix only") << QByteArray("sdk_");
        QTest::newRow("one short") << kKnownKey.chopped(1);
        QTest::newRow("one long") << kKnownKey + '0';
        QTest::newRow("other prefix") << QByteArray(kKnownKey).replace("sdk_", "SDK_");
        QTest::newRow("wrong checksum") << "sdk_" + QByteArray(49, '0');
        QTest::newRow("NULs") << "sdk_" + QByteArray(49, '\0');
        QTest::newRow("bytes beyond ASCII") << "sdk_" + QByteArray(49, '\xe9');
        QTest::newRow("very long") << "sdk_" + QByteArray(1'000'000, 'a');
    }
    void refusesWhatIsNoKey()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!isWellFormedApiKey(text));
    }

    void hashIsSha256OfTheWholeKey()
    {
        QCOMPARE(apiKeyHash("abc").toHex(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
};

STEMDESK_APPLESS_TEST(TestKeyFormat)

} // namespace stemdesk::key_format_test

#include "tst_key_format.moc"
