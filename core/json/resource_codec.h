#pragma once

#include "core/domain/fields/resource.h"
#include "core/json/field_selection.h"
#include "core/json/object_writer.h"
#include "core/json/resource_body.h"

namespace stemdesk {

/// Writes a field that is kOwnWrite: void (ObjectWriter &out, const Field &field, const Object &object).
using WriteOwn = void (*)(ObjectWriter &out, const Field &field, const void *object);

/// Writes the selected fields in the order of the description.
void writeFields(JsonWriter &json, const ResourceSpec &spec, const void *object, const FieldSelection &fields,
                 WriteOwn own = nullptr);
/// Reads all fields into a patch, except the object's own id and those that are kOwnRead. Accepts and ignores read-only
/// fields.
void readFields(ObjectReader &reader, const ResourceSpec &spec, void *patch);

template <class Object, class Patch>
void writeResource(JsonWriter &json, const SpecOf<Object, Patch> &spec, const Object &object,
                   const FieldSelection &fields)
{
    writeFields(json, spec, &object, fields);
}

/// Reads the object's own id, which is its first field, and all that readFields() reads.
template <class Object, class Patch, class IdType>
void readResource(ObjectReader &reader, const SpecOf<Object, Patch> &spec, BodyKind kind,
                  ResourceBody<IdType, Patch> &body)
{
    readOwnId(reader, spec.fields.front().key(), kind, body.id);
    readFields(reader, spec, &body.patch);
}

/// Reads the body of a resource by its specification alone.
template <class Body, class Object, class Patch>
Result<Body> resourceBodyFrom(const SpecOf<Object, Patch> &spec, JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    Body body;
    readResource(reader, spec, kind, body);
    return finished(reader, std::move(body));
}

/// The codec of a resource whose JSON follows from its description alone: its fields, and how it is written and read.
template <auto spec>
struct ResourceCodec;
template <class Described, class Patch, const SpecOf<Described, Patch> &(*spec)()>
struct ResourceCodec<spec> {
    using Object = Described;
    using IdType = decltype(Object::id);
    using Body = ResourceBody<IdType, Patch>;

    static inline constinit const FieldList kFields{specOf<spec>};

    static void write(JsonWriter &json, const Object &object, const FieldSelection &fields)
    {
        writeResource(json, spec(), object, fields);
    }
    static Result<Body> bodyFrom(JsonObject object, BodyKind kind)
    {
        return resourceBodyFrom<Body>(spec(), object, kind);
    }
};

} // namespace stemdesk
