#include "core/exchange/imports/columns_aside.h"

#include "core/base/text.h"
#include "core/exchange/imports/column_words.h"
#include "core/exchange/imports/written_values.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QString kHeld = u"#aside"_s; // Not the name of any field.

bool saysWhichProduct(ImportKind kind, const QString &heading)
{
    static const QStringList kFields{u"product"_s, u"variant"_s, u"sku"_s, u"variantId"_s, u"productId"_s};
    return isHeading(kFields, heading) || kFields.contains(meaningOf(kind, heading).field);
}

/// The columns from the one on at which the headings before it begin again, with the name of the product among them:
/// "Name, Price, Name, Price".
QList<qsizetype> columnsOfOtherTable(ImportKind kind, const QStringList &header)
{
    QStringList headings;
    for (const QString &heading : header)
        headings += caseFolded(heading.simplified());
    for (qsizetype first = 0; first < headings.size(); ++first) {
        const QString &heading = headings.at(first);
        const qsizetype again = heading.isEmpty() ? -1 : headings.indexOf(heading, first + 1);
        if (again < 0)
            continue;
        const QStringList table = headings.sliced(first, again - first);
        const qsizetype next = headings.indexOf(heading, again + 1);
        QStringList repeated = headings.sliced(again, (next < 0 ? headings.size() : next) - again);
        repeated.removeIf([&table](const QString &one) { return one.isEmpty() || !table.contains(one); });
        const bool isOfProducts =
            std::ranges::any_of(repeated, [kind](const QString &one) { return saysWhichProduct(kind, one); });
        if (repeated.size() < 2 || !isOfProducts)
            continue;
        QList<qsizetype> columns;
        for (qsizetype column = again; column < headings.size(); ++column)
            columns += column;
        return columns;
    }
    return {};
}

/// Plain whole numbers can be lengths only if all plain numbers among the headings can.
QList<qsizetype> columnsOfLengths(const QStringList &header)
{
    constexpr double kShortest = 5;
    constexpr double kLongest = 300;
    constexpr double kUsual = 30;
    QList<qsizetype> withUnit;
    QList<qsizetype> plain;
    bool areUsual = true;
    for (qsizetype column = 0; column < header.size(); ++column) {
        const QString heading = header.at(column).simplified();
        const auto length = heading.isEmpty() ? std::nullopt : writtenLength(heading, DecimalSign::Open);
        if (!length)
            continue;
        if (length->hasUnit && length->value >= kShortest && length->value <= kLongest)
            withUnit += column;
        if (length->hasUnit)
            continue;
        areUsual = areUsual && length->value >= kUsual && length->value <= kLongest;
        plain += column;
    }
    return !withUnit.isEmpty() || !areUsual || plain.size() < 2 ? withUnit : plain;
}

/// Leaves out the columns that already have a field.
QList<qsizetype> unassigned(const ColumnMapping &mapping, QList<qsizetype> columns)
{
    columns.removeIf([&mapping](qsizetype column) { return !mapping.fieldOf(column).isEmpty(); });
    return columns;
}

/// Leaves out the columns that were assigned by hand. A name alone does not count: it is that of the first table.
QList<qsizetype> unmapped(const ColumnMapping &mapping, QList<qsizetype> columns)
{
    columns.removeIf([&mapping](qsizetype column) {
        return !mapping.fieldOf(column).isEmpty() && mapping.because(column) != u"its name"_s;
    });
    return columns;
}

} // namespace

ColumnsAside ColumnsAside::of(ImportKind kind, const QStringList &header)
{
    if (kind == ImportKind::Contacts)
        return {};
    ColumnsAside aside{.ofOtherTable = columnsOfOtherTable(kind, header), .ofLengths = columnsOfLengths(header)};
    aside.ofLengths.removeIf([&aside](qsizetype column) { return aside.ofOtherTable.contains(column); });
    return aside;
}

GuessWithoutAside::GuessWithoutAside(ColumnMapping &mapping)
    : m_mapping(mapping), m_aside(ColumnsAside::of(mapping.kind(), mapping.header()))
{
    m_aside.ofOtherTable = unmapped(mapping, m_aside.ofOtherTable);
    m_aside.ofLengths = unassigned(mapping, m_aside.ofLengths);
    hold(m_aside.ofOtherTable);
    hold(m_aside.ofLengths);
}

GuessWithoutAside::~GuessWithoutAside()
{
    release(m_aside.ofOtherTable, u"it belongs to another table beside the first one"_s);
    release(m_aside.ofLengths, u"it is called as a length; each length needs a row of its own"_s);
}

void GuessWithoutAside::hold(const QList<qsizetype> &columns)
{
    for (const qsizetype column : columns)
        m_mapping.join(column, kHeld);
}

void GuessWithoutAside::release(const QList<qsizetype> &columns, const QString &because)
{
    for (const qsizetype column : columns)
        m_mapping.join(column, QString(), because);
}

ImportRemarks remarksOnAside(const ColumnMapping &mapping)
{
    const ColumnsAside aside = ColumnsAside::of(mapping.kind(), mapping.header());
    ImportRemarks remarks;
    QStringList tables;
    for (const qsizetype column : unassigned(mapping, aside.ofOtherTable)) {
        if (!mapping.header().at(column).isEmpty())
            tables += QString::number(column + 1);
    }
    QStringList lengths;
    for (const qsizetype column : unassigned(mapping, aside.ofLengths))
        lengths += mapping.header().at(column);
    if (!tables.isEmpty())
        remarks.append(
            aboutFile("tables_beside", {tables.join(u", "_s)},
                      u"Another table stands beside the first one and is left out (columns %1); move it below "
                      "the first."_s.arg(tables.join(u", "_s))));
    if (!lengths.isEmpty())
        remarks.append(
            aboutFile("lengths_as_columns", {lengths.join(u", "_s)},
                      u"Columns that are called as a length are left out (%1); give each length a row of its "
                      "own, with its length and its price."_s.arg(lengths.join(u", "_s))));
    return remarks;
}

} // namespace stemdesk
