#include "core/exchange/imports/import_rows.h"

#include "core/base/text.h"
#include "core/domain/imports/imported_row.h"
#include "core/exchange/imports/columns_aside.h"
#include "core/exchange/imports/written_values.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kNamedBare = 10;

bool isBlank(const QString &cell)
{
    return cell.trimmed().isEmpty();
}

/// Signs and words for "as above".
bool isDitto(const QString &cell)
{
    static const QStringList dittos{u"\""_s,     u"\"\""_s,   u"''"_s,    u",,"_s,   u"\u201d"_s, u"\u201e"_s,
                                    u"\u2033"_s, u"\u3003"_s, u"ditto"_s, u"dito"_s, u"idem"_s};
    return dittos.contains(folded(cell));
}

/// On every page of a printed list.
bool isHeaderAgain(const TableRow &row, const QStringList &header)
{
    qsizetype alike = 0;
    for (qsizetype column = 0; column < row.cells.size(); ++column) {
        const QString cell = row.cells.at(column).simplified();
        if (!cell.isEmpty() && cell.compare(header.value(column), Qt::CaseInsensitive) != 0)
            return false;
        alike += cell.isEmpty() ? 0 : 1;
    }
    return alike > 1;
}

} // namespace

ImportRows::ImportRows(TableFile &file, const ColumnMapping &mapping, const QList<RowSkip> &skips)
    : m_file(file), m_mapping(mapping), m_skips(skips)
{}

Result<std::optional<TableRow>> ImportRows::next()
{
    for (;;) {
        std::optional<TableRow> row = TRY(m_file.next());
        if (!row || row->damage)
            return row;
        if (isSkipped(*row) || isHeaderAgain(*row, m_file.header()))
            continue;
        const bool isOwn = !cellOf(*row, u"variantId"_s).isEmpty() || !cellOf(*row, u"productId"_s).isEmpty();
        if (m_mapping.kind() == ImportKind::Contacts || isOwn)
            return row;
        if (isPassedOver(*row)) {
            takeHeading(*row);
            continue;
        }
        repeatProduct(*row);
        return row;
    }
}

Status ImportRows::rewind()
{
    m_above = {};
    m_repeated = 0;
    m_empty = 0;
    m_bare.clear();
    return m_file.rewind();
}

QString ImportRows::cellOf(const TableRow &row, const QString &field) const
{
    QStringList cells;
    for (const qsizetype column : m_mapping.columnsOf(field))
        cells += row.cells.value(column).trimmed();
    cells.removeAll(QString());
    return cells.join(u" / "_s);
}

bool ImportRows::isSkipped(const TableRow &row) const
{
    return std::ranges::any_of(m_skips, [&row](const RowSkip &skip) {
        return caseFolded(row.cells.value(skip.column).trimmed()) == caseFolded(skip.value.trimmed());
    });
}

/// Whether the row is a group heading, a total, or empty in all assigned columns.
bool ImportRows::isPassedOver(const TableRow &row)
{
    const QString product = cellOf(row, u"product"_s);
    qsizetype filled = 0;
    bool isAnyMapped = false;
    const qsizetype columns = std::max(row.cells.size(), row.facts.isEmpty() ? 0 : row.facts.constLast().first + 1);
    for (qsizetype column = 0; column < columns; ++column) {
        if (isBlank(row.cells.value(column)) && row.fact(column).kind != CellKind::NoValue)
            continue;
        ++filled;
        // Content outside the table is an error of the row.
        isAnyMapped = isAnyMapped || column >= m_mapping.header().size() || !m_mapping.fieldOf(column).isEmpty();
    }
    if (!isAnyMapped) {
        ++m_empty;
        return true;
    }
    const qsizetype place = m_mapping.columnOf(u"product"_s);
    if (place >= 0 && (row.fact(place).kind == CellKind::Error || isErrorWord(product)))
        return false;
    const QString variant = cellOf(row, u"variant"_s);
    if (product.isEmpty()) // Some lists write the total below the varieties.
        return place >= 0 && isTotal(variant);
    const bool isBare = filled == 1 && variant.isEmpty();
    const bool hasVarieties = m_mapping.columnOf(u"variant"_s) >= 0;
    if (variant.isEmpty() && ((isBare && hasVarieties) || isTotal(product)))
        return true;
    const bool hasPrices =
        m_mapping.columnOf(u"unitCostExclTax"_s) >= 0 || m_mapping.columnOf(u"packCostExclTax"_s) >= 0;
    if (isBare && hasPrices && m_mapping.kind() == ImportKind::Products && m_bare.size() <= kNamedBare)
        m_bare.append(product);
    return false;
}

