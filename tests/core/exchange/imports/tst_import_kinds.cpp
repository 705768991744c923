#include "core/base/wording.h"
#include "core/exchange/imports/column_guess.h"
#include "core/exchange/imports/column_words.h"
#include "core/exchange/imports/import_setting.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/import_files.h"
#include "tests/support/test_registry.h"

#include <QFile>

namespace stemdesk::import_kinds_test {

using namespace Qt::StringLiterals;

namespace {

/// The messages and counts of an import in order: "3 invalid_variant", "remark 2 value_left_out", "1 created...".
struct Heard {
    QStringList story;
    ImportListener listener{
        .refused =
            [this](const RefusedRow &row) { story += u"%1 %2"_s.arg(row.line).arg(QString::fromUtf8(row.error.code)); },
        .remarked =
            [this](const ImportRemark &remark) {
                story += u"remark %1 %2"_s.arg(remark.line).arg(QString::fromUtf8(remark.code));
            },
        .watch = {}};
};

QString joinedOf(const std::optional<double> &number)
{
    return number ? numberText(*number) : QString();
}

template <class Import>
QStringList told(Import import)
{
    Heard heard;
    const ImportCounts counts = must(import.run({}, heard.listener)).counts;
    heard.story += u"%1/%2/%3/%4"_s.arg(counts.created).arg(counts.updated).arg(counts.unchanged).arg(counts.refused);
    return heard.story;
}

/// Imports a file into a new shop that uses euros.
class Stage {
public:
    Stage(ImportKind kind, const QString &name) : m_kind(kind)
    {
        must(m_shop.shop().settings.set({{u"currency"_s, u"EUR"_s}}));
        TableOptions options;
        options.score = [kind](const QStringList &cells) { return headerScore(kind, cells, {}); };
        m_file = must(TableFile::open(QStringLiteral(STEMDESK_TEST_DATA "/imports/") + name, options));
    }

    QStringList story(bool isGuessed)
    {
        QStringList story;
        for (const ImportRemark &remark : remarksOn(*m_file))
            story += u"remark 0 "_s + QString::fromUtf8(remark.code);
        switch (m_kind) {
        case ImportKind::Products: story += products(isGuessed); return story + catalogue();
        case ImportKind::Prices: story += prices(isGuessed); return story + entries();
        case ImportKind::Contacts: story += contacts(isGuessed); return story + addressBook();
        }
        return story;
    }

private:
    ColumnMapping mapping(ImportKind kind, bool isGuessed)
    {
        ColumnMapping mapping(kind, m_file->header());
        const QList<TableRow> samples = must(sampleRows(*m_file));
        if (isGuessed)
            guessColumns(mapping, samples, {});
        return mapping;
    }

    QStringList products(bool isGuessed)
    {
        Heard heard;
        const ImportOptions options{
            .choices = {.prices = {.newName = u"L"_s, .newDate = QDate(2026, 5, 1)}, .swatches = {}}};
        ProductImport import(m_shop.shop(), *m_file, mapping(ImportKind::Products, isGuessed));
        const ImportCounts counts = must(import.run(options, heard.listener)).counts;
        return heard.story
            << u"%1/%2/%3/%4"_s.arg(counts.created).arg(counts.updated).arg(counts.unchanged).arg(counts.refused);
    }

    /// The prices, after the products of the same file were imported.
    QStringList prices(bool isGuessed)
    {
        must(ProductImport(m_shop.shop(), *m_file, mapping(ImportKind::Products, isGuessed)).run({}, {}));
        m_list = madePriceList(m_shop.shop(), u"flower"_s, QDate(2026, 5, 1));
        return told(PriceImport(m_shop.shop(), m_list, *m_file, mapping(ImportKind::Prices, isGuessed)));
    }

    QStringList contacts(bool isGuessed)
    {
        return told(ContactImport(m_shop.shop(), *m_file, mapping(ImportKind::Contacts, isGuessed)));
    }

