#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/import_cells.h"
#include "tests/support/zip_bytes.h"

#include <QTemporaryFile>

#include <cstdlib>

using namespace stemdesk;

namespace {

void demand(bool holds)
{
    if (!holds)
        std::abort();
}

/// Everything that a reader sees, in a form that two readings can be compared by.
QStringList storyOf(TableFile &file)
{
    QStringList story = file.header();
    const ImportCells products(ColumnMapping(ImportKind::Products, file.header()));
    const ImportCells prices(ColumnMapping(ImportKind::Prices, file.header()));
    for (;;) {
        const auto row = file.next();
        if (!row)
            return story << QString::fromUtf8(row.error().code); // Its XML breaks off.
        if (!*row)
            return story;
        story += (*row)->cells;
        const auto product = products.product(**row);
        demand(product || !product.error().code.isEmpty());
        const auto price = prices.price(**row);
        demand(price || !price.error().code.isEmpty());
        if (price && price->cost.ofUnit)
            demand(*price->cost.ofUnit >= 0);
    }
}

/// The first byte chooses: a whole file, or the rows of a sheet as XML, which no fuzzer finds behind a checksum.
QByteArray bookFrom(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return {};
    const QByteArray content = bytes.sliced(1);
    switch (uchar(bytes.front()) % 3) {
    case 0: return content;
    case 1: return xlsxOf(content);
    default: return odsOf(content);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static QTemporaryFile file;
    demand(file.isOpen() || file.open());
    const QByteArray book = bookFrom(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    demand(file.resize(0) && file.seek(0));
    demand(file.write(book) == book.size() && file.flush());
    const auto table = TableFile::open(file.fileName());
    if (!table)
        return 0;
    const QStringList first = storyOf(**table);
    demand((*table)->rewind().has_value());
    demand(storyOf(**table) == first);
    return 0;
}
