#pragma once

#include "core/domain/imports/import_batch.h"
#include "core/services/catalogue/product_service.h"
#include "core/services/prices/price_list_service.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/imports/import_store.h"

#include <QHash>
#include <QSet>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Undoes some rows of an import together, its prices first, then variants, then products, with a few statements for
/// all of them.
class RevertChunk {
public:
    struct Outcome {
        ImportRow row;
        QString name; ///< Its current name; empty if it is gone or has none.
        Status undone; ///< Code import_row_changed, import_row_gone, import_row_in_use or that of a refused change.
    };

    RevertChunk(ServiceContext &context, UnitOfWork &work) : m_context(context), m_work(work) {}

    static bool takes(Resource resource);

    /// REQUIRES: only rows for which takes() is true. Fails only if the store does.
    Result<QList<Outcome>> undo(const QList<ImportRow> &rows);

private:
    /// A row whose old values are restored through a ProductBatch.
    struct Restored {
        ImportRow row;
        QString name;
        ProductRow values;
    };
    /// A row whose old values are restored through a PriceEntryBatch.
    struct RestoredEntry {
        ImportRow row;
        PriceEntryRow values;
    };

    Status undoEntries(const QList<ImportRow> &rows);
    Status restoreEntries(PriceListId list, const QList<RestoredEntry> &entries);
    Status undoVariants(const QList<ImportRow> &rows);
    void planVariant(const ImportRow &row, const Variant &variant);
    Status removeVariant(const ImportRow &row, const StoredVariant &stored, qint64 entries);
    Status undoProducts(const QList<ImportRow> &rows);
    Status learnVariants(const QList<ImportRow> &rows);
    Status learnProducts(const QList<ImportRow> &rows);
    Status requireUnused(const StoredVariant &stored, qint64 entries) const;
    Status restore();
    Status removeProducts();
    Status rewriteTouched();
    Status follow();
    void note(const ImportRow &row, const QString &name, const Status &undone)
    {
        m_outcomes.append({.row = row, .name = name, .undone = undone});
    }

    ServiceContext &m_context;
    UnitOfWork &m_work;
    QList<Outcome> m_outcomes;
    QHash<VariantId, StoredVariant> m_variants; // Before the revert.
    QHash<ProductId, StoredProduct> m_products; // Before the revert.
    QList<Restored> m_restored;
    QList<ImportRow> m_unmade; // Products to be deleted.
    QSet<ProductId> m_touched; // The products of deleted variants.
    QSet<ProductId> m_removed;
    QHash<ProductId, int> m_renamed; // Their versions after their old values were restored.
    QList<ImportStore::MovedVersion> m_moved; // Objects restored to the state that an older import had left.
};

// Why a row is kept.
Error importRowChanged();
Error importRowInUse(const QString &where);
/// A deleted object needs no undoing if the import made it; otherwise its old values cannot be restored.
Status withoutSubject(const ImportRow &row);

} // namespace stemdesk
