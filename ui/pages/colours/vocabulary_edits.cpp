#include "ui/pages/colours/vocabulary_edits.h"

#include "core/services/services.h"
#include "ui/undo/patch_edit.h"

namespace stemdesk::ui {

namespace {

/// Removes a word from `service`, a member of ShopServices, and remembers it.
template <auto service, class Word>
Edit::Step removal(const std::shared_ptr<Word> &word)
{
    return [word](ShopServices &services) -> Status {
        *word = TRY((services.*service).remove(word->id));
        return {};
    };
}

/// A redo brings back the same id.
template <auto service, class Word, class Patch>
Edit creation(const QString &text, const Patch &patch, const std::shared_ptr<Word> &made)
{
    return {.text = text,
            .apply = [patch, made](ShopServices &services) -> Status {
                auto &words = services.*service;
                *made = TRY(made->id.isNull() ? words.create(patch) : words.restore(*made));
                return {};
            },
            .revert = removal<service>(made)};
}

template <auto service, class Word>
Edit deletion(const QString &text, const Word &removed)
{
    const auto word = std::make_shared<Word>(removed); // Owned by both steps.
    return {.text = text, .apply = removal<service>(word), .revert = [word](ShopServices &services) -> Status {
                TRY((services.*service).restore(*word));
                return {};
            }};
}

} // namespace

Edit VocabularyEdits::change(const Colour &before, const ColourPatch &patch)
{
    const QString text = patch.name ? tr("Rename colour %1").arg(before.name) : tr("Change colour %1").arg(before.name);
    return patchEdit<&ShopServices::colours>(text, before, patch);
}

Edit VocabularyEdits::change(const Category &before, const CategoryPatch &patch)
{
    return patchEdit<&ShopServices::categories>(tr("Rename category %1").arg(before.name), before, patch);
}

Edit VocabularyEdits::create(const ColourPatch &colour, const std::shared_ptr<Colour> &made)
{
    return creation<&ShopServices::colours>(tr("Add colour %1").arg(colour.name.value_or(QString())), colour, made);
}

Edit VocabularyEdits::create(const CategoryPatch &category, const std::shared_ptr<Category> &made)
{
    return creation<&ShopServices::categories>(tr("Add category %1").arg(category.name.value_or(QString())), category,
                                               made);
}

Edit VocabularyEdits::remove(const Colour &colour, const QString &carriers)
{
    Edit edit = deletion<&ShopServices::colours>(tr("Delete colour %1").arg(colour.name), colour);
    edit.offer = removedText(colour.name, carriers);
    return edit;
}

Edit VocabularyEdits::remove(const Category &category, const QString &carriers)
{
    Edit edit = deletion<&ShopServices::categories>(tr("Delete category %1").arg(category.name), category);
    edit.offer = removedText(category.name, carriers);
    return edit;
}

QString VocabularyEdits::removedText(const QString &name, const QString &carriers)
{
    return carriers.isEmpty() ? tr("Deleted %1.").arg(name)
                              : tr("Deleted %1. It is still used on %2.").arg(name, carriers);
}

} // namespace stemdesk::ui
