#pragma once

#include "core/domain/catalogue/category.h"
#include "core/domain/catalogue/colour.h"
#include "ui/undo/edits.h"

#include <QCoreApplication>

#include <memory>

namespace stemdesk::ui {

/// Edits of the shop's colours and categories. Renaming also renames the word wherever it is used; deleting leaves it
/// there: `carriers` says where ("12 varieties"), empty if nowhere.
class VocabularyEdits {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::VocabularyEdits)

public:
    static Edit change(const Colour &before, const ColourPatch &patch);
    static Edit change(const Category &before, const CategoryPatch &patch);

    /// `made` is filled on the edits thread; read it once the edit is done.
    static Edit create(const ColourPatch &colour, const std::shared_ptr<Colour> &made);
    static Edit create(const CategoryPatch &category, const std::shared_ptr<Category> &made);

    static Edit remove(const Colour &colour, const QString &carriers);
    static Edit remove(const Category &category, const QString &carriers);

private:
    static QString removedText(const QString &name, const QString &carriers);
};

} // namespace stemdesk::ui
