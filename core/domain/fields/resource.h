#pragma once

#include "core/base/result.h"
#include "core/domain/fields/field.h"

#include <memory>
#include <span>
#include <utility>

namespace stemdesk {

/// Handles a resource's objects and patches in code that does not know their types.
struct ResourceTypes {
    std::shared_ptr<void> (*newObject)();
    std::shared_ptr<void> (*newPatch)();
    void (*assign)(void *object, const void *other);
    bool (*isSame)(const void *object, const void *other);
    bool (*isSamePatch)(const void *patch, const void *other);
};

/// The description of a resource: its fields in the order of JSON. Codecs, stores, services, exports, the rules of shop
/// files and tests walk them, so that a field is listed only here.
struct ResourceSpec {
    std::string_view table; ///< In the database.
    std::span<const ResourceField> fields;
    const ResourceTypes *types;
    Resource resource;
    bool isExported = false; ///< As a separate table with its fields as columns.
    std::string_view hidingColumn = {}; ///< A flag of rows that are never shown.

    // For a resource whose fields come from fieldsOf() and begin with its own id.
    IdBytes &id(void *object) const { return fields.front().in<IdBytes>(object); }
    Instant &createdAt(void *object) const { return fields[fields.size() - 3].in<Instant>(object); }
    Instant &updatedAt(void *object) const { return fields[fields.size() - 2].in<Instant>(object); }
    int &version(void *object) const { return fields.back().in<int>(object); }

    /// The first field with that flag, or nullptr.
    const ResourceField *fieldThatIs(FieldUse use) const;
    const ResourceField *fieldNamed(std::string_view name) const;
};

/// The description of a resource with the types of its objects and patches.
template <class Object, class Patch>
struct SpecOf : ResourceSpec {};

template <class Object, class Patch>
inline constexpr ResourceTypes kResourceTypes{
    .newObject = [] { return std::shared_ptr<void>(std::make_shared<Object>()); },
    .newPatch = [] { return std::shared_ptr<void>(std::make_shared<Patch>()); },
    .assign = [](void *to, const void *from) { *static_cast<Object *>(to) = *static_cast<const Object *>(from); },
    .isSame =
        [](const void *one, const void *other) {
            return *static_cast<const Object *>(one) == *static_cast<const Object *>(other);
        },
    .isSamePatch =
        [](const void *one, const void *other) {
            return *static_cast<const Patch *>(one) == *static_cast<const Patch *>(other);
        }};

inline constexpr bool kIsExported = true;

/// The description of a resource with these fields.
template <class Object, class Patch>
constexpr SpecOf<Object, Patch> described(std::string_view table, std::span<const ResourceField> fields,
                                          bool isExported = false, std::string_view hidingColumn = {})
{
    return {{table, fields, &kResourceTypes<Object, Patch>, decltype(Object::id)::kind(), isExported, hidingColumn}};
}

/// `spec` as a function whose result does not name the types.
template <auto spec>
const ResourceSpec &specOf()
{
    return spec();
}

/// The types of a description, as of ResourceStore<supplierSpec>.
template <auto spec>
struct Described;
template <class Is, class By, const SpecOf<Is, By> &(*spec)()>
struct Described<spec> {
    using Object = Is;
    using Patch = By;
    using IdType = decltype(Is::id);
};

/// Applies the patch to the object, field by field. `isNew`: the object has not been stored yet.
void applyFields(FieldRules &rules, const ResourceSpec &spec, void *object, const void *patch, bool isNew);
/// Applies the patch, and returns the first rule that it breaks. Only for fields that come from fieldsOf().
Status applyPatch(const ResourceSpec &spec, void *object, const void *patch);
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
