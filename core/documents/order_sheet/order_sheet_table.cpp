#include "core/documents/order_sheet/order_sheet_table.h"

#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/text_blocks.h"

#include <algorithm>
#include <numeric>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kColumnGap = pt(9); ///< The least gap between two columns.
constexpr qreal kWideGap = pt(16);
constexpr qreal kSheetRowPadding = pt(3.4);
constexpr qsizetype kMaxCellLines = 3;

struct ColumnForm {
    const char *title;
    bool isNumber;
};

// Needed and spare quantities are left out: they are the shop's own business.
enum ColumnIndex : size_t { Product, Variety, Length, Colours, Code, Packs, ToOrder, UnitCost, Cost };

constexpr std::array kForms{
    ColumnForm{QT_TRANSLATE_NOOP("documents", "Product"), false},
    ColumnForm{QT_TRANSLATE_NOOP("documents", "Variety"), false},
    ColumnForm{QT_TRANSLATE_NOOP("documents", "Length"), true},
    ColumnForm{QT_TRANSLATE_NOOP("documents", "Colours"), false},
    ColumnForm{QT_TRANSLATE_NOOP("documents", "Your code"), false},
    ColumnForm{QT_TRANSLATE_NOOP("documents", "Packs"), true},
    ColumnForm{QT_TRANSLATE_NOOP("documents", "To order"), true},
    ColumnForm{QT_TRANSLATE_NOOP("documents", "Unit cost"), true},
    ColumnForm{QT_TRANSLATE_NOOP("documents", "Cost"), true},
};

/// Divides `width` among the text columns: each gets what it needs, up to an equal share of the remaining width.
void share(std::array<qreal, kForms.size()> &widths, qreal width)
{
    QList<size_t> open;
    for (size_t column = 0; column < kForms.size(); ++column) {
        if (!kForms[column].isNumber && widths[column] > 0)
            open.append(column);
    }
    std::ranges::sort(open, [&](size_t a, size_t b) { return widths[a] < widths[b]; });
    for (qsizetype done = 0; done < open.size(); ++done) {
        qreal &wanted = widths[open[done]];
        wanted = std::min(wanted, width / qreal(open.size() - done));
        width -= wanted;
    }
}

} // namespace

OrderSheetTable::OrderSheetTable(const OrderSheet &sheet, const DocumentLanguage &language, const PrintTypes &types,
                                 qreal width)
    : m_types(types), m_width(width)
{
    for (size_t column = 0; column < kColumns; ++column)
        m_titles[column] = language.translate("documents", kForms[column].title);
    m_rows.reserve(sheet.suppliers.size());
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        QList<Row> &rows = m_rows.emplaceBack();
        rows.reserve(supplier.lines.size());
        for (const OrderSheetLine &line : supplier.lines)
            rows.append(rowFrom(line, language));
    }
    setColumns(width);
}

OrderSheetTable::Row OrderSheetTable::rowFrom(const OrderSheetLine &line, const DocumentLanguage &language) const
{
    Row row;
    row.cells[Product] = line.productName;
    row.cells[Variety] = line.variantName;
    if (line.stemLength)
        row.cells[Length] =
            language.translate("documents", "%1 cm").arg(language.number(*line.stemLength)).replace(u' ', u'\u00a0');
    row.cells[Colours] = language.vocabulary(line.colors).join(u", "_s);
    row.cells[Code] = line.printedCode();
    if (line.packsToOrder && line.unitsPerPack)
        row.cells[Packs] = language.number(*line.packsToOrder) + u" × "_s + language.number(*line.unitsPerPack);
    row.cells[ToOrder] = language.number(line.unitsToOrder);
    row.isPriced = line.isPriced;
    const bool costsNothing = !line.isPriced && line.orderCostExclTax == 0;
    row.cells[UnitCost] = costsNothing ? QString() : language.unitMoney(line.unitCostExclTax);
    row.cells[Cost] =
        costsNothing ? language.translate("documents", "no price") : language.money(line.orderCostExclTax);
    return row;
}

const PrintType &OrderSheetTable::typeOf(size_t column) const
{
    if (column == ToOrder)
        return m_types.strongNumber;
    return kForms[column].isNumber ? m_types.number : m_types.cell;
}

std::array<qreal, OrderSheetTable::kColumns> OrderSheetTable::naturalWidths() const
{
    std::array<qreal, kColumns> widths{};
    for (const QList<Row> &rows : m_rows) {
        for (const Row &row : rows) {
            for (size_t column = 0; column < kColumns; ++column) {
                const PrintType &type = typeOf(column);
                if (!row.cells[column].isEmpty())
                    widths[column] = std::max(widths[column], type.width(row.cells[column]));
            }
        }
    }
    for (size_t column = 0; column < kColumns; ++column) {
        if (widths[column] == 0)
            continue;
        for (const QString &word : m_titles[column].split(u' '))
            widths[column] = std::max(widths[column], m_types.head.width(word));
    }
    return widths;
}

