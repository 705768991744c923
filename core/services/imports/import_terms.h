#pragma once

#include "core/domain/imports/imported_row.h"

#include <QHash>
#include <QSet>

namespace stemdesk {

class ServiceContext;
class ImportJournal;

/// The suppliers, colours and categories named in the rows of a file, regardless of case. For one transaction.
class ImportTerms {
public:
    static Result<ImportTerms> load(ServiceContext &context, const QHash<QString, QString> &swatches = {});

    /// Null if there is none.
    SupplierId supplier(const ImportedSupplier &named) const;
    /// Null if the row names none; supplier_not_found if it names an unknown one.
    Result<SupplierId> supplierOf(const ImportedPrice &row) const;

    /// Creates those that the row names and the shop lacks, with the swatches that were chosen.
    Status makeMissing(const ImportedProduct &row, ImportJournal &journal);
    /// Unarchives those that are archived, because a variant refers to them again.
    Status bringBack(const QList<SupplierId> &suppliers, ImportJournal &journal);
    QList<SupplierId> suppliers(const QList<ImportedSupplier> &named) const;

private:
    explicit ImportTerms(ServiceContext &context) : m_context(&context) {}

    Status readSuppliers();
    Status makeSupplier(const ImportedSupplier &named, ImportJournal &journal);
    Status makeColour(const QString &name, ImportJournal &journal);
    Status makeCategory(const QString &name, ImportJournal &journal);

    ServiceContext *m_context;
    QHash<QString, QString> m_swatches; // By caseFolded() name.
    // By caseFolded() name.
    QHash<QString, QList<SupplierId>> m_suppliers; // By their places.
    QSet<SupplierId> m_archived;
    QSet<QString> m_colours;
    QSet<QString> m_categories;
};

} // namespace stemdesk
