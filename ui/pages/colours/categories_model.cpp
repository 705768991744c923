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
    const int products = int(countOf(category, use(), Products));
    return products > 0 ? tr("%n products", nullptr, products) : QString();
}

QVariant CategoriesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == Products ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    if (role != Qt::DisplayRole)
        return {};
    return section == Name ? tr("Category") : tr("Products");
}

Result<QList<Category>> CategoriesModel::readWords() const
{
    return context().services.vocabulary.allCategories();
}

Edit CategoriesModel::changeOf(const Category &before, int, const QString &text) const
{
    return VocabularyEdits::change(before, {.name = text});
}

qint64 CategoriesModel::countOf(const Category &category, const VocabularyUse &use, int) const
{
    return use.productsByCategory.value(caseFolded(category.name));
}

} // namespace stemdesk::ui
