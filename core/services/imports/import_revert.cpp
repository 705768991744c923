#include "core/services/imports/import_revert.h"

#include "core/domain/catalogue/deleted_product.h"
#include "core/services/catalogue/supplier_service.h"
#include "core/services/catalogue/vocabulary_service.h"
#include "core/services/clients/contact_service.h"
#include "core/services/imports/import_journal.h"
#include "core/services/prices/price_list_service.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/product_search.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/prices/price_entry_store.h"

#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRevertedAtOnce = 200;

bool isGone(const Error &error)
{
    return error.kind == Error::Kind::NotFound;
}

Error changedSince()
{
    return conflict("import_row_changed", u"It was changed since the import."_s);
}

Error inUse(const QString &where)
{
    return conflict("import_row_in_use", u"It is in use meanwhile: %1."_s.arg(where));
}

/// What is gone needs no undoing where the import made it; else its old values have no place to go.
Status withoutSubject(const ImportRow &row)
{
    if (!row.before)
        return {};
    return conflict("import_row_gone", u"It was deleted since the import."_s);
}

template <class T>
Status statusOf(const Result<T> &result)
{
    return result ? Status() : Status(result.error());
}

} // namespace

Result<RevertReport> ImportRevert::run(const ImportService::Watch &watch)
{
    ImportStore store(m_context.session(), m_context.tenant());
    const qint64 total = TRY(store.rowCount(m_batch.key));
    qint64 done = 0;
    for (qint64 before = std::numeric_limits<qint64>::max();;) {
        if (watch && !watch(done, total)) {
            m_report.isStopped = true;
            return m_report;
        }
        const auto rows = TRY(store.rowsBefore(m_batch.key, before, kRevertedAtOnce));
        TRY(undoSome(rows));
        if (rows.isEmpty())
            return m_report;
        before = rows.constLast().key;
        done += rows.size();
    }
}

/// No rows: the end, which is noted.
Status ImportRevert::undoSome(const QList<ImportRow> &rows)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    ImportStore store(m_context.session(), m_context.tenant());
    for (const ImportRow &row : rows) {
        m_name.clear();
        const Status undone = undo(row);
        if (!undone
            && (undone.error().kind == Error::Kind::Unavailable || undone.error().kind == Error::Kind::Internal))
            return undone;
        if (!undone) {
            keep(row, undone.error());
            continue;
        }
        TRY(store.removeRow(row.key));
        ++m_report.undone;
    }
    const bool isNews = !m_batch.revertedAt || m_report.undone > 0;
    if (rows.isEmpty() && isNews) {
        TRY(store.setReverted(m_batch.key, m_context.now()));
    }
    return work.commit();
}

void ImportRevert::keep(const ImportRow &row, const Error &reason)
{
    m_report.kept.append({.resource = row.resource, .id = row.id, .name = m_name, .reason = reason});
}

Status ImportRevert::undo(const ImportRow &row)
{
    switch (row.resource) {
    case Resource::Variant: return undoVariant(row);
    case Resource::Product: return undoProduct(row);
    case Resource::PriceEntry: return undoEntry(row);
    case Resource::Supplier: return undoSupplier(row);
    case Resource::PriceList: return undoList(row);
    case Resource::Colour: return undoColour(row);
    case Resource::Category: return undoCategory(row);
    case Resource::Contact: return undoContact(row);
    case Resource::TaxGroup:
    case Resource::Event:
    case Resource::EventGroup:
    case Resource::EventItem:
    case Resource::Webhook:
    case Resource::OrderSheet:
    case Resource::Image:
    case Resource::Shop:
    case Resource::ApiKey:
    case Resource::Delivery:
    case Resource::ProductType:
    case Resource::EventTemplate:
    case Resource::Quote:
    case Resource::Payment:
    case Resource::Invoice:
    case Resource::Task:
    case Resource::Series: break;
    }
    return internal(u"an import noted what it never makes"_s);
}

Status ImportRevert::undoVariant(const ImportRow &row)
{
    const VariantId id(row.id);
    const Result<StoredVariant> stored = VariantStore(m_context.session(), m_context.tenant()).find(id);
    if (!stored)
        return isGone(stored.error()) ? withoutSubject(row) : Status(stored.error());
    const Variant &variant = stored->variant;
    m_name = variant.name;
    if (variant.version != row.version)
        return changedSince();
    if (!row.before)
        return removeVariant(stored->key, variant.productId, id);
    const VariantPatch patch = TRY(variantPatchOf(*row.before));
    const auto restored = ProductService(m_context).patchVariant(variant.productId, id, patch);
    return restored ? followProduct(variant.productId) : Status(restored.error());
}

Status ImportRevert::removeVariant(qint64 key, ProductId product, VariantId id)
{
    const auto entries = TRY(PriceEntryStore(m_context.session(), m_context.tenant()).ofVariant(key));
    if (!entries.isEmpty())
        return inUse(u"it has %1 prices"_s.arg(entries.size()));
    const auto removed = ProductService(m_context).removeVariant(product, id, false);
    if (!removed && removed.error().kind == Error::Kind::Conflict)
        return inUse(u"it is on event lines"_s);
    return removed ? followProduct(product) : Status(removed.error());
}

