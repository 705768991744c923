#include "core/exchange/imports/import_cells.h"

#include "core/base/list_cell.h"
#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/domain/catalogue/product_type.h"
#include "core/domain/field_rules.h"
#include "core/domain/shops/country_names.h"
#include "core/exchange/imports/written_values.h"

#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kExamples = 3;

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
QStringList severalIn(const QString &cell, const QRegularExpression &signs)
{
    QStringList found;
    for (const QString &part : listParts(cell)) {
        for (const QString &text : listText(part).split(signs))
            found += text.trimmed();
    }
    found.removeAll(QString());
    return found;
}

/// "Mira Veldhof <mira@x>", "mailto:mira@x", "mira@x."
QString emailFrom(QString text)
{
    static const QRegularExpression kBetween(u"<([^<>]*@[^<>]*)>\\s*$"_s);
    if (const auto named = kBetween.match(text); named.hasMatch())
        text = named.captured(1);
    if (text.startsWith("mailto:"_L1, Qt::CaseInsensitive))
        text.remove(0, 7);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text.trimmed();
}

std::optional<QStringList> emailsIn(RowReader &reader)
{
    static const QRegularExpression kOwn(u"[;,\\n]"_s);
    static const QRegularExpression kAny(u":::|\\s+/\\s+|[;,\\n]|\\s+(?=[^<\\s]+@)"_s);
    const QString cell = reader.text(u"emails"_s);
    if (reader.isOwn())
        return given(severalIn(cell, kOwn));
    QStringList emails;
    for (const QString &part : severalIn(cell, kAny)) {
        if (const QString email = emailFrom(part); isPlaceholder(email))
            reader.leaveOut(u"emails"_s, quoted(email));
        else
            emails += email;
    }
    return given(emails);
}

std::optional<QStringList> phonesIn(RowReader &reader)
{
    static const QRegularExpression kOwn(u"\\n"_s); // Which no phone holds.
    static const QRegularExpression kAny(u":::|\\s+/\\s+|[;\\n]|(?<=\\d)\\s+(?:of|or|oder|ou|o)\\s+(?=[\\d+(])"_s);
    QStringList phones;
    for (const QString &phone : severalIn(reader.text(u"phones"_s), reader.isOwn() ? kOwn : kAny)) {
        if (!reader.isOwn() && isPlaceholder(phone))
            reader.leaveOut(u"phones"_s, quoted(phone));
        else
            phones += phone;
    }
    return given(phones);
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

std::optional<QString> contactCountry(RowReader &reader)
{
    const QString written = reader.line(u"country"_s);
    const QString code = countryCodeFrom(written);
    const bool isKnown = code.size() == 2 && QLocale::codeToTerritory(code) != QLocale::AnyTerritory;
    if (reader.isOwn() || isKnown || written.isEmpty())
        return given(code);
    reader.leaveOut(u"country"_s, u"%1, which is no country that is known"_s.arg(quoted(written)));
    return {};
}

template <class Row>
Result<Row> finished(const RowReader &reader, Row read, ImportRemarks *remarks)
{
    if (reader.error())
        return *reader.error();
    if (remarks)
        *remarks += reader.remarks();
    return read;
}

} // namespace

ImportCells::ImportCells(ColumnMapping mapping, ImportSetting setting)
    : m_mapping(std::move(mapping)), m_setting(std::move(setting))
{
    for (const NumberField &field : kNumberFields)
        m_signs.emplace_back(field.unit);
    m_found = signs();
}

DecimalSigns ImportCells::signs() const
{
    DecimalSigns found;
    for (const DecimalSignSearch &search : m_signs) {
        const bool isMoney = kNumberFields.at(found.size()).unit == NumberUnit::Money;
        const bool isAsked = isMoney && (search.isOpen() || search.isByGroups());
        found.push_back(isAsked && m_setting.sign != DecimalSign::Open ? m_setting.sign : search.sign());
    }
    return found;
}

