#include "ui/pages/event/recipe/recipe_menu.h"

#include "core/services/services.h"
#include "ui/icons.h"
#include "ui/pages/event/event_document.h"
#include "ui/ui_context.h"
#include "ui/undo/series_edits.h"
#include "ui/words/error_text.h"
#include "ui/words/menu_text.h"

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

RecipeMenu::RecipeMenu(EventDocument &document, QWidget *parent) : QMenu(parent), m_document(document)
{
    connect(this, &QMenu::aboutToShow, this, &RecipeMenu::fill);
}

void RecipeMenu::fill()
{
    clear();
    auto recipes = m_document.context().services.templates.recipes();
    if (!recipes || recipes->isEmpty()) {
        addAction(recipes ? tr("None yet: choose “Keep as a recipe” in an arrangement’s menu")
                          : errorText(recipes.error()))
            ->setEnabled(false);
        return;
    }
    std::ranges::sort(*recipes, [](const EventTemplateSummary &first, const EventTemplateSummary &second) {
        return first.name.localeAwareCompare(second.name) < 0;
    });
    for (const EventTemplateSummary &recipe : std::as_const(*recipes)) {
        const QString lines = tr("%n line(s)", nullptr, recipe.lines);
        addAction(u"%1 · %2"_s.arg(menuText(recipe.name), lines), this, [this, recipe] { take(recipe); });
    }
    addSeparator();
    QMenu *old = addMenu(iconFor(u"delete"_s), tr("Delete a recipe"));
    for (const EventTemplateSummary &recipe : std::as_const(*recipes))
        old->addAction(menuText(recipe.name), this, [this, recipe] { forget(recipe); });
}

void RecipeMenu::take(const EventTemplateSummary &recipe)
{
    if (!m_document.isOpen())
        return;
    const auto result = std::make_shared<MadeFromRecipe>();
    m_document.run(groupFromRecipeEdit(tr("Add %1").arg(recipe.name), m_document.shown().id, recipe.id, result), this,
                   [this, result](const Status &status) {
                       QStringList gone;
                       for (const MissingLine &line : std::as_const(result->missing))
                           gone.append(u"%1 %2"_s.arg(line.productName, line.variantName).trimmed());
                       if (!status)
                           Q_EMIT noted(errorText(status.error()));
                       else if (!gone.isEmpty())
                           Q_EMIT noted(tr("No longer in the catalogue, and left out: %1").arg(gone.join(u", "_s)));
                       if (status)
                           Q_EMIT made(result->group);
                   });
}

void RecipeMenu::forget(const EventTemplateSummary &recipe)
{
    Edit edit = removeTemplateEdit(tr("Delete the recipe %1").arg(recipe.name), recipe.id);
    edit.offer = tr("Deleted the recipe %1").arg(recipe.name);
    m_document.run(edit, this, [this](const Status &status) {
        if (!status)
            Q_EMIT noted(errorText(status.error()));
    });
}

} // namespace stemdesk::ui