Status ImportRevert::followProduct(ProductId id)
{
    const StoredProduct stored = TRY(ProductStore(m_context.session(), m_context.tenant()).find(id));
    const int version = stored.product.version;
    const Result<bool> isFollowed =
        ImportStore(m_context.session(), m_context.tenant())
            .followVersion(m_batch.key, {.resource = Resource::Product, .id = id.bytes(), .version = version});
    if (!isFollowed)
        return isFollowed.error();
    if (*isFollowed)
        m_followed.insert(id, version);
    return {};
}

Status ImportRevert::undoProduct(const ImportRow &row)
{
    const ProductId id(row.id);
    const Result<StoredProduct> stored = ProductStore(m_context.session(), m_context.tenant()).find(id);
    if (!stored)
        return isGone(stored.error()) ? withoutSubject(row) : Status(stored.error());
    m_name = stored->product.name;
    if (stored->product.version != m_followed.value(id, row.version))
        return changedSince();
    if (row.before) {
        const Result<ProductPatch> patch = productPatchOf(*row.before);
        return patch ? statusOf(ProductService(m_context).patch(id, *patch)) : Status(patch.error());
    }
    const auto variants = TRY(VariantStore(m_context.session(), m_context.tenant()).ofProducts({stored->key}));
    if (!variants.isEmpty())
        return inUse(u"it has %1 variants"_s.arg(variants.size()));
    return statusOf(ProductService(m_context).remove(id, false));
}

Status ImportRevert::undoEntry(const ImportRow &row)
{
    const PriceEntryId id(row.id);
    const auto list = TRY(PriceEntryStore(m_context.session(), m_context.tenant()).listOf(id));
    if (list.isNull())
        return withoutSubject(row);
    PriceListService lists(m_context);
    const PriceEntry entry = TRY(lists.entry(list, id));
    if (entry.version != row.version)
        return changedSince();
    if (!row.before)
        return statusOf(lists.removeEntry(list, id));
    const Result<PriceEntryPatch> patch = entryPatchOf(*row.before);
    return patch ? statusOf(lists.patchEntry(list, id, *patch)) : Status(patch.error());
}

/// Its prices were taken back before it.
Status ImportRevert::undoList(const ImportRow &row)
{
    PriceListService lists(m_context);
    const Result<PriceList> list = lists.find(PriceListId(row.id), PriceListService::Entries::Skip);
    if (!list)
        return isGone(list.error()) ? withoutSubject(row) : Status(list.error());
    m_name = list->name;
    if (list->entriesCount > 0)
        return inUse(u"it has %1 prices"_s.arg(list->entriesCount));
    return statusOf(lists.remove(list->id));
}

/// Suppliers are archived, never deleted; also one that the import brought back, which is all that it changes of any.
Status ImportRevert::undoSupplier(const ImportRow &row)
{
    const SupplierId id(row.id);
    SupplierService suppliers(m_context);
    const Result<Supplier> supplier = suppliers.find(id);
    if (!supplier)
        return isGone(supplier.error()) ? withoutSubject(row) : Status(supplier.error());
    m_name = supplier->name;
    if (supplier->version != row.version)
        return changedSince();
    TRY(requireUntagged(supplierTag(m_context.tenant(), id)));
    return statusOf(suppliers.archive(id));
}

Status ImportRevert::undoColour(const ImportRow &row)
{
    const ColourId id(row.id);
    VocabularyService words(m_context);
    const Result<Colour> colour = words.colour(id);
    if (!colour)
        return isGone(colour.error()) ? withoutSubject(row) : Status(colour.error());
    m_name = colour->name;
    if (colour->version != row.version)
        return changedSince();
    TRY(requireUntagged(colourTag(m_context.tenant(), colour->name)));
    const auto events = TRY(VocabularyService(m_context).eventsWithColour(colour->name, 1));
    return events.isEmpty() ? statusOf(words.removeColour(id)) : Status(inUse(u"an event has it"_s));
}

Status ImportRevert::undoCategory(const ImportRow &row)
{
    const CategoryId id(row.id);
    VocabularyService words(m_context);
    const Result<Category> category = words.category(id);
    if (!category)
        return isGone(category.error()) ? withoutSubject(row) : Status(category.error());
    m_name = category->name;
    if (category->version != row.version)
        return changedSince();
    TRY(requireUntagged(categoryTag(m_context.tenant(), category->name)));
    return statusOf(words.removeCategory(id));
}

Status ImportRevert::undoContact(const ImportRow &row)
{
    const ContactId id(row.id);
    ContactService contacts(m_context);
    const Result<Contact> contact = contacts.find(id);
    if (!contact)
        return isGone(contact.error()) ? withoutSubject(row) : Status(contact.error());
    m_name = contact->name;
    if (contact->version != row.version)
        return changedSince();
    if (row.before) {
        const Result<ContactPatch> patch = contactPatchOf(*row.before);
        return patch ? statusOf(contacts.patch(id, *patch)) : Status(patch.error());
    }
    const qsizetype events = TRY(contacts.useOf(id));
    return events > 0 ? Status(inUse(u"%1 events name it"_s.arg(events))) : statusOf(contacts.remove(id, false));
}

Status ImportRevert::requireUntagged(const QString &tag) const
{
    const auto found = TRY(ProductStore(m_context.session(), m_context.tenant()).matching({}, {tag}, 0, 1));
    return found.isEmpty() ? Status() : Status(inUse(u"products have it"_s));
}

} // namespace stemdesk
