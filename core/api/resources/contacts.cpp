#include "core/api/api.h"
#include "core/api/plain_resource.h"
#include "core/json/clients/contact_json.h"

namespace stemdesk {

namespace {

struct Contacts
    : PlainResource<contactSpec, &ShopServices::contacts, CodecOf<kContactFields, contactBodyFrom, writeContact>> {
    using PlainResource::PlainResource;
    static Result<Contacts> of(const Call &call) { return Contacts(call); }

    static Status requireQuery(const Call &call)
    {
        TRY(call.query.flag("force"));
        return {};
    }
    Result<Contact> remove(const ContactId &id) const
    {
        const bool force = TRY(call.query.flag("force"));
        return own().remove(id, force);
    }
};

} // namespace

void addContactRoutes(Routes &routes)
{
    CrudRoutes at = routesOf(contactSpec());
    at.removal = {"force"};
    addCrud<Contacts>(routes, at);
}

} // namespace stemdesk
