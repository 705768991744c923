#include "ui/undo/contact_edits.h"

#include "core/services/services.h"
#include "ui/undo/creation_edit.h"
#include "ui/undo/patch_edit.h"

namespace stemdesk::ui {

Edit createContactEdit(const QString &text, const ContactPatch &patch, const std::shared_ptr<ContactId> &made)
{
    return creation<Contact>(
        text, made, [=](ShopServices &services) { return services.contacts.create(patch); },
        [](ShopServices &services, const Contact &contact) {
            return services.contacts.restore({.contact = contact, .events = {}});
        },
        [](ShopServices &services, const ContactId &id) { return services.contacts.remove(id, false); });
}

Edit patchContactEdit(const QString &text, const Contact &before, const ContactPatch &patch)
{
    return patchEdit<&ShopServices::contacts>(text, before, patch);
}

Edit removeContactEdit(const QString &text, const ContactId &contact)
{
    return removal<DeletedContact>(
        text, [=](ShopServices &services) { return services.contacts.removeWhole(contact); },
        kRestored<&ShopServices::contacts>);
}

} // namespace stemdesk::ui
