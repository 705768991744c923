#include "core/json/clients/contact_json.h"

#include "core/json/resource_codec.h"

namespace stemdesk {

constinit const FieldList kContactFields(specOf<contactSpec>);

void writeContact(JsonWriter &json, const Contact &contact, const FieldSelection &fields)
{
    writeResource(json, contactSpec(), contact, fields);
}

Result<ContactBody> contactBodyFrom(JsonObject object, BodyKind kind)
{
    return resourceBodyFrom<ContactBody>(contactSpec(), object, kind);
}

} // namespace stemdesk
