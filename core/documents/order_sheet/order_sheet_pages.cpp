#include "core/documents/order_sheet/order_sheet_pages.h"

#include "core/base/day.h"
#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"
#include "core/documents/order_sheet/order_sheet_head.h"
#include "core/documents/order_sheet/order_sheet_table.h"
#include "core/documents/workroom/work_head.h"
#include "core/domain/orders/delivery_day.h"
#include "core/domain/orders/delivery_words.h"
#include "core/domain/orders/sheet_rounding.h"
#include "core/domain/shops/document_names.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The summary's table of suppliers with their pages and costs.
class OrderSheetSummary {
public:
    OrderSheetSummary(const OrderSheet &sheet, const DocumentLanguage &language, const PrintTypes &types, qreal width);

    Block head() const;
    /// `page` is the number that is printed.
    Block row(qsizetype supplier, int page) const;

private:
    static constexpr size_t kColumns = 5;
    using Cells = std::array<QString, kColumns>;

    void setColumns();

    const DocumentLanguage &m_language;
    const PrintTypes &m_types;
    qreal m_width;
    Cells m_titles;
    QList<Cells> m_rows;
    std::array<qreal, kColumns> m_right{}; ///< Right edges of the figures; in the first column, of the names.
};

constexpr qreal kGap = pt(16);
constexpr qreal kRowPadding = pt(4.5);

enum SummaryColumn : size_t { Name, Page, Lines, BeforeTax, WithTax };

/// The supplier's name as printed; lines without a supplier get one, too.
QString printedName(const OrderSheetSupplier &supplier, const DocumentLanguage &language)
{
    return supplier.supplierId.isNull() ? language.translate("documents", "Without a supplier") : supplier.name;
}

OrderSheetSummary::OrderSheetSummary(const OrderSheet &sheet, const DocumentLanguage &language, const PrintTypes &types,
                                     qreal width)
    : m_language(language), m_types(types), m_width(width)
{
    m_titles = {language.translate("documents", "Supplier"), language.translate("documents", "Page"),
                language.translate("documents", "Lines"), language.translate("documents", "Before tax"),
                language.translate("documents", "With tax")};
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        m_rows.append(Cells{printedName(supplier, language), QString(), language.number(double(supplier.lines.size())),
                            language.money(supplier.totals.orderCostExclTax),
                            language.money(supplier.totals.orderCostIncTax)});
    }
    setColumns();
}

void OrderSheetSummary::setColumns()
{
    std::array<qreal, kColumns> widths{};
    for (size_t column = Page; column < kColumns; ++column)
        widths[column] = std::max(m_types.head.width(m_titles[column]), pt(24));
    for (const Cells &row : std::as_const(m_rows)) {
        for (size_t column = Page; column < kColumns; ++column)
            widths[column] = std::max(widths[column], m_types.number.width(row[column]));
    }
    qreal right = m_width;
    for (size_t column = kColumns; column-- > 0;) {
        m_right[column] = right;
        right -= widths[column] + kGap;
    }
}

Block OrderSheetSummary::head() const
{
    Block head{.height = m_types.head.lineHeight() + pt(5), .keepsWithNext = true, .tag = PageTag::HeadRow};
    head.marks.append(TextMark{&m_types.head, {0, 0}, m_titles[Name], ink::kQuiet});
    for (size_t column = Page; column < kColumns; ++column)
        head.marks.append(rightText(m_types.head, m_right[column], 0, m_titles[column], ink::kQuiet));
    head.marks.append(RuleMark{{0, head.height}, m_width, pt(0.75), ink::kRule});
    return head;
}

Block OrderSheetSummary::row(qsizetype supplier, int page) const
{
    const Cells &cells = m_rows[supplier];
    Block row{.height = kRowPadding, .tag = PageTag::Row};
    const qreal figures = row.height + m_types.body.ascent() - m_types.number.ascent();
    for (const QString &line : m_types.body.wrapped(cells[Name].simplified(), m_right[Name], 3)) {
        row.marks.append(TextMark{&m_types.body, {0, row.height}, line, ink::kText});
        row.height += m_types.body.lineHeight();
    }
    row.marks.append(rightText(m_types.number, m_right[Page], figures, m_language.number(page), ink::kQuiet));
    for (size_t column = Lines; column < kColumns; ++column)
        row.marks.append(rightText(m_types.number, m_right[column], figures, cells[column], ink::kText));
    row.height += kRowPadding;
    row.marks.append(RuleMark{{0, row.height}, m_width, pt(0.4), ink::kHairline});
    return row;
}

