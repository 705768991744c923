#include "ui/undo/contact_edits.h"

#include "core/services/services.h"
#include "ui/undo/creation_edit.h"
#include "ui/undo/patch_edit.h"

namespace stemdesk::ui {

namespace {

Result<Contact> restoredContact(ShopServices &services, const DeletedContact &contact)
{
    return services.contacts.restore(contact);
}

} // namespace

Edit createContactEdit(const QString &text, const ContactPatch &patch, const std::shared_ptr<ContactId> &made)
{
    return creation<Contact>(
        text,
        [=](ShopServices &services) -> Result<ContactId> {
            const auto contact = TRY(services.contacts.create(patch));
            *made = contact.id;
            return contact.id;
        },
        [](ShopServices &services, const Contact &contact) {
            return services.contacts.restore({.contact = contact, .events = {}});
        },
        [](ShopServices &services, const ContactId &id) { return services.contacts.remove(id, false); });
}

Edit patchContactEdit(const QString &text, const Contact &before, const ContactPatch &patch)
{
    return patchEdit(text, before, patch,
                     [id = before.id](ShopServices &services, const ContactPatch &to, const ContactPatch &from) {
                         return services.contacts.patch(id, to, from);
                     });
}

Edit removeContactEdit(const QString &text, const ContactId &contact)
{
    return removal<DeletedContact>(
        text, [=](ShopServices &services) { return services.contacts.removeWhole(contact); }, restoredContact);
}

} // namespace stemdesk::ui
