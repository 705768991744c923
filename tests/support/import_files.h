#pragma once

#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/contact_import.h"
#include "core/exchange/imports/price_import.h"
#include "core/exchange/imports/product_import.h"
#include "tests/support/test_shop.h"

#include <QTemporaryDir>
#include <QTest>

namespace stemdesk {

/// A file with these bytes, as long as this object lives.
class TextFile {
public:
    explicit TextFile(const QByteArray &bytes, const QString &name = QStringLiteral("file.csv"))
        : m_name(m_folder.filePath(name))
    {
        QFile file(m_name);
        if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the test's file cannot be written");
    }

    const QString &name() const { return m_name; }

private:
    QTemporaryDir m_folder;
    QString m_name;
};

/// A file of `count` variants, three per product, each with its own sku.
inline QByteArray manyRows(int count)
{
    QByteArray text = "product,variant,stemLength,sku,colors,suppliers\n";
    for (int i = 0; i < count; ++i) {
        const QByteArray number = QByteArray::number(i);
        text += "Product " + QByteArray::number(i / 3) + ",Variant " + number + ",50,S" + number + ",Red,Flora\n";
    }
    return text;
}

/// The result of an import, in a form that tests can compare.
struct ImportedFile {
    QString counts; ///< "1 created, 0 updated, 0 unchanged, 0 refused", or why it failed as a whole.
    QStringList refused; ///< "line code" each.
    ImportReport report;
    ImportRemarks remarks;

    /// "line other field" of each row that contradicts another one.
    QStringList differences() const
    {
        QStringList texts;
        for (const ImportRemark &remark : remarks) {
            if (remark.code == "row_differs")
                texts += QStringLiteral("%1 %2 %3").arg(remark.line).arg(remark.values.value(0), remark.field);
        }
        return texts;
    }
};

template <class Import>
ImportedFile ranImport(Import &&import, const ImportOptions &options)
{
    ImportedFile imported;
    const Result<ImportReport> report =
        import.run(options,
                   {.refused =
                        [&imported](const RefusedRow &row) {
                            imported.refused +=
                                QStringLiteral("%1 %2").arg(row.line).arg(QString::fromUtf8(row.error.code));
                        },
                    .remarked = [&imported](const ImportRemark &remark) { imported.remarks += remark; }});
    if (!report) {
        imported.counts = QString::fromUtf8(report.error().code);
        return imported;
    }
    imported.report = *report;
    const ImportCounts &counts = report->counts;
    imported.counts = QStringLiteral("%1 created, %2 updated, %3 unchanged, %4 refused")
                          .arg(counts.created)
                          .arg(counts.updated)
                          .arg(counts.unchanged)
                          .arg(counts.refused);
    return imported;
}

inline ImportedFile importProducts(ShopServices &shop, const QByteArray &text, const ImportOptions &options = {})
{
    const TextFile written(text);
    const auto file = TableFile::open(written.name());
    if (!file)
        return {.counts = QString::fromUtf8(file.error().code)};
    return ranImport(ProductImport(shop, **file, ColumnMapping(ImportKind::Products, (*file)->header())), options);
}

inline ImportedFile importPrices(ShopServices &shop, PriceListId list, const QByteArray &text,
                                 const ImportOptions &options = {})
{
    const TextFile written(text);
    const auto file = TableFile::open(written.name());
    if (!file)
        return {.counts = QString::fromUtf8(file.error().code)};
    return ranImport(PriceImport(shop, list, **file, ColumnMapping(ImportKind::Prices, (*file)->header())), options);
}

inline ImportedFile importContacts(ShopServices &shop, const QByteArray &text, const ImportOptions &options = {})
{
    const TextFile written(text);
    const auto file = TableFile::open(written.name());
    if (!file)
        return {.counts = QString::fromUtf8(file.error().code)};
    return ranImport(ContactImport(shop, **file, ColumnMapping(ImportKind::Contacts, (*file)->header())), options);
}

} // namespace stemdesk