void ImportCells::look(const TableRow &row)
{
    const RowReader reader(m_mapping, m_found, row);
    for (size_t i = 0; i < kNumberFields.size() && !reader.isOwn(); ++i) {
        const qsizetype column = m_mapping.columnOf(QString::fromUtf16(kNumberFields.at(i).name));
        if (column >= 0)
            lookAt(i, row.cells.value(column), row.fact(column));
    }
    m_found = signs();
}

void ImportCells::lookAt(size_t field, const QString &cell, const CellFact &fact)
{
    const bool isMoney = kNumberFields.at(field).unit == NumberUnit::Money;
    const QString currency = !isMoney || cell.isEmpty() ? QString()
        : fact.currency.isEmpty()                       ? currencyIn(cell)
                                                        : fact.currency;
    if (!currency.isEmpty())
        ++m_currencies[currency];
    if (fact.kind != CellKind::Text)
        return;
    const QString number = numberIn(cell);
    m_signs.at(field).take(number);
    static const QRegularExpression kThree(u"^\\d{1,3}[.,]\\d{3}$"_s);
    if (isMoney && m_open.size() < kExamples && kThree.match(number).hasMatch())
        m_open += number;
}

ImportRemarks ImportCells::remarks() const
{
    ImportRemarks remarks;
    const qsizetype unitColumn = m_mapping.columnOf(u"unitCostExclTax"_s);
    const QString heading = unitColumn < 0 ? QString() : m_mapping.header().at(unitColumn);
    if (const double units = unitsPriced(heading); units > 1)
        remarks.append(
            aboutFile("price_divided", {heading, numberText(units)},
                      u"The prices of %1 are for %2 and are divided by it."_s.arg(quoted(heading), numberText(units))));
    remarkOnSigns(remarks);
    remarkOnCurrencies(remarks);
    return remarks;
}

/// Of the prices: one column is like the other.
void ImportCells::remarkOnSigns(ImportRemarks &remarks) const
{
    for (size_t field = 0; field < kNumberFields.size(); ++field) {
        const DecimalSignSearch &search = m_signs.at(field);
        const bool isDoubtful = search.isOpen() || search.isByGroups();
        if (kNumberFields.at(field).unit != NumberUnit::Money || !isDoubtful || m_open.isEmpty())
            continue;
        QStringList read;
        for (const QString &number : m_open)
            read += u"%1 is read as %2"_s.arg(
                number, numberText(writtenNumber(number, NumberUnit::Money, m_found.at(field)).value_or(0)));
        const QString sign = m_found.at(field) == DecimalSign::Comma ? u"comma"_s : u"point"_s;
        remarks.append(aboutFile(
            "groups_read", {m_open.constFirst(), sign},
            u"Nothing but three digits behind a sign tells how the prices are written: %1."_s.arg(read.join(u", "_s))));
        return;
    }
}

void ImportCells::remarkOnCurrencies(ImportRemarks &remarks) const
{
    QStringList others = m_currencies.keys();
    for (const QString &field : {u"unitCostExclTax"_s, u"packCostExclTax"_s}) {
        const qsizetype column = m_mapping.columnOf(field);
        const QString named = column < 0 ? QString() : currencyIn(m_mapping.header().at(column));
        if (!named.isEmpty() && !others.contains(named))
            others += named;
    }
    others.removeIf([this](const QString &currency) {
        return m_setting.currency.isEmpty() || isCurrency(currency, m_setting.currency);
    });
    if (!others.isEmpty())
        remarks.append(aboutFile("currency_differs", {others.join(u", "_s), m_setting.currency},
                                 u"Prices are in %1, and the shop counts in %2; they are taken as they are."_s.arg(
                                     others.join(u", "_s), m_setting.currency)));
}

