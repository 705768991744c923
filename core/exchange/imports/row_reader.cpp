#include "core/exchange/imports/row_reader.h"

#include "core/base/list_cell.h"
#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/domain/catalogue/colour_words.h"
#include "core/domain/field_rules.h"
#include "core/exchange/imports/written_values.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Error noNumber(const QString &field, const QString &text)
{
    return invalid(field,
                   u"%1 is not a number; write digits and one comma or point, as in 1234,5."_s.arg(quoted(text)));
}

/// Whether the field identifies the thing or person that a row is about.
bool isOfNames(const QString &field)
{
    static const QSet<QString> fields{u"product"_s, u"variant"_s,   u"suppliers"_s, u"supplier"_s,
                                      u"name"_s,    u"firstName"_s, u"lastName"_s,  u"company"_s};
    return fields.contains(field);
}

/// Codes by which people and machines look things up.
bool isOfCodes(const QString &field)
{
    static const QSet<QString> fields{u"sku"_s,          u"supplierCode"_s, u"supplierCodes"_s,
                                      u"supplierEans"_s, u"phones"_s,       u"postcode"_s,
                                      u"taxNumber"_s,    u"externalId"_s,   u"electronicAddress"_s};
    return fields.contains(field);
}

/// Line breaks in names come from narrow cells.
QString onOneLine(QString text)
{
    static const QRegularExpression kBreak(u"[ ]*[\\r\\n\\t\\v\\f\u2028\u2029]+[ ]*"_s);
    return text.replace(kBreak, u" "_s).trimmed();
}

/// "12", "12-14 a", or an addition such as "bis" or "A".
bool isHouseNumber(const QString &text)
{
    static const QRegularExpression kNumber(u"^\\d{1,5}(?:\\s?[-/]\\s?\\d{1,5})?\\s?\\p{L}{0,3}$|^\\p{L}{1,3}$"_s);
    return kNumber.match(text).hasMatch();
}

/// What a cell leaves open, its column says.
bool isPackPrice(WrittenPrice::For what, bool isOfPackColumn)
{
    return what == WrittenPrice::For::Pack || (what == WrittenPrice::For::Open && isOfPackColumn);
}

template <class Tag>
bool isIdOf(const QString &cell)
{
    return !cell.isEmpty() && idFrom<Tag>(cell.toUtf8(), {}).has_value();
}

NumberUnit unitOf(const QString &field)
{
    const auto known =
        std::ranges::find_if(kNumberFields, [&](const NumberField &each) { return field == QStringView(each.name); });
    return known->unit;
}

QString whatIs(const CellFact &fact)
{
    return fact.kind == CellKind::NoValue ? u"a formula whose value is not in the file"_s
                                          : u"the error %1 of a formula"_s.arg(fact.shown);
}

} // namespace

RowReader::RowReader(const ColumnMapping &mapping, const ColumnSigns &signs, const TableRow &row)
    : m_mapping(mapping), m_signs(signs), m_row(row)
{
    const auto idAt = [&](const QString &field) {
        const qsizetype column = mapping.columnOf(field);
        return column < 0 ? QString() : row.cells.value(column).trimmed();
    };
    m_isOwn = isIdOf<VariantTag>(idAt(u"variantId"_s)) || isIdOf<ProductTag>(idAt(u"productId"_s))
        || isIdOf<ContactTag>(idAt(u"contactId"_s));
    if (row.damage)
        m_error = row.damage;
    const auto more = row.cells.sliced(std::min(row.cells.size(), mapping.header().size()));
    if (!m_error && std::ranges::any_of(more, [](const QString &cell) { return !cell.trimmed().isEmpty(); }))
        m_error = refused("too_many_cells", {},
                          u"The row has %1 cells and the header %2; put texts with separators between quotation "
                          "marks."_s.arg(row.cells.size())
                              .arg(mapping.header().size()));
}

