#include "core/json/clients/contact_json.h"

#include "core/json/object_writer.h"

namespace stemdesk {

void writeContact(JsonWriter &json, const Contact &contact, const FieldSelection &fields)
{
    constexpr auto &kFields = kContactFields;
    ObjectWriter out(json, fields);
    out.field(kFields["contactId"], contact.id);
    out.field(kFields["name"], contact.name);
    out.nullableText(kFields["company"], contact.company);
    out.field(kFields["emails"], contact.emails);
    out.field(kFields["phones"], contact.phones);
    out.nullableText(kFields["address"], contact.address);
    out.nullableText(kFields["country"], contact.country);
    out.nullableText(kFields["taxNumber"], contact.taxNumber);
    out.nullableText(kFields["electronicAddress"], contact.electronicAddress);
    out.nullableText(kFields["notes"], contact.notes);
    out.nullableText(kFields["externalId"], contact.externalId);
    out.field(kFields["createdAt"], contact.createdAt);
    out.field(kFields["updatedAt"], contact.updatedAt);
}

Result<ContactBody> contactBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    ContactBody body;
    ContactPatch &patch = body.patch;
    readOwnId(reader, "contactId", kind, body.id);
    reader.read("name", patch.name);
    reader.nullableText("company", patch.company);
    reader.read("emails", patch.emails);
    reader.read("phones", patch.phones);
    reader.nullableText("address", patch.address);
    reader.nullableText("country", patch.country);
    reader.nullableText("taxNumber", patch.taxNumber);
    reader.nullableText("electronicAddress", patch.electronicAddress);
    reader.nullableText("notes", patch.notes);
    reader.nullableText("externalId", patch.externalId);
    reader.ignore("createdAt", "updatedAt");
    return finished(reader, std::move(body));
}

} // namespace stemdesk
