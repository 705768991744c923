#include "ui/undo/picture_edits.h"

#include "core/services/services.h"
#include "ui/undo/creation_edit.h"
#include "ui/undo/event_edits.h"
#include "ui/undo/order_sheet_edits.h"

#include <memory>

namespace stemdesk::ui {

namespace {

/// `patch(names)` returns the edit that adds the stored pictures.
template <class Patch>
Edit addition(const QString &text, const QList<Image> &images, Patch patch)
{
    struct Steps {
        QList<Image> images; ///< Until they are stored.
        std::optional<Edit> named;
    };
    const auto steps = std::make_shared<Steps>(Steps{.images = images}); // Shared by apply and revert.
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                if (steps->named)
                    return steps->named->apply(services);
                Edit named;
                const auto use = [&](const QStringList &names) {
                    named = patch(names);
                    return named.apply(services);
                };
                TRY(services.images.createFor(steps->images, use));
                steps->images.clear();
                steps->named = std::move(named);
                return {};
            },
            .revert = [=](ShopServices &services) -> Status { return steps->named->revert(services); }};
}

} // namespace

Edit addPicturesEdit(const QString &text, const Event &before, const QList<Image> &images)
{
    return inEvent(before.id, addition(text, images, [=](const QStringList &names) {
                       return patchEventEdit(text, before, {.imageUrls = before.imageUrls + names});
                   }));
}

Edit addPicturesEdit(const QString &text, const EventGroup &before, const QList<Image> &images)
{
    return inEvent(before.eventId, addition(text, images, [=](const QStringList &names) {
                       return patchGroupEdit(text, before, {.imageUrls = before.imageUrls + names});
                   }));
}

Edit addPicturesEdit(const QString &text, const OrderSheetId &sheet, const ReceivedRow &before,
                     const QList<Image> &images)
{
    ReceivedRow named = before;
    named.imageUrls = before.imageUrls.value_or(QStringList());
    return addition(text, images, [=](const QStringList &names) {
        ReceivedRow after = named;
        *after.imageUrls += names;
        return receiveEdit(text, sheet, {named}, {after});
    });
}

} // namespace stemdesk::ui
