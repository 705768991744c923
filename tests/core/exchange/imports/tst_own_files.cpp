#include "core/exchange/exports/table_export.h"
#include "core/exchange/imports/column_words.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/import_files.h"
#include "tests/support/test_registry.h"

#include <QFile>

namespace stemdesk::own_files_test {

using namespace Qt::StringLiterals;

/// The shop's own export can be read back unchanged, however unusual its contents are.
class TestOwnFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shop = std::make_unique<TestShop>();
        m_folder = std::make_unique<QTemporaryDir>();
    }
    void productsComeBackUnchanged_data() { formats(); }
    void productsComeBackUnchanged();
    void pricesComeBackUnchanged_data() { formats(); }
    void pricesComeBackUnchanged();
    void contactsComeBackUnchanged_data() { formats(); }
    void contactsComeBackUnchanged();
    void pricesFindTheirLengthInAnotherShop();

private:
    static void formats()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("CSV") << u"own.csv"_s;
        QTest::newRow("workbook") << u"own.xlsx"_s;
    }
    QString exported(const TableChoice &choice, const QString &file)
    {
        const QString path = m_folder->filePath(file);
        must(exportTable(m_shop->shop(), choice, path, [](qint64) { return true; }));
        return path;
    }
    static std::unique_ptr<TableFile> opened(const QString &path, ImportKind kind)
    {
        TableOptions options;
        options.score = [kind](const QStringList &cells) { return headerScore(kind, cells, {}); };
        return must(TableFile::open(path, options));
    }
    /// All messages of the import, followed by the counts.
    template <class Import>
    static QStringList told(Import import)
    {
        QStringList told;
        const ImportListener listener{
            .refused = [&told](const RefusedRow &row) { told += QString::fromUtf8(row.error.code); },
            .remarked = [&told](const ImportRemark &remark) { told += remark.message; },
            .watch = {}};
        const ImportCounts counts = must(import.run({}, listener)).counts;
        return told
            << u"%1/%2/%3/%4"_s.arg(counts.created).arg(counts.updated).arg(counts.unchanged).arg(counts.refused);
    }

    std::unique_ptr<TestShop> m_shop;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestOwnFiles::productsComeBackUnchanged()
{
    QFETCH(const QString, file);
    for (const QString &colour : {u"Red/White"_s, u"Rood en wit"_s})
        must(m_shop->shop().colours.create({.name = colour, .hex = u"#b5263c"_s}));
    for (const auto &[product, variety] :
         {std::pair(u"Totaal"_s, u"#N/A"_s), std::pair(u"Rose"_s, u"_x000D_ x"_s), std::pair(u"-"_s, u"n.v.t."_s),
          std::pair(u"=\"00123\""_s, u"'00123"_s), std::pair(u"Red / White"_s, u"Total"_s)}) {
        ProductRow row = productRow(product, variety);
        row.variant.stemLength = 60.125;
        row.variant.unitsPerPack = 0.1 + 0.2; // Has more digits than a workbook keeps.
        row.variant.colors = QStringList{u"Red/White"_s, u"Rood en wit"_s};
        row.variant.sku = u"8,71234E+12"_s;
        row.variant.notes = u"#REF!"_s;
        made(m_shop->shop(), row);
    }

    const auto own = opened(exported({.table = ExportedTable::Products}, file), ImportKind::Products);

    QCOMPARE(told(ProductImport(m_shop->shop(), *own, ColumnMapping(ImportKind::Products, own->header()))),
             QStringList{u"0/0/5/0"_s});
}

void TestOwnFiles::pricesComeBackUnchanged()
{
    QFETCH(const QString, file);
    const PriceListId list = madePriceList(m_shop->shop(), u"flower"_s, QDate(2026, 3, 1));
    for (const double cost : {0.0, 1.125, 1'250.0, 2.5, 12.5 / 7}) {
        const VariantId id = made(m_shop->shop(), productRow(u"Rose"_s, QString::number(cost))).variantId;
        must(m_shop->shop().priceLists.upsertEntries(
            list, {PriceEntryRow{.patch = {.variantId = id, .unitCostExclTax = cost}}}));
    }

    const auto own = opened(exported({.table = ExportedTable::Prices, .list = list}, file), ImportKind::Prices);

    QCOMPARE(told(PriceImport(m_shop->shop(), list, *own, ColumnMapping(ImportKind::Prices, own->header()))),
             QStringList{u"0/0/5/0"_s});
}

void TestOwnFiles::contactsComeBackUnchanged()
{
    QFETCH(const QString, file);
    must(m_shop->shop().contacts.create({.name = u"#N/A"_s,
                                         .company = u"Total"_s,
                                         .emails = QStringList{u"a@x.org"_s},
                                         .phones = QStringList{u"020 / 123 of 456"_s, u"'0612345678"_s},
                                         .address = u"Lindelaan 1\n1000 AA Dorpstad"_s,
                                         .country = u"NL"_s,
                                         .notes = u"-"_s,
                                         .invoicing = u"month 30"_s,
                                         .externalId = u"00123"_s}));

    const auto own = opened(exported({.table = ExportedTable::Contacts}, file), ImportKind::Contacts);

    QCOMPARE(told(ContactImport(m_shop->shop(), *own, ColumnMapping(ImportKind::Contacts, own->header()))),
             QStringList{u"0/0/1/0"_s});
}

void TestOwnFiles::pricesFindTheirLengthInAnotherShop()
{
    const PriceListId list = madePriceList(m_shop->shop(), u"flower"_s, QDate(2026, 3, 1));
    for (const double length : {60.0, 70.0}) {
        ProductRow row = productRow(u"Roos"_s, u"Freedom"_s);
        row.variant.stemLength = length;
        const VariantId id = made(m_shop->shop(), row).variantId;
        must(m_shop->shop().priceLists.upsertEntries(
            list, {PriceEntryRow{.patch = {.variantId = id, .unitCostExclTax = length / 100}}}));
        made(m_shop->otherShop(), row);
    }
    const PriceListId other = madePriceList(m_shop->otherShop(), u"flower"_s, QDate(2026, 3, 1));

    const auto own = opened(exported({.table = ExportedTable::Prices, .list = list}, u"p.csv"_s), ImportKind::Prices);

    QCOMPARE(told(PriceImport(m_shop->otherShop(), other, *own, ColumnMapping(ImportKind::Prices, own->header()))),
             QStringList{u"2/0/0/0"_s});
}

STEMDESK_GUILESS_TEST(TestOwnFiles)

} // namespace stemdesk::own_files_test

#include "tst_own_files.moc"
