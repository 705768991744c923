#include "core/exchange/imports/import_cells.h"

#include "core/base/list_cell.h"
#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/domain/billing/invoicing_terms.h"
#include "core/domain/catalogue/product_type.h"
#include "core/domain/field_rules.h"
#include "core/domain/shops/country.h"
#include "core/exchange/imports/column_words.h"
#include "core/exchange/imports/written_values.h"

#include <QHash>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kExamples = 3;

template <class T>
std::optional<T> given(const T &value)
{
    return value.isEmpty() ? std::nullopt : std::optional<T>(value);
}

/// An empty cell leaves the number unchanged: null would clear it.
std::optional<std::optional<double>> given(const std::optional<double> &number)
{
    return number ? std::optional<std::optional<double>>(number) : std::nullopt;
}

/// A column of supplier terms, separated by bars: "Supplier=value", or the value alone if the row has one supplier.
struct TermColumn {
    QString field;
    QString example; ///< An example value, for errors.
    bool isFigure; ///< A number; otherwise a code.
    /// False if the text is not a valid value.
    bool (*take)(ImportedTerms &terms, const QString &value, bool isOwn);
};

bool takePack(ImportedTerms &terms, const QString &value, bool isOwn)
{
    const auto pack = writtenPack(value, isOwn ? DecimalSign::Point : DecimalSign::Open);
    if (!pack || pack->value <= 0)
        return false;
    terms.unitsPerPack = pack->value;
    return true;
}

bool takeMinimum(ImportedTerms &terms, const QString &value, bool)
{
    bool isNumber = false;
    const int packs = value.toInt(&isNumber);
    terms.minPacks = packs;
    return isNumber && packs >= 0;
}

bool takeCode(ImportedTerms &terms, const QString &value, bool)
{
    const Result<QString> code = lineText(listText(value), u"supplierCodes"_s, kMaxSupplierCode);
    terms.code = code.value_or(QString());
    return !terms.code->isEmpty();
}

bool takeEan(ImportedTerms &terms, const QString &value, bool)
{
    const Result<QString> ean = lineText(listText(value), u"supplierEans"_s, kMaxEan);
    terms.ean = ean.value_or(QString());
    return !terms.ean->isEmpty();
}

const std::array<TermColumn, 4> &termColumns()
{
    static const std::array<TermColumn, 4> columns{{{u"packs"_s, u"25"_s, true, takePack},
                                                    {u"minPacks"_s, u"4"_s, true, takeMinimum},
                                                    {u"supplierCodes"_s, u"RQ-50"_s, false, takeCode},
                                                    {u"supplierEans"_s, u"8712345678906"_s, false, takeEan}}};
    return columns;
}

/// The row's terms of a supplier; added if missing.
ImportedTerms &termsIn(QList<ImportedTerms> &terms, const ImportedSupplier &supplier)
{
    const auto known =
        std::ranges::find_if(terms, [&](const ImportedTerms &each) { return isSameSupplier(each.supplier, supplier); });
    if (known != terms.end())
        return *known;
    terms.append({.supplier = supplier});
    return terms.last();
}

Error unreadTerm(const TermColumn &column, const QString &part, bool isPlain)
{
    if (isPlain)
        return invalid(column.field,
                       u"%1 does not say whose it is; write Supplier=%2, or name one supplier in the row."_s.arg(
                           quoted(part), column.example));
    return invalid(column.field, u"%1 cannot be read; write Supplier=%2."_s.arg(quoted(part), column.example));
}

/// Whether the part says nothing: it is blank, or a placeholder, which is reported.
bool isLeftOut(RowReader &reader, const TermColumn &column, const QString &part)
{
    if (part.trimmed().isEmpty())
        return true;
    if (reader.isOwn() || !isPlaceholder(part))
        return false;
    reader.leaveOut(column.field, quoted(part.trimmed()));
    return true;
}

