#include "core/exchange/imports/column_mapping.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <ctime>

namespace stemdesk::column_mapping_test {

using namespace Qt::StringLiterals;

class TestColumnMapping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void columnsAreKnownByName_data();
    void columnsAreKnownByName();
    void ofTwoColumnsOfOneNameTheFirstCounts();
    void theUsersChoiceTakesTheField();
    void anUnknownHeaderOrFieldIsRefused();
    void aFileWithoutAKeyIsRefused();
    void aHeaderAsWideAsASheetIsReadAtOnce();
};

void TestColumnMapping::columnsAreKnownByName_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("field");

    QTest::newRow("exact") << u"unitsPerPack"_s << u"unitsPerPack"_s;
    QTest::newRow("case") << u"UNITSPERPACK"_s << u"unitsPerPack"_s;
    QTest::newRow("spaces") << u" Units per Pack "_s << u"unitsPerPack"_s;
    QTest::newRow("underscores") << u"units_per_pack"_s << u"unitsPerPack"_s;
    QTest::newRow("something else") << u"Price"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
}

void TestColumnMapping::columnsAreKnownByName()
{
    QFETCH(QString, header);
    QFETCH(QString, field);

    const ColumnMapping mapping(ImportKind::Products, {u"product"_s, header});

    QCOMPARE(mapping.fieldOf(0), u"product"_s);
    QCOMPARE(mapping.fieldOf(1), field);
    QCOMPARE(mapping.unknownColumns().isEmpty(), !field.isEmpty());
}

void TestColumnMapping::ofTwoColumnsOfOneNameTheFirstCounts()
{
    const ColumnMapping mapping(ImportKind::Products, {u"Product"_s, u"product"_s, QString()});

    QCOMPARE(mapping.columnOf(u"product"_s), 0);
    QCOMPARE(mapping.unknownColumns(), (QStringList{u"product"_s, u"column 3"_s}));
}

void TestColumnMapping::theUsersChoiceTakesTheField()
{
    ColumnMapping mapping(ImportKind::Prices, {u"Artikel"_s, u"product"_s});

    QVERIFY(mapping.assign(u"artikel"_s, u"Product"_s));

    QCOMPARE(mapping.columnOf(u"product"_s), 0);
    QCOMPARE(mapping.unknownColumns(), QStringList{u"product"_s});
}

void TestColumnMapping::anUnknownHeaderOrFieldIsRefused()
{
    ColumnMapping mapping(ImportKind::Prices, {u"Artikel"_s});

    QCOMPARE(mapping.assign(u"Naam"_s, u"product"_s).error().code, "unknown_column"_ba);
    QCOMPARE(mapping.assign(u"Artikel"_s, u"minPacks"_s).error().code, "unknown_field"_ba);
}

void TestColumnMapping::aFileWithoutAKeyIsRefused()
{
    QCOMPARE(ColumnMapping(ImportKind::Products, {u"variant"_s, u"notes"_s}).check().error().code,
             "no_known_column"_ba);
    QVERIFY(ColumnMapping(ImportKind::Products, {u"sku"_s}).check());
}

// Each column was looked for among all: minutes of a header of a few kilobytes.
void TestColumnMapping::aHeaderAsWideAsASheetIsReadAtOnce()
{
    QStringList header(16'384, u"Ware"_s);
    header.last() = u"sku"_s;
    const std::clock_t before = std::clock();

    const ColumnMapping mapping(ImportKind::Products, header);

    QCOMPARE(mapping.columnOf(u"sku"_s), 16'383);
    QVERIFY((std::clock() - before) / CLOCKS_PER_SEC < 3);
}

STEMDESK_GUILESS_TEST(TestColumnMapping)

} // namespace stemdesk::column_mapping_test

#include "tst_column_mapping.moc"
