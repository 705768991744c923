#pragma once

#include "core/domain/catalogue/category.h"
#include "core/domain/catalogue/colour.h"
#include "ui/pages/colours/words_model.h"

namespace stemdesk::ui {

class ColoursModel : public WordsModel<Colour> {
    Q_OBJECT

public:
    enum Column { Name, Hex, Varieties, Events };

    explicit ColoursModel(UiContext &context, QObject *parent = nullptr);

    /// "12 varieties and 3 events"; empty if nothing has the colour.
    QString carriersText(const Colour &colour) const;

protected:
    Result<QList<Colour>> readWords() const override;
    Columns columns() const override;

private:
    qint64 varietiesOf(const Colour &colour) const;
    qint64 eventsOf(const Colour &colour) const;
};

/// Converts a typed colour ("#E8B4C0", "e8b4c0", "lavender") to the form "#rrggbb"; other text is unchanged.
QString hexFrom(const QString &text);

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