void readTerms(RowReader &reader, const TermColumn &column, ImportedProduct &row)
{
    QList<ImportedSupplier> seen;
    for (const QString &part : listParts(column.isFigure ? reader.figure(column.field) : reader.text(column.field))) {
        if (isLeftOut(reader, column, part))
            continue;
        QStringList sides = listParts(part, u'=');
        const QString value = sides.takeLast().trimmed();
        const ImportedSupplier *only = sides.isEmpty() ? row.onlySupplier() : nullptr;
        const ImportedSupplier supplier = only ? *only : reader.supplierOf(sides.join(u'='), column.field);
        ImportedTerms taken;
        if (supplier.name.isEmpty() || !column.take(taken, value, reader.isOwn())) {
            reader.fail(unreadTerm(column, part.trimmed(), sides.isEmpty() && !only));
            return;
        }
        if (std::ranges::any_of(seen, [&](const ImportedSupplier &each) { return isSameSupplier(each, supplier); }))
            reader.fail(invalid(column.field, u"\"%1\" is named twice."_s.arg(supplier.name)));
        seen += supplier;
        column.take(termsIn(row.terms, supplier), value, reader.isOwn());
    }
}

/// Without duplicates.
QList<ImportedSupplier> onlyOnce(const QList<ImportedSupplier> &named)
{
    QList<ImportedSupplier> once;
    for (const ImportedSupplier &supplier : named) {
        if (std::ranges::none_of(once, [&](const ImportedSupplier &each) { return isSameSupplier(each, supplier); }))
            once += supplier;
    }
    return once;
}

/// The values of a cell, separated by bars or by `signs`, which most files use instead.
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

/// Without the invisible signs that web pages and address books put around what is copied from them.
QString withoutFormatSigns(QString text)
{
    text.removeIf([](QChar c) { return c.category() == QChar::Other_Format; });
    return text.trimmed();
}

/// Reads "Mira Veldhof <mira@x>", "mailto:mira@x?subject=Roses", "mira@x (work)", "mira @x" and "mira@x."
QString emailFrom(QString text)
{
    static const QRegularExpression kAside(u"\\s*\\([^()@]*\\)\\s*$|\\s+(?=@)|(?<=@)\\s+"_s);
    text = withoutFormatSigns(text);
    static const QRegularExpression kBetween(u"[<(]([^<>()]*@[^<>()]*)[>)]\\s*$"_s);
    if (const auto named = kBetween.match(text); named.hasMatch())
        text = named.captured(1);
    if (text.startsWith("mailto:"_L1, Qt::CaseInsensitive))
        text = text.sliced(7).section(u'?', 0, 0);
    text.remove(kAside);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text.trimmed();
}

std::optional<QStringList> emailsIn(RowReader &reader)
{
    static const QRegularExpression kOwn(u"[;,\\n]"_s);
    static const QRegularExpression kAny(u":::|\\s+/\\s+|[;,\\n]|\\s+(?=[^<\\s]+@)"_s);
    static const QRegularExpression kQuotedName(u"\"[^\"]*\"\\s*(?=<)"_s); // Often with a comma in it.
    QString cell = reader.text(u"emails"_s);
    if (reader.isOwn())
        return given(severalIn(cell, kOwn));
    cell.remove(kQuotedName);
    QStringList emails;
    for (const QString &part : severalIn(cell, kAny)) {
        if (const QString email = emailFrom(part); isPlaceholder(email))
            reader.leaveOut(u"emails"_s, quoted(email));
        else
            emails += email;
    }
    return given(emails);
}

/// Reads "tel:+31-6-1234" too.
QString phoneFrom(QString text)
{
    text = withoutFormatSigns(text);
    return text.startsWith("tel:"_L1, Qt::CaseInsensitive) ? text.sliced(4).trimmed() : text;
}

std::optional<QStringList> phonesIn(RowReader &reader)
{
    static const QRegularExpression kOwn(
        u"\\n"_s); // The separator in our own exports, which never occurs in a phone number.
    static const QRegularExpression kAny(u":::|\\s+/\\s+|[;\\n]|(?<=\\d)\\s+(?:of|or|oder|ou|o)\\s+(?=[\\d+(])"_s);
    QStringList phones;
    const QString cell = reader.text(u"phones"_s);
    if (reader.isOwn())
        return given(severalIn(cell, kOwn));
    for (const QString &part : severalIn(cell, kAny)) {
        if (const QString phone = phoneFrom(part); isPlaceholder(phone))
            reader.leaveOut(u"phones"_s, quoted(phone));
        else
            phones += phone;
    }
    return given(phones);
}

