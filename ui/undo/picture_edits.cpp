#include "ui/undo/picture_edits.h"

#include "core/services/services.h"
#include "core/services/unit_of_work.h"
#include "ui/undo/event_edits.h"

#include <memory>

namespace stemdesk::ui {

namespace {

Result<QStringList> stored(ShopServices &services, const QList<Image> &images)
{
    QStringList names;
    for (const Image &image : images) {
        const Result<Image> made = services.images.create(image);
        if (!made)
            return made.error();
        names.append(imageReference(made->id));
    }
    return names;
}

/// `patch(names)` is the edit that adds the stored pictures.
template <class Patch>
Edit addition(const QString &text, const QList<Image> &images, Patch patch)
{
    struct Steps {
        QList<Image> images; ///< Until they are stored.
        std::optional<Edit> named;
    };
    const auto steps = std::make_shared<Steps>(Steps{.images = images}); // Both steps'.
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                if (steps->named)
                    return steps->named->apply(services);
                Result<UnitOfWork> work = UnitOfWork::begin(services.context);
                if (!work)
                    return work.error();
                const Result<QStringList> names = stored(services, steps->images);
                if (!names)
                    return names.error();
                Edit named = patch(*names);
                if (const Status done = named.apply(services); !done)
                    return done;
                if (const Status done = work->commit(); !done)
                    return done;
                steps->images.clear();
                steps->named = std::move(named);
                return {};
            },
            .revert = [=](ShopServices &services) -> Status { return steps->named->revert(services); }};
}

} // namespace

Edit addPicturesEdit(const QString &text, const Event &before, const QList<Image> &images)
{
    return addition(text, images, [=](const QStringList &names) {
        return patchEventEdit(text, before, {.imageUrls = before.imageUrls + names});
    });
}

Edit addPicturesEdit(const QString &text, const EventGroup &before, const QList<Image> &images)
{
    return addition(text, images, [=](const QStringList &names) {
        return patchGroupEdit(text, before, {.imageUrls = before.imageUrls + names});
    });
}

} // namespace stemdesk::ui
