#include "core/documents/order_sheet_summary.h"

#include "core/documents/print_ink.h"

#include <QPainter>

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

qreal OrderSheetSummary::headHeight() const
{
    return m_types.head.lineHeight() + pt(5);
}

qreal OrderSheetSummary::rowHeight() const
{
    return m_types.body.lineHeight() + 2 * kRowPadding;
}

void OrderSheetSummary::paintHead(QPainter &painter, QPointF topLeft) const
{
    m_types.head.drawLeft(painter, topLeft.x(), topLeft.y(), m_titles[Name], ink::kQuiet);
    for (size_t column = Page; column < kColumns; ++column)
        m_types.head.drawRight(painter, topLeft.x() + m_right[column], topLeft.y(), m_titles[column], ink::kQuiet);
    const qreal bottom = topLeft.y() + headHeight();
    painter.setPen(QPen(ink::kRule, pt(0.75)));
    painter.drawLine(QPointF(topLeft.x(), bottom), QPointF(topLeft.x() + m_width, bottom));
}

void OrderSheetSummary::paintRow(QPainter &painter, qsizetype supplier, int page, QPointF topLeft) const
{
    const Cells &row = m_rows[supplier];
    const qreal left = topLeft.x();
    const qreal top = topLeft.y() + kRowPadding;
    m_types.body.drawLeft(painter, left, top, m_types.body.elided(row[Name], m_right[Name]), ink::kText);
    const qreal figures = top + m_types.body.ascent() - m_types.number.ascent();
    m_types.number.drawRight(painter, left + m_right[Page], figures, m_language.number(page), ink::kQuiet);
    for (size_t column = Lines; column < kColumns; ++column)
        m_types.number.drawRight(painter, left + m_right[column], figures, row[column], ink::kText);
    const qreal bottom = topLeft.y() + rowHeight();
    painter.setPen(QPen(ink::kHairline, pt(0.4)));
    painter.drawLine(QPointF(left, bottom), QPointF(left + m_width, bottom));
}

} // namespace stemdesk
