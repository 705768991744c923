#include "core/storage/catalogue/variant_store.h"

#include "core/storage/engine/session.h"
#include "core/storage/rows/row_change.h"
#include "core/storage/rows/sql_column.h"

#include <QByteArray>
#include <QLocale>
#include <QMap>
#include <QSet>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

// Binary contents of the list columns.
inline constexpr qsizetype kIdBytes = sizeof(IdBytes);
inline constexpr qsizetype kMinimumBytes = kIdBytes + qsizetype(sizeof(qint32));

void appendId(QByteArray &bytes, const SupplierId &id)
{
    bytes.append(reinterpret_cast<const char *>(id.bytes().data()), kIdBytes);
}

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

/// One line per supplier: id, space, code, and after a tab the EAN if there is one.
QString textOf(const QList<SupplierCode> &codes)
{
    QStringList lines;
    for (const SupplierCode &code : codes) {
        const QString ean = code.ean.isEmpty() ? QString() : u'\t' + code.ean;
        lines.append(QString::fromLatin1(code.supplierId.text()) + u' ' + code.code + ean);
    }
    return joinedLines(lines);
}

/// One line per supplier: id, space, units.
QString textOf(const QList<SupplierPack> &packs)
{
    QStringList lines;
    for (const SupplierPack &pack : packs)
        lines.append(QString::fromLatin1(pack.supplierId.text()) + u' '
                     + QString::number(pack.unitsPerPack, 'g', QLocale::FloatingPointShortest));
    return joinedLines(lines);
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

/// The columns of an update that writes these fields, and its values, for Session::updateRows().
QByteArray updatedColumns(VariantFieldSet fields)
{
    QByteArray columns = kColumnsOfEachUpdate;
    for (const FieldColumn &column : kFieldColumns) {
        if (fields.contains(column.field))
            columns += ", " + column.name.toByteArray();
    }
    return columns;
}

/// The fields written for a change of these: only these, or all without an index if that would make too many kinds of
/// statements.
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

const QByteArray kVariantColumns =
    "variant.key, variant.product, variant.id, variant.name, stem_length, units_per_pack, "
    "colors, suppliers, minimums, sku, notes, variant.created_at, variant.updated_at, "
    "variant.version, variant.external_id, owned_units, replacement_cost_excl_tax, hire_days_before, hire_days_after, "
    "spare_percent, supplier_codes, supplier_packs";

SupplierId supplierAt(const char *bytes)
{
    IdBytes id{};
    memcpy(id.data(), bytes, id.size());
    return SupplierId(id);
}

std::optional<int> optionalDays(const Row &row, int at)
{
    return row.isNull(at) ? std::nullopt : std::optional(row.smallInteger(at));
}

StoredVariant variantFrom(const Row &row)
{
    return {.key = row.integer(0),
            .productKey = row.integer(1),
            .variant = {.id = row.id<VariantId>(2),
                        .name = row.text(3),
                        .stemLength = row.optionalReal(4),
                        .unitsPerPack = row.optionalReal(5),
                        .colors = row.lines(6),
                        .supplierIds = suppliersFrom(row.blob(7)),
                        .supplierMinPacks = minimumsFrom(row.blob(8)),
                        .supplierPacks = supplierPacksFrom(row.lines(21)),
                        .supplierCodes = supplierCodesFrom(row.lines(20)),
                        .sparePercent = row.optionalReal(19),
                        .sku = row.text(9),
                        .notes = row.text(10),
                        .externalId = row.text(14),
                        .ownedUnits = row.optionalReal(15),
                        .replacementCostExclTax = row.optionalReal(16),
                        .hireDaysBefore = optionalDays(row, 17),
                        .hireDaysAfter = optionalDays(row, 18),
                        .createdAt = row.integer(11),
                        .updatedAt = row.integer(12),
                        .version = row.smallInteger(13)}};
}

const QByteArray kColumnsOfProduct = kVariantColumns + ", product.id";
const QByteArray kFromWithProduct =
    " from variant join product on product.key = variant.product and product.shop = variant.shop";

StoredVariant variantOfProductFrom(const Row &row)
{
    StoredVariant stored = variantFrom(row);
    stored.variant.productId = row.id<ProductId>(22);
    return stored;
}

} // namespace

QList<SupplierId> suppliersFrom(QByteArrayView bytes)
{
    QList<SupplierId> suppliers;
    suppliers.reserve(bytes.size() / kIdBytes);
    for (qsizetype at = 0; at + kIdBytes <= bytes.size(); at += kIdBytes)
        suppliers.append(supplierAt(bytes.data() + at));
    return suppliers;
}

QList<SupplierMinimum> minimumsFrom(QByteArrayView bytes)
{
    QList<SupplierMinimum> minimums;
    minimums.reserve(bytes.size() / kMinimumBytes);
    for (qsizetype at = 0; at + kMinimumBytes <= bytes.size(); at += kMinimumBytes)
        minimums.append({.supplierId = supplierAt(bytes.data() + at),
                         .minPacks = qFromBigEndian<qint32>(bytes.data() + at + kIdBytes)});
    return minimums;
}