/// The form of our own exports: "event", "month 30".
std::optional<QString> invoicingIn(RowReader &reader)
{
    const QString terms = reader.line(u"invoicing"_s);
    if (terms.isEmpty() || invoicingTermsFrom(terms))
        return given(terms);
    reader.leaveOut(u"invoicing"_s, quoted(terms));
    return {};
}

/// The option that web shops write for a product without options.
bool isOnlyChoice(const QString &text)
{
    return text.compare("Default Title"_L1, Qt::CaseInsensitive) == 0;
}

/// Joins the non-empty parts.
QString joined(QStringList parts, const QString &sign)
{
    parts.removeAll(QString());
    return parts.join(sign);
}

/// The name in a cell. One that is none is left out with a remark, and `other` taken for it.
QString saidName(RowReader &reader, const QString &field, const QString &other = {})
{
    const QString name = reader.name(field);
    if (reader.isOwn() || !isPlaceholderName(name))
        return name;
    reader.leaveOut(field, quoted(name));
    return other;
}

QString contactName(RowReader &reader)
{
    const QString name = saidName(reader, u"name"_s);
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
    static const QHash<QString, QString> kCarSigns{{u"A"_s, u"AT"_s}, {u"B"_s, u"BE"_s}, {u"D"_s, u"DE"_s},
                                                   {u"E"_s, u"ES"_s}, {u"F"_s, u"FR"_s}, {u"I"_s, u"IT"_s},
                                                   {u"L"_s, u"LU"_s}, {u"P"_s, u"PT"_s}, {u"S"_s, u"SE"_s}};
    const QString written = reader.line(u"country"_s);
    const QString code = countryCodeFrom(kCarSigns.value(written.toUpper(), written));
    const bool isKnown = code.size() == 2 && QLocale::codeToTerritory(code) != QLocale::AnyTerritory;
    if (reader.isOwn() || isKnown || written.isEmpty())
        return given(code);
    reader.leaveOut(u"country"_s, u"%1, which is no country that is known"_s.arg(quoted(written)));
    return {};
}

/// Remarks if the row's two costs contradict each other. Rounding to cents makes a difference of at most half a cent.
void compareCosts(RowReader &reader, const ImportedCost &cost, const std::optional<double> &unitsPerPack)
{
    constexpr double kRounded = 0.006;
    const std::optional<double> &pack = cost.unitsOfPack ? cost.unitsOfPack : unitsPerPack;
    if (reader.isOwn() || !pack || !cost.ofUnit || !cost.ofPack)
        return;
    if (std::abs(*cost.ofPack / *pack - *cost.ofUnit) > kRounded)
        reader.leaveOut(u"packCostExclTax"_s,
                        u"%1 for %2, and the price of one is %3"_s.arg(numberText(*cost.ofPack), numberText(*pack),
                                                                       numberText(*cost.ofUnit)));
}

/// "Currency", "W\u00e4hrung": a column that says what the prices beside it are in.
bool namesCurrencies(const QString &heading)
{
    static const QSet<QString> kWords{u"currency"_s,  u"currencycode"_s, u"curr"_s,         u"ccy"_s,
                                      u"wahrung"_s,   u"waehrung"_s,     u"valuta"_s,       u"munt"_s,
                                      u"muntsoort"_s, u"munteenheid"_s,  u"wahrungscode"_s, u"devise"_s,
                                      u"divisa"_s,    u"moneda"_s,       u"monnaie"_s};
    return hasWordOf(heading, kWords);
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
    for (qsizetype column = 0; column < m_mapping.header().size() && m_currencyColumn < 0; ++column) {
        if (m_mapping.fieldOf(column).isEmpty() && namesCurrencies(m_mapping.header().at(column)))
            m_currencyColumn = column;
    }
}

