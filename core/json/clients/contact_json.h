#pragma once

#include "core/domain/clients/contact.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {

class JsonWriter;

extern const FieldList kContactFields;

using ContactBody = ResourceBody<ContactId, ContactPatch>;

void writeContact(JsonWriter &json, const Contact &contact, const FieldSelection &fields);
Result<ContactBody> contactBodyFrom(JsonObject object, BodyKind kind);

} // namespace stemdesk