namespace {

/// Passes each line that begins with a supplier's id to `take`, with the text after the id.
template <class Take>
void eachOfSupplier(const QStringList &lines, Take take)
{
    for (const QString &line : lines) {
        const qsizetype space = line.indexOf(u' ');
        if (const auto supplier = idFrom<SupplierTag>(line.left(space).toUtf8(), {}); space > 0 && supplier)
            take(*supplier, line.mid(space + 1));
    }
}

} // namespace

QList<SupplierPack> supplierPacksFrom(const QStringList &lines)
{
    QList<SupplierPack> packs;
    eachOfSupplier(lines, [&](SupplierId supplier, const QString &text) {
        bool isNumber = false;
        if (const double units = text.toDouble(&isNumber); isNumber)
            packs.append({.supplierId = supplier, .unitsPerPack = units});
    });
    return packs;
}

QList<SupplierCode> supplierCodesFrom(const QStringList &lines)
{
    QList<SupplierCode> codes;
    eachOfSupplier(lines, [&](SupplierId supplier, const QString &text) {
        codes.append({.supplierId = supplier, .code = text.section(u'\t', 0, 0), .ean = text.section(u'\t', 1, 1)});
    });
    return codes;
}

Status VariantStore::fill(QList<StoredProduct> &products, bool isRange) const
{
    if (products.isEmpty())
        return {};
    QList<qint64> keys;
    if (!isRange) {
        for (const StoredProduct &stored : std::as_const(products))
            keys.append(stored.key);
    }
    return handOut(isRange ? between(products.constFirst().key, products.constLast().key) : ofProducts(keys), products);
}

Status VariantStore::fillPage(QList<StoredProduct> &products, const PageRequest &page) const
{
    // One walk over the index; a join would look up each product.
    static const QByteArray kOfPage = "select " + kVariantColumns
        + " from variant where shop = ? and product > ? and product <= (select max(key) from "
          "(select key from product where shop = ? and key > ? order by key limit ?) as page) order by product, key";
    const qint64 after = page.after.value_or(0);
    return handOut(m_session.all(kOfPage, variantFrom, m_tenant.shop, after, m_tenant.shop, after, page.limit),
                   products);
}

Status VariantStore::handOut(Result<QList<StoredVariant>> variants, QList<StoredProduct> &products)
{
    if (!variants)
        return variants.error();
    std::ranges::sort(products, {}, &StoredProduct::key); // Named ones come as they lie.
    auto product = products.begin(); // Both lists are in order of the product's key.
    for (StoredVariant &stored : *variants) {
        while (product != products.end() && product->key < stored.productKey)
            ++product;
        if (product == products.end())
            break;
        if (product->key != stored.productKey)
            continue;
        stored.variant.productId = product->product.id;
        product->product.variants.append(std::move(stored.variant));
    }
    return {};
}

Result<QList<StoredVariant>> VariantStore::between(qint64 firstProduct, qint64 lastProduct) const
{
    static const QByteArray kBetween =
        "select " + kVariantColumns + " from variant where shop = ? and product between ? and ? order by product, key";
    return m_session.all(kBetween, variantFrom, m_tenant.shop, firstProduct, lastProduct);
}

Result<QList<StoredVariant>> VariantStore::ofProducts(const QList<qint64> &productKeys) const
{
    static const InSql kOfProducts("select " + kVariantColumns + " from variant where shop = ? and product in");
    QList<StoredVariant> variants;
    TRY(readParts(kOfProducts, productKeys, [&](const QByteArray &sql, const InList<qint64> &part) {
        return m_session.each(
            sql, [&](const Row &row) { variants.append(variantFrom(row)); }, m_tenant.shop, part);
    }));
    std::ranges::sort(variants, {},
                      [](const StoredVariant &stored) { return std::tuple(stored.productKey, stored.key); });
    return variants;
}

Result<Page<StoredVariant>> VariantStore::list(qint64 product, const PageRequest &page,
                                               const VariantFilter &filter) const
{
    const QByteArray listed = "select " + kVariantColumns
        + " from variant where shop = ? and product = ? and key > ? and updated_at >= ?"
        + externalIdClause(filter.externalId) + idClause(page) + " order by key limit ?";
    auto rows = TRY(m_session.all(listed, variantFrom, m_tenant.shop, product, page.after.value_or(0),
                                  filter.updatedSince.value_or(std::numeric_limits<Instant>::min()),
                                  calledBy(filter.externalId), idsOf(page), page.limit + 1));
    Page<StoredVariant> found{.rows = std::move(rows), .next = std::nullopt};
    if (found.rows.size() > page.limit) {
        found.rows.removeLast();
        found.next = found.rows.constLast().key;
    }
    return found;
}