ColumnSigns ImportCells::signs() const
{
    ColumnSigns found;
    for (const DecimalSignSearch &search : m_signs) {
        const bool isMoney = kNumberFields.at(found.size()).unit == NumberUnit::Money;
        const bool isAsked = isMoney && (search.isOpen() || search.isByGroups());
        found.push_back({.sign = isAsked && m_setting.sign != DecimalSign::Open ? m_setting.sign : search.sign(),
                         .isMixed = search.isMixed()});
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
    if (!reader.isOwn())
        lookAtCurrency(row);
    m_found = signs();
}

void ImportCells::lookAtCurrency(const TableRow &row)
{
    static const QRegularExpression kCode(u"^[A-Z]{3}$"_s);
    const auto isPriced = [&](const QString &field) {
        const qsizetype column = m_mapping.columnOf(field);
        return column >= 0 && !row.cells.value(column).trimmed().isEmpty();
    };
    if (m_currencyColumn < 0 || (!isPriced(u"unitCostExclTax"_s) && !isPriced(u"packCostExclTax"_s)))
        return;
    const QString cell = row.cells.value(m_currencyColumn).trimmed();
    const QString currency = kCode.match(cell).hasMatch() ? cell : currencyIn(cell);
    if (!currency.isEmpty())
        ++m_currencies[currency];
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
    remarkOnBoxes(remarks);
    remarkOnSigns(remarks);
    remarkOnCurrencies(remarks);
    return remarks;
}

/// Reports prices for a box in a file without a number for the box.
void ImportCells::remarkOnBoxes(ImportRemarks &remarks) const
{
    const qsizetype column = m_mapping.columnOf(u"packCostExclTax"_s);
    const bool isDivided = m_mapping.columnOf(u"packCostUnits"_s) >= 0 || m_mapping.columnOf(u"unitsPerPack"_s) >= 0;
    if (column < 0 || isDivided)
        return;
    const QString heading = m_mapping.header().at(column);
    if (meaningOf(m_mapping.kind(), heading).container == kBoxContainer)
        remarks.append(aboutFile("price_of_box", {heading},
                                 u"The prices of %1 are divided by the pack sizes of the shop, because no column says "
                                 "how many are in a box."_s.arg(quoted(heading))));
}

/// Reports prices whose decimal sign is unclear. Only the first price column is checked, because all are written alike.
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
                number, numberText(writtenNumber(number, NumberUnit::Money, m_found.at(field).sign).value_or(0)));
        const QString sign = m_found.at(field).sign == DecimalSign::Comma ? u"comma"_s : u"point"_s;
        remarks.append(aboutFile(
            "groups_read", {m_open.constFirst(), sign},
            u"Nothing but three digits behind a sign tells how the prices are written: %1."_s.arg(read.join(u", "_s))));
        return;
    }
}

bool ImportCells::hasPrices() const
{
    return m_mapping.columnOf(u"unitCostExclTax"_s) >= 0 || m_mapping.columnOf(u"packCostExclTax"_s) >= 0;
}

