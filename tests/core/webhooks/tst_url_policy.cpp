#include "core/webhooks/url_policy.h"

#include "tests/support/test_registry.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringDecoder>
#include <QTest>

namespace stemdesk::url_policy_test {

using namespace Qt::StringLiterals;

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
