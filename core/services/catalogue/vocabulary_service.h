#pragma once

#include "core/domain/catalogue/category.h"
#include "core/domain/catalogue/colour.h"
#include "core/domain/events/event.h"
#include "core/services/resource_service.h"
#include "core/services/service.h"

#include <QHash>
#include <QList>
#include <QString>

namespace stemdesk {

/// Renames a colour on every variant of the shop that has it, regardless of case. Counts as a change of those variants
/// and their products.
Status renameColourOnVariants(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after);

/// Renames a category on products in the same way.
Status renameCategoryOnProducts(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after);

/// How often each word is used, whether or not it is in the vocabulary.
struct VocabularyUse {
    // By caseFolded() name; unused words are left out.
    QHash<QString, qint64> variantsByColour;
    QHash<QString, qint64> eventsByColour;
    QHash<QString, qint64> productsByCategory;
};

/// Colours and categories: presets, which cannot be changed or deleted (preset_read_only), and the shop's own words.
/// Renaming renames the tag on variants and events, or on products, in the same transaction. Deleting leaves the tag.
class ColourService : public ResourceService<colourSpec> {
public:
    using ResourceService::ResourceService;

protected:
    Status allow(const Colour &colour, ChangeAction action) const override;
    Status follow(UnitOfWork &work, const Colour *before, const Colour *after) override;
};

class CategoryService : public ResourceService<categorySpec> {
public:
    using ResourceService::ResourceService;

protected:
    Status allow(const Category &category, ChangeAction action) const override;
    Status follow(UnitOfWork &work, const Category *before, const Category *after) override;
};

/// Reads which objects use the words.
class VocabularyService : public Service {
public:
    using Service::Service;

    /// Reads the whole catalogue; REQUIRES: a thread that may block.
    Result<VocabularyUse> use() const;
    /// The events with this colour in their scheme, regardless of case; at most `limit`, latest first.
    Result<QList<Event>> eventsWithColour(const QString &colour, int limit) const;
};

} // namespace stemdesk
