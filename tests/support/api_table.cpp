#include "tests/support/api_table.h"

#include <QFile>
#include <QTest>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kColumns = 8;

/// Replaces `\xNN` by the byte.
QByteArray unescaped(QByteArray text)
{
    for (qsizetype at = text.indexOf("\\x"); at >= 0; at = text.indexOf("\\x", at + 1))
        text.replace(at, 4, QByteArray::fromHex(text.sliced(at + 2, 2)));
    return text;
}

http::Headers headersFrom(const QByteArray &column)
{
    http::Headers headers;
    for (const QByteArray &field : column.split('|')) {
        const qsizetype colon = field.indexOf(": ");
        if (colon > 0)
            headers.append(http::Header{field.first(colon), field.sliced(colon + 2)});
    }
    return headers;
}

} // namespace

void addApiTable(const QString &name)
{
    QFile file(QStringLiteral(STEMDESK_TEST_DATA "/") + name);
    if (!file.open(QFile::ReadOnly))
        qFatal("there is no table %ls", qUtf16Printable(file.fileName()));
    QTest::addColumn<QByteArrayList>("columns");
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().chopped(1);
        if (line.isEmpty() || line.startsWith('#'))
            continue;
        QByteArrayList columns = line.split('\t');
        if (columns.size() > kColumns || columns.size() < 6)
            qFatal("%s has %d columns", line.constData(), int(columns.size()));
        columns.resize(kColumns);
        QTest::newRow(columns.constFirst().constData()) << columns;
    }
}

Answer sendApiRow(const ApiFixture &fixture, ApiClient &client, const QByteArrayList &columns)
{
    const auto column = [&](qsizetype at) { return fixture.filled(unescaped(columns.at(at))); };
    return client.request(column(1), column(2), column(4), headersFrom(column(3)));
}

void checkApiRow(ApiFixture &fixture, ApiClient &client)
{
    QFETCH(const QByteArrayList, columns);
    const auto column = [&](qsizetype at) { return fixture.filled(unescaped(columns.at(at))); };
    const qint64 before = fixture.changeCount();

    const Answer answer = sendApiRow(fixture, client, columns);

    const QByteArray told = QByteArray::number(answer.status) + ' ' + answer.body;
    QVERIFY2(answer.status == columns.at(5).toInt(), told.constData());
    QVERIFY2(answer.error() == column(6), told.constData());
    for (const QByteArray &fragment : column(7).split('|'))
        QVERIFY2(answer.body.contains(fragment), (fragment + " is not in " + told).constData());
    if (answer.status >= 400)
        QCOMPARE(fixture.changeCount(), before);
}

} // namespace stemdesk