constexpr qsizetype kSummary = -1;
constexpr qreal kAfterRunningHead = pt(10);
constexpr qreal kBeforeTotals = pt(7);
constexpr qreal kTotalPadding = pt(3);
constexpr qreal kTotalsWidth = pt(230);
constexpr auto kOrder = QT_TRANSLATE_NOOP("documents", "Supplier order");

/// Name and day of each.
QStringList wordsOf(const QList<OrderSheetEvent> &events, const DocumentLanguage &language)
{
    QStringList words;
    for (const OrderSheetEvent &event : events) {
        words.append(event.name);
        if (event.startsAt) // Dates are not wrapped.
            words.last() += u" (%1)"_s.arg(language.date(*event.startsAt).replace(u' ', u'\u00a0'));
    }
    return words;
}

QString draftReason(const OrderSheet &sheet, const Shop &shop)
{
    if (!sheet.isDraft())
        return {};
    const DocumentLanguage language(shop);
    if (!shop.namesEventsOnOrders)
        return language.translate("documents", "not a firm order yet, please do not deliver.");
    QStringList names;
    for (const OrderSheetEvent &event : sheet.events) {
        if (!event.isCleared)
            names.append(event.name);
    }
    return language.translate("documents", "Not approved yet: %1").arg(names.join(u", "_s));
}

/// Writes one supplier's order, or the summary, as blocks.
class OrderWriter {
public:
    OrderWriter(const OrderSheet &sheet, const Stationery &stationery)
        : m_sheet(sheet), m_stationery(stationery), m_types(stationery.types), m_language(stationery.language),
          m_width(stationery.frame.body().width()), m_table(sheet, m_language, m_types, m_width),
          m_summary(sheet, m_language, m_types, m_width)
    {}

    QList<PaperPage> supplierPages(qsizetype supplier) const;
    /// `firstPages`: the first page of each supplier, from 1.
    QList<PaperPage> summaryPages(const QList<int> &firstPages) const;

private:
    /// A row below the table.
    struct TotalLine {
        QString label;
        QString amount;
        bool isTotal = true;
    };

    OrderSheetWords words() const;
    OrderSheetWords wordsFor(const OrderSheetSupplier &whom) const;
    QList<PaperPage> pagesFrom(const OrderSheetWords &words, const Block &tableHead, Blocks rows,
                               qsizetype supplier) const;
    qsizetype unpricedCount(qsizetype supplier) const;
    Block totalRow(const TotalLine &line, qreal left) const;
    qreal totalsLeft(const QList<TotalLine> &lines) const;
    TotalLine deliveryLine(double amount) const;
    QList<TotalLine> roundings(qsizetype supplier) const;
    Blocks totals(qsizetype supplier) const;
    Blocks nothing() const;

    const OrderSheet &m_sheet;
    const Stationery &m_stationery;
    const PrintTypes &m_types;
    const DocumentLanguage &m_language;
    qreal m_width;
    OrderSheetTable m_table;
    OrderSheetSummary m_summary;
};

OrderSheetWords OrderWriter::words() const
{
    OrderSheetWords words{.events = wordsOf(m_sheet.events, m_language)};
    words.eventsLabel = m_language.translate("documents", "For %n event(s)", nullptr, int(m_sheet.events.size()));
    if (m_sheet.createdAt != 0)
        words.date = m_language.date(m_sheet.createdAt);
    if (!m_sheet.id.isNull())
        words.reference =
            m_language.translate("documents", "Order no. %1").arg(orderNumber(m_sheet, m_stationery.shop));
    return words;
}

OrderSheetWords OrderWriter::wordsFor(const OrderSheetSupplier &whom) const
{
    const Shop &shop = m_stationery.shop;
    OrderSheetWords words = this->words();
    // The summary is for the shop itself; suppliers' pages name clients only if the shop wants that.
    if (!shop.namesEventsOnOrders)
        words.events.clear();
    words.label = whom.supplierId.isNull() ? m_stationery.say(QT_TRANSLATE_NOOP("documents", "Not ordered yet"))
                                           : m_stationery.name;
    words.title = printedName(whom, m_language);
    words.lines = whom.address.split(u'\n');
    words.lines.append(whom.contactEmail);
    if (!whom.accountNumber.isEmpty())
        words.lines.append(
            m_language.translate("documents", "Our account number with you: %1").arg(whom.accountNumber));
    if (const auto day = deliveryDay(m_sheet, whom, shop))
        words.deliver = m_language.translate("documents", "Deliver on %1").arg(m_language.weekdayAndDate(*day));
    words.asked = deliveryWords(whom.delivery, m_language);
    if (whom.supplierId.isNull())
        words.warning = m_language.translate("documents", "These lines have no supplier yet.");
    else if (whom.isArchived)
        words.warning = m_language.translate("documents", "This supplier is archived.");
    return words;
}