Result<StoredVariant> VariantStore::find(VariantId id) const
{
    static const QByteArray kFind =
        "select " + kColumnsOfProduct + kFromWithProduct + " where variant.shop = ? and variant.id = ?";
    const auto found = TRY(m_session.first(kFind, variantOfProductFrom, m_tenant.shop, id));
    if (!found)
        return notFound();
    return *found;
}

Result<QList<StoredVariant>> VariantStore::findAll(const QList<VariantId> &ids) const
{
    static const InSql kFind("select " + kColumnsOfProduct + kFromWithProduct
                             + " where variant.shop = ? and variant.id in");
    QList<StoredVariant> found;
    TRY(readParts(kFind, ids, [&](const QByteArray &sql, const InList<VariantId> &part) {
        return m_session.each(
            sql, [&](const Row &row) { found.append(variantOfProductFrom(row)); }, m_tenant.shop, part);
    }));
    return found;
}

Result<QHash<qint64, Product>> VariantStore::productsOf(const QList<StoredVariant> &variants) const
{
    QSet<qint64> keys;
    for (const StoredVariant &variant : variants)
        keys += variant.productKey;
    QList<StoredProduct> stored = TRY(ProductStore(m_session, m_tenant).findByKeys(keys.values()));
    QHash<qint64, Product> products;
    for (StoredProduct &product : stored)
        products.insert(product.key, std::move(product.product));
    return products;
}

Result<QList<StoredVariant>> VariantStore::rowsOf(const QList<VariantId> &ids) const
{
    static const QByteArray kRows = "select " + kVariantColumns + " from variant where shop = ? and id ";
    static const InSql kRowsIn(kRows + "in");
    QList<StoredVariant> found;
    found.reserve(ids.size());
    const auto take = [&](const Row &row) { found.append(variantFrom(row)); };
    if (m_session.driver().isServer() && !ids.isEmpty()) { // Each value on its own would be costly to send and to plan.
        SqlRows asked(1);
        asked.reserve(ids.size());
        for (const VariantId &id : ids)
            asked.add(id);
        TRY(m_session.each(kRows + "= any (cast(? as bytea[]))", take, m_tenant.shop, SqlColumn{&asked}));
        return found;
    }
    TRY(readParts(kRowsIn, ids, [&](const QByteArray &sql, const InList<VariantId> &part) {
        return m_session.each(sql, take, m_tenant.shop, part);
    }));
    return found;
}

Result<QList<VariantId>> VariantStore::idsWithSkus(const QStringList &skus) const
{
    static const InSql kWithSkus("select id from variant where shop = ? and sku <> '' and sku in", " order by key");
    QList<VariantId> ids;
    TRY(readParts(kWithSkus, skus, [&](const QByteArray &sql, const InList<QString> &part) {
        return m_session.each(
            sql, [&](const Row &row) { ids.append(row.id<VariantId>(0)); }, m_tenant.shop, part);
    }));
    return ids;
}

Result<QList<qint64>> VariantStore::insert(const QList<StoredVariant> &variants)
{
    SqlRows rows(22);
    rows.reserve(variants.size());
    for (const StoredVariant &stored : variants) {
        const Variant &variant = stored.variant;
        rows.add(m_tenant.shop, stored.productKey, variant.id, variant.name, variant.stemLength, variant.unitsPerPack,
                 joinedLines(variant.colors), bytesOf(variant.supplierIds), bytesOf(variant.supplierMinPacks),
                 variant.sku, variant.notes, variant.createdAt, variant.updatedAt, variant.version, variant.externalId,
                 variant.ownedUnits, variant.replacementCostExclTax, variant.hireDaysBefore, variant.hireDaysAfter,
                 variant.sparePercent, textOf(variant.supplierCodes), textOf(variant.supplierPacks));
    }
    return m_session.insertRows("variant",
                                "shop, product, id, name, stem_length, units_per_pack, colors, suppliers, minimums, "
                                "sku, notes, created_at, updated_at, version, external_id, owned_units, "
                                "replacement_cost_excl_tax, hire_days_before, hire_days_after, spare_percent, "
                                "supplier_codes, supplier_packs",
                                rows);
}

Status VariantStore::update(const QList<VariantUpdate> &updates)
{
    struct Written {
        VariantFieldSet fields;
        SqlRows rows;
    };
    QMap<VariantFieldSet, Written> byChange;
    for (const VariantUpdate &update : updates) {
        auto written = byChange.find(update.changed);
        if (written == byChange.end()) {
            const VariantFieldSet fields = writtenWith(update.changed);
            written = byChange.insert(update.changed, {fields, SqlRows(updateValueCount(fields))});
        }
        addUpdate(written->rows, m_tenant, update, written->fields);
    }
    for (const Written &written : std::as_const(byChange))
        TRY(m_session.updateRows("variant", updatedColumns(written.fields), written.rows));
    return {};
}

Status VariantStore::remove(qint64 key)
{
    return m_session.run("delete from variant where shop = ? and key = ?", m_tenant.shop, key);
}

} // namespace stemdesk
