#include "core/services/imports/import_revert.h"

#include "core/services/catalogue/supplier_service.h"
#include "core/services/catalogue/vocabulary_service.h"
#include "core/services/clients/contact_service.h"
#include "core/services/imports/import_journal.h"
#include "core/services/imports/revert_chunk.h"
#include "core/services/prices/price_list_service.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/product_search_text.h"
#include "core/storage/prices/price_entry_store.h"

#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRevertedAtOnce = 500;

bool isGone(const Error &error)
{
    return error.kind == Error::Kind::NotFound;
}

bool isOfStore(const Error &error)
{
    return error.kind == Error::Kind::Unavailable || error.kind == Error::Kind::Internal;
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
        if (rows.isEmpty()) {
            TRY(nameNewer());
            return m_report;
        }
        before = rows.constLast().key;
        done += rows.size();
    }
}

/// No rows: the end, which is noted.
Status ImportRevert::undoSome(const QList<ImportRow> &rows)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    ImportStore store(m_context.session(), m_context.tenant());
    QList<ImportRow> together = rows;
    together.removeIf([](const ImportRow &row) { return !RevertChunk::takes(row.resource); });
    const auto outcomes = TRY(RevertChunk(m_context, work).undo(together));
    for (const RevertChunk::Outcome &outcome : outcomes) {
        m_name = outcome.name;
        TRY(settle(outcome.row, outcome.undone));
    }
    for (const ImportRow &row : rows) { // The objects of those rows, and their places.
        if (RevertChunk::takes(row.resource))
            continue;
        m_name.clear();
        const Status undone = undo(row);
        TRY(settle(row, undone));
    }
    const bool isChanged = !m_batch.revertedAt || m_report.undone > 0;
    if (rows.isEmpty() && isChanged) {
        TRY(store.setReverted(m_batch.key, m_context.now()));
    }
    return work.commit();
}

Status ImportRevert::settle(const ImportRow &row, const Status &undone)
{
    if (!undone && isOfStore(undone.error()))
        return undone;
    if (!undone) {
        keep(row, undone.error());
        return {};
    }
    ++m_report.undone;
    return ImportStore(m_context.session(), m_context.tenant()).removeRow(row.key);
}

void ImportRevert::keep(const ImportRow &row, const Error &reason)
{
    m_report.kept.append({.resource = row.resource, .id = row.id, .name = m_name, .reason = reason});
}

Status ImportRevert::nameNewer()
{
    QMap<Resource, QList<IdBytes>> objects;
    QList<qint64> variants; // A newer import may have changed their prices.
    for (const KeptImportRow &row : std::as_const(m_report.kept))
        objects[row.resource] += row.id;
    QList<VariantId> inUse;
    for (const IdBytes &id : objects.value(Resource::Variant))
        inUse += VariantId(id);
    const auto stored = TRY(VariantStore(m_context.session(), m_context.tenant()).findAll(inUse));
    for (const StoredVariant &variant : stored)
        variants += variant.key;
    const auto prices = TRY(PriceEntryStore(m_context.session(), m_context.tenant()).ofVariants(variants));
    for (const StoredPriceEntry &price : prices)
        objects[Resource::PriceEntry] += price.entry.id.bytes();
    QSet<qint64> newer;
    const ImportStore store(m_context.session(), m_context.tenant());
    for (auto resource = objects.cbegin(); resource != objects.cend(); ++resource) {
        newer += TRY(store.importsOf(resource.key(), resource.value()));
    }
    newer.removeIf([this](qint64 import) { return import <= m_batch.key; });
    const auto files = TRY(store.filesOf(newer));
    m_report.newer = files;
    return {};
}

Status ImportRevert::undo(const ImportRow &row)
{
    switch (row.resource) {
    case Resource::Supplier: return undoSupplier(row);
    case Resource::PriceList: return undoList(row);
    case Resource::Colour: return undoColour(row);
    case Resource::Category: return undoCategory(row);
    case Resource::Contact: return undoContact(row);
    default: return internal(u"an import noted what it never makes"_s);
    }
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
        return importRowInUse(u"it has %1 prices"_s.arg(list->entriesCount));
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
        return importRowChanged();
    TRY(requireUntagged(supplierTag(m_context.tenant(), id)));
    return statusOf(suppliers.archive(id));
}

Status ImportRevert::undoColour(const ImportRow &row)
{
    const ColourId id(row.id);
    ColourService words(m_context);
    const Result<Colour> colour = words.find(id);
    if (!colour)
        return isGone(colour.error()) ? withoutSubject(row) : Status(colour.error());
    m_name = colour->name;
    if (colour->version != row.version)
        return importRowChanged();
    TRY(requireUntagged(colourTag(m_context.tenant(), colour->name)));
    const auto events = TRY(VocabularyService(m_context).eventsWithColour(colour->name, 1));
    return events.isEmpty() ? statusOf(words.remove(id)) : Status(importRowInUse(u"an event has it"_s));
}

Status ImportRevert::undoCategory(const ImportRow &row)
{
    const CategoryId id(row.id);
    CategoryService words(m_context);
    const Result<Category> category = words.find(id);
    if (!category)
        return isGone(category.error()) ? withoutSubject(row) : Status(category.error());
    m_name = category->name;
    if (category->version != row.version)
        return importRowChanged();
    TRY(requireUntagged(categoryTag(m_context.tenant(), category->name)));
    return statusOf(words.remove(id));
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
        return importRowChanged();
    if (row.before) {
        const ContactPatch patch = TRY(contactPatchOf(*row.before));
        const Contact back = TRY(contacts.patch(id, patch));
        return ImportStore(m_context.session(), m_context.tenant())
            .moveVersions(
                {{.resource = row.resource, .id = row.id, .from = versionOf(*row.before), .to = back.version}});
    }
    const qsizetype events = TRY(contacts.useOf(id));
    return events > 0 ? Status(importRowInUse(u"%1 events name it"_s.arg(events)))
                      : statusOf(contacts.remove(id, false));
}

Status ImportRevert::requireUntagged(const QString &tag) const
{
    const auto found = TRY(ProductStore(m_context.session(), m_context.tenant()).matching({}, {tag}, 0, 1));
    return found.isEmpty() ? Status() : Status(importRowInUse(u"products have it"_s));
}

} // namespace stemdesk