RowReader::Cell RowReader::cellAt(qsizetype column) const
{
    Cell cell{.text = m_row.cells.value(column).trimmed(), .fact = m_row.fact(column)};
    if (!m_isOwn && cell.fact.kind == CellKind::Text && isErrorWord(cell.text))
        cell.fact = {.kind = CellKind::Error, .shown = cell.text};
    return cell;
}

QString RowReader::text(const QString &field)
{
    const bool areWords = field == u"lastName"_s;
    QStringList texts;
    for (const qsizetype column : m_mapping.columnsOf(field)) {
        const QString text = textAt(column, field);
        if (text.isEmpty() || (texts.contains(text) && !areWords))
            continue;
        if (field == u"street"_s && !texts.isEmpty() && isHouseNumber(text))
            texts.last() += u' ' + text;
        else
            texts += text;
    }
    if (areWords) // Repeated parts belong to the name: "de" and "Vries", "García" and "García".
        return texts.join(u' ');
    if (field == u"variant"_s) // The options of a web shop.
        return texts.join(u" / "_s);
    // Joined by the separator that the field's parts have within a cell.
    const bool areLines = field == u"notes"_s || field == u"street"_s;
    return texts.join(areLines ? u'\n' : u'|');
}

QString RowReader::textAt(qsizetype column, const QString &field)
{
    if (m_error)
        return {};
    const Cell cell = cellAt(column);
    if (cell.text.contains(QChar::ReplacementCharacter)) {
        fail(invalid(field, u"The cell holds bytes that are no text."_s));
        return {};
    }
    const bool isBroken = cell.fact.kind == CellKind::Error || cell.fact.kind == CellKind::NoValue;
    if (isBroken && isOfNames(field))
        fail(invalid(field, u"The cell holds %1; type what it should say."_s.arg(whatIs(cell.fact))));
    else if (isBroken)
        leaveOut(field, whatIs(cell.fact));
    if (isBroken)
        return {};
    QString text = cell.fact.kind == CellKind::Number && !cell.fact.shown.isEmpty() ? cell.fact.shown : cell.text;
    if (m_isOwn || !isOfCodes(field))
        return text;
    if (cell.fact.kind == CellKind::Date || cell.fact.kind == CellKind::Time)
        m_remarks.append(readAs(field, cell.fact.shown, quoted(text)));
    if (isShortened(text)) {
        leaveOut(field, u"%1, which is what a spreadsheet left of a longer number"_s.arg(quoted(text)));
        return {};
    }
    if (text.startsWith(u'\''))
        text.remove(0, 1);
    return text;
}

template <class Rule>
QString RowReader::kept(const QString &cell, Rule rule)
{
    if (cell.isEmpty())
        return {};
    const Result<QString> text = rule(cell);
    if (!text)
        fail(text.error());
    return text ? *text : QString();
}

QString RowReader::named(const QString &name, const QString &field)
{
    const QString line = onOneLine(name);
    return kept(m_isOwn ? line : withPlainSpaces(line), [&](const QString &cell) { return nameText(cell, field); });
}

QString RowReader::line(const QString &field, int limit)
{
    return kept(onOneLine(text(field)), [&](const QString &cell) { return lineText(cell, field, limit); });
}

QString RowReader::notes(const QString &field)
{
    return kept(text(field), [&](const QString &cell) { return multilineText(cell, field); });
}

/// Whether a name is empty, or says that there is none, which is reported.
bool RowReader::isLeftOut(const QString &field, const QString &name)
{
    if (name.isEmpty() || m_isOwn || !isPlaceholderName(name))
        return name.isEmpty();
    leaveOut(field, quoted(name));
    return true;
}

QStringList RowReader::names(const QString &field)
{
    QStringList found;
    for (const QString &part : listParts(text(field))) {
        const QString name = named(listText(part).trimmed(), field);
        if (!isLeftOut(field, name))
            found += name;
    }
    return found;
}

