#pragma once

#include "core/base/result.h"
#include "core/domain/catalogue/category.h"
#include "core/domain/catalogue/colour.h"
#include "core/domain/events/event.h"
#include "core/domain/page.h"

#include <QHash>
#include <QList>
#include <QString>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Renames a colour on every variant of the shop that has it, regardless of case. Counts as a change of those variants
/// and their products.
Status renameColourOnVariants(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after);

/// Renames a category on products in the same way.
Status renameCategoryOnProducts(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after);

class ServiceContext;

/// How often each word is used, whether or not it is in the vocabulary.
struct VocabularyUse {
    // By caseFolded() name; unused words are left out.
    QHash<QString, qint64> variantsByColour;
    QHash<QString, qint64> eventsByColour;
    QHash<QString, qint64> productsByCategory;
};

/// Colours and categories: presets that are fixed, and the shop's own words.
/// Names are unique without regard to case (name_taken); a preset refuses every change (preset_read_only).
/// Renaming renames the tag on variants and events, or on products, in the same transaction. Deleting leaves the tag.
class VocabularyService {
public:
    explicit VocabularyService(ServiceContext &context) : m_context(context) {}

    Result<Page<Colour>> colours(const VocabularyFilter &filter, const PageRequest &page) const;
    Result<QList<Colour>> allColours() const;
    Result<Colour> colour(ColourId id) const;
    Result<Colour> createColour(const ColourPatch &patch);
    Result<Colour> patchColour(ColourId id, const ColourPatch &patch, const std::optional<ColourPatch> &expected = {});
    /// The deleted colour, for restore().
    Result<Colour> removeColour(ColourId id);
    Result<Colour> restore(const Colour &snapshot);

    Result<Page<Category>> categories(const VocabularyFilter &filter, const PageRequest &page) const;
    Result<QList<Category>> allCategories() const;
    Result<Category> category(CategoryId id) const;
    Result<Category> createCategory(const CategoryPatch &patch);
    Result<Category> patchCategory(CategoryId id, const CategoryPatch &patch,
                                   const std::optional<CategoryPatch> &expected = {});
    Result<Category> removeCategory(CategoryId id);
    Result<Category> restore(const Category &snapshot);

    /// Reads the whole catalogue; REQUIRES: a thread that may block.
    Result<VocabularyUse> use() const;
    /// The events with this colour in their scheme, regardless of case; at most `limit`, latest first.
    Result<QList<Event>> eventsWithColour(const QString &colour, int limit) const;

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
