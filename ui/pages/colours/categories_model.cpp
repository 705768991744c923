#include "ui/pages/colours/categories_model.h"

#include "core/base/text.h"
#include "ui/pages/colours/vocabulary_edits.h"

namespace stemdesk::ui {

CategoriesModel::CategoriesModel(UiContext &context, QObject *parent) : WordsModel(context, Resource::Category, parent)
{
    refresh();
}

QString CategoriesModel::carriersText(const Category &category) const
{
    const int products = int(productsOf(category));
    return products > 0 ? tr("%n products", nullptr, products) : QString();
}

Result<QList<Category>> CategoriesModel::readWords() const
{
    return context().services.categories.all();
}

qint64 CategoriesModel::productsOf(const Category &category) const
{
    return use().productsByCategory.value(caseFolded(category.name));
}

CategoriesModel::Columns CategoriesModel::columns() const
{
    static constexpr TableColumn<Category> kColumns[] = {
        nameColumn<Category>(QT_TR_NOOP("Category"),
                             [](const Category &category, const CategoriesModel &, const QVariant &value) {
                                 const QString text = value.toString().trimmed();
                                 return Typing{.text = text, .edit = [&category, text] {
                                                   return VocabularyEdits::change(category, {.name = text});
                                               }};
                             }),
        useColumn<Category, CategoriesModel, &CategoriesModel::productsOf>(QT_TR_NOOP("Products")),
    };
    return kColumns;
}

} // namespace stemdesk::ui
