#pragma once

#include "core/domain/catalogue/category.h"
#include "ui/pages/colours/words_model.h"

namespace stemdesk::ui {

class CategoriesModel : public WordsModel<Category> {
    Q_OBJECT

public:
    enum Column { Name, Products };

    explicit CategoriesModel(UiContext &context, QObject *parent = nullptr);

    /// "12 products"; empty if no product has the category.
    QString carriersText(const Category &category) const;

protected:
    Result<QList<Category>> readWords() const override;
    Columns columns() const override;

private:
    qint64 productsOf(const Category &category) const;
};

} // namespace stemdesk::ui
