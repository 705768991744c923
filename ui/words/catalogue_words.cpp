#include "ui/words/catalogue_words.h"

#include "core/base/text.h"
#include "core/domain/catalogue/flower_name.h"
#include "core/domain/catalogue/product_type.h"
#include "core/domain/shops/shop_setup.h"
#include "core/services/services.h"
#include "ui/words/number_text.h"

#include <QCollator>
#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

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

// In the order of kOwnProductTypes.
constexpr std::array kNames{QT_TRANSLATE_NOOP("stemdesk::ui::ProductTypeWords", "flower"),
                            QT_TRANSLATE_NOOP("stemdesk::ui::ProductTypeWords", "material"),
                            QT_TRANSLATE_NOOP("stemdesk::ui::ProductTypeWords", "hire")};
static_assert(kNames.size() == kOwnProductTypes.size());

QString flowerWords(const char *text)
{
    return QCoreApplication::translate("stemdesk::ui::LineRow", text);
}

QHash<QString, const char *> presetWords()
{
    QHash<QString, const char *> words;
    for (const char *word : kPresetWords)
        words.insert(QString::fromLatin1(word), word);
    return words;
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

QString productTypeText(const QString &type)
{
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (kOwnProductTypes.at(i) == type)
            return QCoreApplication::translate("stemdesk::ui::ProductTypeWords", kNames.at(i));
    }
    return type;
}

QString productTypeTitle(const QString &type)
{
    const QString text = productTypeText(type);
    return text.isEmpty() ? text : text.at(0).toUpper() + text.mid(1);
}

QString productTypeFrom(const QString &typed, const QStringList &types)
{
    const QString name = caseFolded(typed.trimmed());
    const auto isNamed = [&name](const QString &type) { return caseFolded(type) == name; };
    if (std::ranges::any_of(types, isNamed))
        return typed;
    const auto isShown = [&name](const QString &type) { return caseFolded(productTypeText(type)) == name; };
    const auto shown = std::ranges::find_if(types, isShown);
    return shown == types.end() ? typed : *shown;
}

QString flowerText(const QString &product, const QString &variety, const QString &productType)
{
    return flowerName(product, variety, productType);
}

QString stemLengthText(std::optional<double> stemLength)
{
    if (!stemLength)
        return {};
    return flowerWords(QT_TRANSLATE_NOOP("stemdesk::ui::LineRow", "%1 cm")).arg(quantityText(*stemLength));
}

QString vocabularyText(const QString &name)
{
    static const QHash<QString, const char *> words = presetWords();
    const auto word = words.constFind(name);
    return word == words.cend() ? name : QCoreApplication::translate(kPresetContext, *word);
}

QString vocabularyFrom(const QString &typed)
{
    const QString name = caseFolded(typed.trimmed());
    for (const char *word : kPresetWords) {
        const QString stored = QString::fromLatin1(word);
        if (caseFolded(vocabularyText(stored)) == name)
            return stored;
    }
    return typed;
}

} // namespace stemdesk::ui
