#include "core/base/wording.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::wording_test {

class WordingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void quotesWhatComesFromOutsideSafely_data();
    void quotesWhatComesFromOutsideSafely();
    void quotesBytes();
    void findsTheNameThatWasMeant_data();
    void findsTheNameThatWasMeant();
    void namesWhatThereIsWhereNothingIsNear();
    void codesAndFieldsCarryNoIndex();
    void tellsOfAPartFromTheWhole();
    void comparesLongNamesWithNothing();
    void oneIsNotSeveral();
};

void WordingTest::quotesWhatComesFromOutsideSafely_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("plain") << u"Rose"_s << u"\"Rose\""_s;
    QTest::newRow("quotation marks") << u"a\"b"_s << u"\"a'b\""_s;
    QTest::newRow("escape sequence") << u"\x1b[31m"_s << u"\"\ufffd[31m\""_s;
    QTest::newRow("line break") << u"a\nb"_s << u"\"a\ufffdb\""_s;
    QTest::newRow("turned around") << u"a\u202eb"_s << u"\"a\ufffdb\""_s;
    QTest::newRow("half of a pair") << u"a"_s + QChar(0xd800) << u"\"a\ufffd\""_s;
    QTest::newRow("60 characters") << QString(60, u'x') << u'"' + QString(60, u'x') + u'"';
    QTest::newRow("longer") << QString(61, u'x') << u'"' + QString(60, u'x') + u"\u2026\""_s;
    QTest::newRow("beyond the first plane")
        << u"\U0001f339"_s.repeated(61) << u'"' + u"\U0001f339"_s.repeated(60) + u"\u2026\""_s;
    QTest::newRow("API key") << u"my sdk_AbCdEf0123456789"_s << u"\"my sdk_\u2026\""_s;
    QTest::newRow("secret of a webhook") << u"whsec_c2VjcmV0"_s << u"\"whsec_\u2026\""_s;
}

void WordingTest::quotesWhatComesFromOutsideSafely()
{
    QFETCH(const QString, text);

    QTEST(quoted(text), "shown");
}

void WordingTest::quotesBytes()
{
    QCOMPARE(quoted(QByteArrayView("Caf\xc3\xa9")), u"\"Café\""_s);
    QCOMPARE(quoted(QByteArrayView("a\xff")), u"\"a\ufffd\""_s);
    QCOMPARE(quoted(QByteArrayView(QByteArray(1'000'000, 'x'))), u'"' + QString(60, u'x') + u"\u2026\""_s);
}

void WordingTest::findsTheNameThatWasMeant_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QStringList>("known");
    QTest::addColumn<QString>("nearest");
    const QStringList row{u"name"_s,           u"productType"_s,          u"variant"_s,
                          u"variant.colors"_s, u"variant.unitsPerPack"_s, u"variant.sku"_s};
    QTest::newRow("British") << u"variant.colours"_s << row << u"variant.colors"_s;
    QTest::newRow("American") << u"colorScheme"_s << QStringList{u"colourScheme"_s} << u"colourScheme"_s;
    QTest::newRow("without its path") << u"sku"_s << row << u"variant.sku"_s;
    QTest::newRow("under another path") << u"variants.sku"_s << row << u"variant.sku"_s;
    QTest::newRow("another case") << u"product_type"_s << row << u"productType"_s;
    QTest::newRow("a slip") << u"nmae"_s << row << u"name"_s;
    QTest::newRow("a longer slip") << u"variant.unitPerPacks"_s << row << u"variant.unitsPerPack"_s;
    QTest::newRow("another word") << u"price"_s << QStringList{u"variantId"_s, u"unitCostExclTax"_s}
                                  << u"unitCostExclTax"_s;
    QTest::newRow("the nearest of several")
        << u"status"_s << QStringList{u"state"_s, u"statuses"_s, u"status"_s} << u"status"_s;
    QTest::newRow("a short name is no slip") << u"id"_s << QStringList{u"q"_s, u"to"_s} << QString();
    QTest::newRow("something else") << u"shoeSize"_s << row << QString();
}

void WordingTest::findsTheNameThatWasMeant()
{
    QFETCH(const QString, given);
    QFETCH(const QStringList, known);

    QTEST(nearestName(given, known), "nearest");
}

void WordingTest::namesWhatThereIsWhereNothingIsNear()
{
    QCOMPARE(insteadOf(u"colours"_s, {u"colors"_s, u"sku"_s}), u"; did you mean \"colors\"?"_s);
    QCOMPARE(insteadOf(u"zzz"_s, {u"colors"_s, u"sku"_s, u"name"_s}), u"; there are colors, sku and name."_s);
    QCOMPARE(insteadOf(u"zzz"_s, {u"fields"_s}), u"; there is only fields."_s);
    QCOMPARE(insteadOf(u"zzz"_s, {}), u"."_s);
}

void WordingTest::codesAndFieldsCarryNoIndex()
{
    const Error error = unfit(u"links[12].url"_s, u"a URL"_s, quoted(u"x"_s));

    QCOMPARE(error.code, QByteArray("invalid_url"));
    QCOMPARE(error.field, u"links.url"_s);
    QCOMPARE(error.message, u"Give \"links[12].url\" as a URL, not \"x\"."_s);
    QCOMPARE(required(u"links[1].url"_s).code, QByteArray("url_required"));
    QCOMPARE(missing("supplier", u"supplierIds[3]"_s, "sup_x").field, u"supplierIds"_s);
}

void WordingTest::tellsOfAPartFromTheWhole()
{
    const Error plain = inside(u"pricing."_s, unfit(u"labour.percent"_s, u"a number"_s, u"-1"_s));
    QCOMPARE(plain.field, u"pricing.labour.percent"_s);
    QCOMPARE(plain.message, u"Give \"pricing.labour.percent\" as a number, not -1."_s);

    const Error ofRow = inside(u"variant."_s, unfit(u"colors[2]"_s, u"text"_s, u"null"_s));
    QCOMPARE(ofRow.message, u"Give \"variant.colors[2]\" as text, not null."_s);
    QCOMPARE(inside({}, plain).message, plain.message);
}

/// A name may be as long as a request's line: time with the square of it would be an attack.
void WordingTest::comparesLongNamesWithNothing()
{
    QVERIFY(nearestName(QString(100'000, u'x'), {QString(100'000, u'y'), u"x"_s}).isEmpty());
}

void WordingTest::oneIsNotSeveral()
{
    QCOMPARE(counted(1, u"event"_s), u"1 event"_s);
    QCOMPARE(counted(0, u"event"_s), u"0 events"_s);
    QCOMPARE(counted(1'200, u"event line"_s), u"1200 event lines"_s);
}

STEMDESK_APPLESS_TEST(WordingTest)

} // namespace stemdesk::wording_test

#include "tst_wording.moc"
