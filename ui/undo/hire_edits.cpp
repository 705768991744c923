#include "ui/undo/hire_edits.h"

#include "core/services/services.h"
#include "ui/undo/creation_edit.h"

namespace stemdesk::ui {

Edit writeReturnEdit(const QString &text, const EventId &event, const HireReturn &before, const HireReturnPatch &patch)
{
    const auto write = [event](const HireReturnPatch &to, const HireReturnPatch &from) {
        return [=](ShopServices &services) { return statusOf(services.hire.writeReturns(event, {to}, {from})); };
    };
    const HireReturnPatch from = inverse(before, patch);
    return {.text = text, .apply = write(patch, from), .revert = write(from, patch)};
}

} // namespace stemdesk::ui
