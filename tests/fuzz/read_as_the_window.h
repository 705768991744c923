#pragma once

#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_guess.h"
#include "core/exchange/imports/column_words.h"
#include "core/exchange/imports/import_cells.h"
#include "tests/fuzz/demand.h"

#include <QTemporaryFile>

namespace stemdesk {

/// The same bytes again and again in one file.
inline QString fileOf(const QByteArray &bytes)
{
    static QTemporaryFile file;
    demand(file.isOpen() || file.open());
    demand(file.resize(0) && file.seek(0));
    demand(file.write(bytes) == bytes.size() && file.flush());
    return file.fileName();
}

/// Everything that a reader sees below the header, in a form that two readings can be compared by: the columns are
/// guessed, every row is looked at, and then read.
inline QStringList storyOf(TableFile &file, ImportKind kind)
{
    QStringList story = file.header();
    const auto samples = sampleRows(file);
    if (!samples)
        return story << QString::fromUtf8(samples.error().code); // Its XML breaks off.
    ColumnMapping mapping(kind, file.header());
    guessColumns(mapping, *samples,
                 {.suppliers = {QStringLiteral("Flora")}, .productTypes = {QStringLiteral("flower")}},
                 samples->size() % 2 == 0);
    ImportCells cells(mapping, {.currency = QStringLiteral("EUR")});
    qint64 line = file.headerLine();
    for (;;) {
        const auto row = file.next();
        if (!row || !*row)
            break;
        demand((*row)->line > line);
        line = (*row)->line;
        cells.look(**row);
    }
    for (const ImportRemark &remark : cells.remarks())
        story += remark.message;
    demand(file.rewind().has_value());
    for (;;) {
        const auto row = file.next();
        if (!row)
            return story << QString::fromUtf8(row.error().code);
        if (!*row)
            return story;
        story += (*row)->cells;
        ImportRemarks remarks;
        if (kind == ImportKind::Products) {
            const auto product = cells.product(**row, &remarks);
            demand(product || !product.error().code.isEmpty());
        } else if (kind == ImportKind::Contacts) {
            const auto contact = cells.contact(**row, &remarks);
            demand(contact || !contact.error().code.isEmpty());
        } else {
            const auto price = cells.price(**row, &remarks);
            demand(price || !price.error().code.isEmpty());
            if (price && price->cost.ofUnit)
                demand(*price->cost.ofUnit >= 0);
        }
        for (const ImportRemark &remark : std::as_const(remarks))
            story += remark.message;
    }
}

/// Opened as the window opens it, and read twice.
inline void readTwice(const QByteArray &bytes)
{
    const QString name = fileOf(bytes);
    for (const ImportKind kind : {ImportKind::Products, ImportKind::Prices, ImportKind::Contacts}) {
        const HeaderScore score = [kind](const QStringList &cells) { return headerScore(kind, cells, {}); };
        const auto table = TableFile::open(name, {.score = score});
        if (!table)
            return;
        const QStringList first = storyOf(**table, kind);
        demand((*table)->rewind().has_value());
        demand(storyOf(**table, kind) == first);
    }
}

} // namespace stemdesk