Result<ImportedProduct> ImportCells::product(const TableRow &row, ImportRemarks *remarks) const
{
    RowReader reader(m_mapping, m_found, row);
    ImportedProduct read;
    read.productId = reader.id<ProductTag>(u"productId"_s);
    read.product = reader.name(u"product"_s);
    read.category = given(reader.name(u"category"_s));
    read.productType = given(reader.line(u"productType"_s, kMaxProductType));
    read.variantId = reader.id<VariantTag>(u"variantId"_s);
    read.variant = reader.name(u"variant"_s);
    read.isVariantImplied = m_mapping.columnOf(u"variant"_s) < 0 && !read.variantId;
    if (read.isVariantImplied)
        read.variant = read.product;
    read.fields.stemLength = given(reader.number(u"stemLength"_s));
    read.fields.unitsPerPack = given(reader.number(u"unitsPerPack"_s));
    read.fields.colors = given(reader.colours(m_setting.colours));
    read.suppliers = given(reader.suppliers(u"suppliers"_s));
    if (!read.suppliers && !m_setting.supplier.isEmpty())
        read.suppliers = QList<ImportedSupplier>{{.name = reader.named(m_setting.supplier, u"suppliers"_s)}};
    read.minimums = bySupplier(reader, u"minPacks"_s, u"Supplier=4"_s, minimumFrom);
    read.codes = bySupplier(reader, u"supplierCodes"_s, u"Supplier=RQ-50"_s, codeFrom);
    read.fields.sku = given(reader.line(u"sku"_s));
    read.fields.notes = given(reader.notes(u"notes"_s));
    read.cost = reader.cost();
    // The rules for values are the service's; here they are asked before anything is written.
    if (!reader.error()) {
        TRY(patched(Variant{.name = u"variant"_s}, read.fields));
    }
    return finished(reader, std::move(read), remarks);
}

Result<ImportedPrice> ImportCells::price(const TableRow &row, ImportRemarks *remarks) const
{
    RowReader reader(m_mapping, m_found, row);
    ImportedPrice read;
    read.variantId = reader.id<VariantTag>(u"variantId"_s);
    read.sku = reader.line(u"sku"_s);
    read.supplierCode = reader.line(u"supplierCode"_s, kMaxSupplierCode);
    read.product = reader.name(u"product"_s);
    read.variant = reader.name(m_mapping.columnOf(u"variant"_s) < 0 ? u"product"_s : u"variant"_s);
    const PlacedText supplier = placedText(reader.text(u"supplier"_s), Within::Cell);
    read.supplier = {.name = reader.named(supplier.text, u"supplier"_s), .place = supplier.place};
    if (read.supplier.name.isEmpty() && !m_setting.supplier.isEmpty())
        read.supplier = {.name = reader.named(m_setting.supplier, u"supplier"_s)};
    read.stemLength = reader.number(u"stemLength"_s);
    const qsizetype before = reader.remarks().size();
    read.cost = reader.cost();
    read.isPriceless = !read.cost.isGiven() && reader.remarks().size() > before;
    return finished(reader, std::move(read), remarks);
}

Result<ImportedContact> ImportCells::contact(const TableRow &row, ImportRemarks *remarks) const
{
    RowReader reader(m_mapping, m_found, row);
    ImportedContact read;
    read.contactId = reader.id<ContactTag>(u"contactId"_s);
    read.fields.name = given(contactName(reader));
    read.fields.company = given(reader.line(u"company"_s));
    read.fields.emails = emailsIn(reader);
    read.fields.phones = phonesIn(reader);
    read.fields.address = given(contactAddress(reader));
    read.fields.country = contactCountry(reader);
    read.fields.taxNumber = given(reader.line(u"taxNumber"_s));
    read.fields.electronicAddress = given(reader.line(u"electronicAddress"_s));
    read.fields.notes = given(reader.notes(u"notes"_s));
    if (!reader.error()) {
        const Contact before{.name = read.contactId ? u"known"_s : QString()};
        TRY(patched(before, read.fields));
    }
    return finished(reader, std::move(read), remarks);
}

} // namespace stemdesk
