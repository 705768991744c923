#pragma once

#include "core/base/result.h"
#include "core/storage/catalogue/catalogue_terms_store.h"

#include <QByteArray>
#include <QSet>
#include <QStringList>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Codes for unusual values of an accepted row.
using Warnings = QList<QByteArray>;

/// Names that catalogue rows refer to, read once for a whole batch. A name that differs from an existing one in case
/// only takes its spelling.
class CatalogueTerms {
public:
    static Result<CatalogueTerms> load(const ServiceContext &context);

    /// Unknown names are kept, with an unknown_category:<name> or unknown_color:<name> warning.
    QString category(const QString &name, Warnings &warnings) const;
    QStringList colours(const QStringList &names, Warnings &warnings) const;
    /// A new one gets new_product_type:<name>; it becomes a type of the shop with useProductType().
    QString productType(const QString &name, Warnings &warnings) const;
    /// The type with this name, or an empty text.
    QString knownProductType(const QString &name) const;

    void useProductType(const QString &name);
    /// Stores the types that were used for the first time.
    Status writeNewTypes(ServiceContext &context, UnitOfWork &work);

private:
    struct Words {
        CatalogueTermsStore::Spellings byFoldedName;
        QSet<QString> spellings; ///< Most names already have the spelling here and need no case folding.
    };

    static QString spelled(const Words &words, const QString &name, const char *unknown, Warnings &warnings);

    Words m_colours;
    Words m_categories;
    Words m_productTypes;
    QStringList m_newTypes;
};

} // namespace stemdesk
