#pragma once

#include "core/api/crud.h"
#include "core/api/list_filters.h"
#include "core/json/resource_codec.h"

namespace stemdesk {

/// The path "/api/v1/<table>", scopes and filters that follow from a resource's description.
CrudRoutes routesOf(const ResourceSpec &spec);

/// The rules that the patch breaks whatever it changes.
Status validatePatch(const ResourceSpec &spec, const void *patch);

/// A described resource as ResourceOf wants it, over a ResourceService that is a member of ShopServices. Those with
/// something special derive from it.
template <auto spec, auto service, class Codec = ResourceCodec<spec>>
struct PlainResource : Codec {
    using Object = typename Codec::Object;
    using IdType = typename Codec::IdType;
    using Body = typename Codec::Body;

    explicit PlainResource(const Call &made) : call(made) {}
    static Result<PlainResource> of(const Call &call) { return PlainResource(call); }

    const Call &call;

    static inline const QByteArrayView kIdField = spec().fields.front().key();
    static constexpr qsizetype kIdAt = 0;

    static Status validate(const typename Described<spec>::Patch &patch) { return validatePatch(spec(), &patch); }
    Result<Page<Object>> list(const PageRequest &page, const FieldSelection &) const
    {
        return own().list(TRY(resourceFilterOf(call)), page);
    }
    Result<Object> find(const IdType &id, const FieldSelection &) const { return own().find(id); }
    Result<Written<Object>> create(const Body &body) const { return written(own().create(body.patch)); }
    Result<Written<Object>> patch(const IdType &id, const Body &body) const
    {
        return written(own().patch(id, body.patch));
    }
    /// Not for those whose service deletes nothing.
    Result<Object> remove(const IdType &id) const requires requires(const PlainResource &resource)
    {
        resource.own().remove(id);
    }
    {
        return own().remove(id);
    }

    auto &own() const { return call.shop.*service; }
};

} // namespace stemdesk