qsizetype OrderWriter::unpricedCount(qsizetype supplier) const
{
    const auto isUnpriced = [](const OrderSheetLine &line) { return !line.isPriced; };
    qsizetype count = 0;
    for (qsizetype i = 0; i < m_sheet.suppliers.size(); ++i) {
        if (supplier == kSummary || supplier == i)
            count += std::ranges::count_if(m_sheet.suppliers[i].lines, isUnpriced);
    }
    return count;
}

Block OrderWriter::totalRow(const TotalLine &line, qreal left) const
{
    const PrintType &type = line.isTotal ? m_types.total : m_types.number;
    const QColor &colour = line.isTotal ? ink::kText : ink::kQuiet;
    const qreal height = line.isTotal ? m_types.total.lineHeight() : m_types.body.lineHeight();
    return {.height = height + 2 * kTotalPadding,
            .marks = {TextMark{&m_types.body, {left, kTotalPadding}, line.label, colour},
                      rightText(type, m_width, kTotalPadding, line.amount, colour)},
            .keepsWithNext = true,
            .tag = PageTag::Row};
}

/// The left edge of the labels: all begin below each other, and the longest ends before its amount.
qreal OrderWriter::totalsLeft(const QList<TotalLine> &lines) const
{
    qreal width = kTotalsWidth;
    for (const TotalLine &line : lines) {
        const PrintType &type = line.isTotal ? m_types.total : m_types.number;
        width = std::max(width, m_types.body.width(line.label) + kGap + type.width(line.amount));
    }
    return std::max(m_width - width, 0.0);
}

/// Plain, because it is no part of the total.
OrderWriter::TotalLine OrderWriter::deliveryLine(double amount) const
{
    if (amount == 0)
        return {.label = m_language.translate("documents", "Delivery"),
                .amount = m_language.translate("documents", "free"),
                .isTotal = false};
    return {.label = m_language.translate("documents", "Delivery before tax, not in the total"),
            .amount = m_language.money(amount),
            .isTotal = false};
}

/// Rounding differences of the amounts above: before tax for lines, before and with tax for suppliers.
QList<OrderWriter::TotalLine> OrderWriter::roundings(qsizetype supplier) const
{
    const QString &currency = m_stationery.shop.currency;
    const OrderSheetTotals rounding =
        supplier == kSummary ? roundingOf(m_sheet, currency) : roundingOf(m_sheet.suppliers[supplier], currency);
    QList<TotalLine> lines;
    if (rounding.orderCostExclTax != 0)
        lines.append({.label = m_language.translate("documents", "Rounding before tax"),
                      .amount = m_language.money(rounding.orderCostExclTax)});
    if (supplier == kSummary && rounding.orderCostIncTax != 0)
        lines.append({.label = m_language.translate("documents", "Rounding with tax"),
                      .amount = m_language.money(rounding.orderCostIncTax)});
    return lines;
}

Blocks OrderWriter::totals(qsizetype supplier) const
{
    const OrderSheetTotals &totals = supplier == kSummary ? m_sheet.totals : m_sheet.suppliers[supplier].totals;
    QList<TotalLine> lines = roundings(supplier);
    const qsizetype total = lines.size();
    lines.append({.label = m_language.translate("documents", "Total before tax"),
                  .amount = m_language.money(totals.orderCostExclTax)});
    lines.append({.label = m_language.translate("documents", "Total with tax"),
                  .amount = m_language.money(totals.orderCostIncTax)});
    const std::optional<double> delivery =
        supplier == kSummary ? allDeliveryCost(m_sheet) : m_sheet.suppliers[supplier].deliveryCostExclTax;
    if (delivery)
        lines.append(deliveryLine(*delivery));
    const qreal left = totalsLeft(lines);
    Blocks blocks;
    for (const TotalLine &line : std::as_const(lines))
        blocks.append(totalRow(line, left));
    blocks[total].marks.append(RuleMark{{left, blocks.at(total).height}, m_width - left, pt(0.4), ink::kHairline});
    blocks.first().spaceBefore = kBeforeTotals;
    const qsizetype unpriced = unpricedCount(supplier);
    if (unpriced == 0) {
        blocks.last().keepsWithNext = false;
        return blocks;
    }
    const QString note = m_language.translate("documents", "* %n line(s) have no price yet: the total is not complete.",
                                              nullptr, int(unpriced));
    blocks.append({.height = m_types.body.lineHeight(),
                   .marks = {rightText(m_types.body, m_width, 0, note, ink::kWarning)},
                   .spaceBefore = kBeforeTotals});
    return blocks;
}

