#pragma once

#include "core/domain/catalogue/category.h"
#include "ui/pages/colours/words_model.h"

namespace stemdesk::ui {

class CategoriesModel : public WordsModel<Category> {
    Q_OBJECT

public:
    enum Column { Name, Products, ColumnCount };

    explicit CategoriesModel(UiContext &context, QObject *parent = nullptr);

    /// "12 products"; empty if nothing carries the category.
    QString carriersText(const Category &category) const;

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    Result<QList<Category>> readWords() const override;
    bool isText(int column) const override { return column == Name; }
    QString textOf(const Category &category, int) const override { return category.name; }
    Edit changeOf(const Category &before, int column, const QString &text) const override;
    qint64 countOf(const Category &category, const VocabularyUse &use, int column) const override;
    QList<QColor> swatchesOf(const Category &) const override { return {}; }
};

} // namespace stemdesk::ui
