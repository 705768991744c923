#include "core/exchange/order_sheet_files.h"
#include "core/exchange/workbook.h"

#include <QCoreApplication>

#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("documents", text);
}

QString supplierName(const OrderSheetSupplier &supplier)
{
    return supplier.supplierId.isNull() ? tr("No supplier") : supplier.name;
}

struct Column {
    const char *title;
    double width;
};

constexpr std::array kLineColumns{
    Column{QT_TRANSLATE_NOOP("documents", "Product"), 24}, Column{QT_TRANSLATE_NOOP("documents", "Variety"), 26},
    Column{QT_TRANSLATE_NOOP("documents", "Stem cm"), 9},  Column{QT_TRANSLATE_NOOP("documents", "Colours"), 20},
    Column{QT_TRANSLATE_NOOP("documents", "SKU"), 14},     Column{QT_TRANSLATE_NOOP("documents", "Needed"), 9},
    Column{QT_TRANSLATE_NOOP("documents", "Per pack"), 9}, Column{QT_TRANSLATE_NOOP("documents", "Packs"), 8},
    Column{QT_TRANSLATE_NOOP("documents", "To order"), 9}, Column{QT_TRANSLATE_NOOP("documents", "Unit cost"), 11},
    Column{QT_TRANSLATE_NOOP("documents", "Cost"), 12},    Column{QT_TRANSLATE_NOOP("documents", "Cost with tax"), 13},
    Column{QT_TRANSLATE_NOOP("documents", "For"), 40},
};

void writeTitle(Worksheet &page, const QString &title, const OrderSheet &sheet, const Shop &shop)
{
    page.title(0, 0, title);
    QStringList events;
    for (const OrderSheetEvent &event : sheet.events)
        events.append(event.name);
    page.text(1, 0, u"%1 · %2"_s.arg(shop.name, events.join(u", "_s)));
    if (sheet.isDraft())
        page.title(2, 0, tr("DRAFT: not every event is approved yet"));
}

void writeHead(Worksheet &page, int row)
{
    for (int column = 0; column < int(kLineColumns.size()); ++column) {
        page.head(row, column, tr(kLineColumns.at(size_t(column)).title));
        page.setWidth(column, kLineColumns.at(size_t(column)).width);
    }
}

void writeLine(Worksheet &page, int row, const OrderSheetLine &line)
{
    page.text(row, 0, line.productName);
    page.text(row, 1, line.variantName);
    page.number(row, 2, line.stemLength);
    page.text(row, 3, line.colors.join(u", "_s));
    page.text(row, 4, line.sku);
    page.number(row, 5, line.unitsNeeded);
    page.number(row, 6, line.unitsPerPack);
    page.number(row, 7, line.packsToOrder);
    page.number(row, 8, line.unitsToOrder);
    page.money(row, 9, line.unitCostExclTax);
    page.money(row, 10, line.orderCostExclTax);
    page.money(row, 11, line.orderCostIncTax);
    page.text(row, 12, line.eventNames.join(u", "_s));
}

constexpr int kHeadRow = 4;

void writeSupplier(Workbook &book, const OrderSheetSupplier &supplier, const OrderSheet &sheet, const Shop &shop)
{
    Worksheet page = book.addSheet(supplierName(supplier));
    writeTitle(page, supplierName(supplier), sheet, shop);
    page.text(2 + (sheet.isDraft() ? 1 : 0), 0, supplier.contactEmail);
    writeHead(page, kHeadRow);
    int row = kHeadRow;
    for (const OrderSheetLine &line : supplier.lines)
        writeLine(page, ++row, line);
    page.head(++row, 0, tr("Total"));
    page.totalMoney(row, 10, supplier.totals.orderCostExclTax);
    page.totalMoney(row, 11, supplier.totals.orderCostIncTax);
    page.setUpPrint(kHeadRow);
}

void writeSummary(Workbook &book, const OrderSheet &sheet, const Shop &shop)
{
    Worksheet page = book.addSheet(tr("Summary"));
    writeTitle(page, tr("Supplier order"), sheet, shop);
    const std::array kTitles{tr("Supplier"), tr("Lines"), tr("Cost"), tr("Cost with tax")};
    for (int column = 0; column < int(kTitles.size()); ++column)
        page.head(kHeadRow, column, kTitles.at(size_t(column)));
    page.setWidth(0, 36);
    page.setWidth(2, 14);
    page.setWidth(3, 14);
    int row = kHeadRow;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        page.text(++row, 0, supplierName(supplier));
        page.number(row, 1, double(supplier.lines.size()));
        page.money(row, 2, supplier.totals.orderCostExclTax);
        page.money(row, 3, supplier.totals.orderCostIncTax);
    }
    page.head(++row, 0, tr("Total"));
    page.totalMoney(row, 2, sheet.totals.orderCostExclTax);
    page.totalMoney(row, 3, sheet.totals.orderCostIncTax);
    page.setUpPrint(kHeadRow);
}

} // namespace

Result<QByteArray> orderSheetXlsx(const OrderSheet &sheet, const Shop &shop)
{
    Workbook book(shop.currency);
    if (!book.isOpen())
        return book.finished();
    writeSummary(book, sheet, shop);
    for (const OrderSheetSupplier &supplier : sheet.suppliers)
        writeSupplier(book, supplier, sheet, shop);
    return book.finished();
}

} // namespace stemdesk