void OrderSheetTable::setColumns(qreal width)
{
    std::array<qreal, kColumns> widths = naturalWidths();
    const auto shown = std::ranges::count_if(widths, [](qreal natural) { return natural > 0; });
    const qreal gaps = kColumnGap * qreal(std::max<qsizetype>(shown - 1, 0));
    qreal forTexts = width - gaps;
    for (size_t column = 0; column < kColumns; ++column) {
        if (kForms[column].isNumber)
            forTexts -= widths[column];
    }
    // Keeps names readable even if the figures would leave no room, which real figures never do.
    share(widths, std::max(forTexts, width * 0.3));
    size_t headLines = 1;
    for (size_t index = 0; index < kColumns; ++index) {
        Column &column = m_columns[index];
        column.width = widths[index];
        if (column.width > 0)
            column.title = m_types.head.wrapped(m_titles[index], column.width + kColumnGap / 2, 2);
        headLines = std::max(headLines, size_t(column.title.size()));
    }
    m_headHeight = qreal(headLines) * m_types.head.lineHeight() + pt(5);
    placeColumns(width - std::accumulate(widths.begin(), widths.end(), gaps));
}

/// Spare width widens the gaps; the rest goes between names and figures, so that figures end at the right edge.
void OrderSheetTable::placeColumns(qreal spare)
{
    const auto shown = std::ranges::count_if(m_columns, [](const Column &column) { return column.width > 0; });
    const qreal gap = shown > 1 ? std::clamp(kColumnGap + spare / qreal(shown - 1), kColumnGap, kWideGap) : kColumnGap;
    spare = std::max(spare - (gap - kColumnGap) * qreal(shown - 1), 0.0);
    qreal left = 0;
    for (size_t column = 0; column < kColumns; ++column) {
        if (column == Packs)
            left += spare;
        m_columns[column].left = left;
        if (m_columns[column].width > 0)
            left += m_columns[column].width + gap;
    }
}

Block OrderSheetTable::head() const
{
    Block head{.height = m_headHeight, .keepsWithNext = true, .tag = PageTag::HeadRow};
    for (size_t index = 0; index < kColumns; ++index) {
        const Column &column = m_columns[index];
        qreal y = m_headHeight - pt(4) - qreal(column.title.size()) * m_types.head.lineHeight();
        for (const QString &line : column.title) {
            head.marks.append(kForms[index].isNumber
                                  ? rightText(m_types.head, column.left + column.width, y, line, ink::kQuiet)
                                  : TextMark{&m_types.head, {column.left, y}, line, ink::kQuiet});
            y += m_types.head.lineHeight();
        }
    }
    head.marks.append(RuleMark{{0, m_headHeight}, m_width, pt(0.75), ink::kRule});
    return head;
}

qsizetype OrderSheetTable::addWrapped(Block &block, size_t column, const QString &text) const
{
    const QStringList parts = m_types.cell.wrapped(text, m_columns[column].width, kMaxCellLines);
    qreal y = kSheetRowPadding;
    for (const QString &part : parts) {
        block.marks.append(
            TextMark{&m_types.cell, {m_columns[column].left, y}, part, column == Code ? ink::kQuiet : ink::kText});
        y += m_types.cell.lineHeight();
    }
    return parts.size();
}

Block OrderSheetTable::row(qsizetype supplier, qsizetype line) const
{
    const Row &row = m_rows[supplier][line];
    Block block{.tag = PageTag::Row};
    qsizetype lines = 1;
    for (size_t index = 0; index < kColumns; ++index) {
        const QString &text = row.cells[index];
        if (text.isEmpty())
            continue;
        const Column &column = m_columns[index];
        if (kForms[index].isNumber) {
            const bool isMarked = !row.isPriced && (index == UnitCost || index == Cost);
            block.marks.append(rightText(typeOf(index), column.left + column.width, kSheetRowPadding, text,
                                         isMarked ? ink::kWarning : ink::kText));
            continue;
        }
        lines = std::max(lines, addWrapped(block, index, text));
    }
    // In the table's margin, so that amounts stay aligned.
    if (!row.isPriced)
        block.marks.append(TextMark{&m_types.number, {m_width + pt(1.5), kSheetRowPadding}, u"*"_s, ink::kWarning});
    block.height = qreal(lines) * m_types.cell.lineHeight() + 2 * kSheetRowPadding;
    block.marks.append(RuleMark{{0, block.height}, m_width, pt(0.4), ink::kHairline});
    return block;
}

} // namespace stemdesk
