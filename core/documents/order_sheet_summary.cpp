#include "core/documents/order_sheet_summary.h"

#include "core/documents/print_ink.h"
#include "core/documents/text_blocks.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kGap = pt(16);
constexpr qreal kRowPadding = pt(4.5);

enum SummaryColumn : size_t { Name, Page, Lines, BeforeTax, WithTax };

} // namespace

QString printedName(const OrderSheetSupplier &supplier, const DocumentLanguage &language)
{
    return supplier.supplierId.isNull() ? language.translate("documents", "No supplier") : supplier.name;
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

} // namespace stemdesk
