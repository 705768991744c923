#include "core/exchange/orders/order_sheet_files.h"

#include "core/domain/orders/delivery_day.h"
#include "core/domain/orders/delivery_words.h"
#include "core/domain/orders/sheet_rounding.h"
#include "core/domain/shops/document_language.h"
#include "core/domain/shops/document_names.h"
#include "core/exchange/files/csv_writer.h"
#include "core/exchange/files/workbook.h"
#include "core/exchange/orders/order_line_cells.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Column {
    const char *title;
    double width;
    bool isNumber = true;
};

enum ColumnIndex : int {
    ProductName,
    Variety,
    Stem,
    Colours,
    SupplierCodeColumn,
    Needed,
    Spare,
    PerPack,
    Packs,
    ToOrder,
    UnitCost,
    Cost,
    CostWithTax,
    Events
};

constexpr std::array kLineColumns{
    Column{QT_TRANSLATE_NOOP("documents", "Product"), 22, false},
    Column{QT_TRANSLATE_NOOP("documents", "Variety"), 24, false},
    Column{QT_TRANSLATE_NOOP("documents", "Stem cm"), 8},
    Column{QT_TRANSLATE_NOOP("documents", "Colours"), 15, false},
    Column{QT_TRANSLATE_NOOP("documents", "Your code"), 11, false},
    Column{QT_TRANSLATE_NOOP("documents", "Needed"), 9},
    Column{QT_TRANSLATE_NOOP("documents", "Spare"), 9},
    Column{QT_TRANSLATE_NOOP("documents", "Per pack"), 10},
    Column{QT_TRANSLATE_NOOP("documents", "Packs"), 10},
    Column{QT_TRANSLATE_NOOP("documents", "To order"), 10},
    Column{QT_TRANSLATE_NOOP("documents", "Unit cost before tax"), 11},
    Column{QT_TRANSLATE_NOOP("documents", "Cost before tax"), 11},
    Column{QT_TRANSLATE_NOOP("documents", "Cost with tax"), 11},
    Column{QT_TRANSLATE_NOOP("documents", "For"), 26, false},
};

constexpr std::array kSummaryColumns{
    Column{QT_TRANSLATE_NOOP("documents", "Supplier"), 36, false},
    Column{QT_TRANSLATE_NOOP("documents", "Lines"), 10},
    Column{QT_TRANSLATE_NOOP("documents", "Cost before tax"), 15},
    Column{QT_TRANSLATE_NOOP("documents", "Cost with tax"), 14},
};

constexpr int kHeadRow = 4;

double widthOf(ColumnIndex column)
{
    return kLineColumns.at(column).width;
}

qsizetype unpricedCount(const OrderSheetSupplier &supplier)
{
    return std::ranges::count_if(supplier.lines, [](const OrderSheetLine &line) { return !line.isPriced; });
}

/// Builds the workbook of one order sheet.
class SheetBook {
public:
    SheetBook(const OrderSheet &sheet, const Shop &shop)
        : m_sheet(sheet), m_shop(shop), m_language(shop),
          m_book(shop.currency, paperOf(shop), Workbook::Order::Any, m_language.locale())
    {}

    Result<QByteArray> bytes();

private:
    QString supplierName(const OrderSheetSupplier &supplier) const;
    /// Rounded to minor units, so that the shown amounts add up.
    double shown(double amount) const { return roundedMoney(amount, m_shop.currency); }
    /// `contact` is the supplier's.
    void writeTitle(Worksheet &page, const QString &title, const QStringList &contact, bool namesEvents) const;
    /// The last column that is printed of lines: for one event, it is in the head.
    int lastPrinted() const;
    std::span<const Column> lineColumns() const;
    void writeHead(Worksheet &page, std::span<const Column> columns) const;
    void writeLine(Worksheet &page, int row, const OrderSheetLine &line) const;
    /// Writes columns for programs at the end: named as in CSV, and not printed.
    void writeDelivery(Worksheet &page, const OrderSheetSupplier &supplier) const;
    /// Writes the total below the amounts, after a row for rounding if the amounts need one; returns the last row.
    int writeTotals(Worksheet &page, int lastRow, int firstColumn, const OrderSheetTotals &totals,
                    const OrderSheetTotals &rounding) const;
    /// Writes the delivery cost below the totals, which do not include it; returns the last row.
    int writeDeliveryCost(Worksheet &page, int lastRow, int column, const std::optional<double> &cost) const;
    /// Notes lines without a price below the last row, if there are any; returns the last row.
    int writeUnpriced(Worksheet &page, int lastRow, qsizetype count) const;
    static void hideColumns(Worksheet &page, const OrderSheetSupplier &supplier);
    void writeSupplier(const OrderSheetSupplier &supplier);
    void writeSummary();

