#include "core/exchange/files/csv_file.h"
#include "core/exchange/imports/import_cells.h"

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
QStringList storyOf(CsvFile &file)
{
    QStringList story = file.header();
    const ImportCells products(ColumnMapping(ImportKind::Products, file.header()));
    const ImportCells prices(ColumnMapping(ImportKind::Prices, file.header()));
    const ImportCells contacts(ColumnMapping(ImportKind::Contacts, file.header()));
    qint64 line = file.headerLine();
    for (;;) {
        const auto row = file.next();
        demand(row.has_value());
        if (!*row)
            return story;
        demand((*row)->line > line);
        line = (*row)->line;
        story += (*row)->cells;
        const auto product = products.product(**row);
        demand(product || !product.error().code.isEmpty());
        const auto price = prices.price(**row);
        demand(price || !price.error().code.isEmpty());
        const auto contact = contacts.contact(**row);
        demand(contact || !contact.error().code.isEmpty());
        if (price && price->cost.ofUnit)
            demand(*price->cost.ofUnit >= 0);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static QTemporaryFile file;
    demand(file.isOpen() || file.open());
    demand(file.resize(0) && file.seek(0));
    demand(file.write(reinterpret_cast<const char *>(data), qint64(size)) == qint64(size) && file.flush());
    const auto csv = CsvFile::open(file.fileName());
    if (!csv)
        return 0;
    const QStringList first = storyOf(**csv);
    demand((*csv)->rewind().has_value());
    demand(storyOf(**csv) == first);
    return 0;
}
