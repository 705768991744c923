#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/catalogue/supplier.h"
#include "core/domain/clients/contact.h"
#include "core/domain/prices/price_list.h"
#include "core/storage/imports/import_store.h"

#include <QHash>
#include <QSet>

namespace stemdesk {

class ServiceContext;

/// The changes of an import, for undoing it: new objects, and the old values of changed ones. Noted while rows are
/// decided, stored with them in the same transaction.
class ImportJournal {
public:
    ImportJournal(ServiceContext &context, ImportKind kind, const QString &fileName);

    void noteMade(Resource resource, const IdBytes &id, int version);
    void noteChanged(const Product &before);
    void noteChanged(const Variant &before);
    void noteChanged(const PriceEntry &before);
    void noteChanged(const Contact &before);
    void noteUnarchived(const Supplier &after);
    /// The current version of an object; ignored unless the import created or changed it.
    void setVersion(Resource resource, const IdBytes &id, int version);

    /// Adds to the counts and stores what was noted; stores nothing if nothing happened.
    Status write(const ImportCounts &counts);
    /// Stores how many rows of the file were refused.
    Status setRefused(qint64 rows);

    /// nullopt before the first write() that stores something.
    std::optional<ImportId> id() const;

private:
    /// The object of a row, in one import.
    struct Subject {
        Resource resource = Resource::Variant;
        IdBytes id{};

        friend bool operator==(const Subject &, const Subject &) = default;
        friend size_t qHash(const Subject &subject, size_t seed = 0) noexcept
        {
            return hashOf(subject.id, seed) ^ size_t(subject.resource);
        }
    };

    void note(const Subject &subject, int version, const std::optional<QByteArray> &before);
    Status keepVersions(const QList<ImportRow> &rows);

    ServiceContext &m_context;
    ImportBatch m_batch; // Key 0: not stored yet.
    QList<ImportRow> m_rows; // Since the last write().
    QHash<Subject, qsizetype> m_places; // In m_rows.
    QSet<Subject> m_stored;
    QHash<Subject, int> m_newVersions; // After storing.
};

/// Old values in the form that the journal stores, and back.
QByteArray imageOf(const Product &product);
QByteArray imageOf(const Variant &variant);
QByteArray imageOf(const PriceEntry &entry);
QByteArray imageOf(const Contact &contact);
/// The object's version then; 0 if an older program stored the image.
int versionOf(const QByteArray &image);
Result<ProductPatch> productPatchOf(const QByteArray &image);
Result<VariantPatch> variantPatchOf(const QByteArray &image);
Result<PriceEntryPatch> entryPatchOf(const QByteArray &image);
Result<ContactPatch> contactPatchOf(const QByteArray &image);

} // namespace stemdesk
