#include "ui/pages/colours/vocabulary_edits.h"

#include "core/services/services.h"
#include "ui/undo/patch_edit.h"

namespace stemdesk::ui {

namespace {

Result<Colour> created(VocabularyService &vocabulary, const ColourPatch &patch)
{
    return vocabulary.createColour(patch);
}

Result<Category> created(VocabularyService &vocabulary, const CategoryPatch &patch)
{
    return vocabulary.createCategory(patch);
}

Result<Colour> removed(VocabularyService &vocabulary, ColourId id)
{
    return vocabulary.removeColour(id);
}

Result<Category> removed(VocabularyService &vocabulary, CategoryId id)
{
    return vocabulary.removeCategory(id);
}

/// Removes a word and remembers it.
template <class Word>
Edit::Step removal(const std::shared_ptr<Word> &word)
{
    return [word](ShopServices &services) -> Status {
        const auto gone = TRY(removed(services.vocabulary, word->id));
        *word = gone;
        return {};
    };
}

template <class Word>
Edit::Step restoration(const std::shared_ptr<Word> &word)
{
    return [word](ShopServices &services) -> Status {
        const auto back = services.vocabulary.restore(*word);
        return back ? Status() : Status(back.error());
    };
}

/// A redo brings back the same id.
template <class Word, class Patch>
Edit creation(const QString &text, const Patch &patch, const std::shared_ptr<Word> &made)
{
    return {.text = text,
            .apply = [patch, made](ShopServices &services) -> Status {
                const auto word =
                    made->id.isNull() ? created(services.vocabulary, patch) : services.vocabulary.restore(*made);
                if (!word)
                    return word.error();
                *made = *word;
                return {};
            },
            .revert = removal(made)};
}

} // namespace

Edit VocabularyEdits::change(const Colour &before, const ColourPatch &patch)
{
    const QString text = patch.name ? tr("Rename colour %1").arg(before.name) : tr("Change colour %1").arg(before.name);
    return patchEdit(text, before, patch,
                     [id = before.id](ShopServices &services, const ColourPatch &to, const ColourPatch &from) {
                         return services.vocabulary.patchColour(id, to, from);
                     });
}

Edit VocabularyEdits::change(const Category &before, const CategoryPatch &patch)
{
    return patchEdit(tr("Rename category %1").arg(before.name), before, patch,
                     [id = before.id](ShopServices &services, const CategoryPatch &to, const CategoryPatch &from) {
                         return services.vocabulary.patchCategory(id, to, from);
                     });
}

Edit VocabularyEdits::create(const ColourPatch &colour, const std::shared_ptr<Colour> &made)
{
    return creation(tr("Add colour %1").arg(colour.name.value_or(QString())), colour, made);
}

Edit VocabularyEdits::create(const CategoryPatch &category, const std::shared_ptr<Category> &made)
{
    return creation(tr("Add category %1").arg(category.name.value_or(QString())), category, made);
}

Edit VocabularyEdits::remove(const Colour &colour, const QString &carriers)
{
    const auto word = std::make_shared<Colour>(colour); // Owned by both steps.
    return {.text = tr("Delete colour %1").arg(colour.name),
            .apply = removal(word),
            .revert = restoration(word),
            .offer = removedText(colour.name, carriers)};
}

Edit VocabularyEdits::remove(const Category &category, const QString &carriers)
{
    const auto word = std::make_shared<Category>(category); // Owned by both steps.
    return {.text = tr("Delete category %1").arg(category.name),
            .apply = removal(word),
            .revert = restoration(word),
            .offer = removedText(category.name, carriers)};
}

QString VocabularyEdits::removedText(const QString &name, const QString &carriers)
{
    return carriers.isEmpty() ? tr("Deleted %1.").arg(name)
                              : tr("Deleted %1. It is still used on %2.").arg(name, carriers);
}

} // namespace stemdesk::ui