Blocks OrderWriter::nothing() const
{
    Blocks blocks{headingBlock(m_language.translate("documents", "There is nothing to order."),
                               {m_types.heading, ink::kText, 0, m_width})};
    blocks +=
        textBlocks(m_language.translate("documents", "No visible group of these events has a line that needs stems."),
                   {m_types.body, ink::kQuiet, 0, m_width});
    return blocks;
}

QList<PaperPage> OrderWriter::pagesFrom(const OrderSheetWords &words, const Block &tableHead, Blocks rows,
                                        qsizetype supplier) const
{
    Blocks blocks = orderSheetHead(words, m_stationery);
    if (rows.isEmpty()) {
        blocks += nothing();
    } else {
        keepEnds(rows);
        rows.last().keepsWithNext = true;
        rows.prepend(tableHead);
        blocks += rows + totals(supplier);
    }
    setSection(blocks, 0);
    Block running = continuedHead(words.title, m_stationery);
    running.height += kAfterRunningHead;
    running.marks += moved(tableHead.marks, {0, running.height});
    running.height += tableHead.height;
    return flowed(blocks, {running}, m_stationery.frame.body().height());
}

QList<PaperPage> OrderWriter::supplierPages(qsizetype supplier) const
{
    const OrderSheetSupplier &whom = m_sheet.suppliers[supplier];
    Blocks rows;
    rows.reserve(whom.lines.size());
    for (qsizetype line = 0; line < whom.lines.size(); ++line)
        rows.append(m_table.row(supplier, line));
    return pagesFrom(wordsFor(whom), m_table.head(), rows, supplier);
}

QList<PaperPage> OrderWriter::summaryPages(const QList<int> &firstPages) const
{
    OrderSheetWords words = this->words();
    words.label = m_language.translate("documents", "Summary");
    words.title = m_stationery.name;
    words.maxEventLines = 14;
    Blocks rows;
    for (qsizetype supplier = 0; supplier < m_sheet.suppliers.size(); ++supplier)
        rows.append(m_summary.row(supplier, firstPages.at(supplier)));
    return pagesFrom(words, m_summary.head(), rows, kSummary);
}

} // namespace

OrderSheetPages::OrderSheetPages(const OrderSheet &whole, const Shop &shop, QPageSize::PageSizeId size)
    : StationeryPages(size, std::make_unique<Stationery>(shop, size, kOrder, draftReason(whole, shop)))
{
    const OrderSheet sheet = orderedPart(whole);
    setMadeAt(sheet.updatedAt ? sheet.updatedAt : sheet.createdAt); // An unsaved sheet is current.
    const bool isNamed = shop.namesEventsOnOrders && sheet.events.size() == 1;
    setTitle(u"%1 · %2"_s.arg(stationery().name, isNamed ? sheet.events.first().name : shop.name));
    const OrderWriter writer(sheet, stationery());
    QList<QList<PaperPage>> suppliers;
    QList<int> firstPages; // After the summary, whose length does not depend on these page numbers.
    int pages = 0;
    for (qsizetype supplier = 0; supplier < sheet.suppliers.size(); ++supplier) {
        suppliers.append(writer.supplierPages(supplier));
        firstPages.append(pages + 1);
        pages += int(suppliers.constLast().size());
    }
    if (sheet.suppliers.size() != 1) {
        const int summary = int(writer.summaryPages(firstPages).size());
        std::ranges::for_each(firstPages, [summary](int &page) { page += summary; });
        append(writer.summaryPages(firstPages));
    }
    for (const QList<PaperPage> &of : std::as_const(suppliers))
        append(of);
}

} // namespace stemdesk
