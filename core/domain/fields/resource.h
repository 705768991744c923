#pragma once

#include "core/base/result.h"
#include "core/domain/fields/field.h"

#include <span>
#include <utility>

namespace stemdesk {

/// The description of a resource: its fields in the order of JSON. Codecs, stores, exports, the rules of shop files and
/// tests walk them, so that a field is listed only here.
struct ResourceSpec {
    std::string_view table; ///< In the database.
    std::span<const ResourceField> fields;
};

/// The description of a resource with the types of its objects and patches.
template <class Object, class Patch>
struct SpecOf : ResourceSpec {};

/// `spec` as a function whose result does not name the types.
template <auto spec>
const ResourceSpec &specOf()
{
    return spec();
}

/// Applies the patch to the object, field by field. `isNew`: the object has not been stored yet.
void applyFields(FieldRules &rules, const ResourceSpec &spec, void *object, const void *patch, bool isNew);
/// For each field that `patch` changes, puts its value in `before` into `inverse`.
void invertFields(const ResourceSpec &spec, const void *before, const void *patch, void *inverse);

template <class Object, class Patch>
Result<Object> applied(const SpecOf<Object, Patch> &spec, Object object, const Patch &patch)
{
    FieldRules rules;
    applyFields(rules, spec, &object, &patch, object.version == 0);
    return rules.result(std::move(object));
}

template <class Object, class Patch>
Patch inverted(const SpecOf<Object, Patch> &spec, const Object &before, const Patch &patch)
{
    Patch inverse;
    invertFields(spec, &before, &patch, &inverse);
    return inverse;
}

} // namespace stemdesk
