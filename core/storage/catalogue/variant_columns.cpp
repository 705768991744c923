#include "core/storage/catalogue/variant_columns.h"

#include "core/storage/engine/session.h"
#include "core/storage/rows/row_change.h"

#include <QLocale>
#include <QtEndian>

#include <algorithm>
#include <array>

namespace stemdesk {

namespace {

void appendId(QByteArray &bytes, const SupplierId &id)
{
    bytes.append(reinterpret_cast<const char *>(id.bytes().data()), kIdBytes);
}

/// How an update finds its row: shop, key, stored version. And what it always writes.
constexpr int kRowNameCount = 3;
const QByteArray kColumnsOfEachUpdate = "updated_at, version";
constexpr int kCountOfEachUpdate = 2;

struct FieldColumn {
    VariantField field;
    QByteArrayView name;
    SqlValue (*value)(const Variant &variant);
};

template <auto kMember>
constexpr FieldColumn plain(VariantField field, QByteArrayView name)
{
    return {field, name, [](const Variant &variant) { return toSqlValue(variant.*kMember); }};
}

constexpr std::array<FieldColumn, kVariantFieldCount> kFieldColumns{{
    plain<&Variant::name>(VariantField::Name, "name"),
    plain<&Variant::stemLength>(VariantField::StemLength, "stem_length"),
    plain<&Variant::unitsPerPack>(VariantField::UnitsPerPack, "units_per_pack"),
    {VariantField::Colors, "colors", [](const Variant &variant) -> SqlValue { return joinedLines(variant.colors); }},
    {VariantField::SupplierIds, "suppliers",
     [](const Variant &variant) -> SqlValue { return bytesOf(variant.supplierIds); }},
    {VariantField::SupplierMinPacks, "minimums",
     [](const Variant &variant) -> SqlValue { return bytesOf(variant.supplierMinPacks); }},
    {VariantField::SupplierPacks, "supplier_packs",
     [](const Variant &variant) -> SqlValue { return textOf(variant.supplierPacks); }},
    {VariantField::SupplierCodes, "supplier_codes",
     [](const Variant &variant) -> SqlValue { return textOf(variant.supplierCodes); }},
    plain<&Variant::sparePercent>(VariantField::SparePercent, "spare_percent"),
    plain<&Variant::sku>(VariantField::Sku, "sku"),
    plain<&Variant::notes>(VariantField::Notes, "notes"),
    plain<&Variant::externalId>(VariantField::ExternalId, "external_id"),
    plain<&Variant::ownedUnits>(VariantField::OwnedUnits, "owned_units"),
    plain<&Variant::replacementCostExclTax>(VariantField::ReplacementCostExclTax, "replacement_cost_excl_tax"),
    plain<&Variant::hireDaysBefore>(VariantField::HireDaysBefore, "hire_days_before"),
    plain<&Variant::hireDaysAfter>(VariantField::HireDaysAfter, "hire_days_after"),
}};

/// Writing one of these costs an index entry, whether or not its value changes.
constexpr VariantFieldSet kIndexed{VariantField::Sku, VariantField::ExternalId, VariantField::OwnedUnits};

} // namespace

QByteArray bytesOf(const QList<SupplierId> &suppliers)
{
    QByteArray bytes;
    bytes.reserve(suppliers.size() * kIdBytes);
    for (const SupplierId &supplier : suppliers)
        appendId(bytes, supplier);
    return bytes;
}

QByteArray bytesOf(const QList<SupplierMinimum> &minimums)
{
    QByteArray bytes;
    bytes.reserve(minimums.size() * kMinimumBytes);
    for (const SupplierMinimum &minimum : minimums) {
        appendId(bytes, minimum.supplierId);
        const auto packs = qToBigEndian(qint32(minimum.minPacks));
        bytes.append(reinterpret_cast<const char *>(&packs), sizeof packs);
    }
    return bytes;
}

QString textOf(const QList<SupplierCode> &codes)
{
    QStringList lines;
    for (const SupplierCode &code : codes) {
        const QString ean = code.ean.isEmpty() ? QString() : u'\t' + code.ean;
        lines.append(QString::fromLatin1(code.supplierId.text()) + u' ' + code.code + ean);
    }
    return joinedLines(lines);
}

QString textOf(const QList<SupplierPack> &packs)
{
    QStringList lines;
    for (const SupplierPack &pack : packs)
        lines.append(QString::fromLatin1(pack.supplierId.text()) + u' '
                     + QString::number(pack.unitsPerPack, 'g', QLocale::FloatingPointShortest));
    return joinedLines(lines);
}

VariantFieldSet writtenWith(VariantFieldSet changed)
{
    const bool isOwnStatement = isOneOfFew("variant", updatedColumns(changed));
    return isOwnStatement ? changed : changed | (VariantFieldSet::all() - kIndexed);
}

int updateValueCount(VariantFieldSet fields)
{
    const auto isWritten = [&](const FieldColumn &column) { return fields.contains(column.field); };
    return kRowNameCount + kCountOfEachUpdate + int(std::ranges::count_if(kFieldColumns, isWritten));
}

QByteArray updatedColumns(VariantFieldSet fields)
{
    QByteArray columns = kColumnsOfEachUpdate;
    for (const FieldColumn &column : kFieldColumns) {
        if (fields.contains(column.field))
            columns += ", " + column.name.toByteArray();
    }
    return columns;
}

void addUpdate(SqlRows &rows, const Tenant &tenant, const VariantUpdate &update, VariantFieldSet fields)
{
    const Variant &variant = update.stored->variant;
    rows.addNext(tenant.shop);
    rows.addNext(update.stored->key);
    rows.addNext(qint64(update.storedVersion));
    rows.addNext(variant.updatedAt);
    rows.addNext(qint64(variant.version));
    for (const FieldColumn &column : kFieldColumns) {
        if (fields.contains(column.field))
            rows.addNext(column.value(variant));
    }
}

} // namespace stemdesk
