#include "core/services/import_terms.h"

#include "core/base/text.h"
#include "core/domain/presets.h"
#include "core/services/import_journal.h"
#include "core/services/service_context.h"
#include "core/services/supplier_service.h"
#include "core/services/vocabulary_service.h"
#include "core/storage/catalogue_terms_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSuppliersAtOnce = 1'000;

/// Of the preset whose name ends the colour's name ("Dark red"), else a quiet grey, until somebody picks one.
QString likelyHex(const QString &name)
{
    const QString folded = caseFolded(name);
    QString hex = u"#b9b4aa"_s;
    for (const PresetColour &preset : kPresetColours) {
        if (folded.endsWith(caseFolded(QString::fromUtf16(preset.name.data(), qsizetype(preset.name.size())))))
            hex = QString::fromUtf16(preset.hex.data(), qsizetype(preset.hex.size()));
    }
    return hex;
}

template <class Keys>
QSet<QString> setOf(const Keys &spellings)
{
    return QSet<QString>(spellings.keyBegin(), spellings.keyEnd());
}

} // namespace

Result<ImportTerms> ImportTerms::load(ServiceContext &context)
{
    ImportTerms terms(context);
    if (const Status read = terms.readSuppliers(); !read)
        return read.error();
    const CatalogueTermsStore store(context.session(), context.tenant());
    const auto colours = store.colours();
    if (!colours)
        return colours.error();
    terms.m_colours = setOf(*colours);
    const auto categories = store.categories();
    if (!categories)
        return categories.error();
    terms.m_categories = setOf(*categories);
    return terms;
}

/// Of several with one name, the one that is not archived, else the oldest.
Status ImportTerms::readSuppliers()
{
    QSet<QString> archived;
    PageRequest request{.limit = kSuppliersAtOnce};
    do {
        const Result<Page<Supplier>> page = SupplierService(*m_context).list({}, request);
        if (!page)
            return page.error();
        for (const Supplier &supplier : page->rows) {
            const QString name = caseFolded(supplier.name);
            if (m_suppliers.contains(name) && (supplier.isArchived || !archived.contains(name)))
                continue;
            m_suppliers.insert(name, supplier.id);
            if (supplier.isArchived)
                archived.insert(name);
            else
                archived.remove(name);
        }
        request.after = page->next;
    } while (request.after);
    return {};
}

SupplierId ImportTerms::supplier(const QString &name) const
{
    return m_suppliers.value(caseFolded(name));
}

Result<SupplierId> ImportTerms::supplierOf(const ImportedPrice &row) const
{
    const SupplierId found = row.supplier.isEmpty() ? SupplierId() : supplier(row.supplier);
    if (!row.supplier.isEmpty() && found.isNull()) {
        Error error = missing("supplier", u"supplier"_s);
        error.message = u"There is no supplier \"%1\"."_s.arg(row.supplier);
        return error;
    }
    return found;
}

QList<SupplierId> ImportTerms::suppliers(const QStringList &names) const
{
    QList<SupplierId> ids;
    for (const QString &name : names)
        ids += supplier(name);
    return ids;
}

Status ImportTerms::makeMissing(const ImportedProduct &row, ImportJournal &journal)
{
    QStringList suppliers = row.suppliers.value_or(QStringList());
    if (row.minimums) {
        for (const auto &minimum : *row.minimums)
            suppliers += minimum.first;
    }
    for (const QString &name : std::as_const(suppliers)) {
        if (const Status made = makeSupplier(name, journal); !made)
            return made;
    }
    for (const QString &name : row.fields.colors.value_or(QStringList())) {
        if (const Status made = makeColour(name, journal); !made)
            return made;
    }
    return row.category ? makeCategory(*row.category, journal) : Status();
}

Status ImportTerms::makeSupplier(const QString &name, ImportJournal &journal)
{
    if (m_suppliers.contains(caseFolded(name)))
        return {};
    const Result<Supplier> made = SupplierService(*m_context).create({.name = name});
    if (!made)
        return made.error();
    m_suppliers.insert(caseFolded(name), made->id);
    journal.noteMade(Resource::Supplier, made->id.bytes(), made->version);
    return {};
}

Status ImportTerms::makeColour(const QString &name, ImportJournal &journal)
{
    if (m_colours.contains(caseFolded(name)))
        return {};
    const Result<Colour> made = VocabularyService(*m_context).createColour({.name = name, .hex = likelyHex(name)});
    if (!made)
        return made.error();
    m_colours.insert(caseFolded(name));
    journal.noteMade(Resource::Colour, made->id.bytes(), made->version);
    return {};
}

Status ImportTerms::makeCategory(const QString &name, ImportJournal &journal)
{
    if (m_categories.contains(caseFolded(name)))
        return {};
    const Result<Category> made = VocabularyService(*m_context).createCategory({.name = name});
    if (!made)
        return made.error();
    m_categories.insert(caseFolded(name));
    journal.noteMade(Resource::Category, made->id.bytes(), made->version);
    return {};
}

} // namespace stemdesk
