#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/api/list_filters.h"
#include "core/json/clients/contact_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Contacts : CodecOf<kContactFields, contactBodyFrom, writeContact> {
    static constexpr QByteArrayView kIdField = "contactId";
    static constexpr qsizetype kIdAt = 0;

    const Call &call;

    static Contact sample() { return {.name = u"-"_s, .version = 1}; }
    static Result<Contacts> of(const Call &call) { return Contacts{{}, call}; }
    static Status requireQuery(const Call &call)
    {
        TRY(call.query.flag("force"));
        return {};
    }
    Result<Page<Contact>> list(const PageRequest &page, const FieldSelection &) const
    {
        const ContactFilter filter = TRY(contactFilterOf(call));
        return call.shop.contacts.list(filter, page);
    }
    Result<Contact> find(const ContactId &id, const FieldSelection &) const { return call.shop.contacts.find(id); }
    Result<Written<Contact>> create(const Body &body) const { return written(call.shop.contacts.create(body.patch)); }
    Result<Written<Contact>> patch(const ContactId &id, const Body &body) const
    {
        return written(call.shop.contacts.patch(id, body.patch));
    }
    Result<Contact> remove(const ContactId &id) const
    {
        const bool force = TRY(call.query.flag("force"));
        return call.shop.contacts.remove(id, force);
    }
};

} // namespace

void addContactRoutes(Routes &routes)
{
    addCrud<Contacts>(routes,
                      {.path = "/api/v1/contacts",
                       .object = "/{id}",
                       .read = Scope::ContactsRead,
                       .write = Scope::ContactsWrite,
                       .filters = {"q", "externalId"},
                       .removal = {"force"}});
}

} // namespace stemdesk
