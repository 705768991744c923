#include "core/exchange/imports/import_cells.h"

#include "core/base/list_cell.h"
#include "core/base/text.h"
#include "core/domain/catalogue/product_type.h"
#include "core/domain/field_rules.h"
#include "core/domain/shops/country.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Error noNumber(const QString &field, const QString &text)
{
    constexpr qsizetype kShown = 40;
    return invalid(field,
                   u"\"%1\" is not a number; write digits and one comma or point, as in 1234,5."_s.arg(
                       text.size() > kShown ? text.left(kShown) + u'\u2026' : text));
}

struct NumberField {
    const char16_t *name;
    NumberUnit unit;
};
constexpr std::array kNumberFields{
    NumberField{u"stemLength", NumberUnit::Centimetres}, NumberField{u"unitsPerPack", NumberUnit::Pieces},
    NumberField{u"unitCostExclTax", NumberUnit::Money}, NumberField{u"packCostExclTax", NumberUnit::Money}};

/// The cells of one row by field; remembers the first that breaks a rule, and gives nothing from then on.
class RowReader {
public:
    RowReader(const ColumnMapping &mapping, const ImportCells::Signs &signs, const TableRow &row)
        : m_mapping(mapping), m_signs(signs), m_row(row)
    {
        if (row.damage)
            m_error = row.damage;
        const auto more = row.cells.sliced(std::min(row.cells.size(), mapping.header().size()));
        if (!m_error && std::ranges::any_of(more, [](const QString &cell) { return !cell.trimmed().isEmpty(); }))
            m_error = refused("too_many_cells", {},
                              u"The row has %1 cells and the header %2; put texts with separators between quotation "
                              "marks."_s.arg(row.cells.size())
                                  .arg(mapping.header().size()));
    }

    /// Trimmed; empty where there is nothing.
    QString text(const QString &field)
    {
        const qsizetype column = m_mapping.columnOf(field);
        if (m_error || column < 0)
            return {};
        const QString cell = m_row.cells.value(column).trimmed();
        if (cell.contains(QChar::ReplacementCharacter)) {
            fail(invalid(field, u"The cell holds bytes that are no text."_s));
            return {};
        }
        return cell;
    }
    QString name(const QString &field) { return named(text(field), field); }
    QString named(const QString &name, const QString &field)
    {
        return kept(name, [&](const QString &cell) { return nameText(cell, field); });
    }
    QString line(const QString &field, int limit = kMaxLine)
    {
        return kept(text(field), [&](const QString &cell) { return lineText(cell, field, limit); });
    }
    QString notes(const QString &field)
    {
        return kept(text(field), [&](const QString &cell) { return multilineText(cell, field); });
    }
    /// Names between bars.
    QStringList names(const QString &field)
    {
        QStringList found;
        for (const QString &part : listParts(text(field))) {
            if (const QString name = nameOf(part, field); !name.isEmpty())
                found += name;
        }
        return found;
    }
    /// The name in a part of a list cell.
    QString nameOf(const QString &part, const QString &field) { return named(listText(part).trimmed(), field); }
    ImportedSupplier supplierOf(const QString &part, const QString &field)
    {
        const PlacedText placed = placedText(part.trimmed(), Within::List);
        return {.name = nameOf(placed.text, field), .place = placed.place};
    }
    QList<ImportedSupplier> suppliers(const QString &field)
    {
        QList<ImportedSupplier> found;
        for (const QString &part : listParts(text(field))) {
            if (ImportedSupplier supplier = supplierOf(part, field); !supplier.name.isEmpty())
                found += supplier;
        }
        return found;
    }
    std::optional<double> number(const QString &field)
    {
        const QString cell = text(field);
        if (cell.isEmpty())
            return {};
        const auto known = std::ranges::find_if(
            kNumberFields, [&](const NumberField &each) { return field == QStringView(each.name); });
        const auto place = size_t(known - kNumberFields.begin());
        const std::optional<double> number = writtenNumber(cell, known->unit, m_signs.at(place).sign());
        if (!number)
            fail(noNumber(field, cell));
        return number;
    }
    std::optional<double> cost(const QString &field)
    {
        const std::optional<double> cost = number(field);
        if (cost && !fits(*cost, kNotNegative))
            fail(invalid(field, u"A price is a number of at least 0."_s));
        return cost;
    }
    ImportedCost cost() { return {.ofUnit = cost(u"unitCostExclTax"_s), .ofPack = cost(u"packCostExclTax"_s)}; }
    template <class Tag>
    std::optional<Id<Tag>> id(const QString &field)
    {
        const QString cell = text(field);
        if (cell.isEmpty())
            return {};
        const Result<Id<Tag>> id = idFrom<Tag>(cell.toUtf8(), field);
        if (id)
            return *id;
        if (id.error().kind != Error::Kind::NotFound) // Of another kind of thing; one of nothing here tells nothing.
            fail(id.error());
        return {};
    }

