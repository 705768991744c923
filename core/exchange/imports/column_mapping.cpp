#include "core/exchange/imports/column_mapping.h"

#include "core/base/text.h"
#include "core/base/wording.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString plainName(const QString &header)
{
    QString name = caseFolded(header.normalized(QString::NormalizationForm_C));
    name.removeIf([](QChar c) { return c.isSpace() || c == u'_' || c == u'-' || c.category() == QChar::Other_Format; });
    return name;
}

/// "unitCostExclTax, EUR", "stemLength (cm)"
QString withoutUnit(const QString &header)
{
    static const QRegularExpression kUnit(u"[,(\\[]\\s*(?:\\p{Sc}|[A-Z]{3}|cm|st|stems|pcs)\\.?\\s*[)\\]]?\\s*$"_s);
    return QString(header).remove(kUnit);
}

const QList<ImportField> &productFields()
{
    static const QList<ImportField> fields{
        {u"productId"_s},     {u"product"_s, true}, {u"category"_s},     {u"productType"_s},     {u"variantId"_s},
        {u"variant"_s, true}, {u"stemLength"_s},    {u"unitsPerPack"_s}, {u"colors"_s},          {u"suppliers"_s},
        {u"minPacks"_s},      {u"sku"_s},           {u"notes"_s},        {u"unitCostExclTax"_s}, {u"packCostExclTax"_s},
        {u"packs"_s},         {u"supplierCodes"_s}, {u"supplierEans"_s}, {u"packCostUnits"_s}};
    return fields;
}

const QList<ImportField> &priceFields()
{
    static const QList<ImportField> fields{
        {u"variantId"_s},  {u"sku"_s},      {u"supplierCode"_s},    {u"product"_s},         {u"variant"_s},
        {u"stemLength"_s}, {u"supplier"_s}, {u"unitCostExclTax"_s}, {u"packCostExclTax"_s}, {u"packCostUnits"_s}};
    return fields;
}

const QList<ImportField> &contactFields()
{
    static const QList<ImportField> fields{{u"contactId"_s}, {u"name"_s, true},
                                           {u"firstName"_s}, {u"lastName"_s},
                                           {u"company"_s},   {u"emails"_s},
                                           {u"phones"_s},    {u"address"_s},
                                           {u"street"_s},    {u"postcode"_s},
                                           {u"city"_s},      {u"country"_s},
                                           {u"taxNumber"_s}, {u"electronicAddress"_s},
                                           {u"notes"_s},     {u"invoicing"_s},
                                           {u"externalId"_s}};
    return fields;
}

QStringList fieldNames(ImportKind kind)
{
    QStringList names;
    for (const ImportField &field : importFields(kind))
        names += field.name;
    return names;
}

} // namespace

const QList<ImportField> &importFields(ImportKind kind)
{
    switch (kind) {
    case ImportKind::Products: break;
    case ImportKind::Prices: return priceFields();
    case ImportKind::Contacts: return contactFields();
    }
    return productFields();
}

bool isImportField(ImportKind kind, const QString &name)
{
    return std::ranges::any_of(importFields(kind),
                               [&](const ImportField &field) { return plainName(field.name) == plainName(name); });
}

bool isHeading(const QStringList &headings, const QString &heading)
{
    return std::ranges::any_of(headings, [&](const QString &known) { return plainName(known) == plainName(heading); });
}

ColumnMapping::ColumnMapping(ImportKind kind, const QStringList &header)
    : m_kind(kind), m_header(header), m_fields(header.size()), m_because(header.size())
{
    QHash<QString, QString> fields; // By the name that a column has.
    for (const ImportField &field : importFields(kind))
        fields.insert(plainName(field.name), field.name);
    for (qsizetype column = 0; column < header.size(); ++column) {
        const QString &heading = header.at(column);
        const QString whole = fields.value(plainName(heading));
        const QString field = whole.isEmpty() ? fields.value(plainName(withoutUnit(heading))) : whole;
        if (!field.isEmpty() && (columnOf(field) < 0 || holdsSeveral(field)))
            assign(column, field, u"its name"_s);
    }
}

bool ColumnMapping::holdsSeveral(const QString &field)
{
    return field == u"phones"_s || field == u"emails"_s || field == u"notes"_s || field == u"street"_s
        || field == u"lastName"_s || field == u"colors"_s;
}

void ColumnMapping::assign(qsizetype column, const QString &field, const QString &because)
{
    if (!field.isEmpty() && !holdsSeveral(field)) {
        for (const qsizetype before : columnsOf(field))
            join(before, QString());
    }
    join(column, field, because);
}

void ColumnMapping::join(qsizetype column, const QString &field, const QString &because)
{
    m_fields[column] = field;
    m_because[column] = because;
}

QList<qsizetype> ColumnMapping::columnsOf(const QString &field) const
{
    QList<qsizetype> columns;
    for (qsizetype column = 0; column < m_fields.size(); ++column) {
        if (m_fields.at(column) == field)
            columns += column;
    }
    return columns;
}

Status ColumnMapping::assign(const QString &header, const QString &field)
{
    const auto known = std::ranges::find_if(importFields(m_kind), [&](const ImportField &candidate) {
        return plainName(candidate.name) == plainName(field);
    });
    if (known == importFields(m_kind).end())
        return refused("unknown_field", u"map"_s,
                       u"%1 is no field of such a file"_s.arg(quoted(field)) + insteadOf(field, fieldNames(m_kind)));
    const qsizetype first = columnCalled(header);
    if (first < 0)
        return refused("unknown_column", {},
                       u"The file has no column %1"_s.arg(quoted(header)) + insteadOf(header, m_header));
    for (qsizetype column = first; column < m_header.size(); ++column) {
        const bool isMeant = column == first || holdsSeveral(known->name);
        if (isMeant && plainName(m_header.at(column)) == plainName(header))
            assign(column, known->name, u"mapped"_s);
    }
    return {};
}

qsizetype ColumnMapping::columnCalled(const QString &header) const
{
    const auto column =
        std::ranges::find_if(m_header, [&](const QString &name) { return plainName(name) == plainName(header); });
    return column == m_header.end() ? -1 : column - m_header.begin();
}

QStringList ColumnMapping::unknownColumns() const
{
    QStringList unknown;
    for (qsizetype column = 0; column < m_header.size(); ++column) {
        if (m_fields.at(column).isEmpty() && m_because.at(column).isEmpty())
            unknown += m_header.at(column).isEmpty() ? u"column %1"_s.arg(column + 1) : m_header.at(column);
    }
    return unknown;
}

Status ColumnMapping::check() const
{
    const bool isOfContacts = m_kind == ImportKind::Contacts;
    const QStringList keys = isOfContacts
        ? QStringList{u"contactId"_s, u"name"_s, u"firstName"_s, u"lastName"_s, u"company"_s}
        : QStringList{u"variantId"_s, u"sku"_s, u"supplierCode"_s, u"product"_s};
    if (std::ranges::any_of(keys, [this](const QString &key) { return m_fields.contains(key); }))
        return {};
    QStringList found;
    for (const QString &heading : m_header.first(std::min<qsizetype>(m_header.size(), 12)))
        found += quoted(heading);
    const QString columns = u" The columns are %1."_s.arg(found.join(u", "_s));
    if (isOfContacts)
        return refused("no_known_column", {},
                       u"No column of the file says whom its rows are about: one of them must be named or mapped to "
                       "name, lastName or company."_s
                           + columns);
    return refused("no_known_column", {},
                   u"No column of the file says which product or variant its rows are about: one of them must be named "
                   "or mapped to product, sku or variantId."_s
                       + columns);
}

} // namespace stemdesk