QStringList RowReader::colours(const QSet<QString> &known)
{
    static const QRegularExpression kBetween(u"\\s*[/,&+]\\s*|\\s+(?:and|und|en|et|y|e)\\s+"_s,
                                             QRegularExpression::CaseInsensitiveOption);
    QStringList names = this->names(u"colors"_s);
    const auto isColour = [&known](const QString &name) {
        return known.contains(caseFolded(name)) || isColourName(name);
    };
    const bool isOne = names.size() == 1 && !m_isOwn && !text(u"colors"_s).contains(u'|');
    if (!isOne || isColour(names.constFirst()))
        return names;
    const QStringList parts = names.constFirst().split(kBetween, Qt::SkipEmptyParts);
    return std::ranges::all_of(parts, isColour) ? parts : names;
}

ImportedSupplier RowReader::supplierOf(const QString &part, const QString &field)
{
    const PlacedText placed = placedText(part.trimmed(), Within::List);
    return {.name = named(listText(placed.text).trimmed(), field), .place = placed.place};
}

QList<ImportedSupplier> RowReader::suppliers(const QString &field)
{
    QList<ImportedSupplier> found;
    for (const QString &part : listParts(text(field))) {
        if (const ImportedSupplier supplier = supplierOf(part, field); !isLeftOut(field, supplier.name))
            found += supplier;
    }
    return found;
}

void RowReader::refuseTime(const QString &field, const Cell &cell)
{
    const QString what = cell.fact.kind == CellKind::Date ? u"a date, %1"_s.arg(cell.fact.shown)
        : cell.fact.kind == CellKind::Time                ? u"a time, %1"_s.arg(cell.fact.shown)
                                                          : u"a percentage, %1"_s.arg(cell.text);
    fail(invalid(field,
                 u"The cell holds %1, where a number should be; type it again in a cell of numbers."_s.arg(what)));
}

std::optional<RowReader::Cell> RowReader::numberCell(const QString &field)
{
    const qsizetype column = m_mapping.columnOf(field);
    if (m_error || column < 0)
        return {};
    const Cell cell = cellAt(column);
    switch (cell.fact.kind) {
    case CellKind::Date:
    case CellKind::Time:
    case CellKind::Percent: refuseTime(field, cell); return {};
    case CellKind::Error:
    case CellKind::NoValue: leaveOut(field, whatIs(cell.fact)); return {};
    case CellKind::Number:
    case CellKind::Text: break;
    }
    if (cell.text.isEmpty())
        return {};
    if (cell.text.contains(QChar::ReplacementCharacter)) {
        fail(invalid(field, u"The cell holds bytes that are no text."_s));
        return {};
    }
    if (!isPlaceholder(cell.text))
        return cell;
    leaveOut(field, quoted(cell.text));
    return {};
}

ColumnSign RowReader::signOf(const QString &field) const
{
    if (m_isOwn)
        return {.sign = DecimalSign::Point}; // Exports always write a point.
    const auto known =
        std::ranges::find_if(kNumberFields, [&](const NumberField &each) { return field == QStringView(each.name); });
    return m_signs.at(size_t(known - kNumberFields.begin()));
}

void RowReader::sayMixed(const QString &field, const Cell &cell, double value)
{
    if (cell.fact.kind == CellKind::Text && signOf(field).isMixed && twoReadings(numberIn(cell.text), unitOf(field)))
        m_remarks.append(readAs(field, cell.text, numberText(value)));
}

/// By which a number without a unit is multiplied.
double RowReader::factorOf(const QString &field) const
{
    const bool isLength = unitOf(field) == NumberUnit::Centimetres && !m_isOwn;
    return isLength ? centimetresIn(m_mapping.header().at(m_mapping.columnOf(field))) : 1;
}

std::optional<double> RowReader::measure(const QString &field, const Cell &cell, DecimalSign sign)
{
    if (cell.text.isEmpty())
        return {};
    const std::optional<WrittenMeasure> written =
        unitOf(field) == NumberUnit::Pieces ? writtenPack(cell.text, sign) : writtenLength(cell.text, sign);
    if (!written)
        return {};
    const double value = written->hasUnit ? written->value : written->value * factorOf(field);
    if (written->isChosen)
        m_remarks.append(readAs(field, cell.text, numberText(value)));
    return value;
}