/// Takes the product that a group heading names for the rows below it.
void ImportRows::takeHeading(const TableRow &row)
{
    const QString heading = cellOf(row, u"product"_s);
    if (!heading.isEmpty() && !isTotal(heading))
        m_above = {.product = heading};
}

/// Fills in the product's name in lists that print it once, above its varieties or lengths.
void ImportRows::repeatProduct(TableRow &row)
{
    const qsizetype product = m_mapping.columnOf(u"product"_s);
    const qsizetype variant = m_mapping.columnOf(u"variant"_s);
    // Files with our own column names are taken literally: a product may really be called that.
    const bool isOfPeople = product >= 0 && m_mapping.because(product) != u"its name"_s;
    if (isOfPeople && !m_above.product.isEmpty() && isDitto(cellOf(row, u"product"_s))) {
        row.put(product, m_above.product);
        ++m_repeated;
    }
    if (isOfPeople && !m_above.variant.isEmpty() && isDitto(cellOf(row, u"variant"_s)))
        row.put(variant, m_above.variant);
    About about{.product = cellOf(row, u"product"_s),
                .variant = cellOf(row, u"variant"_s),
                .length = cellOf(row, u"stemLength"_s)};
    const bool saysWhich = !about.variant.isEmpty() || !about.length.isEmpty();
    const bool isOther = (!about.variant.isEmpty() && about.variant != m_above.variant)
        || (!about.length.isEmpty() && about.length != m_above.length);
    if (product >= 0 && about.product.isEmpty() && !m_above.product.isEmpty() && saysWhich && isOther) {
        about.product = m_above.product;
        row.put(product, about.product);
        if (variant >= 0 && about.variant.isEmpty() && !m_above.variant.isEmpty()) {
            about.variant = m_above.variant;
            row.put(variant, about.variant);
        }
        ++m_repeated;
    }
    if (!about.product.isEmpty())
        m_above = about;
}

ImportRemarks ImportRows::remarks() const
{
    ImportRemarks remarks = remarksOnAside(m_mapping);
    if (m_repeated > 0)
        remarks.append(aboutFile(
            "products_repeated", {QString::number(m_repeated)},
            u"Rows without a product that are taken to be about that of the row above: %1."_s.arg(m_repeated)));
    if (m_empty > 0)
        remarks.append(aboutFile("rows_empty", {QString::number(m_empty)},
                                 u"Rows with nothing in the columns that are taken, left out: %1."_s.arg(m_empty)));
    if (!m_bare.isEmpty()) {
        const QString names = m_bare.first(std::min(m_bare.size(), kNamedBare)).join(u", "_s)
            + (m_bare.size() > kNamedBare ? u"\u2026"_s : QString());
        remarks.append(
            aboutFile("rows_bare", {names}, u"Rows with nothing but a name are taken as products: %1."_s.arg(names)));
    }
    if (const qint64 hidden = m_file.hiddenRows(); hidden > 0)
        remarks.append(aboutFile("rows_hidden", {QString::number(hidden)},
                                 u"Rows that the sheet hides are left out: %1."_s.arg(hidden)));
    return remarks;
}

} // namespace stemdesk