    const OrderSheet &m_sheet;
    const Shop &m_shop;
    DocumentLanguage m_language;
    Workbook m_book;
};

QString SheetBook::supplierName(const OrderSheetSupplier &supplier) const
{
    return supplier.supplierId.isNull() ? m_language.translate("documents", "Without a supplier") : supplier.name;
}

void SheetBook::writeTitle(Worksheet &page, const QString &title, const QStringList &contact, bool namesEvents) const
{
    page.title(0, 0, title);
    QStringList events;
    for (const OrderSheetEvent &event : m_sheet.events)
        events.append(event.name);
    const QString number = orderNumber(m_sheet, m_shop);
    QStringList ours{number.isEmpty() ? QString() : m_language.translate("documents", "Order no. %1").arg(number),
                     m_shop.name, m_shop.address.split(u'\n', Qt::SkipEmptyParts).join(u", "_s), m_shop.phone,
                     namesEvents ? events.join(u", "_s) : QString()};
    ours.removeAll(QString());
    const std::span<const Column> columns =
        contact.isEmpty() ? std::span<const Column>(kSummaryColumns) : lineColumns();
    const int last = contact.isEmpty() ? int(columns.size()) - 1 : lastPrinted();
    double characters = 0;
    for (const Column &column : columns.first(std::size_t(last) + 1))
        characters += column.width;
    if (!contact.isEmpty()) // Those that are hidden, or may be.
        characters -= widthOf(Needed) + widthOf(Spare) + widthOf(SupplierCodeColumn);
    page.wideNote(1, last, characters, ours.join(u" · "_s));
    if (m_sheet.isDraft()) {
        page.note(2, 0, m_language.translate("documents", "DRAFT: not every event is approved yet"));
        page.setPageHeader(m_language.translate("documents", "DRAFT"));
    }
    page.wideNote(m_sheet.isDraft() ? 3 : 2, last, characters, contact.join(u" · "_s));
}

void SheetBook::writeHead(Worksheet &page, std::span<const Column> columns) const
{
    int place = 0;
    QList<std::pair<QString, double>> titles;
    bool isAfterNumber = false;
    for (const Column &column : columns) {
        const QString title = m_language.translate("documents", column.title);
        if (column.isNumber)
            page.numberHead(kHeadRow, place, title);
        else if (isAfterNumber)
            page.indentedHead(kHeadRow, place, title);
        else
            page.head(kHeadRow, place, title);
        titles.append({title, column.width});
        isAfterNumber = column.isNumber;
        page.setWidth(place++, column.width);
    }
    page.fitRow(kHeadRow, titles);
}

/// Suppliers see the events only if the shop allows it.
std::span<const Column> SheetBook::lineColumns() const
{
    return std::span(kLineColumns).first(m_shop.namesEventsOnOrders ? kLineColumns.size() : std::size_t{Events});
}

int SheetBook::lastPrinted() const
{
    const int last = int(lineColumns().size()) - 1;
    return m_shop.namesEventsOnOrders && m_sheet.events.size() == 1 ? last - 1 : last;
}

