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

/// The changes of an import, for taking it back: new objects, and the old values of changed ones. Noted while rows are
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
    /// The version that something has now; of no account unless the import made or changed it.
    void setVersion(Resource resource, const IdBytes &id, int version);

    /// Adds to the counts and stores what was noted. Nothing happened: nothing is stored.
    Status write(const ImportCounts &counts);
    /// Whether anything was stored.
    Status setRefused(qint64 rows);

    /// Nothing before the first write() with something to store.
    std::optional<ImportId> id() const;

private:
    /// The object of a row, in one import.
    struct Subject {
        Resource resource = Resource::Variant;
        IdBytes id{};

        friend bool operator==(const Subject &, const Subject &) = default;
        friend size_t qHash(const Subject &subject, size_t seed = 0) noexcept
        {
            return qHashBits(subject.id.data(), subject.id.size(), seed) ^ size_t(subject.resource);
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

/// Old values as the journal keeps them, and back.
QByteArray imageOf(const Product &product);
QByteArray imageOf(const Variant &variant);
QByteArray imageOf(const PriceEntry &entry);
QByteArray imageOf(const Contact &contact);
/// The version that it had; 0 where an older program kept the image.
int versionOf(const QByteArray &image);
Result<ProductPatch> productPatchOf(const QByteArray &image);
Result<VariantPatch> variantPatchOf(const QByteArray &image);
Result<PriceEntryPatch> entryPatchOf(const QByteArray &image);
Result<ContactPatch> contactPatchOf(const QByteArray &image);

} // namespace stemdesk
