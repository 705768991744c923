#include "ui/words/catalogue_words.h"

#include "core/base/text.h"
#include "core/services/services.h"

#include <QCollator>

#include <algorithm>

namespace stemdesk::ui {

namespace {

// Enough for a menu; a shop with more of them searches by name.
constexpr int kSuppliers = 500;

QList<NamedSupplier> activeSuppliers(const ShopServices &services)
{
    QList<NamedSupplier> suppliers;
    const auto page = services.suppliers.list({.isArchived = false}, {.limit = kSuppliers});
    if (!page)
        return suppliers;
    for (const Supplier &supplier : page->rows)
        suppliers.append({supplier.id, supplier.name});
    QCollator order;
    order.setCaseSensitivity(Qt::CaseInsensitive);
    std::ranges::sort(suppliers, [&order](const NamedSupplier &a, const NamedSupplier &b) {
        return order.compare(a.name, b.name) < 0;
    });
    return suppliers;
}

} // namespace

CatalogueWords CatalogueWords::readLooks(const ShopServices &services)
{
    CatalogueWords words;
    if (const auto colours = services.colours.all()) {
        for (const Colour &colour : *colours) {
            words.colours += colour.name;
            words.m_looks.insert(caseFolded(colour.name), QColor(colour.hex));
        }
    }
    return words;
}

CatalogueWords CatalogueWords::read(const ShopServices &services)
{
    CatalogueWords words = readLooks(services);
    if (const auto categories = services.categories.all()) {
        for (const Category &category : *categories)
            words.categories += category.name;
    }
    if (const auto shop = services.settings.shop()) {
        for (const ProductType &type : shop->productTypes)
            words.types += type.name;
    }
    words.suppliers = activeSuppliers(services);
    return words;
}

QList<QColor> CatalogueWords::looks(const QStringList &names, int limit) const
{
    QList<QColor> looks;
    for (const QString &name : names) {
        const auto look = m_looks.constFind(caseFolded(name));
        if (look != m_looks.cend() && !looks.contains(*look) && looks.size() < limit)
            looks += *look;
    }
    return looks;
}

QString CatalogueWords::supplierName(SupplierId id) const
{
    const auto found = std::ranges::find(suppliers, id, &NamedSupplier::id);
    return found == suppliers.cend() ? QString() : found->name;
}

} // namespace stemdesk::ui
