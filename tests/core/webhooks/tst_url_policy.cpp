#include "core/webhooks/url_policy.h"

#include "tests/support/test_registry.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringDecoder>
#include <QTest>

namespace stemdesk::url_policy_test {

namespace {

/// Expands `\xNN` to its byte, and `{ab*3}` to ababab.
QString written(QByteArray text)
{
    for (qsizetype at = text.indexOf("\\x"); at >= 0; at = text.indexOf("\\x", at + 1))
        text.replace(at, 4, QByteArray::fromHex(text.sliced(at + 2, 2)));
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    QString full = decoder(text);
    static const QRegularExpression repeated(uR"(\{([^*{}]+)\*(\d+)\})"_s);
    for (auto match = repeated.match(full); match.hasMatch(); match = repeated.match(full))
        full.replace(match.capturedStart(), match.capturedLength(),
                     match.captured(1).repeated(match.captured(2).toInt()));
    return full;
}

} // namespace

class TestUrlPolicy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The first and last address of each closed range are refused; their outer neighbours are not.
    void closedRangesEndWhereTheyShould_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("last");
        QTest::addColumn<QString>("before"); // empty: none
        QTest::addColumn<QString>("after"); // empty: none

        const auto add = [](const char *range, const char *first, const char *last, const char *before,
                            const char *after) {
            QTest::newRow(range) << QString::fromLatin1(first) << QString::fromLatin1(last)
                                 << QString::fromLatin1(before) << QString::fromLatin1(after);
        };
        add("0/8", "0.0.0.0", "0.255.255.255", "", "1.0.0.0");
        add("10/8", "10.0.0.0", "10.255.255.255", "9.255.255.255", "11.0.0.0");
        add("100.64/10", "100.64.0.0", "100.127.255.255", "100.63.255.255", "100.128.0.0");
        add("127/8", "127.0.0.0", "127.255.255.255", "126.255.255.255", "128.0.0.0");
        add("169.254/16", "169.254.0.0", "169.254.255.255", "169.253.255.255", "169.255.0.0");
        add("172.16/12", "172.16.0.0", "172.31.255.255", "172.15.255.255", "172.32.0.0");
        add("192.0.0/24", "192.0.0.0", "192.0.0.255", "191.255.255.255", "192.0.1.0");
        add("192.0.2/24", "192.0.2.0", "192.0.2.255", "192.0.1.255", "192.0.3.0");
        add("192.88.99/24", "192.88.99.0", "192.88.99.255", "192.88.98.255", "192.88.100.0");
        add("192.168/16", "192.168.0.0", "192.168.255.255", "192.167.255.255", "192.169.0.0");
        add("192.175.48/24", "192.175.48.0", "192.175.48.255", "192.175.47.255", "192.175.49.0");
        add("198.18/15", "198.18.0.0", "198.19.255.255", "198.17.255.255", "198.20.0.0");
        add("198.51.100/24", "198.51.100.0", "198.51.100.255", "198.51.99.255", "198.51.101.0");
        add("203.0.113/24", "203.0.113.0", "203.0.113.255", "203.0.112.255", "203.0.114.0");
        add("224/3", "224.0.0.0", "255.255.255.255", "223.255.255.255", "");
        add("168.63.129.16", "168.63.129.16", "168.63.129.16", "168.63.129.15", "168.63.129.17");

        add("below 2000::/3", "::", "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "", "2000::");
        add("above 2000::/3", "4000::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
            "3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "");
        add("2001::/23", "2001::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff", "2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
            "2001:200::");
        add("2001:db8::/32", "2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff",
            "2001:db7:ffff:ffff:ffff:ffff:ffff:ffff", "2001:db9::");
        add("2002::/16", "2002::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
            "2003::");
        add("3fff::/20", "3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff", "3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
            "3fff:1000::");
    }

    void closedRangesEndWhereTheyShould()
    {
        QFETCH(const QString, first);
        QFETCH(const QString, last);
        QFETCH(const QString, before);
        QFETCH(const QString, after);

        QVERIFY(!isPublicAddress(QHostAddress(first)));
        QVERIFY(!isPublicAddress(QHostAddress(last)));
        for (const QString &outside : {before, after})
            QVERIFY2(outside.isEmpty() || isPublicAddress(QHostAddress(outside)), qPrintable(outside));
    }

    void checksSingleAddresses_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("isPublic");

        for (const char *text : {"8.8.8.8", "1.1.1.1", "93.184.216.34", "172.15.0.1", "192.0.1.1", "223.255.255.254",
                                 "2606:4700:4700::1111", "2a00:1450:4001:81b::200e", "2620:fe::fe", "3fff:8000::1"})
            QTest::newRow(text) << QString::fromLatin1(text) << true;
        for (const char *text : {"169.254.169.254",
                                 "100.100.100.200",
                                 "192.0.0.192",
                                 "255.255.255.255",
                                 "::1",
                                 "::ffff:8.8.8.8",
                                 "::8.8.8.8",
                                 "::ffff:0:808:808",
                                 "64:ff9b::808:808",
                                 "64:ff9b:1::808:808",
                                 "100::1",
                                 "2001:0:808:808::1",
                                 "2001:20::1",
                                 "2002:808:808::1",
                                 "5f00::1",
                                 "fc00::1",
                                 "fd00:ec2::254",
                                 "fe80::1",
                                 "fe80::1%1",
                                 "fec0::1",
                                 "ff02::1",
                                 "ff0e::1",
                                 "2606:4700:4700::1111%1"})
            QTest::newRow(text) << QString::fromLatin1(text) << false;
    }