void SheetBook::writeLine(Worksheet &page, int row, const OrderSheetLine &line) const
{
    const QString colours = m_language.vocabulary(line.colors).join(u", "_s);
    page.text(row, ProductName, line.productName);
    page.text(row, Variety, line.variantName);
    page.number(row, Stem, line.stemLength);
    page.indentedText(row, Colours, colours);
    page.text(row, SupplierCodeColumn, line.printedCode());
    page.number(row, Needed, line.unitsNeeded);
    if (line.spareUnits > 0)
        page.number(row, Spare, line.spareUnits);
    page.number(row, PerPack, line.unitsPerPack);
    page.number(row, Packs, line.packsToOrder);
    page.number(row, ToOrder, line.unitsToOrder);
    QList<std::pair<QString, double>> texts{{line.productName, widthOf(ProductName)},
                                            {line.variantName, widthOf(Variety)},
                                            {colours, widthOf(Colours) - 1},
                                            {line.printedCode(), widthOf(SupplierCodeColumn)}};
    if (m_shop.namesEventsOnOrders) {
        const QString events = line.eventNames.join(u", "_s);
        page.indentedText(row, Events, events);
        texts.append({events, widthOf(Events) - 1});
    }
    page.fitRow(row, texts);
    if (!line.isPriced && line.orderCostExclTax == 0) {
        page.text(row, UnitCost, m_language.translate("documents", "no price"));
        return;
    }
    page.unitMoney(row, UnitCost, roundedMoney(line.unitCostExclTax, m_shop.currency, kUnitCostDigits));
    page.money(row, Cost, shown(line.orderCostExclTax));
    page.money(row, CostWithTax, shown(line.orderCostIncTax));
}

void SheetBook::writeDelivery(Worksheet &page, const OrderSheetSupplier &supplier) const
{
    constexpr double kDeliveryWidth = 24;
    const QStringList columns = deliveryColumns();
    const QStringList cells = deliveryCells(supplier);
    for (qsizetype place = 0; place < columns.size(); ++place) {
        const int column = int(lineColumns().size()) + int(place);
        page.head(kHeadRow, column, columns.at(place));
        page.setWidth(column, kDeliveryWidth);
        for (qsizetype line = 1; line <= supplier.lines.size() && !cells.at(place).isEmpty(); ++line)
            page.text(kHeadRow + int(line), column, cells.at(place));
    }
}

int SheetBook::writeTotals(Worksheet &page, int lastRow, int firstColumn, const OrderSheetTotals &totals,
                           const OrderSheetTotals &rounding) const
{
    if (rounding != OrderSheetTotals()) {
        page.note(++lastRow, 0, m_language.translate("documents", "Rounding"));
        if (rounding.orderCostExclTax != 0)
            page.money(lastRow, firstColumn, rounding.orderCostExclTax);
        if (rounding.orderCostIncTax != 0)
            page.money(lastRow, firstColumn + 1, rounding.orderCostIncTax);
    }
    page.totalHead(++lastRow, firstColumn - 1, m_language.translate("documents", "Total"));
    page.totalMoney(lastRow, firstColumn, shown(totals.orderCostExclTax));
    page.totalMoney(lastRow, firstColumn + 1, shown(totals.orderCostIncTax));
    return lastRow;
}

int SheetBook::writeDeliveryCost(Worksheet &page, int lastRow, int column, const std::optional<double> &cost) const
{
    if (!cost)
        return lastRow;
    page.note(++lastRow, 0, m_language.translate("documents", "Delivery before tax, not in the total"));
    page.money(lastRow, column, shown(*cost));
    return lastRow;
}

int SheetBook::writeUnpriced(Worksheet &page, int lastRow, qsizetype count) const
{
    if (count == 0)
        return lastRow;
    page.note(++lastRow, 0,
              m_language.translate("documents", "* %n line(s) have no price yet: the total is not complete.", nullptr,
                                   int(count)));
    return lastRow;
}

