#pragma once

#include "core/domain/imports/import_choices.h"
#include "core/services/imports/import_lists.h"
#include "core/services/imports/import_writer.h"
#include "core/services/imports/row_matcher.h"
#include "core/services/prices/price_list_service.h"

#include <memory>

namespace stemdesk {

class ImportTerms;
class ProductBatch;

/// The keys by which rows of a file identify the variant.
CatalogueIndex::VariantKeys keysOf(const Variant &variant);

/// A file as a whole.
struct ImportedWhole {
    ImportKind kind = ImportKind::Products;
    QString fileName;
    FileNames names;
    ImportChoices choices;
};

/// Writes rows of products, or prices into a list.
class CatalogueWriter final : public ImportWriter {
public:
    static Result<std::unique_ptr<CatalogueWriter>> open(ServiceContext &context, const ImportedWhole &file);

    /// A refused row leaves no trace and the rest are written. The outer Result fails only if the store does.
    Result<ImportedRowOutcomes> write(const QList<ImportedProduct> &rows);
    Result<ImportedRowOutcomes> write(PriceListId list, const QList<ImportedPrice> &rows);

private:
    struct Known {
        RowMatcher matcher;
        PriceTargetType prices;
        qint64 seq = 0;
    };
    CatalogueWriter(ServiceContext &context, const ImportedWhole &file, Known known);

    // Takes over what others changed since the last transaction.
    Status refresh();
    Status refreshProducts(const QList<ProductId> &ids);
    Status refreshVariants(const QList<VariantId> &ids);

    Status writeSome(const QList<ImportedProduct> &rows, ImportedRowOutcomes &outcomes);
    Status load(ProductBatch &batch, const QList<ImportedProduct> &rows, ImportTerms &terms);
    ProductRow rowFor(const ImportedProduct &row, const RowMatcher::Target &target, const ImportTerms &terms,
                      const Variant *stored) const;
    Result<QList<ImportLists::Offer>> offersOf(const ProductBatch &batch, const ImportedProduct &row,
                                               const RowMatcher::Target &target, const ImportTerms &terms) const;
    Result<ImportedRowOutcome> take(ProductBatch &batch, const ImportedProduct &row, const RowMatcher::Target &target,
                                    ImportTerms &terms);
    bool isLoaded(const ProductBatch &batch, const RowMatcher::Target &target) const;
    struct AppliedRow {
        ProductId product;
        VariantId variant;
        ImportedRowOutcome outcome;
    };
    /// `seller` is the row's supplier, if the row is about one supplier only.
    Result<AppliedRow> apply(ProductBatch &batch, const ProductRow &row, SupplierId seller);
    void remember(const ProductBatch &batch, const ProductRowOutcome &outcome);
    Status finish(ProductBatch &batch, UnitOfWork &work, ImportedRowOutcomes &outcomes);

    Result<ImportedRowOutcomes> writePrices(UnitOfWork &work, PriceListId list, const QList<ImportedPrice> &rows);
    Result<QList<Result<PriceEntryRow>>> entryRows(const QList<ImportedPrice> &rows) const;
    Result<PriceEntryRow> entryRow(const ImportedPrice &row, const ImportTerms &terms,
                                   const QHash<VariantId, Variant> &packed) const;

    ImportChoices m_choices;
    RowMatcher m_matcher;
    ImportLists m_lists;
    PriceTargetType m_prices;
    QSet<ProductId> m_ownProducts; // Changed by this import since the index was refreshed.
    QSet<VariantId> m_ownVariants;
    QHash<ProductId, int> m_touched; // In the current transaction: versions before it; 0: new or renamed.
    QList<VariantId> m_rewritten;
    qsizetype m_taken = 0; // The place in its transaction of the row being written.
};

} // namespace stemdesk