    void fail(const Error &error)
    {
        if (!m_error)
            m_error = error;
    }
    const std::optional<Error> &error() const { return m_error; }

private:
    template <class Rule>
    QString kept(const QString &cell, Rule rule)
    {
        if (cell.isEmpty())
            return {};
        const Result<QString> text = rule(cell);
        if (!text)
            fail(text.error());
        return text ? *text : QString();
    }

    const ColumnMapping &m_mapping;
    const ImportCells::Signs &m_signs;
    const TableRow &m_row;
    std::optional<Error> m_error;
};

template <class T>
std::optional<T> given(const T &value)
{
    return value.isEmpty() ? std::nullopt : std::optional<T>(value);
}

/// For a number that can be cleared elsewhere: an empty cell says nothing.
std::optional<std::optional<double>> given(const std::optional<double> &number)
{
    return number ? std::optional<std::optional<double>>(number) : std::nullopt;
}

/// What a cell says of suppliers, between bars.
template <class Value>
using BySupplier = std::optional<QList<std::pair<ImportedSupplier, Value>>>;

/// A part of such a cell: the supplier as it is written there, and what is said of it; nothing where that is no value.
template <class Value>
struct SupplierPart {
    QString supplier;
    std::optional<Value> value;
};

/// `example` shows what a part looks like.
template <class Value>
BySupplier<Value> bySupplier(RowReader &reader, const QString &field, const QString &example,
                             SupplierPart<Value> (*partFrom)(QStringList sides))
{
    QList<std::pair<ImportedSupplier, Value>> values;
    QSet<std::pair<QString, int>> seen;
    for (const QString &part : listParts(reader.text(field))) {
        if (part.trimmed().isEmpty())
            continue;
        const SupplierPart<Value> said = partFrom(listParts(part, u'='));
        const ImportedSupplier supplier = reader.supplierOf(said.supplier, field);
        const std::pair known(caseFolded(supplier.name), supplier.place);
        if (supplier.name.isEmpty() || !said.value)
            reader.fail(invalid(field, u"\"%1\" cannot be read; write %2."_s.arg(part.trimmed(), example)));
        else if (seen.contains(known))
            reader.fail(invalid(field, u"\"%1\" is named twice."_s.arg(supplier.name)));
        seen.insert(known);
        values.append({supplier, said.value.value_or(Value())});
    }
    return given(values);
}

/// "Supplier=4"
SupplierPart<int> minimumFrom(QStringList sides)
{
    bool isNumber = false;
    const int packs = sides.takeLast().trimmed().toInt(&isNumber);
    return {.supplier = sides.join(u'='), .value = isNumber && packs >= 0 ? std::optional(packs) : std::nullopt};
}

/// "Supplier=RQ-50"
SupplierPart<QString> codeFrom(QStringList sides)
{
    const Result<QString> code = lineText(listText(sides.takeLast()), u"supplierCodes"_s, kMaxSupplierCode);
    return {.supplier = sides.join(u'='), .value = code && !code->isEmpty() ? std::optional(*code) : std::nullopt};
}

/// Of the cells that hold several between bars; most files have other signs there, or a line each.
QStringList severalIn(const QString &cell, const QString &signs)
{
    QStringList found;
    for (const QString &part : listParts(cell)) {
        for (const QString &text : listText(part).split(QRegularExpression(signs)))
            found += text.trimmed();
    }
    found.removeAll(QString());
    return found;
}

/// Not empty texts, with `sign` between them.
QString joined(QStringList parts, const QString &sign)
{
    parts.removeAll(QString());
    return parts.join(sign);
}

QString contactName(RowReader &reader)
{
    const QString name = reader.name(u"name"_s);
    const QString parts = joined({reader.name(u"firstName"_s), reader.name(u"lastName"_s)}, u" "_s);
    const QString said = name.isEmpty() ? parts : name;
    return said.isEmpty() ? reader.name(u"company"_s) : said;
}