    QHash<VariantId, QStringList> costs()
    {
        QHash<SupplierId, QString> suppliers;
        for (const Supplier &supplier : must(m_shop.shop().suppliers.list({}, {.limit = 100})).rows)
            suppliers.insert(supplier.id, supplier.name);
        QHash<VariantId, QStringList> costs;
        for (const PriceList &list :
             must(m_shop.shop().priceLists.list({}, {}, PriceListService::Entries::Load)).rows) {
            for (const PriceEntry &entry : list.entries)
                costs[entry.variantId] += suppliers.value(entry.supplierId) + u'=' + numberText(entry.unitCostExclTax);
        }
        return costs;
    }

    QStringList catalogue()
    {
        const QHash<VariantId, QStringList> costs = this->costs();
        QHash<SupplierId, QString> suppliers;
        for (const Supplier &supplier : must(m_shop.shop().suppliers.list({}, {.limit = 100})).rows)
            suppliers.insert(supplier.id, supplier.name);
        QStringList rows;
        const auto products = must(m_shop.shop().products.list({}, {.limit = 100}, ProductService::Variants::Load));
        for (const Product &product : products.rows) {
            for (const Variant &variant : product.variants) {
                QStringList names;
                for (const SupplierId &supplier : variant.supplierIds)
                    names += suppliers.value(supplier);
                rows += QStringList{product.name,
                                    variant.name,
                                    joinedOf(variant.stemLength),
                                    joinedOf(variant.unitsPerPack),
                                    variant.colors.join(u'+'),
                                    names.join(u'+'),
                                    variant.sku,
                                    costs.value(variant.id).join(u'+')}
                            .join(u'|');
            }
        }
        return rows;
    }

    QStringList entries()
    {
        QStringList rows;
        for (const QString &row : catalogue()) {
            const QStringList cells = row.split(u'|');
            rows += QStringList{cells.at(0), cells.at(1), cells.at(2), cells.at(7)}.join(u'|');
        }
        return rows;
    }

    QStringList addressBook()
    {
        QStringList rows;
        for (const Contact &contact : must(m_shop.shop().contacts.list({}, {.limit = 100})).rows) {
            QString address = contact.address;
            rows += QStringList{contact.name,
                                contact.company,
                                contact.emails.join(u'+'),
                                contact.phones.join(u'+'),
                                address.replace(u'\n', u", "_s),
                                contact.country}
                        .join(u'|');
        }
        return rows;
    }

    ImportKind m_kind;
    TestShop m_shop;
    std::unique_ptr<TableFile> m_file;
    PriceListId m_list;
};

} // namespace

/// Files as people have them: of programs, of spreadsheets, of wholesalers.
class TestImportKinds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void filesComeInAsTheyAreMeant_data();
    void filesComeInAsTheyAreMeant();
};

void TestImportKinds::filesComeInAsTheyAreMeant_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<bool>("isGuessed");
    QTest::addColumn<QString>("story");

    QFile table(QStringLiteral(STEMDESK_TEST_DATA "/import_kinds.tsv"));
    QVERIFY(table.open(QFile::ReadOnly));
    for (const QString &line : QString::fromUtf8(table.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList cells = line.split(u'\t');
        QTest::addRow("%s, %s", qUtf8Printable(cells.at(0)), qUtf8Printable(cells.at(1)))
            << cells.at(0) << cells.at(1) << (cells.at(2) == u"guessed"_s) << cells.at(3);
    }
}

void TestImportKinds::filesComeInAsTheyAreMeant()
{
    QFETCH(const QString, file);
    QFETCH(const QString, kind);
    QFETCH(const bool, isGuessed);
    const QHash<QString, ImportKind> kinds{{u"products"_s, ImportKind::Products},
                                           {u"prices"_s, ImportKind::Prices},
                                           {u"contacts"_s, ImportKind::Contacts}};

    QTEST(Stage(kinds.value(kind), file).story(isGuessed).join(u" ; "_s), "story");
}

STEMDESK_GUILESS_TEST(TestImportKinds)

} // namespace stemdesk::import_kinds_test

#include "tst_import_kinds.moc"
