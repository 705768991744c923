#include "core/api/api.h"
#include "core/api/handlers.h"
#include "core/api/list_filters.h"
#include "core/json/clients/contact_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Contacts {
    using Object = Contact;
    using IdType = ContactId;
    using Body = ContactBody;
    static constexpr QByteArrayView kIdField = "contactId";
    static constexpr const auto &kFields = kContactFields;
    static constexpr qsizetype kIdAt = 0;
    static constexpr auto bodyFrom = contactBodyFrom;
    static constexpr auto write = writeContact;

    const Call &call;

    static Contact sample() { return {.name = u"-"_s, .version = 1}; }
    static Result<Contacts> of(const Call &call) { return Contacts{call}; }
    static Status requireQuery(const Call &call)
    {
        const Result<bool> force = call.query.flag("force");
        return force ? Status() : Status(force.error());
    }
    Result<Page<Contact>> list(const PageRequest &page, const FieldSelection &) const
    {
        const Result<ContactFilter> filter = contactFilterOf(call);
        return filter ? call.shop.contacts.list(*filter, page) : Result<Page<Contact>>(filter.error());
    }
    Result<Contact> find(const ContactId &id, const FieldSelection &) const { return call.shop.contacts.find(id); }
    Result<Written<Contact>> create(const Body &body) const { return written(call.shop.contacts.create(body.patch)); }
    Result<QList<QByteArray>> patch(const ContactId &id, const Body &body) const
    {
        return changed(call.shop.contacts.patch(id, body.patch));
    }
    Result<Contact> remove(const ContactId &id) const
    {
        const Result<bool> force = call.query.flag("force");
        return force ? call.shop.contacts.remove(id, *force) : Result<Contact>(force.error());
    }
};

} // namespace

void addContactRoutes(Routes &routes)
{
    using enum http::Method;
    const std::vector<IdCheck> id{requireIdOf<ContactId>};
    routes.add(Get, "/api/v1/contacts",
               {listHandler<Contacts>,
                Scope::ContactsRead,
                {},
                {"limit", "cursor", "ids", "fields", "updatedSince", "q", "externalId"}});
    routes.add(Post, "/api/v1/contacts", {postHandler<Contacts>, Scope::ContactsWrite, {}, {}});
    routes.add(Get, "/api/v1/contacts/{id}", {readHandler<Contacts>, Scope::ContactsRead, id, {"fields"}});
    routes.add(Patch, "/api/v1/contacts/{id}", {patchHandler<Contacts>, Scope::ContactsWrite, id, {}});
    routes.add(Delete, "/api/v1/contacts/{id}", {removeHandler<Contacts>, Scope::ContactsWrite, id, {"force"}});
}

} // namespace stemdesk
