#include "core/services/imports/import_terms.h"

#include "core/base/text.h"
#include "core/domain/catalogue/colour_words.h"
#include "core/services/catalogue/supplier_service.h"
#include "core/services/catalogue/vocabulary_service.h"
#include "core/services/imports/import_journal.h"
#include "core/services/service_context.h"
#include "core/storage/catalogue/catalogue_terms_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSuppliersAtOnce = 1'000;

/// Until the user picks another.
const QString kQuietGrey = u"#b9b4aa"_s;

template <class Keys>
QSet<QString> setOf(const Keys &spellings)
{
    return QSet<QString>(spellings.keyBegin(), spellings.keyEnd());
}

} // namespace

Result<ImportTerms> ImportTerms::load(ServiceContext &context, const QHash<QString, QString> &swatches)
{
    ImportTerms terms(context);
    terms.m_swatches = swatches;
    TRY(terms.readSuppliers());
    const CatalogueTermsStore store(context.session(), context.tenant());
    const auto colours = TRY(store.colours());
    terms.m_colours = setOf(colours);
    const auto categories = TRY(store.categories());
    terms.m_categories = setOf(categories);
    return terms;
}

Status ImportTerms::readSuppliers()
{
    QHash<QString, QList<SupplierId>> archived; // Their places are behind those in use.
    PageRequest request{.limit = kSuppliersAtOnce};
    do {
        const Page<Supplier> page = TRY(SupplierService(*m_context).list({}, request));
        for (const Supplier &supplier : page.rows) {
            (supplier.isArchived ? archived : m_suppliers)[caseFolded(supplier.name)] += supplier.id;
            if (supplier.isArchived)
                m_archived += supplier.id;
        }
        request.after = page.next;
    } while (request.after);
    for (auto names = archived.cbegin(); names != archived.cend(); ++names)
        m_suppliers[names.key()] += names.value();
    return {};
}

SupplierId ImportTerms::supplier(const ImportedSupplier &named) const
{
    return m_suppliers.value(caseFolded(named.name)).value(named.place - 1);
}

Result<SupplierId> ImportTerms::supplierOf(const ImportedPrice &row) const
{
    const QString &name = row.supplier.name;
    const SupplierId found = name.isEmpty() ? SupplierId() : supplier(row.supplier);
    if (!name.isEmpty() && found.isNull()) {
        Error error = missing("supplier", u"supplier"_s);
        error.message = row.supplier.place == 1
            ? u"There is no supplier \"%1\"."_s.arg(name)
            : u"There are fewer than %1 suppliers \"%2\"."_s.arg(row.supplier.place).arg(name);
        return error;
    }
    return found;
}

QList<SupplierId> ImportTerms::suppliers(const QList<ImportedSupplier> &named) const
{
    QList<SupplierId> ids;
    for (const ImportedSupplier &one : named)
        ids += supplier(one);
    return ids;
}

Status ImportTerms::makeMissing(const ImportedProduct &row, ImportJournal &journal)
{
    QList<ImportedSupplier> suppliers = row.suppliers.value_or(QList<ImportedSupplier>());
    for (const ImportedTerms &terms : row.terms)
        suppliers += terms.supplier;
    for (const ImportedSupplier &named : std::as_const(suppliers)) {
        TRY(makeSupplier(named, journal));
    }
    for (const QString &name : row.fields.colors.value_or(QStringList())) {
        TRY(makeColour(name, journal));
    }
    return row.category ? makeCategory(*row.category, journal) : Status();
}

Status ImportTerms::makeSupplier(const ImportedSupplier &named, ImportJournal &journal)
{
    QList<SupplierId> &places = m_suppliers[caseFolded(named.name)];
    while (places.size() < named.place) {
        const Supplier made = TRY(SupplierService(*m_context).create({.name = named.name}));
        places += made.id;
        journal.noteMade(Resource::Supplier, made.id.bytes(), made.version);
    }
    return {};
}

Status ImportTerms::bringBack(const QList<SupplierId> &suppliers, ImportJournal &journal)
{
    for (const SupplierId &id : suppliers) {
        if (!m_archived.remove(id))
            continue;
        const Supplier back = TRY(SupplierService(*m_context).unarchive(id));
        journal.noteUnarchived(back);
    }
    return {};
}

Status ImportTerms::makeColour(const QString &name, ImportJournal &journal)
{
    if (m_colours.contains(caseFolded(name)))
        return {};
    const QString hex = m_swatches.value(caseFolded(name), swatchOf(name).value_or(kQuietGrey));
    const Colour made = TRY(ColourService(*m_context).create({.name = name, .hex = hex}));
    m_colours.insert(caseFolded(name));
    journal.noteMade(Resource::Colour, made.id.bytes(), made.version);
    return {};
}

Status ImportTerms::makeCategory(const QString &name, ImportJournal &journal)
{
    if (m_categories.contains(caseFolded(name)))
        return {};
    const Category made = TRY(CategoryService(*m_context).create({.name = name}));
    m_categories.insert(caseFolded(name));
    journal.noteMade(Resource::Category, made.id.bytes(), made.version);
    return {};
}

} // namespace stemdesk
