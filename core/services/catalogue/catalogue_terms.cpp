#include "core/services/catalogue/catalogue_terms.h"

#include "core/base/text.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/product_type_store.h"

namespace stemdesk {

QString CatalogueTerms::spelled(const Words &words, const QString &name, const char *unknown, Warnings &warnings)
{
    if (words.spellings.contains(name))
        return name;
    const auto word = words.byFoldedName.constFind(caseFolded(name));
    if (word != words.byFoldedName.cend())
        return *word;
    warnings.append(QByteArray(unknown) + ':' + name.toUtf8());
    return name;
}

Result<CatalogueTerms> CatalogueTerms::load(const ServiceContext &context)
{
    const auto store = context.store<CatalogueTermsStore>();
    CatalogueTerms terms;
    for (auto [words, read] :
         {std::pair(&terms.m_colours, store.colours()), std::pair(&terms.m_categories, store.categories()),
          std::pair(&terms.m_productTypes, store.productTypes())}) {
        if (!read)
            return read.error();
        words->byFoldedName = *std::move(read);
        for (const QString &spelling : std::as_const(words->byFoldedName))
            words->spellings += spelling;
    }
    return terms;
}

QString CatalogueTerms::category(const QString &name, Warnings &warnings) const
{
    return name.isEmpty() ? name : spelled(m_categories, name, "unknown_category", warnings);
}

QStringList CatalogueTerms::colours(const QStringList &names, Warnings &warnings) const
{
    QStringList colours = names;
    for (qsizetype at = 0; at < names.size(); ++at) {
        if (const QString word = spelled(m_colours, names.at(at), "unknown_color", warnings); word != names.at(at))
            colours[at] = word;
    }
    return colours;
}

QString CatalogueTerms::productType(const QString &name, Warnings &warnings) const
{
    return spelled(m_productTypes, name, "new_product_type", warnings);
}

QString CatalogueTerms::knownProductType(const QString &name) const
{
    return m_productTypes.byFoldedName.value(caseFolded(name));
}

void CatalogueTerms::useProductType(const QString &name)
{
    if (m_productTypes.spellings.contains(name))
        return;
    QString &spelling = m_productTypes.byFoldedName[caseFolded(name)];
    if (!spelling.isEmpty())
        return;
    spelling = name;
    m_productTypes.spellings += name;
    m_newTypes += name;
}

Status CatalogueTerms::writeNewTypes(ServiceContext &context, UnitOfWork &work)
{
    if (m_newTypes.isEmpty())
        return {};
    auto store = context.store<ProductTypeStore>();
    for (const QString &name : std::as_const(m_newTypes)) {
        TRY(store.put({.name = name}));
    }
    m_newTypes.clear();
    work.changed(Resource::ProductType, context.tenant().id, ChangeAction::Updated);
    return {};
}

} // namespace stemdesk
