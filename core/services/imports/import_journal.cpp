#include "core/services/imports/import_journal.h"

#include "core/base/text.h"
#include "core/json/catalogue/product_json.h"
#include "core/json/clients/contact_json.h"
#include "core/json/json_writer.h"
#include "core/json/prices/price_list_json.h"
#include "core/services/service_context.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

ImportJournal::ImportJournal(ServiceContext &context, ImportKind kind, const QString &fileName) : m_context(context)
{
    m_batch.kind = kind;
    m_batch.fileName = cleanText(fileName);
}

void ImportJournal::noteMade(Resource resource, const IdBytes &id, int version)
{
    note({resource, id}, version, {});
}

void ImportJournal::noteChanged(const Product &before)
{
    note({Resource::Product, before.id.bytes()}, before.version, imageOf(before));
}

void ImportJournal::noteChanged(const Variant &before)
{
    note({Resource::Variant, before.id.bytes()}, before.version, imageOf(before));
}

void ImportJournal::noteChanged(const PriceEntry &before)
{
    note({Resource::PriceEntry, before.id.bytes()}, before.version, imageOf(before));
}

void ImportJournal::noteChanged(const Contact &before)
{
    note({Resource::Contact, before.id.bytes()}, before.version, imageOf(before));
}

/// All that an import changes of a supplier.
void ImportJournal::noteUnarchived(const Supplier &after)
{
    note({Resource::Supplier, after.id.bytes()}, after.version, R"({"status":"archived"})"_ba);
}

void ImportJournal::note(const Subject &subject, int version, const std::optional<QByteArray> &before)
{
    if (m_stored.contains(subject) || m_places.contains(subject))
        return; // Only the value before the first change counts.
    m_places.insert(subject, m_rows.size());
    m_rows.append({.resource = subject.resource, .id = subject.id, .version = version, .before = before});
}

void ImportJournal::setVersion(Resource resource, const IdBytes &id, int version)
{
    const Subject subject{resource, id};
    if (const auto place = m_places.constFind(subject); place != m_places.cend())
        m_rows[*place].version = version;
    else if (m_stored.contains(subject))
        m_newVersions.insert(subject, version);
}

Status ImportJournal::write(const ImportCounts &counts)
{
    m_batch.counts.created += counts.created;
    m_batch.counts.updated += counts.updated;
    if (m_rows.isEmpty() && m_newVersions.isEmpty())
        return {};
    ImportStore store(m_context.session(), m_context.tenant());
    if (m_batch.key == 0) {
        m_batch.id = ImportId::create();
        m_batch.at = m_context.now();
        const qint64 key = TRY(store.insert(m_batch));
        m_batch.key = key;
    } else if (const Status counted = store.setCounts(m_batch.key, m_batch.counts); !counted) {
        return counted;
    }
    TRY(store.addRows(m_batch.key, m_rows));
    return keepVersions(std::exchange(m_rows, {}));
}

Status ImportJournal::keepVersions(const QList<ImportRow> &rows)
{
    ImportStore store(m_context.session(), m_context.tenant());
    for (auto version = m_newVersions.cbegin(); version != m_newVersions.cend(); ++version) {
        const ImportRow row{.resource = version.key().resource, .id = version.key().id, .version = version.value()};
        TRY(store.setVersion(m_batch.key, row));
    }
    m_newVersions.clear();
    m_places.clear();
    for (const ImportRow &row : rows)
        m_stored.insert({row.resource, row.id});
    return {};
}

Status ImportJournal::setRefused(qint64 rows)
{
    if (m_batch.key == 0)
        return {};
    m_batch.counts.refused = rows;
    return ImportStore(m_context.session(), m_context.tenant()).setCounts(m_batch.key, m_batch.counts);
}

std::optional<ImportId> ImportJournal::id() const
{
    return m_batch.key == 0 ? std::nullopt : std::optional(m_batch.id);
}

namespace {

/// The version is in the last line, after the JSON, which has no line breaks. Imports by older programs lack it.
constexpr char kBeforeVersion = '\n';

QByteArray imageWith(JsonWriter &json, int version)
{
    return json.take() + kBeforeVersion + QByteArray::number(version);
}

Result<JsonDocument> jsonOf(const QByteArray &image)
{
    const qsizetype end = image.indexOf(kBeforeVersion);
    return JsonDocument::parse(end < 0 ? QByteArrayView(image) : QByteArrayView(image).first(end));
}

} // namespace

QByteArray imageOf(const Product &product)
{
    Product fields = product;
    fields.variants.clear();
    JsonWriter json;
    writeProduct(json, fields, FieldSelection());
    return imageWith(json, product.version);
}

QByteArray imageOf(const Variant &variant)
{
    JsonWriter json;
    writeVariant(json, variant, FieldSelection());
    return imageWith(json, variant.version);
}

QByteArray imageOf(const PriceEntry &entry)
{
    JsonWriter json;
    writePriceEntry(json, entry, FieldSelection());
    return imageWith(json, entry.version);
}

QByteArray imageOf(const Contact &contact)
{
    JsonWriter json;
    writeContact(json, contact, FieldSelection());
    return imageWith(json, contact.version);
}

int versionOf(const QByteArray &image)
{
    const qsizetype at = image.indexOf(kBeforeVersion);
    return at < 0 ? 0 : image.sliced(at + 1).toInt();
}

Result<ProductPatch> productPatchOf(const QByteArray &image)
{
    const JsonDocument document = TRY(jsonOf(image));
    return productPatchFrom(document.root());
}

Result<VariantPatch> variantPatchOf(const QByteArray &image)
{
    const JsonDocument document = TRY(jsonOf(image));
    return variantPatchFrom(document.root());
}

Result<PriceEntryPatch> entryPatchOf(const QByteArray &image)
{
    const JsonDocument document = TRY(jsonOf(image));
    const auto body = TRY(priceEntryBodyFrom(document.root(), BodyKind::Patch));
    return body.patch;
}

Result<ContactPatch> contactPatchOf(const QByteArray &image)
{
    const JsonDocument document = TRY(jsonOf(image));
    const auto body = TRY(contactBodyFrom(document.root(), BodyKind::Patch));
    return body.patch;
}

} // namespace stemdesk