    void checksSingleAddresses()
    {
        QFETCH(const QString, address);
        const QHostAddress checked(address);
        QVERIFY(!checked.isNull());
        QTEST(isPublicAddress(checked), "isPublic");
    }

    void whatIsNoAddressIsNotPublic()
    {
        QVERIFY(!isPublicAddress(QHostAddress()));
        QVERIFY(!isPublicAddress(QHostAddress(QHostAddress::Any)));
        QVERIFY(!isPublicAddress(QHostAddress(QHostAddress::AnyIPv4)));
        QVERIFY(!isPublicAddress(QHostAddress(QHostAddress::Broadcast)));
    }

    void knowsOwnAddresses()
    {
        QHostAddress zoned(u"2606:4700:4700::1111"_s);
        zoned.setScopeId(u"eth0"_s);
        const QList<QHostAddress> own{QHostAddress(u"9.9.9.9"_s), zoned};

        QVERIFY(isOwnAddress(QHostAddress(u"9.9.9.9"_s), own));
        QVERIFY(isOwnAddress(QHostAddress(u"2606:4700:4700::1111"_s), own));
        QVERIFY(!isOwnAddress(QHostAddress(u"9.9.9.8"_s), own));
        QVERIFY(!isOwnAddress(QHostAddress(u"2606:4700:4700::1112"_s), own));
        QVERIFY(!isOwnAddress(QHostAddress(u"9.9.9.9"_s), {}));
    }

    void checksTheRawText_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("stored");
        QTest::addColumn<QString>("target");
        QFile file(QStringLiteral(STEMDESK_TEST_DATA "/webhook_urls.tsv"));
        QVERIFY(file.open(QFile::ReadOnly));
        for (int line = 1; !file.atEnd(); ++line) {
            const QByteArray row = file.readLine().chopped(1);
            if (row.isEmpty() || row.startsWith("# "))
                continue;
            QByteArrayList columns = row.split('\t');
            QVERIFY2(columns.size() >= 2 && columns.size() <= 4, row);
            columns.resize(4);
            QTest::addRow("%d %s", line,
                          columns.constFirst().first(std::min<qsizetype>(60, columns.constFirst().size())).constData())
                << written(columns.at(0)) << columns.at(1)
                << written(columns.at(2).isEmpty() ? columns.at(0) : columns.at(2)) << written(columns.at(3));
        }
    }

    void checksTheRawText()
    {
        QFETCH(const QString, url);
        QFETCH(const QByteArray, code);

        const Result<CheckedUrl> checked = checkUrl(url);

        QCOMPARE(checked ? QByteArray("ok") : checked.error().code, code);
        if (!checked) {
            QCOMPARE(checked.error().field, u"url"_s);
            QCOMPARE(checked.error().kind, Error::Kind::Invalid);
            QVERIFY(checked.error().message.endsWith(u'.'));
            return;
        }
        QTEST(checked->stored, "stored");
        QTEST(QString::fromLatin1(checked->target), "target");
        QCOMPARE(QUrl(url).host(QUrl::FullyEncoded), checked->host);
        const Result<CheckedUrl> again = checkUrl(checked->stored);
        QVERIFY(again);
        QCOMPARE(*again, *checked);
    }

    void anEmptyTextIsNoUrl()
    {
        QCOMPARE(checkUrl({}).error().code, "url_invalid");
        QCOMPARE(checkUrl(u""_s).error().code, "url_invalid");
    }

    void aLoneSurrogateIsNoUrl()
    {
        QCOMPARE(checkUrl(u"https://example.com/"_s + QChar(0xd800)).error().code, "url_invalid");
    }

    void tellsNamesFromLiterals()
    {
        const Result<CheckedUrl> name = checkUrl(u"https://Hooks.Example.com:443/x"_s);
        const Result<CheckedUrl> ipv4 = checkUrl(u"https://8.8.4.4/x"_s);
        const Result<CheckedUrl> ipv6 = checkUrl(u"https://[2606:4700:4700::1111]/x"_s);

        QVERIFY(name && !name->address);
        QCOMPARE(name->host, u"hooks.example.com"_s);
        QCOMPARE(name->authority, "hooks.example.com");
        QVERIFY(ipv4 && ipv4->address);
        QCOMPARE(*ipv4->address, QHostAddress(u"8.8.4.4"_s));
        QVERIFY(ipv6 && ipv6->address);
        QCOMPARE(*ipv6->address, QHostAddress(u"2606:4700:4700::1111"_s));
        QCOMPARE(ipv6->host, u"2606:4700:4700::1111"_s);
        QCOMPARE(ipv6->authority, "[2606:4700:4700::1111]");
    }

    void connectsToAnAddressAndSendsTheSameTarget()
    {
        const Result<CheckedUrl> checked = checkUrl(u"https://example.com/a%20b//?x=%2F&y"_s);
        QVERIFY(checked);

        QCOMPARE(checked->pinnedTo(QHostAddress(u"8.8.8.8"_s)).toEncoded(), "https://8.8.8.8/a%20b//?x=%2F&y");
        QCOMPARE(checked->pinnedTo(QHostAddress(u"2606:4700:4700::1111"_s)).toEncoded(),
                 "https://[2606:4700:4700::1111]/a%20b//?x=%2F&y");
        QCOMPARE(checked->target, "/a%20b//?x=%2F&y");
    }
};

STEMDESK_APPLESS_TEST(TestUrlPolicy)

} // namespace stemdesk::url_policy_test

#include "tst_url_policy.moc"