QString contactAddress(RowReader &reader)
{
    const QString town = joined({reader.line(u"postcode"_s), reader.line(u"city"_s)}, u" "_s);
    return joined({reader.notes(u"address"_s), reader.notes(u"street"_s), town}, u"\n"_s);
}

} // namespace

ImportCells::ImportCells(ColumnMapping mapping, QString supplier)
    : m_mapping(std::move(mapping)), m_supplier(std::move(supplier))
{
    for (const NumberField &field : kNumberFields)
        m_signs.emplace_back(field.unit);
}

void ImportCells::look(const TableRow &row)
{
    for (size_t i = 0; i < kNumberFields.size(); ++i) {
        const qsizetype column = m_mapping.columnOf(QString::fromUtf16(kNumberFields.at(i).name));
        if (column >= 0)
            m_signs.at(i).take(row.cells.value(column));
    }
}

Result<ImportedProduct> ImportCells::product(const TableRow &row) const
{
    RowReader reader(m_mapping, m_signs, row);
    ImportedProduct read;
    read.productId = reader.id<ProductTag>(u"productId"_s);
    read.product = reader.name(u"product"_s);
    read.category = given(reader.name(u"category"_s));
    read.productType = given(reader.line(u"productType"_s, kMaxProductType));
    read.variantId = reader.id<VariantTag>(u"variantId"_s);
    read.variant = reader.name(u"variant"_s);
    read.fields.stemLength = given(reader.number(u"stemLength"_s));
    read.fields.unitsPerPack = given(reader.number(u"unitsPerPack"_s));
    read.fields.colors = given(reader.names(u"colors"_s));
    read.suppliers = given(reader.suppliers(u"suppliers"_s));
    if (!read.suppliers && !m_supplier.isEmpty())
        read.suppliers = QList<ImportedSupplier>{{.name = reader.named(m_supplier, u"suppliers"_s)}};
    read.minimums = bySupplier(reader, u"minPacks"_s, u"Supplier=4"_s, minimumFrom);
    read.codes = bySupplier(reader, u"supplierCodes"_s, u"Supplier=RQ-50"_s, codeFrom);
    read.fields.sku = given(reader.line(u"sku"_s));
    read.fields.notes = given(reader.notes(u"notes"_s));
    read.cost = reader.cost();
    if (reader.error())
        return *reader.error();
    // The rules for values are the service's; here they are asked before anything is written.
    TRY(patched(Variant{.name = u"variant"_s}, read.fields));
    return read;
}

Result<ImportedPrice> ImportCells::price(const TableRow &row) const
{
    RowReader reader(m_mapping, m_signs, row);
    ImportedPrice read;
    read.variantId = reader.id<VariantTag>(u"variantId"_s);
    read.sku = reader.line(u"sku"_s);
    read.supplierCode = reader.line(u"supplierCode"_s, kMaxSupplierCode);
    read.product = reader.name(u"product"_s);
    read.variant = reader.name(u"variant"_s);
    const PlacedText supplier = placedText(reader.text(u"supplier"_s), Within::Cell);
    read.supplier = {.name = reader.named(supplier.text, u"supplier"_s), .place = supplier.place};
    if (read.supplier.name.isEmpty() && !m_supplier.isEmpty())
        read.supplier = {.name = reader.named(m_supplier, u"supplier"_s)};
    read.stemLength = reader.number(u"stemLength"_s);
    read.cost = reader.cost();
    if (reader.error())
        return *reader.error();
    return read;
}

Result<ImportedContact> ImportCells::contact(const TableRow &row) const
{
    RowReader reader(m_mapping, m_signs, row);
    ImportedContact read;
    read.contactId = reader.id<ContactTag>(u"contactId"_s);
    read.fields.name = given(contactName(reader));
    read.fields.company = given(reader.line(u"company"_s));
    read.fields.emails = given(severalIn(reader.text(u"emails"_s), u"[;,\\n]"_s));
    read.fields.phones = given(severalIn(reader.text(u"phones"_s), u"[;\\n]"_s));
    read.fields.address = given(contactAddress(reader));
    read.fields.country = given(countryCodeFrom(reader.text(u"country"_s)));
    read.fields.taxNumber = given(reader.line(u"taxNumber"_s));
    read.fields.electronicAddress = given(reader.line(u"electronicAddress"_s));
    read.fields.notes = given(reader.notes(u"notes"_s));
    if (reader.error())
        return *reader.error();
    const Contact before{.name = read.contactId ? u"known"_s : QString()};
    TRY(patched(before, read.fields));
    return read;
}

} // namespace stemdesk