/// What nobody has, and what is the shop's own business: other papers leave that out.
void SheetBook::hideColumns(Worksheet &page, const OrderSheetSupplier &supplier)
{
    for (const ColumnIndex column : {Needed, Spare})
        page.hideColumn(column);
    const auto isBare = [](const OrderSheetLine &line) { return line.printedCode().isEmpty(); };
    if (std::ranges::all_of(supplier.lines, isBare))
        page.hideColumn(SupplierCodeColumn);
}

void SheetBook::writeSupplier(const OrderSheetSupplier &supplier)
{
    Worksheet page = m_book.addSheet(supplierName(supplier));
    const auto day = deliveryDay(m_sheet, supplier, m_shop);
    QStringList contact{day ? m_language.translate("documents", "Deliver on %1").arg(m_language.weekdayAndDate(*day))
                            : QString()};
    contact += deliveryWords(supplier.delivery, m_language);
    contact += {supplier.address.simplified(), supplier.contactEmail};
    if (!supplier.accountNumber.isEmpty())
        contact.append(
            m_language.translate("documents", "Our account number with you: %1").arg(supplier.accountNumber));
    for (QString &text : contact)
        text = text.simplified();
    contact.removeAll(QString());
    writeTitle(page, supplierName(supplier), contact, m_shop.namesEventsOnOrders);
    writeHead(page, lineColumns());
    int row = kHeadRow;
    for (const OrderSheetLine &line : supplier.lines)
        writeLine(page, ++row, line);
    writeDelivery(page, supplier);
    hideColumns(page, supplier);
    row = writeTotals(page, row, Cost, supplier.totals, roundingOf(supplier, m_shop.currency));
    row = writeDeliveryCost(page, row, Cost, supplier.deliveryCostExclTax);
    page.setUpPrint(kHeadRow, writeUnpriced(page, row, unpricedCount(supplier)), lastPrinted());
}

void SheetBook::writeSummary()
{
    Worksheet page = m_book.addSheet(m_language.translate("documents", "Summary"));
    writeTitle(page, m_language.translate("documents", "Supplier order"), {}, true);
    writeHead(page, kSummaryColumns);
    int row = kHeadRow;
    qsizetype unpriced = 0;
    for (const OrderSheetSupplier &supplier : m_sheet.suppliers) {
        page.text(++row, 0, supplierName(supplier));
        page.fitRow(row, {{supplierName(supplier), kSummaryColumns.front().width}});
        page.number(row, 1, double(supplier.lines.size()));
        page.money(row, 2, shown(supplier.totals.orderCostExclTax));
        page.money(row, 3, shown(supplier.totals.orderCostIncTax));
        unpriced += unpricedCount(supplier);
    }
    row = writeTotals(page, row, 2, m_sheet.totals, roundingOf(m_sheet, m_shop.currency));
    row = writeDeliveryCost(page, row, 2, allDeliveryCost(m_sheet));
    page.setUpPrint(kHeadRow, writeUnpriced(page, row, unpriced), int(kSummaryColumns.size()) - 1);
}

Result<QByteArray> SheetBook::bytes()
{
    if (!m_book.isOpen())
        return m_book.finished();
    writeSummary();
    for (const OrderSheetSupplier &supplier : m_sheet.suppliers)
        writeSupplier(supplier);
    return m_book.finished();
}

} // namespace

QByteArray orderSheetCsv(const OrderSheet &sheet, OrderCsvReader reader)
{
    CsvWriter csv;
    const QStringList columns = orderLineColumns(reader);
    for (const QString &column : columns)
        csv.text(column);
    csv.endRow();
    const OrderSheet ordered = orderedPart(sheet);
    for (const OrderSheetSupplier &supplier : ordered.suppliers) {
        for (const OrderSheetLine &line : supplier.lines)
            writeOrderLine(csv, supplier, line, sheet.currency, reader);
        writeDeliveryCost(csv, supplier, sheet.currency, reader);
    }
    return csv.bytes();
}

Result<QByteArray> orderSheetXlsx(const OrderSheet &sheet, const Shop &shop)
{
    const OrderSheet ordered = orderedPart(sheet);
    return SheetBook(ordered, shop).bytes();
}

} // namespace stemdesk