/// The currencies that the lines above the table name by sign or code, for prices that have none of their own.
QStringList ImportCells::currenciesOfTitles() const
{
    QStringList named;
    for (const QString &title : m_setting.titles) {
        const QString currency = currencyIn(title);
        const bool isWord = currency.size() < 3 && !currency.isEmpty() && currency.front().isLetter();
        // "Fr" may be a Friday, "Try" an advice.
        if (currency.isEmpty() || isWord || currency == u"TRY"_s || !title.contains(currency))
            continue;
        if (isCurrency(currency, m_setting.currency))
            return {};
        named += currency;
    }
    named.removeDuplicates();
    return named;
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
    if (others.isEmpty() && hasPrices())
        others = currenciesOfTitles();
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
    read.product = saidName(reader, u"product"_s);
    read.category = given(saidName(reader, u"category"_s));
    read.productType = given(reader.line(u"productType"_s, kMaxProductType));
    if (read.productType && !reader.isOwn() && isPlaceholderName(*read.productType)) {
        reader.leaveOut(u"productType"_s, quoted(*read.productType));
        read.productType.reset();
    }
    read.variantId = reader.id<VariantTag>(u"variantId"_s);
    read.variant = saidName(reader, u"variant"_s, read.product);
    read.isVariantImplied = m_mapping.columnOf(u"variant"_s) < 0 && !read.variantId;
    if (read.isVariantImplied || isOnlyChoice(read.variant))
        read.variant = read.product;
    read.fields.stemLength = given(reader.number(u"stemLength"_s));
    read.fields.unitsPerPack = given(reader.number(u"unitsPerPack"_s));
    QStringList colours = reader.colours(m_setting.colours);
    colours.removeIf(isOnlyChoice);
    read.fields.colors = given(colours);
    read.suppliers = given(onlyOnce(reader.suppliers(u"suppliers"_s)));
    if (!read.suppliers && !m_setting.supplier.isEmpty())
        read.suppliers = QList<ImportedSupplier>{{.name = reader.named(m_setting.supplier, u"suppliers"_s)}};
    readWhatSuppliersSell(reader, read);
    read.fields.sku = given(reader.line(u"sku"_s));
    read.fields.notes = given(reader.notes(u"notes"_s));
    read.cost = reader.cost();
    compareCosts(reader, read.cost, read.anyPack());
    // The service's rules for values, checked before anything is written.
    if (!reader.error()) {
        const Variant asked{.name = u"variant"_s};
        TRY(patched(asked, read.fields));
        for (const ImportedTerms &terms : std::as_const(read.terms)) {
            TRY(patched(asked, {.unitsPerPack = given(terms.unitsPerPack)}));
        }
    }
    return finished(reader, std::move(read), remarks);
}

/// In a file without pack sizes per supplier, a row's pack size belongs to its supplier, if it has only one.
void ImportCells::readWhatSuppliersSell(RowReader &reader, ImportedProduct &read) const
{
    for (const TermColumn &column : termColumns())
        readTerms(reader, column, read);
    const auto pack = read.fields.unitsPerPack.value_or(std::nullopt);
    const ImportedSupplier *supplier = read.onlySupplier();
    if (!pack || !supplier || m_mapping.columnOf(u"packs"_s) >= 0)
        return;
    termsIn(read.terms, *supplier).unitsPerPack = pack;
    read.fields.unitsPerPack.reset();
    read.isPackOfSupplier = true;
}

Result<ImportedPrice> ImportCells::price(const TableRow &row, ImportRemarks *remarks) const
{
    RowReader reader(m_mapping, m_found, row);
    ImportedPrice read;
    read.variantId = reader.id<VariantTag>(u"variantId"_s);
    read.sku = reader.line(u"sku"_s);
    read.supplierCode = reader.line(u"supplierCode"_s, kMaxSupplierCode);
    read.product = saidName(reader, u"product"_s);
    read.variant = m_mapping.columnOf(u"variant"_s) < 0 ? read.product : saidName(reader, u"variant"_s, read.product);
    const PlacedText supplier = placedText(reader.text(u"supplier"_s), Within::Cell);
    read.supplier = {.name = reader.named(supplier.text, u"supplier"_s), .place = supplier.place};
    if (read.supplier.name.isEmpty() && !m_setting.supplier.isEmpty())
        read.supplier = {.name = reader.named(m_setting.supplier, u"supplier"_s)};
    read.stemLength = reader.number(u"stemLength"_s);
    const qsizetype before = reader.remarks().size();
    read.cost = reader.cost();
    compareCosts(reader, read.cost, {});
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
    read.fields.invoicing = invoicingIn(reader);
    read.fields.externalId = given(reader.line(u"externalId"_s));
    if (!reader.error()) {
        const Contact before{.name = read.contactId ? u"known"_s : QString()};
        TRY(patched(before, read.fields));
    }
    return finished(reader, std::move(read), remarks);
}

} // namespace stemdesk