std::optional<double> RowReader::number(const QString &field)
{
    const std::optional<Cell> cell = numberCell(field);
    if (!cell)
        return {};
    const bool isNumber = cell->fact.kind == CellKind::Number;
    const std::optional<double> worded =
        isNumber ? measure(field, {.text = cell->fact.worded}, DecimalSign::Point) : std::nullopt;
    if (isNumber && !cell->fact.worded.isEmpty() && !worded)
        m_remarks.append(readAs(field, cell->fact.worded, cell->text));
    const std::optional<double> number = worded ? worded
        : isNumber                              ? std::optional(cell->text.toDouble() * factorOf(field))
                                                : measure(field, *cell, signOf(field).sign);
    if (!number)
        fail(noNumber(field, cell->text));
    else if (!worded && isOdd(field, cell->text, *number))
        m_remarks.append(readAs(field, cell->text, numberText(*number)));
    else
        sayMixed(field, *cell, *number);
    return number;
}

/// "0,60" below "Length" is probably in metres, "600" in millimetres, and "60,70" two lengths. No stem is sold by parts
/// of a centimetre, and no pack has parts of a stem.
bool RowReader::isOdd(const QString &field, const QString &cell, double number) const
{
    constexpr double kLongest = 300;
    const bool hasUnit = std::ranges::any_of(cell, [](QChar c) { return !c.isDigit() && c != u'.' && c != u','; });
    const bool isLength = unitOf(field) == NumberUnit::Centimetres;
    if (m_isOwn || hasUnit || (isLength && factorOf(field) != 1))
        return false;
    return number != std::floor(number) || (isLength && number > kLongest);
}

QString RowReader::figure(const QString &field)
{
    const std::optional<Cell> cell = numberCell(field);
    return cell ? cell->text : QString();
}

ImportedCost RowReader::cost()
{
    ImportedCost cost;
    readCost(u"packCostExclTax"_s, cost);
    readCost(u"unitCostExclTax"_s, cost);
    return cost;
}

/// The cell's own words win over the heading: "6,50 per bunch" is never a price per stem.
void RowReader::readCost(const QString &field, ImportedCost &cost)
{
    const std::optional<Cell> cell = numberCell(field);
    if (!cell)
        return;
    const bool isWorded = !cell->fact.worded.isEmpty();
    const bool isNumber = cell->fact.kind == CellKind::Number && !isWorded;
    const QString text = isWorded ? cell->fact.worded : cell->text;
    std::optional<WrittenPrice> price = isNumber
        ? WrittenPrice{.amount = cell->text.toDouble()}
        : writtenPrice(text, isWorded ? DecimalSign::Point : signOf(field).sign);
    if (!price) {
        fail(noNumber(field, text));
        return;
    }
    if (!fits(price->amount, kNotNegative)) {
        fail(invalid(field, u"A price is a number of at least 0."_s));
        return;
    }
    if (price->amount == 0 && !m_isOwn) {
        leaveOut(field, u"0, which is no price"_s);
        return;
    }
    sayMixed(field, *cell, price->amount);
    const bool isOfPackColumn = field == u"packCostExclTax"_s;
    if (price->what == WrittenPrice::For::Open && !isOfPackColumn)
        price->units = unitsPriced(m_mapping.header().at(m_mapping.columnOf(field)));
    const bool isOfPack = isPackPrice(price->what, isOfPackColumn);
    (isOfPack ? cost.ofPack : cost.ofUnit) = price->amount / price->units;
    if (isOfPack)
        cost.unitsOfPack = unitsOfPack();
}

/// In a file with a column for it every pack cost needs it: a box is rarely the shop's pack.
std::optional<double> RowReader::unitsOfPack()
{
    const QString field = u"packCostUnits"_s;
    if (m_mapping.columnOf(field) < 0)
        return {};
    const std::optional<double> units = number(field);
    if (!units || *units <= 0)
        fail(refused("unitsPerPack_required", field,
                     u"The price is for a pack, and the row does not say how many units are in one."_s));
    return units;
}

} // namespace stemdesk
